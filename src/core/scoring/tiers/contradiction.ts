import { assertedPart } from '../../answers/asserted';
import { readChange } from '../../answers/quantity/change';
import { idsByFamily, readLabels } from '../../answers/quantity/labels';
import { readYesNo } from '../../answers/yes-no';
import type { PreparedAnswer } from '../../answers/prepare';
import { compare } from '../../answers/quantity/decimal';
import type { Quantity } from '../../answers/quantity/quantity';
import { readRelation, type Relation } from '../../answers/relation';
import type { Comparison } from '../comparison';
import { isAbstention } from './abstain';
import { nameOtherSubject } from './number-subject';
import { LESS, MORE, readSides } from './opposites';
import { sidesAskedBy } from './question';
import { readAnswer, sidesNamedBy } from './reading';
import { nameMissingPart, nameSubstitution, nameSurplusItem } from './substitution';
import { figuresOf, keyStems, readWords } from './words';

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
  for (const find of Object.values(CONTRADICTIONS)) {
    const found = find(comparison, reference);
    if (found !== null) return found;
  }
  return null;
}

/** Each mechanism by itself, for counting what it rejects. */
export const CONTRADICTIONS: Readonly<
  Record<string, (comparison: Comparison, reference: PreparedAnswer) => string | null>
> = {
  'another numbered name': nameOtherLabel,
  'swapped values': nameSwap,
  'comparison turned round': nameTurnedRelation,
  'named as what it is not': nameDenial,
  'cut off': nameCutOff,
  'other direction': nameOtherDirection,
  'levels exchanged': nameTurnedChange,
  'two alternatives': nameAlternatives,
  'missing denial': nameMissingDenial,
  'another name before the same noun': nameOtherName,
  'another owner': nameOtherOwner,
  'another base year': nameOtherBaseline,
  'number of something else': nameOtherSubject,
  'substituted word': nameSubstitution,
  'missing part': nameMissingPart,
  'surplus item': nameSurplusItem,
};

/** A prediction of more words explains itself, and names other options on the way. */
const MAX_OPTION_WORDS = 12;

/** “Scope 1” for “Scope 3”; in a short answer also “Scope 1 and Scope 3”. */
function nameOtherLabel({ question, prediction }: Comparison, reference: PreparedAnswer) {
  const own = idsByFamily(readLabels(reference.raw, question));
  if (own.size === 0) return null;
  const asserted = assertedPart(prediction.raw);
  const given = idsByFamily(readLabels(asserted, question));
  const isShort = [asserted, reference.raw].every(
    (text) => readWords(withoutLabels(text, question)).length <= MAX_OPTION_WORDS,
  );
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

function withoutLabels(text: string, question: string): string {
  return readLabels(text, question).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    text,
  );
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
  const turned = [
    wanted,
    wanted
      ? null
      : (relationBySide(question, reference) ??
        relationAsked(question, reference) ??
        readRelation(question)),
  ].some((one) => one !== null && orient(one, given) === -1);
  return turned ? 'it compares the two the other way round' : null;
}

const extreme =
  /^.{0,60}(?<!\p{L})(?:(?<most>larger|largest|higher|highest|greater|greatest|bigger|biggest|most)|(?<least>smaller|smallest|lower|lowest|least|fewest))(?!\p{L})/iu;

/** “Which is larger, A or B?” says of the reference A that it is. */
function relationAsked(question: string, { raw }: PreparedAnswer): Relation | null {
  const found = extreme.exec(question)?.groups;
  if (!found || /(?<!\p{L})(?:than|how)(?!\p{L})/iu.test(question)) return null;
  return { sign: found.most === undefined ? -1 : 1, left: raw, right: '' };
}

/** “Lower” says of the two that the question compares which is the smaller. */
function relationBySide(question: string, reference: PreparedAnswer): Relation | null {
  const sides = sidesNamedBy(reference);
  const asked = sides.has(MORE) === sides.has(LESS) ? null : readRelation(question);
  return asked && { ...asked, sign: sides.has(MORE) ? 1 : -1 };
}

