import { findAll } from '../text/find-all';
import { splitWhitespace, strip } from '../text/python';
import { readListLiteral, readQuotedItems } from './list-literal';
import { fenceContent } from './unwrap';

/**
 * Marks that number the items within a line: `(1) … (2) …`, `1. … 2. …`, `(a) …, (b) …`,
 * `(i) …; (ii) …`.
 */
const mark = /(?<![^\s:;,])\(?(\d{1,2}|[a-z]|i{2,3}|iv|vi{0,3}|ix)[.)]\s+/gu;

const bulletMark = /(?:^|\s)[•‣▪●◦·]\s+/u;

const ROMAN = 'i ii iii iv v vi vii viii ix x'.split(' ');

interface NumberedMark {
  readonly start: number;
  readonly end: number;
}

const NUMBERS = Array.from({ length: 99 }, (_, at) => String(at + 1));

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

/** The boundary between two quoted items; NumPy prints arrays without commas. */
const betweenQuotes = /["'](?:[,;]\s*|\s)["']/;

/** How the items of an answer are separated. */
export type ListForm = 'literal' | 'bullets' | 'lines' | 'semicolons' | 'commas' | 'single';

/** An answer parsed as a list. */
export interface ListReading {
  readonly items: readonly string[];
  readonly form: ListForm;
  /** Whether broken notation (an unclosed bracket, words without quotes) was repaired. */
  readonly repaired: boolean;
}

/** `strong`: only marks that are used for nothing but lists; `all`: commas and “and” too. */
export type ListMarkers = 'strong' | 'all';

/**
 * All ways to read an answer as a list, most likely first. There are several only if an “and” may
 * join two items or be part of one (`Taobao and Tmall`). An answer without list marks is one item;
 * an empty answer has no items. Linear in the length of the text.
 */
export function readLists(answer: string, marks: ListMarkers): readonly ListReading[] {
  const text = strip(fenceContent(answer) ?? answer);
  const bracket = text.indexOf('[');
  const introduced = introduction.test(strip(text.slice(0, Math.max(0, bracket))).slice(-40));
  const literal = bracket === 0 || (bracket > 0 && introduced) ? bracket : -1;
  const quoted = literal < 0 ? readQuotedItems(text) : null;
  if (quoted) return [reading(quoted, 'literal')];
  if (literal >= 0) {
    const source = text.slice(literal).replace(/\][.;]$/, ']');
    const items = readListLiteral(source);
    if (items) return [reading(items, 'literal')];
    const repaired = repairListLiteral(source);
    if (repaired) return [{ items: clean(repaired), form: 'literal', repaired: true }];
  }
  const bullets = readInlineMarks(text) ?? readBullets(text);
  if (bullets) return [reading(bullets.map(unquote), 'bullets')];
  const lines = clean(text.split(/[\r\n]+/));
  if (lines.length > 1) {
    return [reading((lines[0]?.endsWith(':') ? lines.slice(1) : lines).map(unquote), 'lines')];
  }
  const semicolons = clean(splitOutside(text, separatorOf(text)));
  if (semicolons.length > 1) {
    return [reading(semicolons.map(withoutAnd).map(unquote), 'semicolons')];
  }
  return marks === 'all' ? readCommas(text) : [reading(clean([text]), 'single')];
}

/**
 * The separator of a list: `|` if it occurs with spaces around it, `>` or `→` if it occurs at least
 * twice with spaces around it, otherwise the semicolon.
 */
function separatorOf(text: string): string {
  if (text.includes(' | ')) return '|';
  return ['>', '→'].find((sign) => text.split(` ${sign} `).length > 2) ?? ';';
}

/** An introduction before a list. */
const introduction = /(?::|=|(?<!\p{L})(?:is|are))$/iu;

function reading(items: readonly string[], form: ListForm): ListReading {
  return { items: clean(items), form, repaired: false };
}

function clean(items: readonly string[]): string[] {
  return items.map(strip).filter((item) => item !== '');
}

const bullet = /^\s*(?:[-*+•‣▪●◦·–—]|\(?\d{1,3}[.)]|\(?[a-z]\))\s+(?=\S)/u;

/**
 * Items after bullets or numbers. Text before the first is an introduction. A line without a bullet
 * continues the item before it, unless an empty line ends the list.
 */
function readBullets(text: string): string[] | null {
  const items: string[] = [];
  let open = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const mark = bullet.exec(line)?.[0];
    if (mark !== undefined) {
      items.push(line.slice(mark.length));
      open = true;
    } else if (strip(line) === '') {
      open = false;
    } else if (open) {
      items.push(`${items.pop() ?? ''} ${strip(line)}`);
    }
  }
  return items.length > 0 ? items : null;
}

