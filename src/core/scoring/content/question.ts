import type { Comparison, PreparedQuestion } from '../comparison';
import { LESS, MORE, readSides, type Sides } from './opposites';
import { readTextWords, type TextWords } from './words';

const figureQuestion =
  /\b(?:how (?:much|many|often|long|far|large|big|high|low|old|tall)|when|(?:what|which) (?:\p{L}+ ){0,2}(?:years?|months?|dates?|days?)|what (?:is|was|were|are|['’]s) (?:the )?(?:\p{L}+ ){0,4}(?:amounts?|numbers?|rates?|ratios?|percentages?|shares?|totals?|values?|prices?|costs?|quantit(?:y|ies)|sizes?|counts?|margins?|averages?))\b/iu;

/** Matches a question that asks for a count: “How many companies …?” */
export const asksHowMany = /(?<!\p{L})how many (?=\p{L})/iu;

const superlative = /^(?:most|least|best|worst|top|\p{L}{3,}est)$/u;

/** The pattern is tested only on words with these endings, since no other word can match it. */
const isSuperlative = (word: string) =>
  (word.endsWith('st') || word === 'top') && superlative.test(word);

/** Parses a question. Call it through `rememberQuestion`, which caches the result. */
export function readQuestion({ question }: Pick<Comparison, 'question'>): QuestionReading {
  return new QuestionReading(readTextWords(question));
}

/**
 * The words of a question. A class, for the reason given at `CachedResult` in answers/prepare.ts.
 */
export class QuestionReading {
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;

  /** @param inOrder the words of the question in their original order, including repetitions */
  constructor(readonly inOrder: TextWords) {
    this.words = new Set(inOrder.words);
    this.stems = new Set(inOrder.stems);
  }

  /** Whether the question contains this word, or a longer form of it (“adjusted” for `adj.`). */
  has(stem: string): boolean {
    return (
      this.stems.has(stem) ||
      (isSuperlative(stem) && this.inOrder.words.some(isSuperlative)) ||
      (stem.length >= 3 && this.inOrder.stems.some((longer) => longer.startsWith(stem)))
    );
  }
}

/** The sides of antonym pairs that a question contains. */
export function sidesOfQuestion({ rememberQuestion }: Pick<Comparison, 'rememberQuestion'>): Sides {
  return rememberQuestion(readSidesOf);
}

function readSidesOf({ rememberQuestion }: PreparedQuestion): Sides {
  return readSides(rememberQuestion(readQuestion).words);
}

/** Whether a question asks how far something fell. */
export function asksAboutDecrease(comparison: Pick<Comparison, 'rememberQuestion'>): boolean {
  const sides = sidesOfQuestion(comparison);
  return sides.has(LESS) && !sides.has(MORE);
}

/**
 * A second question that does not ask for a number: “How many companies does it target, and in
 * which regions?”
 */
const asksForMore =
  /(?:,|(?<!\p{L})and) (?:and )?(?:in |at |by |for |to |from |of )?(?:which|what|who|whom|where|why|how)(?!\p{L}| (?:many|much))/iu;

/** Whether a question asks for an amount or a time, and also for something else. */
export function asksForNumberAndMore({ question }: Pick<Comparison, 'question'>): boolean {
  const found = figureQuestion.exec(question);
  return found !== null && asksForMore.test(question.slice(found.index + found[0].length));
}

/** Whether a question asks only for an amount or a time, so that numbers are the answer. */
export function asksForNumber(side: Pick<Comparison, 'question'>): boolean {
  return figureQuestion.test(side.question) && !asksForNumberAndMore(side);
}

const yesNoQuestion =
  /^\W*(?:(?:as of|in|by|for|based on|according to|from|at)\b[^,]{1,80}, )?(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should)(?!\p{L})/iu;

/** Whether a question expects yes or no as its answer. */
export function isYesNoQuestion({ question }: Pick<Comparison, 'question'>): boolean {
  return yesNoQuestion.test(question);
}

const outflow =
  /(?<!\p{L})(?:capital expenditures?|capex|purchases? of|dividends? paid|repurchases?|buybacks?|outflows?|cash used)(?!\p{L})/iu;

/**
 * Whether a question asks for money that was spent, which a cash flow statement shows as negative.
 */
export function asksForOutflow({ question }: Pick<Comparison, 'question'>): boolean {
  return outflow.test(question);
}
