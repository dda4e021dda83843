import { describe, expect, test } from 'vitest';
import {
  compareNumbers,
  type NumberComparison,
} from '../../../../src/core/answers/quantity/compare';
import type { NumberContext } from '../../../../src/core/answers/quantity/expected-form';
import { parseQuantities } from '../../../../src/core/answers/quantity/parse';
import { DEFAULT_SETTINGS, type NumberSettings } from '../../../../src/core/settings';

const noQuestion: NumberContext = { question: [], asksYear: false };

function compareTexts(
  reference: string,
  prediction: string,
  settings: Partial<NumberSettings> = {},
  context = noQuestion,
): NumberComparison {
  return compareNumbers(parseQuantities(reference), parseQuantities(prediction), context, {
    ...DEFAULT_SETTINGS.numbers,
    ...settings,
  });
}

/** `match`, `miss`, or the reason why nothing was compared. */
function verdict(...parameters: Parameters<typeof compareTexts>): string {
  const outcome = compareTexts(...parameters);
  return outcome.kind === 'compared' ? (outcome.match.matched ? 'match' : 'miss') : outcome.kind;
}

describe('percent', () => {
  test.each([
    ['82%', '82', 'match', 'match', 'incompatible'],
    ['82%', '82.0', 'match', 'match', 'incompatible'],
    ['82%', '0.82', 'match', 'miss', 'incompatible'],
    ['82', '82%', 'match', 'match', 'incompatible'],
    ['0.82', '82%', 'match', 'miss', 'incompatible'],
    ['82%', '82%', 'match', 'match', 'match'],
    ['82%', '0.82%', 'miss', 'miss', 'miss'],
    ['0.82', '82', 'miss', 'miss', 'miss'],
    ['82', '0.82', 'miss', 'miss', 'miss'],
    ['82%', '8200', 'miss', 'miss', 'incompatible'],
  ] as const)('%s and %s', (reference, prediction, either, signOnly, strict) => {
    expect(verdict(reference, prediction, { percent: 'either' })).toBe(either);
    expect(verdict(reference, prediction, { percent: 'sign-only' })).toBe(signOnly);
    expect(verdict(reference, prediction, { percent: 'strict' })).toBe(strict);
  });

  test('errors are in the unit of the reference', () => {
    expect(compareTexts('82%', '0.81')).toMatchObject({
      match: { percentReading: 'reference-as-fraction', absoluteError: 1, relativeError: 1 / 82 },
    });
    expect(compareTexts('0.82', '81%')).toMatchObject({ match: { absoluteError: 0.01 } });
  });
});

test('the tolerance applies to counts of up to three digits, but not to longer ones', () => {
  expect(verdict('4321', '4322')).toBe('miss');
  expect(verdict('321', '322')).toBe('match');
});

describe('currencies', () => {
  test.each([
    ['$5', '5', 'match'],
    ['5', '€5', 'match'],
    ['$5', 'USD 5', 'match'],
    ['CAD 5', '$5', 'match'],
    ['¥5', 'JPY 5', 'match'],
    ['RMB 5', '¥5', 'match'],
    ['$5', '€5', 'incompatible'],
    ['USD 5', 'CAD 5', 'incompatible'],
    ['¥5', '$5', 'incompatible'],
    ['JPY 5', 'CNY 5', 'incompatible'],
    ['EUR 5', '$5 or €5', 'match'],
    ['EUR 5', '5 euros', 'match'],
    ['$0.67', '67 cents', 'match'],
    ['€0.67', '67 cents', 'match'],
    ['67 cents', '67¢', 'match'],
    ['67 cents', '67', 'match'],
    ['67', '67 cents', 'match'],
    ['67 cents', '0.67', 'match'],
    ['67 cents', '70', 'miss'],
    ['$67', '67 cents', 'miss'],
    ['67 US cents', '€0.67', 'incompatible'],
    ['£0.45', '45 pence', 'match'],
    ['$0.10 to $0.15', '10 to 15 cents', 'match'],
    ['$1.2 million', '120 million cents', 'match'],
    ['0.08 USD/kWh', '8 cents per kWh', 'match'],
  ])('%s and %s: %s', (reference, prediction, expected) => {
    expect(verdict(reference, prediction)).toBe(expected);
  });
});

