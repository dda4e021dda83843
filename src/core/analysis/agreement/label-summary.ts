import {
  type Annotator,
  type CollectedLabels,
  HUMAN_VERDICTS,
  type HumanVerdict,
  humanVerdictAt,
  labelAt,
  type UnknownLabel,
} from './collect';
import { binaryLabel } from './labeled-answers';
import { type AnnotatorLabel, type Label, LABELS } from './labels';
import type { Dataset } from '../../model';

/** Two annotators, over the answers that both labeled `correct` or `incorrect`. */
interface AnnotatorPair {
  readonly a: string;
  readonly b: string;
  readonly n: number;
  /** Share of these answers on which they agree; `null` if there are none. */
  readonly agreement: number | null;
  /** Cohen's κ; `null` if undefined. */
  readonly kappa: number | null;
}

/** Agreement between annotators. */
interface BetweenAnnotators {
  readonly pairs: readonly AnnotatorPair[];
  /** Krippendorff's α for nominal data, over all annotators; `null` if undefined. */
  readonly alpha: number | null;
}

/** An answer on which annotators disagree, or to which one annotator gave two labels. */
export interface DisputedAnswer {
  readonly id: string;
  readonly run: number;
  readonly said: readonly { readonly annotator: string; readonly labels: readonly Label[] }[];
}

/** Counts of labels, and labels that could not be used. */
export interface LabelSummary {
  readonly annotators: readonly {
    readonly name: string;
    readonly counts: Readonly<Record<Label, number>>;
  }[];
  /** Number of answers by majority label. */
  readonly verdicts: Readonly<Record<HumanVerdict, number>>;
  readonly between: BetweenAnnotators;
  /** The first answers with contradictory labels and the first disputed ones. */
  readonly disputed: readonly DisputedAnswer[];
  /** Number of answers with two different labels from one annotator. */
  readonly contradictions: number;
  /** Values in label columns that are not labels, most frequent first. */
  readonly unread: readonly UnknownLabel[];
  /** Labels for an unknown question or run. */
  readonly strays: { readonly count: number; readonly first: readonly AnnotatorLabel[] };
}

/** Maximum length of a list; longer lists are truncated, but the counts are complete. */
const MAX_LISTED = 50;

/** Counts the labels of a data set and lists disputes. Linear. */
export function summarizeLabels(dataset: Dataset, labels: CollectedLabels): LabelSummary {
  return {
    annotators: labels.annotators.map(({ name, ofRun }) => ({
      name,
      counts: countCodes(LABELS, ofRun),
    })),
    verdicts: countCodes(HUMAN_VERDICTS, labels.verdicts),
    between: compareAnnotators(labels),
    disputed: listDisputed(dataset, labels),
    contradictions: labels.contradictions.length,
    unread: labels.unread,
    strays: { count: labels.strays.length, first: labels.strays.slice(0, MAX_LISTED) },
  };
}

/** How often each of the names occurs; the code of a name is 1 + its position. */
function countCodes<Name extends string>(
  names: readonly Name[],
  columns: readonly Uint8Array[],
): Record<Name, number> {
  const counts = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  for (const column of columns) {
    for (const code of column) {
      const name = names[code - 1];
      if (name !== undefined) counts[name]++;
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
      const labelsByAnnotator = labels.annotators.flatMap(({ name, ofRun }) => {
        const label = labelAt(ofRun[run] ?? new Uint8Array(), question);
        return label ? [{ annotator: name, labels: [label] }] : [];
      });
      disputed.push({ id: questions.ids[question] ?? '', run, said: labelsByAnnotator });
    }
  }
  return [...contradicted, ...disputed];
}

/** Agreement between annotators over `correct` and `incorrect`; other labels are ignored. */
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
    Array.from(column, (code) => {
      const label = binaryLabel(code);
      return Number.isNaN(label) ? null : label;
    }),
  );
}

/**
 * Cohen's κ of two raters over items in categories, 1 − observed / expected disagreement, and the
 * share of items on which they agree. `null` if both use only one and the same category.
 * Source: J. Cohen, Educ. Psychol. Meas. 20 (1960).
 */
export function cohenKappa(
  a: readonly number[],
  b: readonly number[],
): { readonly kappa: number | null; readonly agreement: number } {
  const categories = [...new Set([...a, ...b])].sort((x, y) => x - y);
  const table = crossTable(a, b, categories);
  const rows = table.map((row) => row.reduce((x, y) => x + y, 0));
  const columns = categories.map((_, j) => table.reduce((all, row) => all + (row[j] ?? 0), 0));
  let observed = 0;
  let expected = 0;
  let agreement = 0;
  table.forEach((row, i) => {
    row.forEach((share, j) => {
      if (i === j) {
        agreement += share;
      } else {
        observed += share;
        expected += (rows[i] ?? 0) * (columns[j] ?? 0);
      }
    });
  });
  return { kappa: expected === 0 ? null : 1 - observed / expected, agreement };
}

/** Share of the items in each combination of the two raters' categories. */
function crossTable(
  a: readonly number[],
  b: readonly number[],
  categories: readonly number[],
): number[][] {
  const indexOf = new Map(categories.map((category, index) => [category, index]));
  const table = categories.map(() => new Array<number>(categories.length).fill(0));
  a.forEach((category, item) => {
    const row = table[indexOf.get(category) ?? 0];
    const column = indexOf.get(b[item] ?? NaN) ?? 0;
    if (row) row[column] = (row[column] ?? 0) + 1 / a.length;
  });
  return table;
}

/**
 * Krippendorff's α for nominal data, 1 − observed / expected disagreement, with any number of
 * raters and missing ratings. `null` if fewer than two values can be paired, or all are equal.
 * Source: K. Krippendorff, Computing Krippendorff's Alpha-Reliability (2011).
 * @param raters one list per rater, all of equal length; `null` for a missing rating
 */
export function krippendorffAlpha(raters: readonly (readonly (number | null)[])[]): number | null {
  const items = Math.max(0, ...raters.map(({ length }) => length));
  const units = Array.from({ length: items }, (_, item) =>
    raters.flatMap((rater) => rater[item] ?? []),
  ).filter((values) => values.length > 1);
  const totals = new Map<number, number>();
  for (const value of units.flat()) totals.set(value, (totals.get(value) ?? 0) + 1);
  const n = units.reduce((all, values) => all + values.length, 0);

  let observed = 0;
  for (const values of units) {
    for (const [i, a] of values.entries()) {
      for (const b of values.slice(i + 1)) if (a !== b) observed += 2 / (values.length - 1);
    }
  }
  let expected = 0;
  const counts = [...totals.values()];
  for (const [i, count] of counts.entries()) {
    for (const other of counts.slice(i + 1)) expected += 2 * count * other;
  }
  return expected === 0 ? null : 1 - ((n - 1) * observed) / expected;
}
