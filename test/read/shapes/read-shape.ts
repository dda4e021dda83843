import type { Problem } from '../../../src/core/model';
import { readText } from '../../../src/read/read';

export interface ShapeRead {
  readonly shape: string | undefined;
  /** Cells by column name, in the order of the table. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  readonly rowCount: number;
  readonly problems: readonly Problem[];
}

/** Reads bytes or a string as a file; throws the problem's message if the file is rejected. */
export function readShape(content: string | Uint8Array, name = 'f.json'): ShapeRead {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const result = readText(bytes, name);
  if (result.kind === 'refused') throw new Error(result.problem.message);
  const { info, table } = result.source;
  return {
    shape: info.shape?.id,
    columns: Object.fromEntries(table.columns.map((column, at) => [column, table.cells[at] ?? []])),
    rowCount: table.rowCount,
    problems: result.problems,
  };
}

/** Writes a value as JSON and reads it. */
export function readValue(value: unknown): ShapeRead {
  return readShape(JSON.stringify(value));
}

/** Writes records as JSONL and reads them. */
export function readLines(records: readonly unknown[]): ShapeRead {
  return readShape(records.map((record) => JSON.stringify(record)).join('\n'), 'f.jsonl');
}

/** The text of the note on fields that are not in the table; empty if there is none. */
export function leftOut({ problems }: ShapeRead): string {
  return problems.find(({ code }) => code === 'left-out')?.message ?? '';
}
