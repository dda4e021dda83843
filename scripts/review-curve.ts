import { type AnswerCluster, clusterRejectedAnswers } from '../src/core/analysis/gold/clusters';
import { applyPatch, scoreCompleted } from '../src/core/analysis/gold/complete';
import { type GoldDecision, hashQuestion } from '../src/core/analysis/gold/patch';
import { type ScoredRuns, scoreRuns } from '../src/core/evaluate';
import type { Dataset, RunScores } from '../src/core/model';
import { runToEnd } from '../src/core/progress';
import { createRandom } from '../src/core/random';
import type { Judge } from '../src/core/scoring/judge/judgment';
import { openOwnJudge } from '../src/core/scoring/judge/open-judge';
import type { Metric } from '../src/core/scoring/metric';
import { answerCorrect } from '../src/core/scoring/metrics/answer-correct';
import { DEFAULT_SETTINGS } from '../src/core/settings';
import { createDataset } from './judge/data-set';
import { type Labeled, readEvouna, readFinanceBench } from './judge/labeled';
import { readShipped, SHIPPED_FILE } from './judge/open-shipped';
import { hasShared, printNotRun } from './shared-data';

/*
 * Simulates the review of rejected answers (`npm run -s review-curve`): each decision of the
 * reviewer is the human label of the shown answer. Prints how well the scores then agree with all
 * human labels, by number of decisions and by review order, and the purity of the clusters.
 */

export const LOOKS = [0, 25, 50, 75, 100, 150] as const;

/** A labeled data set as runs: labels by run and question, `null` for an answer without a label. */
interface LabeledRuns {
  readonly dataset: Dataset;
  readonly labels: readonly (readonly (boolean | null)[])[];
}

/** Agreement with the human labels, as a proportion, for each number of decisions. */
type Curve = readonly number[];

interface ReviewCurves {
  readonly name: string;
  readonly metric: string;
  readonly answers: number;
  readonly clusters: number;
  readonly curves: Readonly<Record<string, Curve>>;
  /**
   * The share of cluster members that have the label of their representative, over all clusters and
   * over clusters with several answers.
   */
  readonly purity: number;
  readonly sharedPurity: number;
}

/**
 * Each labeled answer under its question and system; a question is one text with its references.
 */
function buildRuns(answers: readonly Labeled[]): LabeledRuns {
  const positions = new Map<string, number>();
  const questions: Labeled[] = [];
  const runs = new Map<string, { predictions: (string | null)[]; labels: (boolean | null)[] }>();
  for (const one of answers) {
    const key = JSON.stringify([one.question, one.references]);
    const question = positions.get(key) ?? questions.length;
    if (question === questions.length) questions.push(one);
    positions.set(key, question);
    const system = one.system.replace(/^evouna-\w+ /, '');
    const run = runs.get(system) ?? { predictions: [], labels: [] };
    runs.set(system, run);
    run.predictions[question] = one.candidate;
    run.labels[question] = one.correct;
  }
  const all = [...runs].map(([system, { predictions, labels }]) => ({
    system,
    predictions: questions.map((_, at) => predictions[at] ?? null),
    labels: questions.map((_, at) => labels[at] ?? null),
  }));
  const byRun = Object.fromEntries(all.map(({ system, predictions }) => [system, predictions]));
  return { dataset: createDataset(questions, byRun), labels: all.map(({ labels }) => labels) };
}

function openJudge(): Judge {
  const opened = openOwnJudge(readShipped(), SHIPPED_FILE, '');
  if (opened.kind === 'refused') throw new Error(opened.problem.message);
  return opened.model.withThreshold(null);
}

/** One labeled answer, with the metric's verdict and the judge's probability. */
interface Answer {
  readonly label: boolean;
  readonly accepted: boolean;
  readonly probability: number;
}

