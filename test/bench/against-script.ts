import { spawnSync } from 'node:child_process';
import type { Dataset } from '../../src/core/model';
import { exactMatch } from '../../src/core/scoring/metrics/exact-match';
import { f1 } from '../../src/core/scoring/metrics/token-f1';
import { createScorer } from '../../src/core/scoring/scorer';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { datasetOf } from '../support/score-case';
import { describeSpread, formatCount, median, printLine, timed } from './measure';
import { generatePairs, type Pair } from './pairs';
import { scoreLikeScript, type Sums } from './squad-algorithm';

/** Rounds in which all implementations alternate, so that other load affects each of them. */
const ROUNDS = 5;
const QUESTIONS = 100_000;
const REFERENCES = 3;

/** The result of one implementation in one round. */
interface Round extends Sums {
  readonly seconds: number;
}

/**
 * Measures how long it takes to compute EM and F1 of 100,000 predictions with three references
 * each, compared with the official script's algorithm: in TypeScript and, if python3 is installed,
 * in Python, unchanged and optimized.
 */
export function compareWithScript(): void {
  const pairs = generatePairs(QUESTIONS, REFERENCES);
  const dataset = datasetOf(
    pairs.map(([references, prediction]) => ({ references, prediction, kind: 'text' })),
  );
  const hasPython = spawnSync('python3', ['--version']).status === 0;
  const input = JSON.stringify(pairs);
  const sides: readonly (readonly [name: string, run: () => Round])[] = [
    ['Assay', () => runOurs(dataset)],
    ['script in TypeScript', () => runScript(pairs)],
    ...(hasPython
      ? [
          ['script in Python', () => runPython('script', input)] as const,
          ['tuned Python', () => runPython('tuned', input)] as const,
        ]
      : []),
  ];
  console.log(
    `EM and F1, ${formatCount(QUESTIONS)} predictions × ${REFERENCES} references, processor time, ${ROUNDS} alternating rounds`,
  );
  console.log('The script normalizes a prediction six times and each reference three times.');
  const rounds = Array.from({ length: ROUNDS }, () => sides.map(([, run]) => run()));
  for (const at of sides.keys()) if (at > 0) printRatio(sides[at]?.[0] ?? '', rounds, at);
  for (const [at, [name]] of sides.entries()) {
    const seconds = rounds.map((round) => round[at]?.seconds ?? NaN);
    const pace = `${formatCount(QUESTIONS / median(seconds))} predictions a second`;
    printLine(name, `${describeSpread(seconds, 2)} s, ${pace}`);
  }
  if (!hasPython) console.log('  python3 is not on the PATH: no comparison with Python.');
  for (const other of rounds[0]?.slice(1) ?? []) requireSameSums(rounds[0]?.[0], other);
}

function printRatio(name: string, rounds: readonly (readonly Round[])[], at: number): void {
  const ratios = rounds.map((round) => (round[at]?.seconds ?? NaN) / (round[0]?.seconds ?? NaN));
  printLine(`${name} ÷ Assay`, describeSpread(ratios, 1));
}

function requireSameSums(ours: Sums | undefined, theirs: Sums): void {
  if (ours?.exact === theirs.exact && Math.abs(ours.f1 - theirs.f1) < 1e-6) return;
  throw new Error(`The sums differ: ${JSON.stringify([ours, theirs])}`);
}

/** Scores with a new scorer, so that nothing is cached. */
function runOurs(dataset: Dataset): Round {
  const { seconds, result } = timed(() => {
    const sums = { exact: 0, f1: 0 };
    const scorer = createScorer(dataset, DEFAULT_SETTINGS);
    for (let question = 0; question < dataset.questions.ids.length; question++) {
      const comparison = scorer.compare(question, 0);
      if (!comparison) continue;
      sums.exact += Number(exactMatch.score(comparison));
      sums.f1 += Number(f1.score(comparison));
    }
    return sums;
  });
  return { seconds, ...result };
}

function runScript(pairs: readonly Pair[]): Round {
  const { seconds, result } = timed(() => scoreLikeScript(pairs));
  return { seconds, ...result };
}

function runPython(mode: 'script' | 'tuned', input: string): Round {
  const script = new URL('squad_reference.py', import.meta.url).pathname;
  const run = spawnSync('python3', [script, mode], { input, encoding: 'utf8', maxBuffer: 2 ** 20 });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as Round;
}
