import { Button, Group } from '@mantine/core';
import { runName } from '../../core/model';
import { DOUBTFUL_JOIN } from '../../core/words/problems';
import { useAssayStore, useDeferredAssay } from '../store-context';
import { Card } from './Card';
import { ProblemList } from './ProblemList';

/** Runs that may be joined with the wrong questions, each with the best alternative join. */
export function DoubtfulJoins() {
  const store = useAssayStore();
  const joined = useDeferredAssay((state) => state.joined);
  const doubts = joined?.problems.filter(({ code }) => code === DOUBTFUL_JOIN) ?? [];
  if (!joined || doubts.length === 0) return null;
  return (
    <Card title="Doubtful joins" note="the scores of these runs may be wrong">
      <ProblemList problems={doubts} />
      <Group gap={8} mt={8}>
        {joined.joinChecks.map(
          ({ alternative, ...check }) =>
            alternative && (
              <Button
                key={runName(check)}
                onClick={() => store.getState().setMapping(alternative.mapping, 'the id columns')}
              >
                Join {runName(check)} by {alternative.label}
              </Button>
            ),
        )}
      </Group>
    </Card>
  );
}
