import { type Dataset, runName, type Run } from '../../model';
import { type AnnotatorLabel, type Label, LABELS, readLabel } from './labels';

/** The majority label of an answer; `disputed` for a tie. */
export const HUMAN_VERDICTS = [...LABELS, 'disputed'] as const;

export type HumanVerdict = (typeof HUMAN_VERDICTS)[number];

/** The byte that stands for a label or verdict in a column. */
export function codeOf(verdict: HumanVerdict): number {
  return 1 + HUMAN_VERDICTS.indexOf(verdict);
}

/** The annotator name for labels from a column of a prediction file. */
export const COLUMN_ANNOTATOR = 'label column';

/**
 * One annotator's labels: for each run, one byte per question, which is 1 + the position in
 * `LABELS`, or 0 without a label.
 */
export interface Annotator {
  readonly name: string;
  readonly ofRun: readonly Uint8Array[];
}

/** An answer with two different labels from one annotator; neither label counts. */
export interface Contradiction {
  readonly question: number;
  readonly run: number;
  readonly annotator: string;
  readonly labels: readonly Label[];
}

/** A value in a label column that is not a label, and how often it occurs. */
export interface UnknownLabel {
  readonly text: string;
  readonly count: number;
}

/** All labels of a data set, including those that could not be used. */
export interface CollectedLabels {
  /** The label column first, then the other annotators in order of appearance. */
  readonly annotators: readonly Annotator[];
  /**
   * One array per run, one byte per question: 1 + the position in `HUMAN_VERDICTS`, 0 without a
   * label.
   */
  readonly verdicts: readonly Uint8Array[];
  readonly unread: readonly UnknownLabel[];
  /** Labels for an unknown question or run. */
  readonly strays: readonly AnnotatorLabel[];
  readonly contradictions: readonly Contradiction[];
}

/**
 * Combines labels from prediction files, label files and the page. A label with neither a model nor
 * a run belongs to the only run; a label with only a run name belongs to the run of that name.
 * Linear in labels and answers.
 */
export function collectLabels(
  { questions, runs }: Dataset,
  given: readonly AnnotatorLabel[],
): CollectedLabels {
  const length = questions.ids.length;
  const annotators = new Map<string, Uint8Array[]>();
  const columnsOf = (name: string) => {
    const known = annotators.get(name) ?? runs.map(() => new Uint8Array(length));
    annotators.set(name, known);
    return known;
  };

  const unread = readColumns(runs, columnsOf);

  const questionOf = new Map(questions.ids.map((id, question) => [id, question]));
  const runOf = findRuns(runs);
  const strays: AnnotatorLabel[] = [];
  const contradictions = new Map<string, Contradiction>();
  for (const one of given) {
    const [question, run] = [questionOf.get(one.id), runOf(one)];
    if (question === undefined || run === undefined) {
      strays.push(one);
      continue;
    }
    const column = columnsOf(one.annotator)[run];
    const key = JSON.stringify([one.annotator, run, question]);
    const before = column?.[question] ?? 0;
    const conflict = contradictions.get(key);
    if (before === 0 && !conflict) column?.fill(codeOf(one.label), question, question + 1);
    else if (conflict || before !== codeOf(one.label)) {
      const earlier = conflict?.labels ?? labelsAt(before);
      const labels = [...new Set([...earlier, one.label])];
      contradictions.set(key, { question, run, annotator: one.annotator, labels });
      column?.fill(0, question, question + 1);
    }
  }
  const all = [...annotators].map(([name, ofRun]) => ({ name, ofRun }));
  return {
    annotators: all,
    verdicts: runs.map((_, run) =>
      decide(
        all.flatMap(({ ofRun }) => ofRun[run] ?? []),
        length,
      ),
    ),
    unread,
    strays,
    contradictions: [...contradictions.values()],
  };
}

/** The majority label of an answer; `null` without labels. */
export function humanVerdictAt(verdicts: Uint8Array, question: number): HumanVerdict | null {
  return HUMAN_VERDICTS[(verdicts[question] ?? 0) - 1] ?? null;
}

/** An annotator's label for an answer; `null` if there is none. */
export function labelAt(column: Uint8Array, question: number): Label | null {
  return labelsAt(column[question] ?? 0)[0] ?? null;
}

function labelsAt(code: number): Label[] {
  const label = LABELS[code - 1];
  return label ? [label] : [];
}

/** Reads the label columns of the files and counts values that are not labels. */
function readColumns(
  runs: readonly Run[],
  columnsOf: (annotator: string) => readonly Uint8Array[],
): UnknownLabel[] {
  const unread = new Map<string, number>();
  runs.forEach(({ humanLabels }, run) => {
    if (!humanLabels) return;
    const column = columnsOf(COLUMN_ANNOTATOR)[run];
    humanLabels.forEach((text, question) => {
      const label = readLabel(text);
      if (label) column?.fill(codeOf(label), question, question + 1);
      else if (text.trim() !== '') unread.set(text, (unread.get(text) ?? 0) + 1);
    });
  });
  return [...unread].map(([text, count]) => ({ text, count })).sort((a, b) => b.count - a.count);
}

function findRuns(runs: readonly Run[]): (label: AnnotatorLabel) => number | undefined {
  const keyOf = (model: string, run: string) => JSON.stringify([model, run]);
  const byKey = new Map(runs.map(({ model, run }, index) => [keyOf(model, run), index]));
  const byName = new Map(runs.map((run, index) => [runName(run), index]));
  return ({ model, run }) => {
    if (model === '' && run === '') return runs.length === 1 ? 0 : undefined;
    return byKey.get(keyOf(model, run)) ?? byName.get(runName({ model, run }).trim());
  };
}

/** Labels that count toward the majority: all but `unsure`. */
const DECIDING = LABELS.filter((label) => label !== 'unsure').map(codeOf);
const UNSURE = codeOf('unsure');
const DISPUTED = codeOf('disputed');

/** The majority label of each question; a tie is a dispute. */
function decide(columns: readonly Uint8Array[], length: number): Uint8Array {
  const decided = new Uint8Array(length);
  const counts = new Uint32Array(1 + LABELS.length);
  for (let question = 0; question < length; question++) {
    counts.fill(0);
    for (const column of columns) {
      const code = column[question] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
    const most = Math.max(...DECIDING.map((code) => counts[code] ?? 0));
    const winners = DECIDING.filter((code) => counts[code] === most);
    if (most > 0) decided[question] = winners.length > 1 ? DISPUTED : (winners[0] ?? 0);
    else if ((counts[UNSURE] ?? 0) > 0) decided[question] = UNSURE;
  }
  return decided;
}
