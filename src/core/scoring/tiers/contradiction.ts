import { assertedPart } from '../../answers/asserted';
import { idsByFamily, readLabels } from '../../answers/quantity/labels';
import type { PreparedAnswer } from '../../answers/prepare';
import { compare } from '../../answers/quantity/decimal';
import type { Quantity } from '../../answers/quantity/quantity';
import { isSymbolic, readRelation, type Relation } from '../../answers/relation';
import type { Comparison } from '../comparison';
import { isAbstention } from './abstain';
import { LESS, MORE } from './opposites';
import { sidesAskedBy } from './question';
import { readAnswer, sidesNamedBy } from './reading';
import { keyStems, readWords } from './words';

/*
 * What makes an answer wrong although it has the reference's words and numbers: another option, swapped
 * values, a turned comparison, the reference named only as what it is not.
 */

/** Why the prediction contradicts the reference, in words; `null` where it does not. */
export function findContradiction(
  comparison: Comparison,
  reference: PreparedAnswer,
): string | null {
  if (isAbstention(comparison, reference)) return null;
  return (
    nameOtherLabel(comparison, reference) ??
    nameSwap(comparison, reference) ??
    nameTurnedRelation(comparison, reference) ??
    nameDenial(comparison, reference) ??
    nameCutOff(comparison, reference) ??
    nameOtherDirection(comparison, reference) ??
    nameAlternatives(comparison, reference) ??
    nameMissingDenial(comparison, reference)
  );
}

/** A prediction of more words explains itself, and names other options on the way. */
const MAX_OPTION_WORDS = 12;

/** “Scope 1” for “Scope 3”; in a short answer also “Scope 1 and Scope 3”. */
function nameOtherLabel({ question, prediction }: Comparison, reference: PreparedAnswer) {
  const own = idsByFamily(readLabels(reference.raw, question));
  if (own.size === 0) return null;
  const asserted = assertedPart(prediction.raw);
  const given = idsByFamily(readLabels(asserted, question));
  const isShort =
    readWords(asserted).length <= MAX_OPTION_WORDS &&
    readWords(reference.raw).length <= MAX_OPTION_WORDS;
  for (const [family, ids] of own) {
    const others = given.get(family);
    if (!others) continue;
    const missing = [...ids].find((id) => ![...others].some((other) => includesId(other, id)));
    if (missing !== undefined) return `it names another ${family} than ${missing}`;
    const surplus = [...others].find((other) => ![...ids].some((id) => includesId(other, id)));
    if (isShort && surplus !== undefined) return `it names ${family} ${surplus} too`;
  }
  return null;
}

/** `305-1` is within `305`. */
function includesId(other: string, id: string): boolean {
  return other === id || other.startsWith(`${id}-`) || other.startsWith(`${id}.`);
}

/** The keys of a quantity: its years, its numbered names and the noun it counts. */
const keysOf = ({ years, labels, noun }: Quantity): string[] => [
  ...years.map(String),
  ...labels,
  ...(noun.length > 2 ? [noun] : []),
];

/** “Scope 1: 80 t; Scope 2: 120 t” for “Scope 1: 120 t; Scope 2: 80 t”. */
function nameSwap({ quantitiesOf, prediction }: Comparison, reference: PreparedAnswer) {
  const own = quantitiesOf(reference);
  if (own.length < 2) return null;
  const given = quantitiesOf(prediction);
  if (given.length < 2) return null;
  const [left, right] = [valuesByKey(own), valuesByKey(given)];
  for (const [key, value] of left) {
    const other = right.get(key);
    if (!other || !value || isSame(other, value)) continue;
    const from = [...left].find(([k, v]) => k !== key && v && isSame(v, other));
    const back = from && right.get(from[0]);
    if (from && back && !(from[1] && isSame(back, from[1]))) {
      return `it gives ${other.text.trim()} for ${key}, which the reference gives for ${from[0]}`;
    }
  }
  return null;
}

/** The one value of each key; `null` where there are several. */
function valuesByKey(quantities: readonly Quantity[]): Map<string, Quantity | null> {
  const values = new Map<string, Quantity | null>();
  for (const quantity of quantities) {
    if (quantity.bareYear) continue;
    for (const key of keysOf(quantity)) values.set(key, values.has(key) ? null : quantity);
  }
  return values;
}

const isSame = (a: Quantity, b: Quantity) => compare(a.value, b.value) === 0;

/** “B > A” for “A > B”; “more women than men” where the question asks how many fewer. */
function nameTurnedRelation({ question, prediction }: Comparison, reference: PreparedAnswer) {
  const given = readRelation(prediction.raw);
  if (!given) return null;
  const wanted = readRelation(reference.raw);
  const turned = [wanted, wanted ? null : readRelation(question)].some(
    (one) => one !== null && orient(one, given) === -1,
  );
  return turned ? 'it compares the two the other way round' : null;
}

/**
 * 1 where two comparisons agree, −1 where one says the contrary of the other, `null` where they are of
 * different things.
 */
