import { describe, expect, test } from 'vitest';
import { readScore } from '../../../../src/core/dataset/join/external-scores';
import { evaluateAll } from '../../../../src/core/evaluate';
import type { PredictionMapping, ScoreSource } from '../../../../src/core/model';
import { externalMetrics } from '../../../../src/core/scoring/external-metric';
import { METRICS } from '../../../../src/core/scoring/metrics';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';
import { idMapping, joinAll, openText } from '../../../support/sources';

const gold = openText('gold.csv', 'id,answer\nq1,wind\nq2,solar\nq3,hydro\nq4,coal\nq5,gas\n');

const bertscore: ScoreSource = {
  column: 'bertscore',
  name: 'bertscore',
  lowest: 0,
  highest: 1,
  better: 'higher',
};

function joinScores(
  predictions: string,
  scores: readonly ScoreSource[],
  settings = DEFAULT_SETTINGS,
) {
  const [prediction] = idMapping.predictions;
  const mapped = [{ ...prediction!, scores }];
  const sources = [gold, openText('pred.csv', predictions)];
  return joinAll(sources, { ...idMapping, predictions: mapped }, settings);
}

test.each([
  ['0.5', 0.5],
  [' -1e-3 ', -0.001],
  ['+.5', 0.5],
  ['3.', 3],
  ['0,5', null],
  ['87%', null],
  ['NaN', null],
  ['Infinity', null],
  ['-inf', null],
  ['1e400', null],
  ['0x1F', null],
  ['1 000', null],
  ['', null],
])('the score in “%s” is %s', (cell, value) => {
  expect(readScore(cell)).toBe(value);
});

describe('a column of scores', () => {
  const dataset = joinScores(
    'id,prediction,bertscore,note\nq1,wind,0.9,a\nq2,sun,0.25,b\nq3,,0.1,c\nq4,oil,,d\n',
    [bertscore],
  );

  test('becomes a score column of the run, not an extra column', () => {
    const [run] = dataset.runs;
    const column = run?.externalScores?.['external.bertscore'];
    expect([...(column?.values ?? [])]).toEqual([0.9, 0.25, 0.1, NaN, NaN]);
    expect([...(column?.unscored ?? [])]).toEqual([0, 0, 0, 0, 0]);
    expect(run?.columns.map(({ name }) => name)).toEqual(['note']);
  });

  test('is reported if it has empty cells', () => {
    expect(dataset.problems).toEqual([
      {
        code: 'external-empty',
        severity: 'note',
        file: 'pred.csv',
        row: 4,
        column: 'bertscore',
        message: 'pred.csv: 1 answer has no score in “bertscore”: row 4. The mean excludes it.',
      },
    ]);
  });

  test('is a metric with mean, count and interval like any other', () => {
    const metrics = [...METRICS, ...externalMetrics(dataset)];
    const { runs } = evaluateAll(dataset, DEFAULT_SETTINGS, metrics);
    const summary = runs[0]?.metrics['external.bertscore'];
    expect(summary).toMatchObject({ n: 3 });
    expect(summary?.mean).toBeCloseTo(1.25 / 3, 15);
    expect(summary?.interval).toMatchObject({ method: 'student' });
    expect(runs[0]?.counts.unscored).toBe(0);
  });
});

test('malformed cells are reported with their rows and give no score', () => {
  const cells = ['good', 'NaN', 'Infinity', '1.5', '-0.1', '1e400', '"0,5"', '0.5'];
  const rows = cells.map((cell, at) => `q${at + 1},x,${cell}`);
  const ids = cells.map((_, at) => `q${at + 1},y`);
  const [prediction] = idMapping.predictions;
  const dataset = joinAll(
    [
      openText('gold.csv', `id,answer\n${ids.join('\n')}\n`),
      openText('pred.csv', `id,prediction,bertscore\n${rows.join('\n')}\n`),
    ],
    { ...idMapping, predictions: [{ ...prediction!, scores: [bertscore] }] },
  );
  const column = dataset.runs[0]?.externalScores?.['external.bertscore'];
  expect([...(column?.unscored ?? [])]).toEqual([1, 1, 1, 1, 1, 1, 1, 0]);
  expect([...(column?.values ?? [])]).toEqual([NaN, NaN, NaN, NaN, NaN, NaN, NaN, 0.5]);
  expect(dataset.problems).toMatchObject([
    {
      code: 'external-not-numbers',
      file: 'pred.csv',
      row: 1,
      column: 'bertscore',
      message:
        'pred.csv: 5 cells of “bertscore” are not numbers: row 1 (“good”), row 2 (“NaN”), row 3 (“Infinity”), row 6 (“1e400”) and row 7 (“0,5”). These answers have no score for this metric; write numbers with a decimal point.',
    },
    {
      code: 'external-out-of-range',
      row: 4,
      message:
        'pred.csv: 2 scores in “bertscore” are not between 0 and 1: row 4 (“1.5”) and row 5 (“-0.1”). These answers have no score for this metric; correct the range in the mapping if it is wrong.',
    },
  ]);
  const { runs } = evaluateAll(dataset, DEFAULT_SETTINGS, externalMetrics(dataset));
  expect(runs[0]?.metrics).toMatchObject({
    'external.bertscore': { mean: 0.5, n: 1, unscored: 7 },
  });
});

