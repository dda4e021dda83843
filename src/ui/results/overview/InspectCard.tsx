import { Group, NativeSelect, Text, UnstyledButton } from '@mantine/core';
import type { RunReport } from '../../../core/analysis/run-report';
import { filtersOf } from '../../../core/explore/view/filters';
import { DEFAULT_VIEW } from '../../../core/explore/view/view';
import { formatCount } from '../../../core/words/numbers';
import { Card } from '../../parts/Card';
import { runOptions } from '../../parts/RunName';
import { WorkerError } from '../../parts/ScoringStatus';
import { Note } from '../../parts/Texts';
import { useAssayStore, useShownRun, useVisibleRuns } from '../../store-context';
import { useAnswer } from '../../use-request';
import { useHeadline } from '../HeadlineSelect';
import { openQuery } from '../open-questions';
import styles from './overview.module.css';

/** The filters of the Questions view with their counts; each opens its questions. */
export function InspectCard({ runs }: { readonly runs: readonly RunReport[] }) {
  const store = useAssayStore();
  const run = useShownRun();
  const visible = useVisibleRuns();
  const headline = useHeadline();
  const { answer, failed } = useAnswer('order', headline ? [run, DEFAULT_VIEW, headline.id] : null);
  const counts = answer?.kind === 'ordered' ? answer.counts : {};
  const lines = (headline ? filtersOf(headline) : []).flatMap(({ id, label, query }) => {
    const count = counts[id] ?? 0;
    return count > 0 ? [{ id, label, query, count }] : [];
  });
  return (
    <Card title="Inspect">
      {runs.length > 1 && (
        <NativeSelect
          mb={8}
          aria-label="Run to inspect"
          value={String(run)}
          data={runOptions(runs, visible.includes(run) ? visible : [run, ...visible])}
          onChange={(event) =>
            store.getState().show({ runIndex: Number(event.currentTarget.value) })
          }
        />
      )}
      {failed && <WorkerError />}
      {!answer && !failed && <Note>Counts appear once scoring is done.</Note>}
      <ul>
        {lines.map(({ id, label, query, count }) => (
          <li key={id}>
            <Group
              component={UnstyledButton}
              justify="space-between"
              gap={12}
              className={styles.line}
              onClick={() => openQuery(store, run, query)}
            >
              <span>{label}</span>{' '}
              <Text span inherit c="var(--ink-2)" className="figure">
                {formatCount(count)}
              </Text>
            </Group>
          </li>
        ))}
      </ul>
      {answer && lines.length === 0 && <Note>Every answer is correct.</Note>}
    </Card>
  );
}
