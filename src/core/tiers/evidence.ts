import { type DateReading, sameDate } from '../answer/date';
import type { PreparedAnswer } from '../answer/prepare';
import type { Comparison } from '../metrics/comparison';
import { answeringNumbers, isMet } from './numbers';
import { readQuestion } from './question';
import { holdsInParts, readAnswer } from './reading';
import { figuresOf, isPeriod, keyStems, nameStems, readWords } from './words';

/** One thing that a reference says and its question does not. */
export interface Point {
  readonly text: string;
  readonly kind: 'word' | 'figure';
  readonly weight: number;
  /** Whether the prediction says it too. */
  readonly met: boolean;
}

/** What of a reference stands in a prediction. */
export interface Evidence {
  readonly points: readonly Point[];
  /** The words that are new against the question were none, so all its words are taken. */
  readonly fromQuestion: boolean;
}

/** A name or a figure says as much as two other words. */
const NAME_WEIGHT = 2;
const FIGURE_WEIGHT = 2;

/**
 * The key words, numbers and dates of a reference that its question does not give away (where there
 * are none: all key words), each looked up in the prediction: words by their stems, numbers within the
 * tolerances, dates as days, the figures of names (`Scope 1`) as they stand. Months and
 * parts of years (`Q3`) are figures too.
 */
export function gatherEvidence(comparison: Comparison, reference: PreparedAnswer): Evidence {
  const { prediction } = comparison;
  const asked = readQuestion(comparison);
  const predicted = readAnswer(prediction);
  const dates = readAnswer(reference).dates;
  const figures = [
    ...dates.map((date) =>
      figure(
        date.text,
        predicted.dates.some((one) => sameDate(date, one)),
      ),
    ),
    ...answeringNumbers(comparison, reference)
      .filter(({ start }) => !dates.some((date) => date.start <= start && start < date.end))
      .map((quantity) => figure(quantity.text, isMet(comparison, quantity))),
  ];
  const beside = textBeside(comparison, reference, dates);
  for (const token of new Set(figuresOf(readWords(beside)))) {
    if (!asked.words.has(token)) figures.push(figure(token, predicted.words.has(token)));
  }
  const names = nameStems(beside);
  const own = wordsByStem(beside);
  const novel = [...own.keys()].filter((stem) => !asked.has(stem));
  const fromQuestion = novel.length === 0 && figures.length === 0;
  const words = (fromQuestion ? [...own.keys()] : novel).map((stem): Point => {
    const text = own.get(stem) ?? stem;
    return {
      text,
      kind: isPeriod(text, names.has(stem)) ? 'figure' : 'word',
      weight: names.has(stem) ? NAME_WEIGHT : 1,
      met: predicted.stems.has(stem) || holdsInParts(prediction, stem),
    };
  });
  return { points: [...words, ...figures], fromQuestion };
}

/** The first word of each stem, for showing it. */
function wordsByStem(text: string): Map<string, string> {
  const words = new Map<string, string>();
  for (const word of readWords(text)) {
    for (const stem of keyStems([word])) if (!words.has(stem)) words.set(stem, word);
  }
  return words;
}

function figure(text: string, met: boolean): Point {
  return { text: text.trim(), kind: 'figure', weight: FIGURE_WEIGHT, met };
}

/** The reference without its quantities and dates. */
function textBeside(
  { quantitiesOf }: Comparison,
  reference: PreparedAnswer,
  dates: readonly DateReading[],
): string {
  const spans = [...quantitiesOf(reference).filter(({ text }) => /\d/.test(text)), ...dates];
  spans.sort((a, b) => a.start - b.start);
  let text = '';
  let end = 0;
  for (const span of spans) {
    if (span.start > end) text += `${reference.raw.slice(end, span.start)} `;
    end = Math.max(end, span.end);
  }
  return text + reference.raw.slice(end);
}
