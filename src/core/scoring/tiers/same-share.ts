import { createHint, mayHaveDigit } from '../../text/hints';
import { findAll } from '../../text/find-all';
import type { PreparedAnswer } from '../../answers/prepare';
import { toNumber } from '../../answers/numerals/decimal';
import { type Quantity, withoutYears } from '../../answers/quantity/quantity';
import type { Comparison } from '../comparison';
import { readAnswer } from '../content/reading';
import { readWords } from '../content/words';
import type { Detector } from '../rule';
import type { Accepter } from './tier';

/* The same share or multiple in another form: a part of a total, in percent, or as a word. */

/** A fraction and the same share in percent: “5/12 (41.7%)”. */
const fractionAndShare =
  /^\W*(?<part>\d{1,6}) ?(?:\/|of|out of) ?(?<total>\d{1,6})(?: \p{L}+)?,? ?\(?(?<share>\d{1,3}(?:\.\d+)?) ?%\)?\W*$/u;
const fraction =
  /(?<![\d.,])(?<part>\d{1,6}) ?(?:\/|of|out of) ?(?:the )?(?<total>\d{1,6})(?![\d.,]*\d|%)/gu;

/**
 * Accepts the same share as a fraction or in percent: “41.7%” or “5 of 12 directors” for “5/12
 * (41.7%)”.
 */
export const acceptFraction: Accepter = ({ prediction, quantitiesOf }, { raw }) => {
  const own = mayHaveDigit(raw) ? fractionAndShare.exec(raw)?.groups : undefined;
  if (!own) return null;
  const [part, total, share] = [own.part, own.total, own.share].map(Number);
  if (part === undefined || total === undefined || share === undefined) return null;
  if (Math.abs((100 * part) / total - share) > MAX_SHARE_ERROR) return null;
  const fractions = findAll(fraction, prediction.raw);
  const numbers = withoutYears(quantitiesOf(prediction));
  const shares = numbers.filter(({ percent }) => percent);
  const isSameFraction = fractions.every(
    ({ groups }) => Number(groups?.part) === part && Number(groups?.total) === total,
  );
  const hasMeasure = numbers.some(({ unit, currency }) => unit !== null || currency !== null);
  const isOneShare = shares.length === numbers.length && shares.length === 1;
  const isSameShare = shares.every(
    ({ value }) => Math.abs(toNumber(value) - share) <= MAX_SHARE_ERROR,
  );
  return (fractions.length > 0 ? isSameFraction : isOneShare) && isSameShare && !hasMeasure
    ? {
        rejection: 'number-format',
        reason: 'the same proportion, as a fraction or as a percentage',
      }
    : null;
};

const asksShare = /(?<!\p{L})(?:fraction|proportion|share|percentage|portion)(?!\p{L})/iu;
const mayAskShare = createHint('fraction proportion share percentage portion');
const ofAll = /^ (?:(?:out )?of|in) (?:(?:the|its|every|all) )?$/iu;
/** Longer references say more than a part of a total. */
const MAX_PART_WORDS = 8;

/**
 * Accepts the share of the total that a part makes up: “37.5%” or “3/8” for “three out of eight
 * vessels” where the question asks for a share.
 */
export const acceptPartOf: Accepter = ({ question, prediction, quantitiesOf }, reference) => {
  if (!mayAskShare(question) || !asksShare.test(question)) return null;
  if (readWords(reference.raw).length > MAX_PART_WORDS) return null;
  if (readAnswer(prediction).negated !== readAnswer(reference).negated) return null;
  const own = shareOf(reference.raw, quantitiesOf(reference));
  const all = withoutYears(quantitiesOf(prediction));
  if (own === null || all.length === 0) return null;
  const shares = all.flatMap(({ percent, value }) => (percent ? [toNumber(value) / 100] : []));
  const rest = all.filter(({ percent }) => !percent);
  const [part, second] = rest;
  if (second) shares.push(shareOf(prediction.raw, rest) ?? NaN);
  else if (part) shares.push(toNumber(part.value));
  return shares.every((share) => Math.abs(100 * (share - own)) <= MAX_SHARE_ERROR)
    ? { rejection: 'number-format', reason: 'the same proportion, in words or as a percentage' }
    : null;
};

