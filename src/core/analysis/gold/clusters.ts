import { readDateAnswer } from '../../answers/date';
import { readLists } from '../../answers/list';
import { keyOf } from '../../answers/numerals/decimal';
import type { Dataset, RunScores } from '../../model';
import type { Comparison } from '../../scoring/comparison';
import type { Judge } from '../../scoring/judge/judgment';
import type { Metric } from '../../scoring/metric';
import type { Scorer } from '../../scoring/scorer';
import { isAbstention } from '../../scoring/content/abstain';
import { accept } from '../../scoring/acceptance/accept';
import { answeringNumbers } from '../../scoring/tiers/numbers';
import { comparedKind, kindFromForm } from '../../scoring/content/reading';
import { readVerdict } from '../../scoring/tiers/verdict';
import { groupBy } from '../summarize';
import { applyThreshold } from '../agreement/labeled-answers';
import { defaultThreshold } from '../agreement/thresholds';

/** The property that the answers of a cluster share; `text`: the normalized words. */
export type Meaning = 'abstention' | 'verdict' | 'number' | 'date' | 'list' | 'text';

/** One of a cluster's texts, and the runs that gave it, by position. */
export interface Variant {
  readonly text: string;
  readonly runs: readonly number[];
}

/** Rejected answers to one question, all with the same meaning. Plain data. */
export interface AnswerCluster {
  readonly question: number;
  readonly meaning: Meaning;
  /**
   * The runs that gave the answer, by position, in ascending order; the number of runs is the size
   * of the cluster.
   */
  readonly runs: readonly number[];
  /** The most frequent text; in a tie, the shortest, then the first. */
  readonly representative: string;
  /**
   * Every one of the cluster's texts as it appears in the files, starting with the representative.
   */
  readonly variants: readonly Variant[];
  /** The judge's probability that the representative is correct; `null` if it was not judged. */
  readonly probability: number | null;
  /**
   * Predictions expected to become correct: size × probability. For clusters that the judge did not
   * score, the probability is the mean over the other clusters, or one half without a judge.
   */
  readonly expectedGain: number;
  /** Whether most runs with an answer give this answer, which makes the reference doubtful. */
  readonly suspicious: boolean;
}

/** The answers to cluster, and how. */
export interface ClusterInput {
  readonly dataset: Pick<Dataset, 'questions' | 'runs'>;
  readonly scorer: Scorer;
  readonly scores: readonly RunScores[];
  /** The metric that rejects answers, applied at its default threshold. */
  readonly metric: Metric;
  /** The judge that estimates the gain; it need not be among the scored judges. */
  readonly judge: Judge | null;
}

/** A distinct answer is compared with at most this many others, so that the work stays linear. */
const MAX_COMPARED = 8;

/** The judge, which is slower than the tiers, scores this many of the largest clusters. */
const MAX_JUDGED = 10_000;

/**
 * For each question, collects the answers that a metric rejects and groups them by meaning; the
 * clusters are sorted by expected gain, largest first. Answers with the same key (abstention,
 * verdict, number with its unit, dates, items, normalized words) form one cluster; so do any two
 * that the acceptance tiers accept as references for each other. Yields after every question, so
 * that it can be interrupted. Pure; linear in the number of answers.
 */
export function* clusterRejectedAnswers(
  input: ClusterInput,
): Generator<undefined, AnswerCluster[]> {
  const { dataset, scorer, scores, metric, judge } = input;
  const { questions, runs } = dataset;
  const threshold = defaultThreshold(metric);
  const columns = scores.map((ofRun) => ofRun[metric.id]?.values ?? new Float64Array());
  const accepted = columns.map((values) => applyThreshold(metric, values, threshold));
  const isRejected = (run: number, question: number) =>
    !Number.isNaN(columns[run]?.[question] ?? NaN) && accepted[run]?.[question] === 0;
  const found: Draft[] = [];
  for (let question = 0; question < questions.ids.length; question++) {
    const answered = runs.flatMap(({ predictions }, run) =>
      (predictions[question] ?? null) === null ? [] : [run],
    );
    const rejected = answered.filter((run) => isRejected(run, question));
    for (const { meaning, runs: own } of groupAnswers(scorer, question, rejected)) {
      const variants = listVariants(own, (run) => runs[run]?.predictions[question] ?? '');
      const [first] = variants;
      if (!first) continue;
      found.push({
        question,
        meaning,
        runs: own,
        representative: first.text,
        variants,
        suspicious: own.length > 1 && 2 * own.length > answered.length,
      });
    }
    yield;
  }
  const bySize = [...found].sort((a, b) => b.runs.length - a.runs.length);
  const asked = new Set(bySize.slice(0, judge ? MAX_JUDGED : 0));
  const probabilities = new Map<Draft, number>();
  for (const draft of found.filter((one) => asked.has(one))) {
    const comparison = scorer.compare(draft.question, draft.variants[0]?.runs[0] ?? 0);
    if (comparison && judge) probabilities.set(draft, judge.judge(comparison).probability);
    yield;
  }
  const sum = [...probabilities.values()].reduce((total, one) => total + one, 0);
  const usual = probabilities.size > 0 ? sum / probabilities.size : 0.5;
  const clusters = found.map((draft): AnswerCluster => {
    const probability = probabilities.get(draft) ?? null;
    return { ...draft, probability, expectedGain: draft.runs.length * (probability ?? usual) };
  });
  return clusters.sort((a, b) => b.expectedGain - a.expectedGain || a.question - b.question);
}

