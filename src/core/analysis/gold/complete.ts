import { copyColumns, createAnswerColumns, scoreRange } from '../../answer-columns';
import { isExternalMetric } from '../../dataset/join/external-scores';
import type { Dataset, ExtraColumn, Questions, Run, RunScores } from '../../model';
import { LLM_JUDGE_CORRECT } from '../../scoring/llm-judge/metric';
import type { Metric } from '../../scoring/metric';
import { createScorer, type Scorer } from '../../scoring/scorer';
import type { VerdictColumns } from '../../scoring/acceptance/verdict-columns';
import type { Settings } from '../../settings';
import {
  findConflicts,
  type GoldConflict,
  type GoldPatch,
  hashPatch,
  hashQuestion,
  patchFileOf,
} from './patch';

/** The effect of a patch on a gold file, including the decisions that do not apply. */
export interface AppliedPatch {
  /** SHA-256 of the patch file. */
  readonly hash: string;
  readonly decisions: number;
  /** Further references, keyed by the question's position. */
  readonly accepted: ReadonlyMap<number, readonly string[]>;
  /**
   * By the question's position, the judgment of each text: 1 if it was judged correct, 0 if wrong.
   */
  readonly decided: ReadonlyMap<number, ReadonlyMap<string, 0 | 1>>;
  /** Positions of questions whose reference is disputed; completed scores leave them out. */
  readonly disputed: ReadonlySet<number>;
  /** Ids of questions that are not in the gold file. */
  readonly unknown: readonly string[];
  /** Ids of questions whose text or references differ from the reviewed ones. */
  readonly stale: readonly string[];
  readonly conflicts: readonly GoldConflict[];
}

/**
 * Checks every decision against the questions, in the order of the patch file. Conflicting
 * decisions are not applied. Linear, after sorting.
 */
export function applyPatch(questions: Questions, patch: GoldPatch): AppliedPatch {
  const positions = new Map(questions.ids.map((id, at) => [id, at]));
  const sorted = patchFileOf(patch);
  const conflicts = findConflicts(sorted);
  const contradicted = new Set(conflicts.flatMap(({ decisions }) => decisions));
  const accepted = new Map<number, string[]>();
  const decided = new Map<number, Map<string, 0 | 1>>();
  const disputed = new Set<number>();
  const unknown = new Set<string>();
  const stale = new Set<string>();
  const hashes = new Map<number, string>();
  for (const one of sorted.decisions) {
    const { id, hash, decision, answers } = one;
    const question = positions.get(id);
    if (question === undefined) {
      unknown.add(id);
      continue;
    }
    const own = hashes.get(question) ?? hashQuestion(questions, question);
    hashes.set(question, own);
    if (own !== hash) stale.add(id);
    else if (!contradicted.has(one)) {
      if (decision === 'disputed') disputed.add(question);
      if (decision !== 'accepted' && decision !== 'wrong') continue;
      const verdict = decision === 'accepted' ? 1 : 0;
      const texts = decided.get(question) ?? new Map<string, 0 | 1>();
      decided.set(question, texts);
      for (const text of answers) texts.set(text, verdict);
      if (decision === 'wrong') continue;
      const known = accepted.get(question) ?? [];
      accepted.set(question, [...new Set([...known, ...answers])]);
    }
  }
  return {
    hash: hashPatch(patch),
    decisions: patch.decisions.length,
    accepted,
    decided,
    disputed,
    unknown: [...unknown],
    stale: [...stale],
    conflicts,
  };
}

/**
 * What reviewers decided about the answers of each run: 1 for correct, 0 for wrong, NaN for answers
 * without such a decision; one entry per question.
 */
export function listDecidedAnswers(
  { runs }: Pick<Dataset, 'runs'>,
  { decided }: Pick<AppliedPatch, 'decided'>,
): readonly Float64Array[] {
  return runs.map(({ predictions }) => {
    const verdicts = new Float64Array(predictions.length).fill(NaN);
    for (const [question, texts] of decided) {
      verdicts[question] = texts.get(predictions[question] ?? '') ?? NaN;
    }
    return verdicts;
  });
}

/**
 * Questions with the further references of a patch; everything else is shared with the original.
 */
