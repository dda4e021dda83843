import { exactMatch } from '../../scoring/metrics/exact-match';
import { numericMatch } from '../../scoring/metrics/numeric';
import { f1 } from '../../scoring/metrics/token-f1';

/** A named query, offered as a chip with its count. */
export interface QuestionFilter {
  readonly id: string;
  readonly label: string;
  readonly query: string;
}

/** All filters in the order of the chips. They refer to the displayed run. */
export const FILTERS: readonly QuestionFilter[] = [
  { id: 'wrong', label: 'not an exact match', query: `${exactMatch.id} < 1` },
  { id: 'no-overlap', label: 'no overlap', query: `${f1.id} = 0` },
  { id: 'numeric', label: 'numeric only', query: 'kind = "number"' },
  { id: 'number-missed', label: 'wrong number', query: `${numericMatch.id} = 0` },
  {
    id: 'number-only',
    label: 'right number, different wording',
    query: `${numericMatch.id} = 1 and ${exactMatch.id} < 1`,
  },
  { id: 'disagree', label: 'runs disagree', query: `spread(${exactMatch.id}) > 0` },
  { id: 'all-wrong', label: 'no run is exact', query: `best(${exactMatch.id}) < 1` },
  { id: 'unscored', label: 'could not be scored', query: 'unscored > 0' },
  { id: 'missing', label: 'no prediction', query: 'response = "missing"' },
];
