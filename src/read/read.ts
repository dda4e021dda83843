import { binaryProblems } from '../core/words/binary-problems';
import type { Problem, Source, Table } from '../core/model';
import {
  limitsOf,
  NO_CHOICES,
  type ReadAttempt,
  type ReadChoices,
  type ReadOptions,
} from '../core/read-options';
import type { ContainerFormat, Parsed, Unpacked, UnpackedFile } from './format';
import { createMeter } from './compression/inflation-meter';

import { SAFE_MARK, undoEscape } from '../core/output/csv/spreadsheet-safe';
import { readingProblems } from '../core/words/reading-problems';
import { decode } from './encoding/decode';
import { BINARY_FORMATS, CONTAINER_FORMATS, TEXT_FORMATS } from './formats';
import { hashBytes } from './hash';

/** Containers in one another that a file may be packed in. */
const MAX_DEPTH = 8;

/** A file that is not read: the one problem in its way, and what could be chosen to read it. */
export interface Refused {
  readonly kind: 'refused';
  readonly problem: Problem;
  /** `null` where there is nothing to choose but a higher limit. */
  readonly attempt: ReadAttempt | null;
}

/** What became of a file of one table: a source with warnings, or a refusal. */
export type ReadTable =
  | { readonly kind: 'read'; readonly source: Source; readonly problems: readonly Problem[] }
  | Refused;

/** What became of a file: a table, or the files that it held, each to be read by itself. */
export type ReadResult =
  | ReadTable
  | {
      readonly kind: 'unpacked';
      readonly files: readonly UnpackedFile[];
      readonly problems: readonly Problem[];
    };

/** A file to be read: `id` names it among the open ones. */
export interface FileToRead {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly id: string;
  readonly options: ReadOptions;
}

/**
 * Reads one file, whatever it is: told by its bytes, not by its name. Where memory runs out, or a
 * parser fails in a way that nobody foresaw, the file is refused like any other.
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
    return await readBytes({ bytes, name, id, options });
  } catch {
    return refuse(readingProblems.readerFailed(id));
  }
}

async function readBytes(file: FileToRead): Promise<ReadResult> {
  const { bytes, name, id, options } = file;
  const binary = BINARY_FORMATS.find(({ recognize }) => recognize(bytes));
  if (binary) return describe(file, binary.id, 'binary', await binary.parse(bytes, id, options));
  if (!findContainer(bytes)) return readText(bytes, name, id, options);
  const unpacked = await unpack({ name, bytes }, id, options, findContainer);
  return unpacked.kind === 'refused' ? refuse(unpacked.problem) : unpacked;
}

function refuse(problem: Problem, attempt: ReadAttempt | null = null): Refused {
  return { kind: 'refused', problem, attempt };
}

/** The container that bytes are; a workbook is none, though it is a zip. */
export function findContainer(bytes: Uint8Array): ContainerFormat | undefined {
  const isBinary = BINARY_FORMATS.some(({ recognize }) => recognize(bytes));
  return isBinary ? undefined : CONTAINER_FORMATS.find(({ recognize }) => recognize(bytes));
}

/** Reads a file of text: bytes → text → table. */
export function readText(
  bytes: Uint8Array,
  name: string,
  id = name,
  options: ReadOptions = {},
): ReadTable {
  if (bytes.length === 0) return refuse(readingProblems.emptyFile(id));
  const foreign = recognizeForeign(bytes);
  if (foreign !== null) return refuse(readingProblems.unknownFormat(id, foreign));
  const decoded = decode(bytes, id, options);
  if (decoded.kind === 'refused') {
    const { problem, encodings } = decoded;
    const choices = { ...NO_CHOICES, encodings };
    return refuse(problem, { format: null, encoding: null, choices });
  }
  const { text, encoding, problems, choices } = decoded;
  if (text.trim() === '') {
    const found = { ...NO_CHOICES, ...choices };
    return refuse(readingProblems.emptyFile(id), { format: null, encoding, choices: found });
  }
  const format = TEXT_FORMATS.find(({ recognize }) => recognize(text, name, options));
  if (!format) throw new Error('The last format of the registry takes any text.');
  const parsed = format.parse(text, id, options);
  return describe({ bytes, name, id, options }, format.id, encoding, parsed, problems, choices);
}

