import { attempt } from '../attempt';
import type { Passages } from '../model';
import type { RetrievalSettings } from '../settings';
import { readListLiteral } from './list-literal';

/** Whether a cell names the evidence of a question, or the passages that a system retrieved. */
export type PassageSide = 'gold' | 'retrieved';

/** The passages in a cell, and the parts of the cell that name no passage. */
export interface PassageReading {
  /** `null` if the cell names no passage. */
  readonly passages: Passages | null;
  /** Parts such as `see annex` or a reversed range (`9-7`), as written. */
  readonly unread: readonly string[];
}

/** Cells that state that there is no passage. */
export const NO_PASSAGE = /^(?:[-–—.]|n\.?\/?a\.?|nan|none|null)$/i;

/**
 * Maximum number of pages in a range; a longer range is a mistake, such as a page followed by a
 * year.
 */
const MAX_RANGE = 1000;

/** Keys of objects, in the form that `simplifyKey` returns, most specific first. */
const PAGE_KEYS = ['evidencepagenum', 'pagenumber', 'pagenum', 'pageno', 'page', 'pages'];
const DOCUMENT_KEYS = ['docname', 'documentname', 'document', 'doc', 'filename', 'file', 'source'];
const ID_KEYS = ['passageid', 'passage', 'chunkid', 'chunk', 'id', 'docid', 'documentid'];
const SCORE_KEYS = ['relevance', 'score', 'similarity', 'relevancescore', 'similarityscore'];

/**
 * Reads the passages of a cell: `31`, `[31, 96]`, `5, 7-9`, `pp. 12–14`, `doc1{page170, page171}`,
 * `report.pdf, p. 31`, objects with a page or an id (`[{"doc_name": "3M_2018_10K", "page": 59}]`),
 * or the headers of a context text (`[Page 31, score: 0.819]`). A passage without a page has the
 * page NaN; without a document or id it has the id `''`. Linear in the length of the cell.
 */
export function readPassages(cell: string, side: PassageSide): PassageReading {
  const text = cell.trim();
  const usual = side === 'gold' ? 1 : NaN;
  const listed = readRankedCell(text, usual) ?? readContext(text).passages;
  if (listed) return { passages: listed, unread: [] };
  const items = text.startsWith('{') ? [text] : readListLiteral(text);
  const isList = items && (text.startsWith('[') || readObject(text));
  const parts = isList ? items.flatMap(readItem) : readPlain(text);
  const found = parts.filter((part) => typeof part !== 'string');
  return {
    passages:
      found.length === 0
        ? null
        : {
            ids: found.map(({ id }) => id),
            pages: found.map(({ page }) => page),
            values: found.map(({ value = usual }) => value),
          },
    unread: parts.filter((part) => typeof part === 'string').map((part) => part.trim()),
  };
}

/** The passages of a context text, one for each of its headers, with the text below each header. */
export interface ContextReading {
  readonly passages: Passages | null;
  readonly texts: readonly string[];
}

const HEADER =
  /^[ \t]*\[(?:([^\]\n]{1,200}?),[ \t]*)?page[ \t]+(\d{1,6})(?:[ \t]*[,;][ \t]*score[ \t]*[:=]?[ \t]*([+-]?[\d.]+(?:e[+-]?\d+)?))?[ \t]*\][ \t]*$/gim;

/** Reads the headers of a context text: `[Page 31, score: 0.819]`, `[report.pdf, page 31]`. */
export function readContext(text: string): ContextReading {
  if (!text.includes('[')) return { passages: null, texts: [] };
  const found = [...text.matchAll(HEADER)];
  if (found.length === 0) return { passages: null, texts: [] };
  return {
    passages: {
      ids: found.map(([, id = '']) => id.trim()),
      pages: found.map(([, , page]) => Number(page)),
      values: found.map(([, , , score]) => (score === undefined ? NaN : Number(score))),
    },
    texts: found.map((header, index) =>
      text.slice(header.index + header[0].length, found[index + 1]?.index).trim(),
    ),
  };
}

