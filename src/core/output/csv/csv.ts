import {
  DEFAULT_OPTIONS,
  type ExportCell,
  type ExportFormat,
  type ExportInput,
  type ExportOptions,
  type ExportTable,
} from '../export/export-format';
import { csvLine } from '../export/csv-line';
import type { FileWriter } from '../export/writing';
import { escapeFormulas, ESCAPED_MARKER_COLUMN } from './spreadsheet-safe';

/** The parts that differ between CSV exports. */
type CsvParts = Pick<ExportFormat, 'id' | 'fileName' | 'label' | 'summary'> &
  Partial<Pick<ExportFormat, 'supportedOptions' | 'needs'>> & {
    readonly table: (input: ExportInput, options: ExportOptions) => ExportTable | null;
    /** Whether the file includes the hash of a gold patch; `true` by default. */
    readonly namesPatch?: boolean;
  };

export function defineCsv({
  supportedOptions = [],
  table,
  namesPatch = true,
  ...parts
}: CsvParts): ExportFormat {
  return {
    ...parts,
    mediaType: 'text/csv',
    use: 'spreadsheet',
    supportedOptions: ['csv', ...supportedOptions],
    write: (input, options = DEFAULT_OPTIONS) => {
      const made = table(input, options);
      return made && writeCsv(namesPatch ? addPatch(made, input) : made, options.csv);
    },
  };
}

/**
 * The table with the column `gold_patch`: the hash of the patch that completes the gold file.
 * Without a patch, the table is unchanged.
 */
export function addPatch(
  { columns, rows }: ExportTable,
  { completion }: Pick<ExportInput, 'completion'>,
): ExportTable {
  if (!completion) return { columns, rows };
  const { patch } = completion;
  return {
    columns: [...columns, 'gold_patch'],
    rows: {
      length: rows.length,
      *[Symbol.iterator]() {
        for (const cells of rows) yield [...cells, patch];
      },
    },
  };
}

const ROWS_PER_STEP = 500;

/** A table as CSV (RFC 4180, LF). Numbers are unrounded, so that parsing gives the same double. */
export function* writeCsv({ columns, rows }: ExportTable, kind: ExportOptions['csv']): FileWriter {
  const lineOf =
    kind === 'exact'
      ? (cells: readonly ExportCell[]) => csvLine(cells.map(cellText))
      : (cells: readonly ExportCell[], mark: string) =>
          csvLine([...cells.map(safeCellText), mark], QUOTED_SAFELY);
  let lines = [lineOf(columns, ESCAPED_MARKER_COLUMN)];
  let done = 0;
  for (const cells of rows) {
    lines.push(lineOf(cells, ''));
    done++;
    if (lines.length < ROWS_PER_STEP) continue;
    yield { chunk: lines.join(''), done, total: rows.length };
    lines = [];
  }
  yield { chunk: lines.join(''), done, total: rows.length };
}

/** `safe` files quote more cells, for readers that use other delimiters. */
const QUOTED_SAFELY = /[",\r\n\t;|]|^\s|\s$/;

function cellText(cell: ExportCell): string {
  return cell === null ? '' : String(cell);
}

/** Escapes only text: a number is never a formula, even if it starts with a minus. */
function safeCellText(cell: ExportCell): string {
  return typeof cell === 'string' ? escapeFormulas(cell) : cellText(cell);
}