type Draft = Omit<AnswerCluster, 'probability' | 'expectedGain'>;

interface Group {
  readonly meaning: Meaning;
  readonly runs: number[];
}

function groupAnswers(scorer: Scorer, question: number, runs: readonly number[]): Group[] {
  const byKey = new Map<string, Group>();
  for (const run of runs) {
    const comparison = scorer.compare(question, run);
    if (!comparison) continue;
    const [meaning, value] = readMeaning(comparison);
    const key = `${meaning} ${value}`;
    const group = byKey.get(key);
    if (group) group.runs.push(run);
    else byKey.set(key, { meaning, runs: [run] });
  }
  const merged: Group[] = [];
  for (const group of [...byKey.values()].sort((a, b) => b.runs.length - a.runs.length)) {
    const leaders = merged.slice(0, MAX_COMPARED);
    const home = leaders.find((leader) => isSameAnswer(scorer, question, leader, group));
    if (home) home.runs.push(...group.runs);
    else merged.push(group);
  }
  for (const group of merged) group.runs.sort((a, b) => a - b);
  return merged;
}

/** The meaning of an answer, and a key that is equal for equal answers. */
function readMeaning(comparison: Comparison): readonly [meaning: Meaning, key: string] {
  const { prediction, references, numberContext } = comparison;
  if (isAbstention(comparison, prediction)) return ['abstention', ''];
  const [reference = prediction] = references;
  const isUnanswerable = comparison.kind === 'unanswerable';
  const kind = isUnanswerable ? kindFromForm(prediction) : comparedKind(comparison, reference);
  const verdict = kind === 'boolean' ? readVerdict(comparison, prediction) : null;
  if (verdict !== null) return ['verdict', String(verdict)];
  const dates =
    kind !== 'number' || numberContext().asksYear ? readDateAnswer(prediction.raw) : null;
  if (dates) {
    const read = dates.map(({ dayFirst, monthFirst }) => [dayFirst, monthFirst]);
    return ['date', JSON.stringify(read)];
  }
  const number = kind === 'number' ? readNumber(comparison) : null;
  if (number !== null) return ['number', number];
  const [list] = kind === 'list' ? readLists(prediction.raw, 'all') : [];
  if (list && list.form !== 'single') {
    return ['list', JSON.stringify(list.items.map((item) => item.toLowerCase()).sort())];
  }
  return ['text', prediction.normalized === '' ? prediction.raw : prediction.normalized];
}

/**
 * The value and unit of the number with which the answer concludes; `null` if there are several.
 */
function readNumber(comparison: Comparison): string | null {
  const numbers = answeringNumbers(comparison, comparison.prediction).filter(
    ({ isConclusion, negated }) => isConclusion && !negated,
  );
  const [only] = numbers;
  if (!only || numbers.length > 1 || only.interval) return null;
  const { currency, percent, unit, per } = only;
  return JSON.stringify([keyOf(only.value), currency, percent, unit?.symbol, per?.symbol]);
}

/** Whether each of two answers would be accepted if the other were the reference. */
function isSameAnswer(scorer: Scorer, question: number, one: Group, other: Group): boolean {
  if (one.meaning === 'abstention' || other.meaning === 'abstention') return false;
  if (one.meaning === 'verdict' && other.meaning === 'verdict') return false;
  const [own = 0] = one.runs;
  const [others = 0] = other.runs;
  const accepts = (reference: number, run: number) => {
    const comparison = scorer.compareWith(question, run, reference);
    return comparison !== null && accept(comparison) !== null;
  };
  return accepts(own, others) && accepts(others, own);
}

function listVariants(runs: readonly number[], textOf: (run: number) => string): Variant[] {
  return [...groupBy(runs.map(textOf))]
    .map(([text, members]) => ({ text, runs: members.map((at) => runs[at] ?? 0) }))
    .sort((a, b) => b.runs.length - a.runs.length || a.text.length - b.text.length);
}
