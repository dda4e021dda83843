import { createDataset } from '../../scripts/judge/data-set';
import { readShipped, SHIPPED_FILE } from '../../scripts/judge/open-shipped';
import { clusterRejectedAnswers } from '../../src/core/analysis/gold/clusters';
import { evaluateAll } from '../../src/core/evaluate';
import { runToEnd } from '../../src/core/progress';
import { createRandom } from '../../src/core/random';
import { openOwnJudge } from '../../src/core/scoring/judge/open-judge';
import { METRICS } from '../../src/core/scoring/metrics';
import { answerCorrect } from '../../src/core/scoring/metrics/answer-correct';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { formatCount, printLine, timed } from './measure';
import { generatePairs } from './pairs';

const RUNS = 8;
/**
 * Percentage of answers that repeat a reference; the remaining answers are each one of three wrong
 * ones for the question.
 */
const CORRECT = 60;

/** Prints the time to cluster the rejected answers of eight runs, relative to scoring them. */
export function timeClusters(count: number): void {
  const random = createRandom(7);
  const [own, ...wrong] = [0, 1, 2, 3].map((part) =>
    generatePairs(4 * count).slice(part * count, (part + 1) * count),
  );
  const questions = (own ?? []).map(([references], at) => ({
    question: `What does paragraph ${at} say?`,
    references: at % 4 === 0 ? [`${at % 977}.5%`] : references,
  }));
  const answerTo = (at: number): string => {
    if (random.below(100) < CORRECT) return questions[at]?.references[0] ?? '';
    const other = random.below(wrong.length);
    if (at % 4 === 0) return `about ${(at + 3 * other) % 970}.5 %`;
    return wrong[other]?.[at]?.[1] ?? '';
  };
  const names = Array.from({ length: RUNS }, (_, run) => `run ${run + 1}`);
  const predictions = names.map((name): [string, string[]] => [
    name,
    questions.map((_, at) => answerTo(at)),
  ]);
  const dataset = createDataset(questions, Object.fromEntries(predictions));
  const opened = openOwnJudge(readShipped(), SHIPPED_FILE, '');
  if (opened.kind === 'refused') throw new Error(opened.problem.message);
  const judge = opened.model.withThreshold(null);
  const scoring = timed(() => evaluateAll(dataset, DEFAULT_SETTINGS, METRICS));
  const { scorer, scores } = scoring.result;
  const given = { dataset, scorer, scores, metric: answerCorrect };
  console.log(`\nClusters of rejected answers, ${formatCount(count)} questions, ${RUNS} runs`);
  printLine('score', `${scoring.seconds.toFixed(1)} s`);
  for (const [name, asked] of [
    ['cluster', null] as const,
    ['cluster, with the judge', judge] as const,
  ]) {
    const { seconds, result } = timed(() =>
      runToEnd(clusterRejectedAnswers({ ...given, judge: asked })),
    );
    const ratio = (seconds / scoring.seconds).toFixed(2);
    printLine(
      name,
      `${seconds.toFixed(1)} s, ${ratio} × score, ${formatCount(result.length)} clusters`,
    );
  }
}

if (process.argv[1]?.endsWith('clusters.ts')) timeClusters(Number(process.argv[2] ?? 100_000));
