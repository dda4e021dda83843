import type { Progress } from '../../progress';

/** A piece of a file: a text to encode as UTF-8, or bytes. */
export type FilePiece = string | Uint8Array<ArrayBuffer>;

/** A step of writing a file, with its progress and the new piece. */
export interface WritingStep extends Progress {
  readonly piece: FilePiece;
}

/**
 * A file written piece by piece: a table of a million rows would exceed the longest string of
 * browsers. A step without a value is only a pause.
 */
export type Writing = Generator<WritingStep | undefined, void>;

/** A file short enough for one piece. */
export function* writeWhole(piece: FilePiece): Writing {
  yield { piece, done: 1, total: 1 };
}

/** Writes a file and returns its pieces in order. */
export function* gatherPieces(writing: Writing): Generator<Progress | undefined, FilePiece[]> {
  const pieces: FilePiece[] = [];
  for (const step of writing) {
    if (step) pieces.push(step.piece);
    yield step;
  }
  return pieces;
}
