import { unzipSync } from 'fflate';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startZip, writeZip } from '../../../../src/core/output/export/zip';

afterEach(() => {
  vi.useRealTimers();
});

/** A zip written in chunks. */
function writePieces(files: readonly (readonly [path: string, pieces: readonly Uint8Array[]])[]) {
  const heard: Uint8Array[] = [];
  const zip = startZip((bytes) => heard.push(bytes));
  for (const [path, pieces] of files) {
    const push = zip.begin(path);
    for (const [at, piece] of pieces.entries()) push(piece, at === pieces.length - 1);
  }
  zip.end();
  return new Uint8Array(Buffer.concat(heard));
}

describe('a zip', () => {
  test('has the same bytes each time it is written', () => {
    const write = (day: string) => {
      vi.useFakeTimers({ now: new Date(day) });
      const piece = Uint8Array.from([1, 2, 3]);
      return [writeZip({ 'a/b.txt': 'text', 'c.bin': piece }), writePieces([['c.bin', [piece]]])];
    };
    expect(write('2026-01-01T00:00:00Z')).toEqual(write('2031-07-05T12:34:56Z'));
  });

  test('written in chunks has the given contents, in the given order', () => {
    const pieces = fc.array(fc.uint8Array({ maxLength: 300 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 5 }), (files) => {
        const named = files.map((content, at) => [`${at}.bin`, content] as const);
        const read = unzipSync(writePieces(named));
        expect(Object.entries(read)).toEqual(
          named.map(([path, content]) => [path, new Uint8Array(Buffer.concat(content))]),
        );
      }),
    );
  });
});
