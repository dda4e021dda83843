import { expect, test } from 'vitest';
import { type Limit, reasonOf } from '../../../support/limits';

/* Rules about proportions in words, rounded numbers and dates, on both sides of each limit. */

const IN_WORDS = 'the same proportion, in words';
const SAME_DATE = 'the same date, written differently';

const AMOUNTS: readonly Limit[] = [
  ['nearly half', 'What share?', 47.5, 47.4, (share) => [`${share}%`, 'nearly half'], IN_WORDS],
  [
    'just over half',
    'What share?',
    52.5,
    52.6,
    (share) => [`${share}%`, 'just over half'],
    IN_WORDS,
  ],
  ['half', 'What share?', 50.5, 50.6, (share) => [`${share}%`, 'half'], IN_WORDS],
  ['half, below', 'What share?', 49.5, 49.4, (share) => [`${share}%`, 'half'], IN_WORDS],
  ['two thirds', 'What share?', 67.1, 67.2, (share) => [`${share}%`, 'two thirds'], IN_WORDS],
  [
    'two thirds, below',
    'What share?',
    66.2,
    66.1,
    (share) => [`${share}%`, 'two thirds'],
    IN_WORDS,
  ],
  ['a third', 'What share?', 33.8, 33.9, (share) => [`${share}%`, 'a third'], IN_WORDS],
  ['a third, below', 'What share?', 32.9, 32.8, (share) => [`${share}%`, 'a third'], IN_WORDS],
  [
    'three quarters',
    'What share?',
    75.5,
    75.6,
    (share) => [`${share}%`, 'three quarters'],
    IN_WORDS,
  ],
  [
    'three quarters, below',
    'What share?',
    74.5,
    74.4,
    (share) => [`${share}%`, 'three quarters'],
    IN_WORDS,
  ],
  ['a quarter', 'What share?', 25.5, 25.6, (share) => [`${share}%`, 'a quarter'], IN_WORDS],
  ['a quarter, below', 'What share?', 24.5, 24.4, (share) => [`${share}%`, 'a quarter'], IN_WORDS],
  [
    'a fraction with its share',
    'What share?',
    41.62,
    41.61,
    (share) => [`5/12 (${share}%)`, '5/12'],
    'the same proportion, as a fraction or as a percentage',
  ],
  [
    'a share of a part',
    'What share?',
    37.55,
    37.56,
    (share) => ['3 out of 8', `${share}%`],
    'the same proportion, in words or as a percentage',
  ],
  [
    'a reference that is rounded up',
    'What was it?',
    2.051,
    2.049,
    (value) => [String(value), '2.1'],
    'the reference’s number, rounded to fewer digits',
  ],
  [
    'a rounding by more than 2.5%',
    'What was it?',
    1.76,
    1.75,
    (value) => [String(value), '1.8'],
    'the reference’s number, rounded to fewer digits',
  ],
  [
    'a number below an approximate one',
    'What was it?',
    3850,
    3849,
    (value) => [String(value), 'about 3,900'],
    'the reference’s number, rounded to fewer digits',
  ],
  [
    'a number above an approximate one',
    'What was it?',
    3950,
    3951,
    (value) => [String(value), 'about 3,900'],
    'the reference’s number, rounded to fewer digits',
  ],
  [
    'a copy with a number within 1%',
    'What did it do?',
    45.65,
    45.66,
    (amount) => [
      'It gave amber birch cedar delta 45.2 tonnes ember flint',
      `It gave amber birch cedar delta ${amount} tonnes ember flint`,
    ],
    'it has every key point of the reference not already in the question',
  ],
  [
    'the end of a year',
    'When?',
    31,
    30,
    (day) => [`${day} December 2026`, 'end of 2026'],
    SAME_DATE,
  ],
  [
    'the end of a month',
    'When?',
    29,
    28,
    (day) => [`${day} February 2024`, 'end of February 2024'],
    SAME_DATE,
  ],
  [
    'the start of a year',
    'When?',
    1,
    2,
    (day) => [`${day} January 2026`, 'beginning of 2026'],
    SAME_DATE,
  ],
  [
    'the start of a month',
    'When?',
    1,
    2,
    (day) => [`${day} March 2026`, 'start of March 2026'],
    SAME_DATE,
  ],
];

test.each(AMOUNTS)('%s (%s): %d, not %d', (_, question, last, beyond, pair, reason) => {
  expect(reasonOf(question, ...pair(last))).toBe(reason);
  expect(reasonOf(question, ...pair(beyond))).not.toBe(reason);
});
