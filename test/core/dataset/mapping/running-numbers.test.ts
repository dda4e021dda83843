import { expect, test } from 'vitest';
import { readSequentialNumbers } from '../../../../src/core/dataset/mapping/propose-ids';
import { expectLinear } from '../../../support/linear-time';

test.each([
  [['q0', 'q1', 'q10'], { prefix: 'q', numbers: [0, 1, 10] }],
  [['7', '', '8'], { prefix: '', numbers: [7, 8] }],
  [['a-00', 'a-01'], { prefix: 'a-0', numbers: [0, 1] }],
  [['2024_1', '2024_2'], { prefix: '2024_', numbers: [1, 2] }],
  [[], { prefix: '', numbers: [] }],
])('%j are sequential numbers with a prefix', (ids, read) => {
  expect(readSequentialNumbers(ids)).toEqual(read);
});

test.each([[['q1', 'p2']], [['q9', 'q09']], [['q1', 'q']], [['one']]])(
  '%j are not sequential numbers',
  (ids) => {
    expect(readSequentialNumbers(ids)).toBeNull();
  },
);

test('a long cell of digits takes linear time', () => {
  expectLinear(
    (length) => `${'1'.repeat(length)}x`,
    (text) => readSequentialNumbers([text]),
  );
});
