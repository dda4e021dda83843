import { readTallies, type Tally, type TallyAt } from '../../../core/judge/tally';

/** Answers that are counted together under a name. */
export interface TallyRow {
  readonly label: string;
  /** In a word or two, as charts, columns and queries have it. */
  readonly short: string;
  readonly tallies: readonly Tally[];
}

/** A row as a threshold divides it. */
export interface RowAt extends TallyAt {
  readonly row: TallyRow;
}

/** The rows that have answers, at a threshold. */
export function readRows(rows: readonly TallyRow[], threshold: number): RowAt[] {
  return rows
    .map((row) => ({ row, ...readTallies(row.tallies, threshold) }))
    .filter(({ answers }) => answers > 0);
}

/** The sum of some figure over the rows. */
export function sumOf(rows: readonly RowAt[], figure: keyof TallyAt): number {
  return rows.reduce((sum, row) => sum + row[figure], 0);
}
