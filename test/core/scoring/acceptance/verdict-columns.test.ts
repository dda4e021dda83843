import { expect, test } from 'vitest';
import { STANCES } from '../../../../src/core/answers/abstention';
import { ERROR_KINDS } from '../../../../src/core/scoring/error-kind';
import { REJECTION_REASONS, TIERS } from '../../../../src/core/scoring/tiers/tier';
import {
  createVerdictColumns,
  errorAt,
  recordAcceptance,
  recordError,
  recordStance,
  recordWrapper,
  rejectionReasonAt,
  stanceAt,
  tierAt,
  wrapperAt,
} from '../../../../src/core/scoring/acceptance/verdict-columns';

/** Records each value in its own row, then reads all rows and one row beyond the last. */
function readBack<T>(
  all: readonly T[],
  record: (columns: ReturnType<typeof createVerdictColumns>, row: number, one: T) => void,
  read: (columns: ReturnType<typeof createVerdictColumns>, row: number) => unknown,
) {
  const columns = createVerdictColumns(all.length + 1);
  all.forEach((one, row) => {
    record(columns, row, one);
  });
  return Array.from({ length: all.length + 2 }, (_, row) => read(columns, row));
}

test('tiers and the strict scorer’s rejection reasons are read as recorded', () => {
  const finding = { reason: '', reference: 0 };
  expect(
    readBack(
      TIERS,
      (columns, row, tier) => {
        recordAcceptance(columns, row, { tier, rejection: null, ...finding });
      },
      tierAt,
    ),
  ).toEqual([...TIERS, null, null]);
  const reasonsWith = (tier: (typeof TIERS)[number]) =>
    readBack(
      REJECTION_REASONS,
      (columns, row, rejection) => {
        recordAcceptance(columns, row, { tier, rejection, ...finding });
      },
      rejectionReasonAt,
    );
  expect(reasonsWith('typed')).toEqual([...REJECTION_REASONS, null, null]);
  expect(new Set(reasonsWith('strict'))).toEqual(new Set([null]));
  const columns = createVerdictColumns(1);
  recordAcceptance(columns, 0, { tier: 'typed', rejection: 'unit', ...finding });
  recordAcceptance(columns, 0, null);
  expect([tierAt(columns, 0), rejectionReasonAt(columns, 0)]).toEqual([null, null]);
});

test('stances are read as recorded, and the first one is the default', () => {
  expect(readBack(STANCES, recordStance, stanceAt)).toEqual([...STANCES, 'answers', 'answers']);
});

test('numeric errors are read as recorded', () => {
  expect(readBack(ERROR_KINDS, recordError, errorAt)).toEqual([...ERROR_KINDS, null, null]);
});

test('the outermost wrapper of a prediction is read as recorded', () => {
  const predictions = ['<think>so</think>12', '```\n12\n```', '\\boxed{12}', '12'];
  expect(readBack(predictions, recordWrapper, wrapperAt)).toEqual([
    ...['reasoning', 'code-fence', 'boxed', null, null, null],
  ]);
});