export function orient(own: Relation, other: Relation): 1 | -1 | null {
  const sides = [own.left, own.right, other.left, other.right].map(
    (text) => new Set(keyStems(readWords(text))),
  );
  const [left = new Set(), right = new Set(), first = new Set(), second = new Set()] = sides;
  const score = (a: ReadonlySet<string>, b: ReadonlySet<string>, not: ReadonlySet<string>) =>
    [...a].filter((stem) => b.has(stem) && !not.has(stem)).length;
  const straight = score(left, first, right) + score(right, second, left);
  const crossed = score(left, second, right) + score(right, first, left);
  if (straight === crossed) return null;
  const sign = straight > crossed ? other.sign : -other.sign;
  return sign === own.sign ? 1 : -1;
}

/** Longer references name the same thing again elsewhere. */
const MAX_NAME_WORDS = 6;

/** “Gaming, ahead of Data Center” for “Data Center”; “not coal but gas” for “coal”. */
function nameDenial({ prediction }: Comparison, reference: PreparedAnswer) {
  const asserted = assertedPart(prediction.raw);
  if (asserted === prediction.raw || isSymbolic(reference.raw)) return null;
  const own = new Set(keyStems(readWords(assertedPart(reference.raw))));
  if (own.size === 0 || own.size > MAX_NAME_WORDS) return null;
  const [all, claimed] = [prediction.raw, asserted].map(
    (text) => new Set(keyStems(readWords(text))),
  );
  const denied = [...own].find((stem) => all?.has(stem) && !claimed?.has(stem));
  return denied === undefined ? null : 'it names the reference only as what it is not';
}

const dangling = /(?:[/(,–-]|(?<!\p{L})(?:per|of|and|or|the|to|in|for|by|with|a|an))\s*$/iu;

/** “6 t/” for “6 t/100 million KRW”. */
function nameCutOff({ prediction }: Comparison, { raw }: PreparedAnswer) {
  const isCut = dangling.test(prediction.raw) && !dangling.test(raw);
  return isCut && prediction.raw.length < raw.length ? 'it is cut off' : null;
}

/** “They rose by 46 %” where the question asks how much they fell, “fell to 7 %” for “fell by 7 %”. */
function nameOtherDirection(comparison: Comparison, reference: PreparedAnswer) {
  const { prediction } = comparison;
  const [own, other] = [changeOf(reference.raw), changeOf(prediction.raw)];
  if (own !== null && other !== null && own !== other) return `it changes ${other}, not ${own}`;
  if (prediction.raw.length > MAX_STATEMENT) return null;
  const sides = sidesNamedBy(reference);
  if (sides.has(MORE) || sides.has(LESS)) return null;
  const asked = sidesAskedBy(comparison);
  const given = sidesNamedBy(prediction);
  const isTurned = [
    [MORE, LESS],
    [LESS, MORE],
  ].some(([a = 0, b = 0]) => asked.has(a) && !asked.has(b) && given.has(b) && !given.has(a));
  return isTurned ? 'it says the opposite of what the question asks about' : null;
}

/** Longer predictions speak of more than one change. */
const MAX_STATEMENT = 120;

const change =
  /(?<!\p{L})(?:rose|risen|fell|fallen|grew|grown|increased?|decreased?|declined?|dropped|narrowed|widened|reduced|cut|improved)(?: \p{L}+){0,2} (?<how>by|to) (?:about |around |approximately )?[-−+$€£]?\d/giu;

/** Whether the one change of a text is by an amount or to a level. */
function changeOf(text: string): string | null {
  const found = [...text.matchAll(change)].map(({ groups }) => (groups?.how ?? '').toLowerCase());
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** “Either 0.14 % or 0.41 %” decides nothing. */
function nameAlternatives({ prediction, question }: Comparison, reference: PreparedAnswer) {
  const either = /(?<!\p{L})either(?!\p{L})[^.]{1,80}(?<!\p{L})or(?!\p{L})/iu;
  if (prediction.raw.length > MAX_STATEMENT) return null;
  const isOpen =
    either.test(prediction.raw) && !either.test(reference.raw) && !either.test(question);
  return isOpen ? 'it leaves two answers open' : null;
}

/** Longer answers can negate one statement and affirm another. */
const MAX_DENIED_WORDS = 8;

/** “There is a material uncertainty” for “No material uncertainty exists”. */
function nameMissingDenial(comparison: Comparison, reference: PreparedAnswer) {
  const [own, other] = [readAnswer(reference), readAnswer(comparison.prediction)];
  if (!own.negated || other.negated || comparison.kind === 'boolean') return null;
  const words = [...own.words].length;
  const isShort = words <= MAX_DENIED_WORDS && other.words.size <= 2 * MAX_DENIED_WORDS;
  const isAbsent = /(?<!\p{L})(?:none|zero|nil|lack|absen|free of|without|un\p{L}+|fail)/iu;
  return isShort && own.stems.size > 0 && !isAbsent.test(comparison.prediction.raw)
    ? 'it affirms what the reference denies'
    : null;
}
