import { isCertainPredictionName, nameEvidence } from './column-names';
import { slashEvidence } from './propose-split';
import type { ColumnProfile, ProfiledFile } from './profile-columns';
import { type AlignedColumn, type AlignedRows, wordOverlap, findColumn } from './aligned-rows';

/** The reason given for a column with a known name. */
export const NAME_REASON = 'suggested by its name';

/** A column and the evidence for a use; a higher score is more certain. */
export interface Candidate {
  readonly name: string;
  readonly score: number;
  /** In words, for the user. */
  readonly reasons: readonly string[];
  /** Whether there is evidence other than the form of the values. */
  readonly hasEvidence: boolean;
  /** Whether the evidence would also support another use. */
  readonly isAmbiguous: boolean;
}

/**
 * Columns of a gold file that may contain the reference answers, most likely first. Values weigh
 * more than names: other columns in the same rows count most, then listed alternatives, then the
 * name.
 */
export function rankReferences(
  file: ProfiledFile,
  except: readonly string[],
  aligned: AlignedRows | null,
): Candidate[] {
  return rankColumns(file, except, (column, count) => weighReference(file, column, aligned, count));
}

/** Below this difference, either of two columns may be the correct one. */
export const MIN_SCORE_DIFFERENCE = 0.2;

export type CountValues = (column: ColumnProfile) => number;

export const countAll: CountValues = ({ countDistinct }) => countDistinct();

/** The largest error in a score that comes from estimating the number of distinct values. */
const MAX_ERROR = 0.5;

/**
 * At or above this difference, the order of two candidates is certain; the user need not choose.
 */
const CLEAR_DIFFERENCE = 2 * MAX_ERROR + MIN_SCORE_DIFFERENCE;

/**
 * Ranks the candidate columns of a file. Their distinct values are counted only if an estimate
 * leaves doubt: counting takes most of the time of a proposal.
 */
export function rankColumns(
  file: ProfiledFile,
  except: readonly string[],
  weigh: (column: ColumnProfile, count: CountValues) => Candidate,
): Candidate[] {
  const open = file.columns.filter(({ name, filled }) => !except.includes(name) && filled > 0);
  const rank = (count: CountValues) =>
    open.map((column) => weigh(column, count)).sort((a, b) => b.score - a.score);
  const [first, ...others] = rank(({ estimateDistinct }) => estimateDistinct());
  const isClear =
    first?.hasEvidence &&
    first.score > MAX_ERROR &&
    others.every(
      ({ score, isAmbiguous }) => !isAmbiguous && first.score - score > CLEAR_DIFFERENCE,
    );
  return isClear ? [first] : rank(countAll).filter(({ score }) => score > 0);
}

function weighReference(
  file: ProfiledFile,
  column: ColumnProfile,
  aligned: AlignedRows | null,
  count: CountValues,
): Candidate {
  const { name } = column;
  const reasons: string[] = [];
  const named = isCertainPredictionName(name) ? -1 : nameEvidence(name, 'reference');
  if (named > 0) reasons.push(NAME_REASON);
  const overlap = aligned ? bestOverlap(file, name, aligned) : 0;
  if (overlap >= 0.2)
    reasons.push(`answers in other files share ${formatShare(overlap)} of its words`);
  const slash = aligned ? slashEvidence(file, name, aligned) : null;
  const alternatives = slash !== null && slash >= 0.3;
  if (alternatives) {
    reasons.push(`in ${formatShare(slash)} of its cells with “/”, a part occurs in another answer`);
  }
  const listed = column.lists >= 0.6 && column.numberLists < 0.5;
  if (listed) reasons.push('it contains lists of answers');
  const isSupported = named > 0 || overlap >= 0.2 || alternatives;
  const score =
    named +
    1.2 * overlap +
    (alternatives ? 0.8 : 0) +
    (listed ? 0.4 : 0) +
    scoreAnswerShape(column, count, named > 0);
  return { name, score, reasons, hasEvidence: isSupported || listed, isAmbiguous: false };
}

