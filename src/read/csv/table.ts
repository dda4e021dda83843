import type { Problem, Table } from '../../core/model';
import type { ReadLimits } from '../../core/read-options';
import { textProblems } from '../../core/words/reading-problems';
import { uniqueNames } from '../column-names';
import type { HeaderPlace } from './header';

/** A table whose records come in one by one. Each step returns the problem that ends the reading, or `null`. */
export interface TableUnderway {
  readonly name: (cells: readonly string[]) => Problem | null;
  readonly add: (cells: readonly string[]) => Problem | null;
  /** The problem of a quotation mark in the cell of this column of the next record. */
  readonly refuseQuote: (column: number) => Problem;
  readonly finish: () => { readonly table: Table; readonly problems: readonly Problem[] };
}

interface Ragged {
  readonly row: number;
  readonly found: number;
}

/**
 * Starts a table. Cells that are missing in a record are empty; surplus ones open columns of their
 * own, save where they are empty: a delimiter at the end of a line is none between two cells.
 */
export function startTable(file: string, place: HeaderPlace, limits: ReadLimits): TableUnderway {
  const columns: string[][] = [];
  let names: readonly string[] = [];
  let width = place.width;
  let isNamed = !place.hasNames;
  let rowCount = 0;
  let ragged = 0;
  let firstRagged: Ragged | null = null;

  const findTooLong = (cells: readonly string[], row: number): Problem | null => {
    const column = cells.findIndex((cell) => cell.length > limits.cellLength);
    const { length } = cells[column] ?? '';
    if (column === -1) return null;
    return textProblems.cellTooLong(file, row, names[column], length, limits.cellLength);
  };
  const findTooMany = (): Problem | null => {
    const cells = Math.max(width, columns.length) * Math.max(1, rowCount);
    return cells > limits.cells ? textProblems.tooManyCells(file, cells, limits.cells) : null;
  };

  return {
    name: (cells) => {
      names = uniqueNames(cells);
      width = countNamed(cells);
      isNamed = true;
      return findTooLong(cells, 0) ?? findTooMany();
    },
    add: (cells) => {
      const row = ++rowCount;
      const filled = cells.length > width ? Math.max(width, countNamed(cells)) : cells.length;
      if (filled < width || filled > Math.max(width, names.length)) {
        ragged++;
        firstRagged ??= { row, found: cells.length };
      }
      const tooMany = findTooMany();
      if (tooMany) return tooMany;
      for (let column = columns.length; column < filled; column++) {
        columns.push(new Array<string>(row - 1).fill(''));
      }
      columns.forEach((column, at) => column.push(cells[at] ?? ''));
      return findTooLong(cells, row) ?? findTooMany();
    },
    refuseQuote: (column) =>
      textProblems.brokenQuote(file, isNamed ? rowCount + 1 : 0, names[column]),
    finish: () => {
      const count = Math.max(width, columns.length);
      const all = Array.from({ length: count }, (_, column) => names[column] ?? '');
      const cells = all.map((_, at) => columns[at] ?? new Array<string>(rowCount).fill(''));
      const expected = names.length || width;
      return {
        table: { columns: uniqueNames(all), cells, rowCount },
        problems: firstRagged
          ? [textProblems.raggedRows(file, ragged, firstRagged.row, firstRagged.found, expected)]
          : [],
      };
    },
  };
}

/** Cells up to the last that is not empty; at least one. */
function countNamed(cells: readonly string[]): number {
  return Math.max(1, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}
