import type { Problem } from '../../core/model';
import { readingProblems } from '../../core/words/reading-problems';

/** Why a text is not JSON, and where. */
export interface JsonFault {
  readonly kind: 'fault';
  /** Offset in the text. */
  readonly at: number;
  readonly what: string;
  /** What to do; by default, to correct the file there. */
  readonly advice?: string;
  /** Offset of what is not closed at the end of the text. */
  readonly opened?: number;
  /** The depth limit that was reached, if the user can raise it. */
  readonly depth?: number;
}

export function makeFault(at: number, what: string, advice?: string): JsonFault {
  return { kind: 'fault', at, what, ...(advice === undefined ? {} : { advice }) };
}

const CUT = 'It may be cut off: download or export it once more and open it again.';

/** The text ends at `at`, and what begins at `opened` is not closed. */
export function cutFault(at: number, what: string, opened: number): JsonFault {
  return { kind: 'fault', at, what, advice: CUT, opened };
}

const PYTHON_WORDS: Readonly<Record<string, string>> = {
  True: 'true',
  False: 'false',
  None: 'null',
};

/** Why `word` at `at` is not a value. */
export function noValueFault(at: number, word: string): JsonFault {
  const json = Object.hasOwn(PYTHON_WORDS, word) ? PYTHON_WORDS[word] : undefined;
  if (json !== undefined) {
    return makeFault(
      at,
      `“${word}” is Python; JSON writes ${json}`,
      'Write the file with json.dump.',
    );
  }
  if (/^(?:NaN|-?Infinity)$/.test(word)) {
    return makeFault(
      at,
      `“${word}” is no JSON value`,
      'Write null in its place, or save one record a line as JSONL, where it is read.',
    );
  }
  if (word.startsWith("'")) {
    return makeFault(
      at,
      'texts and keys need double quotation marks, as in "text"',
      'If Python wrote the file, write it with json.dump.',
    );
  }
  if (/^[/#]/.test(word)) return makeFault(at, 'comments are not allowed in JSON');
  return makeFault(at, `“${word}” is no JSON value; texts need double quotation marks`);
}

/** Line and character, both from 1; a line ends in CR, LF or both. */
export function positionOf(text: string, at: number): { line: number; character: number } {
  let line = 1;
  let start = 0;
  const lineEnd = /\r\n|\n|\r/g;
  for (let found = lineEnd.exec(text); found; found = lineEnd.exec(text)) {
    if (lineEnd.lastIndex > at) break;
    line++;
    start = lineEnd.lastIndex;
  }
  let character = 1;
  for (let before = start; before < at; before++) {
    const isSecondHalf = (text.charCodeAt(before) & 0xfc00) === 0xdc00;
    if (!isSecondHalf) character++;
  }
  return { line, character };
}

export function describeFault(text: string, fault: JsonFault, fileName: string): Problem {
  const { line, character } = positionOf(text, fault.at);
  if (fault.depth !== undefined) {
    return readingProblems.nestedTooDeep(fileName, line, character, fault.depth);
  }
  const opened = fault.opened === undefined ? null : positionOf(text, fault.opened);
  const where =
    opened === null || opened.line === line
      ? ''
      : ` (it begins in line ${opened.line}, character ${opened.character})`;
  return readingProblems.badJson(fileName, line, character, `${fault.what}${where}`, fault.advice);
}
