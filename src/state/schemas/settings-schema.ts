import * as v from 'valibot';
import {
  DEFAULT_SETTINGS,
  JUDGE_IDS,
  LIST_BOUNDS,
  type Settings,
  TOLERANCE_BOUNDS,
} from '../../core/settings';
import { type Checked, checkFile, oneOf, saved, text } from './checked-json';
import { ANSWER_KINDS } from '../../core/model';
import { findStep } from '../../core/text/steps';

const share = v.pipe(
  v.number('a number or null is expected'),
  v.minValue(0, 'the smallest threshold is 0'),
  v.maxValue(1, 'the largest threshold is 1'),
);

/** The judges that settings ask for, each once. */
const judgesSchema = v.pipe(
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
    (judges) => new Set(judges.map(({ id }) => id)).size === judges.length,
    'the same judge is named twice',
  ),
);

const step = v.pipe(
  text,
  v.check((id) => findStep(id) !== undefined, 'no normalization step is called so'),
);

const tolerance = (name: keyof typeof TOLERANCE_BOUNDS) =>
  v.nullable(
    v.pipe(
      v.number('a number or null is expected'),
      v.finite('a finite number is expected'),
      v.minValue(TOLERANCE_BOUNDS[name].min, 'the smallest tolerance is 0'),
      v.maxValue(
        TOLERANCE_BOUNDS[name].max,
        `the largest tolerance is ${TOLERANCE_BOUNDS[name].max}`,
      ),
    ),
  );

const similarity = v.pipe(
  v.number('a number is expected'),
  v.finite('a finite number is expected'),
  v.minValue(
    LIST_BOUNDS.similarity.min,
    `the smallest similarity is ${LIST_BOUNDS.similarity.min}`,
  ),
  v.maxValue(LIST_BOUNDS.similarity.max, 'the largest similarity is 1'),
);

const settingsEntries = {
  normalisation: v.optional(v.pipe(v.array(step), v.maxLength(50, 'too many steps')), [
    ...DEFAULT_SETTINGS.normalisation,
  ]),
  replacements: v.optional(
    v.pipe(v.array(v.tuple([text, text])), v.maxLength(1000, 'too many replacements')),
    [],
  ),
  tokens: v.optional(oneOf(['whitespace', 'words', 'mixed']), DEFAULT_SETTINGS.tokens),
  wrapping: v.optional(oneOf(['keep', 'remove']), DEFAULT_SETTINGS.wrapping),
  numbers: v.optional(
    v.strictObject({
      absoluteTolerance: v.optional(
        tolerance('absoluteTolerance'),
        DEFAULT_SETTINGS.numbers.absoluteTolerance,
      ),
      relativeTolerance: v.optional(
        tolerance('relativeTolerance'),
        DEFAULT_SETTINGS.numbers.relativeTolerance,
      ),
      combine: v.optional(oneOf(['any', 'all']), DEFAULT_SETTINGS.numbers.combine),
      percent: v.optional(
        oneOf(['either', 'sign-only', 'strict']),
        DEFAULT_SETTINGS.numbers.percent,
      ),
      decimalMark: v.optional(
        oneOf(['auto', 'point', 'comma']),
        DEFAULT_SETTINGS.numbers.decimalMark,
      ),
      choice: v.optional(
        oneOf(['any', 'conclusion', 'first', 'last', 'only']),
        DEFAULT_SETTINGS.numbers.choice,
      ),
      units: v.optional(oneOf(['lenient', 'strict']), DEFAULT_SETTINGS.numbers.units),
      exactYears: v.optional(
        v.boolean('true or false is expected'),
        DEFAULT_SETTINGS.numbers.exactYears,
      ),
    }),
    DEFAULT_SETTINGS.numbers,
  ),
  lists: v.optional(
    v.strictObject({
      order: v.optional(oneOf(['auto', 'always', 'never']), DEFAULT_SETTINGS.lists.order),
      similarity: v.optional(similarity, DEFAULT_SETTINGS.lists.similarity),
    }),
    DEFAULT_SETTINGS.lists,
  ),
  missing: v.optional(oneOf(['zero', 'exclude']), DEFAULT_SETTINGS.missing),
  duplicates: v.optional(oneOf(['first', 'last']), DEFAULT_SETTINGS.duplicates),
  noAnswerThreshold: v.optional(
    v.pipe(
      v.number('a number is expected'),
      v.minValue(0, 'the smallest threshold is 0'),
      v.maxValue(1, 'the largest threshold is 1'),
    ),
    DEFAULT_SETTINGS.noAnswerThreshold,
  ),
  clusterByDocument: v.optional(
    v.boolean('true or false is expected'),
    DEFAULT_SETTINGS.clusterByDocument,
  ),
  answerKinds: v.optional(v.record(text, oneOf(ANSWER_KINDS)), {}),
  noAnswerPhrases: v.optional(v.pipe(v.array(text), v.maxLength(1000, 'too many phrases')), [
    ...DEFAULT_SETTINGS.noAnswerPhrases,
  ]),
  judges: v.optional(judgesSchema, []),
};

/** Settings inside of something else; a file of their own begins with its kind. */
export const settingsSchema = v.strictObject(settingsEntries);

const settingsFile = v.strictObject({ assay: saved('settings'), ...settingsEntries });

/** Settings from a JSON text; `name` is the file or link it came from. */
export function readSettings(json: string, name: string): Checked<Settings> {
  const checked = checkFile(settingsFile, json, name);
  if (checked.kind === 'invalid') return checked;
  const value = { ...checked.value };
  delete value.assay;
  return { kind: 'valid', value };
}

/** The file that brings these settings back when it is dropped in again. */
export function writeSettings(settings: Settings): string {
  return `${JSON.stringify({ assay: 'settings', ...settings }, null, 2)}\n`;
}
