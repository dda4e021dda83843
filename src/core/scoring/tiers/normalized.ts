import { differInDeletedMarks } from '../../answers/deleted-marks';
import { readLists } from '../../answers/list';
import type { PreparedAnswer } from '../../answers/prepare';
import type { Comparison } from '../comparison';
import { isAscii } from '../../text/ascii';
import { splitWhitespace, strip } from '../../text/python';
import { toNumber } from '../../answers/numerals/decimal';
import { currenciesAgree, isOtherDollar } from '../../answers/numerals/lexicon';
import { isAbbreviationOf, findPlaceNames } from '../../answers/aliases';
import { asksAboutDecrease } from '../content/question';
import type { Accepter, Finding } from './tier';
import { toAmericanSpelling, readWords } from '../content/words';

const ARTICLES = new Set(['a', 'an', 'the']);

/** Placeholder for a minus sign while hyphens are split. */
const MINUS = '\ue000';

/** The strict tier: equal after trimming and lowercasing. */
export function acceptStrict(
  reference: PreparedAnswer,
  prediction: PreparedAnswer,
): Finding | null {
  const [own, other] = [strip(reference.raw), strip(prediction.raw)];
  if (own === other) return { rejection: null, reason: 'the same text' };
  if (own.toLowerCase() !== other.toLowerCase()) return null;
  return { rejection: 'capitals', reason: 'the same text except for case' };
}

/**
 * The normalized tier: the texts are equal under the configured normalization, or differ only in
 * spelling variants, which `foldWriting` unifies, or they are names of the same thing. It never
 * accepts a different number.
 */
export const acceptNormalized: Accepter = (comparison, reference) => {
  const { prediction } = comparison;
  const equal = reference.isEqualTo(prediction) && !isOneEmpty(reference, prediction);
  if (!equal && !sameFolded(reference, prediction)) {
    if (!isSameName(reference, prediction)) return null;
    return { rejection: 'spelling', reason: 'another name for the same thing' };
  }
  const read = (answer: PreparedAnswer) => ({
    raw: answer.raw,
    quantities: comparison.quantitiesOf(answer),
  });
  if (differInDeletedMarks(read(reference), read(prediction))) return null;
  if (
    differInCurrency(comparison, reference) ||
    isPercentOfShare(comparison, reference) ||
    isPercentOfAmount(comparison, reference) ||
    (asksAboutDecrease(comparison) && /^\s*\+/.test(prediction.raw))
  )
    return null;
  return describeDifference(reference.raw, prediction.raw);
};

/**
 * Whether two different texts are both empty after normalization: the option `A` is deleted as an
 * article, but an empty prediction is not the same answer.
 */
function isOneEmpty(own: PreparedAnswer, other: PreparedAnswer): boolean {
  if (own.normalized !== '') return false;
  const [letters, otherLetters] = [own, other].map(({ raw }) =>
    raw.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase(),
  );
  return letters !== otherLetters;
}

/** Whether the numbers are amounts of different currencies: `A$5` and `US$5`. */
function differInCurrency(
  { quantitiesOf, prediction, numberContext, question }: Comparison,
  reference: PreparedAnswer,
) {
  const other = quantitiesOf(prediction);
  const { isCount = false, currency: asked = null } = numberContext().expected ?? {};
  return quantitiesOf(reference).some(({ currency }, at) => {
    const given = other[at]?.currency ?? null;
    return (
      !currenciesAgree(currency ?? asked, given ?? asked) ||
      isOtherDollar(currency, given, question) ||
      (isCount && (currency === null) !== (given === null))
    );
  });
}

const asksForPercent = /percent|per cent|%/iu;
const asksForShare =
  /percent|per cent|%|(?<!\p{L})(?:share|proportion|rate|ratio|margin|growth)(?!\p{L})/iu;

/**
 * Whether a prediction adds a percent sign to a fraction: `0.124%` for the fraction `0.124`, which
 * is 12.4%.
 */
