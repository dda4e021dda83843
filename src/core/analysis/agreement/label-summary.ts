import { cohenKappa, krippendorffAlpha } from '../statistics/rater-agreement';
import {
  type Annotator,
  type CollectedLabels,
  HUMAN_VERDICTS,
  type HumanVerdict,
  humanVerdictAt,
  labelAt,
  type UnreadLabel,
} from './collect';
import { type GivenLabel, type Label, LABELS } from './labels';

import type { Dataset } from '../../model';

/** Two annotators on the answers that both labeled `correct` or `incorrect`. */
interface AnnotatorPair {
  readonly a: string;
  readonly b: string;
  readonly n: number;
  /** Share on which they agree; `null` where they share no answer. */
  readonly agreement: number | null;
  /** Cohen's κ; `null` where it is not defined. */
  readonly kappa: number | null;
}

/** How far the people agree among themselves. */
interface BetweenAnnotators {
  readonly pairs: readonly AnnotatorPair[];
  /** Krippendorff's α, nominal, over all of them; `null` where it is not defined. */
  readonly alpha: number | null;
}

const CORRECT = 1 + LABELS.indexOf('correct');

const INCORRECT = 1 + LABELS.indexOf('incorrect');

/** An answer of which annotators, or one of them, say different things. */
export interface DisputedAnswer {
  readonly id: string;
  readonly run: number;
  readonly said: readonly { readonly annotator: string; readonly labels: readonly Label[] }[];
}

/** What people said, in figures, with whatever could not be used. */
export interface LabelSummary {
  readonly annotators: readonly {
    readonly name: string;
    readonly counts: Readonly<Record<Label, number>>;
  }[];
  /** How many answers people, taken together, decide each way. */
  readonly verdicts: Readonly<Record<HumanVerdict, number>>;
  readonly between: BetweenAnnotators;
  /** Answers on which people disagree, or of which one says two things: the first of each. */
  readonly disputed: readonly DisputedAnswer[];
  /** Answers of which one annotator says two things. */
  readonly contradictions: number;
  /** Texts in label columns that are no labels, the most frequent first. */
  readonly unread: readonly UnreadLabel[];
  /** Labels about a question or run that is not there. */
  readonly strays: { readonly count: number; readonly first: readonly GivenLabel[] };
}

/** Lists are cut here; the counts beside them are whole. */
const MAX_LISTED = 50;

/** Counts the labels of a data set and lists what people do not agree on. Linear. */
export function summarizeLabels(dataset: Dataset, labels: CollectedLabels): LabelSummary {
  return {
    annotators: labels.annotators.map(({ name, ofRun }) => ({ name, counts: countLabels(ofRun) })),
    verdicts: countVerdicts(labels.verdicts),
    between: compareAnnotators(labels),
    disputed: listDisputed(dataset, labels),
    contradictions: labels.contradictions.length,
    unread: labels.unread,
    strays: { count: labels.strays.length, first: labels.strays.slice(0, MAX_LISTED) },
  };
}

function countLabels(columns: readonly Uint8Array[]): Record<Label, number> {
  const counts: Record<Label, number> = { correct: 0, incorrect: 0, unsure: 0, 'gold-wrong': 0 };
  for (const column of columns) {
    for (const code of column) {
      const label = LABELS[code - 1];
      if (label) counts[label]++;
    }
  }
  return counts;
}

function countVerdicts(columns: readonly Uint8Array[]): Record<HumanVerdict, number> {
  const counts = { ...countLabels([]), disputed: 0 };
  for (const column of columns) {
    for (const code of column) {
      const verdict = HUMAN_VERDICTS[code - 1];
      if (verdict) counts[verdict]++;
    }
  }
  return counts;
}

function listDisputed({ questions }: Dataset, labels: CollectedLabels): DisputedAnswer[] {
  const contradicted = labels.contradictions.slice(0, MAX_LISTED).map((one) => ({
    id: questions.ids[one.question] ?? '',
    run: one.run,
    said: [{ annotator: one.annotator, labels: one.labels }],
  }));
  const disputed: DisputedAnswer[] = [];
  for (const [run, verdicts] of labels.verdicts.entries()) {
    for (let question = 0; question < questions.ids.length; question++) {
      if (disputed.length >= MAX_LISTED) break;
      if (humanVerdictAt(verdicts, question) !== 'disputed') continue;
      const said = labels.annotators.flatMap(({ name, ofRun }) => {
        const label = labelAt(ofRun[run] ?? new Uint8Array(), question);
        return label ? [{ annotator: name, labels: [label] }] : [];
      });
      disputed.push({ id: questions.ids[question] ?? '', run, said });
    }
  }
  return [...contradicted, ...disputed];
}

/**
 * Agreement between annotators over `correct` and `incorrect`; `unsure` and `gold is wrong` are left
 * out of it, as an answer that was not labeled. Answers that only one of them labeled say nothing.
 */
export function compareAnnotators({
  annotators,
}: Pick<CollectedLabels, 'annotators'>): BetweenAnnotators {
  if (annotators.length < 2) return { pairs: [], alpha: null };
  const values = annotators.map(valuesOf);
  const pairs = annotators.flatMap(({ name: a }, first) =>
    annotators.slice(first + 1).map(({ name: b }, offset) => {
      const [ofA = [], ofB = []] = [values[first], values[first + 1 + offset]];
      return { a, b, ...comparePair(ofA, ofB) };
    }),
  );
  return { pairs, alpha: krippendorffAlpha(values) };
}

function comparePair(ofA: readonly (number | null)[], ofB: readonly (number | null)[]) {
  const both = ofA.flatMap((value, answer) => {
    const other = ofB[answer] ?? null;
    return value === null || other === null ? [] : [[value, other] as const];
  });
  if (both.length === 0) return { n: 0, agreement: null, kappa: null };
  const { kappa, agreement } = cohenKappa(
    both.map(([value]) => value),
    both.map(([, other]) => other),
  );
  return { n: both.length, agreement, kappa };
}

function valuesOf({ ofRun }: Annotator): (number | null)[] {
  return ofRun.flatMap((column) =>
    Array.from(column, (code) => (code === CORRECT ? 1 : code === INCORRECT ? 0 : null)),
  );
}