/** Words for common shares in eight languages, in percent. */
const FRACTIONS: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:two[- ]thirds|zwei drittel|deux tiers|dos tercios|due terzi)(?!\p{L})/iu, 200 / 3],
  [
    /(?<!\p{L})(?:three[- ]quarters|drei viertel|trois quarts|tres cuartos|tre quarti)(?!\p{L})/iu,
    75,
  ],
  [/(?<!\p{L})(?:half|hälfte|moitié|mitad|metà|metade|helft)(?!\p{L})|一半/iu, 50],
  [/(?<!\p{L})(?:(?:a|one)[- ]third|ein drittel|un tiers|un tercio|un terzo)(?!\p{L})/iu, 100 / 3],
  [/(?<!\p{L})(?:(?:a|one)[- ]quarter|ein viertel|un quart|un cuarto|un quarto)(?!\p{L})/iu, 25],
];
const nearWords = String.raw`about|around|roughly|approximately|circa|rund|etwa|ungefähr|environ|cerca de|aproximadamente|ongeveer`;
const justUnder = String.raw`nearly|almost|just under|close to|knapp|fast|près de|presque|casi|quasi|bijna`;
const justOver = String.raw`just over|slightly (?:over|more than)|a little (?:over|more than)|gut`;
const hedge = new RegExp(
  String.raw`(?<!\p{L})(?:(?<near>${nearWords})|(?<under>${justUnder})|(?<over>${justOver})) (?:\p{L}{1,3} )?$`,
  'iu',
);
/**
 * Maximum error, in percentage points, of a share stated in words: “nearly half” can be 48%, but
 * “half” cannot.
 */
const MAX_HEDGED_ERROR = 2.5;
const MAX_PLAIN_ERROR = 0.5;

/** Accepts a share in words: “Nearly half” for 48%, “die Hälfte” for 50%. */
export const acceptFractionWord: Accepter = ({ prediction: { raw }, quantitiesOf }, reference) => {
  const [own, second] = quantitiesOf(reference);
  if (!own?.percent || own.interval !== null || second) return null;
  if (raw.length > MAX_WORDS_LENGTH || /\d/u.test(raw.replace(/(?<!\d)(?:19|20)\d\d(?!\d)/gu, '')))
    return null;
  const found = FRACTIONS.flatMap(([pattern, share]) => {
    const match = pattern.exec(raw);
    return match ? [{ share, start: match.index }] : [];
  });
  const [first, other] = found;
  if (!first || other) return null;
  const before = raw.slice(0, first.start);
  const { near, under, over } = hedge.exec(before)?.groups ?? {};
  if (/(?<!\p{L})(?:to|than|not|auf|à|a) (?:\p{L}+ ){0,2}$/iu.test(before)) return null;
  const error = toNumber(own.value) - first.share;
  const isHedged = near !== undefined || under !== undefined || over !== undefined;
  const isNear = Math.abs(error) <= (isHedged ? MAX_HEDGED_ERROR : MAX_PLAIN_ERROR);
  const isOtherSide = (under !== undefined && error > 0) || (over !== undefined && error < 0);
  return isNear && !isOtherSide
    ? { rejection: 'number-format', reason: 'the same proportion, in words' }
    : null;
};

/** Longer predictions mention other shares. */
const MAX_WORDS_LENGTH = 120;

/** The share in “three out of eight”, given its numbers; `null` for other texts. */
function shareOf(text: string, numbers: readonly Quantity[]): number | null {
  const [part, total, third] = numbers;
  if (!part || !total || third || part.percent || total.bareYear) return null;
  const [share, all] = [toNumber(part.value), toNumber(total.value)];
  const isPart = ofAll.test(text.slice(part.end, total.start)) && share > 0 && share < all;
  return isPart ? share / all : null;
}

