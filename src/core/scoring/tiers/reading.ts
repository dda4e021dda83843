import { type DateReading, readDates } from '../../answers/date';
import { inferKind } from '../../answers/kind';
import { saysItCannotAnswer } from '../../answers/no-answer';
import type { PreparedAnswer } from '../../answers/prepare';
import type { AnswerKind } from '../../model';
import { nameStems } from './names';
import { readSides, type Sides } from './opposites';
import { areNegated, readTextWords, type TextWords } from './words';

/** What the lexical tier needs to know of every answer, worked out once for all runs. */
export interface AnswerReading {
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** The same in order and with repetitions. */
  readonly inOrder: TextWords;
  readonly dates: readonly DateReading[];
  readonly negated: boolean;
}

/** Reads an answer, once for all runs and tiers that ask. */
export function readAnswer(answer: PreparedAnswer): AnswerReading {
  return answer.remember(read);
}

function read({ raw }: PreparedAnswer): AnswerReading {
  const inOrder = readTextWords(raw);
  return {
    words: new Set(inOrder.words),
    stems: new Set(inOrder.stems),
    inOrder,
    dates: readDates(raw),
    negated: areNegated(inOrder.words),
  };
}

/** The kind that the form of an answer shows. */
export function kindShownBy(answer: PreparedAnswer): AnswerKind {
  return answer.remember(readKind);
}

function readKind({ raw, quantities }: PreparedAnswer): AnswerKind {
  return inferKind([raw], () => quantities('point'));
}

/** An answer that declines says so at once; later on it only says what it lacks besides. */
const OPENING = 200;

/** Whether the first sentences of an answer say that there is none. */
export function opensDeclining(answer: PreparedAnswer): boolean {
  return answer.remember(readOpening);
}

function readOpening(answer: PreparedAnswer): boolean {
  return answer.raw.length <= OPENING
    ? saysSo(answer)
    : saysItCannotAnswer(answer.raw.slice(0, OPENING));
}

/** Whether an answer says in a sentence that there is none. */
export function saysSo(answer: PreparedAnswer): boolean {
  return answer.remember(readDeclining);
}

function readDeclining({ raw }: PreparedAnswer): boolean {
  return saysItCannotAnswer(raw);
}

/** The stems of an answer with its figures, as they stand. */
export function contentOf(answer: PreparedAnswer): ReadonlySet<string> {
  return answer.remember(readContent);
}

function readContent(answer: PreparedAnswer): ReadonlySet<string> {
  const { words, stems } = readAnswer(answer);
  return new Set([...stems, ...[...words].filter((word) => /^\p{N}/u.test(word))]);
}

/** Shorter words stand in others by chance. */
const LEAST_IN_PARTS = 6;

/** Whether a word stands in an answer in two parts: `cashflow` in “cash flow”. */
export function holdsInParts(answer: PreparedAnswer, word: string): boolean {
  return word.length >= LEAST_IN_PARTS && answer.remember(joinWords).includes(word);
}

function joinWords(answer: PreparedAnswer): string {
  return readAnswer(answer).inOrder.words.join('');
}

/** The sides of opposites that an answer names. */
export function sidesNamedBy(answer: PreparedAnswer): Sides {
  return answer.remember(readSidesOf);
}

function readSidesOf(answer: PreparedAnswer): Sides {
  return readSides(readAnswer(answer).words);
}

/** The stems of the names in an answer. */
export function namesOf(answer: PreparedAnswer): ReadonlySet<string> {
  return answer.remember(readNames);
}

function readNames({ raw }: PreparedAnswer): ReadonlySet<string> {
  return nameStems(raw);
}
