import type { PreparedAnswer } from '../answer/prepare';
import type { Comparison } from '../metrics/comparison';
import type { Dataset } from '../model';
import { toNumber } from '../quantity/decimal';
import { unitOf } from '../quantity/print';
import type { Interval, Quantity } from '../quantity/quantity';
import type { Scorer } from '../score/scorer';
import type { NumberSettings, Settings } from '../settings';
import { traceNormalisation } from '../text/normalise';
import { type Mark, markTokens } from './marks';
import { explainMatch } from './number-reason';

/** A quantity as it was read, ready to show. */
export interface QuantityView {
  readonly text: string;
  readonly value: number;
  readonly percent: boolean;
  readonly currency: string | null;
  /** Power of ten of its scale word. */
  readonly scale: number;
  /** Its unit as it is printed, with what it is counted by (`tCO2e/MWh`); `null` without one. */
  readonly unit: string | null;
  /** What it stands for when it is more than a point; an open end is `null`. */
  readonly interval: IntervalView | null;
  /** Whether it is said to be about so much. */
  readonly approximate: boolean;
}

export interface IntervalView {
  readonly kind: Interval['kind'];
  readonly low: number | null;
  readonly high: number | null;
}

/** The number comparison, ready to show; errors are in the reference's unit. */
export type NumberView =
  | {
      readonly kind: 'compared';
      readonly reference: QuantityView;
      readonly prediction: QuantityView;
      /** The prediction was read as a fraction of the reference's per cent, or the reverse. */
      readonly acrossPercent: boolean;
      readonly matched: boolean;
      /** What was converted or supplied and which rule decided, in short clauses. */
      readonly because: readonly string[];
      /** How many numbers of the prediction were considered. */
      readonly candidates: number;
      readonly absoluteError: number;
      readonly relativeError: number | null;
    }
  | { readonly kind: 'unreadable' | 'none' | 'not-only' | 'incompatible' };

/** Why one question got its scores in one run: everything a page needs to draw it. Serialisable. */
export interface Explanation {
  readonly references: readonly string[];
  /** `null` where the run has no prediction; then only the references are filled in. */
  readonly prediction: string | null;
  /** Position of the reference that F1 was taken from. */
  readonly bestReference: number;
  readonly referenceMarks: readonly Mark[];
  readonly predictionMarks: readonly Mark[];
  /** Every step that changed either text, with both after it. */
  readonly steps: readonly StepPair[];
  readonly tokens: {
    readonly common: number;
    readonly reference: number;
    readonly prediction: number;
  };
  /** `null` where the question is not numeric. */
  readonly numbers: NumberView | null;
  readonly referenceQuantities: readonly QuantityView[];
  readonly predictionQuantities: readonly QuantityView[];
}

export interface StepPair {
  readonly label: string;
  readonly reference: string;
  readonly prediction: string;
}

/** Traces one score from the raw texts, by the very scorer that gave it. */
export function explain(
  scorer: Scorer,
  dataset: Dataset,
  settings: Settings,
  question: number,
  run: number,
): Explanation {
  const references = dataset.questions.references[question] ?? [];
  const comparison = scorer.compare(question, run);
  const overlap = comparison?.bestOverlap();
  const bestReference = overlap?.reference ?? 0;
  const reference = scorer.prepare(references[bestReference] ?? '');
  const prediction = comparison?.prediction ?? null;
  const predicted = prediction?.raw ?? '';
  const [referenceMarks, predictionMarks] = markTokens(reference.raw, predicted, settings);
  return {
    references,
    prediction: prediction && predicted,
    bestReference,
    referenceMarks,
    predictionMarks: prediction ? predictionMarks : [],
    steps: prediction ? traceBoth(reference.raw, predicted, settings) : [],
    tokens: {
      common: Math.round((overlap?.recall ?? 0) * reference.tokens.length),
      reference: reference.tokens.length,
      prediction: prediction?.tokens.length ?? 0,
    },
    numbers: comparison?.kind === 'number' ? viewNumbers(comparison, settings.numbers) : null,
    referenceQuantities: viewAll(reference, scorer.convention('references')),
    predictionQuantities: prediction ? viewAll(prediction, scorer.convention(run)) : [],
  };
}

function traceBoth(reference: string, prediction: string, settings: Settings): StepPair[] {
  const { normalisation, replacements } = settings;
  const left = traceNormalisation(reference, normalisation, replacements);
  const right = traceNormalisation(prediction, normalisation, replacements);
  let before = { reference, prediction };
  return left.flatMap(({ label, text }, index) => {
    const after = { reference: text, prediction: right[index]?.text ?? '' };
    const changed = after.reference !== before.reference || after.prediction !== before.prediction;
    before = after;
    return changed ? [{ label, ...after }] : [];
  });
}

function viewNumbers(comparison: Comparison, settings: NumberSettings): NumberView {
  const numbers = comparison.numbers();
  if (numbers.kind !== 'compared') return { kind: numbers.kind };
  const { match } = numbers;
  return {
    kind: 'compared',
    reference: view(match.reference),
    prediction: view(match.prediction),
    acrossPercent: match.reading !== 'as-written',
    matched: match.matched,
    because: explainMatch(match, settings),
    candidates: numbers.candidates,
    absoluteError: match.absoluteError,
    relativeError: match.relativeError,
  };
}

function viewAll(
  answer: PreparedAnswer,
  convention: Parameters<PreparedAnswer['quantities']>[0],
): QuantityView[] {
  return answer.quantities(convention).map(view);
}

function view(quantity: Quantity): QuantityView {
  const { text, percent, currency, scale, unit, per, interval, approximate } = quantity;
  const name = unit || per ? unitOf(quantity) : null;
  return {
    text,
    value: toNumber(quantity.value),
    percent,
    currency,
    scale,
    unit: name,
    interval: interval && {
      kind: interval.kind,
      low: interval.low && toNumber(interval.low),
      high: interval.high && toNumber(interval.high),
    },
    approximate,
  };
}
