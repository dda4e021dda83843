import type { IdSource } from '../../model';
import { columnOf, idColumns, readIds } from '../cells';
import type { ProfiledFile } from './profile-columns';

/**
 * At most this many characters of a cell are compared; enough to distinguish documents from
 * answers.
 */
const COMPARED_LENGTH = 400;

const SAMPLED_ROWS = 100;

/** Maximum number of files to compare; more runs of the same kind add nothing. */
const MAX_FILES = 40;

/** A column in which at least this share of the cells are questions is not an answer column. */
const MOSTLY_QUESTIONS = 0.6;

/** Sampled rows of the gold file with the cells of other columns in the same rows. */
export interface AlignedRows {
  /** Rows of the gold table. */
  readonly rows: readonly number[];
  readonly columns: readonly AlignedColumn[];
  /** Columns of the gold file that identify its rows. */
  readonly ids: readonly string[];
}

/** A column of any file, aligned with the sampled gold rows. */
export interface AlignedColumn {
  readonly file: string;
  readonly name: string;
  readonly cells: readonly (string | null)[];
  /** The words of each cell; `null` if the cell is empty or the file has no such row. */
  readonly words: readonly (ReadonlySet<string> | null)[];
  /** Whether the cells differ at all. */
  readonly isVaried: boolean;
}

/** A file, and how its rows map to those of the gold file. */
export interface AlignedFile {
  readonly file: ProfiledFile;
  readonly id: IdSource;
}

/** Aligns the columns of all files with sampled gold rows, using the first row of each id. */
export function alignRows(
  gold: ProfiledFile,
  id: IdSource,
  others: readonly AlignedFile[],
): AlignedRows {
  const { table } = gold.source;
  const step = Math.max(1, Math.floor(table.rowCount / SAMPLED_ROWS));
  const rows = Array.from({ length: table.rowCount }, (_, row) => row)
    .filter((row) => row % step === 0)
    .slice(0, SAMPLED_ROWS);
  const goldIds = readIds(table, id);
  const wanted = rows.map((row) => goldIds[row] ?? '');
  const columns = others
    .filter(({ file }) => file !== gold)
    .slice(0, MAX_FILES)
    .flatMap(({ file, id: otherIds }) => {
      const used = idColumns(otherIds);
      const first = findFirst(readIds(file.source.table, otherIds), wanted);
      const positions = wanted.map((one) => first.get(one));
      return alignColumns(file, used, (cells) =>
        positions.map((at) => (at === undefined ? null : (cells[at] ?? null))),
      );
    });
  const ids = idColumns(id);
  const own = alignColumns(gold, ids, (cells) => rows.map((row) => cells[row] ?? null));
  return { rows, columns: [...own, ...columns], ids };
}

/** The first row of each id; stops early instead of indexing a long file. */
function findFirst(ids: readonly string[], wanted: readonly string[]): Map<string, number> {
  const open = new Set(wanted);
  const first = new Map<string, number>();
  for (const [row, id] of ids.entries()) {
    if (open.size === 0) break;
    if (open.delete(id)) first.set(id, row);
  }
  return first;
}

function alignColumns(
  { source, columns }: ProfiledFile,
  ids: readonly string[],
  pick: (cells: readonly string[]) => (string | null)[],
): AlignedColumn[] {
  return columns
    .filter(({ name, questions, filled }) => {
      return filled > 0 && questions < MOSTLY_QUESTIONS && !ids.includes(name);
    })
    .map(({ name }) => {
      const cells = pick(columnOf(source.table, name) ?? []);
      const words = cells.map((cell) => (cell ? new Set(wordsOf(cell)) : null));
      return { file: source.info.id, name, cells, words, isVaried: new Set(cells).size > 1 };
    });
}

/** The column with this name in a file; `undefined` if it was not aligned. */
export function findColumn(
  columns: readonly AlignedColumn[],
  { source }: ProfiledFile,
  name: string,
): AlignedColumn | undefined {
  return columns.find((one) => one.file === source.info.id && one.name === name);
}

/** The words and numbers of a cell, in lowercase. */
export function wordsOf(cell: string): string[] {
  return cell
    .slice(0, COMPARED_LENGTH)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Share of common words, from 0 to 1 (Dice). */
export function wordOverlap(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  if (left.size + right.size === 0) return 1;
  let common = 0;
  for (const word of left) if (right.has(word)) common++;
  return (2 * common) / (left.size + right.size);
}

/** Whether `part` has words and all of them are in `whole`. */
export function isSubset(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  return part.size > 0 && [...part].every((word) => whole.has(word));
}
