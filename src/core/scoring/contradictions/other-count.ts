import type { PreparedAnswer } from '../../answers/prepare';
import type { Quantity } from '../../answers/quantity/quantity';
import type { Comparison } from '../comparison';
import { areNegated, readWords, stemsOf } from '../content/words';
import type { Detector, NumberDetector } from '../rule';

/* Wrong counts: the number counts something other than what the question asks for. */

/**
 * Nouns for things that answers count, one kind per row; nouns from different rows never count the
 * same thing.
 */
const COUNTED_NOUNS = `
employee person people worker staff colleague individual associate headcount fte woman man women men manager participant attendee driver contractor volunteer
child children kid
mother parent
supplier vendor
customer client consumer user subscriber
site facility plant location store office factory branch warehouse
country market
home house household
hour minute day
vehicle car truck
tree seedling baum bäume arbre árbol
project initiative programme program
share stock
patent`
  .trim()
  .split('\n')
  .map((row) => new Set(row.split(' ')));

const rowsOfNoun = (noun: string) => COUNTED_NOUNS.filter((row) => row.has(noun));

/** Groups that a number can refer to, one per row. */
const GROUPS = `
employee employ employed worker staff workforce
contractor
supplier vendor
customer client
woman women female
man men male
manager management
director board`
  .trim()
  .split('\n')
  .map((row) => new Set(row.split(' ')));

/**
 * Detects a number for a different group: “0.42 for employees” where the question asks for
 * contractors.
 */
export const detectOtherGroup: Detector = ({ question, prediction, quantitiesOf }, reference) => {
  if (quantitiesOf(prediction).length > 1) return null;
  const rowOf = (word: string) => GROUPS.find((row) => row.has(toSingular(word)));
  const asked = new Set(
    readWords(`${question} ${reference.raw}`).flatMap((word) => rowOf(word) ?? []),
  );
  const given = readWords(prediction.raw).filter((word) => rowOf(word));
  const isAsked = (word: string) => [...asked].some((row) => row === rowOf(word));
  const isOther = asked.size > 0 && given.length > 0 && !given.some(isAsked);
  return isOther ? `it is about ${given[0] ?? ''}` : null;
};

/** The words after “how many”, up to four. */
const countInQuestion = /(?<!\p{L})(?:how many|number of|count of) ((?:[\p{L}-]+ ?){1,4})/iu;
/** A word before a noun, other than a preposition. */
const adjective = String.raw`(?!(?:of|for|among|amongst|at|in|across|by|per|on|from|during|within|with|to|and|or|as) )\p{Ll}+ `;
/**
 * The noun that a number counts: “5,400 suppliers”, “68,412 FTE-hours”, “12,480 contractors'
 * hours”; at the end of an answer, also “4,120 training hours”.
 */
const nounAfterNumber = new RegExp(
  String.raw`^ (?:\p{L}+['’]s? |\p{L}+s['’] |\p{L}+-|${adjective}(?=\p{Ll}+s\W*$))?(\p{L}+)`,
  'u',
);

export const toSingular = (word: string) => word.toLowerCase().replace(/(?<=\p{L}{2})s$/u, '');

/**
 * Detects a count of something else: “5,400 suppliers” where the question asks for employees,
 * “47,500 homes” where it asks for tons.
 */
export const detectOtherCount: NumberDetector = (
  { question, prediction, numberContext },
  reference,
  given,
) => {
  const counted = nounAfterNumber.exec(prediction.raw.slice(given.end))?.[1] ?? '';
  const noun = toSingular(counted);
  const own = rowsOfNoun(noun);
  if (own.length === 0 || readWords(reference.raw).map(toSingular).includes(noun)) return null;
  const asked = (countInQuestion.exec(question)?.[1] ?? '').split(' ').map(toSingular);
  const wanted = asked.flatMap(rowsOfNoun);
  const isMeasure = wanted.length === 0 && (numberContext().expected?.unit ?? null) !== null;
  if (readWords(question).map(toSingular).includes(noun) && !wanted.length) return null;
  const isOther = wanted.length > 0 && !wanted.some((row) => own.includes(row));
  return isOther || isMeasure ? `it counts ${counted}` : null;
};

/**
 * Detects a share instead of a count: “4% of the plan” instead of 4 where the question asks how
 * many there are.
 */
export function detectShareForCount({ question }: Comparison, wanted: Quantity, given: Quantity) {
  const isCount =
    /(?<!\p{L})(?:how many|number of)(?! (?:percent|per cent|percentage))(?!\p{L})/iu.test(
      question,
    ) && !/(?<!\p{L})(?:percent\p{L}*|shares?|proportion)(?!\p{L})/iu.test(question);
  return isCount && given.percent && !wanted.percent ? 'it gives a percentage, not a count' : null;
}

/** A plural at the end of the answer: “5,480 meals”. */
const lastPlural = /^ (?<noun>\p{Ll}{3,}s)\W*$/u;
/** A counted group at the end of an answer: “36 women” or “36 senior leaders” instead of 36%. */
const countedGroup = new RegExp(
  String.raw`^ (?:${adjective}){0,2}(?<noun>\p{Ll}{3,}s|(?:wo)?men|people)\W*$`,
  'u',
);

/**
 * Detects a count instead of a measure or share: “5,480 meals” where the question or the reference
 * is in tonnes; “36 women” instead of 36%.
 */
