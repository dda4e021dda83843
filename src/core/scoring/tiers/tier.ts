import type { PreparedAnswer } from '../../answers/prepare';
import type { Comparison } from '../comparison';

/**
 * From the strictest to the most lenient; the first tier that accepts a prediction is the one
 * reported. The ids keep the spelling used in the first reports; `TIER_WORDS` contains the labels.
 */
export const TIERS = ['strict', 'normalised', 'typed', 'lexical'] as const;

export type Tier = (typeof TIERS)[number];

/** The label of each tier, and what it accepts that earlier tiers do not. */
export const TIER_WORDS: Readonly<
  Record<Tier, { readonly label: string; readonly accepts: string }>
> = {
  strict: { label: 'Strict', accepts: 'the same text except for case' },
  normalised: {
    label: 'Normalized',
    accepts: 'the same words except for formatting or spelling, or another name',
  },
  typed: {
    label: 'Type-aware',
    accepts: 'the same number, list, date or yes/no verdict; or both abstain',
  },
  lexical: {
    label: 'Paraphrase',
    accepts: 'the same content, paraphrased, without a contradiction',
  },
};

/** Why a strict scorer rejects a correct answer, in table order. */
export const REJECTION_LABELS = {
  'percent-sign': 'Percent sign',
  'number-format': 'Number format',
  rounding: 'Rounding',
  unit: 'Unit',
  'list-quoting': 'List quoting',
  'list-order': 'List order',
  capitals: 'Case',
  punctuation: 'Punctuation and hyphens',
  'white-space': 'Whitespace',
  spelling: 'Articles and spelling',
  date: 'Date format',
  verbose: 'Verbose but complete',
  wording: 'Different wording',
  abstention: 'Abstention',
} as const;

/** Why the strict scorer rejects a prediction that a later tier accepts. */
export type RejectionReason = keyof typeof REJECTION_LABELS;

/** All rejection reasons, in table order. */
export const REJECTION_REASONS = Object.keys(REJECTION_LABELS) as readonly RejectionReason[];

/** Why an answer is accepted. */
export interface Acceptance {
  readonly tier: Tier;
  /** `null` if the strings are equal. */
  readonly rejection: RejectionReason | null;
  /** A sentence for readers: “the same list in a different order; no order was asked for”. */
  readonly reason: string;
  /** Position of the reference that the prediction matches. */
  readonly reference: number;
}

/** The result of one tier for one reference. */
export type Finding = Pick<Acceptance, 'rejection' | 'reason'>;

/** A rule that may accept a prediction for a reference; `null` leaves it to the other rules. */
export type Accepter = (comparison: Comparison, reference: PreparedAnswer) => Finding | null;

/** With more additional characters than this, an answer is verbose. */
export const VERBOSE_LENGTH = 12;

/** The possible outcomes of a question in one run. */
export const OUTCOMES = ['correct', 'wrong', 'declined', 'missing'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/**
 * Questions of a run by outcome; the four counts add up to the number of questions. An abstention
 * is correct for an unanswerable question, and `declined` for any other.
 */
export interface OutcomeCounts extends Readonly<Record<Outcome, number>> {
  /** Number of answerable questions that the run declines. */
  readonly overRefusals: number;
  /** Number of unanswerable questions that the run answers. */
  readonly falseAnswers: number;
}
