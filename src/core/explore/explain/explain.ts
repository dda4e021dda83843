import type { Metric } from '../../scoring/metric';
import type { AnswerKind, Dataset, Score } from '../../model';
import { scoreAt, scoreComparison, type Scorer } from '../../scoring/scorer';
import type { Settings } from '../../settings';

import type { Preparer } from '../../answers/prepare';
import { type Unwrapped, unwrap, WRAPPER_LABELS } from '../../answers/unwrap';
import type { Evaluation } from '../../evaluate';
import type { Comparison } from '../../scoring/comparison';
import { traceNormalization } from '../../text/normalize';
import { accept } from '../../scoring/acceptance/accept';
import { findContradiction } from '../../scoring/contradictions/contradiction';
import { comparedKind } from '../../scoring/content/reading';
import type { Acceptance } from '../../scoring/tiers/tier';
import { explainGrounding, type GroundingView } from './grounding';
import { type ListView, explainLists } from './lists';
import { type TextMark, markTokens } from './marks';
import {
  type Abstention,
  type BothSides,
  type DateView,
  type EvidenceView,
  explainAbstentions,
  explainDates,
  explainEvidence,
  explainVerdicts,
} from './meaning';
import { type NumberView, explainNumbers } from './numbers';
import { explainPages, explainRanking, type PagesView, type RankingView } from './passages';

/**
 * Why a question got its scores in one run, for the page, exports and tests. Plain JSON: numbers
 * are finite, nothing is undefined.
 */
export interface Explanation extends WordTrace {
  readonly kind: AnswerKind;
  readonly references: readonly string[];
  /** `null` for a missing prediction; `meaning` is then `null` too, as it is for a ranking. */
  readonly prediction: string | null;
  /** The wrappers and the answer inside, even if settings keep them; `null` without wrappers. */
  readonly wrapping: WrapperView | null;
  readonly meaning: MeaningTrace | null;
  /** Where the figures are in the context; `null` without a context or without figures. */
  readonly grounding: GroundingView | null;
  /** The ranked passages; `null` for an answer and for a missing ranking. */
  readonly ranking: RankingView | null;
  /** Absent unless there are both evidence and retrieved passages. */
  readonly pages?: PagesView;
  /** Score under every metric, by id. */
  readonly scores: Readonly<Record<string, Score>>;
}

/** Wrappers, outermost first, and the answer inside. */
export interface WrapperView extends Unwrapped {
  /** Whether the settings unwrap the answer. */
  readonly isRemoved: boolean;
}

/** The token overlap with the reference that gives the highest F1. */
export interface WordTrace {
  /** Position of that reference. */
  readonly bestReference: number;
  readonly referenceMarks: readonly TextMark[];
  readonly predictionMarks: readonly TextMark[];
  /** Every step that changed either text, with both texts after it. */
  readonly steps: readonly StepPair[];
  readonly tokens: {
    readonly common: number;
    readonly reference: number;
    readonly prediction: number;
  };
}

export interface StepPair {
  readonly label: string;
  readonly reference: string;
  readonly prediction: string;
}

/** How the answers were interpreted, apart from their tokens. */
export interface MeaningTrace {
  /** Tier, rejection reason and explanation; `null` if no tier accepts the answer. */
  readonly acceptance: Acceptance | null;
  /** Why an answer that no tier accepts contradicts the reference; `null` if it does not. */
  readonly contradiction: string | null;
  /**
   * Position of the reference for `dates`, `evidence` and `form`: the accepted one, or the one with
   * the best F1.
   */
  readonly subject: number;
  /**
   * The answer kind used for the comparison: the question's or, for a text question, the
   * reference's.
   */
  readonly form: AnswerKind;
  /** `null` unless the form is a number. */
  readonly numbers: NumberView | null;
  /** `null` unless the form is a list. */
  readonly lists: ListView | null;
  readonly verdicts: BothSides<boolean | null>;
  readonly abstentions: BothSides<Abstention>;
  readonly dates: {
    readonly reference: readonly DateView[];
    readonly prediction: readonly DateView[];
  };
  /** `null` for numbers, lists and abstentions, which are not compared by their words. */
  readonly evidence: EvidenceView | null;
}

