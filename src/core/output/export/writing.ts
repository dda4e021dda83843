import type { Progress } from '../../progress';

/** A chunk of a file: a string to encode as UTF-8, or bytes. */
export type FileChunk = string | Uint8Array<ArrayBuffer>;

/** A step of writing a file, with its progress and the new chunk. */
export interface WriteStep extends Progress {
  readonly chunk: FileChunk;
}

/**
 * A file written in chunks, since a table of a million rows would exceed the maximum string length
 * in browsers. A step without a value is only a pause.
 */
export type FileWriter = Generator<WriteStep | undefined, void>;

export function* writeInOneChunk(chunk: FileChunk): FileWriter {
  yield { chunk, done: 1, total: 1 };
}

/** Writes a file and returns all its chunks, from first to last. */
export function* collectChunks(writing: FileWriter): Generator<Progress | undefined, FileChunk[]> {
  const chunks: FileChunk[] = [];
  for (const step of writing) {
    if (step) chunks.push(step.chunk);
    yield step;
  }
  return chunks;
}
