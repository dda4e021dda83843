import { spawnSync } from 'node:child_process';
import { evaluateAll } from '../../src/core/evaluate';
import { EXPORTS } from '../../src/core/output/formats';
import { runToEnd } from '../../src/core/progress';
import { gatherPieces } from '../../src/core/output/export/writing';
import { join } from '../../src/core/dataset/join/join';
import { propose } from '../../src/core/dataset/mapping/propose';
import { NO_LABELS } from '../../src/core/analysis/agreement/labels';
import { METRICS } from '../../src/core/scoring/metrics';
import { exactMatch } from '../../src/core/scoring/metrics/exact-match';
import { f1 } from '../../src/core/scoring/metrics/token-f1';
import type { Dataset } from '../../src/core/model';
import { createScorer } from '../../src/core/scoring/scorer';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { readText } from '../../src/read/read';
import { datasetOf } from '../support/score-case';
import { compareJudges } from './judges-in-worker';
import { generatePairs, loadPairs, type Pair } from './pairs';

/** Rounds of either side, taken in turns so that a busy moment hits both. */
const ROUNDS = 7;

/** Passes over all pairs in a round. */
const REPEATS = 10;

const QUESTIONS = 100_000;

interface Round {
  readonly seconds: number;
  readonly exact: number;
  readonly f1: number;
}

comparePairs();
runEndToEnd();
await compareJudges();

function comparePairs(): void {
  const { from, pairs } = loadPairs();
  const dataset = datasetOf(
    pairs.map(([references, prediction]) => ({ references, prediction, kind: 'text' })),
  );
  const perSecond = (seconds: number) => (pairs.length * REPEATS) / seconds;
  console.log(`EM and F1, ${pairs.length} pairs (${from}), ${REPEATS} passes, ${ROUNDS} rounds`);
  const hasPython = spawnSync('python3', ['--version']).status === 0;
  runOurs(dataset);
  const rounds = Array.from({ length: ROUNDS }, () => ({
    ours: runOurs(dataset),
    python: hasPython ? runPython(pairs) : null,
  }));
  const ours = median(rounds.map((round) => round.ours.seconds));
  report('Assay', `${format(perSecond(ours))} pairs a second`);
  if (!hasPython) {
    console.log('  python3 is not on the PATH: no comparison with the script.');
    return;
  }
  const python = rounds.flatMap((round) => (round.python ? [round.python] : []));
  report(
    'Python',
    `${format(perSecond(median(python.map(({ seconds }) => seconds))))} pairs a second`,
  );
  const ratios = rounds.map((round) => (round.python?.seconds ?? NaN) / round.ours.seconds);
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  report('ratio', `${median(ratios).toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`);
  const [mine, theirs] = [rounds[0]?.ours, python[0]];
  if (mine?.exact !== theirs?.exact || Math.abs((mine?.f1 ?? 0) - (theirs?.f1 ?? 0)) > 1e-6) {
    throw new Error(`The sums differ: ${JSON.stringify([mine, theirs])}`);
  }
}

/** Passes with a new scorer each, so that nothing is prepared already. */
function runOurs(dataset: Dataset): Round {
  let sums = { exact: 0, f1: 0 };
  const start = performance.now();
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    sums = { exact: 0, f1: 0 };
    const scorer = createScorer(dataset, DEFAULT_SETTINGS);
    for (let question = 0; question < dataset.questions.ids.length; question++) {
      const comparison = scorer.compare(question, 0);
      if (!comparison) continue;
      sums.exact += Number(exactMatch.score(comparison));
      sums.f1 += Number(f1.score(comparison));
    }
  }
  return { seconds: (performance.now() - start) / 1000, ...sums };
}

function runPython(pairs: readonly Pair[]): Round {
  const script = new URL('squad_reference.py', import.meta.url).pathname;
  const input = JSON.stringify({ pairs, repeats: REPEATS });
  const run = spawnSync('python3', [script], { input, encoding: 'utf8', maxBuffer: 2 ** 20 });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as Round;
}

function runEndToEnd(): void {
  const pairs = generatePairs(QUESTIONS);
  const gold = pairs.map(([references], index) => ({
    question_id: `q${index}`,
    question: `What is said in paragraph ${index}?`,
    document: `report-${index % 1000}.pdf`,
    answer_type: index % 4 === 0 ? 'Float' : 'Str',
    references: index % 4 === 0 ? [`${index % 977}.5%`] : references,
  }));
  const goldBytes = encode(JSON.stringify(gold));
  const predicted = pairs.map(
    ([, prediction], index) =>
      `q${index},generated,${index % 4 === 0 ? `about ${index % 970}.5 %` : `"${prediction}"`}`,
  );
  const predictionBytes = encode(
    `question_id,model_name,predicted_answer\n${predicted.join('\n')}\n`,
  );
  const megabytes = (goldBytes.length + predictionBytes.length) / 1e6;
  console.log(`\n${format(QUESTIONS)} questions, one run, ${megabytes.toFixed(0)} MB of files`);

  const start = performance.now();
  const sources = timed('read', () =>
    [readText(goldBytes, 'gold.json'), readText(predictionBytes, 'run.csv')].flatMap((read) =>
      read.kind === 'read' ? [read.source] : [],
    ),
  );
  const { mapping } = timed('propose', () => propose(sources));
  const joined = timed('join', () => join(sources, mapping, DEFAULT_SETTINGS));
  if (joined.kind === 'failed') throw new Error(joined.problems[0]?.message);
  const { dataset } = joined;
  const evaluation = timed('evaluate', () => evaluateAll(dataset, DEFAULT_SETTINGS, METRICS));
  timed('export', () => {
    const inputs = sources.map(({ info }) => info);
    const all = { version: '', settings: DEFAULT_SETTINGS, mapping, inputs, dataset, evaluation };
    const none = { labels: NO_LABELS, judges: [], llmJudgements: null };
    for (const { write } of EXPORTS) {
      const writing = write({ ...all, ...none, metrics: METRICS });
      if (writing) runToEnd(gatherPieces(writing));
    }
  });
  report('all', `${((performance.now() - start) / 1000).toFixed(2)} s`);
  const counts = evaluation.runs[0]?.counts;
  if (counts?.matched !== QUESTIONS) throw new Error(`Matched: ${JSON.stringify(counts)}`);
}

function timed<T>(phase: string, work: () => T): T {
  const start = performance.now();
  const result = work();
  report(phase, `${((performance.now() - start) / 1000).toFixed(2)} s`);
  return result;
}

function report(name: string, value: string): void {
  console.log(`  ${name.padEnd(10)}${value}`);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function format(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
