import type {
  ExportFormat,
  ExportInput,
  ExportOptions,
} from '../../src/core/output/export/export-format';
import {
  type FileChunk,
  collectChunks,
  type FileWriter,
} from '../../src/core/output/export/writing';
import { runToEnd } from '../../src/core/progress';
import type { AssayApi, ExportChoices } from '../../src/worker/protocol';

/** Joins the chunks of a file. */
export function bytesOf(pieces: readonly FileChunk[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(pieces.map((piece) => Buffer.from(piece))));
}

export function textOf(pieces: readonly FileChunk[]): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytesOf(pieces));
}

/** The text of a file written by the worker, including the byte order mark. */
export async function blobText(blob: Blob): Promise<string> {
  return textOf([new Uint8Array(await blob.arrayBuffer())]);
}

export const writeBytes = (writing: FileWriter) => bytesOf(runToEnd(collectChunks(writing)));

export const writeText = (writing: FileWriter) => textOf(runToEnd(collectChunks(writing)));

/** An exported file as text; throws if it does not exist. */
export function writeFormat(
  { id, write }: ExportFormat,
  input: ExportInput,
  options?: ExportOptions,
): string {
  const writing = write(input, options);
  if (!writing) throw new Error(`${id} wrote nothing.`);
  return writeText(writing);
}

/** An exported file as text, written by the worker; throws if it does not exist. */
export async function takeText(
  handler: Pick<AssayApi, 'export'>,
  id: string,
  choices?: Partial<ExportChoices>,
): Promise<string> {
  const file = await handler.export(id, choices);
  if (!file) throw new Error(`${id} wrote nothing.`);
  return blobText(file.content);
}
