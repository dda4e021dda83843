import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Problem, Source } from '../core/model';
import { problems } from '../core/problems';
import { decode } from './decode';
import { FORMATS } from './formats';

/** What became of a file: a source with warnings, or the one problem that stands in its way. */
export type ReadResult =
  | { readonly kind: 'read'; readonly source: Source; readonly problems: readonly Problem[] }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** Reads one file: bytes → text → table. `id` names the file among the open ones. */
export function readFile(bytes: Uint8Array, name: string, id = name): ReadResult {
  if (bytes.length === 0) return { kind: 'refused', problem: problems.emptyFile(id) };
  const foreign = recogniseBinary(bytes);
  if (foreign !== null) return { kind: 'refused', problem: problems.unknownFormat(id, foreign) };
  const decoded = decode(bytes);
  if (decoded.kind === 'binary') {
    return { kind: 'refused', problem: problems.unreadableText(id, decoded.byte) };
  }
  const { text, encoding, certainty } = decoded;
  if (text.trim() === '') return { kind: 'refused', problem: problems.emptyFile(id) };
  const format = FORMATS.find(({ recognise }) => recognise(text, name));
  if (!format) throw new Error('The last format of the registry takes any text.');
  const parsed = format.parse(text, id);
  if (parsed.kind === 'refused') return parsed;
  const { table } = parsed;
  const info = {
    id,
    name,
    bytes: bytes.length,
    sha256: bytesToHex(sha256(bytes)),
    format: format.id,
    encoding,
    columns: table.columns,
    rowCount: table.rowCount,
  };
  const odd = {
    sure: [],
    guessed: [problems.guessedEncoding(id, encoding)],
    damaged: [problems.damagedText(id, encoding)],
  }[certainty];
  return { kind: 'read', source: { info, table }, problems: [...odd, ...parsed.problems] };
}

const SIGNATURES: readonly (readonly [label: string, bytes: readonly number[]])[] = [
  ['an Excel workbook or a zip', [0x50, 0x4b, 0x03, 0x04]],
  ['a gzipped file', [0x1f, 0x8b]],
  ['a Parquet file', [0x50, 0x41, 0x52, 0x31]],
  ['a PDF', [0x25, 0x50, 0x44, 0x46]],
  ['an old Excel workbook', [0xd0, 0xcf, 0x11, 0xe0]],
];

/** What a file is that begins with a known signature, for the sentence that refuses it. */
function recogniseBinary(bytes: Uint8Array): string | null {
  const found = SIGNATURES.find(([, signature]) =>
    signature.every((byte, index) => bytes[index] === byte),
  );
  return found?.[0] ?? null;
}
