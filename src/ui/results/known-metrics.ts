import type { Assay } from '../../state/model';
import { metricsOf } from '../../state/selectors';

/* The ids of metrics that the page singles out. No other file refers to one by id. */

/** The metric that the answer inspector explains step by step. */
export const EXACT_MATCH = 'exact_match';

/** The metric first compared with human labels. */
export const AGREEMENT_METRIC = 'answer_correct';

/** Scored where evidence and retrieved pages exist. */
const PAGE_HIT = 'page_hit';

/** Whether retrieved pages are compared with evidence. */
export function comparesPages(state: Pick<Assay, 'catalog' | 'result'>): boolean {
  return metricsOf(state).some(({ id }) => id === PAGE_HIT);
}