/** Explains a question in one run with the scorer that gave its scores. */
export function explain(
  { scorer, scores }: Pick<Evaluation, 'scorer' | 'scores'>,
  { questions, runs }: Dataset,
  settings: Settings,
  question: number,
  run: number,
): Explanation {
  const comparison = scorer.compare(question, run);
  const references = questions.references[question] ?? [];
  const kind = questions.kinds[question] ?? 'text';
  const ranking = kind === 'ranking' ? comparison : null;
  const answer = ranking ? null : comparison;
  const words = traceWords(scorer, references, answer, settings);
  const pages = answer && explainPages(answer, runs[run]?.contexts?.[question] ?? '');
  return {
    kind,
    references,
    prediction: comparison?.written ?? null,
    wrapping: answer && explainWrapper(answer),
    ...words,
    meaning: answer && traceMeaning(scorer, answer, words.bestReference),
    ranking: ranking && explainRanking(ranking),
    grounding: explainGrounding(runs, scorer, question, run, words.bestReference),
    ...(pages && { pages }),
    scores: Object.fromEntries(
      Object.entries(scores[run] ?? {}).map(([id, column]) => [id, scoreAt(column, question)]),
    ),
  };
}

function explainWrapper({ written, settings }: Comparison): WrapperView | null {
  const unwrapped = unwrap(written);
  if (unwrapped.wrappers.length === 0) return null;
  return { ...unwrapped, isRemoved: settings.wrapping === 'remove' };
}

function traceWords(
  scorer: Scorer,
  references: readonly string[],
  comparison: Comparison | null,
  settings: Settings,
): WordTrace {
  const bestReference = comparison?.bestOverlap().reference ?? 0;
  const reference = scorer.prepare(references[bestReference] ?? '');
  const prediction = comparison?.prediction ?? null;
  const predicted = prediction?.raw ?? '';
  const [referenceMarks, predictionMarks] = markTokens(reference.raw, predicted, settings);
  return {
    bestReference,
    referenceMarks,
    predictionMarks: comparison ? predictionMarks : [],
    steps: comparison
      ? [
          ...traceWrapping(comparison, reference.raw),
          ...traceSteps(reference.raw, predicted, settings),
        ]
      : [],
    tokens: {
      common: Math.round((comparison?.bestOverlap().recall ?? 0) * reference.tokens().length),
      reference: reference.tokens().length,
      prediction: prediction?.tokens().length ?? 0,
    },
  };
}

/** The step from the prediction as written to the unwrapped text. */
function traceWrapping({ written, prediction }: Comparison, reference: string): StepPair[] {
  if (prediction.raw === written) return [];
  const [outermost] = unwrap(written).wrappers;
  const label = `Unwrapped from ${outermost ? WRAPPER_LABELS[outermost] : 'its wrapper'}`;
  return [{ label, reference, prediction: prediction.raw }];
}

function traceSteps(reference: string, prediction: string, settings: Settings): StepPair[] {
  const { normalisation, replacements } = settings;
  const left = traceNormalization(reference, normalisation, replacements);
  const right = traceNormalization(prediction, normalisation, replacements);
  let before = { reference, prediction };
  return left.flatMap(({ label, text }, index) => {
    const after = { reference: text, prediction: right[index]?.text ?? '' };
    const changed = after.reference !== before.reference || after.prediction !== before.prediction;
    before = after;
    return changed ? [{ label, ...after }] : [];
  });
}

function traceMeaning({ prepare }: Scorer, comparison: Comparison, best: number): MeaningTrace {
  const { kind, references, prediction } = comparison;
  const acceptance = accept(comparison);
  const subject = acceptance?.reference ?? best;
  const reference = references[subject] ?? prepare('');
  const form = comparedKind({ kind }, reference);
  return {
    acceptance,
    contradiction: acceptance ? null : findContradiction(comparison, reference),
    subject,
    form,
    numbers: form === 'number' ? explainNumbers(comparison, subject) : null,
    lists: form === 'list' ? traceLists(comparison, subject, prepare) : null,
    verdicts: explainVerdicts(comparison),
    abstentions: explainAbstentions(comparison),
    dates: explainDates(reference, prediction),
    evidence: form === 'number' || form === 'list' ? null : explainEvidence(comparison, reference),
  };
}

/** For a list question, the reference that its metrics chose; else the one at `subject`. */
function traceLists(comparison: Comparison, subject: number, prepare: Preparer): ListView {
  const { kind, references, settings } = comparison;
  const ofQuestion = kind === 'list' ? comparison.lists() : null;
  const lists = ofQuestion ?? comparison.listAgainst(references[subject] ?? prepare(''));
  return explainLists(lists, ofQuestion?.reference ?? subject, prepare, settings);
}

/** Explains a question in one run under settings that are only previewed, not applied. */
export function explainWithSettings(
  scorer: Scorer,
  dataset: Dataset,
  metrics: readonly Metric[],
  settings: Settings,
  question: number,
  run: number,
): Explanation {
  const comparison = scorer.compare(question, run);
  const at = { question, run };
  return {
    ...explain({ scorer, scores: [] }, dataset, settings, question, run),
    scores: Object.fromEntries(
      metrics.map((metric) => [
        metric.id,
        scoreComparison(metric, dataset, at, comparison, settings),
      ]),
    ),
  };
}
