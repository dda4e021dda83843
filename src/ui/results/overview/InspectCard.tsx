import { NativeSelect } from '@mantine/core';
import type { RunReport } from '../../../core/analysis/run-report';
import { FILTERS } from '../../../core/explore/view/filters';
import { EVERYTHING } from '../../../core/explore/view/view';
import { runName } from '../../../core/model';
import { formatCount } from '../../../core/words/numbers';
import { Card } from '../../parts/Card';
import { WorkerError } from '../../parts/ScoringStatus';
import { useAssayStore, useShownRun } from '../../store-context';
import { useAnswer } from '../../use-request';
import { openQuery } from '../open-questions';
import styles from './overview.module.css';

/** Where to look next: questions by what happened to them, each line opens them. */
export function InspectCard({ runs }: { readonly runs: readonly RunReport[] }) {
  const store = useAssayStore();
  const run = useShownRun();
  const { answer, failed } = useAnswer('order', [run, EVERYTHING]);
  const counts = answer?.kind === 'ordered' ? answer.counts : {};
  const lines = FILTERS.flatMap(({ id, label, query }) => {
    const count = counts[id] ?? 0;
    return count > 0 ? [{ id, label, query, count }] : [];
  });
  return (
    <Card title="Inspect">
      {runs.length > 1 && (
        <NativeSelect
          size="xs"
          mb={8}
          aria-label="Run to inspect"
          value={String(run)}
          data={runs.map((one, index) => ({ value: String(index), label: runName(one) }))}
          onChange={(event) =>
            store.getState().show({ runIndex: Number(event.currentTarget.value) })
          }
        />
      )}
      {failed && <WorkerError />}
      {!answer && !failed && (
        <p className={styles.lookAtNone}>Counts appear once scoring is done.</p>
      )}
      <ul className={styles.lines}>
        {lines.map(({ id, label, query, count }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.lookAtLine}
              onClick={() => openQuery(store, run, query)}
            >
              <span className={styles.label}>{label}</span>{' '}
              <span className={styles.lookAtCount}>{formatCount(count)}</span>
            </button>
          </li>
        ))}
      </ul>
      {answer && lines.length === 0 && (
        <p className={styles.lookAtNone}>Every answer is an exact match.</p>
      )}
    </Card>
  );
}