export function detectCountForMeasure(
  { question, prediction, numberContext }: Comparison,
  reference: PreparedAnswer,
  wanted: Quantity,
  given: Quantity,
): string | null {
  const measure = wanted.unit ?? numberContext().expected?.unit ?? null;
  const isShare = wanted.percent && /^\d/u.test(given.text);
  if (!isShare && (!measure || !MEASURED.has(measure.dimension))) return null;
  if (given.unit !== null || given.currency !== null || given.percent) return null;
  const nounPattern = isShare ? countedGroup : lastPlural;
  const noun = nounPattern.exec(prediction.raw.slice(given.end))?.groups?.noun;
  if (noun === undefined) return null;
  const known = isShare ? [] : readWords(`${question} ${reference.raw}`).map(toSingular);
  return known.includes(toSingular(noun)) ? null : `it counts ${noun}`;
}

/** Things that are counted; amounts of money and emissions are not. */
const countedThings =
  /(?<!\p{L})how many (?!(?:credits|offsets|allowances|certificates|emissions|dollars|euros|pounds|francs|rupees|pesos|investments|loans|funds|sales|savings)(?!\p{L}))(?<noun>\p{Ll}+s)(?!\p{L})/iu;

/**
 * Detects a measure or an amount of money instead of a count: “498.7 million pounds” or “$498.7
 * million” where the question asks how many meals.
 */
export function detectMeasureForCount(
  { question, prediction, numberContext }: Comparison,
  wanted: Quantity,
  { unit, currency }: Quantity,
): string | null {
  if (wanted.unit !== null || wanted.currency !== null || wanted.percent) return null;
  const isMeasured = currency !== null || MEASURED.has(unit?.dimension ?? '');
  const { expected } = numberContext();
  if (!isMeasured || expected?.unit || expected?.currency) return null;
  const asked = countedThings.exec(question)?.groups?.noun ?? '';
  if (asked === '' || readWords(prediction.raw).map(toSingular).includes(toSingular(asked)))
    return null;
  return `it gives an amount in ${currency ?? unit?.symbol ?? ''}, not a number of ${asked}`;
}

/** Dimensions that are weighed or metered, never counted. */
const MEASURED = new Set(['mass', 'co2e', 'energy', 'power', 'volume', 'area', 'length']);

/**
 * A count followed by a negated statement: “Nine directors are not”, “Nine are not independent”.
 */
const countedThenDenied =
  /^(?: \p{L}+){0,3} (?:(?:is|are|was|were|do|does|did|has|have|had|can)(?: not|n['’]t)|lacks?|lacked)(?! (?:only|yet)\b) (?<predicate>[\p{L}-]+)/iu;

const lacks = /(?<!\p{L})lack(?:s|ed|ing)?(?!\p{L})/iu;

/**
 * Detects a count of the opposite group: “Nine directors are not independent” where the question
 * asks for the independent ones.
 */
export const detectNegatedCount: NumberDetector = ({ question, prediction }, reference, given) => {
  const predicate = countedThenDenied.exec(prediction.raw.slice(given.end))?.groups?.predicate;
  const asked = `${question} ${reference.raw}`;
  if (predicate === undefined || areNegated(readWords(asked)) || lacks.test(asked)) return null;
  const stems = new Set(stemsOf(question));
  return stemsOf(predicate).some((stem) => stems.has(stem)) ? 'it counts the opposite group' : null;
};

const asksChange =
  /(?<!\p{L})(?:by (?:what|how)|how much (?:did|has|have|do|does|was|were)|(?:reduc|increas|decreas|declin|chang|fall|fell|rise|rose|drop|improv|cut|grow|grew)\p{L}*)(?!\p{L})/iu;
const level =
  / of (?:(?:the|its|their) )?(?:(?:FY ?)?\d{4}['’]?s? )?(?:(?:baseline|base year) )?(?:levels?|baseline|base year|value)(?!\p{L})/iu;

const changeBefore =
  /(?<!\p{L})(?:increased?|rose|grew|decreased?|fell|declined?|dropped|improved|worsened|reduced|cut|up|down|change[ds]?|rise|fall|drop|reduction|growth) (?:\p{L}+ )?(?:by|of) [~≈$€£]?$/iu;
const asksByHowMuch = /(?<!\p{L})by (?:how much|what percentage|how many)(?!\p{L})/iu;
const levelBefore =
  /(?<!\p{L})(?:increased?|rise|risen|rose|grow|grew|decreased?|fall|fell|declined?|drop|dropped|up|down|reduced?|cut)(?: \p{L}+){0,2} to [~≈$€£]?$/iu;
const asksCourse =
  /(?<!\p{L})(?:how (?:did|has|have|do|does)|compare|develop|trend|effect|impact|target|goal|saving|save|(?:how|much|far) (?:\p{L}+ )?(?:lower|higher|more|less|fewer|larger|smaller)|than(?!\p{L})|gap|difference)/iu;

/**
 * Detects a change instead of a level: “It decreased by 0.71” where the question asks for a level.
 */
export const detectChangeForLevel: NumberDetector = ({ question, prediction }, { raw }, given) => {
  if (asksChange.test(question) || asksCourse.test(question) || asksChange.test(raw)) return null;
  const before = prediction.raw.slice(Math.max(0, given.start - 40), given.start);
  return changeBefore.test(before) ? 'it gives a change, not the level' : null;
};

/**
 * Detects a level instead of a change: “33% of the 2017 level” where the question asks by how much
 * it fell.
 */
export const detectLevelForChange: NumberDetector = ({ question, prediction }, { raw }, given) => {
  const asksForChange = asksChange.test(question) && !level.test(question);
  const after = prediction.raw.slice(given.end);
  const isLevel = given.percent && asksForChange && level.exec(after)?.index === 0;
  if (isLevel && !/ of (?:the|its|their) /iu.test(raw)) return 'it gives a level, not the change';
  const before = prediction.raw.slice(Math.max(0, given.start - 40), given.start);
  return asksByHowMuch.test(question) && levelBefore.test(before) && !/ to /iu.test(raw)
    ? 'it gives a level, not the change'
    : null;
};
