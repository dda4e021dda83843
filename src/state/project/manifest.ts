import { NO_LABELS } from '../../core/analysis/agreement/labels';
import { VERSION } from '../../core/version';
import { initialChoices } from '../choices/choices';
import { type Checked, checkFile } from '../schemas/checked-json';
import type { Project } from './model';
import { type Manifest, manifestSchema } from './schema';

/* A project as its manifest; the bytes of its files are stored next to it, at a place for each. */

/** The manifest's text; `placeOf` says where the bytes of a file are stored. */
export function writeManifest(
  { files, missing, choices, verdicts, view, widths }: Project,
  placeOf: (file: File) => string | null,
  savedAt: number,
): string {
  const { roles, readOptions: options, ownMapping, settings, declinedPresets, labels } = choices;
  const verdictPlace = verdicts && placeOf(verdicts);
  const manifest: Manifest = {
    assay: 'work',
    schema: 1,
    scorer: VERSION,
    savedAt: new Date(savedAt).toISOString(),
    files: [
      ...files.map(({ id, file, sha256 }) => ({
        id,
        name: file.name,
        bytes: file.size,
        lastModified: Math.max(0, file.lastModified),
        sha256,
        place: placeOf(file),
      })),
      ...missing.map((file) => ({ ...file, place: null })),
    ].map((file) => ({
      ...file,
      role: roles[file.id] ?? null,
      readOptions: options[file.id] ?? null,
    })),
    mapping: ownMapping,
    settings,
    declinedPresets,
    ...(labels !== NO_LABELS && { labels }),
    ...(verdicts &&
      verdictPlace !== null && { verdicts: { place: verdictPlace, bytes: verdicts.size } }),
    view,
    widths: Object.entries(widths).map(([column, width]) => [column, Math.round(width)] as const),
  };
  return JSON.stringify(manifest);
}

/** A manifest from its text; `name` is what holds it, for the error message. */
export function readManifest(json: string, name: string): Checked<Manifest> {
  return checkFile(manifestSchema, json, name);
}

/** Every place that a manifest names, with the number of bytes stored there. */
export function placesIn({ files, verdicts }: Manifest): Map<string, number> {
  const stored = [...files, ...(verdicts ? [verdicts] : [])];
  return new Map(
    stored.flatMap(({ place, bytes }) => (place === null ? [] : [[place, bytes] as const])),
  );
}

/**
 * The project of a manifest with the bytes that `bytesAt` finds at each place. A file without bytes, or
 * with a different number of them, is missing from it.
 */
export function projectFrom(manifest: Manifest, bytesAt: (place: string) => Blob | null): Project {
  const fileAt = (place: string | null, size: number, name: string, lastModified?: number) => {
    const bytes = place === null ? null : bytesAt(place);
    return bytes?.size === size ? new File([bytes], name, { lastModified }) : null;
  };
  const files = manifest.files.map((saved) => ({
    ...saved,
    file: fileAt(saved.place, saved.bytes, saved.name, saved.lastModified),
  }));
  const { verdicts } = manifest;
  return {
    files: files.flatMap(({ id, sha256, file }) => (file ? [{ id, file, sha256 }] : [])),
    missing: files.flatMap(({ id, name, bytes, lastModified, sha256, file }) =>
      file ? [] : [{ id, name, bytes, lastModified, sha256 }],
    ),
    choices: {
      ...initialChoices,
      roles: Object.fromEntries(files.flatMap(({ id, role }) => (role ? [[id, role]] : []))),
      readOptions: Object.fromEntries(
        files.flatMap(({ id, readOptions }) => (readOptions ? [[id, readOptions]] : [])),
      ),
      ownMapping: manifest.mapping,
      settings: manifest.settings,
      declinedPresets: manifest.declinedPresets,
      labels: manifest.labels ?? NO_LABELS,
    },
    verdicts: verdicts ? fileAt(verdicts.place, verdicts.bytes, 'verdicts.jsonl') : null,
    view: manifest.view,
    widths: Object.fromEntries(manifest.widths),
  };
}
