import { compareNumbers } from './quantity/compare';
import type { NumberContext } from './quantity/expected-form';
import type { Quantity } from './quantity/quantity';
import type { DecimalConvention } from './numerals/numeral';
import type { ListSettings, Settings } from '../settings';
import { countShared, tokenize } from '../text/tokenize';
import { differInDeletedMarks } from './deleted-marks';
import type { PreparedAnswer, Preparer } from './prepare';
import { readLists } from './list';
import { MAX_COMPARED_ITEMS, pairEqualItems, pairItems } from './list-matching';

/** One parsed item of a list. */
interface ListItem {
  readonly answer: PreparedAnswer;
  /** Other names of the item: `SBTN` and `Science Based Targets Network` if the item gives both. */
  readonly names: readonly string[];
  readonly convention: DecimalConvention;
}

/** Why two items match. */
export type ItemMatch = 'equal' | 'number' | 'name' | 'similar';

/** Words that do not distinguish items: “metrics & targets” is “metrics and targets”. */
const CONNECTIVES = new Set(['and', 'or', '&', 'of', 'for', 'in', 'on', 'to', 'the', 'a', 'an']);

const NEGATIONS = new Set(['not', 'no', 'non', 'without', 'never', 'neither', 'nor']);

const hasDigit = (token: string) => /\p{N}/u.test(token);

const isNegation = (token: string) => NEGATIONS.has(token);

const nameAndOther = /^([^()]+)\(([^()]+)\)$/u;

/** One word with two capitals or a capital and a digit: `SBTN`, `C2ES`, `SSP1`. */
const abbreviation =
  /^(?=\p{Lu}|\p{N}+\p{Lu})(?=[^\s]*(?:\p{Lu}[^\s]*\p{Lu}|\p{Lu}[^\s]*\p{N}|\p{N}\p{Lu}))[\p{L}\p{N}.&-]{2,12}$/u;

/** Words with which a question asks for items in a particular order. */
const orderWords =
  /(?<![\p{L}\p{N}-])(?:first|last|orders?|ordered|sequences?|sequential(?:ly)?|chronological(?:ly)?|rank|ranks|ranked|ranking|rankings|top|steps? by step)(?![\p{L}\p{N}-])/iu;

/** `in order to` and `last year` do not ask for an order. */
const otherUsesOfOrder =
  /(?<![\p{L}])(?:in order to|(?:the )?(?:last|first) (?:\p{L}+ )?(?:years?|quarters?|months?|weeks?|days?|half|time))(?![\p{L}])/giu;

