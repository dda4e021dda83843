import type { IdSource } from '../../model';
import { columnOf, readIds } from '../cells';
import { simplifyName } from './column-names';
import { findByName, profileOf, type ProfiledFile } from './profile-columns';

/** A group number for every row, equal for equal values; numbered from 0 without gaps. */
interface RowGroups {
  readonly ofRow: Int32Array;
  readonly count: number;
}

/** File names without extension, unless two would then be equal, which would merge their runs. */
export function nameRuns(files: readonly ProfiledFile[]): string[] {
  const stems = files.map(({ source }) => source.info.id.replace(/\.[a-z]+$/i, ''));
  return files.map(({ source }, index) => {
    const stem = stems[index] ?? '';
    return stems.indexOf(stem) === stems.lastIndexOf(stem) ? stem : source.info.id;
  });
}

export interface RunColumns {
  readonly model: string | null;
  readonly run: string | null;
}

/**
 * The columns of the model and the run, chosen by name; otherwise constant columns whose value is
 * part of the file name; otherwise a column of few values that distinguishes rows with the same id.
 * If the named columns leave several rows with the same id, such as the epochs of a log, the column
 * that distinguishes these rows is the run.
 */
export function findRunColumns(
  file: ProfiledFile,
  id: IdSource,
  except: readonly string[],
): RunColumns {
  const model = findByName(file, 'model', except);
  const run = findByName(file, 'run', except);
  if (model !== null || run !== null) {
    const names = [model, run].filter((name) => name !== null);
    return { model, run: findDistinguishingColumn(file, id, [...except, ...names], names) ?? run };
  }
  const stem = ` ${simplifyName(file.source.info.name.replace(/\.[a-z]+$/i, ''))} `;
  const inName = file.columns.filter(({ name, hasMoreThan, filled, rows }) => {
    if (except.includes(name) || filled !== rows || rows < 2 || hasMoreThan(1)) return false;
    const value = simplifyName(columnOf(file.source.table, name)?.[0] ?? '');
    return /\p{L}/u.test(value) && stem.includes(` ${value} `);
  });
  const [first = null, second = null] = inName.map(({ name }) => name);
  if (first !== null) return { model: first, run: second };
  return { model: findDistinguishingColumn(file, id, except), run: null };
}

/** Maximum number of systems in one file. */
const MAX_SYSTEMS = 50;

/**
 * Every system is assumed to answer at least this share of the questions; if a column has more
 * values than that allows, they identify answers, not systems.
 */
const MIN_ANSWERED = 0.25;

/**
 * The column that, with those in `named`, distinguishes rows with the same id; `null` if there is
 * no such column or none is needed.
 */
function findDistinguishingColumn(
  file: ProfiledFile,
  id: IdSource,
  except: readonly string[],
  named: readonly string[] = [],
): string | null {
  const { table } = file.source;
  if (id.kind === 'row') return null;
  const candidates = file.columns.filter(
    ({ name, filled, rows, hasMoreThan }) =>
      !except.includes(name) && filled === rows && hasMoreThan(1) && !hasMoreThan(MAX_SYSTEMS),
  );
  const distinguishesAll = (name: string) => profileOf(file, name)?.isUnique() === true;
  if (candidates.length === 0 || id.columns.some(distinguishesAll)) return null;
  const groupsOf = (name: string) => groupRows(columnOf(table, name) ?? []);
  const ids = named.map(groupsOf).reduce(intersectGroups, groupRows(readIds(table, id)));
  if (ids.count === table.rowCount) return null;
  const found = candidates.find(
    ({ name, countDistinct, rows }) =>
      countDistinct() >= rows / ids.count &&
      countDistinct() * MIN_ANSWERED <= rows / ids.count &&
      intersectGroups(ids, groupsOf(name)).count === rows,
  );
  return found?.name ?? null;
}

export function groupRows(cells: readonly string[]): RowGroups {
  const numbers = new Map<string, number>();
  const ofRow = new Int32Array(cells.length);
  for (const [row, cell] of cells.entries()) {
    const number = numbers.get(cell) ?? numbers.size;
    if (number === numbers.size) numbers.set(cell, number);
    ofRow[row] = number;
  }
  return { ofRow, count: numbers.size };
}

/**
 * Rows grouped by two groupings. Rows are processed group by group, so that one number per group of
 * the second grouping is enough and no table of all pairs is needed. Linear in the number of rows.
 */
export function intersectGroups(first: RowGroups, second: RowGroups): RowGroups {
  const seenIn = new Int32Array(second.count).fill(-1);
  const numbers = new Int32Array(second.count);
  const ofRow = new Int32Array(first.ofRow.length);
  let count = 0;
  for (const row of sortByGroup(first)) {
    const group = first.ofRow[row] ?? 0;
    const other = second.ofRow[row] ?? 0;
    if (seenIn[other] !== group) {
      seenIn[other] = group;
      numbers[other] = count++;
    }
    ofRow[row] = numbers[other] ?? 0;
  }
  return { ofRow, count };
}

/** The rows in the order of their groups, by counting sort. */
function sortByGroup({ ofRow, count }: RowGroups): Int32Array {
  const next = new Int32Array(count + 1);
  for (const group of ofRow) next[group + 1] = (next[group + 1] ?? 0) + 1;
  for (let group = 0; group < count; group++) {
    next[group + 1] = (next[group + 1] ?? 0) + (next[group] ?? 0);
  }
  const rows = new Int32Array(ofRow.length);
  ofRow.forEach((group, row) => {
    const place = next[group] ?? 0;
    next[group] = place + 1;
    rows[place] = row;
  });
  return rows;
}
