import { findAll } from '../../text/find-all';
import { createHint } from '../../text/hints';
import { cacheByText } from '../../text/text-cache';
import { RAND_AMOUNT } from '../numerals/lexicon';

/*
 * Numbered names: “Scope 3”, “SDG 13”, “GRI 305-1”, “ISO 14001”, “FB-AG-140a.3”. Their numbers are
 * not amounts, and names with different numbers are different names.
 */

/** A numbered name in a text. */
export interface Label {
  /** The kind of name: `scope`, `sdg`; `code` for a code of letters and digits. */
  readonly family: string;
  /** The number or code in lower case: `3`, `305-1`. */
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

const ACRONYMS = new Set('sdg odd ods gri iso iec ifrs ias esrs ssp rcp'.split(' '));

/** The family of a label like `scope 1`. */
export const familyOf = (label: string) => label.slice(0, label.lastIndexOf(' '));

/** The numbered names of a text in the form `scope 1`, in text order. */
export const labelsIn = (text: string, question = ''): readonly string[] =>
  readLabels(text, question).map(({ family, id }) => `${family} ${id}`);

/** A label as people write it: `Scope 3`, `GRI 305-1`, `E4`. */
export function writeLabel(family: string, id: string): string {
  if (family === 'code') return id.toUpperCase();
  const name = ACRONYMS.has(family) ? family.toUpperCase() : capitalize(family);
  return id === '' ? name : `${name} ${id}`;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const FAMILIES =
  'scope|alcance|escopo|tier|category|categories|kategorie|catégorie|categoría|categoria|cat\\.?|sdg-ziel|sdg|odd|ods|sustainable development goal|goal|disclosure|gri|iso|iec|ifrs|ias|esrs|article|art|annex|chapter|principle|clause|paragraph|phase|level|stage|pillar|option|class|type|grade|ssp|rcp|step|tranche';

const NUMBER_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(
    ' ',
  );
const ROMAN = 'i ii iii iv v vi vii viii ix x'.split(' ');

const id = String.raw`\d+[a-z]?(?:[.-]\d+[a-z]?)*|[IVX]{1,4}|${NUMBER_WORDS.slice(1).join('|')}`;
const named = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<family>${FAMILIES})(?:s|ies|e|n)?(?: standards?| no\.?| number)?[ -]?#?(?<ids>(?:${id})(?:(?:, ?(?:and |or )?| (?:and|or|et|und|y|e|en) | ?& ?|\/| ?\+ ?)(?:\k<family>)?s? ?#?(?:${id})(?![\p{L}\p{N}%]))*)(?![\p{L}\p{N}%]|[.,]\d)`,
  'giu',
);
const eachId = new RegExp(`(?<![\\p{L}\\p{N}.-])(?:${id})(?![\\p{L}\\p{N}])`, 'giu');

/** A code of capital letters and digits: `FB-AG-140a.3`, `E1-6`, `EM-EP-110a.1`. */
const code =
  /(?<![\p{L}\p{N}.-])(?:\p{Lu}{1,4}-){0,3}(?=[\p{Lu}\p{N}]*\p{Lu})\p{Lu}{0,4}-?\d{1,4}[a-z]?(?:[.-]\d{1,3}[a-z]?)*(?![\p{L}\p{N}]|[.,]\d)/gu;
/** Periods, gases, companies and diseases that look like codes. */
const notCode = /^(?:FY|CY|Q|H|CO|CH|N|SF|PM|NO|SO|COVID|US|EU|UK|A|M|T|B)-?\d+e?$/u;
/** An amount in rand, which is not a code: “R17.6 billion”. */
const amountInRand = new RegExp(`^R${RAND_AMOUNT}`, 'u');
/** The standard before a code: “ESRS-E3” is E3. */
const standardFirst = /^(?:esrs|gri|ifrs|sasb)-/u;
/** The number of a clause, whose only separators are periods: “6.1 and 8.2”. */
const clause =
  /(?<![\p{L}\p{N}.,$€£-])\d{1,2}(?:\.\d{1,2}){1,3}(?![\p{L}\p{N}%]|[.,]\d| ?(?:%|percent|million|billion))/gu;
