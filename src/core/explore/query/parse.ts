import type { Field, Vocabulary } from './fields';
import type { FieldReference, Query, QueryFault, Value } from './query';
import { readField } from './read-field';
import { createTokenCursor, Stop, type TokenCursor } from './token-cursor';
import { readTokens } from './tokens';

/** What a text was read as, or where and why it cannot be. */
export type ParsedQuery =
  /** `null`: nothing is asked, so every question is shown. */
  | { readonly kind: 'query'; readonly query: Query | null }
  | { readonly kind: 'fault'; readonly fault: QueryFault };

/** Brackets within brackets that are followed; people write two or three. */
const DEEPEST = 50;

/**
 * Reads a query: comparisons (`f1 < 0.5`, `type = NR`, `question ~ "scope 1"`, `gap in (unit, date)`,
 * `prediction is empty`, `f1@strong = 1`, `spread(f1) > 0`) and quoted texts to search for, joined by
 * `and`, `or`, `not` and brackets. `and` binds closer than `or`.
 */
export function parseQuery(text: string, vocabulary: Vocabulary): ParsedQuery {
  const { tokens, open, stray } = readTokens(text);
  if (open) {
    const closing = open.mark === '"' ? 'quotation mark' : 'bracket';
    return fault(open.start, text.length, `This ${closing} is not closed.`);
  }
  if (stray !== null) {
    return fault(stray, stray + 1, `“${text.charAt(stray)}” has no meaning here.`);
  }
  if (tokens.length === 0) return { kind: 'query', query: null };
  const cursor = createTokenCursor(tokens, text.length);
  try {
    return { kind: 'query', query: readAll({ ...cursor, vocabulary, depth: 0 }) };
  } catch (error) {
    if (error instanceof Stop) return { kind: 'fault', fault: error.fault };
    throw error;
  }
}

/** Reads a column as a query names it, `f1@strong` say; `null` where there is none. */
export function parseField(text: string, vocabulary: Vocabulary): FieldReference | null {
  const { tokens, open, stray } = readTokens(text);
  if (open || stray !== null) return null;
  const cursor = createTokenCursor(tokens, text.length);
  try {
    const { reference } = readField(cursor, vocabulary);
    if (cursor.peek()) cursor.stop('This is more than one column.');
    return reference;
  } catch (error) {
    if (error instanceof Stop) return null;
    throw error;
  }
}

/** What reads on: the rest of the tokens, what they may name, and how many brackets are open around them. */
interface Reader extends TokenCursor {
  readonly vocabulary: Vocabulary;
  readonly depth: number;
}

function readAll(reader: Reader): Query {
  const query = readJoined('or', reader);
  if (reader.peek()) reader.stop('“and” or “or” is missing before this.');
  return query;
}

function readJoined(word: 'or' | 'and', reader: Reader): Query {
  const readPart = () => (word === 'or' ? readJoined('and', reader) : readNot(reader));
  const parts = [readPart()];
  while (reader.skipWord(word)) parts.push(readPart());
  const [only] = parts;
  return parts.length === 1 && only ? only : { kind: word, parts };
}

function readNot(reader: Reader): Query {
  if (reader.depth === DEEPEST) reader.stop(`Brackets go deeper than ${DEEPEST} here.`);
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
  if (first?.kind === 'text') return { kind: 'search', text: take('a text').text };
  const { reference, field } = readField(reader, vocabulary);
  if (skipWord('is')) return readEmpty(reference, reader);
  if (isWord('not') || isWord('in')) return readIn(reference, field, reader);
  const operator = take('an operator such as = or <');
  if (operator.kind !== 'operator') {
    return stop(`After “${first?.text ?? ''}” comes an operator such as =, < or ~.`, operator);
  }
  const value = readValue(field, operator.text, reader);
  return { kind: 'compare', field: reference, operator: operator.text, value };
}

/** What follows “is”. */
function readEmpty(field: FieldReference, { skipWord, stop }: Reader): Query {
  const isNegated = skipWord('not');
  if (!skipWord('empty')) stop('After “is” comes “empty” or “not empty”.');
  const query: Query = { kind: 'empty', field };
  return isNegated ? { kind: 'not', part: query } : query;
}

function readIn(reference: FieldReference, field: Field, reader: Reader): Query {
  const { skipWord, skipMark, expectMark, stop } = reader;
  const isNegated = skipWord('not');
  if (!skipWord('in')) stop('After “not” comes “in”.');
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
    return stop('A value is missing here.', token);
  }
  const number = token.kind === 'word' ? readNumber(token.text) : null;
  const wantsNumber = field.type === 'number' || /^[<>]/.test(operator);
  if (wantsNumber) return number ?? stop(`A number is needed here, such as 0.5.`, token);
  return token.text;
}

/** A number as people write it here: `0.5`, `-1`, `50%`. */
function readNumber(text: string): number | null {
  const found = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?)(%?)$/i.exec(text);
  if (!found) return null;
  return Number(found[1]) / (found[2] === '%' ? 100 : 1);
}

function fault(start: number, end: number, message: string): ParsedQuery {
  return { kind: 'fault', fault: { start, end, message } };
}
