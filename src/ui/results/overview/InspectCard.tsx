import { Group, Text, UnstyledButton } from '@mantine/core';
import { filtersOf } from '../../../core/explore/view/filters';
import { DEFAULT_VIEW } from '../../../core/explore/view/view';
import { formatCount } from '../../../core/words/numbers';
import { Card } from '../../parts/Card';
import { RunSelect } from '../../parts/RunName';
import { WorkerError } from '../../parts/ScoringStatus';
import { Note } from '../../parts/Texts';
import { useAssayStore, useRunNames, useShownRun } from '../../store-context';
import { useAnswer } from '../../use-request';
import { useHeadline } from '../HeadlineSelect';
import { openQuery } from '../open-questions';

/** The filters of the Questions view with their counts; each opens its questions. */
export function InspectCard() {
  const store = useAssayStore();
  const run = useShownRun();
  const hasSeveralRuns = useRunNames().length > 1;
  const headline = useHeadline();
  const { answer, failed } = useAnswer('order', headline ? [run, DEFAULT_VIEW, headline.id] : null);
  const counts = answer?.kind === 'ordered' ? answer.counts : {};
  const lines = (headline ? filtersOf(headline) : []).flatMap(({ id, label, query }) => {
    const count = counts[id] ?? 0;
    return count > 0 ? [{ id, label, query, count }] : [];
  });
  return (
    <Card title="Inspect">
      {hasSeveralRuns && (
        <RunSelect
          mb={8}
          aria-label="Run to inspect"
          value={run}
          onChange={(runIndex) => store.getState().show({ runIndex })}
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
              w="calc(100% + 16px)"
              mx={-8}
              px={8}
              py={4}
              fz="sm"
              bdrs={7}
              className="hoverable"
              onClick={() => openQuery(store, run, query)}
            >
              <span>{label}</span>{' '}
              <Text span inherit c="var(--accent)" td="underline dotted" className="tabular">
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
