import { columnOf, readIds, referenceReader } from '../../dataset/cells';
import type { GoldMapping, Questions, Table } from '../../model';
import type { AppliedPatch } from './complete';

/** A cell of the gold file that gains answers; a list is written as JSON. */
export interface CompletedCell {
  /** Row of the table, from 0. */
  readonly row: number;
  /** A column of the table, or a new one. */
  readonly column: string;
  readonly value: string | readonly string[];
}

/** The changes that add accepted answers to a gold file. */
export interface CompletedCells {
  readonly cells: readonly CompletedCell[];
  /** Names of the new columns, in the order in which they are added. */
  readonly newColumns: readonly string[];
  /**
   * Number of accepted answers that cannot be added to the file: those to unanswerable questions,
   * and those that contain the separator of the cell.
   */
  readonly left: number;
}

/**
 * Lists the changes so that the file is read with the same mapping plus the new columns: a list or
 * a cell with separators is extended, and any other answer gets its own numbered column (`answer_2`
 * next to `answer`). All duplicate rows of a question change.
 */
export function listCompletedCells(
  table: Table,
  { id, references }: GoldMapping,
  questions: Pick<Questions, 'ids' | 'kinds'>,
  { accepted }: Pick<AppliedPatch, 'accepted'>,
): CompletedCells {
  const [column = ''] = references.columns;
  const { split, separator } = references;
  const single = referenceReader(table, { ...references, columns: [column] });
  const answersOf = new Map(
    [...accepted].map(([question, answers]) => [
      questions.ids[question] ?? '',
      { question, answers },
    ]),
  );
  const names = createNames(table, column);
  const cells: CompletedCell[] = [];
  const left = new Set<string>();
  let added = 0;
  for (const [row, own] of readIds(table, id).entries()) {
    const found = answersOf.get(own);
    if (!found) continue;
    const fits =
      questions.kinds[found.question] === 'unanswerable'
        ? []
        : found.answers.filter((one) => split !== 'separator' || !one.includes(separator));
    for (const answer of found.answers) {
      if (!fits.includes(answer)) left.add(JSON.stringify([own, answer]));
    }
    if (fits.length === 0) continue;
    if (split === 'none') {
      cells.push(...fits.map((value, at) => ({ row, column: names(at), value })));
      added = Math.max(added, fits.length);
    } else {
      const all = [...single(row), ...fits];
      const joiner = separator.trim() === separator ? `${separator} ` : separator;
      cells.push({ row, column, value: split === 'list' ? all : all.join(joiner) });
    }
  }
  return {
    cells,
    newColumns: Array.from({ length: added }, (_, at) => names(at)),
    left: left.size,
  };
}

/** Names for new columns next to a column: `answer_2`, `answer_3`; names in use are skipped. */
function createNames(table: Table, column: string): (at: number) => string {
  const stem = column.replace(/[ _-]?\d+$/, '');
  const names: string[] = [];
  return (at) => {
    for (let number = 2; names.length <= at; number++) {
      const name = `${stem}_${number}`;
      if (columnOf(table, name) === null && !names.includes(name)) names.push(name);
    }
    return names[at] ?? '';
  };
}

export function completeTable(table: Table, { cells, newColumns }: CompletedCells): Table {
  const columns = [...table.columns, ...newColumns];
  const copied = columns.map((_, at) => {
    const own = table.exact?.[at] ?? table.cells[at];
    return own ? [...own] : new Array<string>(table.rowCount).fill('');
  });
  for (const { row, column, value } of cells) {
    copied[columns.indexOf(column)]?.splice(row, 1, cellText(value));
  }
  return { columns, cells: copied, rowCount: table.rowCount };
}

function cellText(value: CompletedCell['value']): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