/** An item without the quotes around it. */
function unquote(item: string): string {
  return /^(["'])[^"']*\1$|^“[^“”]*”$|^‘[^‘’]*’$/u.test(item) ? item.slice(1, -1) : item;
}

/** “The sources are”: the words of a sentence before its list. */
const lead =
  /^[^,;:()]{1,120}?(?::|(?<!\p{L})(?:is|are|was|were|includes?|included))(?: the following:?)? /iu;

/**
 * Items separated by commas, with “and” before the last one, even within a sentence: `wind, solar
 * and hydro`.
 */
function readCommas(text: string): ListReading[] {
  const introduction = lead.exec(text)?.[0] ?? '';
  const items = splitCommas(text);
  return introduction === '' ? items : [...items, ...splitCommas(text.slice(introduction.length))];
}

function splitCommas(text: string): ListReading[] {
  const parts = clean(splitOutside(text, ',')).filter(
    (part) => !/^(?:and )?(?:etc\.?|…|\.\.\.)$/iu.test(part),
  );
  const [last = ''] = parts.slice(-1);
  if (parts.length > 1 && withoutAnd(last) !== last) {
    return [reading([...parts.slice(0, -1), withoutAnd(last)].map(unquote), 'commas')];
  }
  const form: ListForm = parts.length > 1 ? 'commas' : 'single';
  const whole = reading(parts.map(unquote), form);
  const pair = splitAtAnd(last);
  if (!pair) return [whole];
  const split = reading([...parts.slice(0, -1), ...pair].map(unquote), 'commas');
  return [split, whole];
}

/** The item without a leading “and”. */
function withoutAnd(item: string): string {
  return item.replace(/^(?:and|&)\s+/iu, '');
}

/** The two sides of the last “and” in a text. */
function splitAtAnd(text: string): [string, string] | null {
  const words = splitWhitespace(text);
  const at = words.findLastIndex((word) => /^(?:and|&)$/iu.test(word));
  if (at <= 0 || at === words.length - 1) return null;
  return [words.slice(0, at).join(' '), words.slice(at + 1).join(' ')];
}

const numeralWithMarks = /(?<!\d)\d+(?:[.,]\d+)+/g;

/** Splits at a mark outside brackets that is not part of a number (`1,577`, `12,8`). */
function splitOutside(text: string, mark: string): string[] {
  const numbers = findAll(numeralWithMarks, text).filter(([numeral]) => isOneNumber(numeral));
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  let next = 0;
  for (let at = 0; at < text.length; at++) {
    const number = numbers[next];
    if (number?.index === at) {
      at += number[0].length - 1;
      next++;
      continue;
    }
    const character = text.charAt(at);
    if (character === '(') depth++;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (character === mark && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}

/**
 * Whether the text is one number: grouped thousands, or one comma with up to three decimals.
 * `1,2,3` and `2019,2020` are several numbers.
 */
function isOneNumber(numeral: string): boolean {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(numeral)) return true;
  return numeral.split(',').length <= 2 && /^[\d.]+(?:,\d{1,3})?$/.test(numeral);
}

/**
 * Repairs a broken list literal: a bracket or quote that is never closed (`['a', 'b'`), a quote
 * inside a quoted item (`['it's', 'b']`), words without quotes (`[a, b]`).
 * @returns the items, or `null` if the text does not begin with a bracket.
 */
export function repairListLiteral(text: string): string[] | null {
  const source = strip(text);
  if (!source.startsWith('[')) return null;
  for (const closing of [']', '"]', "']"]) {
    const items = readListLiteral(source + closing);
    if (items) return items;
  }
  const inside = strip(source.slice(1).replace(/\]$/, ''));
  return inside === '' ? [] : splitItems(inside);
}

function splitItems(inside: string): string[] | null {
  if (inside.includes('[') || inside.includes(']')) return null;
  const items = /^["']/.test(inside) ? inside.split(betweenQuotes) : inside.split(/,(?!\d{3}\b)/);
  return items.map(dropQuotes);
}

function dropQuotes(item: string): string {
  return strip(item)
    .replace(/^["']/, '')
    .replace(/["'],?$/, '');
}

/**
 * Numbered or bulleted items within one line. The numbers must be consecutive, and the first must
 * start the text, follow a colon or be written with a closing parenthesis. Linear in the length of
 * the text.
 * @returns the items, or `null` if there are fewer than two.
 */
function readInlineMarks(text: string): string[] | null {
  if (/[\r\n]/.test(text)) return null;
  if (/^[•‣▪●◦·]\s/u.test(text)) {
    const items = text.split(bulletMark).slice(1);
    if (items.length > 1) return items.map(trimSeparator);
  }
  const marks = numberedMarks(text);
  if (marks.length < 2) return null;
  return marks.map(({ end }, at) => trimSeparator(text.slice(end, marks[at + 1]?.start)));
}

/** The run of consecutive numbers that begins with the first one. */
function numberedMarks(text: string): NumberedMark[] {
  const found: NumberedMark[] = [];
  let names: readonly string[] | null = null;
  for (const { index, 0: whole, 1: name = '' } of findAll(mark, text)) {
    if (names === null) {
      // A number with a parenthesis can begin a list within a sentence: “Proceeds went to (i) wind
      // and (ii) solar.”
      const begins =
        index === 0 || whole.includes(')') || text.slice(0, index).trimEnd().endsWith(':');
      names = begins ? (seriesOf(name) ?? null) : null;
      if (!begins || names === null) return [];
    } else if (names[found.length] !== name) {
      continue;
    }
    found.push({ start: index, end: index + whole.length });
  }
  return found;
}

/** The series that begins with this number or letter. */
function seriesOf(first: string): readonly string[] | undefined {
  return [NUMBERS, ROMAN, LETTERS].find(([one]) => one === first);
}

/** An item without a trailing comma, semicolon or “and”. */
function trimSeparator(item: string): string {
  return item.trim().replace(/[;,]?(?: and)?$/iu, '');
}
