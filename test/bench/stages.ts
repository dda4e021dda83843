import { addIntervals } from '../../src/core/analysis/uncertainty';
import { evaluateAll, scoreRuns } from '../../src/core/evaluate';
import type { Dataset } from '../../src/core/model';
import { runToEnd } from '../../src/core/progress';
import type { Metric } from '../../src/core/scoring/metric';
import { METRICS } from '../../src/core/scoring/metrics';
import { answerCorrect } from '../../src/core/scoring/metrics/answer-correct';
import { exactMatch } from '../../src/core/scoring/metrics/exact-match';
import { listF1, listMatch } from '../../src/core/scoring/metrics/list';
import { numericMatch, relativeError } from '../../src/core/scoring/metrics/numeric';
import { f1 } from '../../src/core/scoring/metrics/token-f1';
import { createScorer } from '../../src/core/scoring/scorer';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { datasetOf } from '../support/score-case';
import { describeSpread, formatCount, median, printLine, timed } from './measure';
import { generateCases } from './pairs';

const ROUNDS = 5;
const QUESTIONS = 20_000;

/** The stages that score single answers; each runs on the kinds to which its metrics apply. */
const STAGES: readonly (readonly [name: string, metrics: readonly Metric[]])[] = [
  ['EM + F1', [exactMatch, f1]],
  ['quantities', [numericMatch, relativeError]],
  ['lists', [listMatch, listF1]],
  ['tiers', [answerCorrect]],
];

/** Prints the pairs per second of each stage, and the time per pair relative to EM + F1. */
export function timeStages(): void {
  const dataset = datasetOf(generateCases(QUESTIONS));
  const { scores, runs } = runToEnd(scoreRuns(dataset, DEFAULT_SETTINGS, METRICS));
  const intervals = () => {
    runToEnd(addIntervals(runs, scores, METRICS, dataset.questions.answerTypes, null));
    return QUESTIONS;
  };
  const stages = [
    ...STAGES.map(([name, metrics]) => [name, () => score(dataset, metrics)] as const),
    ['intervals', intervals] as const,
  ];
  const rounds = Array.from({ length: ROUNDS }, () =>
    stages.map(([, run]) => {
      const { seconds, result: pairs } = timed(run);
      return (1e6 * seconds) / pairs;
    }),
  );
  console.log(
    `\nStages, ${formatCount(QUESTIONS)} questions (half texts, a quarter numbers, a quarter lists), ${ROUNDS} alternating rounds`,
  );
  for (const [at, [name]] of stages.entries()) {
    const ratios = rounds.map((round) => (round[at] ?? NaN) / (round[0] ?? NaN));
    const each = rounds.map((round) => round[at] ?? NaN);
    const pace = `${formatCount(1e6 / median(each))} pairs a second`;
    printLine(name, `${describeSpread(ratios, 1)} × EM + F1, ${pace}`);
  }
}

/** Scores with a new scorer; returns the number of pairs to which the metrics apply. */
function score({ questions, runs, ...rest }: Dataset, metrics: readonly Metric[]): number {
  const scorer = createScorer({ questions, runs, ...rest }, DEFAULT_SETTINGS);
  let pairs = 0;
  for (const [question, kind] of questions.kinds.entries()) {
    if (!metrics[0]?.appliesTo.includes(kind)) continue;
    const comparison = scorer.compare(question, 0);
    if (!comparison) continue;
    for (const metric of metrics) metric.score(comparison);
    pairs++;
  }
  return pairs;
}

const SIZES = [6250, 12_500, 25_000, 50_000];

/**
 * Prints the exponent with which the time of an evaluation grows in the number of questions; 1 is
 * linear.
 */
export function measureGrowth(): void {
  const points = SIZES.map((size) => {
    const dataset = datasetOf(generateCases(size));
    const { seconds } = timed(() => evaluateAll(dataset, DEFAULT_SETTINGS, METRICS));
    return { size, seconds };
  });
  console.log('\nGrowth of evaluation time, one run');
  printLine('exponent', slopeOf(points).toFixed(2));
  for (const { size, seconds } of points)
    printLine(`${formatCount(size)} questions`, `${seconds.toFixed(2)} s`);
}

/** The slope of the least-squares line fitted to the logarithms. */
function slopeOf(points: readonly { readonly size: number; readonly seconds: number }[]): number {
  const logs = points.map(({ size, seconds }) => [Math.log(size), Math.log(seconds)] as const);
  const mean = (at: 0 | 1) => logs.reduce((sum, log) => sum + log[at], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const products = logs.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0);
  return products / logs.reduce((sum, [a]) => sum + (a - x) ** 2, 0);
}