function isPercentOfShare(
  { quantitiesOf, prediction, question }: Comparison,
  reference: PreparedAnswer,
) {
  const [own, other] = [quantitiesOf(reference), quantitiesOf(prediction)].map(([first]) => first);
  const isShare = own && !own.percent && own.unit === null && Math.abs(toNumber(own.value)) < 1;
  return isShare === true && other?.percent === true && !asksForPercent.test(question);
}

/**
 * Whether only one side has a percent sign although the question asks for an amount in thousands or
 * in a currency: `5%` for `5`.
 */
export function isPercentOfAmount(
  { quantitiesOf, prediction, numberContext, question }: Comparison,
  reference: PreparedAnswer,
) {
  if (asksForShare.test(question)) return false;
  const { scale = 0, currency = null } = numberContext().expected ?? {};
  const [own, other] = [reference, prediction].map((answer) => quantitiesOf(answer)[0]?.percent);
  return (scale > 0 || currency !== null) && own !== other;
}

/** Longer answers contain more than a name. */
const MAX_NAME_LENGTH = 120;

/** Shorter names can form other words when joined. */
const MIN_JOINED_LENGTH = 8;

/** Whether both are names of one entity: aliases, or an abbreviation and its long form. */
function isSameName(own: PreparedAnswer, other: PreparedAnswer): boolean {
  if (Math.max(own.raw.length, other.raw.length) > MAX_NAME_LENGTH) return false;
  if (/\d/.test(own.raw) || /\d/.test(other.raw)) return false;
  const key = own.cached(nameKey);
  const otherKey = other.cached(nameKey);
  if (key !== '' && key === otherKey) return !areInDifferentCountries(own.raw, other.raw);
  const mayBeJoined = key.length >= MIN_JOINED_LENGTH && otherKey.startsWith(key.charAt(0));
  if (mayBeJoined && key.replace(/ /gu, '') === otherKey.replace(/ /gu, '')) return true;
  return isAbbreviationOf(own.raw, other.raw) || isAbbreviationOf(other.raw, own.raw);
}

/** Removes the country after a city: “Zurich, Switzerland”. */
function withoutCountry(text: string): string {
  const [, city = '', country = ''] =
    /^([^,()]{2,40})(?:, ?| \()([^,()]{2,40})\)?\s*$/u.exec(text) ?? [];
  const isPlace = (name: string) => findPlaceNames(readWords(name)).size > 0;
  return city !== '' && isPlace(country) && !isPlace(city) ? city : text;
}

/**
 * Whether two texts name different countries: “Gothenburg, Denmark” is not “Gothenburg, Sweden”.
 */
function areInDifferentCountries(own: string, other: string): boolean {
  const [places, others] = [own, other].map((text) => findPlaceNames(readWords(text)));
  if (!places?.size || !others?.size) return false;
  return ![...places].some((place) => others.has(place));
}

/** Legal forms with no other meaning; `words.ts` skips “Ltd” and similar ones. */
const legalForm =
  /(?<=\p{L}),? (?:Incorporated|Corporation|Limited|LLP|KGaA|N\.V|B\.V|S\.A|SAS|S\.p\.A|S\.r\.l|A\/S|Oy|Pty Ltd|Bhd|K\.K)\.?\s*$/u;

const nameKey = ({ raw }: PreparedAnswer): string =>
  readWords(
    withoutCountry(raw.replace(/\(\p{Lu}[\p{L}\p{N}.&]{1,9}\)\s*$/u, '').replace(legalForm, '')),
  )
    .filter((word) => !ARTICLES.has(word))
    .join(' ');

const foldedText = ({ raw }: PreparedAnswer): string => foldWriting(raw);
const foldedJoinedText = ({ raw }: PreparedAnswer): string => foldJoined(raw);

/** Texts are compared only if units, quotes and articles can explain the difference in length. */
function sameFolded(own: PreparedAnswer, other: PreparedAnswer): boolean {
  const lengths = [own.raw.length, other.raw.length];
  if (Math.max(...lengths) > 1.4 * Math.min(...lengths) + 12) return false;
  if (!sameDigits(own.raw, other.raw)) return false;
  const spaced = own.cached(foldedText);
  if (spaced === '') return false;
  if (spaced === other.cached(foldedText)) return true;
  return own.cached(foldedJoinedText) === other.cached(foldedJoinedText);
}

