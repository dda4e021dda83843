import type { MetricDescription } from '../../../core/scoring/metric';
import type { RunReport } from '../../../core/analysis/run-report';
import type { Uncertainty } from '../../../core/analysis/uncertainty';
import { verdictOf } from '../../../core/analysis/verdict-sentence';
import { findLeaders } from './leaders';
import type { Standing } from './MeanCell';

/**
 * How each run stands to the best of a metric. A run behind it is tied where the paired test does not
 * tell the two apart; metrics that are not compared have no such ties, and where all runs are alike
 * none is the best.
 */
export function findStandings(
  runs: readonly RunReport[],
  metric: MetricDescription,
  { comparisons }: Uncertainty,
): readonly Standing[] {
  const leaders = findLeaders(runs, metric);
  const hasBest = leaders.length < runs.length;
  const pairs = comparisons.find((one) => one.metric === metric.id)?.pairs ?? [];
  return runs.map((_, run) => {
    if (leaders.includes(run)) return hasBest ? 'best' : 'behind';
    const isTied = pairs.some(
      (pair) =>
        ((pair.a === run && leaders.includes(pair.b)) ||
          (pair.b === run && leaders.includes(pair.a))) &&
        pair.n > 0 &&
        verdictOf(pair, metric) === 'undecided',
    );
    return isTied ? 'tied' : 'behind';
  });
}
