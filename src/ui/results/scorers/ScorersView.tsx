import { Progress } from '@mantine/core';
import { useMemo, useState } from 'react';
import { countRanks, type RunRanks } from '../../../core/analysis/matrix';
import { runName } from '../../../core/model';
import { formatCount, formatRank } from '../../../core/words/numbers';
import { Card } from '../../parts/Card';
import { Conclusion } from '../../parts/Conclusion';
import { DataTable } from '../../parts/DataTable';
import { RunName } from '../../parts/RunName';
import { WorkerError } from '../../parts/WorkerError';
import { useAssay, useAssayStore, useScoredResult } from '../../store-context';
import { useRequest } from '../../use-request';
import { describeRanks } from './describe-ranks';
import { RankOrder } from './RankOrder';
import styles from './scorers.module.css';
import { ScorerTable } from './ScorerTable';

interface PlaceTableProps {
  readonly places: readonly RunRanks[];
  readonly runs: readonly string[];
  readonly scorers: number;
}

/** The runs under every published scorer at once, and what follows for their order. */
export function ScorersView() {
  const store = useAssayStore();
  const scored = useScoredResult();
  const preset = useAssay(({ proposal }) => proposal?.preset ?? null);
  const own = preset?.profile ? { label: preset.label, profile: preset.profile } : null;
  const [share, setShare] = useState(0);
  const request = useMemo(
    () =>
      scored &&
      (() => store.getState().ask.matrix((done, total) => setShare((100 * done) / total))),
    [store, scored],
  );
  const { answer, failed, isCurrent } = useRequest(request);
  if (failed) return <WorkerError />;
  if (!scored || !isCurrent || !answer) {
    return (
      <div className={styles.waiting} role="status">
        <span>Scoring with every published scorer</span>
        <Progress value={share} aria-label="Progress" />
      </div>
    );
  }
  const runs = scored.runs.map(runName);
  const places = countRanks(answer.rows);
  const { news, further } = describeRanks(places, runs, answer.rows.length);
  return (
    <div className={styles.stack}>
      {runs.length > 1 && (
        <>
          <Conclusion headline={news}>{further}</Conclusion>
          <div className={styles.order}>
            <Card title="Rank distribution" note="number of scorers that give each rank to a run">
              <RankTable places={places} runs={runs} scorers={answer.rows.length} />
            </Card>
            <Card
              title="Pairwise order"
              note="by each scorer’s F1, or exact match where it has no F1; select an exception to see its questions"
            >
              <RankOrder matrix={answer} runs={runs} />
            </Card>
          </div>
        </>
      )}
      <Card
        title={`${answer.rows.length} published scorers`}
        note={`reproduced behavior on raw text, 0–100${runs.length > 1 ? '; best in bold, with ranks; ↑ and ↓ mark a rank that differs from the most common one' : ''}`}
      >
        <ScorerTable rows={answer.rows} runs={runs} places={places} own={own} />
      </Card>
    </div>
  );
}

/** One row a run, one column a place: under how many scorers the run takes it, shaded by that. */
function RankTable({ places, runs, scorers }: PlaceTableProps) {
  return (
    <DataTable label="Rank distribution" size="close">
      <thead>
        <tr>
          <th scope="col">Run</th>
          {places.map((_, index) => (
            <th key={index} scope="col">
              {formatRank(index + 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {places.map(({ run, counts }) => (
          <tr key={run}>
            <th scope="row">
              <RunName model={runs[run] ?? ''} run="" index={run} />
            </th>
            {counts.map((count, index) => (
              <td
                key={index}
                className={styles.count}
                data-none={count === 0 || undefined}
                style={{
                  background: `color-mix(in oklab, var(--accent) ${((45 * count) / scorers).toFixed(1)}%, var(--card))`,
                }}
              >
                {formatCount(count)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