/** The parsed table, or its refusal, with all that is known of its file. */
function describe(
  { bytes, name, id, options }: FileToRead,
  format: string,
  encoding: string,
  parsed: Parsed,
  odd: readonly Problem[] = [],
  choices: Partial<ReadChoices> = {},
): ReadTable {
  const all = { ...NO_CHOICES, ...choices, ...parsed.choices };
  if (parsed.kind === 'refused') {
    return refuse(parsed.problem, { format, encoding, choices: all });
  }
  const table = undoSafety(parsed.table);
  const info = {
    id,
    name,
    bytes: bytes.length,
    sha256: hashBytes(bytes),
    format,
    shape: parsed.shape ?? null,
    encoding,
    columns: table.columns,
    rowCount: table.rowCount,
    options,
    choices: all,
  };
  return { kind: 'read', source: { info, table }, problems: [...odd, ...parsed.problems] };
}

const FOREIGN: readonly (readonly [label: string, bytes: readonly number[]])[] = [
  ['a PDF', [0x25, 0x50, 0x44, 0x46]],
  ['an old Excel workbook, or one with a password', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a PNG image', [0x89, 0x50, 0x4e, 0x47]],
  ['a JPEG image', [0xff, 0xd8, 0xff]],
  ['a 7-Zip archive', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ['a RAR archive', [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
  ['an XZ archive', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
];

/** What a file is that begins with the signature of a format that is not read. */
function recognizeForeign(bytes: Uint8Array): string | null {
  const found = FOREIGN.find(([, signature]) =>
    signature.every((byte, index) => bytes[index] === byte),
  );
  return found?.[0] ?? null;
}

/** A table as it was before Assay wrote it so that no cell is a formula; any other as it stands. */
export function undoSafety(table: Table): Table {
  const mark = table.columns.lastIndexOf(SAFE_MARK);
  if (mark === -1) return table;
  const isKept = (_: unknown, column: number) => column !== mark;
  return {
    columns: table.columns.filter(isKept).map(undoEscape),
    cells: table.cells.filter(isKept).map((cells) => cells.map(undoEscape)),
    rowCount: table.rowCount,
  };
}

/**
 * Unpacks a file and whatever is packed in it again, so that every file it gives is none of the
 * `containers`. The limits count over all of it. A container inside that is refused is a problem
 * beside the others, and the answer where there is nothing else.
 */
export async function unpack(
  packed: UnpackedFile,
  id: string,
  options: ReadOptions,
  findContainer: (bytes: Uint8Array) => ContainerFormat | undefined,
): Promise<Unpacked> {
  const meter = createMeter(id, packed.bytes.length, limitsOf(options));
  const files: UnpackedFile[] = [];
  const problems: Problem[] = [];
  const open = async (file: UnpackedFile, label: string, depth: number): Promise<void> => {
    const container = findContainer(file.bytes);
    if (!container) {
      files.push(file);
      return;
    }
    if (depth === MAX_DEPTH) {
      problems.push(binaryProblems.nestedTooDeep(id, MAX_DEPTH));
      return;
    }
    const inner = await container.unpack(file, label, meter);
    if (inner.kind === 'refused') {
      problems.push(inner.problem);
      return;
    }
    problems.push(...inner.problems);
    for (const one of inner.files) {
      await open(one, inner.files.length === 1 ? label : `${label}: ${one.name}`, depth + 1);
    }
  };
  await open(packed, id, 0);
  // Part of a file that goes beyond a limit is never read.
  const fault = meter.problem() ?? (files.length === 0 ? problems.find(isError) : null);
  return fault ? { kind: 'refused', problem: fault } : { kind: 'unpacked', files, problems };
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}
