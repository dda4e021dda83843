/** From the strictest reading of an answer to the most lenient; the first that accepts counts. */
export const TIERS = ['strict', 'normalised', 'typed', 'lexical'] as const;

export type Tier = (typeof TIERS)[number];

/** The names of the tiers, and what each accepts that the earlier ones do not. */
export const TIER_WORDS: Readonly<
  Record<Tier, { readonly label: string; readonly accepts: string }>
> = {
  strict: { label: 'Strict', accepts: 'the same text but for capitals' },
  normalised: { label: 'Normalized', accepts: 'the same words, written differently' },
  typed: {
    label: 'Type-aware',
    accepts: 'the same number, list, yes or no, or date; both abstain',
  },
  lexical: {
    label: 'Paraphrase',
    accepts: 'the same content in other words, without a contradiction',
  },
};

/** Why a strict scorer rejects an answer, in the order of tables. */
export const REJECTION_LABELS = {
  'percent-sign': 'Percent sign',
  'number-format': 'Number format',
  rounding: 'Rounding',
  unit: 'Unit',
  'list-quoting': 'List quoting',
  'list-order': 'List order',
  capitals: 'Capitals',
  punctuation: 'Punctuation and hyphens',
  'white-space': 'White space',
  spelling: 'Articles and spelling',
  date: 'Date format',
  verbose: 'Verbose but complete',
  wording: 'Other words',
  abstention: 'Abstention',
} as const;

/** What lay between a prediction and the strict score. */
export type RejectionReason = keyof typeof REJECTION_LABELS;

/** All of them, in the order of tables. */
export const REJECTION_REASONS = Object.keys(REJECTION_LABELS) as readonly RejectionReason[];

/** Why an answer is accepted. */
export interface Acceptance {
  readonly tier: Tier;
  /** `null` if the texts are equal. */
  readonly gap: RejectionReason | null;
  /** In words, for a person: “the same list in another order; the question asks for none”. */
  readonly reason: string;
  /** Position of the reference that it was accepted for. */
  readonly reference: number;
}

/** The result of one tier for one reference. */
export type Finding = Pick<Acceptance, 'gap' | 'reason'>;
