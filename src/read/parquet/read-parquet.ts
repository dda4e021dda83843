import { type FileMetaData, parquetMetadata, parquetRead, type SchemaTree } from 'hyparquet';
import { attempt } from '../../core/attempt';
import { binaryProblems } from '../../core/words/binary-problems';
import { limitsOf, type ReadOptions } from '../../core/read-options';
import { readingProblems } from '../../core/words/reading-problems';
import { findLongCell, recordsToTable, uniqueNames } from '../tables';
import { type ParseResult, refuse } from '../format';
import { createMeter } from '../compression/inflation-meter';
import { cellOf, type JsonValue, objectValue } from '../json/value';
import { findFault } from './check-file';
import { CODECS } from './codecs';
import { type ParquetSchema, prepareSchema } from './schema';
import { PARSERS, toJsonValue } from './values';

/**
 * Reads a Parquet file. Scalars become strings; if any column contains lists, maps or structs, rows
 * are flattened like JSON records.
 */
export async function readParquet(
  bytes: Uint8Array,
  file: string,
  options: ReadOptions,
): Promise<ParseResult> {
  const limits = limitsOf(options);
  const damaged = (what: string) => refuse(binaryProblems.damagedParquet(file, what));
  // The parser throws on damaged bytes.
  const metadata = attempt(() => parquetMetadata(bytes, { parsers: PARSERS }));
  if (!metadata) return damaged('its footer cannot be read');
  const schema = attempt(() => prepareSchema(metadata));
  if (!schema || schema.columns.length === 0) return damaged('its schema cannot be read');
  const meter = createMeter(file, bytes.length, limits);
  const checked = attempt(() => ({ fault: findFault(bytes, metadata, file, meter) }));
  if (!checked) return damaged('a page ends before its values do');
  if (checked.fault) return refuse(checked.fault);
  const rows = metadata.row_groups.reduce((sum, group) => sum + Number(group.num_rows), 0);
  if (rows === 0) return refuse(readingProblems.noRows(file));
  const columns = await readColumns(bytes, metadata, schema, rows);
  return columns ? toTable(columns, schema, rows, file, options) : damaged('a page cannot be read');
}

/** The values of each column; `null` if the parser fails or values are missing. */
async function readColumns(
  bytes: Uint8Array,
  metadata: FileMetaData,
  schema: ParquetSchema,
  rows: number,
): Promise<unknown[][] | null> {
  const columns = schema.columns.map((node) => ({
    node,
    values: new Array<unknown>(rows),
    mayLack: !isPlain(node),
    count: 0,
  }));
  const byName = new Map(columns.map((column) => [column.node.element.name, column]));
  const file = {
    byteLength: bytes.length,
    slice: (start: number, end?: number) => bytes.slice(start, end).buffer,
  };
  try {
    await parquetRead({
      file,
      metadata,
      compressors: CODECS,
      parsers: PARSERS,
      utf8: false,
      onChunk: ({ columnName, columnData, rowStart }) => {
        const column = byName.get(columnName);
        if (!column) return;
        for (let at = 0; at < columnData.length; at++) {
          const value: unknown = columnData[at];
          column.values[rowStart + at] = value;
          // Missing values are `null`; `undefined` means an index outside the dictionary.
          if (column.mayLack || value !== undefined) column.count++;
        }
      },
    });
  } catch {
    return null;
  }
  return columns.every(({ count }) => count === rows) ? columns.map(({ values }) => values) : null;
}

function toTable(
  columns: readonly (readonly unknown[])[],
  schema: ParquetSchema,
  rows: number,
  file: string,
  options: ReadOptions,
): ParseResult {
  const names = schema.columns.map(({ element }) => schema.names.get(element) ?? '');
  let binary = { count: 0, column: '' };
  const read = (row: number, at: number): JsonValue => {
    const node = schema.columns[at];
    if (!node) throw new Error('Every column is in the schema.');
    return toJsonValue(columns[at]?.[row], node, schema, () => {
      binary = { count: binary.count + 1, column: binary.column || (names[at] ?? '') };
    });
  };
  const isFlat = schema.columns.every(isPlain);
  const rowNumbers = Array.from({ length: rows }, (_, row) => row);
  const result = isFlat
    ? flatTable(names, (row, at) => cellOf(read(row, at)), rows)
    : recordsToTable(
        rowNumbers.map((row) => objectValue(names.map((name, at) => [name, read(row, at)]))),
        file,
        options,
      );
  if (result.kind === 'refused') return result;
  const long = findLongCell(result.table, limitsOf(options), file);
  if (long) return refuse(long);
  const { count, column } = binary;
  const notes = count === 0 ? [] : [binaryProblems.binaryCells(file, count, column)];
  return { kind: 'table', table: result.table, problems: [...result.problems, ...notes] };
}

function isPlain({ children, element }: SchemaTree): boolean {
  const type = element.logical_type?.type;
  const isShape = type === 'GEOMETRY' || type === 'GEOGRAPHY';
  return children.length === 0 && element.repetition_type !== 'REPEATED' && !isShape;
}

function flatTable(
  names: readonly string[],
  read: (row: number, column: number) => string,
  rowCount: number,
): Extract<ParseResult, { kind: 'table' }> {
  const cells = names.map((_, column) =>
    Array.from({ length: rowCount }, (_cell, row) => read(row, column)),
  );
  return { kind: 'table', table: { columns: uniqueNames(names), cells, rowCount }, problems: [] };
}
