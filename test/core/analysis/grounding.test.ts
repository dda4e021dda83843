import { describe, expect, test } from 'vitest';
import { correctBy } from '../../../src/core/analysis/agreement/thresholds';
import {
  createFigureCounter,
  groundFigures,
  groundPrediction,
  hasContexts,
  readPassageFigures,
  summarizeGrounding,
} from '../../../src/core/analysis/grounding';
import { evaluateAll } from '../../../src/core/evaluate';
import { explainGrounding } from '../../../src/core/explore/explain/grounding';
import { createMatcher } from '../../../src/core/explore/query/match';
import { parseInput } from '../../../src/core/explore/query/parse';
import { createQuestionTable } from '../../../src/core/explore/view/question-table';
import type { Dataset } from '../../../src/core/model';
import { questionsTable } from '../../../src/core/output/csv/questions-csv';
import { runToEnd } from '../../../src/core/progress';
import { METRICS } from '../../../src/core/scoring/metrics';
import { answerCorrect } from '../../../src/core/scoring/metrics/answer-correct';
import { createScorer } from '../../../src/core/scoring/scorer';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { type Case, datasetOf } from '../../support/score-case';
import { expectLinear } from '../../support/linear-time';

interface Read extends Case {
  readonly context: string;
}

function readingOf(cases: readonly Read[]): Dataset {
  const dataset = datasetOf(cases);
  const contexts = cases.map(({ context }) => context);
  return { ...dataset, runs: dataset.runs.map((run) => ({ ...run, contexts })) };
}

/** The figures of an answer, each with its state, page and formula. */
function ground(prediction: string, context: string, question = '') {
  const { runs, ...dataset } = readingOf([{ references: ['1'], prediction, context, question }]);
  const grounded = groundPrediction(
    runs,
    createScorer({ ...dataset, runs }, DEFAULT_SETTINGS),
    0,
    0,
  );
  return (grounded?.figures ?? []).map(({ text, state, passage, formula }) => {
    const page = grounded?.passages()[passage]?.page;
    const calculation = formula && `${formula.left} ${formula.operation} ${formula.right}`;
    return [text, state, page ?? null, calculation].filter((one) => one !== null).join(' | ');
  });
}

describe('a figure in an answer is', () => {
  test.each([
    ['equal', '12.8%', 'a share of 12.8% in 2022', ['12.8% | found']],
    ['in another unit', '45,000 kWh', 'It used 45 MWh.', ['45,000 kWh | found']],
    ['in another scale', '$1.577 billion', 'Capex: $1,577 million', ['$1.577 billion | found']],
    [
      'under a heading with the scale',
      '$1,577 million',
      '(in millions)\nCapex 1,577 1,373',
      ['$1,577 million | found'],
    ],
    ['without its sign', '82.0', 'rose to 82% of all', ['82.0 | found']],
    ['rounded', '12.8%', 'a share of 12.83%', ['12.8% | found']],
    ['more precise', '12.83%', 'a share of 12.8%', ['12.83% | nowhere']],
    ['rounded to one digit', '3 sites', 'about 2.8 sites', ['3 | nowhere']],
    ['the end of a range', '4 trillion', '1–4 trillion dollars', ['4 trillion | found']],
    ['a range', '1–4 trillion', 'from 1 trillion up to 4 trillion', ['1–4 trillion | found']],
    ['half of a range', '1–4 trillion', 'up to 4 trillion', ['1–4 trillion | nowhere']],
    ['in another dimension', '45 t', 'It used 45 MWh.', ['45 t | nowhere']],
    ['a number of the question', '12 of 45 sites', '45 sites', ['45 | found']],
    ['a page number', '31 sites', '[Page 31, score: 0.8]\nSeveral sites.', ['31 | nowhere']],
  ])('%s', (what, prediction, context, expected) => {
    const question = what === 'a number of the question' ? 'How many of 12 sites?' : '';
    expect(ground(prediction, context, question)).toEqual(expected);
  });

  test('derivable as the sum, difference, ratio, change or share of two figures', () => {
    const context = 'Scope 1: 1,234 t; Scope 2: 2,345 t.';
    expect(ground('3,579 t', context)).toEqual(['3,579 t | derivable | 1,234 t sum 2,345 t']);
    expect(ground('1,111 t', context)).toEqual([
      '1,111 t | derivable | 2,345 t difference 1,234 t',
    ]);
    expect(ground('52.6%', context)).toEqual(['52.6% | derivable | 1,234 t ratio 2,345 t']);
    expect(ground('90.0%', context)).toEqual(['90.0% | derivable | 1,234 t change 2,345 t']);
    expect(ground('101', '9% of reviewed companies (1,126)')).toEqual([
      '101 | derivable | 9% product 1,126',
    ]);
    expect(ground('$3.1 million', '(in millions)\nA 1.4\nB 1.7')).toEqual([
      '$3.1 million | derivable | 1.4 sum 1.7',
    ]);
  });

  test('not derivable if it has a single digit, or if the two figures are in different passages or units', () => {
    expect(ground('3,579 t', '[Page 1]\n1,234 t\n[Page 2]\n2,345 t')).toEqual([
      '3,579 t | nowhere',
    ]);
    expect(ground('3,579', '1,234 t and 2,345 MWh')).toEqual(['3,579 | nowhere']);
    expect(ground('7 t', '3 t and 4 t')).toEqual(['7 t | nowhere']);
  });

  test('found on the page named by the header', () => {
    const context = '[Page 7, score: 0.731]\nonly 9% of 1,126\n\n[Page 44, score: 0.711]\n77%';
    expect(ground('77% and 1126 and 101', context)).toEqual([
      '77% | found | 44',
      '1126 | found | 7',
      '101 | derivable | 7 | 9% product 1,126',
    ]);
  });
});

