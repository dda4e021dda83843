/** Most answers in one sample; nobody labels more in one go. */
export const MAX_SAMPLE = 5000;

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

/** What one person said of one answer; the answer is named by its question and run, never by position. */
export interface GivenLabel {
  readonly id: string;
  readonly model: string;
  readonly run: string;
  /** Who said it. */
  readonly annotator: string;
  readonly label: Label;
  readonly comment: string;
}

/** An answer: a question in a run. */
export type AnswerName = Pick<GivenLabel, 'id' | 'model' | 'run'>;

/** Which answers are drawn for labeling. */
export const SAMPLING_METHODS = ['random', 'disagreement', 'all'] as const;

export type SamplingMethod = (typeof SAMPLING_METHODS)[number];

/** An answer that was drawn, and the stratum it then was in. */
export interface SampledAnswer extends AnswerName {
  readonly stratum: string;
}

/** Answers drawn for labeling, in the order in which they are shown. */
export interface LabelSample {
  readonly draw: SamplingMethod;
  readonly seed: number;
  readonly answers: readonly SampledAnswer[];
}

/** Everything that people said here or in label files. Plain data, stored and sent as it is. */
export interface Labels {
  /** Who labels on this page; empty until a name was given. */
  readonly annotator: string;
  readonly given: readonly GivenLabel[];
  /** What is being labeled on this page; `null` before a sample was drawn. */
  readonly sample: LabelSample | null;
}

/** Nobody has said anything yet. */
export const NO_LABELS: Labels = { annotator: '', given: [], sample: null };

/** A text that two labels share only where they are about the same answer. */
export function answerKey({ id, model, run }: AnswerName): string {
  return JSON.stringify([id, model, run]);
}

/** The labels with what a person now says of an answer, in place of what that person said of it before. */
export function addLabel(given: readonly GivenLabel[], label: GivenLabel): readonly GivenLabel[] {
  return [...removeLabel(given, label, label.annotator), label];
}

/** The labels without those of one person on one answer. */
export function removeLabel(
  given: readonly GivenLabel[],
  answer: AnswerName,
  annotator: string,
): readonly GivenLabel[] {
  const key = answerKey(answer);
  return given.filter((one) => one.annotator !== annotator || answerKey(one) !== key);
}

/** What came of adding labels to others. */
export interface MergedLabels {
  readonly given: readonly GivenLabel[];
  readonly added: number;
  /** Labels that were there already, from the same person on the same answer. */
  readonly known: number;
  /** Labels where the same person already said something else; both are kept until one is chosen. */
  readonly contradicting: number;
}

/** Adds labels to others. Nothing is lost: if one person gives two labels, both are kept. Linear. */
export function mergeLabels(
  given: readonly GivenLabel[],
  further: readonly GivenLabel[],
): MergedLabels {
  const said = new Map<string, Set<Label>>();
  const keyOf = (one: GivenLabel) => `${JSON.stringify(one.annotator)} ${answerKey(one)}`;
  for (const one of given) {
    const key = keyOf(one);
    said.set(key, (said.get(key) ?? new Set()).add(one.label));
  }
  let [known, contradicting] = [0, 0];
  const added = further.filter((one) => {
    const key = keyOf(one);
    const before = said.get(key) ?? new Set();
    if (before.has(one.label)) {
      known++;
      return false;
    }
    if (before.size > 0) contradicting++;
    said.set(key, before.add(one.label));
    return true;
  });
  return { given: [...given, ...added], added: added.length, known, contradicting };
}

/**
 * The label of a text, ignoring case, white space around it, hyphens and
 * underscores; `null` for any other text, the empty one included.
 */
export function readLabel(text: string): Label | null {
  const plain = text.trim().toLowerCase().replaceAll('_', ' ').replaceAll('-', ' ');
  return MEANINGS.get(plain) ?? null;
}