/** Reviews one data set under one metric. */
function review(
  name: string,
  { dataset, labels }: LabeledRuns,
  scored: ScoredRuns,
  judge: Judge,
  metric: Metric,
): ReviewCurves {
  const { scorer, scores, verdicts } = scored;
  const isAccepted = (of: readonly RunScores[], run: number, question: number) =>
    of[run]?.[metric.id]?.values[question] === 1;
  const listAnswers = (of: readonly RunScores[]): Answer[] =>
    labels.flatMap((ofRun, run) =>
      ofRun.flatMap((label, question) => {
        const probability = scores[run]?.['judge.probability']?.values[question] ?? NaN;
        if (label === null) return [];
        return [{ label, accepted: isAccepted(of, run, question), probability }];
      }),
    );
  const answers = listAnswers(scores);
  const share = (of: readonly Answer[]) =>
    of.filter(({ label, accepted }) => label === accepted).length / of.length;

  const clusters = runToEnd(clusterRejectedAnswers({ dataset, scorer, scores, metric, judge }));
  const labelOf = ({ question, variants: [shown] }: AnswerCluster) =>
    labels[shown?.runs[0] ?? 0]?.[question] === true;
  const decide = (cluster: AnswerCluster): GoldDecision => ({
    id: dataset.questions.ids[cluster.question] ?? '',
    hash: hashQuestion(dataset.questions, cluster.question),
    decision: labelOf(cluster) ? 'accepted' : 'wrong',
    answers: cluster.variants.map(({ text }) => text),
    by: 'simulation',
    date: '2026-01-01',
    reason: '',
  });
  const afterClusters = (looked: readonly AnswerCluster[]) => {
    const patch = applyPatch(dataset.questions, { decisions: looked.map(decide) });
    const published = { dataset, scorer, scores, verdicts };
    const metrics = [answerCorrect, ...judge.metrics];
    const completed = runToEnd(scoreCompleted(published, patch, DEFAULT_SETTINGS, metrics));
    return share(listAnswers(completed.scores));
  };
  /** Reviewing one answer corrects only that answer. */
  const afterAnswers = (looked: ReadonlySet<Answer>) =>
    share(answers.map((one) => (looked.has(one) ? { ...one, accepted: one.label } : one)));

  const largest = [...clusters].sort((a, b) => b.runs.length - a.runs.length);
  const uncertain = [...answers].sort(
    (a, b) => Math.abs(a.probability - 0.5) - Math.abs(b.probability - 0.5),
  );
  const members = (of: readonly AnswerCluster[]) =>
    of.flatMap((cluster) =>
      cluster.runs.map((run) => labels[run]?.[cluster.question] === labelOf(cluster)),
    );
  const purity = (of: readonly AnswerCluster[]) => {
    const all = members(of);
    return all.filter(Boolean).length / all.length;
  };
  return {
    name,
    metric: metric.id,
    answers: answers.length,
    clusters: clusters.length,
    curves: {
      'clusters, largest first': LOOKS.map((looks) => afterClusters(largest.slice(0, looks))),
      'clusters, by expected gain': LOOKS.map((looks) => afterClusters(clusters.slice(0, looks))),
      'random single answers': LOOKS.map((looks) => meanOfDraws(answers, looks, afterAnswers)),
      'most uncertain single answers': LOOKS.map((looks) =>
        afterAnswers(new Set(uncertain.slice(0, looks))),
      ),
    },
    purity: purity(clusters),
    sharedPurity: purity(clusters.filter(({ runs }) => runs.length > 1)),
  };
}

const DRAWS = 50;

/** The mean over random samples of the given size. */
function meanOfDraws(
  answers: readonly Answer[],
  looks: number,
  after: (looked: ReadonlySet<Answer>) => number,
): number {
  const random = createRandom(1);
  let sum = 0;
  for (let draw = 0; draw < DRAWS; draw++) {
    const looked = new Set<Answer>();
    while (looked.size < looks) {
      const answer = answers[random.below(answers.length)];
      if (answer) looked.add(answer);
    }
    sum += after(looked);
  }
  return sum / DRAWS;
}

/** The data sets with human labels. */
const REVIEWED = { FinanceBench: readFinanceBench, 'EVOUNA dev': () => readEvouna('dev') };

/**
 * The curves of a data set under each of these metrics: answer correctness, or the judge’s verdict.
 */
export function reviewDataSet(
  name: keyof typeof REVIEWED,
  metrics: readonly ('answer_correct' | 'judge.correct')[],
): ReviewCurves[] {
  const judge = openJudge();
  const runs = buildRuns(REVIEWED[name]());
  const scored = runToEnd(scoreRuns(runs.dataset, DEFAULT_SETTINGS, [answerCorrect], [judge]));
  return [answerCorrect, ...judge.metrics]
    .filter(({ id }) => metrics.some((one) => one === id))
    .map((metric) => review(name, runs, scored, judge, metric));
}

if (process.argv[1]?.endsWith('review-curve.ts')) {
  if (!hasShared) printNotRun('../shared', 'review-curve');
  else {
    for (const name of ['FinanceBench', 'EVOUNA dev'] as const) {
      for (const curves of reviewDataSet(name, ['answer_correct', 'judge.correct'])) print(curves);
    }
  }
}

function print({ name, metric, answers, clusters, curves, purity, sharedPurity }: ReviewCurves) {
  const points = (share: number) => (100 * share).toFixed(1);
  console.log(`${name}, ${metric}: ${answers} labeled answers, ${clusters} clusters`);
  console.log(['looks', ...LOOKS.map(String)].map(pad).join(''));
  for (const [order, curve] of Object.entries(curves)) {
    console.log([order, ...curve.map(points)].map(pad).join(''));
  }
  console.log(
    `purity ${points(purity)} %, of clusters with several answers ${points(sharedPurity)} %\n`,
  );
}

function pad(cell: string, column: number): string {
  return column === 0 ? cell.padEnd(30) : cell.padStart(7);
}
