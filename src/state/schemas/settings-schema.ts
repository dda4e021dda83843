import * as v from 'valibot';
import { ANSWER_KINDS } from '../../core/model';
import {
  DEFAULT_PAGES,
  DEFAULT_RETRIEVAL,
  DEFAULT_SETTINGS,
  JUDGE_IDS,
  LIST_BOUNDS,
  PENALTY_BOUNDS,
  type ListSettings,
  type NumberSettings,
  PAGE_TOLERANCE_BOUNDS,
  type PageSettings,
  RELEVANCE_BOUNDS,
  type RetrievalSettings,
  type Settings,
  TOLERANCE_BOUNDS,
} from '../../core/settings';
import { findStep } from '../../core/text/steps';
import {
  type Checked,
  checkFile,
  boolean,
  list,
  oneOf,
  fileMarker,
  text,
  numberBetween,
} from './checked-json';

type Entries<T> = {
  -readonly [Key in keyof T]: v.OptionalSchema<v.GenericSchema<unknown, T[Key]>, T[Key]>;
};

/** Makes every key of an object schema optional, with the default for that key. */
function withDefaults<T extends object>(
  defaults: T,
  schemas: { readonly [Key in keyof T]: v.GenericSchema<unknown, T[Key]> },
): Entries<T> {
  const keys = Object.keys(schemas) as (keyof T)[];
  return Object.fromEntries(
    keys.map((key) => [key, v.optional(schemas[key], defaults[key])]),
  ) as Entries<T>;
}

const share = numberBetween({ min: 0, max: 1 });

const step = v.pipe(
  text,
  v.check((id) => findStep(id) !== undefined, 'no normalization step has this id'),
);

const judges = v.pipe(
  v.array(
    v.strictObject({
      id: oneOf(JUDGE_IDS),
      name: v.optional(text, ''),
      date: v.optional(text, ''),
      sha256: v.optional(text, ''),
      threshold: v.optional(v.nullable(share), null),
    }),
  ),
  v.check(
    (chosen) => new Set(chosen.map(({ id }) => id)).size === chosen.length,
    'a judge is listed twice',
  ),
);

const numbers = withDefaults<NumberSettings>(DEFAULT_SETTINGS.numbers, {
  absoluteTolerance: v.nullable(numberBetween(TOLERANCE_BOUNDS.absoluteTolerance)),
  relativeTolerance: v.nullable(numberBetween(TOLERANCE_BOUNDS.relativeTolerance)),
  combine: oneOf(['any', 'all', 'digits']),
  percent: oneOf(['either', 'sign-only', 'strict']),
  decimalMark: oneOf(['auto', 'point', 'comma']),
  choice: oneOf(['any', 'conclusion', 'first', 'last', 'only']),
  units: oneOf(['lenient', 'strict']),
  exactYears: boolean,
});

const lists = withDefaults<ListSettings>(DEFAULT_SETTINGS.lists, {
  order: oneOf(['auto', 'always', 'never']),
  similarity: numberBetween(LIST_BOUNDS.similarity),
});

const pages = withDefaults<PageSettings>(DEFAULT_PAGES, {
  tolerance: numberBetween(PAGE_TOLERANCE_BOUNDS),
  offset: v.picklist(['auto', -1, 0, 1], '“auto”, -1, 0 or 1 is expected'),
});

const retrieval = withDefaults<RetrievalSettings>(DEFAULT_RETRIEVAL, {
  ties: oneOf(['document', 'rank']),
  unjudged: oneOf(['not-relevant', 'removed']),
  queries: oneOf(['returned', 'judged']),
  ideal: oneOf(['judged', 'retrieved']),
  gain: oneOf(['linear', 'exponential']),
  relevanceThreshold: numberBetween(RELEVANCE_BOUNDS),
});

const complete = withDefaults<Omit<Settings, 'pages' | 'figures' | 'retrieval'>>(DEFAULT_SETTINGS, {
  normalisation: list(step, 50),
  replacements: list(v.tuple([text, text]), 1000),
  tokens: oneOf(['whitespace', 'words', 'mixed']),
  wrapping: oneOf(['keep', 'remove']),
  numbers: v.strictObject(numbers),
  lists: v.strictObject(lists),
  missing: oneOf(['zero', 'exclude']),
  duplicates: oneOf(['first', 'last']),
  noAnswerThreshold: share,
  wrongPenalty: numberBetween(PENALTY_BOUNDS),
  clusterByDocument: boolean,
  answerKinds: v.record(text, oneOf(ANSWER_KINDS)),
  noAnswerPhrases: list(text, 1000),
  judges,
});

const entries = {
  ...complete,
  pages: v.exactOptional(v.strictObject(pages)),
  figures: v.exactOptional(oneOf(['always', 'never'])),
  retrieval: v.exactOptional(v.strictObject(retrieval)),
};

export const settingsSchema = v.strictObject(entries);

const settingsFile = v.strictObject({ assay: fileMarker('settings'), ...entries });

/** Parses settings; `name` is the file name used in problem messages. */
export function readSettings(json: string, name: string): Checked<Settings> {
  const checked = checkFile(settingsFile, json, name);
  if (checked.kind === 'invalid') return checked;
  const value = { ...checked.value };
  delete value.assay;
  return { kind: 'valid', value };
}

/** The content of a settings file. */
export function writeSettings(settings: Settings): string {
  return `${JSON.stringify({ assay: 'settings', ...settings }, null, 2)}\n`;
}