test('grounding takes time linear in the length of the context', () => {
  const [dataset] = [datasetOf([{ references: ['1'], prediction: '77.7% or 45 t or 123,457' }])];
  const comparison = createScorer(dataset, DEFAULT_SETTINGS).compare(0, 0)!;
  expectLinear(
    (length) => '1,234 t of 77 MWh, 12.5% '.repeat(length / 25),
    (context) =>
      groundFigures(comparison, comparison.prediction, () => readPassageFigures(context, 'point')),
    50_000,
  );
});

const read: readonly Read[] = [
  { references: ['45%'], prediction: '45%', context: 'a share of 45%', kind: 'number' },
  { references: ['3,579 t'], prediction: '3,579 t', context: '1,234 t; 2,345 t', kind: 'number' },
  { references: ['7 GW'], prediction: '8 GW', context: '7 GW', kind: 'number' },
  { references: ['wind'], prediction: '45% wind, 9 GW', context: '45%', kind: 'text' },
  { references: ['wind'], prediction: 'wind', context: 'wind', kind: 'text' },
  { references: ['5%'], prediction: null, context: '5%', kind: 'number' },
  { references: ['5%'], prediction: '5%', context: '', kind: 'number' },
];

describe('a run', () => {
  const dataset = readingOf(read);
  const evaluation = evaluateAll(dataset, DEFAULT_SETTINGS, METRICS);

  test('is summarized by counts of figures, answers and correct answers', () => {
    expect(runToEnd(summarizeGrounding(dataset, evaluation, correctBy(answerCorrect)))[0]).toEqual({
      figures: { found: 2, derivable: 1, nowhere: 2 },
      answers: { found: 1, derivable: 1, nowhere: 1 },
      correct: { found: 1, derivable: 1, nowhere: 0 },
      correctIfFound: 1,
      correctIfNotFound: 1 / 2,
    });
  });

  test('has counts for each question with both a prediction and a context', () => {
    const count = createFigureCounter(dataset, evaluation.scorer);
    expect(count(3, 0)).toEqual({ found: 1, derivable: 0, nowhere: 1 });
    expect(count(4, 0)).toEqual({ found: 0, derivable: 0, nowhere: 0 });
    expect([count(5, 0), count(6, 0)]).toEqual([null, null]);
  });

  test('can be filtered by the state of its figures', () => {
    const table = createQuestionTable(dataset, evaluation, METRICS);
    const matching = (query: string) => {
      const parsed = parseInput(query, table.vocabulary);
      if (parsed.kind !== 'query') throw new Error(query);
      const matches = createMatcher(parsed.query, table.columns(0));
      return read.flatMap((_, at) => (matches(at) ? [at] : []));
    };
    expect(matching('figures = nowhere')).toEqual([2, 3]);
    expect(matching('figures = derivable')).toEqual([1]);
    expect(matching('figures_found >= 1')).toEqual([0, 3]);
  });

  test('has columns in questions.csv only if there are contexts', () => {
    const input = (data: Dataset) => ({
      ...{ version: '1', settings: DEFAULT_SETTINGS, inputs: [], judges: [], llmJudgments: null },
      mapping: { gold: null, predictions: [] },
      dataset: data,
      evaluation: evaluateAll(data, DEFAULT_SETTINGS, []),
      metrics: [],
      labels: { given: [], questions: [], dropped: 0 } as never,
    });
    const options = { shape: 'long', questions: null, columns: null, notes: [] } as const;
    const table = questionsTable(input(dataset), options);
    expect(table.columns.slice(-3)).toEqual([
      'figures_found',
      'figures_derivable',
      'figures_nowhere',
    ]);
    expect(hasContexts(datasetOf(read))).toBe(false);
    expect(questionsTable(input(datasetOf(read)), options).columns.at(-1)).toBe('prediction');
  });
});

test('an explanation shows the figures of both sides and the text around them', () => {
  const context = `[Page 7]\n${'x '.repeat(200)}only 9% of reviewed companies (1,126) in 2018\n[Page 8]\nnone`;
  const dataset = readingOf([{ references: ['101'], prediction: '1126', context }]);
  const scorer = createScorer(dataset, DEFAULT_SETTINGS);
  const view = explainGrounding(dataset.runs, scorer, 0, 0, 0)!;
  expect(view.figures).toEqual([
    { side: 'prediction', text: '1126', state: 'found', page: 7, formula: null },
    {
      side: 'reference',
      text: '101',
      state: 'derivable',
      page: 7,
      formula: { operation: 'product', left: '9%', right: '1,126', value: 0.09 * 1126 },
    },
  ]);
  expect(view.excerpts).toHaveLength(1);
  const marked = view.excerpts[0]!.pieces.filter(({ state }) => state !== 'plain');
  expect(marked).toEqual([
    { text: '9%', state: 'operand' },
    { text: '1,126', state: 'found' },
  ]);
  expect(view.excerpts[0]!.pieces[0]).toEqual({ text: '… ', state: 'plain' });
  expect(view.excerpts[0]!.pieces.map(({ text }) => text).join('')).toContain('(1,126) in 2018');
});
