import { readdirSync, readFileSync } from 'node:fs';
import { basename, join as joinPath } from 'node:path';
import { parseArgs } from 'node:util';
import { evaluateAll } from '../src/core/evaluate';
import { join } from '../src/core/dataset/join/join';
import { propose } from '../src/core/dataset/mapping/propose';
import { METRICS } from '../src/core/scoring/metrics';
import type { Comparison } from '../src/core/scoring/comparison';
import { type Dataset, runName, type Run, type Source } from '../src/core/model';
import { DEFAULT_SETTINGS } from '../src/core/settings';
import { accept } from '../src/core/scoring/acceptance/accept';
import { readText } from '../src/read/read';
import { hasShared, printNotRun } from './shared-data';

/*
 * Measures how often the scores agree with FinanceBench's human labels (`npm run -s agreement [--
 * --folder DIR] [--wrong]`). The folder has gold.jsonl and predictions/, and each prediction has a
 * `label`: `Correct Answer` means correct, and any other value means incorrect.
 */

const DEFAULT_FOLDER = '../shared/data/financebench';

const { values: options } = parseArgs({
  options: {
    folder: { type: 'string', default: DEFAULT_FOLDER },
    wrong: { type: 'boolean', default: false },
  },
});

if (!hasShared && options.folder === DEFAULT_FOLDER) {
  printNotRun('../shared', 'agreement');
  process.exit();
}

/** A verdict on one answer. */
type Judge = (comparison: Comparison) => boolean;

const JUDGES: Readonly<Record<string, Judge>> = {
  answer_correct: (comparison) => accept(comparison) !== null,
  'exact match': ({ references, prediction }) =>
    references.some(({ normalized }) => normalized === prediction.normalized),
  'F1 ≥ 0.5': (comparison) => comparison.bestOverlap().f1 >= 0.5,
  containment: ({ references, prediction }) =>
    references.some(({ normalized }) => ` ${prediction.normalized} `.includes(` ${normalized} `)),
};

const dataset = openAll(options.folder);
const { scorer } = evaluateAll(
  dataset,
  DEFAULT_SETTINGS,
  METRICS.filter(({ id }) => id === 'exact_match'),
);
const labels = readLabels(options.folder);
const answers = dataset.runs.flatMap((run, index) =>
  dataset.questions.ids.flatMap((id, question) => {
    const comparison = scorer.compare(question, index);
    const right = labels.get(labelKey(run.model, run.run, id));
    return comparison && right !== undefined ? [{ run, id, comparison, right }] : [];
  }),
);
const judged = answers.map((one) => ({
  ...one,
  verdicts: Object.fromEntries(
    Object.entries(JUDGES).map(([name, judge]) => [name, judge(one.comparison)]),
  ),
}));

const numeric = judged.filter(({ comparison }) => comparison.kind === 'number');
const boolean = judged.filter(({ comparison }) => comparison.kind === 'boolean');
const rest = judged.filter(({ comparison }) => !['number', 'boolean'].includes(comparison.kind));
const columns = { all: judged, number: numeric, 'yes or no': boolean, text: rest };
console.log(`Agreement with ${judged.length} labels, ${dataset.runs.length} runs`);
console.log(['', ...Object.keys(columns)].map(pad).join(''));
for (const name of Object.keys(JUDGES)) {
  const shares = Object.values(columns).map((ones) => agreement(ones, name));
  console.log([name, ...shares].map(pad).join(''));
}
const disputed = judged.filter(({ verdicts, right }) => verdicts.answer_correct !== right);
const accepted = disputed.filter(({ right }) => !right).length;
console.log(
  `answer_correct accepts ${accepted} that annotators label incorrect and rejects ${disputed.length - accepted} that they label correct.`,
);
if (options.wrong) for (const one of disputed) print(one);

function agreement(ones: typeof judged, name: string): string {
  const agreed = ones.filter(({ verdicts, right }) => verdicts[name] === right).length;
  return `${((100 * agreed) / ones.length).toFixed(1)} % (${agreed}/${ones.length})`;
}

function pad(cell: string, column: number): string {
  return column === 0 ? cell.padEnd(16) : cell.padStart(20);
}

function print({ run, id, comparison, right }: (typeof judged)[number]): void {
  const found = accept(comparison);
  const why = found ? `${found.tier}, ${found.rejection ?? 'same'}: ${found.reason}` : 'no tier';
  const prediction = comparison.prediction.raw.replace(/\s+/g, ' ').slice(0, 240);
  console.log(`\n${right ? 'REJECTED' : 'ACCEPTED'} ${id} ${runName(run)} (${why})`);
  console.log(`  ${comparison.references[0]?.raw.slice(0, 200) ?? ''}\n  ${prediction}`);
}

function openAll(folder: string): Dataset {
  const predictions = readdirSync(joinPath(folder, 'predictions')).sort();
  const paths = ['gold.jsonl', ...predictions.map((name) => joinPath('predictions', name))];
  const sources = paths.map((path) => open(joinPath(folder, path)));
  const joined = join(sources, propose(sources).mapping, DEFAULT_SETTINGS);
  if (joined.kind === 'failed') throw new Error(joined.problems[0]?.message);
  return joined.dataset;
}

function open(path: string): Source {
  const read = readText(new Uint8Array(readFileSync(path)), basename(path));
  if (read.kind === 'refused') throw new Error(read.problem.message);
  return read.source;
}

/** Whether annotators labeled an answer as correct, by run and question. */
function readLabels(folder: string): Map<string, boolean> {
  const labels = new Map<string, boolean>();
  for (const name of readdirSync(joinPath(folder, 'predictions'))) {
    const text = readFileSync(joinPath(folder, 'predictions', name), 'utf8');
    for (const line of text.split('\n').filter((one) => one !== '')) {
      const row = JSON.parse(line) as Record<string, string>;
      const { model_name = '', eval_mode = '', financebench_id = '', label } = row;
      labels.set(labelKey(model_name, eval_mode, financebench_id), label === 'Correct Answer');
    }
  }
  return labels;
}

function labelKey(model: Run['model'], run: Run['run'], id: string): string {
  return [model, run, id].join('\n');
}
