import { describe, expect, test } from 'vitest';
import { describeMetric } from '../../../src/core/scoring/metric';
import { METRICS } from '../../../src/core/scoring/metrics';
import { defaultColumns, listColumns } from '../../../src/ui/results/questions/table-columns';
import { layoutColumns } from '../../../src/ui/results/questions/table/column-layout';

const metrics = METRICS.map(describeMetric);
const headline = metrics.find(({ id }) => id === 'answer_correct');
const keys = defaultColumns(metrics, headline);
const vocabulary = {
  fields: keys.map((name) => ({
    name,
    label: name,
    type: 'text' as const,
    perRun: true,
    values: [],
  })),
  runs: [],
};
const { columns } = listColumns(keys, [], vocabulary, metrics);

const layoutAt = (width: number, chosen: { isOwn?: boolean; pinned?: string[] } = {}) =>
  layoutColumns(
    columns,
    { widths: {}, pinned: [], isOwn: false, ...chosen },
    { width, isPhone: false, headline: 'answer_correct', idWidth: 180, hasTexts: true },
  );
const namesAt = (...given: Parameters<typeof layoutAt>) =>
  layoutAt(...given).columns.map(({ label }) => label);

describe('columns that do not fit', () => {
  test('are hidden one by one: the type, scores other than the headline, the reference', () => {
    expect(namesAt(1200)).toEqual([
      ...['Id', 'Question', 'Reference', 'Prediction', 'Type'],
      ...['EM', 'F1', 'Num', 'Correct'],
    ]);
    expect(namesAt(930)).toEqual([
      ...['Id', 'Question', 'Reference', 'Prediction'],
      ...['EM', 'F1', 'Num', 'Correct'],
    ]);
    expect(namesAt(800)).toEqual(['Id', 'Question', 'Reference', 'Prediction', 'EM', 'Correct']);
    expect(namesAt(620)).toEqual(['Id', 'Question', 'Prediction', 'Correct']);
  });

  test('never make the table wider than its frame', () => {
    for (let width = 600; width <= 1400; width += 10) {
      expect(layoutAt(width).minWidth, `${width} px`).toBeLessThanOrEqual(width);
    }
  });

  test('stay if the user chose or pinned them', () => {
    expect(namesAt(620, { isOwn: true })).toHaveLength(columns.length);
    expect(namesAt(620, { pinned: ['type'] })).toEqual([
      ...['Id', 'Question', 'Prediction', 'Type', 'Correct'],
    ]);
  });
});
