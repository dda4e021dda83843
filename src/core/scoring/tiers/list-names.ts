import { isAbbreviationOf } from '../../answers/aliases';
import { assertedPart } from '../../answers/asserted';
import type { ListComparison } from '../../answers/list-compare';
import { requiresOrder } from '../../answers/list-compare';
import { readLists } from '../../answers/list';
import { findAll } from '../../text/find-all';
import type { Comparison } from '../comparison';
import { readQuestion } from '../content/question';
import { includesSynonym } from '../content/synonyms';
import { areNegated, keyStems, numeralsOf, readWords, stem, stemsOf } from '../content/words';
import type { Accepter } from './tier';

/* Lists whose items have several names: `N2O` and “nitrous oxide”, “Wind” and “wind power”. */

/** Generic words that add nothing to a name: “wind power”, “TCO Certified”. */
const GENERIC = new Set(
  `approach area category certification certified emission energy framework goal group initiative issue label labelling
  plan power principle process program programme risk scheme sector segment source standard system topic type`
    .split(/\s+/)
    .map(stem),
);
/** Shorter prefixes match too many words. */
const MIN_BEGINNING = 4;
const MAX_ITEMS = 30;

/** The text without parentheses, since these only explain (“capital goods (Category 2)”). */
const withoutParentheses = (text: string) => text.replace(/ \([^()]*\)/gu, '');

export function haveSameNames(
  comparison: Pick<Comparison, 'rememberQuestion' | 'question'>,
  { referenceItems, predictionItems, orderRequired }: ListComparison,
): boolean {
  const given =
    referenceItems.length === predictionItems.length
      ? predictionItems
      : predictionItems.flatMap((item) => item.split(foreignAnd));
  if (referenceItems.length !== given.length || given.length > MAX_ITEMS) return false;
  const all = [...referenceItems, ...given];
  if (all.some((item) => /[+−-]$/u.test(item.trim()) || !/\p{L}.*[\p{L}\p{N}]/u.test(item)))
    return false;
  const asked = comparison.rememberQuestion(readQuestion).stems;
  const [ours, theirs] = [referenceItems, given].map(
    (items) => new Set(stemsOf(items.join(' ; '))),
  );
  // A word that only one list contains does not distinguish items.
  const isExtra = (form: string) =>
    (GENERIC.has(form) || asked.has(form)) && !(ours?.has(form) && theirs?.has(form));
  const isSame = (own = '', other = '') => isSameItem(own, other, isExtra);
  if (orderRequired && !asksForUnorderedTop(comparison))
    return referenceItems.every((item, at) => isSame(item, given[at]));
  // An item that matches two others is ambiguous.
  const partners = referenceItems.map((item) =>
    given.flatMap((other, at) => (isSame(item, other) ? [at] : [])),
  );
  return (
    partners.every(({ length }) => length === 1) && new Set(partners.flat()).size === given.length
  );
}

/**
 * An item with an explanation: “**Governance**: oversight by the board”, “Governance – oversight by
 * the board”.
 */
const itemWithExplanation =
  /^[\s*_]*(?<name>[^:–—*_]{2,60}?)[\s*_]*(?::[\s*_]+| [–—-] )(?<explanation>.+)$/su;

/**
 * Whether the prediction lists the reference’s items, each with an explanation (“Strategy:
 * scenarios”).
 */
export function haveExplainedNames(comparison: Comparison, lists: ListComparison): boolean {
  const { raw } = comparison.prediction;
  if (lists.referenceItems.some((item) => /[:(–—]/u.test(item))) return false;
  return readLists(withoutParentheses(raw), 'all').some(({ items }) => {
    const parts = items.map((item) => itemWithExplanation.exec(item)?.groups);
    const areExplained = parts.every(
      (part) => part && !areNegated(readWords(part.explanation ?? '')),
    );
    const names = areExplained ? parts.map((part) => part?.name ?? '') : items;
    if (!areExplained && !raw.includes(' (')) return false;
    return haveSameNames(comparison, { ...lists, predictionItems: names });
  });
}

const foreignAnd = /(?<=\p{L})(?: (?:und|sowie|et|y|e|en) |[、和及与])(?=\p{L})/u;

/** Whether “top” only gives a number (“the top three markets”) and no order is asked for. */
export function asksForUnorderedTop({ question }: Pick<Comparison, 'question'>): boolean {
  const counted = /(?<!\p{L})top (?=(?:\d|two|three|four|five|six|ten)(?!\p{L}))/giu;
  return counted.test(question) && !requiresOrder(question.replace(counted, ''), 'auto');
}

function isSameItem(own: string, other: string, isExtra: (form: string) => boolean): boolean {
  const [left, right] = [own, other].map(readWords);
  if (!left || !right || left.join(' ') === '') return false;
  if (left.join(' ') === right.join(' ')) return true;
  if (isAbbreviationOf(own, other) || isAbbreviationOf(other, own)) return true;
  const kept = own.includes('(') ? other : withoutParentheses(other);
  const [ours, theirs] = [left, readWords(kept)];
  const figures = [ours, theirs].map((words) => numeralsOf(words).sort().join(' '));
  if (figures[0] !== figures[1] || areNegated(ours) !== areNegated(theirs)) return false;
  const [a, b] = [keyStems(ours), keyStems(theirs)];
  const covers = (some: readonly string[], form: string) =>
    some.some((one) => one === form || (form.length >= MIN_BEGINNING && isBeginning(form, one))) ||
    includesSynonym(new Set(some), form);
  return (
    a.length > 0 &&
    b.length > 0 &&
    a.every((form) => covers(b, form) || (isExtra(form) && a.length > 1)) &&
    b.every((form) => covers(a, form) || isExtra(form)) &&
    b.some((form) => covers(a, form))
  );
}

const isBeginning = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/** Longer answers say more than a few names. */
const MAX_DEFINED_LENGTH = 400;
const defined = /\((?<short>\p{Lu}[\p{Lu}\d&-]{1,7})\)/gu;
const abbreviation = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\d&-]{1,7}(?![\p{L}\p{N}])/gu;

/**
 * Accepts the abbreviations that the reference defines: “STEPS, APS and NZE” for “Net Zero
 * Emissions (NZE), … and Stated Policies Scenario (STEPS)”.
 */
export const acceptAbbreviations: Accepter = ({ prediction }, { raw }) => {
  if (!raw.includes('(')) return null;
  if (raw.length > MAX_DEFINED_LENGTH || prediction.raw.length > MAX_DEFINED_LENGTH) return null;
  const own = findAll(defined, raw).map(({ groups }) => groups?.short ?? '');
  if (own.length < 2 || own.length !== raw.split(/, | and | & |; /u).length) return null;
  const given = findAll(abbreviation, prediction.raw).map(([text]) => text);
  const isSame =
    own.every((name) => given.includes(name)) && given.every((name) => own.includes(name));
  return isSame && assertedPart(prediction.raw) === prediction.raw
    ? { rejection: 'wording', reason: 'the same names, abbreviated' }
    : null;
};
