import type { IdSource } from '../../model';
import { columnOf, readIds } from './cells';
import { plainName } from './column-names';
import { bestNamed, profileOf, type Profiled } from './profile';
import { groupByBoth, groupRows } from './row-groups';

/** The names of files without their ending; with it where two would be one, and so one run. */
export function nameRuns(files: readonly Profiled[]): string[] {
  const stems = files.map(({ source }) => source.info.id.replace(/\.[a-z]+$/i, ''));
  return files.map(({ source }, index) => {
    const stem = stems[index] ?? '';
    return stems.indexOf(stem) === stems.lastIndexOf(stem) ? stem : source.info.id;
  });
}

/** The columns that name the system and the run. */
export interface RunColumns {
  readonly model: string | null;
  readonly run: string | null;
}

/**
 * By name; else columns that say the same in every row and stand in the file's own name; else a
 * column of few values that tells apart rows of the same id. Where the names leave several rows of an
 * id, as the epochs of a log do, such a column is the run.
 */
export function findRunColumns(
  file: Profiled,
  id: IdSource,
  except: readonly string[],
): RunColumns {
  const model = bestNamed(file, 'model', except);
  const run = bestNamed(file, 'run', except);
  if (model !== null || run !== null) {
    const names = [model, run].filter((name) => name !== null);
    return { model, run: tellingApart(file, id, [...except, ...names], names) ?? run };
  }
  const stem = ` ${plainName(file.source.info.name.replace(/\.[a-z]+$/i, ''))} `;
  const inName = file.columns.filter(({ name, distinct, filled, rows }) => {
    if (except.includes(name) || distinct !== 1 || filled !== rows || rows < 2) return false;
    const value = plainName(columnOf(file.source.table, name)?.[0] ?? '');
    return /\p{L}/u.test(value) && stem.includes(` ${value} `);
  });
  const [first = null, second = null] = inName.map(({ name }) => name);
  if (first !== null) return { model: first, run: second };
  return { model: tellingApart(file, id, except), run: null };
}

/** Most systems in one file. */
const MOST_SYSTEMS = 50;

/** The column that, with the `named` ones, tells apart the rows of the same id; `null` where none has to. */
function tellingApart(
  file: Profiled,
  id: IdSource,
  except: readonly string[],
  named: readonly string[] = [],
): string | null {
  const { table } = file.source;
  const tellsAll = (name: string) => profileOf(file, name)?.unique === true;
  if (id.kind === 'row' || id.columns.some(tellsAll)) return null;
  const groupsOf = (name: string) => groupRows(columnOf(table, name) ?? []);
  const ids = named.map(groupsOf).reduce(groupByBoth, groupRows(readIds(table, id)));
  if (ids.count === table.rowCount) return null;
  const found = file.columns.find(
    ({ name, distinct, filled, rows }) =>
      !except.includes(name) &&
      filled === rows &&
      distinct > 1 &&
      distinct <= MOST_SYSTEMS &&
      distinct >= rows / ids.count &&
      groupByBoth(ids, groupsOf(name)).count === rows,
  );
  return found?.name ?? null;
}
