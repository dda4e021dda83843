import { isMissingScript, missingScriptProblems } from '../core/words/missing-script';
import { csv, tsv } from './csv';
import type {
  BinaryFormat,
  ContainerFormat,
  ParseResult,
  Refusal,
  TextFormat,
  UnpackedFile,
  UnpackedFiles,
} from './format';
import { gzip } from './compression/gzip';
import { json, jsonLines } from './json';
import { parquet } from './parquet';
import { rankedCsv } from './ranking/ranked-csv';
import { trecQrels, trecRun } from './ranking/trec';
import { xlsx } from './xlsx';
import { zip } from './compression/zip';
import type { Problem, Source, Table } from '../core/model';
import { ESCAPED_MARKER_COLUMN, unescapeFormulas } from '../core/output/csv/spreadsheet-safe';
import {
  limitsOf,
  NO_READ_CHOICES,
  type ReadAttempt,
  type ReadChoices,
  type ReadOptions,
} from '../core/read-options';
import { binaryProblems } from '../core/words/binary-problems';
import { readingProblems } from '../core/words/reading-problems';
import { createMeter } from './compression/inflation-meter';
import { decode } from './encoding/decode';
import { hashBytes, hashFile } from './hash';

/** Tried in order; the last one accepts any text. */
export const TEXT_FORMATS: readonly TextFormat[] = [
  jsonLines,
  json,
  trecRun,
  trecQrels,
  rankedCsv,
  tsv,
  csv,
];

export const BINARY_FORMATS: readonly BinaryFormat[] = [xlsx, parquet];

/** Tried after the binary formats, since a workbook is also a zip. */
export const CONTAINER_FORMATS: readonly ContainerFormat[] = [gzip, zip];

/** A file that could not be read, with the import options that may help. */
interface RefusedFile extends Refusal {
  /** `null` if only a higher limit can help. */
  readonly attempt: ReadAttempt | null;
}

type ReadTable =
  | { readonly kind: 'read'; readonly source: Source; readonly problems: readonly Problem[] }
  | RefusedFile;

/** A table, or the files of an archive, which the caller reads one by one. */
export type ReadResult = ReadTable | UnpackedFiles;

interface FileToRead {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly id: string;
  readonly options: ReadOptions;
  readonly sha256: string;
}

/**
 * Reads a file of any format, recognized by its bytes, not by its name. If memory runs out, or a
 * parser fails unexpectedly, the file is rejected.
 */
export async function readFile(
  bytes: Uint8Array,
  name: string,
  id = name,
  options: ReadOptions = {},
): Promise<ReadResult> {
  const { fileBytes } = limitsOf(options);
  if (bytes.length > fileBytes) {
    return refuse(readingProblems.fileTooLarge(id, bytes.length, fileBytes));
  }
  try {
    if (findContainer(bytes)) return await unpack({ bytes, name, id, options });
    const file = { bytes, name, id, options, sha256: await hashFile(bytes) };
    const binary = BINARY_FORMATS.find(({ recognize }) => recognize(bytes));
    if (binary) return toResult(file, binary.id, 'binary', await binary.parse(bytes, id, options));
    return parseText(file);
  } catch (error) {
    const isMissing = isMissingScript(error);
    return refuse(isMissing ? missingScriptProblems.unread(id) : readingProblems.readerFailed(id));
  }
}

function refuse(problem: Problem, attempt: ReadAttempt | null = null): RefusedFile {
  return { kind: 'refused', problem, attempt };
}

/** The container format of a file. A workbook is not a container, although it is a zip. */
function findContainer(bytes: Uint8Array): ContainerFormat | undefined {
  const isBinary = BINARY_FORMATS.some(({ recognize }) => recognize(bytes));
  return isBinary ? undefined : CONTAINER_FORMATS.find(({ recognize }) => recognize(bytes));
}

const MAX_NESTED_CONTAINERS = 8;

/**
 * Unpacks a file and the containers in it; the limits apply to the total. A rejected inner
 * container adds a problem; if the file contains nothing else, the file itself is rejected.
 */
async function unpack(file: Omit<FileToRead, 'sha256'>): Promise<ReadResult> {
  const { bytes, name, id, options } = file;
  const meter = createMeter(id, bytes.length, limitsOf(options));
  const files: UnpackedFile[] = [];
  const problems: Problem[] = [];
  const open = async (file: UnpackedFile, label: string, depth: number): Promise<void> => {
    const container = findContainer(file.bytes);
    if (!container) {
      files.push(file);
    } else if (depth === MAX_NESTED_CONTAINERS) {
      problems.push(binaryProblems.nestedTooDeep(id, MAX_NESTED_CONTAINERS));
    } else {
      const inner = await container.unpack(file, label, meter);
      if (inner.kind === 'refused') {
        problems.push(inner.problem);
        return;
      }
      problems.push(...inner.problems);
      for (const one of inner.files) {
        await open(one, inner.files.length === 1 ? label : `${label}: ${one.name}`, depth + 1);
      }
    }
  };
  await open({ name, bytes }, id, 0);
  // A file that exceeds a limit is not parsed at all.
  const firstError = problems.find(({ severity }) => severity === 'error');
  const fault = meter.problem() ?? (files.length === 0 ? firstError : null);
  return fault ? refuse(fault) : { kind: 'unpacked', files, problems };
}

