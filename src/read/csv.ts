import Papa from 'papaparse';
import type { Problem, Table } from '../core/model';
import { readingProblems } from '../core/reading-problems';
import { uniqueNames } from './column-names';
import type { Parsed, TextFormat } from './format';

/** Where two fit alike the earlier one counts: a tab hardly stands in a text. */
const DELIMITERS = ['\t', ',', ';', '|'];

/** The line before the header in which Excel names the delimiter. */
const namedDelimiter = /^sep=[,;\t|]\r?\n/i;

/** Comma-separated values, with any of the usual delimiters. Takes every text that is left. */
export const csv: TextFormat = {
  id: 'csv',
  label: 'CSV',
  recognise: () => true,
  parse: (text, fileName) => parseDelimited(text, fileName, findDelimiter(text)),
};

/** Tab-separated values: a tab in the header row, more of them than of any other delimiter. */
export const tsv: TextFormat = {
  id: 'tsv',
  label: 'TSV',
  recognise: (text) => findDelimiter(text) === '\t',
  parse: (text, fileName) => parseDelimited(text, fileName, '\t'),
};

/** Rows looked at to find the delimiter. */
const PREVIEW = 20;

/**
 * The delimiter that cuts most of the first rows into the same number of cells as the header, more
 * than one; a comma where none does. A line that names the delimiter is such a header.
 */
function findDelimiter(text: string): string {
  const head = text.slice(0, 100_000);
  let best = { delimiter: ',', agreeing: 0, cells: 1 };
  for (const delimiter of DELIMITERS) {
    const rows = splitCells(unifyLineEnds(head, delimiter), delimiter, PREVIEW).data.filter(
      isFilled,
    );
    const cells = rows[0]?.length ?? 0;
    const agreeing = rows.filter((row) => row.length === cells).length / Math.max(1, rows.length);
    const better = agreeing > best.agreeing || (agreeing === best.agreeing && cells > best.cells);
    if (cells > 1 && better) best = { delimiter, agreeing, cells };
  }
  return best.delimiter;
}

function parseDelimited(text: string, fileName: string, delimiter: string): Parsed {
  const unified = unifyLineEnds(text.replace(namedDelimiter, ''), delimiter);
  const { data, errors } = splitCells(unified, delimiter);
  const quote = errors.find(({ type }) => type === 'Quotes');
  if (quote) {
    const before = splitCells(unified.slice(0, (quote.index ?? 1) - 1), delimiter).data;
    return { kind: 'refused', problem: describeQuote(before, data, fileName) };
  }
  const rows = data.filter(isFilled);
  const [header, ...records] = rows;
  if (!header) return { kind: 'refused', problem: readingProblems.emptyFile(fileName) };
  if (records.length === 0) return { kind: 'refused', problem: readingProblems.noRows(fileName) };
  const ragged = findRagged(records, header.length, fileName);
  return { kind: 'table', table: toTable(header, records), problems: ragged ? [ragged] : [] };
}

function splitCells(text: string, delimiter: string, preview = 0) {
  return Papa.parse<string[]>(text, { delimiter, newline: '\n', preview });
}

/** Makes CRLF and CR outside quoted cells LF: a file may mix them, and the parser takes one kind. */
function unifyLineEnds(text: string, delimiter: string): string {
  if (!text.includes('\r')) return text;
  const quotedOrEnd = new RegExp(`(?<=^|[${delimiter}\r\n])"[^"]*(?:""[^"]*)*"|\r\n?`, 'g');
  return text.replace(quotedOrEnd, (found) => (found.startsWith('"') ? found : '\n'));
}

/** A record of nothing but one empty cell is a blank line. */
function isFilled(row: readonly string[]): boolean {
  return row.length > 1 || (row[0] ?? '').trim() !== '';
}

/** `before` are the cells up to the quotation mark, the last of them the empty start of its own. */
function describeQuote(
  before: readonly string[][],
  data: readonly string[][],
  fileName: string,
): Problem {
  const row = before.slice(0, -1).filter(isFilled).length;
  const header = row === 0 ? undefined : data.find(isFilled);
  return readingProblems.brokenQuote(fileName, row, header?.[(before.at(-1)?.length ?? 1) - 1]);
}

function findRagged(records: readonly string[][], width: number, fileName: string): Problem | null {
  const ragged = records.filter((record) => record.length !== width);
  const first = records.findIndex((record) => record.length !== width);
  if (first === -1) return null;
  const found = records[first]?.length ?? 0;
  return readingProblems.raggedRows(fileName, ragged.length, first + 1, found, width);
}

function toTable(header: readonly string[], records: readonly string[][]): Table {
  const width = records.reduce((widest, record) => Math.max(widest, record.length), header.length);
  const names = Array.from({ length: width }, (_, column) => header[column] ?? '');
  return {
    columns: uniqueNames(names),
    cells: names.map((_, column) => records.map((record) => record[column] ?? '')),
    rowCount: records.length,
  };
}
