import type { DecimalMark } from '../../settings';
import type { DecimalConvention } from './numeral';
import { countConventions } from './parse';

/**
 * The decimal convention of a body of answers: the setting where it decides, else the one that more
 * numerals prove by their form (`12,8` and `1.577,5` prove a comma, `12.8` and `1,577,000` a point);
 * a draw is a point. A numeral that proves its own convention is always read by it.
 */
export function decideConvention(texts: Iterable<string>, mark: DecimalMark): DecimalConvention {
  if (mark !== 'auto') return mark;
  let balance = 0;
  for (const text of texts) {
    const { point, comma } = countConventions(text);
    balance += comma - point;
  }
  return balance > 0 ? 'comma' : 'point';
}
