import * as v from 'valibot';
import {
  LABELS,
  type Labels,
  MAX_SAMPLE,
  SAMPLING_METHODS,
} from '../../core/analysis/agreement/labels';
import type { Note, Role } from '../../core/model';
import type { About } from '../../core/output/publish/readme';
import type { ReadLimits, ReadOptions } from '../../core/read-options';
import {
  count,
  day,
  finiteNumber,
  boolean,
  list,
  oneOf,
  sha256,
  text,
} from '../schemas/checked-json';
import { patchSchema } from '../schemas/patch-schema';
import { mappingSchema } from '../schemas/mapping-schema';
import { settingsSchema } from '../schemas/settings-schema';

/*
 * A project as text: the user's choices, the SHA-256 of each file, and optionally scores to
 * compare. There are three forms: `manifest` (autosave, `.assay` files and published folders),
 * `link` (the fragment after `#v1=`) and `report` (a report.json, of which the rest is ignored).
 * Any of them may be untrusted. Their keys are public: earlier versions wrote them.
 */

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

const MAX_FILES = 1000;
const MAX_NOTES = 100_000;
const MAX_LINK_FILES = 51;

const version = v.pipe(text, v.regex(/^[\w.+-]{1,40}$/, 'a version is expected'));
const choices = { settings: settingsSchema, mapping: v.nullable(mappingSchema) };
const input = { name: text, sha256, rows: count };
const runName = { model: text, run: text };

const limit = v.exactOptional(count);

const readOptionsSchema = v.strictObject({
  encoding: v.exactOptional(text),
  repairMojibake: v.exactOptional(boolean),
  delimiter: v.exactOptional(text),
  literalQuotes: v.exactOptional(boolean),
  headerRow: v.exactOptional(count),
  sheet: v.exactOptional(text),
  limits: v.exactOptional(
    v.strictObject({
      fileBytes: limit,
      inflatedBytes: limit,
      inflationRatio: limit,
      entries: limit,
      cells: limit,
      depth: limit,
      cellLength: limit,
    } satisfies Record<keyof ReadLimits, unknown>),
  ),
} satisfies Record<keyof ReadOptions, unknown>);

const answer = { id: text, ...runName };

const labelsSchema: v.GenericSchema<unknown, Labels> = v.strictObject({
  annotator: text,
  given: v.array(
    v.strictObject({ ...answer, annotator: text, label: oneOf(LABELS), comment: text }),
  ),
  sample: v.nullable(
    v.strictObject({
      draw: oneOf(SAMPLING_METHODS),
      seed: v.pipe(v.number('a number is expected'), v.safeInteger('a whole number is expected')),
      answers: list(v.strictObject({ ...answer, stratum: text }), MAX_SAMPLE),
    }),
  ),
});

const ROLES = [
  'gold',
  'predictions',
  'both',
  'probabilities',
  'unused',
] as const satisfies readonly Role[];

/** Author, date and headline of a link or a published folder; absent in earlier versions. */
const about = v.exactOptional(
  v.strictObject({
    title: text,
    author: text,
    date: day,
    headline: text,
  } satisfies Record<keyof About, unknown>),
);

/** Absent if there are none. */
const notes = v.exactOptional(
  list(v.strictObject({ id: text, text } satisfies Record<keyof Note, unknown>), MAX_NOTES),
);

/** Absent if there are no decisions. */
const goldPatch = v.exactOptional(patchSchema);

export const manifestSchema = v.strictObject({
  assay: v.literal('work', 'this is not an Assay project'),
  schema: v.literal(1, 'this was saved by a later version of Assay'),
  scorer: text,
  savedAt: v.pipe(text, v.isoTimestamp('a time is expected')),
  files: list(
    v.strictObject({
      id: text,
      name: text,
      bytes: count,
      lastModified: count,
      sha256: v.nullable(sha256),
      /**
       * A storage key, or a path in the saved file or folder; `null` if the bytes are not stored.
       */
      place: v.nullable(text),
      role: v.nullable(oneOf(ROLES)),
      readOptions: v.nullable(readOptionsSchema),
    }),
    MAX_FILES,
  ),
  mapping: choices.mapping,
  settings: choices.settings,
  declinedPresets: list(text, MAX_FILES),
  labels: v.exactOptional(labelsSchema),
  goldPatch,
  /** Absent for the default. */
  title: v.exactOptional(text),
  notes,
  /** Where the verdicts of a language model are stored; absent if there are none. */
  verdicts: v.exactOptional(v.strictObject({ place: text, bytes: count })),
  /** In published folders only. */
  about,
  /** The view, as a URL fragment. */
  view: text,
  /** Pairs, since a column may have the name of an inherited key. */
  widths: v.array(
    v.tuple([text, v.pipe(count, v.maxValue(10_000, 'a column is at most 10000 pixels wide'))]),
  ),
});

export const linkSchema = v.strictObject({
  /** The version of Assay that made the link. */
  version,
  about,
  notes,
  goldPatch,
  ...choices,
  /** The view, as a URL fragment. */
  view: text,
  /** URLs as entered, relative ones resolved against the page; `null` if not shared. */
  files: v.nullable(v.strictObject({ gold: text, predictions: list(text, MAX_LINK_FILES - 1) })),
  inputs: list(
    v.strictObject({
      ...input,
      /** Absent if no option was set. Limits are not shared, so that a link cannot raise them. */
      options: v.exactOptional(v.omit(readOptionsSchema, ['limits'])),
    }),
    MAX_LINK_FILES,
  ),
  /** Aggregates; `null` if they are not included. */
  results: v.nullable(
    v.strictObject({
      questions: count,
      /** Metric ids, in the order of each run's values. */
      metrics: list(text, 200),
      runs: list(
        v.strictObject({
          ...runName,
          missing: count,
          values: list(
            v.strictObject({
              mean: v.nullable(finiteNumber),
              n: count,
              /** Ends of the 95% confidence interval. */
              interval: v.nullable(v.tuple([finiteNumber, finiteNumber])),
            }),
            200,
          ),
        }),
        500,
      ),
    }),
  ),
});

/** The report versions that can be opened; only fields that are in both are read. */
export const REPORT_FORMS = ['assay-report/1', 'assay-report/2'] as const;

export const reportSchema = v.object({
  schema: v.picklist(REPORT_FORMS),
  assay: v.object({ version }),
  settings: choices.settings,
  mapping: mappingSchema,
  inputs: list(v.object(input), 1000),
  questions: v.object({ total: count }),
  goldPatch,
  metrics: list(v.object({ id: text, label: text }), 1000),
  runs: list(
    v.object({
      ...runName,
      counts: v.object({ missing: count }),
      metrics: v.record(text, v.object({ mean: v.nullable(finiteNumber), n: count })),
    }),
    10_000,
  ),
});

export type Manifest = DeepReadonly<v.InferOutput<typeof manifestSchema>>;
export type SharedLink = DeepReadonly<v.InferOutput<typeof linkSchema>>;
export type LinkedResults = NonNullable<SharedLink['results']>;
export type LinkedRun = LinkedResults['runs'][number];
export type SavedReport = DeepReadonly<v.InferOutput<typeof reportSchema>>;
