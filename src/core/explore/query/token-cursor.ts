import type { QueryFault } from './query';
import type { Token } from './tokens';

/** Leaves the reading of a query at its first mistake. */
export class Stop extends Error {
  constructor(readonly fault: QueryFault) {
    super(fault.message);
  }
}

/** Goes through the tokens of a query. Whatever is not as it has to be throws a `Stop`. */
export interface TokenCursor {
  /** The token that is next, without going past it. */
  readonly peek: () => Token | undefined;
  /** The token that was gone past last. */
  readonly last: () => Token | undefined;
  readonly isWord: (word: string) => boolean;
  readonly isMark: (mark: string) => boolean;
  /** Goes past the next token where it is this word or mark, and says whether it was. */
  readonly skipWord: (word: string) => boolean;
  readonly skipMark: (mark: string) => boolean;
  /** Goes past the next token; `what` says what has to be there. */
  readonly take: (what: string) => Token;
  readonly expectMark: (mark: string) => void;
  /** Says what is wrong with a token, or with the next one, or at the end of the text. */
  readonly stop: (message: string, token?: Token) => never;
}

/** @param length of the whole text, where a query that breaks off is wrong */
export function createTokenCursor(tokens: readonly Token[], length: number): TokenCursor {
  let at = 0;
  const peek = () => tokens[at];
  const isWord = (word: string) => isKeyword(peek(), word);
  const isMark = (mark: string) => peek()?.kind === 'mark' && peek()?.text === mark;
  const skip = (isNext: boolean) => {
    if (isNext) at++;
    return isNext;
  };
  const stop = (message: string, token = peek()): never => {
    throw new Stop({ start: token?.start ?? length, end: token?.end ?? length, message });
  };
  const skipMark = (mark: string) => skip(isMark(mark));
  return {
    peek,
    last: () => tokens[at - 1],
    isWord,
    isMark,
    skipWord: (word) => skip(isWord(word)),
    skipMark,
    take: (what) => {
      const token = peek() ?? stop(`Something is missing here: ${what}.`);
      at++;
      return token;
    },
    expectMark: (mark) => {
      if (!skipMark(mark)) stop(`“${mark}” is missing here.`);
    },
    stop,
  };
}

/** Whether a token is this word of the language, in capitals or not. */
export function isKeyword(token: Token | undefined, word: string): boolean {
  return token?.kind === 'word' && token.text.toLowerCase() === word;
}
