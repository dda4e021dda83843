import { defaultThreshold } from '../../analysis/agreement/thresholds';
import type { MetricDescription } from '../../scoring/metric';
import { numericMatch } from '../../scoring/metrics/numeric';
import { f1 } from '../../scoring/metrics/token-f1';

/** A named query, shown with the number of matching questions. */
export interface QuestionFilter {
  readonly id: string;
  readonly label: string;
  readonly query: string;
}

/** The operators that select correct and incorrect answers, to be followed by the threshold. */
export function operatorsOf({
  better,
}: Pick<MetricDescription, 'better'>): readonly [reaches: '>=' | '<=', misses: '<' | '>'] {
  return better === 'higher' ? ['>=', '<'] : ['<=', '>'];
}

/**
 * All filters, in menu order. They refer to the displayed run; the headline metric decides which
 * answers are correct.
 */
export function filtersOf(
  headline: Pick<MetricDescription, 'id' | 'better' | 'correctThreshold'>,
): readonly QuestionFilter[] {
  const threshold = defaultThreshold(headline);
  const [reaches, misses] = operatorsOf(headline);
  const isCorrect = (of: string) => `${of} ${reaches} ${threshold}`;
  const isWrong = (of: string) => `${of} ${misses} ${threshold}`;
  const { id } = headline;
  return [
    { id: 'wrong', label: 'incorrect', query: isWrong(id) },
    { id: 'no-overlap', label: 'no overlap', query: `${f1.id} = 0` },
    { id: 'numeric', label: 'numeric only', query: 'kind = "number"' },
    { id: 'number-missed', label: 'wrong number', query: `${numericMatch.id} = 0` },
    {
      id: 'number-only',
      label: 'right number, but incorrect',
      query: `${numericMatch.id} = 1 and ${isWrong(id)}`,
    },
    {
      id: 'disagree',
      label: 'runs disagree',
      query: `${isCorrect(`best(${id})`)} and ${isWrong(`worst(${id})`)}`,
    },
    { id: 'all-wrong', label: 'no run is correct', query: isWrong(`best(${id})`) },
    { id: 'unscored', label: 'could not be scored', query: 'unscored > 0' },
    { id: 'missing', label: 'no prediction', query: 'response = "missing"' },
    { id: 'noted', label: 'with a note', query: 'note is not empty' },
  ];
}
