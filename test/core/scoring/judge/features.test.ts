import { describe, expect, test } from 'vitest';
import { FEATURES, readFeatures } from '../../../../src/core/scoring/judge/features';
import { readPair } from '../../../../src/core/scoring/judge/features/pair';
import { similarity } from '../../../../src/core/scoring/judge/features/similarity';
import { createScorer } from '../../../../src/core/scoring/scorer';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';
import { datasetOf } from '../../../support/score-case';

const { log } = Math;

interface Case {
  readonly question: string;
  readonly references: readonly string[];
  readonly prediction: string;
  /** All features that are not 0, computed by hand. */
  readonly features: Readonly<Record<string, number>>;
}

/** Every key point of the reference is present. */
const COMPLETE = { spelling: 1, 'spelling-worst': 1 };
const REJECTED = { 'tier-none': 1 };

const CASES: readonly Case[] = [
  {
    // Two of the answer’s four words are the reference; the question contains one of the answer’s
    // three content words, “chairs”.
    question: 'Who chairs the climate committee?',
    references: ['Maria Lindqvist'],
    prediction: 'Maria Lindqvist chairs it.',
    features: {
      ...{ kept: 1 / 2, opens: 1, joined: 1, letters: 1 },
      ...{ ...COMPLETE, 'points-few': 1 / 3, 'names-met': 1, repeats: 1 / 3 },
      ...{ 'first-word': 1, 'last-word': 1, 'first-new': 1, 'first-name': 1 },
      ...{ 'reference-length': log(3) / 4, 'candidate-length': log(5) / 4 },
      ...{ 'length-ratio': log(5 / 3) / 3, 'tier-lexical': 1 },
    },
  },
  {
    // A word may be capitalized only because it comes first, so “Berg” is the only name.
    question: 'Who chairs the climate committee?',
    references: ['Maria Lindqvist', 'M. Lindqvist'],
    prediction: 'Anna Berg',
    features: {
      ...{ 'points-none': 1, 'points-few': 1 / 3, 'names-missing': 1 },
      ...{ beyond: 1, 'beyond-count': log(3) / 5, 'beyond-names': log(2) / 3 },
      ...{ 'reference-length': log(3) / 4, 'candidate-length': log(3) / 4 },
      ...{ references: log(2) / 3, ...REJECTED },
    },
  },
  {
    // The word most similar to “flood” is “fires”: each has five character bigrams, counting the
    // first letter as one, and they share one. Character trigrams: 5 in “flood”; 6, 3 and 5 in
    // “storms”, “and” and “fires”, which the answer contains.
    question: 'What are the physical risks?',
    references: ['Floods, storms and fires'],
    prediction: 'storms, fires and droughts',
    features: {
      ...{ kept: 3 / 4, letters: 14 / 19, 'points-few': 1 / 4 },
      ...{ 'last-word': 1, 'first-new': 1, beyond: 1 / 3, 'beyond-count': log(2) / 5 },
      ...{ spelling: 2.2 / 3, 'spelling-worst': 2 / 10, contradicted: 1 },
      ...{ 'items-missing': 1 / 3, 'item-left-out': 1, 'items-beyond': 1 / 3 },
      ...{ 'reference-length': log(5) / 4, 'candidate-length': log(5) / 4, ...REJECTED },
    },
  },
  {
    // “flooding” is reduced to “flood”: the reference begins after 4 of 31 characters.
    question: 'Which risk is named?',
    references: ['transition risk'],
    prediction: 'not transition risk but flooding',
    features: {
      ...{ kept: 2 / 5, opens: 1 - 4 / 31, joined: 1, letters: 1 },
      ...{ ...COMPLETE, 'points-few': 1 / 2, 'taken-back': 1, contradicted: 1 },
      ...{ 'first-word': 1, 'last-word': 1, 'first-new': 1, repeats: 1 / 3 },
      ...{ beyond: 1 / 3, 'beyond-count': log(2) / 5 },
      ...{ 'reference-length': log(3) / 4, 'candidate-length': log(6) / 4 },
      ...{ 'length-ratio': log(2) / 3, ...REJECTED },
    },
  },
  {
    // 40 kt differs from 45 kt by a ninth; 40 and 2020 occur only in the answer. “!” ends the text,
    // so no other sentence follows it.
    question: 'What were emissions in 2021?',
    references: ['45 kt'],
    prediction: 'It was 40 kt, or 45 kt in 2020. Details follow!',
    features: {
      ...{ kept: 2 / 10, opens: 1 - 16 / 46, joined: 1 },
      ...{ 'points-none': 1, 'points-few': 1 / 2, 'first-word': 1, 'last-word': 1 },
      ...{ 'first-new': 1, beyond: 2 / 4, 'beyond-count': log(3) / 5 },
      ...{ 'number-alone': 1, 'number-other': 1, 'number-alone-other': 1 },
      ...{ 'numbers-beyond': log(3) / 3 },
      ...{ 'reference-length': log(3) / 4, 'candidate-length': log(12) / 4 },
      ...{ 'length-ratio': log(4) / 3, ...REJECTED },
    },
  },
  {
    question: 'How many sites?',
    references: ['12'],
    prediction: '12 or 14',
    features: {
      ...{ kept: 1 / 3, opens: 1 },
      ...{ ...COMPLETE, 'points-few': 1 / 2, 'first-word': 1, 'last-word': 1 },
      ...{ 'number-asked': 1, 'number-alone': 1, 'number-met': 1 },
      ...{ 'number-alone-met': 1, 'number-or': 1, 'tier-none': 1, contradicted: 1 },
      ...{ 'numbers-beyond': log(2) / 3, 'reference-length': log(2) / 4 },
      ...{ 'candidate-length': log(4) / 4, 'length-ratio': log(2) / 3 },
    },
  },
  {
    // The period before the space counts as the end of a sentence.
    question: 'Does it have a target?',
    references: ['Yes, 2050'],
    prediction: 'No, it might not. ',
    features: {
      ...{ 'points-none': 1, 'points-few': 1 / 2, 'from-question': 1, 'typed-refused': 1 },
      ...{ 'number-asked': 1, 'number-missing': 1 },
      ...{ 'verdict-asked': 1, 'verdict-opposed': 1, 'denies-only': 1, hedges: 1 },
      ...{ 'reference-length': log(3) / 4, 'candidate-length': log(5) / 4 },
      ...{ 'length-ratio': log(5 / 3) / 3, ...REJECTED },
    },
  },
  {
    question: 'What is the target?',
    references: ['Not disclosed'],
    prediction: '50%',
    features: {
      ...{ 'points-none': 1, 'points-few': 1 / 2, 'numbers-beyond': log(2) / 3 },
      ...{ 'reference-declines': 1, 'answers-only': 1, 'denied-only': 1 },
      ...{ 'reference-length': log(3) / 4, 'candidate-length': log(2) / 4 },
      ...{ shorter: log(3 / 2), 'one-word': 1, ...REJECTED },
    },
  },
  {
    question: 'What is it?',
    references: ['wind power'],
    prediction: '',
    features: {
      ...{ 'points-none': 1, 'points-few': 1 / 3, 'declines-only': 1 },
      ...{ 'reference-length': log(3) / 4, shorter: log(3), ...REJECTED },
    },
  },
];

