import { isLowercase } from '../../text/ascii';
import { createWordCache } from '../../text/word-cache';
import { decimalFromDigits, shift } from '../numerals/decimal';
import {
  CURRENCIES,
  CURRENCY_NAME,
  CURRENCY_SIGNS,
  currencyOfName,
  SCALE_WORDS,
} from '../numerals/lexicon';
import type { Quantity } from './quantity';
import {
  CELSIUS,
  countOf,
  findUnit,
  multipleOfUnit,
  moneyOf,
  MULTIPLE,
  gasMassOf,
  type Unit,
} from './units';

/** A unit after a number, with the offset where the unit ends. */
export interface UnitReading extends Pick<Quantity, 'unit' | 'per'> {
  readonly end: number;
}

/**
 * Length of the text that is searched; longer than any known unit, such as “million metric tons of
 * carbon dioxide equivalent per million US$”.
 */
const WINDOW = 72;

const adjectives =
  'metric|short|long|us|imperial|cubic|square|degrees?|deg|percentage|percent|basis|watt|kilowatt|megawatt|gigawatt|terawatt|per|sq';
const adjective = new RegExp(`^(?:${adjectives})$`);
const phrase = new RegExp(`^ {0,2}((?:${adjectives})[ .]{1,2}\\p{L}+)`, 'iu');
const oilEquivalent = /^ {0,2}((?:ton(?:ne)?|barrel)s of oil equivalent)(?!\p{L})/iu;
const hours = /^ {0,2}((?:kilo|mega|giga|tera)?watt-hours?)(?!\p{L})/iu;
const symbol = /^ {0,2}([°º] ?\p{L}|[℃℉‰]|%[- ]points?|p\.p|\p{L}+0?(?:\^?[23](?!\d))?\p{L}*)/u;
const gasAfter =
  /^(?: of)?[ -]?(?:\()?(?:C[O0]2|carbon dioxide|GHGs?|greenhouse gas(?:es)?)(?:[ -]?(?:equivalents?|equiv\.?|emissions|eq|e)\.?)?(?:\))?(?![\p{L}\p{N}])/iu;
