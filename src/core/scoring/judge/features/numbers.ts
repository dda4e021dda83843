import { log1p } from '../../../elementary';
import { asksForNumber } from '../../content/question';
import { answeringNumbers, contextForReference, isNumberMatched } from '../../tiers/numbers';
import { findEqual } from '../../../answers/quantity/equal-values';
import { keyOf } from '../../../answers/numerals/decimal';
import type { Quantity } from '../../../answers/quantity/quantity';
import type { Comparison } from '../../comparison';
import type { Pair } from './pair';
import { defineFeatures } from './feature';

/** Features about the numbers and dates that a reference gives as its answer. */
export const numberFeatures = defineFeatures(
  [
    ['number-asked', 'either', 'the question asks for a number or a time'],
    ['number-alone', 'either', 'the reference is a number'],
    ['number-met', 'for', 'has the number asked for'],
    ['number-other', 'against', 'gives a different number'],
    ['number-missing', 'against', 'lacks the number asked for'],
    [
      'numbers-beyond',
      'against',
      'gives numbers that the reference lacks',
      'gives no numbers that the reference lacks',
    ],
    ['year-met', 'for', 'has the reference’s year'],
    ['year-noted', 'for', 'has the reference’s year, followed by a footnote number'],
    ['number-alone-met', 'for', 'the reference is a number, and the answer contains it'],
    [
      'number-alone-other',
      'against',
      'the reference is a number, and the answer gives a different one',
    ],
  ],
  (pair) => {
    const { comparison, referenceAnswer, evidence } = pair;
    const figures = evidence.points.filter(({ kind }) => kind === 'figure');
    const found = figures.filter((point) => point.found).length;
    const own = answeringNumbers(comparison, referenceAnswer);
    const years = own.filter(({ bareYear }) => bareYear);
    const yearsFound = countMatched(comparison, years);
    const answers = figures.length > 0;
    const alone = comparison.kind === 'number';
    const outcome = pair.numbers;
    const isMatched =
      found === figures.length || (outcome.kind === 'compared' && outcome.match.matched);
    const isOther = !isMatched && outcome.kind === 'compared';
    const isMissing = !isMatched && outcome.kind !== 'compared';
    return [
      comparison.rememberQuestion(asksForNumber) ||
        contextForReference(comparison, referenceAnswer).asksYear,
      alone,
      answers && isMatched,
      answers && isOther,
      answers && isMissing,
      log1p(numbersBeyond(pair)) / 3,
      years.length > 0 && yearsFound === years.length,
      figures.some(({ text, found }) => !found && hasNotedYear(pair, text)),
      alone && isMatched,
      alone && isOther,
    ];
  },
);

/** How many of these years the prediction contains; duplicates are looked up once. */
function countMatched(comparison: Comparison, years: readonly Quantity[]): number {
  const known = new Map<string, boolean>();
  return years.filter((year) => {
    const key = `${keyOf(year.value)} ${year.text}`;
    const found = known.get(key) ?? isNumberMatched(comparison, year);
    known.set(key, found);
    return found;
  }).length;
}

const year = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/u;

/**
 * Whether a candidate has a year followed by a footnote number: “in 19041” instead of 1904. In
 * copied answers, the numbers of footnotes directly follow the last digit.
 */
function hasNotedYear({ candidate }: Pair, figure: string): boolean {
  const [own] = year.exec(figure) ?? [];
  return (
    own !== undefined && new RegExp(String.raw`(?<![\d.,])${own}\d{1,2}(?!\d)`).test(candidate.text)
  );
}

function numbersBeyond({ comparison, referenceAnswer }: Pair): number {
  const reference = comparison.quantitiesOf(referenceAnswer);
  const { question } = comparison.numberContext();
  return comparison
    .quantitiesOf(comparison.prediction)
    .filter(({ value }) => !findEqual(reference, value) && !findEqual(question, value)).length;
}
