/** What a person may say of an answer, in the order of keys, tables and exports. */
export const LABELS = ['correct', 'incorrect', 'unsure', 'gold-wrong'] as const;

export type Label = (typeof LABELS)[number];

/** How a label is called on the page. */
export const LABEL_WORDS: Readonly<Record<Label, string>> = {
  correct: 'correct',
  incorrect: 'incorrect',
  unsure: 'unsure',
  'gold-wrong': 'gold is wrong',
};

/** How people write each label; letters are lower-case, `-` and `_` are spaces. */
const WRITTEN: Readonly<Record<Label, readonly string[]>> = {
  correct: ['correct', 'correct answer', '1', '1.0', 'true', 'yes', 'accept', 'accepted', 'right'],
  // FinanceBench keeps refusals apart from wrong answers; neither answers the question.
  incorrect: [
    ...['incorrect', 'incorrect answer', '0', '0.0', 'false', 'no', 'reject', 'rejected', 'wrong'],
    ...['refusal', 'refused'],
  ],
  // In a file of ours “disputed” stands where people did not agree: nobody decided.
  unsure: ['unsure', 'not sure', 'uncertain', 'unclear', 'cannot tell', '?', 'disputed'],
  'gold-wrong': [
    'gold wrong',
    'gold is wrong',
    'wrong gold',
    'gold disputed',
    'reference is wrong',
  ],
};

const MEANINGS = new Map(
  LABELS.flatMap((label) => WRITTEN[label].map((text) => [text, label] as const)),
);

/**
 * The label that a text stands for, without regard to case, white space around it, hyphens and
 * underscores; `null` for any other text, the empty one included.
 */
export function readLabel(text: string): Label | null {
  const plain = text.trim().toLowerCase().replaceAll('_', ' ').replaceAll('-', ' ');
  return MEANINGS.get(plain) ?? null;
}