/** Folding keeps the digits of ASCII texts; in other texts it can create digits. */
function sameDigits(own: string, other: string): boolean {
  if (!isAscii(own) || !isAscii(other)) return true;
  return own.replace(/\D+/g, '') === other.replace(/\D+/g, '');
}

function isWrittenAsList(text: string): boolean {
  return readLists(text, 'strong')[0]?.form !== 'single';
}

/**
 * The first difference whose removal makes the texts equal; differences are tried from the smallest
 * to the largest.
 */
function describeDifference(own: string, other: string): Finding {
  const [left, right] = [own.toLowerCase(), other.toLowerCase()];
  const same = (change: (text: string) => string) => change(left) === change(right);
  if (same((text) => splitWhitespace(text).join(''))) {
    return { rejection: 'white-space', reason: 'the same text except for whitespace' };
  }
  if (isWrittenAsList(own) && isWrittenAsList(other)) {
    return { rejection: 'list-quoting', reason: 'the same list, written differently' };
  }
  if (same((text) => splitWhitespace(text.replace(/%/g, '')).join(' '))) {
    return {
      rejection: 'percent-sign',
      reason: 'the same number; one side lacks the percent sign',
    };
  }
  if (same((text) => text.replace(/(\d)[.,'’\s](?=\d)/gu, '$1'))) {
    return { rejection: 'number-format', reason: 'the same digits with different separators' };
  }
  if (same((text) => text.replace(/[^\p{L}\p{N}$€£]/gu, ''))) {
    return { rejection: 'punctuation', reason: 'the same words; punctuation or hyphens differ' };
  }
  if (/\d/.test(own) && same((text) => text.replace(/[^\d.,]/g, ''))) {
    return { rejection: 'unit', reason: 'the same text; the unit is written differently' };
  }
  return { rejection: 'spelling', reason: 'the same words; articles or spelling differ' };
}

/**
 * Removes differences in spelling that readers ignore: character forms, quotes, British and
 * American spelling, `%` and “per cent”, the space before a unit. Keeps signs, decimal points and
 * comparison signs, since they change the meaning.
 */
function foldWriting(text: string): string {
  const letters = isAscii(text) ? text : text.normalize('NFKD').replace(/\p{M}+/gu, '');
  const plain = letters
    .toLowerCase()
    .replace(/^\s*\(([\d.,]{1,40})\)\s*$/u, '-$1')
    .replace(/(\d),(?=\d{3}(?!\d))/gu, '$1')
    .replace(/[−–](?=\d)/gu, '-')
    .replace(/%|\bper ?cent\b|\bpct\b/gu, ' percent ')
    .replace(/us\$|\$|\busd\b|\bdollars?\b/gu, ' usd ')
    .replace(/€|\beur\b|\beuros?\b/gu, ' eur ')
    .replace(/&/gu, ' and ')
    .replace(/['’‘`´"“”«»]/gu, '')
    .replace(/(?<![\p{L}\p{N}])-(?=\d)|(?<=\d)\.(?=\d)|[<>≤≥]|[^\p{L}\p{N}\s-]/gu, keepMeaning)
    .replace(/(?<![\p{L}\p{N}.])(\d{1,40}(?:\.\d{1,40})?)(?=\p{L})/gu, '$1 ');
  return plain
    .split(/[\s-]+/)
    .map((token) =>
      token.startsWith(MINUS) ? token.replace(MINUS, '-') : toAmericanSpelling(token),
    )
    .filter((token) => token !== '' && !ARTICLES.has(token))
    .join(' ');
}

/** Same as `foldWriting`, with hyphenated words joined: `net-zero` is `netzero`. */
function foldJoined(text: string): string {
  return foldWriting(text.replace(/(?<=\p{L})[-\u2010\u2011](?=[\p{L}\p{N}])/gu, ''));
}

function keepMeaning(mark: string): string {
  if (mark === '-') return MINUS;
  if (mark === '.' || /[<>≤≥]/u.test(mark)) return mark;
  return ' ';
}
