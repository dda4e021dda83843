import type { NumberContext } from './quantity/compare';
import type { DecimalConvention } from './quantity/numeral';
import type { Settings } from '../settings';
import { readLists } from './list';
import { type ItemMatch, type ListItem, matchItems, readItem } from './list-item';
import { MOST_COMPARED_ITEMS, pairEqual, pairItems } from './list-matching';
import type { PreparedAnswer, Preparer } from './prepare';

/** Two lists, item by item. */
export interface ListComparison {
  /** Position of the reference among those of the question. */
  readonly reference: number;
  readonly referenceItems: readonly string[];
  readonly predictionItems: readonly string[];
  /** For each item of the reference its partner in the prediction, or −1. */
  readonly partners: readonly number[];
  /** How each pair came about; `null` where an item has no partner. */
  readonly matches: readonly (ItemMatch | null)[];
  /** Whether the partners stand in the order of the reference. */
  readonly inOrder: boolean;
  readonly orderAsked: boolean;
  /** The bracket or quotes of one side had to be mended. */
  readonly mended: boolean;
  /** All items, none too many, and in order where that is asked. */
  readonly matched: boolean;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** What comparing two lists needs to know of the question. */
export interface ListContext {
  readonly settings: Pick<Settings, 'numbers' | 'lists' | 'tokens'>;
  readonly prepare: Preparer;
  readonly orderAsked: boolean;
  /** Of single items: a year stands for itself, and no number is set aside. */
  readonly numberContext: NumberContext;
  readonly conventions: {
    readonly references: DecimalConvention;
    readonly prediction: DecimalConvention;
  };
}

/**
 * The prediction against the reference list that it fits best: a match first, then the higher F1,
 * then the higher precision. Precision, recall and F1 count items and do not look at their order;
 * two empty lists have 1, an empty one against another 0. Above 200 items a side, items are the same
 * only when they are equal once normalised.
 */
export function compareLists(
  references: readonly PreparedAnswer[],
  prediction: PreparedAnswer,
  context: ListContext,
): ListComparison {
  const { prepare, conventions } = context;
  const itemsOf = (answer: PreparedAnswer, convention: DecimalConvention) =>
    readLists(answer.raw, 'all').map(({ items, mended }) => ({
      mended,
      items: items.map((item) => readItem(item, prepare, convention)),
    }));
  const predicted = itemsOf(prediction, conventions.prediction);
  const outcomes = references.flatMap((reference, index) =>
    itemsOf(reference, conventions.references).flatMap((own) =>
      predicted.map((other) => ({
        ...compareItems(own.items, other.items, context),
        reference: index,
        mended: own.mended || other.mended,
      })),
    ),
  );
  return outcomes.reduce((best, next) => (isBetter(next, best) ? next : best));
}

function isBetter(next: ListComparison, best: ListComparison): boolean {
  if (next.matched !== best.matched) return next.matched;
  if (next.f1 !== best.f1) return next.f1 > best.f1;
  return next.precision > best.precision;
}

function compareItems(
  reference: readonly ListItem[],
  prediction: readonly ListItem[],
  context: ListContext,
): Omit<ListComparison, 'reference' | 'mended'> {
  const { orderAsked } = context;
  const partners = [...pair(reference, prediction, context)];
  const matches = partners.map((partner, index) => {
    const [own, other] = [reference[index], prediction[partner]];
    return own && other ? matchItems(own, other, context.settings, context.numberContext) : null;
  });
  const common = partners.filter((partner) => partner >= 0).length;
  const complete = common === reference.length && common === prediction.length;
  const inOrder = complete && isInOrder(reference, prediction, context, partners);
  const matched = complete && (inOrder || !orderAsked);
  const none = reference.length === 0 && prediction.length === 0;
  return {
    referenceItems: reference.map(({ answer }) => answer.raw),
    predictionItems: prediction.map(({ answer }) => answer.raw),
    partners,
    matches,
    inOrder,
    orderAsked,
    matched,
    precision: none ? 1 : common / Math.max(1, prediction.length),
    recall: none ? 1 : common / Math.max(1, reference.length),
    f1: none ? 1 : (2 * common) / Math.max(1, reference.length + prediction.length),
  };
}

function pair(
  reference: readonly ListItem[],
  prediction: readonly ListItem[],
  context: ListContext,
): Int32Array {
  if (Math.max(reference.length, prediction.length) > MOST_COMPARED_ITEMS) {
    const keys = (items: readonly ListItem[]) => items.map(({ answer }) => answer.normalised);
    return pairEqual(keys(reference), keys(prediction));
  }
  return pairItems(reference.length, prediction.length, (own, other) => {
    const [left, right] = [reference[own], prediction[other]];
    return (
      left !== undefined &&
      right !== undefined &&
      matchItems(left, right, context.settings, context.numberContext) !== null
    );
  });
}

/** Whether the items match place by place; another pairing of equal size may hide that. */
function isInOrder(
  reference: readonly ListItem[],
  prediction: readonly ListItem[],
  context: ListContext,
  partners: readonly number[],
): boolean {
  if (partners.every((partner, index) => partner === index)) return true;
  return reference.every((own, index) => {
    const other = prediction[index];
    return (
      other !== undefined &&
      matchItems(own, other, context.settings, context.numberContext) !== null
    );
  });
}
