import { binaryProblems } from '../../core/words/binary-problems';
import { type ContainerFormat, refuse } from '../format';

/**
 * gzip with any number of members. The file is inflated twice: first to check it, so that a damaged
 * or huge file does not use up memory, then into an array of the exact size.
 */
export const gzip: ContainerFormat = {
  id: 'gzip',
  label: 'gzip',
  recognize: (bytes) => bytes[0] === 0x1f && bytes[1] === 0x8b,
  unpack: async ({ name, bytes }, label, meter) => {
    const { inflateGzip } = await import('./inflate');
    let size = 0;
    const checked = inflateGzip(bytes, (piece) => {
      size += piece.length;
      return meter.allows(piece.length);
    });
    if (checked.kind !== 'complete') {
      return refuse(meter.problem() ?? binaryProblems.damagedGzip(label, FAULTS[checked.kind]));
    }
    const inflated = new Uint8Array(size);
    let filled = 0;
    inflateGzip(bytes, (piece) => {
      inflated.set(piece, filled);
      filled += piece.length;
      return true;
    });
    // gzip ignores trailing zeros as padding, and warns about other trailing bytes.
    const rest = bytes.subarray(checked.end);
    const isPadding = rest.every((byte) => byte === 0);
    return {
      kind: 'unpacked',
      files: [{ name: name.replace(/\.gz(ip)?$/i, ''), bytes: inflated }],
      problems: isPadding ? [] : [binaryProblems.trailingBytes(label, rest.length)],
    };
  },
};

const FAULTS = {
  broken: 'its checksum does not match',
  cut: 'it is truncated',
  stopped: 'it could not be unpacked',
} as const;