/** Adds the scores of retrieved passages from a separate column: `[0.819, 0.803]`. */
export function withScores(passages: Passages | null, cell: string): Passages | null {
  if (!passages || passages.values.some((value) => !Number.isNaN(value))) return passages;
  const values = (readListLiteral(cell) ?? cell.split(/[,;]/)).map((item) =>
    item.trim() === '' ? NaN : Number(item),
  );
  return values.length === passages.pages.length ? { ...passages, values } : passages;
}

/** A passage, or text that names no passage. */
type Part = string | { readonly id: string; readonly page: number; readonly value?: number };

/** An item of a list: an object, a page, an id, or a file with a page. */
function readItem(item: string): Part[] {
  const object = item.startsWith('{') ? readObject(item) : null;
  if (object) return readFields(object, item);
  return isId(item) ? [{ id: item, page: NaN }] : readPlain(item);
}

/** A code of letters and digits, without whitespace, that is not a page: `d1`, `chunk_31`. */
function isId(item: string): boolean {
  const isCode = /^[^\s{}]+$/.test(item) && /\d/.test(item) && /\p{L}/u.test(item);
  return isCode && !PAGE.test(item) && !readNamed(item);
}

const PAGE = /^(?:pages?|pp?|pgs?|s)[._:-]?\d+(?:[-‐‑–—−]\d+)?$/i;

/** A file with a page: `report.pdf, p. 31`, `report.pdf#page=31`, `report_page_31.png`. */
const NAMED =
  /^(?<name>\S[^{}\n]*?)[\s,:;_#(-]+(?:pages?|pp?|pg)[\s._:=-]*(?<page>\d{1,6})\)?(?:\.\p{L}{2,4})?$/iu;

/** A document with its pages: `doc1{page170, page171}`; the braces may be empty. */
const GROUP = /([^\s{},;]{1,200})\s*\{([^{}]*)\}/gu;

function readPlain(text: string): Part[] {
  const parts: Part[][] = [];
  let at = 0;
  for (const group of text.includes('{') ? text.matchAll(GROUP) : []) {
    parts.push(readPages(text.slice(at, group.index)), readPages(group[2] ?? '', group[1]));
    at = group.index + group[0].length;
  }
  const rest = text.slice(at);
  const named = readNamed(rest.trim());
  return [...parts, named ? [named] : readPages(rest)].flat();
}

function readNamed(text: string): Part | null {
  const { name = '', page = '' } = (text.length < 300 ? NAMED.exec(text)?.groups : null) ?? {};
  return /\p{L}{2}/u.test(name) ? { id: name, page: Number(page) } : null;
}

/** One token: a separator, a range, a page, or anything else up to the next separator. */
const TOKEN =
  /(?<space>[\s,;&+|]+|(?:and|und|et)\b)|(?:(?:pages?|pp?|pgs?|seiten?|s)(?:[._:-](?=\d)|\b[.:]?)|page|p\.?)?\s*(?:(?<from>\d{1,6})\s*(?:[-‐‑–—−]|to\b)\s*(?:(?:pages?|pp?)\b\.?|page|p\.?)?\s*(?<to>\d{1,6})|(?<page>\d{1,6})(?:\.0+)?)(?=$|[\s,;&+|.)])[.)]?|(?<other>[^,;\n]+)/giy;

/** Page numbers and ranges of one document. */
function readPages(text: string, id = ''): Part[] {
  return Array.from(text.matchAll(TOKEN)).flatMap(({ 0: token, groups = {} }): Part[] => {
    const { from, to, page, other } = groups;
    if (page !== undefined) return [{ id, page: Number(page) }];
    if (from === undefined) return other === undefined ? [] : [other];
    const length = Number(to) - Number(from) + 1;
    if (length < 1 || length > MAX_RANGE) return [token];
    return Array.from({ length }, (_, next) => ({ id, page: Number(from) + next }));
  });
}

