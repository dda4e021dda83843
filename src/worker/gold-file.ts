import { type CompletedCells, completeTable } from '../core/analysis/gold/gold-cells';
import type { Source, SourceInfo, Table } from '../core/model';
import { csvLine } from '../core/output/export/csv-line';
import { collectChunks } from '../core/output/export/writing';
import { writeWorkbook } from '../core/output/xlsx/workbook';
import { runToEnd } from '../core/progress';
import { decode } from '../read/encoding/decode';
import { NO_DELIMITER, recognizeDialect } from '../read/csv/header';
import { parseDocuments, parseLines } from '../read/json';
import { writeCompletedJson } from '../read/json/complete';
import type { ExportedFile } from './protocol';

/**
 * The gold file with accepted answers, in its own format: JSON and JSONL keep all other values, CSV
 * keeps its delimiter, a workbook keeps a single sheet. JSON whose records do not correspond to the
 * table's rows becomes an array of records; any other format becomes CSV. Text is encoded as UTF-8.
 */
export function writeCompletedGold(
  { info, table }: Source,
  bytes: Uint8Array,
  completed: CompletedCells,
): ExportedFile {
  const name = info.name.replace(/\.[^.]*$/, '');
  const file = (extension: string, type: string, ...parts: BlobPart[]) => ({
    fileName: `${name}-completed.${extension}`,
    content: new Blob(parts, { type }),
  });
  switch (info.format) {
    case 'json':
    case 'jsonl': {
      const isLines = info.format === 'jsonl';
      const text = textOf(info, bytes);
      const rules = { depth: Infinity, allowsPython: true };
      const parsed = isLines ? parseLines(text, rules) : parseDocuments(text, rules);
      const values = parsed.kind === 'values' ? parsed.values : [];
      const written =
        writeCompletedJson(values, isLines, completed.cells) ??
        writeRecords(completeTable(table, completed));
      return file(info.format, 'application/json', written);
    }
    case 'xlsx': {
      const { columns, cells, rowCount } = completeTable(table, completed);
      const rows = Array.from({ length: rowCount }, (_, row) => cells.map((own) => own[row] ?? ''));
      const sheet = { name: 'Gold', table: { columns, rows } };
      return file(
        'xlsx',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        ...runToEnd(collectChunks(writeWorkbook([sheet]))),
      );
    }
    default: {
      const isDelimited = info.format === 'csv' || info.format === 'tsv';
      const delimiter = isDelimited ? delimiterOf(textOf(info, bytes), info) : ',';
      const lines = writeDelimited(completeTable(table, completed), delimiter);
      return delimiter === '\t'
        ? file('tsv', 'text/tab-separated-values', lines)
        : file('csv', 'text/csv', lines);
    }
  }
}

/** The text of a file that was already read. */
function textOf({ id, options }: SourceInfo, bytes: Uint8Array): string {
  const decoded = decode(bytes, id, options);
  if (decoded.kind === 'refused') throw new Error(decoded.problem.message);
  return decoded.text;
}

function delimiterOf(text: string, { options }: SourceInfo): string {
  const { delimiter } = recognizeDialect(text, options.delimiter).dialect;
  return delimiter === NO_DELIMITER ? ',' : delimiter;
}

function writeDelimited({ columns, cells, rowCount }: Table, delimiter: string): string {
  const rows = Array.from({ length: rowCount }, (_, row) => cells.map((own) => own[row] ?? ''));
  return [columns, ...rows].map((row) => csvLine(row, undefined, delimiter)).join('');
}

function writeRecords({ columns, cells, rowCount }: Table): string {
  const records = Array.from({ length: rowCount }, (_, row) =>
    JSON.stringify(Object.fromEntries(columns.map((name, at) => [name, cells[at]?.[row] ?? '']))),
  );
  return `[\n${records.join(',\n')}\n]\n`;
}
