import { compareLists, type ListComparison, requiresOrder } from '../answers/list-compare';
import { type Cache, createCache, type PreparedAnswer, type Preparer } from '../answers/prepare';
import type { AnswerKind } from '../model';
import { compareNumbers, betterMatch, type NumberComparison } from '../answers/quantity/compare';
import type { NumberContext } from '../answers/quantity/expected-form';
import type { QuantityMatch } from '../answers/quantity/measure';
import type { Quantity } from '../answers/quantity/quantity';
import type { DecimalConvention } from '../answers/quantity/numeral';
import type { Settings } from '../settings';

/** Tokens that a prediction shares with one reference, counted as in the SQuAD scripts. */
interface Overlap {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  /** Position of the reference. */
  readonly reference: number;
}

/** A question with its references, shared by all answers to it; functions compute on first use. */
export interface ComparisonContext {
  readonly questionId: string;
  readonly kind: AnswerKind;
  /** The text of the question; may be empty. */
  readonly question: string;
  /** The data set's own label of the answer. */
  readonly answerType: string;
  readonly settings: Settings;
  readonly prepare: Preparer;
  /** Never empty: a question without references has one empty reference. */
  readonly references: readonly PreparedAnswer[];
  /** Numbers in the question, and the unit or scale that it asks for. */
  readonly numberContext: () => NumberContext;
  readonly referenceConvention: () => DecimalConvention;
  /** Caches results of the question and its references for all runs. */
  readonly rememberQuestion: Cache<PreparedQuestion>;
}

/** One question and one prediction; metrics share its results, which are computed once. */
export interface Comparison extends Omit<ComparisonContext, 'prepare' | 'referenceConvention'> {
  readonly prediction: PreparedAnswer;
  /** The prediction as in its file, before it is unwrapped. */
  readonly written: string;
  /** Token overlap with the reference of the highest F1 (ties: the first). */
  readonly bestOverlap: () => Overlap;
  /** The numbers of the prediction, compared with the best matching reference. */
  readonly numbers: () => NumberComparison;
  /** The quantities of one of these answers, read with the decimal convention of its file. */
  readonly quantitiesOf: (answer: PreparedAnswer) => readonly Quantity[];
  /** The prediction as a list, compared with the best matching reference. */
  readonly lists: () => ListComparison;
  /** The same for one reference. */
  readonly listAgainst: (reference: PreparedAnswer) => ListComparison;
  /** Caches other results of this comparison. */
  readonly remember: Cache<Comparison>;
}

/** A question with its references, without a prediction. */
export type PreparedQuestion = Pick<
  Comparison,
  'question' | 'references' | 'numberContext' | 'quantitiesOf' | 'rememberQuestion'
>;

/** Compares one prediction with one question; `written` is the prediction before unwrapping. */
export function createComparison(
  context: ComparisonContext,
  prediction: PreparedAnswer,
  predictionConvention: () => DecimalConvention,
  written = prediction.raw,
): Comparison {
  const { references } = context;
  let best: Overlap | undefined;
  let numbers: NumberComparison | undefined;
  let lists: ListComparison | undefined;
  const listAgainst = (some: readonly PreparedAnswer[]) =>
    compareAsLists(context, some, prediction, predictionConvention());
  const comparison: Comparison = {
    ...context,
    prediction,
    written,
    bestOverlap: () => (best ??= findBestOverlap(references, prediction)),
    numbers: () => (numbers ??= compareWithAll(context, prediction, predictionConvention())),
    quantitiesOf: (answer) =>
      answer.quantities(
        answer === prediction ? predictionConvention() : context.referenceConvention(),
      ),
    lists: () => (lists ??= listAgainst(references)),
    listAgainst: (reference) => listAgainst([reference]),
    remember: createCache(() => comparison),
  };
  return comparison;
}

function findBestOverlap(
  references: readonly PreparedAnswer[],
  prediction: PreparedAnswer,
): Overlap {
  return references
    .map((reference, index) => overlap(reference.tokens(), prediction.tokens(), index))
    .reduce((best, next) => (next.f1 > best.f1 ? next : best));
}

function compareAsLists(
  { prepare, settings, question, numberContext, referenceConvention }: ComparisonContext,
  references: readonly PreparedAnswer[],
  prediction: PreparedAnswer,
  convention: DecimalConvention,
): ListComparison {
  return compareLists(references, prediction, {
    settings,
    prepare,
    orderRequired: requiresOrder(question, settings.lists.order),
    numberContext: { ...numberContext(), question: [], asksYear: true },
    conventions: { references: referenceConvention(), prediction: convention },
  });
}

function compareWithAll(
  { references, settings, numberContext, referenceConvention }: ComparisonContext,
  prediction: PreparedAnswer,
  convention: DecimalConvention,
): NumberComparison {
  const context = numberContext();
  const predicted = prediction.quantities(convention);
  const outcomes = references.map((reference) =>
    compareNumbers(
      reference.quantities(referenceConvention()),
      predicted,
      context,
      settings.numbers,
    ),
  );
  let best: QuantityMatch | null = null;
  let result: NumberComparison = { kind: 'unreadable' };
  for (const outcome of outcomes) {
    if (outcome.kind === 'compared') {
      best = betterMatch(best, outcome.match);
      if (best === outcome.match) result = outcome;
    } else if (!best && outcome.kind !== 'unreadable') {
      result = outcome;
    }
  }
  return result;
}

/**
 * Precision, recall and F1 over two multisets of tokens. Both empty: 1, as in SQuAD 2.0 (SQuAD 1.1
 * gives 0), so that EM = 1 implies F1 = 1. The operations are in the order of the official script,
 * so the doubles are equal.
 * Source: SQuAD 2.0 evaluation script, `compute_f1` (Rajpurkar et al., 2018).
 * @param reference token numbers in ascending order
 * @param prediction token numbers in ascending order
 */
function overlap(reference: Int32Array, prediction: Int32Array, index: number): Overlap {
  if (reference.length === 0 && prediction.length === 0) {
    return { precision: 1, recall: 1, f1: 1, reference: index };
  }
  const common = countCommon(reference, prediction);
  if (common === 0) return { precision: 0, recall: 0, f1: 0, reference: index };
  const precision = common / prediction.length;
  const recall = common / reference.length;
  return {
    precision,
    recall,
    f1: (2 * precision * recall) / (precision + recall),
    reference: index,
  };
}

function countCommon(a: Int32Array, b: Int32Array): number {
  let common = 0;
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const left = a[i] ?? 0;
    const right = b[j] ?? 0;
    if (left === right) {
      common++;
      i++;
      j++;
    } else if (left < right) {
      i++;
    } else {
      j++;
    }
  }
  return common;
}