test.each([
  ['first', 0.25],
  ['last', 0.75],
] as const)(
  'of duplicate predictions, the %s is used, with both its answer and its score',
  (duplicates, score) => {
    const dataset = joinScores(
      'id,prediction,bertscore\nq1,wind,0.25\nq1,sun,0.75\n',
      [bertscore],
      {
        ...DEFAULT_SETTINGS,
        duplicates,
      },
    );
    expect(dataset.runs[0]?.externalScores?.['external.bertscore']?.values[0]).toBe(score);
  },
);

describe('several files', () => {
  const second = { ...bertscore, column: 'F', name: 'BERTscore', lowest: -1 };
  const [prediction] = idMapping.predictions;
  const mappings: readonly PredictionMapping[] = [
    { ...prediction!, name: 'A', scores: [bertscore] },
    { ...prediction!, name: 'B', file: 'other.csv', scores: [second] },
    { ...prediction!, name: 'C', file: 'none.csv' },
  ];
  const dataset = joinAll(
    [
      gold,
      openText('pred.csv', 'id,prediction,bertscore\nq1,wind,0.5\n'),
      openText('other.csv', 'id,prediction,F\nq1,wind,1\nq2,sun,-0.5\n'),
      openText('none.csv', 'id,prediction\nq1,wind\n'),
    ],
    { ...idMapping, predictions: mappings },
  );

  test('names that differ only in case become one metric with the scale of the first', () => {
    expect(dataset.externalMetrics).toEqual([
      { id: 'external.bertscore', name: 'bertscore', lowest: 0, highest: 1, better: 'higher' },
    ]);
    expect(dataset.problems.map(({ message }) => message)).toEqual([
      '“BERTscore” has two scales: 0 to 1, higher is better (pred.csv) and -1 to 1, higher is better (other.csv). The first is used; give both columns the same range and direction, or rename one of them.',
      'other.csv: 1 score in “F” is not between 0 and 1: row 2 (“-0.5”). These answers have no score for this metric; correct the range in the mapping if it is wrong.',
    ]);
  });

  test('a run without the column has no score for that metric', () => {
    const { runs } = evaluateAll(dataset, DEFAULT_SETTINGS, externalMetrics(dataset));
    expect(runs.map(({ metrics }) => metrics['external.bertscore'])).toMatchObject([
      { mean: 0.5, n: 1 },
      { mean: 1, n: 1, unscored: 1 },
      { mean: null, n: 0 },
    ]);
  });
});

test('of two columns with the same name in one file, the first is used', () => {
  const dataset = joinScores('id,prediction,a,b\nq1,wind,0.5,0.7\n', [
    { ...bertscore, column: 'a', name: 'grade' },
    { ...bertscore, column: 'b', name: 'Grade' },
  ]);
  expect(dataset.runs[0]?.externalScores?.['external.grade']?.values[0]).toBe(0.5);
  expect(dataset.problems).toMatchObject([
    { code: 'external-same-name', file: 'pred.csv', column: 'b' },
  ]);
});

test('if lower is better, the lower mean wins each pair', () => {
  const [prediction] = idMapping.predictions;
  const scores = [
    { ...bertscore, column: 'ter', name: 'TER', highest: 100, better: 'lower' },
  ] as const;
  const ids = Array.from({ length: 12 }, (_, at) => `q${at}`);
  const table = (worse: number) =>
    `id,prediction,ter\n${ids.map((id, at) => `${id},x,${at + worse}`).join('\n')}\n`;
  const dataset = joinAll(
    [
      openText('gold.csv', `id,answer\n${ids.map((id) => `${id},y`).join('\n')}\n`),
      openText('pred.csv', table(40)),
      openText('b.csv', table(0)),
    ],
    {
      ...idMapping,
      predictions: [
        { ...prediction!, scores },
        { ...prediction!, name: 'b', file: 'b.csv', scores },
      ],
    },
  );
  const metrics = externalMetrics(dataset);
  expect(metrics[0]).toMatchObject({ display: 'plain', correctThreshold: 50 });
  const { uncertainty } = evaluateAll(dataset, DEFAULT_SETTINGS, metrics);
  expect(uncertainty.comparisons[0]?.pairs[0]).toMatchObject({ better: 0, worse: 12 });
});

test('a mapped column that the file lacks is an error', () => {
  expect(() => joinScores('id,prediction\nq1,wind\n', [bertscore])).toThrow(/“bertscore”/);
});