function readCase({ question, references, prediction }: Omit<Case, 'features'>) {
  const dataset = datasetOf([{ question, references: [...references], prediction }]);
  const values = readFeatures(readPair(createScorer(dataset, DEFAULT_SETTINGS).compare(0, 0)!));
  return FEATURES.map(({ id }, at) => [id, values[at]!] as const);
}

describe('features of the judge', () => {
  test.each(CASES)('$references: “$prediction”', ({ features, ...own }) => {
    const found = readCase(own).filter(([, value]) => value !== 0);
    const expected = Object.entries(features).map(([id, value]): [string, unknown] => [
      id,
      expect.closeTo(value, 10),
    ]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  });

  test.each([
    // The initials of “the agency” without its article are a single letter, which abbreviates
    // nothing.
    ['abbreviates', 'Who audits it?', ['the agency'], 'a bank', 0],
    ['abbreviates', 'Who audits it?', ['the energy agency'], 'EA', 1],
    // “acute” and “physical”, without the question’s “risk”: 8 of 13 trigrams.
    ['letters', 'Which risk is named?', ['–', 'acute physical risk'], 'physical damage', 8 / 13],
    ['letters', 'How many?', ['120'], '1201', 0],
    ['joined', 'Which code is it?', ['J K L'], 'Jkl.', 1],
    ['joined', 'Which code is it?', ['J K L'], 'J, K', 0],
    // A footnote number after the year.
    ['year-noted', 'When did it open?', ['May 1904'], 'It opened in 190412.', 1],
    ['year-noted', 'When did it open?', ['May 1904'], 'It opened in 1904.', 0],
    ['year-noted', 'When did it open?', ['May 1904'], 'It cost 1,904,120.', 0],
    // Only numbers in the same sentence count as preceding.
    ['number-behind', 'What were emissions?', ['45 kt'], 'They were 40 kt and 45 kt.', 1],
    ['number-behind', 'What were emissions?', ['45 kt'], 'Once they were 40 kt. It is 45 kt.', 0],
    // All years of the reference must be present.
    ['year-met', 'When did it report?', ['2019 and 2021'], 'in 2021', 0],
    ['year-met', 'When did it report?', ['2019 and 2021'], 'in 2021 and 2019', 1],
  ])('%s: %s %j “%s”', (id, question, references, prediction, value) => {
    const found = new Map(readCase({ question, references, prediction })).get(id);
    expect(found).toBeCloseTo(value, 10);
  });

  test('the similarity of words is the Dice coefficient over their character bigrams and first letters', () => {
    // The sets {“a”, “ab”} and {“a”, “aa”, “ab”} have two elements in common: 2 · 2 / 5.
    expect(similarity('ab', 'aab')).toBeCloseTo(4 / 5, 10);
    expect(similarity('wind', 'wind')).toBe(1);
    expect(similarity('wind', 'solar')).toBe(0);
  });
});
