import { CURRENCIES, SCALE_WORDS } from './lexicon';
import { lookUp } from './names';
import { readUnitName } from './read-unit';
import { parseQuantities } from './parse';
import { toAsciiMarks } from './ascii-marks';
import type { Quantity } from './quantity';
import type { Unit } from './units';

/** What a question says about its answer. */
export interface ExpectedForm {
  /** Power of ten of “in USD millions”, “(in thousands)”; 0 where none is asked. */
  readonly scale: number;
  /** The unit of “(in MWh)”, “(tCO2e, thousands)”; `null` where none is asked. */
  readonly unit: Unit | null;
}

/** What a question tells about the numbers of its answer. */
export interface NumberContext {
  /** Quantities of the question, whose values a prediction may repeat without meaning them. */
  readonly question: readonly Quantity[];
  /** Whether the question asks for a year. */
  readonly asksYear: boolean;
  /** Nothing where it is left out. */
  readonly expected?: ExpectedForm;
}

/** A question that asks for no form. */
export const NO_EXPECTED_FORM: ExpectedForm = { scale: 0, unit: null };

/** Not “what is the year end balance” nor “what is the three year average”. */
const whichYear =
  /\b(?:what|which) (?:\p{L}+ ){0,2}years?(?=[?.,;:)]|$| (?!end|over|average|to date|total|period|ago|old|cagr|growth|moving|rate))/iu;
/** Not “how many steps are taken when setting a target”. */
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

/** Reads what a question says about its answer: a year, a scale, a unit, and its own numbers. */
export function readQuestion(question: string): NumberContext {
  const text = toAsciiMarks(question);
  return {
    question: parseQuantities(text),
    asksYear: whichYear.test(text) || asksWhen.test(text),
    expected: { scale: readExpectedScale(text), unit: readExpectedUnit(text) },
  };
}

/** What all ways to ask for a scale have. */
const scaled = new RegExp(`${scaleName}|[$€£¥₩₹]|[mbk]\\b`, 'iu');

function readExpectedScale(text: string): number {
  if (!scaled.test(text)) return 0;
  const letters = inMoneyLetters.exec(text)?.[1];
  const word =
    letters ?? findScale(nextTo, text) ?? findScale(howMany, text) ?? inBrackets.exec(text)?.[2];
  if (word === undefined) return 0;
  const power = lookUp(SCALE_WORDS, word.toLowerCase());
  if (power !== undefined) return power;
  return { m: 6, mm: 6, b: 9 }[word.toLowerCase()] ?? 0;
}

/** The first scale that stands alone or behind money. */
function findScale(pattern: RegExp, text: string): string | undefined {
  for (const { groups: { code, scale = '' } = {} } of text.matchAll(pattern)) {
    if (code === undefined || isCode(code, scale)) return scale;
  }
  return undefined;
}

/**
 * Whether three letters before a scale are the code of a currency: not in “in two million homes”, and
 * before a letter only a code that is known, which “in term loans” and “in bank” have not.
 */
function isCode(code: string, scale: string): boolean {
  const isKnown = lookUp(CURRENCIES, code.toUpperCase()) !== undefined;
  return isKnown || (scale.length > 1 && code === code.toUpperCase());
}

function readExpectedUnit(text: string): Unit | null {
  for (const { index, 0: lead } of text.matchAll(unitNamed)) {
    const name = text.slice(index + lead.length, index + lead.length + 60);
    const unit = readUnitName(
      name.replace(/^(?:thousands?|millions?|billions?|mn|bn) (?:of )?/iu, ''),
    );
    const isPlain = unit && unit.dimension !== 'time' && unit.dimension !== 'months';
    if (isPlain && lookUp(CURRENCIES, name.slice(0, 3)) === undefined) return unit;
  }
  return null;
}