export function completeQuestions(
  questions: Questions,
  { accepted }: Pick<AppliedPatch, 'accepted'>,
): Questions {
  return {
    ...questions,
    references: questions.references.map((references, question) => {
      const more = accepted.get(question) ?? [];
      // An unanswerable question keeps its empty reference, so that an abstention still counts.
      if (more.length === 0) return references;
      return [...new Set([...(references.length > 0 ? references : ['']), ...more])];
    }),
  };
}

/** Scores computed with the gold file as published, listed in the order of the metrics. */
export interface PublishedScores extends CompletedScores {
  readonly scorer: Scorer;
}

/** The same runs, scored with the completed gold. */
export interface CompletedScores {
  /** The questions that are not disputed, with the further references. */
  readonly dataset: Dataset;
  readonly scores: readonly RunScores[];
  readonly verdicts: readonly VerdictColumns[];
}

/**
 * Scores with the completed gold: all answers to a question with further references are scored
 * again, other scores are copied, and disputed questions are left out. Yields the number of
 * questions done.
 */
export function* scoreCompleted(
  published: PublishedScores,
  patch: Pick<AppliedPatch, 'accepted' | 'disputed'>,
  settings: Settings,
  metrics: readonly Metric[],
): Generator<number, CompletedScores> {
  const { dataset, scorer } = published;
  const questions = completeQuestions(dataset.questions, patch);
  const completed = { ...dataset, questions };
  const scoring = { settings, metrics, judges: [] };
  const columns = createAnswerColumns(completed, scoring);
  copyColumns(columns, { ...published, judgments: [] }, 0);
  const again = createScorer(completed, settings, scorer.conventions());
  // External scores and verdicts of a language model refer to the published references.
  const rescored = metrics.filter(({ id }) => id !== LLM_JUDGE_CORRECT && !isExternalMetric(id));
  let done = 0;
  for (const question of patch.accepted.keys()) {
    const range = { from: question, to: question + 1 };
    const steps = scoreRange(completed, again, { ...scoring, metrics: rescored }, columns, range);
    while (!steps.next().done);
    yield ++done;
  }
  const { scores, verdicts } = columns;
  return patch.disputed.size === 0
    ? { dataset: completed, scores, verdicts }
    : leaveOut({ dataset: completed, scores, verdicts }, patch.disputed);
}

/** The scores with some questions left out. */
function leaveOut(
  { dataset, scores, verdicts }: CompletedScores,
  left: ReadonlySet<number>,
): CompletedScores {
  const isKept = (_: unknown, question: number) => !left.has(question);
  const { questions } = dataset;
  const pickCells = (columns: readonly ExtraColumn[]) =>
    columns.map(({ name, cells }) => ({ name, cells: cells.filter(isKept) }));
  const ofRun = (run: Run): Run => {
    const predictions = run.predictions.filter(isKept);
    const missing = predictions.filter((prediction) => prediction === null).length;
    return {
      ...run,
      predictions,
      noAnswerProbabilities: run.noAnswerProbabilities?.filter(isKept) ?? null,
      humanLabels: run.humanLabels?.filter(isKept) ?? null,
      columns: pickCells(run.columns),
      matched: predictions.length - missing,
      missing,
    };
  };
  return {
    dataset: {
      ...dataset,
      questions: {
        ...questions,
        ids: questions.ids.filter(isKept),
        texts: questions.texts.filter(isKept),
        documents: questions.documents.filter(isKept),
        references: questions.references.filter(isKept),
        answerTypes: questions.answerTypes.filter(isKept),
        kinds: questions.kinds.filter(isKept),
        rows: questions.rows.filter(isKept),
        columns: pickCells(questions.columns),
      },
      runs: dataset.runs.map(ofRun),
    },
    scores: scores.map((columns) =>
      Object.fromEntries(
        Object.entries(columns).map(([id, { values, unscored }]) => [
          id,
          { values: values.filter(isKept), unscored: unscored.filter(isKept) },
        ]),
      ),
    ),
    verdicts: verdicts.map(({ tiers, reasons, stances, errors, wrappers }) => ({
      tiers: tiers.filter(isKept),
      reasons: reasons.filter(isKept),
      stances: stances.filter(isKept),
      errors: errors.filter(isKept),
      wrappers: wrappers.filter(isKept),
    })),
  };
}
