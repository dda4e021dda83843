import { compare } from '../../../answers/numerals/decimal';
import { findEqual } from '../../../answers/quantity/equal-values';
import type { Quantity } from '../../../answers/quantity/quantity';
import { findContradiction } from '../../contradictions/contradiction';
import { kindFromForm, readAnswer } from '../../content/reading';
import type { Pair } from './pair';
import { defineFeatures } from './feature';

/**
 * Features about whether a matching number is the requested one, and whether a short answer has the
 * requested type.
 */
export const relevanceFeatures = defineFeatures(
  [
    [
      'number-behind',
      'against',
      'gives a different number of the same kind before the one asked for',
    ],
    ['number-or', 'against', 'leaves open which of two numbers is correct'],
    ['date-other', 'against', 'gives a different date'],
    ['typed-alone', 'for', 'gives only what was asked for'],
    [
      'contradicted',
      'against',
      'contradicts the reference: a different option, swapped values, or the opposite',
    ],
    ['typed-refused', 'against', 'is of the kind asked for, but differs from the reference'],
  ],
  (pair) => {
    const { comparison, reference, referenceAnswer, candidate, acceptance, evidence } = pair;
    const { prediction } = comparison;
    const figures = evidence.points.filter(({ kind }) => kind === 'figure');
    const given = comparison.quantitiesOf(prediction);
    const isNumber = comparison.kind === 'number' || kindFromForm(referenceAnswer) === 'number';
    const matched =
      isNumber && pair.numbers.kind === 'compared' && pair.numbers.match.matched
        ? pair.numbers.match.prediction
        : null;
    const dates = readAnswer(referenceAnswer).dates;
    const kind = kindFromForm(referenceAnswer);
    const isTyped = kind !== 'text' || dates.length > 0;
    const isBrief = candidate.words.length <= reference.words.length + BRIEF_EXTRA;
    return [
      matched !== null && isPrecededByOther(pair, given, matched),
      matched !== null && offersChoice(candidate.text, given),
      dates.length > 0 &&
        readAnswer(prediction).dates.length > 0 &&
        dates.every(({ text }) => figures.some((one) => one.text === text.trim() && !one.found)),
      isTyped && isBrief && acceptance !== null && acceptance.tier !== 'lexical',
      findContradiction(comparison, referenceAnswer) !== null,
      isTyped && isBrief && acceptance === null && kindFromForm(prediction) === kind,
    ];
  },
);

/** Maximum number of words that a brief answer may have in addition to the reference's. */
const BRIEF_EXTRA = 3;

/** Longer answers mention other numbers before the decisive one. */
const MAX_SENTENCES = 2;
const SENTENCE_ENDS = ['. ', '! ', '\n'];

function isPrecededByOther(pair: Pair, given: readonly Quantity[], matched: Quantity): boolean {
  const { comparison, candidate } = pair;
  if (candidate.sentences > MAX_SENTENCES || candidate.text.includes('=')) return false;
  const asked = comparison.numberContext().question;
  const opening = Math.max(
    ...SENTENCE_ENDS.map((end) => candidate.text.lastIndexOf(end, matched.start)),
  );
  const first = given.find(
    (one) =>
      one.start > opening &&
      isAlike(one, matched) &&
      !one.negated &&
      !findEqual(asked, one.value) &&
      !isComparison(pair, one),
  );
  return first !== undefined && compare(first.value, matched.value) !== 0;
}

function isAlike(a: Quantity, b: Quantity): boolean {
  return (
    a.percent === b.percent &&
    a.currency === b.currency &&
    a.unit?.dimension === b.unit?.dimension &&
    a.bareYear === b.bareYear
  );
}

const MAX_WORDS_BETWEEN = 32;
const comparing =
  /(?<!\p{L})(?:from|than|versus|vs\.?|against|compared (?:with|to)|targets?(?: (?:is|was|of))?|average of|would have been) (?:about )?$/iu;
const past =
  /^\)?,? (?:(?:in )?the (?:prior |previous )?year(?: before)?|a year (?:ago|earlier)|last year|(?:was|were) (?:planned|expected))(?!\p{L})/iu;

/** Whether the words around a number mark it as a comparison, unless the question uses them too. */
function isComparison({ candidate, question }: Pair, { start, end }: Quantity): boolean {
  const before = comparing.exec(
    candidate.text.slice(Math.max(0, start - MAX_WORDS_BETWEEN), start),
  );
  if (before) return !question.set.has(before[0].trim().split(' ')[0]?.toLowerCase() ?? '');
  return past.test(candidate.text.slice(end, end + MAX_WORDS_BETWEEN));
}

const or = /^\s*or\s*$/iu;

function offersChoice(text: string, given: readonly Quantity[]): boolean {
  return given.some((one, at) => {
    const next = given[at + 1];
    return (
      next !== undefined &&
      isAlike(one, next) &&
      compare(one.value, next.value) !== 0 &&
      or.test(text.slice(one.end, next.start))
    );
  });
}
