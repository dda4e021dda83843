import { log1p } from '../../../elementary';
import { asksForNumber } from '../../tiers/question';
import { answeringNumbers, contextContradiction, isNumberMatched } from '../../tiers/numbers';
import { compare } from '../../../answers/quantity/decimal';
import type { Pair } from './pair';
import { defineFeatures, flag, share } from './feature';

/** The numbers and dates that a reference answers by. */
export const numberFeatures = defineFeatures(
  [
    ['number-asked', 'either', 'the question asks for a number or a time', ''],
    ['number-answers', 'either', 'the reference answers by a number', ''],
    ['number-alone', 'either', 'the reference is a number', ''],
    ['number-met', 'for', 'the number asked for is there', ''],
    ['number-other', 'against', 'it gives another number', ''],
    ['number-missing', 'against', 'the number asked for is missing', ''],
    ['number-distance', 'against', 'its number is far from the reference’s', ''],
    ['figures-met', 'for', 'the figures of the reference are there', ''],
    ['figures-missing', 'against', 'a figure of the reference is missing', ''],
    [
      'numbers-beyond',
      'against',
      'it gives numbers that neither question nor reference has',
      'it gives no further numbers',
    ],
    ['year-met', 'for', 'the year of the reference is there', ''],
    ['year-missing', 'against', 'the year of the reference is missing', ''],
    ['number-alone-met', 'for', 'the reference is a number, and it is there', ''],
    ['number-alone-other', 'against', 'the reference is a number, and another is given', ''],
    ['number-alone-missing', 'against', 'the reference is a number, and none is given', ''],
  ],
  (pair) => {
    const { comparison, referenceAnswer, evidence } = pair;
    const figures = evidence.points.filter(({ kind }) => kind === 'figure');
    const met = figures.filter((point) => point.met).length;
    const own = answeringNumbers(comparison, referenceAnswer);
    const years = own.filter(({ bareYear }) => bareYear);
    const yearsMet = years.filter((year) => isNumberMatched(comparison, year)).length;
    const answers = figures.length > 0;
    const alone = comparison.kind === 'number';
    const outcome = pair.numbers;
    const isMatched =
      met === figures.length || (outcome.kind === 'compared' && outcome.match.matched);
    const isOther = !isMatched && outcome.kind === 'compared';
    const isMissing = !isMatched && outcome.kind !== 'compared';
    const error = isOther ? (outcome.match.relativeError ?? 1) : 0;
    return [
      flag(
        comparison.rememberQuestion(asksForNumber) ||
          contextContradiction(comparison, referenceAnswer).asksYear,
      ),
      flag(answers),
      flag(alone),
      flag(answers && isMatched),
      flag(answers && isOther),
      flag(answers && isMissing),
      answers ? Math.min(1, error) : 0,
      share(met, figures.length),
      flag(met < figures.length),
      log1p(numbersBeyond(pair)) / 3,
      flag(years.length > 0 && yearsMet === years.length),
      flag(yearsMet < years.length),
      flag(alone && isMatched),
      flag(alone && isOther),
      flag(alone && isMissing),
    ];
  },
);

function numbersBeyond({ comparison, referenceAnswer }: Pair): number {
  const given = [
    ...comparison.quantitiesOf(referenceAnswer),
    ...comparison.numberContext().question,
  ];
  return comparison
    .quantitiesOf(comparison.prediction)
    .filter(({ value }) => !given.some((other) => compare(other.value, value) === 0)).length;
}
