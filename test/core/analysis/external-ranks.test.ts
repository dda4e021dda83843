import { expect, test } from 'vitest';
import { buildMatrix } from '../../../src/core/analysis/matrix';
import { evaluateAll } from '../../../src/core/evaluate';
import { externalMetrics } from '../../../src/core/scoring/external-metric';
import { findProfile } from '../../../src/core/scoring/profiles';
import { profileMetrics } from '../../../src/core/scoring/profiles/profile-metrics';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { idMapping, joinAll, openText } from '../../support/sources';

const squad = findProfile('squad1.1')!;
const [prediction] = idMapping.predictions;
const scores = [
  { column: 'ter', name: 'TER', lowest: 0, highest: 200, better: 'lower' },
  { column: 'bart', name: 'BARTScore', lowest: -9, highest: 0, better: 'higher' },
] as const;

function matrixOf(first: string, second: string, external = true) {
  const dataset = joinAll(
    [
      openText('gold.csv', 'id,answer\nq1,wind power\n'),
      openText('pred.csv', `id,prediction,ter,bart\nq1,wind power,${first}\n`),
      openText('b.csv', `id,prediction,ter,bart\nq1,wind,${second}\n`),
    ],
    {
      ...idMapping,
      predictions: [
        { ...prediction!, name: 'a', scores },
        { ...prediction!, name: 'b', file: 'b.csv', scores },
      ],
    },
  );
  const own = external ? externalMetrics(dataset) : [];
  const { runs } = evaluateAll(dataset, DEFAULT_SETTINGS, [...profileMetrics(squad), ...own]);
  return buildMatrix(runs, [squad], own)!;
}

test('runs are also ranked by each score from a file, lowest first if lower is better for that score', () => {
  const { rows, pairs } = matrixOf('120,-3', '80,-1');
  expect(rows.map(({ profile, ranks, order }) => [profile, ranks, order])).toEqual([
    ['squad1.1', [1, 2], [0, 1]],
    ['external.ter', [2, 1], [1, 0]],
    ['external.bartscore', [2, 1], [1, 0]],
  ]);
  expect(rows[1]?.cells.map(({ value }) => value)).toEqual([120, 80]);
  expect(pairs[0]).toMatchObject({ ahead: 1, behind: 0, count: 2, exceptions: ['squad1.1'] });
});

test('a metric that a run lacks gives no ranks', () => {
  expect(matrixOf('120,-3', ',-1').rows.map(({ profile }) => profile)).toEqual([
    'squad1.1',
    'external.bartscore',
  ]);
});

test('without scores from files, the rows are those of the published scorers', () => {
  const [row, ...others] = matrixOf('1,-1', '1,-1', false).rows;
  expect(others).toEqual([]);
  expect(Object.keys(row!)).toEqual(['profile', 'label', 'scale', 'cells', 'order', 'ranks']);
  expect(Object.keys(row!.cells[0]!)).toEqual(['em', 'f1', 'unscored']);
});
