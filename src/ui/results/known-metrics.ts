import type { Assay } from '../../state/model';
import { metricsOf } from '../../state/selectors';

/* The ids of metrics that the page treats specially. No other file of the page refers to a metric
   by id. */

/** The metric that the answer inspector explains step by step. */
export const EXACT_MATCH = 'exact_match';

/** The metric that is compared with human labels by default. */
export const AGREEMENT_METRIC = 'answer_correct';

/** Scored if there is evidence and there are retrieved pages. */
const PAGE_HIT = 'page_hit';

export function comparesPages(state: Pick<Assay, 'catalog' | 'result'>): boolean {
  return metricsOf(state).some(({ id }) => id === PAGE_HIT);
}
