import type { QuantityMatch } from '../../answers/quantity/measure';
import { unitOf } from '../../answers/quantity/print';
import type { NumberSettings } from '../../settings';
import { formatDigits } from '../../words/numbers';

/**
 * Why two numbers count as the same or not, in short clauses: what was converted, which scale was
 * supplied, what is missing, and the rule that decided.
 */
export function explainMatch(match: QuantityMatch, settings: NumberSettings): string[] {
  const { reference, prediction, reading: how, rule } = match;
  const clauses: string[] = [];
  if (how.converted) {
    clauses.push(`converted from ${unitOf(prediction)} to ${unitOf(reference)}`);
  }
  if (how.scaled !== 'none') {
    clauses.push(`the ${how.scaled} takes the scale that the question asks for`);
  }
  if (how.percent !== 'as-written') clauses.push('a share read as a per cent');
  if (how.interpretation === 'decrease') clauses.push('the words beside the number say the minus');
  if (how.interpretation === 'millions') clauses.push('“m” is read as millions');
  if (how.interpretation === 'pounds') clauses.push('“pounds” are read as a mass');
  if (how.interpretation === 'cents') clauses.push('a bare number beside cents is read as cents');
  if (how.unitMissing !== 'none') {
    const named = unitOf(how.unitMissing === 'reference' ? prediction : reference);
    clauses.push(`the ${how.unitMissing} names no unit${named === '' ? '' : ` (${named})`}`);
  }
  clauses.push(RULES[rule](settings));
  return clauses;
}

const RULES: Readonly<Record<QuantityMatch['rule'], (settings: NumberSettings) => string>> = {
  equal: () => 'equal',
  inside: () => 'inside the interval of the reference',
  tolerance: (settings) => `within the tolerance${describeTolerance(settings)}`,
  outside: (settings) => `outside the tolerance${describeTolerance(settings)}`,
  'exact-year': () => 'a year that is asked for must be the same',
  interval: () => 'an interval of another kind',
};

function describeTolerance({
  absoluteTolerance,
  relativeTolerance,
  combine,
}: NumberSettings): string {
  const parts = [
    ...(absoluteTolerance === null ? [] : [String(absoluteTolerance)]),
    ...(relativeTolerance === null ? [] : [`${formatDigits(relativeTolerance * 100, 12)} %`]),
  ];
  const joined = parts.join(combine === 'any' ? ' or ' : ' and ');
  return joined === '' ? '' : ` (${joined})`;
}