/** Reads a text file: bytes → text → table. */
export function readText(
  bytes: Uint8Array,
  name: string,
  id = name,
  options: ReadOptions = {},
): ReadTable {
  return parseText({ bytes, name, id, options, sha256: hashBytes(bytes) });
}

function parseText(file: FileToRead): ReadTable {
  const { bytes, name, id, options } = file;
  if (bytes.length === 0) return refuse(readingProblems.emptyFile(id));
  const foreign = FOREIGN.find(([, signature]) =>
    signature.every((byte, index) => bytes[index] === byte),
  );
  if (foreign) return refuse(readingProblems.unknownFormat(id, foreign[0]));
  const decoded = decode(bytes, id, options);
  if (decoded.kind === 'refused') {
    const { problem, encodings } = decoded;
    const choices = { ...NO_READ_CHOICES, encodings };
    return refuse(problem, { format: null, encoding: null, choices });
  }
  const { text, encoding, problems, choices } = decoded;
  if (text.trim() === '') {
    const found = { ...NO_READ_CHOICES, ...choices };
    return refuse(readingProblems.emptyFile(id), { format: null, encoding, choices: found });
  }
  const markup = MARKUP.find(([, sign]) => sign.test(text.slice(0, MARKUP_LENGTH)));
  if (markup) return refuse(readingProblems.markup(id, markup[0]));
  const format = TEXT_FORMATS.find(({ recognize }) => recognize(text, name, options));
  if (!format) throw new Error('The last text format accepts any text.');
  const parsed = format.parse(text, id, options);
  return toResult(file, format.id, encoding, parsed, problems, choices);
}

function toResult(
  { bytes, name, id, options, sha256 }: FileToRead,
  format: string,
  encoding: string,
  parsed: ParseResult,
  decodingProblems: readonly Problem[] = [],
  decodingChoices: Partial<ReadChoices> = {},
): ReadTable {
  const choices = { ...NO_READ_CHOICES, ...decodingChoices, ...parsed.choices };
  if (parsed.kind === 'refused') return refuse(parsed.problem, { format, encoding, choices });
  const table = removeSafetyMark(parsed.table);
  const info = {
    id,
    name,
    bytes: bytes.length,
    sha256,
    format,
    shape: parsed.shape ?? null,
    encoding,
    columns: table.columns,
    rowCount: table.rowCount,
    options,
    choices,
  };
  const problems = [...decodingProblems, ...parsed.problems];
  return { kind: 'read', source: { info, table }, problems };
}

/** Signatures of unsupported formats. */
const FOREIGN: readonly (readonly [label: string, bytes: readonly number[]])[] = [
  ['a PDF', [0x25, 0x50, 0x44, 0x46]],
  ['an old Excel workbook, or one with a password', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a PNG image', [0x89, 0x50, 0x4e, 0x47]],
  ['a JPEG image', [0xff, 0xd8, 0xff]],
  ['a 7-Zip archive', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ['a RAR archive', [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
  ['an XZ archive', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
];

/** How many characters at the start of a text are searched for markup. */
const MARKUP_LENGTH = 4096;

/** The part before the first element: declarations and comments. */
const PROLOG = String.raw`^\s*(?:<\?[^>]*>\s*|<!--(?:(?!-->)[^])*-->\s*)*`;

const ELEMENTS =
  'html|head|body|meta|title|style|script|link|table|thead|tbody|tr|div|p|center|font|h[1-6]';

/** Beginnings of texts that are not tables and would become one column. */
const MARKUP: readonly (readonly [label: string, sign: RegExp])[] = [
  ['a web page', new RegExp(`${PROLOG}<(?:!doctype\\s+html|${ELEMENTS})[\\s>]`, 'i')],
  ['a web archive', /^\s*(?:[\w-]+: .*\r?\n)*MIME-Version:/i],
  ['an Excel 2003 XML workbook', new RegExp(`${PROLOG}<(?:\\w+:)?Workbook\\s`)],
];

/** Undoes the escapes of a spreadsheet-safe export; returns other tables unchanged. */
function removeSafetyMark(table: Table): Table {
  const mark = table.columns.lastIndexOf(ESCAPED_MARKER_COLUMN);
  if (mark === -1) return table;
  const isKept = (_: unknown, column: number) => column !== mark;
  return {
    columns: table.columns.filter(isKept).map(unescapeFormulas),
    cells: table.cells.filter(isKept).map((cells) => cells.map(unescapeFormulas)),
    rowCount: table.rowCount,
    ...(table.exact && {
      exact: table.exact.filter(isKept).map((cells) => cells?.map(unescapeFormulas) ?? null),
    }),
  };
}
