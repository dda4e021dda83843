import { Progress } from '@mantine/core';
import { useMemo, useState } from 'react';
import { nameOfRun } from '../../../core/model';
import { countPlaces } from '../../../core/analysis/places';
import { Card } from '../../parts/Card';
import { Conclusion } from '../../parts/Conclusion';
import { InTurn } from '../../parts/InTurn';
import { useAssay, useAssayStore, useScoredResult } from '../../store-context';
import { WorkerError } from '../../parts/WorkerError';
import { useRequest } from '../../use-request';
import { describePlaces } from './describe-places';
import { PairList } from './PairList';
import { PlaceTable } from './PlaceTable';
import { ScorerTable } from './ScorerTable';
import styles from './ScorersView.module.css';

/** The runs under every published scorer at once, and what follows for their order. */
export function ScorersView() {
  const store = useAssayStore();
  const askable = useScoredResult();
  const preset = useAssay(({ proposal }) => proposal?.preset ?? null);
  const own = preset?.profile ? { label: preset.label, profile: preset.profile } : null;
  const [share, setShare] = useState(0);
  const request = useMemo(
    () =>
      askable &&
      (() =>
        store.getState().ask.matrix((done, total) => {
          setShare((100 * done) / total);
        })),
    [store, askable],
  );
  const { answer, failed, isCurrent } = useRequest(request);
  if (failed) return <WorkerError />;
  if (!askable || !isCurrent || !answer) {
    return (
      <div className={styles.waiting} role="status">
        <span>Scoring under every published scorer</span>
        <Progress value={share} aria-label="Scored under every published scorer" />
      </div>
    );
  }
  const runs = askable.runs.map(nameOfRun);
  const places = countPlaces(answer.rows);
  const { news, further } = describePlaces(places, runs, answer.rows.length);
  return (
    <div className={styles.stack}>
      {runs.length > 1 && (
        <>
          <Conclusion news={news}>{further}</Conclusion>
          <div className={styles.order}>
            <Card title="Places" note="scorers under which a run takes each place">
              <PlaceTable places={places} runs={runs} scorers={answer.rows.length} />
            </Card>
            <Card
              title="Who is ahead"
              note="by each scorer’s F1, or exact match where it has none; an exception opens its questions"
            >
              <PairList matrix={answer} runs={runs} />
            </Card>
          </div>
        </>
      )}
      <InTurn>
        <Card
          title={`${answer.rows.length} published scorers`}
          note={`each reproduced from its behaviour, on raw texts, in points of 100${runs.length > 1 ? '; the best in bold, with the place of each run; ↑ and ↓ mark another place than under most scorers' : ''}`}
        >
          <ScorerTable rows={answer.rows} runs={runs} places={places} own={own} />
        </Card>
      </InTurn>
    </div>
  );
}
