import { binaryProblems } from '../core/words/binary-problems';
import type { Problem } from '../core/model';
import { DEFAULT_LIMITS } from '../core/read-options';
import { createMeter } from './compression/inflation-meter';
import { listZip } from './compression/zip-directory';
import { isKnownMethod, unpackEntry } from './compression/zip-entry';

/** The list in a saved work that says what else it holds. */
export const MANIFEST = 'assay.json';

/** Longest such list, in bytes. */
const MOST_MANIFEST = 20_000_000;

/** A saved work in its parts, or why it is none. Nothing is made of the parts here. */
export type UnpackedWork =
  | {
      readonly kind: 'unpacked';
      /** The text of the list. */
      readonly manifest: string;
      /** The other entries by their paths. */
      readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
    }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** Unpacks a file that may come from a stranger, up to the limits of any file, each entry against its sum. */
export function unpackWork(bytes: Uint8Array, name: string): UnpackedWork {
  const meter = createMeter(name, bytes.length, DEFAULT_LIMITS);
  const refuse = (what: string): UnpackedWork => ({
    kind: 'refused',
    problem: binaryProblems.damagedZip(name, what),
  });
  const directory = listZip(bytes, DEFAULT_LIMITS.entries);
  if (directory.kind === 'too many') return refuse('it lists too many entries');
  if (directory.kind === 'broken') return refuse(directory.what);
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const entry of directory.entries) {
    if (entry.isLocked || !isKnownMethod(entry))
      return refuse(`“${entry.path}” is not packed as Assay packs`);
    if (entry.path === MANIFEST && entry.size > MOST_MANIFEST)
      return refuse('its list is too long');
    const problem = meter.admit(entry.size) ? null : meter.problem();
    if (problem) return { kind: 'refused', problem };
    const unpacked = unpackEntry(bytes, entry);
    if (typeof unpacked === 'string') return refuse(unpacked);
    files.set(entry.path, new Uint8Array(unpacked));
  }
  const manifest = files.get(MANIFEST);
  if (!manifest) return refuse(`there is no “${MANIFEST}” in it`);
  files.delete(MANIFEST);
  return { kind: 'unpacked', manifest: new TextDecoder().decode(manifest), files };
}
