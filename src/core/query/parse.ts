import { findField, findRun, KEYWORDS, type Field, type Vocabulary } from './fields';
import { DIFFERENCE, type FieldReference, OVER_RUNS, type Query, type Value } from './query';
import { readTokens, type Token } from './tokens';

/** What is wrong with a query and where: the caret is drawn under `start` up to `end`. */
export interface QueryFault {
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

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
  const reader = createReader(tokens, text.length, vocabulary);
  try {
    return { kind: 'query', query: reader.readAll() };
  } catch (error) {
    if (error instanceof Stop) return { kind: 'fault', fault: error.fault };
    throw error;
  }
}

/** Reads a column as a query names it, `f1@strong` say; `null` where there is none. */
export function parseField(text: string, vocabulary: Vocabulary): FieldReference | null {
  const { tokens, open, stray } = readTokens(text);
  if (open || stray !== null) return null;
  const reader = createReader(tokens, text.length, vocabulary);
  try {
    return reader.readFieldAlone();
  } catch (error) {
    if (error instanceof Stop) return null;
    throw error;
  }
}

/** Leaves the reader at the first mistake. */
class Stop extends Error {
  constructor(readonly fault: QueryFault) {
    super(fault.message);
  }
}

function createReader(tokens: readonly Token[], length: number, vocabulary: Vocabulary) {
  let at = 0;
  let depth = 0;

  const peek = () => tokens[at];
  const isWord = (word: string) => isKeyword(peek(), word);
  const isMark = (mark: string) => peek()?.kind === 'mark' && peek()?.text === mark;
  const stop = (message: string, token = peek()): never => {
    throw new Stop({ start: token?.start ?? length, end: token?.end ?? length, message });
  };
  const take = (what: string): Token => {
    const token = peek() ?? stop(`Something is missing here: ${what}.`);
    at++;
    return token;
  };
  const expectMark = (mark: string) => {
    if (!isMark(mark)) stop(`“${mark}” is missing here.`);
    at++;
  };

  function readAll(): Query {
    const query = readJoined('or');
    if (peek()) stop('“and” or “or” is missing before this.');
    return query;
  }

  function readFieldAlone(): FieldReference {
    const { reference } = readField();
    if (peek()) stop('This is more than one column.');
    return reference;
  }

  function readJoined(word: 'or' | 'and'): Query {
    const parts = [word === 'or' ? readJoined('and') : readNot()];
    while (isWord(word)) {
      at++;
      parts.push(word === 'or' ? readJoined('and') : readNot());
    }
    const [only] = parts;
    return parts.length === 1 && only ? only : { kind: word, parts };
  }

  function readNot(): Query {
    if (++depth > DEEPEST) stop(`Brackets go deeper than ${DEEPEST} here.`);
    const query = isWord('not')
      ? (at++, { kind: 'not' as const, part: readNot() })
      : isMark('(')
        ? readBrackets()
        : readTest();
    depth--;
    return query;
  }

  function readBrackets(): Query {
    expectMark('(');
    const query = readJoined('or');
    expectMark(')');
    return query;
  }

  function readTest(): Query {
    const first = peek();
    if (first?.kind === 'text') {
      at++;
      return { kind: 'search', text: first.text };
    }
    const start = at;
    const { reference, field } = readField();
    const named = tokens[start];
    if (isWord('is')) return readEmpty(reference);
    if (isWord('not') || isWord('in')) return readIn(reference, field);
    const operator = take('an operator such as = or <');
    if (operator.kind !== 'operator') {
      return stop(`After “${named?.text ?? ''}” comes an operator such as =, < or ~.`, operator);
    }
    const value = readValue(field, operator.text);
    return { kind: 'compare', field: reference, operator: operator.text, value };
  }

  function readEmpty(field: FieldReference): Query {
    at++;
    const isNegated = isWord('not');
    if (isNegated) at++;
    if (!isWord('empty')) stop('After “is” comes “empty” or “not empty”.');
    at++;
    const query: Query = { kind: 'empty', field };
    return isNegated ? { kind: 'not', part: query } : query;
  }

  function readIn(reference: FieldReference, field: Field): Query {
    const isNegated = isWord('not');
    if (isNegated) at++;
    if (!isWord('in')) stop('After “not” comes “in”.');
    at++;
    expectMark('(');
    const values = [readValue(field, '=')];
    while (isMark(',')) {
      at++;
      values.push(readValue(field, '='));
    }
    expectMark(')');
    const query: Query = { kind: 'in', field: reference, values };
    return isNegated ? { kind: 'not', part: query } : query;
  }

  function readField(): { reference: FieldReference; field: Field } {
    const token = take('a column');
    if (isKeyword(token, DIFFERENCE) && isMark('(')) return readDifference();
    const over = OVER_RUNS.find((one) => isKeyword(token, one));
    if (over && isMark('(')) {
      at++;
      const inner = readColumn(take('a metric'));
      if (inner.field.type !== 'number' || !inner.field.perRun || inner.reference.run !== null) {
        stop(`“${over}” takes a metric of all runs, such as ${over}(f1).`, tokens[at - 1]);
      }
      expectMark(')');
      return { ...inner, reference: { ...inner.reference, over } };
    }
    return readColumn(token);
  }

  /** Two runs are named, and one metric of both. */
  function readDifference(): { reference: FieldReference; field: Field } {
    expectMark('(');
    const start = at;
    const { field, reference } = readColumn(take('a metric of a run, such as f1@A'));
    if (field.type !== 'number' || reference.run === null) {
      stop(`“${DIFFERENCE}” takes a metric of two runs, such as ${EXAMPLE}.`, tokens[start]);
    }
    expectMark(',');
    const second = at;
    const { reference: other } = readColumn(take('the same metric of another run'));
    if (other.name !== reference.name || other.run === null) {
      stop(`Here comes “${field.name}” of another run, such as ${EXAMPLE}.`, tokens[second]);
    }
    expectMark(')');
    return { field, reference: { ...reference, ...(other.run !== null && { less: other.run }) } };
  }

  function readColumn(token: Token): { reference: FieldReference; field: Field } {
    const field = nameField(token);
    if (!isMark('@')) return { field, reference: { name: field.name, run: null, over: null } };
    at++;
    const named = take('the name of a run');
    const run = findRun(vocabulary, named.text);
    if (!field.perRun) return stop(`“${field.name}” is the same for every run.`, named);
    if (run === undefined) return stop(`No run is called “${named.text}”.`, named);
    return { field, reference: { name: field.name, run, over: null } };
  }

  function nameField(token: Token): Field {
    if (token.kind !== 'word' && token.kind !== 'name')
      return stop('A column is missing here.', token);
    if (token.kind === 'word' && KEYWORDS.includes(token.text.toLowerCase())) {
      return stop('A column is missing here.', token);
    }
    return (
      findField(vocabulary, token.text) ??
      stop(`No column is called “${token.text}”. To search for it as text, quote it.`, token)
    );
  }

  function readValue(field: Field, operator: string): Value {
    const token = take('a value');
    if (token.kind !== 'word' && token.kind !== 'text')
      return stop('A value is missing here.', token);
    const number = token.kind === 'word' ? readNumber(token.text) : null;
    const wantsNumber = field.type === 'number' || /^[<>]/.test(operator);
    if (wantsNumber) return number ?? stop(`A number is needed here, such as 0.5.`, token);
    return token.text;
  }

  return { readAll, readFieldAlone };
}

/** How a difference is written. */
const EXAMPLE = `${DIFFERENCE}(f1@A, f1@B)`;

function isKeyword(token: Token | undefined, word: string): boolean {
  return token?.kind === 'word' && token.text.toLowerCase() === word;
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