const gasInside = /^(\p{L}{1,3}?)C[O0]2[- ]?(?:e|eq|equiv|equivalents?)?$/iu;
const gasTail = /^-(?:eq|e|equivalents?)(?![\p{L}\p{N}])/iu;
const perSign = /^(?: ?\/ ?| per (?:each )?| an? (?=(?:day|week|month|year|hour)(?!\p{L})))/iu;
const scaleWord = /^(\p{L}+)\.?(?: of| de)? ?/u;
/** A power of ten before a scale or currency: “per 100 million KRW”. */
const roundNumber = /^1(0{0,3}|,000) ?/u;
const currencyWord = new RegExp(
  `^((?:[A-Z]{1,2})?\\$|[${CURRENCY_SIGNS}]|[A-Z]{3}(?!\\p{L})|${CURRENCY_NAME}) ?`,
  'u',
);
/** A round number before a unit or noun: “per 200,000 hours”, “per million passengers”. */
const multipleOf = /^([1-9]\d{0,2}(?:,?000){1,3}|100)? ?(thousand|million|billion)? ?(?=\p{L})/u;
const fullTime = /^full[- ]time[- ]equivalents?(?: employees?)?(?!\p{L})/iu;
const noun = /^(\p{L}+(?:-\p{L}+)*)/u;
/** The end of a multiple: `3x`, `3 ×`, `threefold`, `3-fold`; not a product (`3 x 5`). */
const multiples = /^(?:x| ?×|-?fold)(?![\p{L}\p{N}]| ?\d)/u;
/** Letters that are not units directly after a number: “the 80s” are not seconds. */
const loneLetter = /^[sd]$/u;
/** Also matches an apostrophe: the `d` of “millions d’euros” is not a day. */
const wordContinues = /^['’]?[\p{L}\p{N}_]/u;
const compound = /^[-*·]\p{L}/u;

/** Letters for millions and thousands of a currency in a denominator: `€m`, `$M`, `kUSD`. */
const MONEY_LETTERS: Readonly<Record<string, number>> = { m: 6, M: 6, k: 3, b: 9, B: 9, MM: 6 };

/** Caches which lowercase words cannot begin a unit: “and”, “of”, “people”. */
const nonUnitWords = createWordCache(
  (word) => word.length > 1 && word !== 'fold' && !adjective.test(word) && findUnit(word) === null,
);

/** Whether the word at `at` cannot begin a unit, which is true after most numbers. */
function isPlainWord(text: string, at: number): boolean {
  let start = at;
  while (start < at + 2 && text.charAt(start) === ' ') start++;
  let end = start;
  while (isLowercase(text, end)) end++;
  const isAlone = end === text.length || ' .,;:)?!'.includes(text.charAt(end));
  return end > start && isAlone && nonUnitWords.get(text, start, end);
}

/** Parses the unit at `at`, after at most one space. */
export function readUnit(text: string, at: number): UnitReading | null {
  if (isPlainWord(text, at)) return null;
  const window = simplify(text.slice(at, at + WINDOW));
  const named = readPart(window, true);
  const numerator = named && loneLetter.test(window.slice(0, named.length)) ? null : named;
  const rest = window.slice(numerator?.length ?? 0);
  const denominator = readPer(rest);
  if (!numerator && !denominator) return null;
  return {
    unit: numerator?.unit ?? null,
    per: denominator?.unit ?? null,
    end: at + (numerator?.length ?? 0) + (denominator?.length ?? 0),
  };
}

/** The unit that a text begins with, such as `tCO2e` in a question. */
export function readUnitName(text: string): Unit | null {
  if (isPlainWord(text, 0)) return null;
  const window = simplify(text.slice(0, WINDOW));
  return readPart(window, true)?.unit ?? null;
}

interface Part {
  readonly unit: Unit;
  readonly length: number;
}

/** Replaces subscripts and superscripts character by character, so that offsets stay valid. */
function simplify(text: string): string {
  return text.replace(/[₂²]/g, '2').replace(/[³]/g, '3');
}

function readPart(window: string, gas: boolean): Part | null {
  const part = readPhrase(window) ?? readSymbol(window);
  if (!part || wordContinues.test(window.slice(part.length))) return null;
  const rest = window.slice(part.length);
  if (gas && part.unit.dimension === 'mass') {
    const after = gasAfter.exec(rest);
    if (after) return { unit: gasMassOf(part.unit), length: part.length + after[0].length };
  }
  // A tonne-mile is not a tonne; “1.5 °C-compatible” contains a temperature.
  return compound.test(rest) && part.unit.dimension !== 'temperature' ? null : part;
}

function readPhrase(window: string): Part | null {
  for (const pattern of [oilEquivalent, hours, phrase]) {
    const found = pattern.exec(window);
    const name = found?.[1]?.replace(/^sq(?!\p{L})\.?/iu, 'square').replace(/[ .]+/g, ' ');
    const unit = name === undefined ? null : findUnit(expandSquare(name));
    if (found && unit) return { unit, length: found[0].length };
  }
  return null;
}

function expandSquare(name: string): string {
  return name
    .replace(/^square km$/i, 'km2')
    .replace(/^square m$/i, 'm2')
    .replace(/^square ft$/i, 'ft2');
}

function readSymbol(window: string): Part | null {
  const multiple = multiples.exec(window);
  if (multiple) return { unit: MULTIPLE, length: multiple[0].length };
  const found = symbol.exec(window);
  const name = found?.[1]?.replace(/^([°º]) /, '$1').replace('^', '');
  if (!found || name === undefined) return null;
  const length = found[0].length;
  const celsius = /^ ?C degrees?(?!\p{L})/u.exec(window);
  if (celsius) return { unit: CELSIUS, length: celsius[0].length };
  // Without a space, `C` is Celsius: `1.5C`, but not `5 C`.
  if (found[0] === 'C') return { unit: CELSIUS, length };
  const unit = findUnit(name);
  if (unit) return { unit, length };
  const inside = gasInside.exec(name)?.[1];
  const mass = inside === 'T' ? findUnit('t') : findUnit(inside ?? '');
  if (mass?.dimension !== 'mass') return null;
  const tail = gasTail.exec(window.slice(length))?.[0].length ?? 0;
  return { unit: gasMassOf(mass), length: length + tail };
}

function readPer(window: string): Part | null {
  const lead = perSign.exec(window)?.[0];
  if (lead === undefined) return null;
  const rest = window.slice(lead.length);
  const part = readMoney(rest) ?? readPart(rest, true) ?? readNoun(rest) ?? readMultiple(rest);
  return part && { unit: part.unit, length: lead.length + part.length };
}

/**
 * Reads an amount of money as a unit: `million USD`, `USD mn`, `€m`, `$`; the scale can precede or
 * follow the currency.
 */
function readMoney(window: string): Part | null {
  const round = roundNumber.exec(window);
  let length = round?.[0].length ?? 0;
  const tens = round?.[1]?.replace(',', '').length ?? 0;
  const word = scaleWord.exec(window.slice(length));
  let power = word ? powerOf(word[1] ?? '') : undefined;
  if (word && power !== undefined) length += word[0].length;
  const sign = currencyWord.exec(window.slice(length));
  const currency = sign && (CURRENCIES[sign[1] ?? ''] ?? currencyOfName(sign[1] ?? ''));
  if (!sign || !currency) return round ? null : readGluedMoney(window);
  length += sign[0].length;
  const after = power === undefined ? scaleWord.exec(window.slice(length)) : null;
  const afterPower = after ? powerOf(after[1] ?? '') : undefined;
  if (after && afterPower !== undefined) {
    length += after[0].length;
    power = afterPower;
  }
  return { unit: moneyOf(currency, (power ?? 0) + tens), length: trimmedLength(window, length) };
}

/** Reads a scale and a currency code in one word: `kUSD`, `mEUR`, `MEUR`. */
function readGluedMoney(window: string): Part | null {
  const found = /^([kmM])([A-Z]{3})(?!\p{L})/u.exec(window);
  const currency = found && CURRENCIES[found[2] ?? ''];
  if (!found || !currency) return null;
  return { unit: moneyOf(currency, powerOf(found[1] ?? '') ?? 0), length: found[0].length };
}

function powerOf(word: string): number | undefined {
  if (Object.hasOwn(MONEY_LETTERS, word)) return MONEY_LETTERS[word];
  const lower = word.toLowerCase();
  return Object.hasOwn(SCALE_WORDS, lower) ? SCALE_WORDS[lower] : undefined;
}

/** A multiple of a unit or counted noun. */
function readMultiple(window: string): Part | null {
  const found = multipleOf.exec(window);
  const [lead = '', digits, word] = found ?? [];
  if (digits === undefined && word === undefined) return null;
  const number = decimalFromDigits((digits ?? '1').replaceAll(',', ''));
  const rest = window.slice(lead.length);
  const part = readPart(rest, true) ?? readNoun(rest);
  if (!number || !part) return null;
  const multiple = shift(number, word === undefined ? 0 : (powerOf(word) ?? 0));
  return { unit: multipleOfUnit(part.unit, multiple), length: lead.length + part.length };
}

function readNoun(window: string): Part | null {
  const equivalent = fullTime.exec(window);
  if (equivalent) return { unit: countOf('FTE'), length: equivalent[0].length };
  const found = noun.exec(window);
  if (!found || powerOf(found[1] ?? '') !== undefined) return null;
  return { unit: countOf(found[1] ?? ''), length: found[0].length };
}

/** The length of the text without trailing spaces. */
function trimmedLength(window: string, length: number): number {
  return window.slice(0, length).trimEnd().length;
}
