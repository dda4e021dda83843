import type { Metric } from '../../scoring/metric';
import type { Dataset } from '../../model';
import { type Scorer, scoreComparison } from '../../scoring/scorer';
import type { Settings } from '../../settings';
import { type Explanation, explain } from './explain';

/** Explains one question in one run under settings that nothing else was scored with. */
export function explainTrial(
  scorer: Scorer,
  dataset: Dataset,
  metrics: readonly Metric[],
  settings: Settings,
  question: number,
  run: number,
): Explanation {
  const comparison = scorer.compare(question, run);
  const kind = dataset.questions.kinds[question] ?? 'text';
  return {
    ...explain({ scorer, scores: [] }, dataset, settings, question, run),
    scores: Object.fromEntries(
      metrics.map((metric) => [metric.id, scoreComparison(metric, kind, comparison, settings)]),
    ),
  };
}