describe('sign and scale', () => {
  test.each([
    ['-473', '(473)', 'match'],
    ['-473', '473', 'miss'],
    ['EUR 2.4 billion', 'EUR 2,400 million', 'match'],
    ['EUR 2.4 billion', '2.4', 'miss'],
    ['1,577 million', '$1.577bn', 'match'],
  ])('%s and %s: %s', (reference, prediction, expected) => {
    expect(verdict(reference, prediction)).toBe(expected);
  });
});

test.each([
  ['68,415', '68,410', 'match'],
  ['68,416', '68,410', 'miss'],
  ['68,410', '68,415', 'match'],
  ['68,410', '68,416', 'miss'],
  ['684', '685', 'match'],
  ['6841', '6842', 'miss'],
  ['-6841', '-6842', 'miss'],
  ['$68,416', '$68,410', 'match'],
])(
  'counts of at least four digits must be equal, or one must be a rounding of the other: %s and %s: %s',
  (reference, prediction, result) => {
    expect(verdict(reference, prediction)).toBe(result);
  },
);

describe('which number in a prediction counts', () => {
  test.each([
    ['5', '3, 5 and 7', 'match', 'miss', 'miss', 'not-only'],
    ['5', '5 of 7', 'match', 'match', 'miss', 'not-only'],
    ['5', '7, so 5', 'match', 'miss', 'match', 'not-only'],
    ['5', 'about 5', 'match', 'match', 'match', 'match'],
    ['5', '3 or 7', 'miss', 'miss', 'miss', 'not-only'],
    ['5', 'none', 'none', 'none', 'none', 'none'],
    ['wind', '5', 'unreadable', 'unreadable', 'unreadable', 'unreadable'],
  ] as const)('reference %s, prediction “%s”', (reference, prediction, any, first, last, only) => {
    expect(verdict(reference, prediction, { choice: 'any' })).toBe(any);
    expect(verdict(reference, prediction, { choice: 'first' })).toBe(first);
    expect(verdict(reference, prediction, { choice: 'last' })).toBe(last);
    expect(verdict(reference, prediction, { choice: 'only' })).toBe(only);
  });

  test('the nearest of several mismatches is reported', () => {
    expect(compareTexts('100', '5, 90 and 300')).toMatchObject({
      candidates: 3,
      match: { absoluteError: 10, prediction: { text: '90' } },
    });
  });
});

describe('the concluding part', () => {
  const working =
    'Receivables were $1,616 million, less $35 million. Therefore, net receivables were $1,581 million.';

  test.each([
    ['$1,616 million', working, 'miss', 'match'],
    ['$1,581 million', working, 'match', 'match'],
    ['5%', `It is 5%. ${working}`, 'match', 'match'],
    ['12', 'It is 12, not 7.', 'match', 'match'],
    ['12', '12 − 5 = 7. So the rest is 7', 'miss', 'match'],
    ['12', 'So 12 it is. Overall, a good year.', 'match', 'match'],
    ['12', '12 sites (also 7)', 'match', 'match'],
  ])('%s in “%s”: %s', (reference, prediction, conclusion, any) => {
    expect(verdict(reference, prediction, { choice: 'conclusion' })).toBe(conclusion);
    expect(verdict(reference, prediction, { choice: 'any' })).toBe(any);
  });
});

