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

/** Longer texts are read up to here; what a judge needs stands in the beginning. */
const LONGEST = 6000;

/** Reads a text. Linear in its length. */
export function readText(whole: string): TextReading {
  const text = whole.slice(0, LONGEST);
  const words = readWords(text);
  const stems = keyStems(words);
  return {
    text,
    words,
    set: new Set(words),
    padded: ` ${words.join(' ')} `,
    stems,
    stemSet: new Set(stems),
    names: nameStems(text),
    sentences: text.split(/[.!?](?=\s|$)/).length,
  };
}
