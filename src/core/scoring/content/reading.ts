import { type DateReading, readDates } from '../../answers/date';
import { assertedPart } from '../../answers/asserted';
import { inferKind } from '../../answers/kind';
import type { PreparedAnswer } from '../../answers/prepare';
import type { AnswerKind } from '../../model';
import { nameStemsOf } from './names';
import { readSides, type Sides } from './opposites';
import { areNegated, readTextWords, readWords, type TextWords } from './words';

/**
 * The parts of an answer that the paraphrase tier needs; computed once for all runs. A class, for
 * the reason given at `CachedResult` in answers/prepare.ts.
 */
export class AnswerReading {
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;

  /** @param inOrder the words of the answer in the order of the text, with repetitions */
  constructor(
    readonly inOrder: TextWords,
    readonly dates: readonly DateReading[],
    readonly negated: boolean,
  ) {
    this.words = new Set(inOrder.words);
    this.stems = new Set(inOrder.stems);
  }
}

/** Parses an answer, once for all runs and tiers. */
export function readAnswer(answer: PreparedAnswer): AnswerReading {
  return answer.cached(read);
}

function read({ raw }: PreparedAnswer): AnswerReading {
  const inOrder = readTextWords(raw);
  return new AnswerReading(
    inOrder,
    readDates(raw),
    areNegated(inOrder.words) && areNegated(readWords(assertedPart(raw))),
  );
}

/** The answer kind that the form of an answer suggests. */
export function kindFromForm(answer: PreparedAnswer): AnswerKind {
  return answer.cached(readKind);
}

/**
 * The answer kind to use for the comparison: the question's or, for a text question, the
 * reference's.
 */
export function comparedKind({ kind }: { readonly kind: AnswerKind }, reference: PreparedAnswer) {
  return kind === 'text' ? kindFromForm(reference) : kind;
}

function readKind(answer: PreparedAnswer): AnswerKind {
  return inferKind([answer.raw], () => answer.quantities('point'));
}

/** The stems of an answer and its numbers as written. */
export function contentOf(answer: PreparedAnswer): ReadonlySet<string> {
  return answer.cached(readContent);
}

function readContent(answer: PreparedAnswer): ReadonlySet<string> {
  const { words, stems } = readAnswer(answer);
  return new Set([...stems, ...[...words].filter((word) => /^\p{N}/u.test(word))]);
}

/** Shorter words occur inside others by chance. */
const MIN_SPLIT_LENGTH = 6;

/** Whether an answer contains a word split in two: `cashflow` as “cash flow”. */
export function containsSplitWord(answer: PreparedAnswer, word: string): boolean {
  return word.length >= MIN_SPLIT_LENGTH && answer.cached(joinWords).includes(word);
}

function joinWords(answer: PreparedAnswer): string {
  return readAnswer(answer).inOrder.words.join('');
}

/** The sides of antonym pairs that an answer contains. */
export function sidesOfAnswer(answer: PreparedAnswer): Sides {
  return answer.cached(readSidesOf);
}

function readSidesOf(answer: PreparedAnswer): Sides {
  return readSides(readAnswer(answer).words);
}

/** The stems of the names in an answer. */
export function namesOf(answer: PreparedAnswer): ReadonlySet<string> {
  return answer.cached(readNames);
}

function readNames({ raw }: PreparedAnswer): ReadonlySet<string> {
  return nameStemsOf(raw);
}