describe('excluded numbers', () => {
  const asking = (question: string, asksYear = false): NumberContext => ({
    question: parseQuantities(question),
    asksYear,
  });

  test.each([
    [
      'include numbers of the question',
      '500',
      'Of 200 sites, 500 MW',
      'How much at the 200 sites?',
      'match',
    ],
    ['are not counted by `only`', '500', '200 sites: 500', 'How much at 200 sites?', 'match'],
    [
      'include numbers of the question in another notation',
      '500',
      '1,577.0 and 500',
      'Of 1577?',
      'match',
    ],
    ['include bare years', '500', 'In 2023 it was 500', '', 'match'],
    [
      'do not include a number in a different unit',
      '$72',
      'costs $72 or $80',
      'How much for 72 oz?',
      'not-only',
    ],
    ['do not include the only number', '2040', 'by 2040', 'By when before 2040?', 'match'],
    ['do not include a year if the reference is one', '2040', '2030 then 2040', '', 'not-only'],
    ['do not include an amount that looks like a year', '500', '$2023 and 500', '', 'not-only'],
  ])('%s', (_, reference, prediction, question, expected) => {
    expect(verdict(reference, prediction, { choice: 'only' }, asking(question))).toBe(expected);
  });

  test('do not include a number that equals the reference', () => {
    const context = asking('In the first five games, how many won?');
    expect(verdict('five', 'Five people: 1. A, 2. B', {}, context)).toBe('match');
  });

  test.each([
    ['45.2%', 'They missed the 45% target.', 'none'],
    ['45.2%', 'They missed the target of 45%.', 'none'],
    ['45.2%', 'The 45% target was missed by far.', 'none'],
    ['45.2%', '45%', 'match'],
    ['45.2%', 'about 45%', 'match'],
    ['45.2%', 'The share was 45%.', 'match'],
    ['45.2%', 'They reached 45% in the end.', 'match'],
    ['45.2%', 'They reached 45.3% and met the 45% target.', 'match'],
    ['45%', 'It met the 45% target.', 'match'],
  ])('%s: “%s” restates the question or answers it: %s', (reference, prediction, expected) => {
    const context = asking('Which share did they reach, and did they meet the 45% target?');
    expect(verdict(reference, prediction, {}, context)).toBe(expected);
  });

  test.each([
    ['2,020', '2020', 'match'],
    ['2,020', '2020 sites', 'match'],
    ['2,020', 'It fell in 2020.', 'none'],
    ['2,020', 'by 2020', 'none'],
    ['2,020', 'on 31 December 2020', 'none'],
    ['2020', 'It fell in 2020.', 'match'],
  ])('%s: “%s” is a year or an amount: %s', (reference, prediction, expected) => {
    expect(verdict(reference, prediction, {}, asking('How many were there?'))).toBe(expected);
  });

  test('a prediction that only repeats words of the question has no number to compare', () => {
    expect(verdict('500', '200 sites', {}, asking('At 200 sites?'))).toBe('none');
    expect(verdict('500', '200', {}, asking('At 200 sites?'))).toBe('miss');
  });

  test('are also ignored in the reference, so that the next number in the reference is the answer', () => {
    expect(verdict('In 2023, 500 t', '500')).toBe('match');
    expect(verdict('200 sites: 500 t', '500', {}, asking('Of 200 sites?'))).toBe('match');
    expect(verdict('200 sites: 500 t', '200', {}, asking('Of 200 sites?'))).toBe('miss');
  });
});

describe('years', () => {
  const asksYear: NumberContext = { question: [], asksYear: true };

  test.each([
    ['2040', '2041', true, 'miss'],
    ['2040', 'by 2040', true, 'match'],
    ['2040', '2041', false, 'match'],
    ['2,040', '2,041', true, 'match'],
    ['1850', 'in 1851', true, 'miss'],
    ['850', '851', true, 'match'],
  ])('%s and %s, exact year %s: %s', (reference, prediction, exactYears, expected) => {
    expect(verdict(reference, prediction, { exactYears }, asksYear)).toBe(expected);
  });

  test('are compared as amounts if the question does not ask for a year', () => {
    expect(verdict('2040', '2041', { exactYears: true }, noQuestion)).toBe('match');
  });
});

test('a reference of zero has no relative error', () => {
  expect(compareTexts('0', '0.01')).toMatchObject({
    match: { matched: true, absoluteError: 0.01, relativeError: null },
  });
  expect(verdict('0', '0.011')).toBe('miss');
  expect(verdict('0%', '0')).toBe('match');
});
