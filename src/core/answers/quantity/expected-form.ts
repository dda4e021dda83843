import { findAll } from '../../text/find-all';
import {
  CURRENCIES,
  CURRENCY_NAME,
  CURRENCY_SIGNS,
  currencyOfName,
  SCALE_WORDS,
} from '../numerals/lexicon';
import { labelsIn } from './labels';
import { yearsOf } from './bindings';
import { ownValue } from '../numerals/names';
import { readUnitName } from './read-unit';
import { parseQuantities } from './parse';
import { toAsciiMarks } from '../numerals/ascii-marks';
import type { Quantity } from './quantity';
import type { Unit } from './units';

/** The form in which a question asks for its answer. */
export interface ExpectedForm {
  /** Power of ten of “in USD millions”, “(in thousands)”; 0 if the question asks for no scale. */
  readonly scale: number;
  /** The unit of “(in MWh)”, “how many metric tons”; `null` if the question asks for no unit. */
  readonly unit: Unit | null;
  /** The currency of “in USD”, “(EUR million)”; `null` if the question asks for no currency. */
  readonly currency: string | null;
  /** Whether the question asks for a count without a unit, as in “how many employees”. */
  readonly isCount: boolean;
}

/** The form that the question implies for the numbers of its answer. */
export interface NumberContext {
  /** Quantities in the question, which a prediction may repeat without answering. */
  readonly question: readonly Quantity[];
  /** The years and numbered names of the question: 2023, `scope 1`. */
  readonly years?: readonly number[] | undefined;
  readonly labels?: readonly string[] | undefined;
  /** The words of the question in lower case, without a plural `s`. */
  readonly words?: ReadonlySet<string> | undefined;
  /** Whether the question asks for a year. */
  readonly asksYear: boolean;
  /** Absent if the question asks for no particular form. */
  readonly expected?: ExpectedForm | undefined;
}

/** A question that asks for no particular form. */
export const NO_EXPECTED_FORM: ExpectedForm = {
  scale: 0,
  unit: null,
  currency: null,
  isCount: false,
};

/** Asks for a year, unlike “what is the year end balance” and “what is the three year average”. */
const whichYear =
  /\b(?:what|which) (?:\p{L}+ ){0,2}years?(?=[?.,;:)]|$| (?!end|over|average|to date|total|period|ago|old|cagr|growth|moving|rate))/iu;
/**
 * Asks for a year by describing its meaning: “What is the net zero target year?”, “What is the
 * deadline for net zero?”
 */
const nameOfYear =
  /\b(?:what|which) (?:is|was|are|were) (?:the|its|their|your) (?:(?!(?:in|of|for|by|from|at|to|since|during|per|over|and)(?!\p{L}))[\p{L}-]+ ){0,4}(?:years?|deadline|target date)(?=[?.,;:)]|$| (?:of|for|in which|by which|to|set by|that)(?!\p{L}))/iu;