/** An object in JSON or Python notation; `null` for anything else. */
function readObject(text: string): Readonly<Record<string, unknown>> | null {
  const value =
    attempt<unknown>(() => JSON.parse(text)) ?? attempt<unknown>(() => JSON.parse(toJson(text)));
  return isObject(value) ? value : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const CONSTANTS: Readonly<Record<string, string>> = { None: 'null', True: 'true', False: 'false' };

/** Converts Python notation to JSON: quotes and constants. */
function toJson(text: string): string {
  return text.replace(
    /'((?:[^'\\]|\\.)*)'|"(?:[^"\\]|\\.)*"|\b(?:None|True|False|nan|NaN)\b/gs,
    (whole, single: string | undefined) =>
      single !== undefined
        ? JSON.stringify(single.replace(/\\(['"\\])/g, '$1'))
        : whole.startsWith('"')
          ? whole
          : (CONSTANTS[whole] ?? 'null'),
  );
}

function readFields(given: Readonly<Record<string, unknown>>, written: string): Part[] {
  const { metadata } = given;
  const entries = Object.entries(isObject(metadata) ? { ...given, ...metadata } : given);
  const fields = new Map(entries.map(([key, value]) => [simplifyKey(key), value]));
  const first = (keys: readonly string[]) =>
    keys.map((key) => toText(fields.get(key))).find((value) => value !== '') ?? '';
  const [page, score] = [first(PAGE_KEYS), first(SCORE_KEYS)];
  const value = score === '' || Number.isNaN(Number(score)) ? {} : { value: Number(score) };
  if (page === '') {
    const id = first([...ID_KEYS, ...DOCUMENT_KEYS]);
    return id === '' ? [written] : [{ id, page: NaN, ...value }];
  }
  const id = first([...DOCUMENT_KEYS, 'docid', 'documentid']);
  return readPlain(page).map((part) =>
    typeof part === 'string' ? part : { id, page: part.page, ...value },
  );
}

/** A string, a number with all its digits, or a list of them; other values give `''`. */
function toText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER) return `${value}`;
  return Array.isArray(value) ? value.map(toText).join(', ') : '';
}

function simplifyKey(key: string): string {
  return key.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * The passages of a cell that the parser of a ranking format produced: `[{"id":"d1","score":0.3}]`,
 * or with `relevance` instead of `score`. `null` for any other text. Parsed in one call, which
 * takes a tenth as long as parsing item by item.
 */
export function readRankedCell(cell: string, withoutValue: number): Passages | null {
  if (!cell.startsWith('[{"id":"')) return null;
  const items = attempt<unknown>(() => JSON.parse(cell));
  if (!Array.isArray(items)) return null;
  const ids: string[] = [];
  const values: number[] = [];
  for (const item of items as readonly Readonly<Record<string, unknown>>[]) {
    const { id, score, relevance, ...others } = item;
    const value = score ?? relevance ?? withoutValue;
    if (typeof id !== 'string' || typeof value !== 'number') return null;
    for (const _ in others) return null;
    ids.push(id);
    values.push(value);
  }
  return { ids, pages: new Array<number>(ids.length).fill(NaN), values };
}

/**
 * The positions of the passages: best first if every passage has a score, otherwise in the given
 * order.
 */
export function rankPassages(
  { ids, values }: Passages,
  ties: RetrievalSettings['ties'],
): readonly number[] {
  const positions = ids.map((_, at) => at);
  if (!values.every((value) => Number.isFinite(value))) return positions;
  const byId = (a: number, b: number) => ((ids[a] ?? '') < (ids[b] ?? '') ? 1 : -1);
  return positions.sort((a, b) => {
    const difference = (values[b] ?? 0) - (values[a] ?? 0);
    return difference !== 0 || ties === 'rank' ? difference : byId(a, b);
  });
}
