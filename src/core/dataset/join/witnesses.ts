import type { IdSource } from '../../model';
import { columnOf, readIds } from './cells';
import type { Profiled } from './profile';
import { wordsOf } from './similar-answers';

/** Rows that are compared; enough to tell, cheap on long files. */
const ROWS = 100;

/** Files that are compared; further runs of the same kind add nothing. */
const FILES = 40;

/** From this share of questions on a column is no answer to them. */
const MOSTLY_QUESTIONS = 0.6;

/** Some rows of the gold, and what other columns say in the same rows. */
export interface Witnesses {
  /** Rows of the gold table. */
  readonly rows: readonly number[];
  readonly columns: readonly Witness[];
  /** Columns of the gold that identify its rows. */
  readonly ids: readonly string[];
}

/** A column of any file beside the sampled gold rows; `null` where it has no row for one. */
export interface Witness {
  readonly file: string;
  readonly name: string;
  readonly cells: readonly (string | null)[];
  /** The words of each cell; `null` where it is empty. */
  readonly words: readonly (ReadonlySet<string> | null)[];
  /** Whether the cells differ at all. */
  readonly isVaried: boolean;
}

/** A file with the way its rows find those of the gold. */
export interface AlignedFile {
  readonly file: Profiled;
  readonly id: IdSource;
}

/**
 * Lays the columns of other files, and of the gold itself, beside a sample of the gold's rows. Of
 * several rows with the same id the first is taken.
 */
export function gatherWitnesses(
  gold: Profiled,
  id: IdSource,
  others: readonly AlignedFile[],
): Witnesses {
  const { table } = gold.source;
  const step = Math.max(1, Math.floor(table.rowCount / ROWS));
  const rows = Array.from({ length: table.rowCount }, (_, row) => row)
    .filter((row) => row % step === 0)
    .slice(0, ROWS);
  const goldIds = readIds(table, id);
  const sought = rows.map((row) => goldIds[row] ?? '');
  const beside = others
    .filter(({ file }) => file !== gold)
    .slice(0, FILES)
    .flatMap(({ file, id: theirs }) => {
      const used = columnsOfId(theirs);
      const first = findFirst(readIds(file.source.table, theirs), sought);
      const places = sought.map((one) => first.get(one));
      return witnessesOf(file, used, (cells) =>
        places.map((place) => (place === undefined ? null : (cells[place] ?? null))),
      );
    });
  const ids = columnsOfId(id);
  const own = witnessesOf(gold, ids, (cells) => rows.map((row) => cells[row] ?? null));
  return { rows, columns: [...own, ...beside], ids };
}

/** The first row of each id that is sought and there; a long file is not indexed for so few. */
function findFirst(ids: readonly string[], sought: readonly string[]): Map<string, number> {
  const open = new Set(sought);
  const first = new Map<string, number>();
  for (const [row, id] of ids.entries()) {
    if (open.size === 0) break;
    if (open.delete(id)) first.set(id, row);
  }
  return first;
}

function witnessesOf(
  { source, columns }: Profiled,
  ids: readonly string[],
  pick: (cells: readonly string[]) => (string | null)[],
): Witness[] {
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

function columnsOfId(id: IdSource): readonly string[] {
  return id.kind === 'columns' ? id.columns : [];
}