/** Asks when, unlike “how many steps are taken when setting a target”. */
const asksWhen =
  /\b(?:by|since|until|from) when\b|\bwhen(?= (?:did|does|do|was|were|is|are|will|has|have|had|should|must|can|could|would|might)\b|['’]s\b|\?|$)|^\W{0,4}when (?!\p{L}+ing\b)/iu;
const scaleName = 'thousands?|millions?|billions?|trillions?|mn|mln|mio|bn|crores?|lakhs?';
const moneyName = '(?:US|[A-Z]{1,2})?\\$|[€£¥₩₹]|(?<code>[A-Z]{3})|dollars?|euros?';
const nextTo = new RegExp(
  `\\b(?:in|as|units? of)[ (]{1,2}(?:(?:${moneyName}) ?|units? of |the )?(?<scale>${scaleName}|m|b|k)\\b`,
  'giu',
);
const inBrackets = new RegExp(`\\(([^()]{0,40}?)\\b(${scaleName})\\b[^()]{0,40}\\)`, 'iu');
const howMany = new RegExp(
  `\\bhow (?:many|much) (?:(?:${moneyName}) ?)?(?<scale>${scaleName})\\b`,
  'giu',
);
const inMoneyLetters = /\bin (?:(?:US|[A-Z]{1,2})?\$|[€£¥₩₹])(m|mn|bn|b|k|M|B|MM)\b/u;
const unitNamed = /(?:\((?:in )?|\bin (?:units? of )?)(?=[\p{L}°%])/giu;

/**
 * Parses what a question implies about its answer: whether it asks for a year, a scale or a unit,
 * and its own numbers.
 */
export function readQuestion(question: string): NumberContext {
  return new QuestionNumbers(toAsciiMarks(question));
}

/** Parses on first use: few comparisons need everything, and the quantities take longest. */
class QuestionNumbers implements NumberContext {
  private ownQuantities: readonly Quantity[] | null = null;
  private ownYears: readonly number[] | null = null;
  private ownLabels: readonly string[] | null = null;
  private ownWords: ReadonlySet<string> | null = null;
  private ownForm: ExpectedForm | null = null;
  private isYearAsked: boolean | null = null;

  constructor(private readonly text: string) {}

  get question(): readonly Quantity[] {
    return (this.ownQuantities ??= parseQuantities(this.text));
  }
  get years(): readonly number[] {
    return (this.ownYears ??= yearsOf(this.text));
  }
  get labels(): readonly string[] {
    return (this.ownLabels ??= labelsIn(this.text));
  }
  get words(): ReadonlySet<string> {
    return (this.ownWords ??= new Set(
      (this.text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).map((word) => word.replace(/s$/, '')),
    ));
  }
  get asksYear(): boolean {
    return (this.isYearAsked ??= [whichYear, nameOfYear, asksWhen].some((pattern) =>
      pattern.test(this.text),
    ));
  }
  get expected(): ExpectedForm {
    return (this.ownForm ??= readExpectedForm(this.text));
  }
}

/** Matches every phrase that asks for a scale. */
const scaled = new RegExp(`${scaleName}|[$€£¥₩₹]|[mbk]\\b`, 'iu');

function readExpectedScale(text: string): number {
  if (!scaled.test(text)) return 0;
  const letters = inMoneyLetters.exec(text)?.[1];
  const word =
    letters ?? findScale(nextTo, text) ?? findScale(howMany, text) ?? inBrackets.exec(text)?.[2];
  if (word === undefined) return 0;
  const power = ownValue(SCALE_WORDS, word.toLowerCase());
  if (power !== undefined) return power;
  return { m: 6, mm: 6, b: 9 }[word.toLowerCase()] ?? 0;
}

/** The first scale that is a separate word or follows a currency. */
function findScale(pattern: RegExp, text: string): string | undefined {
  for (const { groups: { code, scale = '' } = {} } of findAll(pattern, text)) {
    if (code === undefined || isCode(code, scale)) return scale;
  }
  return undefined;
}

/**
 * Whether the letters before a scale are a currency code, unlike those in “in two million homes”.
 * Before a single letter the code must be a known one, which excludes “in term loans” and “in
 * bank”.
 */
function isCode(code: string, scale: string): boolean {
  const isKnown = ownValue(CURRENCIES, code.toUpperCase()) !== undefined;
  return isKnown || (scale.length > 1 && code === code.toUpperCase());
}

function readExpectedForm(text: string): ExpectedForm {
  const counted = readCounted(text);
  const unit = counted?.unit ?? readExpectedUnit(text);
  return {
    scale: readExpectedScale(text),
    unit,
    currency: unit === null ? readExpectedCurrency(text) : null,
    isCount: counted !== null && counted.unit === null,
  };
}

const scaleOf = /^(?:(?:thousands?|millions?|billions?|mn|bn) (?:of )?)/iu;

function readExpectedUnit(text: string): Unit | null {
  for (const { index, 0: lead } of findAll(unitNamed, text)) {
    const name = text.slice(index + lead.length, index + lead.length + 60);
    const unit = readUnitName(name.replace(scaleOf, ''));
    const isPlain = unit && unit.dimension !== 'time' && unit.dimension !== 'months';
    if (isPlain && ownValue(CURRENCIES, name.slice(0, 3)) === undefined) return unit;
  }
  return null;
}

const counting =
  /(?<!\p{L})(?:how many|(?:the|total) (?:number|amount|quantity) of|wie viele|combien (?:de|d['’])|cuánt[oa]s|quant[eio]s?|quantas|hoeveel) ?(?=\p{L})/iu;
/** Maximum number of words between “how many” and the unit: “how many additional metric tons”. */
const MAX_ADJECTIVES = 3;

/** The object of “how many”: a unit, or a noun without a unit; `null` if it has none. */
function readCounted(text: string): { readonly unit: Unit | null } | null {
  const found = counting.exec(text);
  if (!found) return null;
  let rest = text.slice(found.index + found[0].length).replace(scaleOf, '');
  for (let skipped = 0; skipped <= MAX_ADJECTIVES; skipped++) {
    const unit = readUnitName(rest);
    if (unit) return { unit };
    const next = /^[\p{L}-]+ (?=\p{L})/u.exec(rest);
    if (!next || endsCounted.test(rest)) break;
    rest = rest.slice(next[0].length);
  }
  const isMoney = moneyCounted.test(text.slice(found.index + found[0].length).replace(scaleOf, ''));
  return isMoney || /(?:number|amount|quantity) of/iu.test(found[0]) ? null : { unit: null };
}

/** A verb or preposition, which cannot precede a counted unit. */
const endsCounted =
  /^(?:of|in|on|by|for|from|to|with|at|are|is|was|were|did|does|do|has|have|had|will|would|can|could|should|that|which|who)\b/iu;
const moneyCounted = new RegExp(`^(?:\\p{L}+ )?(?:${CURRENCY_NAME}|[A-Z]{3}\\b|[$€£¥])`, 'iu');

const currencyAsked = new RegExp(
  `(?:\\bin |\\()(?:(?:thousands?|millions?|billions?|mn|bn|m) (?:of )?)?(?<sign>(?:US|[A-Z]{1,2})?\\$|[${CURRENCY_SIGNS}]|[A-Z]{3}(?![\\p{L}\\d])|${CURRENCY_NAME})`,
  'giu',
);

/** The currency that the question asks for. */
function readExpectedCurrency(text: string): string | null {
  for (const { groups: { sign = '' } = {} } of findAll(currencyAsked, text)) {
    const currency = ownValue(CURRENCIES, sign) ?? currencyOfName(sign);
    if (currency !== undefined) return currency;
  }
  return null;
}