/** The comparison of two lists, item by item. */
export interface ListComparison {
  /** Position of the reference among its question's references. */
  readonly reference: number;
  readonly referenceItems: readonly string[];
  readonly predictionItems: readonly string[];
  /** For each item of the reference, the position of its match in the prediction, or −1. */
  readonly partners: readonly number[];
  /** Why each pair matches; `null` for an item without a match. */
  readonly matches: readonly (ItemMatch | null)[];
  /** Whether the matches are in the order of the reference. */
  readonly inOrder: boolean;
  readonly orderRequired: boolean;
  /** Whether a bracket or quote on one side was repaired. */
  readonly repaired: boolean;
  /** Whether all items match, none is extra, and the order matches if the question asks for one. */
  readonly matched: boolean;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** The settings and the parts of the question that the comparison of two lists depends on. */
export interface ListContext {
  readonly settings: Pick<Settings, 'numbers' | 'lists' | 'tokens'>;
  readonly prepare: Preparer;
  readonly orderRequired: boolean;
  /** For single items: a year is compared as a number, and no number is excluded. */
  readonly numberContext: NumberContext;
  readonly conventions: {
    readonly references: DecimalConvention;
    readonly prediction: DecimalConvention;
  };
}

/**
 * Compares the prediction with the reference list that it matches best: a full match first, then
 * the highest F1, then the highest precision. Precision, recall and F1 count items and ignore their
 * order; they are 1 for two empty lists and 0 if only one is empty. In lists of more than 200
 * items, only items that are equal after normalization match.
 */
export function compareLists(
  references: readonly PreparedAnswer[],
  prediction: PreparedAnswer,
  context: ListContext,
): ListComparison {
  const { prepare, conventions } = context;
  const itemsOf = (answer: PreparedAnswer, convention: DecimalConvention) =>
    readLists(answer.raw, 'all').map(({ items, repaired }) => ({
      repaired,
      items: items.map((item) => readItem(item, prepare, convention)),
    }));
  const predicted = itemsOf(prediction, conventions.prediction);
  const outcomes = references.flatMap((reference, index) =>
    itemsOf(reference, conventions.references).flatMap((own) =>
      predicted.map((other) => ({
        ...compareItems(own.items, other.items, context),
        reference: index,
        repaired: own.repaired || other.repaired,
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
): Omit<ListComparison, 'reference' | 'repaired'> {
  const { orderRequired } = context;
  const partners = [...pair(reference, prediction, context)];
  const matches = partners.map((partner, index) => {
    const [own, other] = [reference[index], prediction[partner]];
    return own && other ? matchItems(own, other, context) : null;
  });
  const common = partners.filter((partner) => partner >= 0).length;
  const complete = common === reference.length && common === prediction.length;
  const inOrder = complete && isInOrder(reference, prediction, context, partners);
  const matched = complete && (inOrder || !orderRequired);
  const none = reference.length === 0 && prediction.length === 0;
  return {
    referenceItems: reference.map(({ answer }) => answer.raw),
    predictionItems: prediction.map(({ answer }) => answer.raw),
    partners,
    matches,
    inOrder,
    orderRequired,
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
  if (Math.max(reference.length, prediction.length) > MAX_COMPARED_ITEMS) {
    const keys = (items: readonly ListItem[]) => items.map(({ answer }) => answer.normalized);
    return pairEqualItems(keys(reference), keys(prediction));
  }
  return pairItems(reference.length, prediction.length, (own, other) => {
    const [left, right] = [reference[own], prediction[other]];
    return left !== undefined && right !== undefined && matchItems(left, right, context) !== null;
  });
}

/**
 * Whether the items match position by position. The pairing found may not show this, since another
 * pairing of the same size may match position by position.
 */
function isInOrder(
  reference: readonly ListItem[],
  prediction: readonly ListItem[],
  context: ListContext,
  partners: readonly number[],
): boolean {
  if (partners.every((partner, index) => partner === index)) return true;
  return reference.every((own, index) => {
    const other = prediction[index];
    return other !== undefined && matchItems(own, other, context) !== null;
  });
}

/** Whether the items of an answer must be in the order of the reference. */
export function requiresOrder(question: string, order: ListSettings['order']): boolean {
  if (order !== 'auto') return order === 'always';
  return orderWords.test(question) && orderWords.test(question.replace(otherUsesOfOrder, ' '));
}

/** Parses one item of a list and its other names. */
function readItem(text: string, prepare: Preparer, convention: DecimalConvention): ListItem {
  const names = namesOf(text).map((name) => prepare(name).normalized);
  return { answer: prepare(text), names, convention };
}

/**
 * How two items match. They match if they are equal after normalization (and no deleted mark
 * distinguishes them: `15`, `1.5`); if each is a single quantity with the same words around it (or
 * none on one side) and the two agree within the tolerances; if one is the full name and the other
 * its abbreviation and one side gives both; or if their token F1 is at least `lists.similarity`.
 * Token F1 is used rather than character similarity, because opposites often differ in a few
 * characters (`direct emissions`, `indirect emissions`). Items whose tokens with digits differ, or
 * of which only one is negated, are never similar.
 */
function matchItems(
  reference: ListItem,
  prediction: ListItem,
  context: ListContext,
): ItemMatch | null {
  const { settings } = context;
  const [left, right] = [reference.answer.normalized, prediction.answer.normalized];
  if (left === right)
    return differInDeletedMarks(read(reference), read(prediction)) ? null : 'equal';
  const number = compareAsNumbers(reference, prediction, context);
  if (number !== null) return number ? 'number' : null;
  if (reference.names.includes(right) || prediction.names.includes(left)) return 'name';
  const readContent = CONTENT_READERS[settings.tokens];
  const [own, other] = [reference, prediction].map(({ answer }) => answer.cached(readContent));
  const similar = own && other && similarity(own, other) >= settings.lists.similarity;
  return similar ? 'similar' : null;
}

function read({ answer, convention }: ListItem) {
  return { raw: answer.raw, quantities: answer.quantities(convention) };
}

/**
 * Whether two items match as numbers; `null` if an item is not exactly one quantity, or if both
 * have other words and these differ.
 */
function compareAsNumbers(
  reference: ListItem,
  prediction: ListItem,
  { settings, numberContext }: ListContext,
): boolean | null {
  const left = reference.answer.quantities(reference.convention);
  const right = prediction.answer.quantities(prediction.convention);
  if (left.length !== 1 || right.length !== 1) return null;
  const own = wordsAroundNumber(reference.answer.raw, left);
  const other = wordsAroundNumber(prediction.answer.raw, right);
  if (own !== other && own !== '' && other !== '') return null;
  const outcome = compareNumbers(left, right, numberContext, settings.numbers);
  return outcome.kind === 'compared' && outcome.match.matched;
}

function wordsAroundNumber(raw: string, [quantity]: readonly Quantity[]): string {
  if (!quantity) return raw;
  return `${raw.slice(0, quantity.start)} ${raw.slice(quantity.end)}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Token F1 of two normalized items, from 0 to 1; 0 if figures or negations differ. */
export function itemSimilarity(left: string, right: string, mode: Settings['tokens']): number {
  return similarity(contentOf(left, mode), contentOf(right, mode));
}

function similarity(own: readonly string[], other: readonly string[]): number {
  if (own.length === 0 || other.length === 0) return 0;
  if (!sameTokens(own, other, hasDigit) || !sameTokens(own, other, isNegation)) return 0;
  return (2 * countShared(own, other)) / (own.length + other.length);
}

function sameTokens(
  own: readonly string[],
  other: readonly string[],
  which: (token: string) => boolean,
): boolean {
  return own.filter(which).sort().join(' ') === other.filter(which).sort().join(' ');
}

function contentOf(normalized: string, mode: Settings['tokens']): string[] {
  const tokens = tokenize(normalized, mode).map((token) => token.toLowerCase());
  const content = tokens.filter((token) => !CONNECTIVES.has(token));
  return content.length > 0 ? content : tokens;
}

/** The content of an item in each mode, parsed once for all comparisons. */
const CONTENT_READERS: Readonly<
  Record<Settings['tokens'], (answer: PreparedAnswer) => readonly string[]>
> = {
  whitespace: ({ normalized }) => contentOf(normalized, 'whitespace'),
  words: ({ normalized }) => contentOf(normalized, 'words'),
  mixed: ({ normalized }) => contentOf(normalized, 'mixed'),
};

/** Both parts of `name (abbreviation)` or `abbreviation (name)`; nothing for other items. */
function namesOf(item: string): string[] {
  if (item.length > 200) return [];
  const found = nameAndOther.exec(item.trim());
  const [, outside = '', inside = ''] = found ?? [];
  const names = [outside.trim(), inside.trim()];
  return names.some((name) => abbreviation.test(name)) ? names : [];
}
