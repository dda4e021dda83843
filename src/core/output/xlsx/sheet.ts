import type { ExportCell, ExportTable } from '../export/export-format';

/** The sheet that Assay can score again. */
export const QUESTIONS_SHEET = 'Questions';

/** The sheet by which Assay recognizes its own workbooks. */
export const SETTINGS_SHEET = 'Settings and inputs';

/** Excel's limit on UTF-16 code units in a cell. */
export const MAX_CELL_LENGTH = 32_767;

/** Characters that XML 1.0 does not allow, and CR, which parsers replace. */
const CONTROLS = '\\0-\\x08\\x0b-\\x1f\\ufffe\\uffff';

/** The characters in `CONTROLS`, and unpaired surrogates. */
const UNWRITABLE = new RegExp(
  `[${CONTROLS}]|[\\ud800-\\udbff](?![\\udc00-\\udfff])|(?<![\\ud800-\\udbff])[\\udc00-\\udfff]`,
  'g',
);

/** A table and the name of its sheet. */
export interface Sheet {
  /** At most 31 characters, none of `:\/?*[]`. */
  readonly name: string;
  readonly table: ExportTable;
}

/** A written sheet: a table, or as many of its rows as fit. */
export interface Page {
  readonly name: string;
  readonly rowCount: number;
  /** Writes its XML in chunks. The pages of one table must be written in order. */
  readonly write: () => Generator<SheetPiece>;
}

/** A chunk of a sheet's XML, and the number of its rows. */
interface SheetPiece {
  readonly xml: string;
  readonly rows: number;
}

/** Excel's limit on the number of rows in a sheet, including the header. */
const MAX_ROWS = 1_048_576;

/** The header's style in the style sheet. */
const BOLD = 1;

/** Limits on column widths in characters; widths are computed from the rows of the first chunk. */
const WIDTHS = { min: 8, max: 48 };

const ROWS_PER_CHUNK = 100;

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const XML_MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A table as one page, or several if it has more rows than fit on a sheet. */
export function listPages({ name, table }: Sheet): Page[] {
  const { columns, rows } = table;
  const max = MAX_ROWS - 1;
  const left = rows[Symbol.iterator]();
  return Array.from({ length: Math.max(1, Math.ceil(rows.length / max)) }, (_, at) => {
    const rowCount = Math.min(max, rows.length - at * max);
    return {
      name: at === 0 ? name : `${name} ${at + 1}`,
      rowCount,
      write: () => writePage(columns, left, rowCount),
    };
  });
}

/** The header is bold and frozen; text cells are inline strings, which are never formulas. */
function* writePage(
  columns: readonly string[],
  rows: Iterator<readonly ExportCell[]>,
  rowCount: number,
): Generator<SheetPiece> {
  const first = take(rows, Math.min(ROWS_PER_CHUNK, rowCount));
  yield { xml: `${writeHead(columns, first)}${writeRows(first, 2)}`, rows: first.length };
  for (let done = first.length; done < rowCount; done += ROWS_PER_CHUNK) {
    const next = take(rows, Math.min(ROWS_PER_CHUNK, rowCount - done));
    yield { xml: writeRows(next, done + 2), rows: next.length };
  }
  const area = `A1:${nameColumn(columns.length - 1)}${rowCount + 1}`;
  yield { xml: `</sheetData><autoFilter ref="${area}"/></worksheet>`, rows: 0 };
}

function take(rows: Iterator<readonly ExportCell[]>, count: number): (readonly ExportCell[])[] {
  const taken: (readonly ExportCell[])[] = [];
  while (taken.length < count) {
    const next = rows.next();
    if (next.done === true) throw new Error('A table has fewer rows than it says.');
    taken.push(next.value);
  }
  return taken;
}

/** Everything before the rows, including the header. */
function writeHead(columns: readonly string[], first: readonly (readonly ExportCell[])[]): string {
  const widths = columns.map((column, at) => {
    const longest = Math.max(
      lengthOf(column),
      ...first.map((cells) => lengthOf(cells[at] ?? null)),
    );
    const width = Math.min(WIDTHS.max, Math.max(WIDTHS.min, longest + 2));
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  });
  return [
    `${XML_HEAD}<worksheet xmlns="${XML_MAIN}">`,
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${widths.join('')}</cols><sheetData>`,
    writeRow(columns, 1, BOLD),
  ].join('');
}

function writeRows(rows: readonly (readonly ExportCell[])[], from: number): string {
  return rows.map((cells, at) => writeRow(cells, from + at, 0)).join('');
}

function writeRow(cells: readonly ExportCell[], row: number, style: number): string {
  const written = cells.map((cell, column) => {
    if (cell === null || cell === '') return '';
    const place = `r="${nameColumn(column)}${row}"${style === 0 ? '' : ` s="${style}"`}`;
    return typeof cell === 'number' && Number.isFinite(cell)
      ? `<c ${place}><v>${cell}</v></c>`
      : `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escapeWorkbookText(truncateText(String(cell)))}</t></is></c>`;
  });
  return `<row r="${row}">${written.join('')}</row>`;
}

function lengthOf(cell: ExportCell): number {
  return cell === null ? 0 : String(cell).length;
}

/** The name of a column counted from 0: `AB` for 27. */
function nameColumn(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : `${nameColumn(Math.floor(column / 26) - 1)}${letter}`;
}

/**
 * Escapes text for an element of a workbook. Characters that XML does not allow become `_x000D_`
 * and the like; in text that already looks like this, the underscore is escaped. Source: ECMA-376
 * part 1, 22.9.2.19 (ST_Xstring).
 */
export function escapeWorkbookText(text: string): string {
  return text
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(UNWRITABLE, (unit) => {
      const code = unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      return `_x${code}_`;
    })
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * Text that fits in a cell; if it is too long, it is truncated between characters and ends with an
 * ellipsis.
 */
export function truncateText(text: string): string {
  if (text.length <= MAX_CELL_LENGTH) return text;
  return `${text.slice(0, MAX_CELL_LENGTH - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
