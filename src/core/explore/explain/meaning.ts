import { type CalendarDate, type DateReading, sameDate } from '../../answers/date';
import { saysNotDisclosed } from '../../answers/abstention';
import type { PreparedAnswer } from '../../answers/prepare';
import { readYesNo } from '../../answers/yes-no';
import type { Comparison } from '../../scoring/comparison';
import { isAbstention, isNoAnswerPhrase, stanceOf } from '../../scoring/tiers/abstain';
import { gatherEvidence } from '../../scoring/tiers/evidence';
import { readAnswer } from '../../scoring/tiers/reading';

/** What is read of both sides in one way. */
export interface BothSides<T> {
  /** One entry a reference; a question without references has the empty answer. */
  readonly references: readonly T[];
  readonly prediction: T;
}

/** How an answer abstains: it is nothing but a phrase for “no answer”, or says so in a sentence. */
export type Abstention = 'phrase' | 'sentence' | null;

/** A date as it was read, `2021-04-03` or as far as it is given. */
export interface DateView {
  readonly text: string;
  readonly date: string;
  /** The other way to read it (`03/04/2021`); `null` where there is one way only. */
  readonly otherwise: string | null;
  /** Whether the other side has the same date. */
  readonly met: boolean;
}

/** A thing that a reference says beyond its question, and whether the prediction says it. */
export interface PointView {
  readonly text: string;
  readonly kind: 'word' | 'figure';
  readonly met: boolean;
}

/** The key points of a reference in a prediction, as the paraphrase tier sees them. */
export interface EvidenceView {
  /** The reference says nothing that its question does not, so that all its words are taken. */
  readonly fromQuestion: boolean;
  readonly points: readonly PointView[];
}

/** The verdict that each side begins with; `null` where it begins with none. */
export function viewVerdicts({ references, prediction }: Comparison): BothSides<boolean | null> {
  const verdictOf = ({ raw }: PreparedAnswer) => readYesNo(raw);
  return { references: references.map(verdictOf), prediction: verdictOf(prediction) };
}

/** Whether and how each side abstains. */
export function viewAbstentions(comparison: Comparison): BothSides<Abstention> {
  const abstentionOf = (answer: PreparedAnswer): Abstention => {
    if (isNoAnswerPhrase(comparison, answer)) return 'phrase';
    const says = stanceOf(comparison, answer).stance !== 'answers' || saysNotDisclosed(answer.raw);
    return says ? 'sentence' : null;
  };
  const { references, prediction } = comparison;
  return { references: references.map(abstentionOf), prediction: abstentionOf(prediction) };
}

/** The dates of one reference and of the prediction. */
export function viewDates(
  reference: PreparedAnswer,
  prediction: PreparedAnswer,
): { readonly reference: readonly DateView[]; readonly prediction: readonly DateView[] } {
  const [own, other] = [readAnswer(reference).dates, readAnswer(prediction).dates];
  return {
    reference: own.map((date) => viewDate(date, other)),
    prediction: other.map((date) => viewDate(date, own)),
  };
}

function viewDate(reading: DateReading, others: readonly DateReading[]): DateView {
  const { text, dayFirst, monthFirst, ambiguous } = reading;
  return {
    text,
    date: writeDate(dayFirst),
    otherwise: ambiguous ? writeDate(monthFirst) : null,
    met: others.some((other) => sameDate(reading, other)),
  };
}

function writeDate({ year, month, day }: CalendarDate): string {
  const parts = [month, day].filter((part) => part !== null);
  return [year, ...parts.map((part) => String(part).padStart(2, '0'))].join('-');
}

/** The view of the evidence; `null` where one side is an abstention, which is no matter of words. */
export function viewEvidence(
  comparison: Comparison,
  reference: PreparedAnswer,
): EvidenceView | null {
  if (isAbstention(comparison, reference) || isAbstention(comparison, comparison.prediction))
    return null;
  const { fromQuestion, points } = gatherEvidence(comparison, reference);
  return { fromQuestion, points: points.map(({ text, kind, met }) => ({ text, kind, met })) };
}