/**
 * 1 where two comparisons agree, −1 where one says the contrary of the other, `null` where they are of
 * different things.
 */
export function orient(own: Relation, other: Relation): 1 | -1 | null {
  const sides = [own.left, own.right, other.left, other.right].map(
    (text) => new Set([...keyStems(readWords(text)), ...figuresOf(readWords(text))]),
  );
  const [left = new Set(), right = new Set(), first = new Set(), second = new Set()] = sides;
  const score = (a: ReadonlySet<string>, b: ReadonlySet<string>, not: ReadonlySet<string>) =>
    [...a].filter((stem) => b.has(stem) && !not.has(stem)).length;
  const straight = [score(left, first, right), score(right, second, left)];
  const crossed = [score(left, second, right), score(right, first, left)];
  const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);
  // Verbs and nouns that both comparisons have on one side count only where neither matches on both.
  const lead = Math.min(...straight) - Math.min(...crossed) || sum(straight) - sum(crossed);
  if (lead === 0) return null;
  const sign = lead > 0 ? other.sign : -other.sign;
  return sign === own.sign ? 1 : -1;
}

/** Longer references name the same thing again elsewhere. */
const MAX_NAME_WORDS = 6;

/** “Gaming, ahead of Data Center” for “Data Center”; “not coal but gas” for “coal”. */
function nameDenial({ prediction }: Comparison, reference: PreparedAnswer) {
  const asserted = assertedPart(prediction.raw);
  if (asserted === prediction.raw || readRelation(reference.raw) !== null) return null;
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
  if (prediction.raw.length > 2 * MAX_STATEMENT) return null;
  if (hasTurnedNoun(reference, prediction)) return 'it gives the opposite direction';
  if (prediction.raw.length > MAX_STATEMENT) return null;
  if (comparison.kind === 'boolean' || readYesNo(reference.raw) !== null) return null;
  const sides = sidesNamedBy(reference);
  if (sides.has(MORE) || sides.has(LESS)) return null;
  const asked = sidesAskedBy(comparison);
  const given = sidesNamedBy(prediction);
  const isTurned = [...asked.keys()].some((side) => {
    const opposite = side ^ 1;
    return !asked.has(opposite) && given.has(opposite) && !given.has(side) && !sides.has(opposite);
  });
  return isTurned ? 'it says the opposite of what the question asks about' : null;
}

/** “from stable to negative” */
const fromTo = /(?<!\p{L})from (\p{L}[\p{L} -]{1,30}?) to (\p{L}[\p{L} -]{1,30}?)(?:[.,;]|$)/iu;

/** “From 2 to 5” for “It fell from 5 to 2”. */
function nameTurnedChange({ quantitiesOf, prediction }: Comparison, reference: PreparedAnswer) {
  const [states, others] = [reference.raw, prediction.raw].map((text) =>
    fromTo
      .exec(text)
      ?.slice(1)
      .map((state) => state.toLowerCase()),
  );
  if (states && others && states[0] === others[1] && states[1] === others[0])
    return 'it exchanges the first and the last state';
  const own = readChange(reference.raw, quantitiesOf(reference));
  const other = own && readChange(prediction.raw, quantitiesOf(prediction));
  const isTurned = other && isSame(own.from, other.to) && isSame(own.to, other.from);
  return isTurned && !isSame(own.from, own.to) ? 'it exchanges the first and the last level' : null;
}

/** The direction of each content word, MORE or LESS; NEITHER for one that has both. */
function sidesByNoun({ raw }: PreparedAnswer): ReadonlyMap<string, number> {
  const directions = new Map<string, number>();
  for (const clause of raw.split(
    /[,.;:](?=\s|$)|(?<!\p{L})(?:and|but|while|whereas|as|on)(?!\p{L})/iu,
  )) {
    const words = readWords(clause);
    const sides = readSides(new Set(words));
    if (sides.has(MORE) === sides.has(LESS)) continue;
    const side = sides.has(MORE) ? MORE : LESS;
    for (const stem of keyStems(words.filter((word) => readSides(new Set([word])).size === 0))) {
      const before = directions.get(stem);
      directions.set(stem, before === undefined || before === side ? side : NEITHER);
    }
  }
  return directions;
}

