import {
  DIFFERENCE,
  type Field,
  type FieldReference,
  findField,
  findFieldByName,
  findRun,
  KEYWORDS,
  AGGREGATES,
  type Query,
  type QueryProblem,
  type Value,
  type Vocabulary,
} from './query';
import { levenshtein } from '../../text/edit-distance';
import { printName } from './print';
import {
  createTokenCursor,
  isKeyword,
  QueryError,
  readTokens,
  type Token,
  type TokenCursor,
} from './tokens';

/** The parsed user input: a query, or plain words to search for. */
type QueryInput = ParsedQuery<{ readonly isSearch: boolean; readonly hint: string | null }>;

/** A column, and the reference to it in a query. */
interface NamedField {
  readonly reference: FieldReference;
  readonly field: Field;
}

const EXAMPLE = `${DIFFERENCE}(f1@A, f1@B)`;

/** The parsed text, or where and why it is invalid. */
export type ParsedQuery<More = unknown> =
  /** `null`: no condition, so every question matches. */
  | ({ readonly kind: 'query'; readonly query: Query | null } & More)
  | { readonly kind: 'fault'; readonly fault: QueryProblem };

/** Maximum depth of nested parentheses. */
const MAX_DEPTH = 50;

/**
 * Parses a query: comparisons (`f1 < 0.5`, `type = NR`, `question ~ "scope 1"`, `gap in (unit,
 * date)`, `prediction is empty`, `f1@strong = 1`, `spread(f1) > 0`) and quoted strings to search
 * for, joined by `and`, `or`, `not` and parentheses. `and` binds more tightly than `or`.
 */
export function parseQuery(text: string, vocabulary: Vocabulary): ParsedQuery {
  const { tokens, open, stray } = readTokens(text);
  if (open) {
    const closing = open.mark === '"' ? 'quotation mark' : 'bracket';
    return fault(open.start, text.length, `This ${closing} is not closed.`);
  }
  if (stray !== null) {
    return fault(stray, stray + 1, `“${text.charAt(stray)}” is not valid here.`);
  }
  if (tokens.length === 0) return { kind: 'query', query: null };
  const cursor = createTokenCursor(tokens, text.length);
  try {
    const query = readJoined('or', { ...cursor, vocabulary, depth: 0 });
    if (cursor.peek()) cursor.stop('Expected “and” or “or” before this.');
    return { kind: 'query', query };
  } catch (error) {
    if (error instanceof QueryError) return { kind: 'fault', fault: error.fault };
    throw error;
  }
}

/** Parses the name of a column, such as `f1@strong`; `null` if it is not one. */
export function parseField(text: string, vocabulary: Vocabulary): FieldReference | null {
  const { tokens, open, stray } = readTokens(text);
  if (open || stray !== null) return null;
  const cursor = createTokenCursor(tokens, text.length);
  try {
    const { reference } = readField(cursor, vocabulary);
    if (cursor.peek()) cursor.stop('This is more than a column name.');
    return reference;
  } catch (error) {
    if (error instanceof QueryError) return null;
    throw error;
  }
}

/** The remaining tokens, the known names, and the number of open parentheses. */
interface Reader extends TokenCursor {
  readonly vocabulary: Vocabulary;
  readonly depth: number;
}

function readJoined(word: 'or' | 'and', reader: Reader): Query {
  const readPart = () => (word === 'or' ? readJoined('and', reader) : readNot(reader));
  const parts = [readPart()];
  while (reader.skipWord(word)) parts.push(readPart());
  const [only] = parts;
  return parts.length === 1 && only ? only : { kind: word, parts };
}

function readNot(reader: Reader): Query {
  if (reader.depth === MAX_DEPTH)
    reader.stop(`Parentheses are nested more than ${MAX_DEPTH} deep.`);
  const inside = { ...reader, depth: reader.depth + 1 };
  if (reader.skipWord('not')) return { kind: 'not', part: readNot(inside) };
  return reader.isMark('(') ? readBrackets(inside) : readTest(reader);
}

function readBrackets(reader: Reader): Query {
  reader.expectMark('(');
  const query = readJoined('or', reader);
  reader.expectMark(')');
  return query;
}

function readTest(reader: Reader): Query {
  const { peek, skipWord, isWord, take, stop, vocabulary } = reader;
  const first = peek();
  if (first?.kind === 'text') return { kind: 'search', text: take('quoted text').text };
  const { reference, field } = readField(reader, vocabulary);
  if (skipWord('is')) return readEmpty(reference, reader);
  if (isWord('not') || isWord('in')) return readIn(reference, field, reader);
  const operator = take('an operator such as = or <');
  if (operator.kind !== 'operator') {
    return stop(`Expected an operator after “${first?.text ?? ''}”, such as =, < or ~.`, operator);
  }
  const value = readValue(field, operator.text, reader);
  return { kind: 'compare', field: reference, operator: operator.text, value };
}

