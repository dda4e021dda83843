import { chooseNumbers } from '../../answers/quantity/choose';
import { compareNumbers, needsExactYear } from '../../answers/quantity/compare';
import { kindOf } from '../../answers/quantity/equal-values';
import { NO_EXPECTED_FORM } from '../../answers/quantity/expected-form';
import { measurePair } from '../../answers/quantity/measure';
import type { Quantity } from '../../answers/quantity/quantity';
import type { PreparedAnswer } from '../../answers/prepare';
import { readYesNo } from '../../answers/yes-no';
import type { Comparison } from '../../scoring/comparison';
import { contextForReference } from '../../scoring/tiers/numbers';
import { comparedKind } from '../../scoring/content/reading';
import { numeralsOf, keyStemOf, readWords } from '../../scoring/content/words';
import type { TextMark } from './marks';
import { explainDates, explainEvidence } from './meaning';

/**
 * An answer, with marks on content that the reference contains or contradicts, and the reference
 * content that it lacks.
 */
export interface AnswerMarks {
  /**
   * `matched`: content of the reference; `unmatched`: a number, date, item or verdict that differs.
   */
  readonly marks: readonly TextMark[];
  /**
   * Content of the reference that the answer lacks; empty if the answer is short and has none of
   * the reference's content. For an accepted answer, only figures are listed.
   */
  readonly missing: readonly string[];
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly state: 'matched' | 'unmatched';
}

/**
 * Above this length, missing content is shown even if the answer shares nothing with the
 * reference.
 */
const LONG_ANSWER = 200;

/**
 * Marks an answer against one reference; `isAccepted` says that a tier accepts it. Numbers are
 * compared by value and unit, dates by day, list items as paired by the list metrics, words by
 * stem. Other words of the answer stay unmarked: most words of a long answer are in no reference.
 */
export function markAnswer(
  comparison: Comparison,
  reference: PreparedAnswer,
  isAccepted: boolean,
): AnswerMarks {
  const { raw } = comparison.prediction;
  const evidence = explainEvidence(comparison, reference);
  if (!evidence) return { marks: [{ text: raw, state: 'plain' }], missing: [] };
  if (comparedKind(comparison, reference) === 'list') return markItems(comparison, reference);
  const literal = [
    ...markDates(comparison, reference),
    ...markNumbers(comparison, reference),
    ...markVerdict(comparison, reference),
  ];
  const spans = [...literal, ...markWords(raw, reference, evidence.points, literal)];
  const lacked = evidence.points.filter(({ found }) => !found);
  const isListed = lacked.length < evidence.points.length || raw.length > LONG_ANSWER;
  const told = lacked.filter(({ kind, text }) =>
    isAccepted ? kind === 'figure' : text.length > 1,
  );
  return { marks: toMarks(raw, spans), missing: isListed ? told.map(({ text }) => text) : [] };
}

function markItems(comparison: Comparison, reference: PreparedAnswer): AnswerMarks {
  const { raw } = comparison.prediction;
  const { referenceItems, predictionItems, partners } = comparison.listAgainst(reference);
  const paired = new Set(partners);
  let from = 0;
  const spans = predictionItems.flatMap((item, index): Span[] => {
    const start = raw.indexOf(item, from);
    if (start < 0 || item === '') return [];
    from = start + item.length;
    return [{ start, end: from, state: paired.has(index) ? 'matched' : 'unmatched' }];
  });
  const missing = referenceItems.filter((_, index) => (partners[index] ?? -1) < 0);
  return {
    marks: toMarks(raw, spans),
    missing: missing.length < referenceItems.length ? missing : [],
  };
}

function markDates(comparison: Comparison, reference: PreparedAnswer): Span[] {
  const dates = explainDates(reference, comparison.prediction);
  return dates.prediction.flatMap(({ text, found }): Span[] => {
    const start = comparison.prediction.raw.indexOf(text);
    if (!found && dates.reference.length === 0) return [];
    return [{ start, end: start + text.length, state: found ? 'matched' : 'unmatched' }];
  });
}

/**
 * Marks numbers that equal a number of the reference, and different numbers that a scorer would
 * compare with one. Numbers of another kind (“$5” next to “4%”) and operands of a calculation are
 * not compared.
 */
