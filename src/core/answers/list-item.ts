import { compareNumbers, type NumberContext } from './quantity/compare';
import type { DecimalConvention } from './quantity/numeral';
import type { Quantity } from './quantity/parse';
import type { Settings } from '../settings';
import { tokenise } from '../text/tokenise';
import { differInDeletedMarks } from './deleted-marks';
import type { PreparedAnswer, Preparer } from './prepare';

/** One item of a list, ready to be compared. */
export interface ListItem {
  readonly answer: PreparedAnswer;
  /** Its other names: `SBTN` and `Science Based Targets Network` of one that gives both. */
  readonly names: readonly string[];
  readonly convention: DecimalConvention;
}

/** How two items came to count as the same. */
export type ItemMatch = 'equal' | 'number' | 'name' | 'similar';

/** Joins and lists nothing by itself: “metrics & targets” is “metrics and targets”. */
const CONNECTING = new Set(['and', 'or', '&', 'of', 'for', 'in', 'on', 'to', 'the', 'a', 'an']);

const NEGATIONS = new Set(['not', 'no', 'non', 'without', 'never', 'neither', 'nor']);

/** Reads one item of a list, and the names in it under which it may stand on the other side. */
export function readItem(text: string, prepare: Preparer, convention: DecimalConvention): ListItem {
  const names = namesOf(text).map((name) => prepare(name).normalised);
  return { answer: prepare(text), names, convention };
}

/**
 * Whether two items are the same: equal once normalised, and by no mark deleted there (`15`,
 * `1.5`); one quantity each, within the tolerances and with the same words beside it (or none on
 * one side); a name in full and its abbreviation, where one side gives both; or a token F1 of at
 * least `lists.similarity`. Token F1 rather than the similarity of characters, because opposites
 * are often a few characters apart (`direct emissions`, `indirect emissions`). Items whose tokens
 * with digits differ, or of which one is negated, are never similar.
 */
export function matchItems(
  reference: ListItem,
  prediction: ListItem,
  settings: Pick<Settings, 'numbers' | 'lists' | 'tokens'>,
  context: NumberContext,
): ItemMatch | null {
  const [left, right] = [reference.answer.normalised, prediction.answer.normalised];
  if (left === right)
    return differInDeletedMarks(read(reference), read(prediction)) ? null : 'equal';
  const number = compareAsNumbers(reference, prediction, settings, context);
  if (number !== null) return number ? 'number' : null;
  if (reference.names.includes(right) || prediction.names.includes(left)) return 'name';
  const similar = itemSimilarity(left, right, settings.tokens) >= settings.lists.similarity;
  return similar ? 'similar' : null;
}

function read({ answer, convention }: ListItem) {
  return { raw: answer.raw, quantities: answer.quantities(convention) };
}

/** `null` where an item is more or less than one quantity. */
function compareAsNumbers(
  reference: ListItem,
  prediction: ListItem,
  { numbers }: Pick<Settings, 'numbers'>,
  context: NumberContext,
): boolean | null {
  const left = reference.answer.quantities(reference.convention);
  const right = prediction.answer.quantities(prediction.convention);
  if (left.length !== 1 || right.length !== 1) return null;
  const besides = [
    besideNumber(reference.answer.raw, left),
    besideNumber(prediction.answer.raw, right),
  ];
  const [own = '', other = ''] = besides;
  if (own !== other && own !== '' && other !== '') return null;
  const outcome = compareNumbers(left, right, context, numbers);
  return outcome.kind === 'compared' && outcome.match.matched;
}

function besideNumber(raw: string, [quantity]: readonly Quantity[]): string {
  if (!quantity) return raw;
  return `${raw.slice(0, quantity.start)} ${raw.slice(quantity.end)}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Token F1 of two normalised items from 0 to 1; 0 where figures or negations differ. */
export function itemSimilarity(left: string, right: string, mode: Settings['tokens']): number {
  const own = contentOf(left, mode);
  const other = contentOf(right, mode);
  if (own.length === 0 || other.length === 0) return 0;
  if (!sameTokens(own, other, hasDigit) || !sameTokens(own, other, isNegation)) return 0;
  const rest = countOf(other);
  let common = 0;
  for (const token of own) {
    const left = rest.get(token) ?? 0;
    if (left === 0) continue;
    rest.set(token, left - 1);
    common++;
  }
  return (2 * common) / (own.length + other.length);
}

const hasDigit = (token: string) => /\p{N}/u.test(token);
const isNegation = (token: string) => NEGATIONS.has(token);

function sameTokens(
  own: readonly string[],
  other: readonly string[],
  which: (token: string) => boolean,
): boolean {
  return own.filter(which).sort().join(' ') === other.filter(which).sort().join(' ');
}

function contentOf(normalised: string, mode: Settings['tokens']): string[] {
  const tokens = tokenise(normalised, mode).map((token) => token.toLowerCase());
  const content = tokens.filter((token) => !CONNECTING.has(token));
  return content.length > 0 ? content : tokens;
}

function countOf(tokens: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

const nameAndOther = /^([^()]+)\(([^()]+)\)$/u;
/** One word with two capitals or a capital and a digit: `SBTN`, `C2ES`, `SSP1`. */
const abbreviation =
  /^(?=\p{Lu}|\p{N}+\p{Lu})(?=[^\s]*(?:\p{Lu}[^\s]*\p{Lu}|\p{Lu}[^\s]*\p{N}|\p{N}\p{Lu}))[\p{L}\p{N}.&-]{2,12}$/u;

/** Both parts of `name (abbreviation)` and `abbreviation (name)`; nothing for any other item. */
function namesOf(item: string): string[] {
  if (item.length > 200) return [];
  const found = nameAndOther.exec(item.trim());
  const [, outside = '', inside = ''] = found ?? [];
  const names = [outside.trim(), inside.trim()];
  return names.some((name) => abbreviation.test(name)) ? names : [];
}
