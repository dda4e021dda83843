import { insideFence } from './fence';
import { splitWhitespace, strip } from '../text/python';
import { mendListLiteral } from './list-mend';
import { readInlineMarks } from './list-inline';
import { readListLiteral, readQuotedItems } from './list-literal';

/** How the items of an answer were told apart. */
export type ListForm = 'literal' | 'bullets' | 'lines' | 'semicolons' | 'commas' | 'single';

/** An answer read as a list. */
export interface ListReading {
  readonly items: readonly string[];
  readonly form: ListForm;
  /** The writing was broken (an unclosed bracket, words without quotes) and was read all the same. */
  readonly mended: boolean;
}

/** `strong`: only marks that nothing but a list has; `all`: commas and “and” too. */
export type ListMarks = 'strong' | 'all';

/**
 * Every way to read an answer as a list, the likeliest first; there is more than one only where an
 * “and” may join two items or stand inside one (`Taobao and Tmall`). An answer without any mark of a
 * list is one item, an empty one has none. Linear in the length of the text.
 */
export function readLists(answer: string, marks: ListMarks): readonly ListReading[] {
  const text = strip(insideFence(answer) ?? answer);
  const bracket = text.indexOf('[');
  const introduced = introduction.test(strip(text.slice(0, Math.max(0, bracket))).slice(-40));
  const literal = bracket === 0 || (bracket > 0 && introduced) ? bracket : -1;
  const quoted = literal < 0 ? readQuotedItems(text) : null;
  if (quoted) return [reading(quoted, 'literal')];
  if (literal >= 0) {
    const source = text.slice(literal).replace(/\][.;]$/, ']');
    const items = readListLiteral(source);
    if (items) return [reading(items, 'literal')];
    const mended = mendListLiteral(source);
    if (mended) return [{ items: clean(mended), form: 'literal', mended: true }];
  }
  const bullets = readInlineMarks(text) ?? readBullets(text);
  if (bullets) return [reading(bullets.map(unquote), 'bullets')];
  const lines = clean(text.split(/[\r\n]+/));
  if (lines.length > 1) {
    return [reading((lines[0]?.endsWith(':') ? lines.slice(1) : lines).map(unquote), 'lines')];
  }
  const semicolons = clean(splitOutside(text, text.includes(' | ') ? '|' : ';'));
  if (semicolons.length > 1) {
    return [reading(semicolons.map(withoutAnd).map(unquote), 'semicolons')];
  }
  return marks === 'all' ? readCommas(text) : [reading(clean([text]), 'single')];
}

/** What stands before a list that is not the whole answer. */
const introduction = /(?::|=|(?<!\p{L})(?:is|are))$/iu;

function reading(items: readonly string[], form: ListForm): ListReading {
  return { items: clean(items), form, mended: false };
}

function clean(items: readonly string[]): string[] {
  return items.map(strip).filter((item) => item !== '');
}

const bullet = /^\s*(?:[-*+•‣▪●◦·–—]|\(?\d{1,3}[.)]|\(?[a-z]\))\s+(?=\S)/u;

/**
 * Items after bullets or numbers. What stands before the first is an introduction; a line without a
 * mark goes on with the item before it, unless an empty line says that the list is over.
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

/** “The sources are”: what a sentence says before it lists. */
const lead =
  /^[^,;:()]{1,120}?(?::|(?<!\p{L})(?:is|are|was|were|includes?|included))(?: the following:?)? /iu;

/** Commas between items, and “and” before the last: `wind, solar and hydro`; in a sentence too. */
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

/** The item without the “and” that a last item begins with. */
function withoutAnd(item: string): string {
  return item.replace(/^(?:and|&)\s+/iu, '');
}

/** The two sides of the last “and” of a text. */
function splitAtAnd(text: string): [string, string] | null {
  const words = splitWhitespace(text);
  const at = words.findLastIndex((word) => /^(?:and|&)$/iu.test(word));
  if (at <= 0 || at === words.length - 1) return null;
  return [words.slice(0, at).join(' '), words.slice(at + 1).join(' ')];
}

const numeralWithMarks = /(?<!\d)\d+(?:[.,]\d+)+/g;

/** Splits at a mark that is outside brackets, and not the mark of a number (`1,577`, `12,8`). */
function splitOutside(text: string, mark: string): string[] {
  const numbers = [...text.matchAll(numeralWithMarks)].filter(([numeral]) => isOneNumber(numeral));
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

/** Thousands, or one comma with up to three decimals; `1,2,3` and `2019,2020` are several numbers. */
function isOneNumber(numeral: string): boolean {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(numeral)) return true;
  return numeral.split(',').length <= 2 && /^[\d.]+(?:,\d{1,3})?$/.test(numeral);
}
