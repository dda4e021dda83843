import type { AnswerKind } from '../model';
import {
  compareNumbers,
  nearer,
  type NumberComparison,
  type NumberContext,
  type QuantityMatch,
} from '../quantity/compare';
import type { DecimalConvention } from '../quantity/numeral';
import type { NumberSettings } from '../settings';
import type { PreparedAnswer } from '../answer/prepare';
import { type Overlap, overlap } from './overlap';

/** One question and one prediction, ready for every metric; what several metrics need is worked out once. */
export interface Comparison {
  readonly kind: AnswerKind;
  /** At least one; a question without references has the empty answer. */
  readonly references: readonly PreparedAnswer[];
  readonly prediction: PreparedAnswer;
  /** Token overlap with the reference of the highest F1 (ties: the first in file order). */
  readonly bestOverlap: () => Overlap;
  /** The numbers of the prediction against those of the reference they fit best. */
  readonly numbers: () => NumberComparison;
}

export interface ComparisonContext {
  readonly kind: AnswerKind;
  readonly references: readonly PreparedAnswer[];
  readonly numbers: NumberSettings;
  readonly numberContext: () => NumberContext;
  readonly referenceConvention: () => DecimalConvention;
}

/** Sets one prediction against one question. */
export function createComparison(
  context: ComparisonContext,
  prediction: PreparedAnswer,
  predictionConvention: () => DecimalConvention,
): Comparison {
  const { kind, references } = context;
  let best: Overlap | undefined;
  let numbers: NumberComparison | undefined;
  return {
    kind,
    references,
    prediction,
    bestOverlap: () => (best ??= findBestOverlap(references, prediction)),
    numbers: () => (numbers ??= compareWithAll(context, prediction, predictionConvention())),
  };
}

function findBestOverlap(
  references: readonly PreparedAnswer[],
  prediction: PreparedAnswer,
): Overlap {
  let best = overlap(references[0]?.tokens ?? new Int32Array(), prediction.tokens, 0);
  for (let index = 1; index < references.length; index++) {
    const tokens = references[index]?.tokens ?? new Int32Array();
    const next = overlap(tokens, prediction.tokens, index);
    if (next.f1 > best.f1) best = next;
  }
  return best;
}

function compareWithAll(
  { references, numbers, numberContext, referenceConvention }: ComparisonContext,
  prediction: PreparedAnswer,
  convention: DecimalConvention,
): NumberComparison {
  const context = numberContext();
  const predicted = prediction.quantities(convention);
  const outcomes = references.map((reference) =>
    compareNumbers(reference.quantities(referenceConvention()), predicted, context, numbers),
  );
  let best: QuantityMatch | null = null;
  let result: NumberComparison = { kind: 'unreadable' };
  for (const outcome of outcomes) {
    if (outcome.kind === 'compared') {
      best = nearer(best, outcome.match);
      if (best === outcome.match) result = outcome;
    } else if (!best && outcome.kind !== 'unreadable') {
      result = outcome;
    }
  }
  return result;
}