/** Maximum error of a share in percentage points; shares are rounded to one decimal or more. */
const MAX_SHARE_ERROR = 0.051;

const asksMultiple =
  /(?<!\p{L})(?:how many times(?! (?:did|was|were|is|are|has|have|do|does|per)(?!\p{L}))|(?:what|which) factor|multiple)(?!\p{L})/iu;
const mayAskMultiple = createHint('times factor multiple');
/** Words for a multiple in English, German, French, Spanish and Chinese. */
const MULTIPLES: readonly RegExp[] = [
  /(?<!\p{L})(?:twice|doubled?|two-?fold|doppelt|deux fois|dos veces|el doble)(?!\p{L})|两倍|二倍|2倍/iu,
  /(?<!\p{L})(?:thrice|tripled?|three-?fold|dreifach|dreimal|trois fois|tres veces|el triple)(?!\p{L})|三倍|3倍/iu,
  /(?<!\p{L})(?:quadrupled?|four-?fold|vierfach|viermal|quatre fois|cuatro veces)(?!\p{L})|四倍|4倍/iu,
];

/** A multiple with its number: “by a factor of three”, “multiplied by 3”, “x3”, “3×”, “3 times”. */
const multipleInDigits =
  /(?<!\p{L})(?:factor of|multiplied by|times|[x×]) ?(?<after>\d+(?:\.\d+)?|two|three|four|five)(?![\d%])|(?<![\d.,])(?<before>\d+(?:\.\d+)?|two|three|four|five) ?(?:[x×](?!\p{L})|times|-?fold)/giu;

/** The only multiple in a text: 3 for “threefold”, “x3” or “3”; `null` if there is none. */
function multipleOf(text: string, [amount, second]: readonly Quantity[]): number | null {
  const words = MULTIPLES.flatMap((pattern, at) => (pattern.test(text) ? [at + 2] : []));
  const digits = findAll(multipleInDigits, text).map(({ groups }) => {
    const written = (groups?.after ?? groups?.before ?? '').toLowerCase();
    const inWords = NUMBERS.indexOf(written);
    return inWords < 0 ? Number(written) : inWords;
  });
  const [multiple, other] = new Set([...words, ...digits]);
  if (multiple !== undefined) return other === undefined ? multiple : null;
  return amount && !second && !amount.percent && amount.unit === null
    ? toNumber(amount.value)
    : null;
}

const NUMBERS = ['', '', 'two', 'three', 'four', 'five'];

/** The multiples of a reference and a prediction; `null` if the question asks for none. */
function multiplesOf(
  { question, prediction, quantitiesOf }: Comparison,
  reference: PreparedAnswer,
) {
  if (!mayAskMultiple(question) || !asksMultiple.test(question)) return null;
  if (reference.raw.length > MAX_MULTIPLE_LENGTH || prediction.raw.length > MAX_WORDS_LENGTH)
    return null;
  const [own, given] = [reference, prediction].map((answer) =>
    multipleOf(answer.raw, quantitiesOf(answer)),
  );
  return typeof own === 'number' && typeof given === 'number' ? [own, given] : null;
}

/**
 * Accepts the same multiple: “Threefold” for “Triple” or 3 where the question asks by what factor.
 */
export const acceptMultiple: Accepter = (comparison, reference) => {
  const [own, given] = multiplesOf(comparison, reference) ?? [];
  return own !== undefined && own === given
    ? { rejection: 'number-format', reason: 'the same multiple, written differently' }
    : null;
};

/** Detects a different multiple: “It doubled” for “Triple”. */
export const detectOtherMultiple: Detector = (comparison, reference) => {
  const [own, given] = multiplesOf(comparison, reference) ?? [];
  return own === given ? null : `its multiple is ${given ?? ''}`;
};

/** Longer references contain more than a multiple. */
const MAX_MULTIPLE_LENGTH = 40;