/** Maximum number of files to compare; more runs of the same kind add nothing. */
const COMPARED_FILES = 3;

/**
 * The share of words in common with the most similar column of another file. A column that both
 * files contain under the same name is an id or a property of the question, unless its name is
 * typical of a reference column.
 */
function bestOverlap(file: ProfiledFile, name: string, { columns }: AlignedRows): number {
  const own = findColumn(columns, file, name);
  if (!own) return 0;
  const compared = [...new Set(columns.map((one) => one.file))].slice(0, COMPARED_FILES + 1);
  const isNamed = nameEvidence(name, 'reference') > 0;
  const others = columns.filter(
    (one) =>
      one.file !== own.file &&
      compared.includes(one.file) &&
      (isNamed || one.name !== name || !haveSameCells(own, one)),
  );
  return Math.max(0, ...others.map((other) => meanWordOverlap(own, other)));
}

/**
 * Whether two columns have the same cells, in any order, counting only rows in which both have one.
 */
function haveSameCells(a: AlignedColumn, b: AlignedColumn): boolean {
  const inBoth = [...a.cells.keys()].filter(
    (row) => a.cells[row] !== null && b.cells[row] !== null,
  );
  const sorted = ({ cells }: AlignedColumn) => inBoth.map((row) => cells[row] ?? '').sort();
  const others = sorted(b);
  return sorted(a).every((cell, at) => cell === others[at]);
}

/**
 * The mean share of words in common, over the rows in which both columns have a cell; 0 if the
 * cells of a column do not vary.
 */
export function meanWordOverlap(a: AlignedColumn, b: AlignedColumn): number {
  if (!a.isVaried || !b.isVaried) return 0;
  let sum = 0;
  let rows = 0;
  a.words.forEach((words, row) => {
    const others = b.words[row];
    if (!words || !others) return;
    sum += wordOverlap(words, others);
    rows++;
  });
  return rows === 0 ? 0 : sum / rows;
}

/**
 * From −2 (unlike answers) to 0.4 (short, varied texts). Weighs little against the name of an
 * answer column, because a system may always give the same answer.
 */
export function scoreAnswerShape(
  column: ColumnProfile,
  count: CountValues,
  isNamed = false,
): number {
  const { rows, filled, hasMoreThan, meanLength } = column;
  const distinct = count(column);
  let shape = 0.2 * (20 / (20 + meanLength)) + 0.2 * Math.min(1, distinct / Math.max(1, filled));
  if (rows > 5 && !hasMoreThan(1)) shape -= 1.5;
  if (column.isCounter()) shape -= 1.5;
  if (column.numberLists >= 0.5) shape -= 1.5;
  if (column.probabilities >= 0.95 && rows > 6 && hasMoreThan(3)) shape -= 0.8;
  if (column.questions >= 0.6) shape -= 1.5;
  if (column.judgments >= 0.9 && rows > 2) shape -= 2;
  if (column.codes >= 0.5 && rows > 2) shape -= column.codes >= 0.9 && column.isUnique() ? 2 : 1;
  if (distinct < 0.1 * filled && filled > 20) shape -= 0.3;
  if (column.fileNames >= 0.5) shape -= 1;
  if (column.knownLabels >= 0.9 && rows > 6 && !hasMoreThan(6)) shape -= 0.6;
  if (column.truths >= 0.9 && rows > 6 && !hasMoreThan(3)) shape -= 0.5;
  if (filled < 0.2 * rows) shape -= 0.3;
  return isNamed ? Math.max(shape, MIN_NAMED_SHAPE) : shape;
}

const MIN_NAMED_SHAPE = -0.4;

/** A share from 0 to 1 as a whole percentage, for evidence. */
export function formatShare(share: number): string {
  return `${Math.round(100 * share)}%`;
}