function markNumbers(comparison: Comparison, reference: PreparedAnswer): Span[] {
  const { quantitiesOf, prediction, settings } = comparison;
  const own = quantitiesOf(reference);
  const given = quantitiesOf(prediction);
  const context = contextForReference(comparison, reference);
  const choice = chooseNumbers(own, given, context, settings.numbers);
  const outcome = compareNumbers(own, given, context, settings.numbers);
  const isNumeric = comparedKind(comparison, reference) === 'number';
  const compared = isNumeric && outcome.kind === 'compared' ? outcome.match.prediction : null;
  const kinds = new Set(choice?.answers.map(kindOf));
  const isChosen = new Set(choice?.chosen);
  const expected = context.expected ?? NO_EXPECTED_FORM;
  const isOperand = ({ start, end }: Quantity) =>
    operatorBefore.test(prediction.raw.slice(Math.max(0, start - 8), start)) ||
    operatorAfter.test(prediction.raw.slice(end, end + 8));
  const isFound = (quantity: Quantity) =>
    own.some((other) => {
      const exact = needsExactYear(other, { asksYear: true }, settings.numbers);
      return measurePair(other, quantity, expected, settings.numbers, exact).some(
        ({ matched }) => matched,
      );
    });
  return given.flatMap((quantity): Span[] => {
    const { start, end } = quantity;
    if (isFound(quantity)) return [{ start, end, state: 'matched' }];
    const differs =
      quantity === compared ||
      (isChosen.has(quantity) && kinds.has(kindOf(quantity)) && !isOperand(quantity));
    return differs ? [{ start, end, state: 'unmatched' }] : [];
  });
}

const operatorBefore = /(?:\s|^)[-+−×*/÷^][\s($€£]*$|[×*/÷^][\s($€£]*$/u;
const operatorAfter = /^[\s)]*(?:[-+−]\s|[×*/÷^=])/u;

/** The “yes” or “no” at the beginning of an answer, if its reference has one too. */
function markVerdict({ prediction: { raw } }: Comparison, reference: PreparedAnswer): Span[] {
  const [own, other] = [readYesNo(reference.raw), readYesNo(raw)];
  if (own === null || other === null) return [];
  const word = [...raw.matchAll(/\p{L}+/gu)].find(([text]) => readYesNo(text) !== null);
  if (!word) return [];
  const { index: start, 0: text } = word;
  return [{ start, end: start + text.length, state: own === other ? 'matched' : 'unmatched' }];
}

/** A word of an answer, and whether the reference has it. */
interface Word {
  readonly start: number;
  readonly end: number;
  readonly isShared: boolean;
  /** Whether it is content of the reference that does not occur in the question. */
  readonly isKey: boolean;
  readonly isFunctionWord: boolean;
}

/**
 * Marks answers that consist only of reference words; in other answers, marks sequences of
 * reference words with at least one key word, trimmed of function words at both ends.
 */
function markWords(
  raw: string,
  reference: PreparedAnswer,
  points: readonly { readonly text: string }[],
  literal: readonly Span[],
): Span[] {
  const own = new Set(readWords(reference.raw).map(formOf));
  const keys = new Set(points.flatMap(({ text }) => readWords(text).map(formOf)));
  const words = [...raw.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’.,-][\p{L}\p{N}\p{M}]+)*/gu)].map(
    ({ index: start, 0: text }): Word => {
      const forms = readWords(text).map(formOf);
      const end = start + text.length;
      const inNumber = literal.find((span) => span.start < end && start < span.end);
      const isShared = inNumber
        ? inNumber.state === 'matched'
        : forms.length > 0 && forms.every((form) => own.has(form));
      const isKey = isShared && (inNumber !== undefined || forms.some((form) => keys.has(form)));
      const isFunctionWord = !inNumber && readWords(text).every(isFunction);
      return { start, end, isShared, isKey, isFunctionWord };
    },
  );
  if (words.length > 0 && words.every(({ isShared }) => isShared)) return [spanOf(words)];
  const spans: Span[] = [];
  let run: Word[] = [];
  for (const word of [...words, null]) {
    if (word?.isShared) {
      run.push(word);
      continue;
    }
    const first = run.findIndex(({ isFunctionWord }) => !isFunctionWord);
    const last = run.findLastIndex(({ isFunctionWord }) => !isFunctionWord);
    const trimmed = run.slice(first, last + 1);
    if (first >= 0 && trimmed.some(({ isKey }) => isKey)) spans.push(spanOf(trimmed));
    run = [];
  }
  return spans;
}

function spanOf(words: readonly Word[]): Span {
  return { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0, state: 'matched' };
}

/** The stem of a content word; any other word unchanged. */
const formOf = (word: string) => keyStemOf(word) ?? word;

const isFunction = (word: string) => keyStemOf(word) === null && numeralsOf([word]).length === 0;

/** Splits the text at its spans; if two overlap, the unmatched one wins. */
function toMarks(raw: string, spans: readonly Span[]): TextMark[] {
  const states = new Array<TextMark['state']>(raw.length).fill('plain');
  for (const state of ['matched', 'unmatched'] as const) {
    for (const span of spans) if (span.state === state) states.fill(state, span.start, span.end);
  }
  const marks: TextMark[] = [];
  let start = 0;
  for (let at = 1; at <= raw.length; at++) {
    if (at < raw.length && states[at] === states[start]) continue;
    marks.push({ text: raw.slice(start, at), state: states[start] ?? 'plain' });
    start = at;
  }
  return marks;
}
