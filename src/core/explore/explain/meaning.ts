import { type CalendarDate, type DateReading, sameDate } from '../../answers/date';
import { saysNotDisclosed } from '../../answers/abstention';
import type { PreparedAnswer } from '../../answers/prepare';
import { readYesNo } from '../../answers/yes-no';
import type { Comparison } from '../../scoring/comparison';
import { isAbstention, isNoAnswerPhrase, stanceOf } from '../../scoring/content/abstain';
import { gatherEvidence } from '../../scoring/tiers/evidence';
import { readAnswer } from '../../scoring/content/reading';

/** An interpretation of both sides. */
export interface BothSides<T> {
  /** One entry per reference; a question without references has one empty reference. */
  readonly references: readonly T[];
  readonly prediction: T;
}

/**
 * How an answer abstains: it is a phrase for “no answer”, or contains a sentence that says that
 * there is no answer.
 */
export type Abstention = 'phrase' | 'sentence' | null;

/** An interpreted date, such as `2021-04-03` or `2021`. */
export interface DateView {
  readonly text: string;
  readonly date: string;
  /** The other interpretation of an ambiguous date (`03/04/2021`); else `null`. */
  readonly alternative: string | null;
  /** Whether the other side has the same date. */
  readonly found: boolean;
}

/** A key point of a reference, and whether the prediction contains it. */
export interface KeyPointView {
  readonly text: string;
  readonly kind: 'word' | 'figure';
  readonly found: boolean;
}

/** The key points of a reference, as in the paraphrase tier. */
export interface EvidenceView {
  /** Whether the reference adds nothing to the question; then all its words are key points. */
  readonly fromQuestion: boolean;
  readonly points: readonly KeyPointView[];
}

/** Yes (`true`) or no (`false`) at the beginning of each side; else `null`. */
export function explainVerdicts({ references, prediction }: Comparison): BothSides<boolean | null> {
  const verdictOf = ({ raw }: PreparedAnswer) => readYesNo(raw);
  return { references: references.map(verdictOf), prediction: verdictOf(prediction) };
}

export function explainAbstentions(comparison: Comparison): BothSides<Abstention> {
  const abstentionOf = (answer: PreparedAnswer): Abstention => {
    if (isNoAnswerPhrase(comparison, answer)) return 'phrase';
    const says = stanceOf(comparison, answer).stance !== 'answers' || saysNotDisclosed(answer.raw);
    return says ? 'sentence' : null;
  };
  const { references, prediction } = comparison;
  return { references: references.map(abstentionOf), prediction: abstentionOf(prediction) };
}

export function explainDates(
  reference: PreparedAnswer,
  prediction: PreparedAnswer,
): { readonly reference: readonly DateView[]; readonly prediction: readonly DateView[] } {
  const [own, other] = [readAnswer(reference).dates, readAnswer(prediction).dates];
  return {
    reference: own.map((date) => explainDate(date, other)),
    prediction: other.map((date) => explainDate(date, own)),
  };
}

function explainDate(reading: DateReading, others: readonly DateReading[]): DateView {
  const { text, dayFirst, monthFirst, ambiguous } = reading;
  return {
    text,
    date: writeDate(dayFirst),
    alternative: ambiguous ? writeDate(monthFirst) : null,
    found: others.some((other) => sameDate(reading, other)),
  };
}

function writeDate({ year, month, day }: CalendarDate): string {
  const parts = [month, day].filter((part) => part !== null);
  return [year, ...parts.map((part) => String(part).padStart(2, '0'))].join('-');
}

/** The evidence; `null` if either side abstains, since key points do not decide such cases. */
export function explainEvidence(
  comparison: Comparison,
  reference: PreparedAnswer,
): EvidenceView | null {
  if (isAbstention(comparison, reference) || isAbstention(comparison, comparison.prediction))
    return null;
  const { fromQuestion, points } = gatherEvidence(comparison, reference);
  return {
    fromQuestion,
    points: points.map(({ text, kind, found }) => ({ text, kind, found })),
  };
}