/** Parses the rest of a condition after “is”. */
function readEmpty(field: FieldReference, { skipWord, stop }: Reader): Query {
  const isNegated = skipWord('not');
  if (!skipWord('empty')) stop('Expected “empty” or “not empty” after “is”.');
  const query: Query = { kind: 'empty', field };
  return isNegated ? { kind: 'not', part: query } : query;
}

function readIn(reference: FieldReference, field: Field, reader: Reader): Query {
  const { skipWord, skipMark, expectMark, stop } = reader;
  const isNegated = skipWord('not');
  if (!skipWord('in')) stop('Expected “in” after “not”.');
  expectMark('(');
  const values = [readValue(field, '=', reader)];
  while (skipMark(',')) values.push(readValue(field, '=', reader));
  expectMark(')');
  const query: Query = { kind: 'in', field: reference, values };
  return isNegated ? { kind: 'not', part: query } : query;
}

function readValue(field: Field, operator: string, { take, stop }: Reader): Value {
  const token = take('a value');
  if (token.kind !== 'word' && token.kind !== 'text') {
    return stop('Expected a value here.', token);
  }
  const number = token.kind === 'word' ? readNumber(token.text) : null;
  const wantsNumber = field.type === 'number' || /^[<>]/.test(operator);
  if (wantsNumber) return number ?? stop(`Expected a number here, such as 0.5.`, token);
  return operator.endsWith('~') ? token.text : valueOf(field, token.text);
}

/** The value with this label; if there is none, the text itself. */
function valueOf({ valueLabels = [] }: Field, text: string): string {
  const named = valueLabels.find(({ label }) => label.toLowerCase() === text.toLowerCase());
  return named?.value ?? text;
}

/** Parses a number such as `0.5`, `-1` or `50%`; `null` for any other text. */
function readNumber(text: string): number | null {
  const found = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?)(%?)$/i.exec(text);
  if (!found) return null;
  return Number(found[1]) / (found[2] === '%' ? 100 : 1);
}

function fault(start: number, end: number, message: string): ParsedQuery {
  return { kind: 'fault', fault: { start, end, message } };
}

/**
 * Parses a column (`f1`), a column of one run (`f1@strong`), one over all runs (`spread(f1)`), or a
 * difference.
 */
function readField(cursor: TokenCursor, vocabulary: Vocabulary): NamedField {
  const { take, last, isMark, skipMark, expectMark, stop } = cursor;
  const token = take('a column');
  if (isKeyword(token, DIFFERENCE) && isMark('(')) return readDifference(cursor, vocabulary);
  const over = AGGREGATES.find((one) => isKeyword(token, one));
  if (!over || !skipMark('(')) return readColumn(token, cursor, vocabulary);
  const { field, reference } = readColumn(take('a metric'), cursor, vocabulary);
  if (field.type !== 'number' || !field.perRun || reference.run !== null) {
    stop(`“${over}” takes a metric without a run, such as ${over}(f1).`, last());
  }
  expectMark(')');
  return { field, reference: { ...reference, over } };
}

/** Parses a difference: one metric of two runs. */
function readDifference(cursor: TokenCursor, vocabulary: Vocabulary): NamedField {
  const { take, expectMark, stop } = cursor;
  expectMark('(');
  const first = take('a metric of a run, such as f1@A');
  const { field, reference } = readColumn(first, cursor, vocabulary);
  if (field.type !== 'number' || reference.run === null) {
    stop(`“${DIFFERENCE}” takes a metric of two runs, such as ${EXAMPLE}.`, first);
  }
  expectMark(',');
  const second = take('the same metric of another run');
  const { reference: other } = readColumn(second, cursor, vocabulary);
  if (other.name !== reference.name || other.run === null) {
    stop(`Expected “${field.name}” of another run, such as ${EXAMPLE}.`, second);
  }
  expectMark(')');
  return { field, reference: { ...reference, ...(other.run !== null && { less: other.run }) } };
}

function readColumn(first: Token, cursor: TokenCursor, vocabulary: Vocabulary): NamedField {
  const { take, skipMark, stop } = cursor;
  const isName = first.kind === 'word' || first.kind === 'name';
  const isKept = first.kind === 'word' && KEYWORDS.includes(first.text.toLowerCase());
  if (!isName || isKept) return stop('Expected a column here.', first);
  const token = findField(vocabulary, first.text) ? first : readHeading(first, cursor, vocabulary);
  const field = findField(vocabulary, token.text);
  if (!field) {
    return readDotted(token, cursor, vocabulary) ?? stopAtUnknown(token, cursor, vocabulary);
  }
  if (!skipMark('@')) return { field, reference: { name: field.name, run: null, over: null } };
  const named = take('the name of a run');
  const run = findRun(vocabulary, named.text);
  if (!field.perRun) return stop(`“${field.name}” is the same for every run.`, named);
  if (run === undefined) {
    const meant = nearestName(named.text, vocabulary.runs);
    return stop(`No run is called “${named.text}”.${didYouMean(meant)}`, named, printed(meant));
  }
  return { field, reference: { name: field.name, run, over: null } };
}

