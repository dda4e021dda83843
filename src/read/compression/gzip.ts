import { binaryProblems } from '../../core/words/binary-problems';
import type { ContainerFormat } from '../format';

/**
 * gzip, of one member or several, one behind the other: all of it or nothing. It is inflated twice:
 * what is damaged or too large costs no memory, and what is sound no more than its own size.
 */
export const gzip: ContainerFormat = {
  id: 'gzip',
  label: 'gzip',
  recognize: (bytes) => beginsMember(bytes, 0),
  unpack: async ({ name, bytes }, label, meter) => {
    const { inflate } = await import('./inflate');
    let size = 0;
    let at = 0;
    while (beginsMember(bytes, at)) {
      const end = inflate(bytes, at, 'gzip', (piece) => {
        size += piece.length;
        return meter.admit(piece.length);
      });
      if (end.kind !== 'whole') {
        const problem = meter.problem() ?? binaryProblems.damagedGzip(label, FAULTS[end.kind]);
        return { kind: 'refused', problem };
      }
      at = end.end;
    }
    const inflated = new Uint8Array(size);
    let filled = 0;
    for (let next = 0; next < at;) {
      const end = inflate(bytes, next, 'gzip', (piece) => {
        inflated.set(piece, filled);
        filled += piece.length;
        return true;
      });
      next = end.kind === 'whole' ? end.end : at;
    }
    // gzip takes zeros behind the data for padding, and anything else for garbage to be ignored.
    const isPadding = bytes.subarray(at).every((byte) => byte === 0);
    return {
      kind: 'unpacked',
      files: [{ name: name.replace(/\.gz(ip)?$/i, ''), bytes: inflated }],
      problems: isPadding ? [] : [binaryProblems.trailingBytes(label, bytes.length - at)],
    };
  },
};

const FAULTS = {
  broken: 'its bytes do not agree with the sum that gzip keeps of them',
  cut: 'its end is missing',
  stopped: 'it could not be unpacked',
} as const;

function beginsMember(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 0x1f && bytes[at + 1] === 0x8b;
}
