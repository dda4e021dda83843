import type { MetricDescription } from '../../core/scoring/metric';
import { METRICS } from '../../core/scoring/metrics';

/* The few places that single a metric out name it here and nowhere else. */

/** The metric whose zeros and ones the microscope explains step by step. */
export const EXACT_MATCH = 'exact_match';

/** The metric a chart begins with and a narrow screen keeps. */
export const MAIN_METRIC = 'f1';

/** The metric that is held against people first. */
export const AGREEMENT_METRIC = 'answer_correct';

/** The metrics that a table shows without being asked. */
export const HEADLINE_METRICS: readonly MetricDescription[] = METRICS.filter(
  ({ headline }) => headline,
);
