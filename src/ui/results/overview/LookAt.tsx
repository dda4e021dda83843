import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { nameOfRun, type RunReport } from '../../../core/model';
import { FILTERS } from '../../../core/score/filters';
import { EVERYTHING } from '../../../core/score/order';
import { Card } from '../../parts/Card';
import { formatCount } from '../../parts/format';
import { useAssay, useAssayStore } from '../../store-context';
import { chooseRun } from '../ask/choose-run';
import { NoAnswer } from '../ask/NoAnswer';
import { useLatest } from '../ask/use-latest';
import { useAskable, useShownRun } from '../ask/use-scored';
import styles from './LookAt.module.css';

/** Where to look next: questions by what happened to them, each line opens them. */
export function LookAt({ runs }: { readonly runs: readonly RunReport[] }) {
  const store = useAssayStore();
  const ask = useAssay((state) => state.ask);
  const askable = useAskable();
  const run = useShownRun();
  const request = useMemo(
    () => (askable ? () => ask.order(run, EVERYTHING) : null),
    [ask, askable, run],
  );
  const { answer, failed } = useLatest(request);
  const open = (filter: string) => {
    store.getState().changeView({ ...EVERYTHING, filters: [filter] });
    store.getState().go('results', 'questions');
  };
  const lines = FILTERS.flatMap(({ id, label }) => {
    const count = answer?.counts[id] ?? 0;
    return count > 0 ? [{ id, label, count }] : [];
  });
  return (
    <Card title="Look at">
      {runs.length > 1 && (
        <NativeSelect
          size="xs"
          mb={8}
          aria-label="Run to look at"
          value={String(run)}
          data={runs.map((one, index) => ({ value: String(index), label: nameOfRun(one) }))}
          onChange={(event) => {
            chooseRun(store, Number(event.currentTarget.value));
          }}
        />
      )}
      {failed && <NoAnswer />}
      {!answer && !failed && <p className={styles.none}>The counts come with the scores.</p>}
      <ul className={styles.lines}>
        {lines.map(({ id, label, count }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.line}
              onClick={() => {
                open(id);
              }}
            >
              <span className={styles.label}>{label}</span>{' '}
              <span className={styles.count}>{formatCount(count)}</span>
            </button>
          </li>
        ))}
      </ul>
      {answer && lines.length === 0 && <p className={styles.none}>Every answer is exact.</p>}
    </Card>
  );
}
