import type { ReadOptions } from '../../src/core/read-options';
import { readText } from '../../src/read/read';

/**
 * Columns and rows of a delimited text and the codes of its problems; only the code if the text is
 * rejected.
 */
export function tableOf(text: string, options: ReadOptions = {}) {
  const result = readText(new TextEncoder().encode(text), 'f.csv', 'f.csv', options);
  if (result.kind === 'refused') return result.problem.code;
  const { columns, cells, rowCount } = result.source.table;
  return {
    rows: [columns, ...Array.from({ length: rowCount }, (_, row) => cells.map((one) => one[row]))],
    codes: result.problems.map(({ code }) => code),
    headerRow: result.source.info.choices.headerRow,
  };
}
