import * as v from 'valibot';
import { type Labels, NO_LABELS } from '../../core/analysis/agreement/labels';
import type { Mapping, Role } from '../../core/model';
import type { ReadOptions } from '../../core/read-options';
import type { Settings } from '../../core/settings';
import { VERSION } from '../../core/version';
import { type Checked, checkFile, count, oneOf, text } from '../schemas/checked-json';
import { initialChoices } from '../choices/choices';
import { labelsSchema } from '../schemas/labels-schema';
import { mappingSchema } from '../schemas/mapping-schema';
import { readOptionsSchema } from '../schemas/read-options-schema';
import { settingsSchema } from '../schemas/settings-schema';
import type { MissingFile, Project } from './model';

/*
 * Work as a text, beside which the bytes of its files lie: in the browser's storage, or in a file
 * that may come from a stranger. Either way it is held to this schema before anything is made of it.
 */

/** A file of the work: what a person decided about it, and where its bytes lie. */
interface ManifestFile extends MissingFile {
  /** A key of the storage, or a path in the saved file; `null` where there was no room for the bytes. */
  readonly place: string | null;
  readonly role: Role | null;
  readonly readOptions: ReadOptions | null;
}

export interface Manifest {
  readonly assay: 'work';
  readonly schema: 1;
  /** The version that wrote it. */
  readonly scorer: string;
  readonly savedAt: string;
  readonly files: readonly ManifestFile[];
  readonly mapping: Mapping | null;
  readonly settings: Settings;
  readonly declinedPresets: readonly string[];
  /** What people said of answers; left out where nobody did. */
  readonly labels?: Labels;
  /** Where the verdicts of a language model lie; left out where there are none. */
  readonly verdicts?: { readonly place: string; readonly bytes: number };
  readonly view: string;
  /** Pairs, since a column may be called as what every object has. */
  readonly widths: readonly (readonly [column: string, pixels: number])[];
}

const ROLES: readonly Role[] = ['gold', 'predictions', 'both', 'probabilities', 'unused'];

const MAX_FILES = 1000;

const fileSchema = v.strictObject({
  id: text,
  name: text,
  bytes: count,
  lastModified: count,
  sha256: v.nullable(v.pipe(text, v.regex(/^[0-9a-f]{64}$/, 'a SHA-256 is expected'))),
  place: v.nullable(text),
  role: v.nullable(oneOf(ROLES)),
  readOptions: v.nullable(readOptionsSchema),
});

const manifestSchema: v.GenericSchema<unknown, Manifest> = v.strictObject({
  assay: v.literal('work', 'no work of Assay is saved here'),
  schema: v.literal(1, 'this was saved by a later Assay than this one'),
  scorer: text,
  savedAt: v.pipe(text, v.isoTimestamp('a time is expected')),
  files: v.pipe(v.array(fileSchema), v.maxLength(MAX_FILES, 'too many files')),
  mapping: v.nullable(mappingSchema),
  settings: settingsSchema,
  declinedPresets: v.pipe(v.array(text), v.maxLength(MAX_FILES, 'too many data sets')),
  labels: v.exactOptional(labelsSchema),
  verdicts: v.exactOptional(v.strictObject({ place: text, bytes: count })),
  view: v.pipe(v.string('a text is expected'), v.maxLength(100_000, 'this text is too long')),
  widths: v.array(
    v.tuple([text, v.pipe(count, v.maxValue(10_000, 'the widest column has 10000 pixels'))]),
  ),
});

/** The text that `readManifest` takes; `placeOf` says where the bytes of a file lie. */
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
    declinedPresets: [...declinedPresets],
    ...(labels === NO_LABELS ? {} : { labels }),
    ...(verdicts && verdictPlace !== null
      ? { verdicts: { place: verdictPlace, bytes: verdicts.size } }
      : {}),
    view,
    widths: Object.entries(widths).map(([column, width]) => [column, Math.round(width)]),
  };
  return JSON.stringify(manifest);
}

/** A manifest from its text; `name` is what holds it, for the sentence about what is wrong. */
export function readManifest(json: string, name: string): Checked<Manifest> {
  return checkFile(manifestSchema, json, name);
}

/** The work of a manifest with the bytes of its files; those that have none are missing from it. */
export function projectFrom(
  manifest: Manifest,
  bytes: readonly (Blob | null)[],
  verdicts: Blob | null = null,
): Project {
  const found = manifest.files.flatMap((saved, at) => {
    const blob = bytes[at];
    if (blob?.size !== saved.bytes) return [];
    const { name, lastModified } = saved;
    return [{ saved, file: new File([blob], name, { lastModified }) }];
  });
  const has = new Set(found.map(({ saved }) => saved));
  const missing = manifest.files
    .filter((saved) => !has.has(saved))
    .map(({ id, name, bytes: size, lastModified, sha256 }) => {
      return { id, name, bytes: size, lastModified, sha256 };
    });
  return {
    files: found.map(({ saved: { id, sha256 }, file }) => ({ id, file, sha256 })),
    missing,
    choices: {
      ...initialChoices,
      roles: Object.fromEntries(
        manifest.files.flatMap(({ id, role }) => (role ? [[id, role]] : [])),
      ),
      readOptions: Object.fromEntries(
        manifest.files.flatMap(({ id, readOptions: options }) => (options ? [[id, options]] : [])),
      ),
      ownMapping: manifest.mapping,
      settings: manifest.settings,
      declinedPresets: manifest.declinedPresets,
      labels: manifest.labels ?? NO_LABELS,
    },
    verdicts:
      verdicts && verdicts.size === manifest.verdicts?.bytes
        ? new File([verdicts], 'verdicts.jsonl')
        : null,
    view: manifest.view,
    widths: Object.fromEntries(manifest.widths),
  };
}
