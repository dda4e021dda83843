import type { PreparedAnswer } from '../../answers/prepare';
import type { Comparison, QuestionSide } from '../comparison';
import { readQuestion } from '../tiers/question';
import { type AnswerReading, namesOf, readAnswer } from '../tiers/reading';
import { nameStemsOf } from '../tiers/names';

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

/** Reads the question of a comparison, once for all its runs. Linear in its length. */
export function readQuestionText({
  rememberQuestion,
}: Pick<Comparison, 'rememberQuestion'>): TextReading {
  return rememberQuestion(readText);
}

function readText({ question, rememberQuestion }: QuestionSide): TextReading {
  return assemble(question, rememberQuestion(readQuestion), nameStemsOf(question));
}

/** Reads an answer, once for all its pairs. */
export function readTextOf(answer: PreparedAnswer): TextReading {
  return answer.cached(readAnswerText);
}

function readAnswerText(answer: PreparedAnswer): TextReading {
  return assemble(answer.raw, readAnswer(answer), namesOf(answer));
}

function assemble(
  text: string,
  { words, stems, inOrder }: Pick<AnswerReading, 'words' | 'stems' | 'inOrder'>,
  names: ReadonlySet<string>,
): TextReading {
  return {
    text,
    words: inOrder.words,
    set: words,
    padded: ` ${inOrder.words.join(' ')} `,
    stems: inOrder.stems,
    stemSet: stems,
    names,
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
