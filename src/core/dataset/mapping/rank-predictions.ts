import { isCertainPredictionName, nameEvidence, simplifyName, systemOf } from './column-names';
import type { ColumnProfile, ProfiledFile } from './profile-columns';
import { isExportedTable, exportedColumnFor } from '../exported-tables';
import {
  type Candidate,
  type CountValues,
  countAll,
  meanWordOverlap,
  NAME_REASON,
  formatShare,
  scoreAnswerShape,
  rankColumns,
} from './rank-references';
import { type AlignedRows, findColumn } from './aligned-rows';

/** The gold file to compare predictions with. */
export interface KnownReferences {
  readonly file: string;
  readonly column: string;
  readonly aligned: AlignedRows;
}

/** Above this share of common words, a column may be a copy of the references. */
const COPY_OVERLAP = 0.8;

/**
 * Columns that may contain a system's answers, most likely first: those that share words with the
 * references without repeating them, then those with a matching name.
 */
export function rankPredictions(
  file: ProfiledFile,
  except: readonly string[],
  known: KnownReferences | null,
): Candidate[] {
  return rankColumns(file, except, (column, count) => weighPrediction(file, column, known, count));
}

/**
 * Whether the column is a copy of the references: its words are nearly the same, and another
 * prediction file has identical cells, which two systems would not produce.
 */
function isCopy(
  file: ProfiledFile,
  name: string,
  overlap: number,
  known: KnownReferences,
): boolean {
  if (overlap < COPY_OVERLAP) return false;
  const { columns } = known.aligned;
  const own = findColumn(columns, file, name);
  return columns.some(
    (other) =>
      own !== undefined &&
      other.file !== own.file &&
      other.file !== known.file &&
      meanWordOverlap(own, other) >= VERBATIM_OVERLAP,
  );
}

const VERBATIM_OVERLAP = 0.98;

function weighPrediction(
  file: ProfiledFile,
  column: ColumnProfile,
  known: KnownReferences | null,
  count: CountValues,
): Candidate {
  const { name } = column;
  const reasons: string[] = [];
  const named = nameEvidence(name, 'prediction') + (isCertainPredictionName(name) ? 0.5 : 0);
  if (named > 0) reasons.push(NAME_REASON);
  const overlap = known ? similarityWithReferences(file, name, known) : 0;
  if (overlap >= 0.1)
    reasons.push(`it shares ${formatShare(overlap)} of its words with the references`);
  const isReference = nameEvidence(name, 'reference') > 0 && named === 0;
  const copyScore = isReference || (known !== null && isCopy(file, name, overlap, known)) ? 1 : 0;
  if (copyScore > 0) reasons.push('it repeats the references');
  // A column that nearly equals the references may be a copy, unless its name is used only for
  // predictions.
  const isAmbiguous =
    overlap >= COPY_OVERLAP && (named === 0 || nameEvidence(name, 'reference') > 0);
  const value = copyScore > 0 ? -1 : isAmbiguous ? 0.1 : 1.2 * overlap;
  return {
    name,
    score: named + value + scoreAnswerShape(column, count, named > 0),
    reasons,
    hasEvidence: named > 0 || (overlap >= 0.1 && !isAmbiguous),
    isAmbiguous,
  };
}

function similarityWithReferences(
  file: ProfiledFile,
  name: string,
  known: KnownReferences,
): number {
  const { columns } = known.aligned;
  const references = columns.find((one) => one.file === known.file && one.name === known.column);
  const answers = findColumn(columns, file, name);
  return references && answers && references !== answers ? meanWordOverlap(references, answers) : 0;
}

/** An answer column and the column with its human judgments. */
export interface SystemColumn {
  readonly answer: string;
  readonly judgment: string | null;
}

/**
 * Columns of several systems in one table, recognized by a system in their name (`answer_fid`,
 * `gpt-4o`), or because each is followed by its judgments. Empty if there are fewer than two such
 * columns.
 */
export function findSystemColumns(file: ProfiledFile, except: readonly string[]): SystemColumn[] {
  const open = file.columns.filter(
    ({ name, filled, rows }) => !except.includes(name) && filled >= 0.5 * rows,
  );
  const named = open.filter(({ name }) => systemOf(name) !== null);
  const answers = named.filter((column) => !isVerdictColumn(column));
  if (answers.length > 1) {
    return answers.map(({ name }) => ({ answer: name, judgment: findJudgments(file, name) }));
  }
  const followed = open.flatMap((column): SystemColumn[] => {
    const next = file.columns[file.columns.indexOf(column) + 1];
    const holds =
      next &&
      isVerdictColumn(next) &&
      !isVerdictColumn(column) &&
      scoreAnswerShape(column, countAll) > 0;
    return holds ? [{ answer: column.name, judgment: next.name }] : [];
  });
  return followed.length > 1 ? followed : [];
}

export function isVerdictColumn(column: ColumnProfile): boolean {
  const { rows, filled, judgments, truths, hasMoreThan } = column;
  if (filled < 0.9 * rows) return false;
  return judgments >= 0.9 || (rows > 2 && truths >= 0.95 && !hasMoreThan(3));
}

const JUDGMENT_NAMES = /^(judge|judgement|judgment|label|human|correct|is correct|verdict|grade)\b/;

/** The column of human labels for these answers, by its name or its values. */
export function findJudgments(file: ProfiledFile, answer: string, isOnly = false): string | null {
  const { table } = file.source;
  if (isExportedTable(table)) {
    // The majority label of the annotators takes precedence over the label in the file.
    return (
      exportedColumnFor(table, answer, 'human') ?? exportedColumnFor(table, answer, 'humanLabel')
    );
  }
  const system = simplifyName(systemOf(answer) ?? '');
  const marks = file.columns.filter(isVerdictColumn);
  const ofSystem = marks.find(({ name }) => {
    const plain = simplifyName(name);
    if (system === '') return false;
    return plain.startsWith(`${system} `)
      ? JUDGMENT_NAMES.test(plain.slice(system.length + 1))
      : JUDGMENT_NAMES.test(plain) && plain.endsWith(` ${system}`);
  });
  if (ofSystem) return ofSystem.name;
  if (!isOnly) return null;
  const worded = marks.find(({ judgments }) => judgments >= 0.9);
  return (
    (worded ?? marks.find(({ name }) => JUDGMENT_NAMES.test(simplifyName(name))))?.name ?? null
  );
}
