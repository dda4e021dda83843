import type { Evaluation } from '../../evaluate';
import type { Dataset } from '../../model';
import type { Metric } from '../../scoring/metric';
import type { Settings } from '../../settings';
import type { MetricSummary } from '../run-report';
import type { MeanInterval } from '../statistics/mean-intervals';
import { meanOf } from '../summarize';
import { computeIntervals, documentsOf } from '../uncertainty';
import { applyPatch, type CompletedScores, scoreCompleted } from './complete';
import type { GoldPatch } from './patch';

/** The mean of a run under a metric, with its 95% interval and its rank among the runs. */
export interface GoldScore {
  readonly mean: number | null;
  readonly n: number;
  readonly interval: MeanInterval | null;
  /** From 1; ties share the better rank. `null` without a mean. */
  readonly rank: number | null;
}

/** Both scores of a run under a metric, always together. */
export interface GoldScores {
  readonly published: GoldScore;
  readonly completed: GoldScore;
  /**
   * Of the questions with both scores, the number that score better, or worse, with the completed
   * gold.
   */
  readonly better: number;
  readonly worse: number;
}

/** The effects of a gold patch. Plain data, for page and exports. */
export interface GoldCompletion {
  /** SHA-256 of the patch file. */
  readonly patch: string;
  readonly decisions: number;
  /** Ids of questions with further references, and how many references there are. */
  readonly completed: readonly string[];
  readonly accepted: number;
  /** Ids of questions with a disputed reference, which the completed scores leave out. */
  readonly disputed: readonly string[];
  /**
   * Ids of questions whose decisions do not apply, because reviewers disagree, the question is
   * unknown, or the patch is for another gold file.
   */
  readonly conflicting: readonly string[];
  readonly unknown: readonly string[];
  readonly stale: readonly string[];
  /** The runs in the order of the report; `metrics` is keyed by the id of each headline metric. */
  readonly runs: readonly {
    readonly model: string;
    readonly run: string;
    readonly metrics: Readonly<Record<string, GoldScores>>;
  }[];
}

/**
 * The scores as published and with the completed gold. Every run is scored again, so a run that
 * contributed an answer gains no more than other runs that gave the same answer. `null` for a patch
 * without decisions.
 */
export function* completeGold(
  dataset: Dataset,
  evaluation: Evaluation,
  settings: Settings,
  metrics: readonly Metric[],
  patch: GoldPatch,
): Generator<undefined, GoldCompletion | null> {
  if (patch.decisions.length === 0) return null;
  const applied = applyPatch(dataset.questions, patch);
  const { scorer, scores, verdicts } = evaluation;
  const scoring = scoreCompleted({ dataset, scorer, scores, verdicts }, applied, settings, metrics);
  let step = scoring.next();
  for (; !step.done; step = scoring.next()) yield;
  const completed = step.value;
  const shown = metrics.filter(({ headline }) => headline);
  const { ids, documents } = completed.dataset.questions;
  const all = [...ids.keys()];
  const clusterOf = documentsOf(documents, settings);
  const intervals = yield* computeIntervals(completed.scores, shown, all, clusterOf);
  const columns = shown.map((metric) => {
    const before = evaluation.runs.map(({ metrics: own }) => own[metric.id]);
    const after = completed.scores.map((own) => meanOf(own[metric.id], all));
    const ranksBefore = rankMeans(metric, before);
    const ranksAfter = rankMeans(metric, after);
    return dataset.runs.map((_, run): GoldScores => {
      const { mean = null, n = 0, interval = null } = before[run] ?? {};
      return {
        published: { mean, n, interval, rank: ranksBefore[run] ?? null },
        completed: {
          mean: after[run]?.mean ?? null,
          n: after[run]?.n ?? 0,
          interval: intervals[run]?.get(metric.id) ?? null,
          rank: ranksAfter[run] ?? null,
        },
        ...countChanges(evaluation, completed, applied.disputed, run, metric),
      };
    });
  });
  const idOf = (question: number) => dataset.questions.ids[question] ?? '';
  return {
    patch: applied.hash,
    decisions: applied.decisions,
    completed: [...applied.accepted.keys()].map(idOf),
    accepted: [...applied.accepted.values()].flat().length,
    disputed: [...applied.disputed].map(idOf),
    conflicting: [...new Set(applied.conflicts.map(({ id }) => id))],
    unknown: applied.unknown,
    stale: applied.stale,
    runs: dataset.runs.map(({ model, run }, index) => ({
      model,
      run,
      metrics: Object.fromEntries(
        shown.flatMap(({ id }, at) => {
          const scores = columns[at]?.[index];
          return scores ? [[id, scores]] : [];
        }),
      ),
    })),
  };
}

function rankMeans({ better }: Metric, summaries: readonly (MetricSummary | undefined)[]) {
  const means = summaries.map((one) => one?.mean ?? null);
  const beats = (a: number, b: number) => (better === 'higher' ? a > b : a < b);
  return means.map((own) =>
    own === null ? null : 1 + means.filter((other) => other !== null && beats(other, own)).length,
  );
}

/**
 * Counts the questions that score better, or worse, with the completed gold; only questions with
 * both scores count.
 */
function countChanges(
  { scores }: Pick<Evaluation, 'scores'>,
  completed: CompletedScores,
  disputed: ReadonlySet<number>,
  run: number,
  { id, better }: Metric,
): Pick<GoldScores, 'better' | 'worse'> {
  const before = scores[run]?.[id]?.values.filter((_, question) => !disputed.has(question));
  const after = completed.scores[run]?.[id]?.values;
  const counts = { better: 0, worse: 0 };
  before?.forEach((own, question) => {
    const now = after?.[question] ?? NaN;
    if (now > own) counts[better === 'higher' ? 'better' : 'worse']++;
    if (now < own) counts[better === 'higher' ? 'worse' : 'better']++;
  });
  return counts;
}
