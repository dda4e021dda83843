/** Maximum number of answers in a sample. */
export const MAX_SAMPLE = 5000;

/** The labels, in the order of keys, tables and exports. */
export const LABELS = ['correct', 'incorrect', 'unsure', 'gold-wrong'] as const;

export type Label = (typeof LABELS)[number];

/** The name of each label on the page. */
export const LABEL_NAMES: Readonly<Record<Label, string>> = {
  correct: 'correct',
  incorrect: 'incorrect',
  unsure: 'unsure',
  'gold-wrong': 'gold is wrong',
};

/** Spellings of each label in label files, in lowercase, with spaces in place of `-` and `_`. */
const WRITTEN: Readonly<Record<Label, readonly string[]>> = {
  correct: ['correct', 'correct answer', '1', '1.0', 'true', 'yes', 'accept', 'accepted', 'right'],
  // FinanceBench distinguishes refusals from wrong answers; neither answers the question.
  incorrect: [
    ...['incorrect', 'incorrect answer', '0', '0.0', 'false', 'no', 'reject', 'rejected', 'wrong'],
    ...['refusal', 'refused'],
  ],
  // Assay writes “disputed” for a tie; like “unsure”, it does not count toward a majority.
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

/** A label from one annotator. It identifies the answer by question and run, never by position. */
export interface AnnotatorLabel {
  readonly id: string;
  readonly model: string;
  readonly run: string;
  readonly annotator: string;
  readonly label: Label;
  readonly comment: string;
}

/** An answer, identified by its question and run. */
export type AnswerId = Pick<AnnotatorLabel, 'id' | 'model' | 'run'>;

/** How answers are chosen for labeling. */
export const SAMPLING_METHODS = ['random', 'disagreement', 'all'] as const;

export type SamplingMethod = (typeof SAMPLING_METHODS)[number];

/** An answer in a sample, with the stratum it had when it was drawn. */
export interface SampledAnswer extends AnswerId {
  readonly stratum: string;
}

/** Answers drawn for labeling, in the order in which they are shown. */
export interface LabelSample {
  readonly draw: SamplingMethod;
  readonly seed: number;
  readonly answers: readonly SampledAnswer[];
}

/** All labels given on the page or in label files. Plain data, stored and exported as is. */
export interface Labels {
  /** The annotator on this page; empty until they enter a name. */
  readonly annotator: string;
  readonly given: readonly AnnotatorLabel[];
  /** The answers to label on this page; `null` before a sample is drawn. */
  readonly sample: LabelSample | null;
}

export const NO_LABELS: Labels = { annotator: '', given: [], sample: null };

/** A key that two labels share if and only if they are for the same answer. */
export function answerKey({ id, model, run }: AnswerId): string {
  return JSON.stringify([id, model, run]);
}

/** Adds a label, replacing this annotator's earlier label for the answer. */
export function addLabel(
  given: readonly AnnotatorLabel[],
  label: AnnotatorLabel,
): readonly AnnotatorLabel[] {
  return [...removeLabel(given, label, label.annotator), label];
}

export function removeLabel(
  given: readonly AnnotatorLabel[],
  answer: AnswerId,
  annotator: string,
): readonly AnnotatorLabel[] {
  const key = answerKey(answer);
  return given.filter((one) => one.annotator !== annotator || answerKey(one) !== key);
}

export interface MergedLabels {
  readonly given: readonly AnnotatorLabel[];
  readonly added: number;
  /** Labels that were already present: same annotator, answer and label. */
  readonly known: number;
  /**
   * Labels that contradict an earlier one by the same annotator; both are kept until one is chosen.
   */
  readonly contradicting: number;
}

/**
 * Adds labels to existing ones; two different labels from one annotator are both kept. Runs in
 * linear time.
 */
export function mergeLabels(
  given: readonly AnnotatorLabel[],
  newLabels: readonly AnnotatorLabel[],
): MergedLabels {
  const labelsByKey = new Map<string, Set<Label>>();
  const keyOf = (one: AnnotatorLabel) => `${JSON.stringify(one.annotator)} ${answerKey(one)}`;
  for (const one of given) {
    const key = keyOf(one);
    labelsByKey.set(key, (labelsByKey.get(key) ?? new Set()).add(one.label));
  }
  let [known, contradicting] = [0, 0];
  const added = newLabels.filter((one) => {
    const key = keyOf(one);
    const before = labelsByKey.get(key) ?? new Set();
    if (before.has(one.label)) {
      known++;
      return false;
    }
    if (before.size > 0) contradicting++;
    labelsByKey.set(key, before.add(one.label));
    return true;
  });
  return { given: [...given, ...added], added: added.length, known, contradicting };
}

/**
 * Parses a label, ignoring case, leading and trailing spaces, hyphens and underscores; `null` for
 * anything else.
 */
export function readLabel(text: string): Label | null {
  const plain = text.trim().toLowerCase().replaceAll('_', ' ').replaceAll('-', ' ');
  return MEANINGS.get(plain) ?? null;
}
