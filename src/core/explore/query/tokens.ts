import { type Operator, OPERATORS, type QueryProblem } from './query';

/** Ends parsing at the first error. */
export class QueryError extends Error {
  constructor(readonly fault: QueryProblem) {
    super(fault.message);
  }
}

/** Reads tokens one after another; throws a `QueryError` for a syntax error. */
export type TokenCursor = ReturnType<typeof createTokenCursor>;

/** A piece of a query's text, from `start` to `end`. */
export type Token = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'word' | 'text' | 'name'; readonly text: string }
  | { readonly kind: 'operator'; readonly text: Operator }
  | { readonly kind: 'mark'; readonly text: '(' | ')' | ',' | '@' }
);

export interface UnclosedQuote {
  readonly start: number;
  readonly mark: '"' | '[';
}

const MARKS = ['(', ')', ',', '@'] as const;

/** A word: anything but spaces, punctuation, operators and quotes. */
const WORD = /[^\s()",[\]@<>=!~]+/uy;

/**
 * Splits a query into words, `"quoted strings"` (with `""` for a quotation mark), `[names with
 * spaces]`, operators and punctuation. An unclosed quoted string extends to the end and is
 * reported. Runs in linear time.
 */
export function readTokens(text: string): {
  readonly tokens: readonly Token[];
  readonly open: UnclosedQuote | null;
  /** Position of an invalid character. */
  readonly stray: number | null;
} {
  const tokens: Token[] = [];
  let open: UnclosedQuote | null = null;
  let at = 0;
  while (at < text.length) {
    const character = text.charAt(at);
    if (/\s/u.test(character)) {
      at++;
      continue;
    }
    if (character === '"' || character === '[') {
      const quoted = readQuoted(text, at, character);
      if (!quoted.isClosed) open = { start: at, mark: character };
      const kind = character === '"' ? 'text' : 'name';
      tokens.push({ kind, text: quoted.text, start: at, end: quoted.end });
      at = quoted.end;
      continue;
    }
    const mark = MARKS.find((one) => one === character);
    const operator = OPERATORS.find((one) => text.startsWith(one, at));
    const word = matchAt(WORD, text, at);
    if (mark) tokens.push({ kind: 'mark', text: mark, start: at, end: at + 1 });
    else if (operator) {
      tokens.push({ kind: 'operator', text: operator, start: at, end: at + operator.length });
    } else if (word !== '') {
      tokens.push({ kind: 'word', text: word, start: at, end: at + word.length });
    } else return { tokens, open, stray: at };
    at = tokens.at(-1)?.end ?? text.length;
  }
  return { tokens, open, stray: null };
}

function readQuoted(text: string, start: number, mark: '"' | '[') {
  const closing = mark === '"' ? '"' : ']';
  let content = '';
  let at = start + 1;
  for (;;) {
    const next = text.indexOf(closing, at);
    if (next < 0) return { text: content + text.slice(at), end: text.length, isClosed: false };
    content += text.slice(at, next);
    if (text.charAt(next + 1) !== closing) return { text: content, end: next + 1, isClosed: true };
    content += closing;
    at = next + 2;
  }
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/**
 * @param length number of characters in the query; also the error position if the query ends too
 * early
 */
export function createTokenCursor(tokens: readonly Token[], length: number) {
  let at = 0;
  const peek = () => tokens[at];
  const isWord = (word: string) => isKeyword(peek(), word);
  const isMark = (mark: string) => peek()?.kind === 'mark' && peek()?.text === mark;
  const skip = (isNext: boolean) => {
    if (isNext) at++;
    return isNext;
  };
  /** Throws an error at a token, by default the next one, or at the end of the text. */
  const stop = (message: string, token = peek(), fix?: string): never => {
    const [start, end] = [token?.start ?? length, token?.end ?? length];
    throw new QueryError({ start, end, message, ...(fix !== undefined && { fix }) });
  };
  const skipMark = (mark: string) => skip(isMark(mark));
  return {
    /** The next token, without consuming it. */
    peek,
    last: () => tokens[at - 1],
    isWord,
    isMark,
    /** Consumes the next token if it is this word; returns whether it did. */
    skipWord: (word: string) => skip(isWord(word)),
    skipMark,
    /** Consumes the next token; `what` describes it in the error if it is missing. */
    take: (what: string): Token => {
      const token = peek() ?? stop(`Expected ${what} here.`);
      at++;
      return token;
    },
    expectMark: (mark: string) => {
      if (!skipMark(mark)) stop(`Expected “${mark}” here.`);
    },
    stop,
  };
}

/** Whether a token is this keyword, ignoring case. */
export function isKeyword(token: Token | undefined, word: string): boolean {
  return token?.kind === 'word' && token.text.toLowerCase() === word;
}
