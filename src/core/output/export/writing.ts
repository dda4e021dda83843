import type { Progress } from '../../progress';

/** A piece of a file: a text, which goes byte for byte as UTF-8, or bytes. */
export type FilePiece = string | Uint8Array<ArrayBuffer>;

/** A step of writing a file: how far it has come, and the piece that this made. */
export interface WritingStep extends Progress {
  readonly piece: FilePiece;
}

/**
 * A file as it is written, piece by piece, so that no long file is ever one text: the longest that a
 * browser can hold is shorter than a table of a million rows. A step that says nothing is a place to
 * stop at.
 */
export type Writing = Generator<WritingStep | undefined, void>;

/** A file that is short enough to be one piece. */
export function* writeWhole(piece: FilePiece): Writing {
  yield { piece, done: 1, total: 1 };
}

/** Writes a file in the same steps, and gives its pieces in their order. */
export function* gatherPieces(writing: Writing): Generator<Progress | undefined, FilePiece[]> {
  const pieces: FilePiece[] = [];
  for (const step of writing) {
    if (step) pieces.push(step.piece);
    yield step;
  }
  return pieces;
}