const NEITHER = -1;

/** Whether a word rises in one answer and falls in the other, and none has the same direction in both. */
function hasTurnedNoun(reference: PreparedAnswer, prediction: PreparedAnswer): boolean {
  if (reference.raw.length > 2 * MAX_STATEMENT) return false;
  if (readAnswer(reference).negated || readAnswer(prediction).negated) return false;
  const [own, other] = [sidesByNoun(reference), sidesByNoun(prediction)];
  let isTurned = false;
  for (const [stem, side] of own) {
    const given = other.get(stem) ?? NEITHER;
    if (side === NEITHER || given === NEITHER) continue;
    if (side === given) return false;
    isTurned = true;
  }
  return isTurned;
}

/** “The Plastics division” where the question asks about the Paper division. */
function nameOtherName({ question, prediction }: Comparison, reference: PreparedAnswer) {
  if (prediction.raw.length > 2 * MAX_STATEMENT) return null;
  const named =
    /(?<!\p{L})(?<name>\p{Lu}[\p{L}&-]+) (?<head>division|segment|business|subsidiary|unit|region|plant|site|facility|fund|bond|portfolio|brand|market|area|department|mine|refinery|project|programme|program|committee|Division|Segment|Region|Business|Plant|Committee)(?!\p{L})/gu;
  const own = [...question.matchAll(named)].map(({ groups }) => groups);
  for (const { groups: { name = '', head = '' } = {} } of prediction.raw.matchAll(named)) {
    const asked = own.find((one) => one?.head === head)?.name;
    const isAsked = own.some((one) => one?.head === head && one.name === name);
    if (asked === undefined || isAsked || ARTICLES.test(name) || ARTICLES.test(asked)) continue;
    if (prediction.raw.includes(asked) || `${question} ${reference.raw}`.includes(name)) continue;
    return `it names ${name} ${head}, not ${asked}`;
  }
  return null;
}

const owner = /(?<![\p{L}\p{N}])(?<name>\p{Lu}[\p{L}&]+)['’]s(?!\p{L})/gu;

/** “Bayer's expense” where the question asks for BASF's; one with the same initial may be another form. */
function nameOtherOwner({ question, prediction }: Comparison, reference: PreparedAnswer) {
  if (prediction.raw.length > MAX_STATEMENT) return null;
  const ownersOf = (text: string) =>
    [...text.matchAll(owner)].map(({ groups }) => groups?.name ?? '');
  const [asked] = ownersOf(question);
  const [given] = ownersOf(prediction.raw);
  if (asked === undefined || given === undefined || prediction.raw.includes(asked)) return null;
  const isKnown = `${question} ${reference.raw}`.includes(given);
  return isKnown || given.startsWith(asked.charAt(0)) ? null : `it is about ${given}`;
}

const ARTICLES = /^(?:The|A|An|Its|Our|Their|In|Of|For|This|That|Which|What|How|Who|Total|Net)$/u;

const baseline =
  /(?<!\p{L})(?:since|against|compared (?:with|to)|relative to|versus|vs\.?|from) (?:a |the )?(?<year>(?:19|20)\d\d)(?!\d)/giu;

/** “37 % since 2019” where the question asks for the change since 2015. */
function nameOtherBaseline({ question, prediction }: Comparison) {
  const yearsOf = (text: string) =>
    [...text.matchAll(baseline)].map(({ groups }) => groups?.year ?? '');
  const [asked, given] = [yearsOf(question), yearsOf(prediction.raw)];
  const isOther =
    asked.length === 1 && given.length === 1 && !prediction.raw.includes(asked[0] ?? '');
  return isOther ? `it is measured from ${given.join()}` : null;
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
