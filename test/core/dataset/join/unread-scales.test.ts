import { expect, test } from 'vitest';
import { scoreRuns } from '../../../../src/core/evaluate';
import { propose } from '../../../../src/core/dataset/mapping/propose';
import type { Source } from '../../../../src/core/model';
import { runToEnd } from '../../../../src/core/progress';
import { profileMetrics } from '../../../../src/core/scoring/profiles/profile-metrics';
import { tatqaSpan } from '../../../../src/core/scoring/profiles/tatqa';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';
import { joinAll, openText } from '../../../support/sources';

const ASKED: readonly (readonly [answer: unknown, scale: string])[] = [
  [['$1,496.5'], 'million'],
  [22.12, 'percent'],
  [['wind', 'sun'], ''],
];

const questions = ASKED.map(([answer, scale], at) => ({
  uid: `q${at}`,
  question: `Which ${at}?`,
  answer,
  scale,
  answer_type: 'span',
}));

const gold = openText('gold.json', JSON.stringify([{ table: { uid: 't' }, questions }]));

/** The exact-match scores of TAT-QA's scorer, and the codes of the problems. */
function score(sources: readonly Source[]) {
  const dataset = joinAll(sources, propose(sources).mapping);
  const metrics = profileMetrics(tatqaSpan);
  const { scores } = runToEnd(scoreRuns(dataset, DEFAULT_SETTINGS, metrics));
  return {
    scores: scores.flatMap((run) => [...(run['tatqa-span.em']?.values ?? [])]),
    problems: dataset.problems,
  };
}

test.each([
  ['the same scale', ['1,496.5', 'million'], ['22.12', 'percent'], [1, 1]],
  ['the number of another scale', ['1.4965', 'billion'], ['0.2212', ''], [1, 1]],
  ['no scale', ['1,496.5', ''], ['22.12', ''], [0, 0]],
  ['another scale', ['1,496.5', 'thousand'], ['22.12', 'million'], [0, 0]],
])('TAT-QA’s scorer reads the scales of answers: %s', (_, first, second, scores) => {
  const answers = { q0: first, q1: second, q2: ['wind sun', ''] };
  const scored = score([gold, openText('predictions.json', JSON.stringify(answers))]);
  expect(scored.scores.slice(0, 2)).toEqual(scores);
  expect(scored.problems).toEqual([]);
});

test('a scale column next to answers in another format is reported as not read', () => {
  const table = 'id,answer,scale\nq0,"1,496.5",million\nq1,22.12%,percent\nq2,wind,\n';
  const { problems } = score([gold, openText('predictions.csv', table)]);
  expect(problems).toEqual([
    {
      code: 'unread-scale',
      severity: 'warning',
      file: 'predictions.csv',
      row: 1,
      column: 'scale',
      message:
        'predictions.csv: column “scale” contains a value that the answers lack in 1 row, first in row 1 (million). Scores compare the numbers without it; append it to the answers (“12.5 million”) to compare them as TAT-QA does.',
    },
  ]);
  const flat = openText('gold.csv', 'id,question,answer,scale\nq0,Which?,"1,496.5",million\n');
  const run = openText('run.csv', 'id,prediction\nq0,"1,496.5 million"\n');
  expect(score([flat, run]).problems.map(({ code, file }) => [code, file])).toEqual([
    ['unread-scale', 'gold.csv'],
  ]);
});

/** The warnings about a gold file with these answers and these cells in another column. */
function warnAbout(column: string, rows: readonly (readonly [answer: string, cell: string])[]) {
  const lines = rows.map(([answer, cell], at) => `q${at},Which ${at}?,"${answer}","${cell}"\n`);
  const table = openText('gold.csv', `id,question,answer,${column}\n${lines.join('')}`);
  const answers = rows.map((_, at) => `q${at},wind\n`).join('');
  const { problems } = score([table, openText('run.csv', `id,prediction\n${answers}`)]);
  return problems.filter(({ code }) => code === 'unread-unit');
}

test('a unit next to numbers without one is reported as not read', () => {
  expect(
    warnAbout('unit', [
      ['wind', ''],
      ['2.4', 'EUR billion'],
      ['48.2', 'kt CO2e'],
      ['82%', '%'],
    ]),
  ).toEqual([
    {
      code: 'unread-unit',
      severity: 'warning',
      file: 'gold.csv',
      row: 2,
      column: 'unit',
      message:
        'gold.csv: column “unit” contains a value that the answers lack in 2 rows, first in row 2 (EUR billion). Scores compare the numbers without it; append it to the answers (“12.5 EUR billion”) to compare their units.',
    },
  ]);
});

test.each(['Units', 'Einheit', 'unité', 'Currency', '单位'])(
  '“%s” is a column of units',
  (name) => {
    expect(warnAbout(name, [['1,250.5', 'USD']])).toHaveLength(1);
  },
);

test.each([
  ['a number with its unit', '48.2 kt CO2e', 'kt CO2e'],
  ['a number with another unit', '$12.5', 'USD'],
  ['an answer in words', 'solar power', 'MW'],
  ['no unit', '12', ''],
  ['a placeholder', '12', 'n/a'],
  ['a year', '2040', 'year'],
])('%s needs no unit', (_, answer, unit) => {
  expect(warnAbout('unit', [[answer, unit]])).toEqual([]);
});
