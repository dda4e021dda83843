import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateAll } from '../../../src/core/evaluate';
import { METRICS } from '../../../src/core/scoring/metrics';
import { f1 } from '../../../src/core/scoring/metrics/token-f1';
import type { Dataset } from '../../../src/core/model';
import { runToEnd } from '../../../src/core/progress';
import {
  listSliceColumns,
  MAX_SLICES,
  MIN_SLICE_SIZE,
  sliceInSteps,
} from '../../../src/core/explore/slices';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { orderQuestions } from '../../../src/core/explore/view/order';
import { createQuestionTable } from '../../../src/core/explore/view/question-table';
import { DEFAULT_VIEW } from '../../../src/core/explore/view/view';
import { datasetOf } from '../../support/score-case';

/** Two runs over questions with these additional columns; the first run is always correct. */
function tableOf(columns: Readonly<Record<string, readonly string[]>>, right: readonly boolean[]) {
  const plain = datasetOf(right.map(() => ({ references: ['a b'], prediction: 'a b' })));
  const [run] = plain.runs;
  const dataset: Dataset = {
    ...plain,
    questions: {
      ...plain.questions,
      columns: Object.entries(columns).map(([name, cells]) => ({ name, cells })),
    },
    runs: [
      { ...run!, model: 'strong' },
      { ...run!, model: 'weak', predictions: right.map((is) => (is ? 'a b' : 'c')) },
    ],
  };
  const evaluation = evaluateAll(dataset, DEFAULT_SETTINGS, METRICS);
  const table = createQuestionTable(dataset, evaluation, METRICS);
  const slice = (name: string, clusterOf: Int32Array | null = null) => {
    const field = table.fields.find((one) => one.name === name)!;
    return runToEnd(
      sliceInSteps(name, table.categories(field, 0), evaluation.scores, f1, clusterOf),
    );
  };
  return { table, slice };
}

const repeat = (value: string, times: number) => Array<string>(times).fill(value);

describe('the columns that are offered', () => {
  const count = 20;
  const { table } = tableOf(
    {
      sector: [...repeat('banks', 10), ...repeat('steel', 10)],
      number: repeat('', count).map((_, at) => String(at)),
      remark: repeat('', count),
      source: repeat('report', count),
      partly: [...repeat('yes', 5), ...repeat('', 15)],
    },
    Array<boolean>(count).fill(true),
  );
  const { offered, others } = listSliceColumns(table);

  test('are categories, with or without empty cells', () => {
    expect(offered.map(({ name, slices }) => [name, slices])).toEqual([
      ['sector', 2],
      ['partly', 1],
    ]);
  });

  test('exclude all other columns, each with a reason', () => {
    expect(others).toEqual([
      { name: 'document', why: 'blank' },
      { name: 'type', why: 'same' },
      { name: 'kind', why: 'same' },
      { name: 'number', why: 'apart' },
      { name: 'remark', why: 'blank' },
      { name: 'source', why: 'same' },
    ]);
  });
});

describe('slices', () => {
  const sectors = [...repeat('banks', 4), ...repeat('steel', 3), 'oil', 'gas', ''];
  const right = [true, true, false, false, false, false, false, true, true, true];
  const { table, slice } = tableOf({ sector: sectors }, right);
  const { rows, overall: whole } = slice('sector');

  test('have the mean of each run, the gap between runs and the mean over all runs', () => {
    expect(whole).toEqual([1, 0.5]);
    const figures = rows.map(({ kind, value, values, questions, gap, ease, runs }) => [
      ...[kind, value, values, questions, gap, ease],
      runs.map(({ mean }) => mean),
    ]);
    expect(figures).toEqual([
      ['value', 'banks', 1, 4, 0.5, 0, [1, 0.5]],
      ['value', 'steel', 1, 3, 1, -0.25, [1, 0]],
      ['others', '', 2, 2, 0, 0.25, [1, 1]],
      ['empty', '', 0, 1, 0, 0.25, [1, 1]],
    ]);
  });

  test('have an interval for each mean', () => {
    const [banks, , , empty] = rows;
    expect(banks!.runs[1]!.interval!.low).toBeLessThan(0.5);
    expect(banks!.runs[1]!.interval!.high).toBeGreaterThan(0.5);
    expect(empty!.runs[0]!.interval).toBeNull();
  });

  test('with a single document have the interval for independent questions', () => {
    const oneEach = Int32Array.from([0, 0, 0, 0, 1, 1, 1, 2, 3, 4]);
    expect(slice('sector', oneEach).rows[0]!.runs).toEqual(rows[0]!.runs);
    const mixed = Int32Array.from([0, 0, 1, 1, 1, 1, 1, 2, 3, 4]);
    expect(slice('sector', mixed).rows[0]!.runs[1]!.interval).not.toEqual(
      rows[0]!.runs[1]!.interval,
    );
  });

  test('have a query that selects their questions', () => {
    const opened = rows.map(({ query }) => {
      const found = orderQuestions(table, 0, { ...DEFAULT_VIEW, query });
      return found.kind === 'ordered' ? [...found.order] : found.fault.message;
    });
    expect(opened).toEqual([[0, 1, 2, 3], [4, 5, 6], [7, 8], [9]]);
  });
});

test('every question is in exactly one row, whatever the column', () => {
  const letters = fc.constantFrom('', 'a', 'b', 'c "d"', 'e]', '0');
  fc.assert(
    fc.property(fc.array(letters, { minLength: 1, maxLength: 60 }), (cells) => {
      const { table, slice } = tableOf(
        { 'a column': cells },
        cells.map(() => true),
      );
      const { rows } = slice('a column');
      expect(rows.reduce((sum, { questions }) => sum + questions, 0)).toBe(cells.length);
      for (const { kind, questions, query } of rows) {
        if (kind === 'value') expect(questions).toBeGreaterThanOrEqual(MIN_SLICE_SIZE);
        const found = orderQuestions(table, 0, { ...DEFAULT_VIEW, query });
        expect(found.kind === 'ordered' && found.order.length).toBe(questions);
      }
    }),
    { numRuns: 40 },
  );
});

test('values beyond the limit are combined in one row', () => {
  const values = Array.from({ length: MAX_SLICES + 5 }, (_, at) =>
    repeat(`v${at}`, MIN_SLICE_SIZE),
  ).flat();
  const { slice } = tableOf(
    { many: values },
    values.map(() => true),
  );
  const { rows } = slice('many');
  expect(rows).toHaveLength(MAX_SLICES + 1);
  expect(rows.at(-1)).toMatchObject({ kind: 'others', values: 5, questions: 5 * MIN_SLICE_SIZE });
});