/**
 * Joins words such as `Numeric match`, for as long as the name or heading of some column begins
 * with them.
 */
function readHeading(first: Token, { peek, take }: TokenCursor, { fields }: Vocabulary): Token {
  let { text, end }: { text: string; end: number } = first;
  for (let next = peek(); next?.kind === 'word'; next = peek()) {
    const joined = `${text} ${next.text}`;
    if (!fields.some((field) => isBegunBy(field, joined))) break;
    take('a word');
    [text, end] = [joined, next.end];
  }
  return end === first.end ? first : { kind: 'name', text, start: first.start, end };
}

function isBegunBy({ name, aliases = [] }: Field, text: string): boolean {
  return [name, ...aliases].some((one) => one.toLowerCase().startsWith(text.toLowerCase()));
}

/** Parses `strong.f1` or `[strong r1].f1`, a common notation for a run's column; else `null`. */
function readDotted(
  token: Token,
  { peek, take }: TokenCursor,
  vocabulary: Vocabulary,
): NamedField | null {
  const next = peek();
  const follows = next?.kind === 'word' && next.start === token.end && next.text.startsWith('.');
  const text = follows && token.kind === 'name' ? token.text + next.text : token.text;
  for (let dot = text.indexOf('.'); dot >= 0; dot = text.indexOf('.', dot + 1)) {
    const run = findRun(vocabulary, text.slice(0, dot));
    const field = findField(vocabulary, text.slice(dot + 1));
    if (run === undefined || !field?.perRun) continue;
    if (text !== token.text) take('a column');
    return { field, reference: { name: field.name, run, over: null } };
  }
  return null;
}

function stopAtUnknown(token: Token, { stop }: TokenCursor, vocabulary: Vocabulary): never {
  const names = vocabulary.fields.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
  const nearest = nearestName(token.text, names);
  const [begun, ...others] = vocabulary.fields.filter((field) => isBegunBy(field, token.text));
  const only = others.length === 0 ? begun : undefined;
  const meant = (nearest === null ? only : findField(vocabulary, nearest))?.name ?? null;
  const help = meant === null ? ' To search for it as text, quote it.' : didYouMean(meant);
  return stop(`No column is called “${token.text}”.${help}`, token, printed(meant));
}

/**
 * The closest name, with at most one difference per three characters; `null` if all differ more.
 */
function nearestName(typed: string, names: readonly string[]): string | null {
  const distanceTo = (name: string) => levenshtein(typed.toLowerCase(), name.toLowerCase());
  const ranked = names
    .map((name) => ({ name, distance: distanceTo(name) }))
    .sort((a, b) => a.distance - b.distance);
  const [nearest] = ranked;
  const limit = Math.max(1, Math.floor(typed.length / 3));
  return nearest && nearest.distance <= limit ? nearest.name : null;
}

function didYouMean(name: string | null): string {
  return name === null ? '' : ` Did you mean “${name}”?`;
}

function printed(name: string | null): string | undefined {
  return name === null ? undefined : printName(name);
}

/**
 * Parses user input. Plain words are a search if the first is not a column: `scope 2 emissions` is
 * not meant as a query. Anything else must be a valid query.
 */
export function parseInput(text: string, vocabulary: Vocabulary): QueryInput {
  const parsed = parseQuery(text, vocabulary);
  if (parsed.kind === 'query') {
    return { ...parsed, isSearch: false, hint: hintAt(parsed.query, vocabulary) };
  }
  if (!isPlainWords(text, vocabulary)) return parsed;
  const query = { kind: 'search', text: text.trim() } as const;
  return { kind: 'query', query, isSearch: true, hint: null };
}

/** A hint about a query that is valid but probably not what was meant; `null` if there is none. */
function hintAt(query: Query | null, vocabulary: Vocabulary): string | null {
  switch (query?.kind) {
    case 'and':
    case 'or':
      return (
        query.parts.map((part) => hintAt(part, vocabulary)).find((hint) => hint !== null) ?? null
      );
    case 'not':
      return hintAt(query.part, vocabulary);
    case 'compare': {
      const { field, value } = query;
      const isShare = findFieldByName(vocabulary, field.name)?.isShare ?? false;
      return isShare && typeof value === 'number' ? hintAtShare(field.name, value) : null;
    }
    default:
      return null;
  }
}

/** Tables show shares from 0 to 100, so a query may use that scale by mistake. */
function hintAtShare(name: string, value: number): string | null {
  if (value <= 1) return null;
  const scale = `${name} ranges from 0 to 1`;
  return value > 100
    ? `${scale}.`
    : `${scale}; for ${value} on a scale of 0 to 100, write ${value}%.`;
}

function isPlainWords(text: string, vocabulary: Vocabulary): boolean {
  const { tokens, open, stray } = readTokens(text);
  const [first] = tokens;
  if (!first || open || stray !== null || findFieldByName(vocabulary, first.text)) return false;
  return tokens.every(({ kind }) => kind === 'word');
}