const asksForClause =
  /\b(?:clauses?|sections?|articles?|paragraphs?|requirements?|subsections?)\b/iu;

/** A GRI disclosure number without the word “GRI”: “302-1” */
const griNumber =
  /(?<!(?:pages?|pp?\.?|tables?|figures?|tel\.?) )(?<![\p{L}\p{N}.,$€£–-])[2-4]\d\d-\d{1,2}(?![\p{L}\p{N}%–-]|[.,]\d)/gu;

/** A name with an ordinal: “the tenth principle”, “the 3rd pillar”. */
const ordinal = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?<digits>\d{1,2})(?:st|nd|rd|th)|(?<word>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)) (?<family>${FAMILIES})(?!\p{L}| ?\d)`,
  'giu',
);
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/**
 * A scenario named by its temperature or an adjective: “the 1.5 °C scenario”, “the base case”;
 * other scenarios go by several names.
 */
const scenario =
  /(?<![\p{L}\p{N}.,])(?:(?<degrees>\d(?:[.,]\d)?) ?[°º]? ?C|(?<name>base(?:line)?|best|worst|high|low|central|optimistic|pessimistic|orderly|disorderly|adverse|severe|upside|downside))(?: (?:warming|climate|temperature|emissions?))?[ -](?:scenario|pathway|case)s?(?!\p{L})/giu;

/** All three scopes together: “all three scopes”, “Scopes 1 to 3”. */
const allScopes =
  /(?<!\p{L})(?:all (?:three |3 )?(?:emissions? )?scopes(?! \d)|scopes? 1 ?(?:[-–—]|to|through) ?3(?![\p{L}\d]|\.\d))/giu;

/** A name with a letter: “scenario A”, “Plant B”. */
const lettered =
  /(?<![\p{L}\p{N}])(?<family>[Ss]cenario|[Oo]ption|[Cc]ase|[Gg]roup|[Cc]lass|[Tt]ype|[Pp]lant|[Ss]ite|[Mm]odel|[Uu]nit|[Ff]und|[Tt]ranche|[Aa]nnex|[Aa]ppendix|[Pp]hase|[Ss]eries) (?<id>[A-H])(?![\p{L}\p{N}'’]|[.-]\p{L})/gu;

/** Every numbered name in a text, in text order. The question decides whether `6.1` is a clause. */
export function readLabels(text: string, question = ''): readonly Label[] {
  return isClauseAsked(question) ? readWithClauses(text) : readWithoutClauses(text);
}

const isClauseAsked = cacheByText((question) => asksForClause.test(question));
const readWithClauses = cacheByText((text) => findLabels(text, true));
const readWithoutClauses = cacheByText((text) => findLabels(text, false));

/** Hyphens other than the ASCII one: “GRI 305‑1” with a non-breaking hyphen. */
const otherHyphens = /[‐‑]/gu;

/** Every numbered name has a digit, a Roman numeral or one of these words. */
const mayHaveLabel = createHint(
  `${NUMBER_WORDS.join(' ')} i ii* iv* ix* v vi* vv* vx* x* first second third fourth fifth sixth seventh
  eighth ninth tenth scenario* pathway* case* scopes a b c d e f g h`,
  '0123456789',
);

function findLabels(raw: string, hasClauses: boolean): readonly Label[] {
  const text = raw.replace(otherHyphens, '-');
  if (
    !mayHaveLabel(text) ||
    !/\d|scopes|\b(?:[Oo]ne|[Tt]wo|[Tt]hree|I{1,3}|IV|V)\b|(?:first|second|third|fourth|fifth|th)\b|scenario|pathway|case| [A-H](?!\p{L})/u.test(
      text,
    )
  )
    return [];
  const labels: Label[] = [];
  for (const { index, 0: own } of findAll(allScopes, text))
    for (const id of ['1', '2', '3'])
      labels.push({ family: 'scope', id, start: index, end: index + own.length });
  const ranges = [...labels];
  for (const { index, 0: whole, groups: { family = '', ids = '' } = {} } of findAll(named, text)) {
    if (ranges.some(({ start }) => start === index)) continue;
    const from = index + whole.length - ids.length;
    for (const [position, { 0: own, index: at }] of findAll(eachId, ids).entries()) {
      const start = position === 0 ? index : from + at;
      labels.push({ family: nameOf(family), id: idOf(own), start, end: from + at + own.length });
    }
  }
  const taken = [...labels];
  const isFree = (at: number) => {
    const label = taken[countUpTo(taken, at) - 1];
    return !label || at >= label.end;
  };
  const others = (
    /\d/.test(text)
      ? [
          ...findAll(code, text).filter(
            ({ 0: own, index }) =>
              !notCode.test(own) && /\d/.test(own) && !amountInRand.test(text.slice(index)),
          ),
          ...(hasClauses ? findAll(clause, text) : []),
        ]
      : []
  ).filter(({ index }) => isFree(index));
  for (const { index, 0: own } of others) {
    const id = own.toLowerCase().replace(standardFirst, '');
    labels.push({ family: 'code', id, start: index, end: index + own.length });
  }
  for (const { index, 0: own } of findAll(griNumber, text)) {
    if (isFree(index))
      labels.push({ family: 'gri', id: own, start: index, end: index + own.length });
  }
  for (const { index, 0: own, groups: { degrees, name = '' } = {} } of findAll(scenario, text)) {
    const id = degrees?.replace(',', '.') ?? name.toLowerCase();
    labels.push({ family: 'scenario', id, start: index, end: index + own.length });
  }
  for (const { index, 0: own, groups: { family = '', id = '' } = {} } of findAll(lettered, text)) {
    const name = { family: nameOf(family), id: id.toLowerCase() };
    labels.push({ ...name, start: index, end: index + own.length });
  }
  for (const { index, 0: own, groups: { digits, word = '', family = '' } = {} } of findAll(
    ordinal,
    text,
  )) {
    const id = digits ?? String(ORDINALS.indexOf(word.toLowerCase()) + 1);
    labels.push({ family: nameOf(family), id, start: index, end: index + own.length });
  }
  return labels.sort((a, b) => a.start - b.start);
}

/** How many labels, in the order of the text, start at or before a position. */
function countUpTo(labels: readonly Label[], at: number): number {
  let low = 0;
  let high = labels.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((labels[middle]?.start ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

const SDG_NAMES = new Set(['sustainable development goal', 'goal', 'sdg-ziel', 'odd', 'ods']);

function nameOf(family: string): string {
  const name = family.toLowerCase();
  if (SDG_NAMES.has(name)) return 'sdg';
  if (name.startsWith('cat') || name === 'kategorie') return 'category';
  if (name === 'alcance' || name === 'escopo') return 'scope';
  if (name === 'disclosure') return 'gri';
  return name === 'art' ? 'article' : name;
}

/** The id for a number in digits, words or Roman numerals: `3` for `three` and `III`. */
function idOf(text: string): string {
  const id = text.toLowerCase();
  const word = NUMBER_WORDS.indexOf(id);
  const roman = ROMAN.indexOf(id);
  return word >= 0 ? String(word) : roman >= 0 ? String(roman + 1) : id;
}

/** The ids of one family. */
export function idsByFamily(labels: readonly Label[]): ReadonlyMap<string, ReadonlySet<string>> {
  const ids = new Map<string, Set<string>>();
  for (const { family, id } of labels) {
    const own = ids.get(family);
    if (own) own.add(id);
    else ids.set(family, new Set([id]));
  }
  return ids;
}
