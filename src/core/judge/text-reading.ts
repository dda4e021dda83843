import type { PreparedAnswer } from '../answer/prepare';
import { readAnswer } from '../tiers/reading';
import { keyStems, nameStems, readWords } from '../tiers/words';

/** What a judge reads of a text, once for all its pairs. */
export interface TextReading {
  readonly text: string;
  /** In lower case, letters without accents, in order. */
  readonly words: readonly string[];
  readonly set: ReadonlySet<string>;
  /** The words with one space between and around them. */
  readonly padded: string;
  /** Stems of the words that carry meaning, in order. */
  readonly stems: readonly string[];
  readonly stemSet: ReadonlySet<string>;
  /** Stems of names: words with a capital within a sentence. */
  readonly names: ReadonlySet<string>;
  readonly sentences: number;
}

/** Reads a question. Linear in its length. */
export function readText(text: string): TextReading {
  const words = readWords(text);
  const stems = keyStems(words);
  return assemble(text, words, stems, { set: new Set(words), stemSet: new Set(stems) });
}

/** Reads an answer, once for all its pairs. */
export function readTextOf(answer: PreparedAnswer): TextReading {
  return answer.remember(readAnswerText);
}

function readAnswerText(answer: PreparedAnswer): TextReading {
  const { words: set, stems: stemSet, inOrder } = readAnswer(answer);
  return assemble(answer.raw, inOrder.words, inOrder.stems, { set, stemSet });
}

function assemble(
  text: string,
  words: readonly string[],
  stems: readonly string[],
  sets: Pick<TextReading, 'set' | 'stemSet'>,
): TextReading {
  return {
    ...sets,
    text,
    words,
    padded: ` ${words.join(' ')} `,
    stems,
    names: nameStems(text),
    sentences: countSentences(text),
  };
}

/** One more than the marks that end a sentence before white space; never 0. */
function countSentences(text: string): number {
  let count = 1;
  for (const mark of '.!?') {
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
      if (text.charCodeAt(at + 1) <= 0x20) count++;
    }
  }
  return count;
}
