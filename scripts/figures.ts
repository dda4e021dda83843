import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  FIGURE_STATES,
  type FigureState,
  groundFigures,
  type GroundedFigure,
  readPassageFigures,
  stateOfAnswer,
  createFigureCounter,
  groundPrediction,
} from '../src/core/analysis/grounding';
import { join } from '../src/core/dataset/join/join';
import { propose } from '../src/core/dataset/mapping/propose';
import { type Evaluation, evaluateAll } from '../src/core/evaluate';
import { type Dataset, runName, type Source } from '../src/core/model';
import { createRandom } from '../src/core/random';
import { answerCorrect } from '../src/core/scoring/metrics/answer-correct';
import { FIGURE_METRICS } from '../src/core/scoring/metrics/figures';
import { DEFAULT_SETTINGS } from '../src/core/settings';
import { readText } from '../src/read/read';
import { createDataset } from './judge/data-set';
import { hasShared, printNotRun } from './shared-data';

/*
 * Prints how well figures separate correct answers from wrong ones (`npm run -s figures`): on
 * MMESGBench, the share of correct numeric answers whose figure is in the context, derivable from
 * it or neither, and how often randomized figures are in each of these states; on Climate Finance
 * Bench, the figure metrics of the gold answers, unchanged and altered, scored against the gold
 * answers themselves.
 */

if (!hasShared) {
  printNotRun('../shared', 'figures');
  process.exit();
}

const SHARED = '../shared/data';
const RUNS = ['baseline', 'deepseek-a', 'deepseek-b', 'gepa', 'miprov2'];

function open(path: string): Source {
  const bytes = readFileSync(`${SHARED}/${path}`);
  const name = path.replace(/^.*\//, '').replace(/\.gz$/, '');
  const read = readText(new Uint8Array(path.endsWith('.gz') ? gunzipSync(bytes) : bytes), name);
  if (read.kind === 'refused') throw new Error(read.problem.message);
  return read.source;
}

function joinAll(paths: readonly string[]): Dataset {
  const sources = paths.map(open);
  const joined = join(sources, propose(sources).mapping, DEFAULT_SETTINGS);
  if (joined.kind === 'failed') throw new Error(joined.problems[0]?.message);
  return joined.dataset;
}

const percent = (part: number, whole: number) =>
  whole === 0 ? 'n/a' : `${((100 * part) / whole).toFixed(0)}%`;

function print(...cells: readonly string[]): void {
  process.stdout.write(`${cells.map((cell, at) => cell.padEnd(at === 0 ? 34 : 22)).join('')}\n`);
}

const random = createRandom(21);

/** The text with every digit replaced at random. */
function randomize(text: string): string {
  let isFirst = true;
  return text.replace(/\d/g, (digit) => {
    const next = isFirst && digit !== '0' ? 1 + random.below(9) : random.below(10);
    isFirst &&= digit === '0';
    return String(next);
  });
}

type Tally = Record<FigureState, { answers: number; correct: number }>;

const emptyTally = (): Tally => ({
  found: { answers: 0, correct: 0 },
  derivable: { answers: 0, correct: 0 },
  nowhere: { answers: 0, correct: 0 },
});

/**
 * Prints the grounding of the numeric answers of all runs, and returns the grounding of randomized
 * figures and the grounding in other questions' contexts.
 */
function measureGrounding(dataset: Dataset, { scorer, scores }: Evaluation) {
  const { ids, kinds } = dataset.questions;
  const all = emptyTally();
  const placebos = { digits: [] as GroundedFigure[], context: [] as GroundedFigure[] };
  const counter = createFigureCounter(dataset, scorer);
  for (const [run, { contexts = [], ...named }] of dataset.runs.entries()) {
    const own = emptyTally();
    for (const question of ids.keys()) {
      const counts = kinds[question] === 'number' ? counter(question, run) : null;
      const state = counts && stateOfAnswer(counts);
      const comparison = scorer.compare(question, run);
      const grounded = groundPrediction(dataset.runs, scorer, question, run);
      if (!state || !comparison || !grounded) continue;
      const isCorrect = scores[run]?.[answerCorrect.id]?.values[question] === 1;
      for (const tally of [own, all]) {
        tally[state].answers++;
        if (isCorrect) tally[state].correct++;
      }
      const other = contexts[(question + 37) % ids.length] ?? '';
      const passages = readPassageFigures(other, scorer.convention(run));
      placebos.context.push(...groundFigures(comparison, comparison.prediction, () => passages));
      for (const { text } of grounded.figures)
        for (let draw = 0; draw < 20; draw++) {
          const changed = scorer.prepare(randomize(text));
          placebos.digits.push(...groundFigures(comparison, changed, grounded.passages));
        }
    }
    printTally(runName(named), own);
  }
  printTally('all runs', all);
  return placebos;
}

function printTally(name: string, tally: Tally): void {
  const cells = FIGURE_STATES.map((state) => {
    const { answers, correct } = tally[state];
    return `${correct} of ${answers} (${percent(correct, answers)})`;
  });
  const { derivable, nowhere } = tally;
  const elsewhere = derivable.answers + nowhere.answers;
  const correct = derivable.correct + nowhere.correct;
  print(name, ...cells, `${correct} of ${elsewhere} (${percent(correct, elsewhere)})`);
}

function printStates(name: string, figures: readonly GroundedFigure[]): void {
  const cells = FIGURE_STATES.map((state) =>
    percent(figures.filter((one) => one.state === state).length, figures.length),
  );
  print(`${name} (n = ${figures.length})`, ...cells);
}

const dataset = joinAll([
  'mmesgbench/gold-dev-93.json',
  ...RUNS.map((run) => `evidence/${run}.jsonl.gz`),
]);
print('Correct numeric answers by figure', ...FIGURE_STATES, 'not found');
const placebos = measureGrounding(dataset, evaluateAll(dataset, DEFAULT_SETTINGS, [answerCorrect]));
print('');
print('Share of figures', ...FIGURE_STATES);
printStates('random digits', placebos.digits);
printStates('context of another question', placebos.context);

/**
 * Prints the figure metrics of the gold answers of Climate Finance Bench, unchanged and altered.
 */
function measureMetrics(): void {
  const { table } = open('climate-finance-bench/Climate Finance Bench - Dataset.json');
  const cellsOf = (column: string) => table.cells[table.columns.indexOf(column)] ?? [];
  const texts = cellsOf('Answer');
  const questions = cellsOf('Question').map((question, at) => ({
    question,
    references: [texts[at] ?? ''],
  }));
  const predictions = {
    'the gold answer': texts,
    'its first half': texts.map((text) => text.slice(0, text.length / 2)),
    'random digits': texts.map(randomize),
    'a year later': texts.map((text) =>
      text.replace(/\b20[0-4]\d\b/g, (year) => String(Number(year) + 1)),
    ),
    'the next answer': texts.map((_, at) => texts[(at + 1) % texts.length] ?? ''),
  };
  const { runs } = evaluateAll(
    createDataset(questions, predictions),
    DEFAULT_SETTINGS,
    FIGURE_METRICS,
  );
  print('');
  print(
    'Climate Finance Bench, prediction',
    ...FIGURE_METRICS.map(({ label }) => label),
    'questions',
  );
  for (const { run, metrics } of runs) {
    const means = FIGURE_METRICS.map(({ id }) => (metrics[id]?.mean ?? NaN).toFixed(3));
    print(run, ...means, String(metrics.figures_f1?.n ?? 0));
  }
}

measureMetrics();
