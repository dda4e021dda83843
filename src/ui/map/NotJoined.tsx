import type { Problem } from '../../core/model';
import type { State } from '../../state/model';
import { Card } from '../parts/Card';
import { ProblemList } from '../parts/ProblemList';
import { useAssay, useAssayInSlices } from '../store-context';
import { Repairs } from './Repairs';

/** Runs that meet no question, with the ways to let them: before all else, since they are not scored. */
export function NotJoined() {
  const problems = useAssayInSlices((state) => state.joined?.problems ?? NONE);
  const isPartial = useAssay(hasUnjoined);
  const hasFailed = useAssay(({ joined, run }) => !joined && run.phase === 'failed');
  // Why a whole join failed stands above the page.
  if (hasFailed) return <Repairs title="Let the ids meet" />;
  if (!isPartial) return null;
  return (
    <Card title="Not joined" note="the other runs are scored without it">
      <ProblemList problems={problems.filter(tellsOfUnjoined)} />
      <Repairs />
    </Card>
  );
}

function hasUnjoined({ joined }: State): boolean {
  return (joined?.unjoined.length ?? 0) > 0;
}

/** Whether a sentence of the join is one that stands in this card. */
export function tellsOfUnjoined({ code }: Problem): boolean {
  return code === 'nothing-matches' || code === 'unjoined-run';
}

const NONE: readonly Problem[] = [];
