import { mayHaveDigit } from '../../text/hints';
import { compare } from '../../answers/numerals/decimal';
import { parseQuantities } from '../../answers/quantity/parse';
import { type Quantity, withoutYears } from '../../answers/quantity/quantity';
import { describeNumbers, findMatch } from './numbers';
import { asksHowMany } from '../content/question';
import { yearsIn } from '../content/words';
import type { Accepter } from './tier';

/* References that say more than the number that the question asks for. */

/** A value followed by a different one in parentheses: “€318.4 million (2022: €352.9 million)”. */
const valueAndOther =
  /^(?<main>\W*(?:\p{Lu}{1,3}\$? ?)?[^\p{L}\d]{0,3}\d[^()[\]]*) [([](?=[^()[\]]*\d)[^()[\]]*[)\]](?: or (?:lower|less|below|higher|more|above))?\W*$/u;

/** Questions for which the second number is a part of the answer. */
const asksToCompare =
  /(?<!\p{L})(?:compar\p{L}*|versus|vs|differ\p{L}*|chang\p{L}*|develop\p{L}*|evolv\p{L}*|trend|than|from|between|both)(?!\p{L})/iu;

/** A part with its total: “27 of 64” where the question asks how many. */
const partOfAll =
  /^(?<main>\W*[\d,]+) (?:out )?of (?:the |its |all )?\d[\d,]*(?: \p{L}+){0,3}\W*$/u;

/**
 * Accepts the main number of a reference with several: “€318.4 million” for “€318.4 million at year
 * end (2022: €352.9 million)”.
 */
export const acceptMainNumber: Accepter = (comparison, reference) => {
  const { quantitiesOf, prediction } = comparison;
  if (!mayHaveDigit(reference.raw)) return null;
  const pattern = asksHowMany.test(comparison.question) ? partOfAll : valueAndOther;
  const amounts = withoutYears(quantitiesOf(reference));
  const compared = asksToCompare.test(comparison.question)
    ? undefined
    : amounts.find(({ isCompared }, index) => index > 0 && isCompared);
  const end = pattern.exec(reference.raw)?.groups?.main?.length ?? compared?.start;
  if (end === undefined) return null;
  const main = amounts.filter(({ start }) => start < end);
  const [value, second] = main;
  if (!value || second || amounts.length === 1) return null;
  const given = withoutYears(quantitiesOf(prediction));
  const [first, ...further] = given;
  const isKnown = ({ value }: Quantity) => amounts.some((one) => compare(one.value, value) === 0);
  if (compared && !further.every(isKnown)) return null;
  const isOtherBound =
    (first?.interval?.kind === 'at-least' && /or (?:lower|less|below)\W*$/u.test(reference.raw)) ||
    (first?.interval?.kind === 'at-most' && /or (?:higher|more|above)\W*$/u.test(reference.raw));
  if (isOtherBound) return null;
  const [own, other] = [reference.raw.slice(0, end), prediction.raw].map(yearsIn);
  if (own?.length && other?.length && !other.some((year) => own.includes(year))) return null;
  const match = findMatch(comparison, main, given);
  return match && match.prediction === first ? describeNumbers(match, comparison, reference) : null;
};

const base = String.raw`(?:compared (?:to|with)|versus|vs\.?|against|relative to|from|below|above|over|since|on|respecto (?:a|de)|frente a|gegenüber|im Vergleich zu|par rapport à|rispetto al?|em relação a|ten opzichte van)`;
/**
 * A number with its base year: “45% compared to 2019”, “45% from a 2019 baseline”, “45% (base year
 * 2019)”.
 */
const numberWithBase = new RegExp(
  String.raw`^(?<main>[^;()]*\d[^;()]*?),? (?:${base} (?:(?:the|its|an?|el|l['’]année) )?(?:levels? (?:of|in) |base(?:line)?(?: year)? (?:of )?)?|\((?:base(?:line)?(?: year)?:? |año base |vs\.? ))(?:FY ?)?(?<year>(?:19|20)\d\d)(?: (?:levels?|base(?:line)?(?: year)?|values?))?\)?\W*$`,
  'iu',
);
/** Longer references say more than a number and its base year. */
const MAX_BASE_LENGTH = 120;

/**
 * Accepts the number of a reference that also gives its base year: “A 45% cut against a 2019
 * baseline” for “45% compared to 2019”.
 */
export const acceptNumberWithBase: Accepter = (comparison, reference) => {
  if (reference.raw.length > MAX_BASE_LENGTH || yearsIn(reference.raw).length === 0) return null;
  const { main, year = '' } = numberWithBase.exec(reference.raw)?.groups ?? {};
  if (main === undefined) return null;
  const { quantitiesOf, prediction, question } = comparison;
  const [value, second] = withoutYears(quantitiesOf(reference));
  if (!value || second) return null;
  const others = yearsIn(prediction.raw).filter((one) => !question.includes(one));
  if (others.length > 0 && !others.includes(year)) return null;
  const given = withoutYears(quantitiesOf(prediction));
  const match = findMatch(comparison, [value], given);
  return match && given.length === 1 ? describeNumbers(match, comparison, reference) : null;
};

/** Accepts one of two values that are the same amount: “1.8 meters” for “6 ft (1.8 m)”. */
export const acceptConverted: Accepter = (comparison, reference) => {
  if (!reference.raw.includes('(')) return null;
  const { quantitiesOf, prediction } = comparison;
  const [one, two, third] = quantitiesOf(reference);
  const [given, second] = quantitiesOf(prediction);
  if (!one?.unit || !two?.unit || third || !given?.unit || second) return null;
  if (!/^ ?\($/u.test(reference.raw.slice(one.end, two.start))) return null;
  const isConverted =
    one.unit.symbol !== two.unit.symbol && one.unit.dimension === two.unit.dimension;
  if (!isConverted) return null;
  const found = findMatch(comparison, [one], [given]) ?? findMatch(comparison, [two], [given]);
  return found ? describeNumbers(found, comparison, reference) : null;
};

/**
 * Matches only a whole answer, since “five-year” is often part of a name (“a five-year plan,
 * extended by two years”).
 */
const durationAdjective =
  /^\W*(?:(?:it (?:is|has)|with|about|approximately) )?(?:(?:an?|the|its) )?(?<count>\d[\d.]*|\p{L}{3,12})-(?<unit>year|month|week|day|hour)(?: (?:term|period|maturity|loan|bond|duration|life|lifetime|lifespan|tenor|contract|agreement|lease|horizon|plan|programme|program|warranty|commitment))?\W*$/iu;

const isDuration = ({ unit }: Quantity) =>
  unit?.dimension === 'months' || unit?.dimension === 'time';

/** Accepts a duration given as an adjective: “A seven-year maturity” for “7 years”. */
export const acceptDurationAdjective: Accepter = (comparison, reference) => {
  const { quantitiesOf, prediction } = comparison;
  if (!prediction.raw.includes('-')) return null;
  const [own, second] = quantitiesOf(reference);
  const found = durationAdjective.exec(prediction.raw);
  if (!own || second || !isDuration(own) || !found) return null;
  if (/(?<!\p{L})ago(?!\p{L})/iu.test(reference.raw)) return null;
  const { count = '', unit = '' } = found.groups ?? {};
  const given = parseQuantities(`${count} ${unit}s`);
  const match = findMatch(comparison, [own], given);
  return match ? describeNumbers(match, comparison, reference) : null;
};
