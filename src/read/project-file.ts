import { binaryProblems } from '../core/words/binary-problems';
import { DEFAULT_LIMITS } from '../core/read-options';
import { createMeter } from './compression/inflation-meter';
import { listZip } from './compression/zip-directory';
import { findUnreadable, unpackEntry } from './compression/zip-entry';
import { type Refusal, refuse } from './format';

/** The entry that lists the others and contains all choices. */
export const MANIFEST = 'assay.json';

const MAX_MANIFEST_BYTES = 20_000_000;

/** The entries of a project file; the manifest is not parsed yet. */
type UnpackedProject =
  | {
      readonly kind: 'unpacked';
      readonly manifest: string;
      readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
    }
  | Refusal;

/** Unpacks a project file, which may be untrusted; applies limits and verifies checksums. */
export function unpackProject(bytes: Uint8Array, name: string): UnpackedProject {
  const meter = createMeter(name, bytes.length, DEFAULT_LIMITS);
  const damaged = (what: string) => refuse(binaryProblems.damagedZip(name, what));
  const directory = listZip(bytes, DEFAULT_LIMITS.entries);
  if (directory.kind === 'too many') return damaged('it lists too many entries');
  if (directory.kind === 'broken') return damaged(directory.what);
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const entry of directory.entries) {
    if (findUnreadable([entry], name)) {
      return damaged(`“${entry.path}” is encrypted or uses an unsupported compression method`);
    }
    if (entry.path === MANIFEST && entry.size > MAX_MANIFEST_BYTES) {
      return damaged('its manifest is too large');
    }
    const problem = meter.allows(entry.size) ? null : meter.problem();
    if (problem) return refuse(problem);
    const unpacked = unpackEntry(bytes, entry);
    if (typeof unpacked === 'string') return damaged(unpacked);
    files.set(entry.path, unpacked);
  }
  const manifest = files.get(MANIFEST);
  if (!manifest) return damaged(`there is no “${MANIFEST}” in it`);
  files.delete(MANIFEST);
  return { kind: 'unpacked', manifest: new TextDecoder().decode(manifest), files };
}
