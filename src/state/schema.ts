import * as v from 'valibot';
import { REPAIRS } from '../core/join/repairs';
import { ANSWER_KINDS, type Mapping, type Problem } from '../core/model';
import type { SavedMapping } from '../core/join/match-mapping';
import { problems } from '../core/problems';
import { DEFAULT_SETTINGS, LIST_BOUNDS, type Settings, TOLERANCE_BOUNDS } from '../core/settings';
import { findStep } from '../core/text/steps';

/*
 * Settings and mappings that come from a file or a link are data of a stranger: exact schemas,
 * unknown keys refused by name, every bound checked. What is left out keeps its default.
 */

const text = v.pipe(v.string('a text is expected'), v.maxLength(10_000, 'this text is too long'));

const step = v.pipe(
  text,
  v.check((id) => findStep(id) !== undefined, 'no normalisation step is called so'),
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

const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `one of ${options.join(', ')} is expected`);

/** The key that a saved file begins with, so that it is recognised when it is dropped in again. */
const saved = <const Kind extends string>(kind: Kind) => v.optional(v.literal(kind));

const settingsSchema = v.strictObject({
  assay: saved('settings'),
  normalisation: v.optional(v.pipe(v.array(step), v.maxLength(50, 'too many steps')), [
    ...DEFAULT_SETTINGS.normalisation,
  ]),
  replacements: v.optional(
    v.pipe(v.array(v.tuple([text, text])), v.maxLength(1000, 'too many replacements')),
    [],
  ),
  tokens: v.optional(oneOf(['whitespace', 'words', 'mixed']), DEFAULT_SETTINGS.tokens),
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
  duplicates: v.optional(oneOf(['first', 'last']), DEFAULT_SETTINGS.duplicates),
  answerKinds: v.optional(v.record(text, oneOf(ANSWER_KINDS)), {}),
  noAnswerPhrases: v.optional(v.pipe(v.array(text), v.maxLength(1000, 'too many phrases')), [
    ...DEFAULT_SETTINGS.noAnswerPhrases,
  ]),
});

const columnNames = v.pipe(v.array(text), v.maxLength(1000, 'too many columns'));

const idSource = v.variant('kind', [
  v.strictObject({
    kind: v.literal('columns'),
    columns: columnNames,
    separator: v.exactOptional(text),
  }),
  v.strictObject({
    kind: v.literal('row'),
    prefix: v.optional(text, ''),
    from: v.optional(
      v.pipe(v.number('a number is expected'), v.integer('a whole number is expected')),
      1,
    ),
  }),
]);

const answerSource = v.strictObject({
  columns: columnNames,
  split: v.optional(oneOf(['none', 'list', 'separator']), 'none'),
  separator: v.optional(text, ''),
});

const column = v.optional(v.nullable(text), null);

const mappingSchema = v.strictObject({
  assay: saved('mapping'),
  gold: v.nullable(
    v.strictObject({
      file: text,
      id: idSource,
      question: column,
      references: answerSource,
      answerType: column,
      document: column,
      unanswerable: v.exactOptional(v.nullable(text)),
    }),
  ),
  predictions: v.array(
    v.strictObject({
      file: text,
      id: idSource,
      answer: answerSource,
      model: column,
      run: column,
      noAnswerProbability: column,
      name: v.optional(text, 'predictions'),
      humanLabel: v.exactOptional(v.nullable(text)),
      probabilities: v.exactOptional(v.strictObject({ file: text, id: idSource, column: text })),
      repairs: v.exactOptional(v.array(oneOf(REPAIRS.map(({ id }) => id)))),
    }),
  ),
});

const savedMappingSchema = v.strictObject({
  mapping: mappingSchema,
  headers: v.array(v.strictObject({ file: text, columns: columnNames })),
});

export type Checked<T> =
  | { readonly kind: 'valid'; readonly value: T }
  | { readonly kind: 'invalid'; readonly problem: Problem };

/** Settings from a JSON text; `name` is the file or link it came from. */
export function readSettings(json: string, name: string): Checked<Settings> {
  const checked = check(settingsSchema, json, name);
  if (checked.kind === 'invalid') return checked;
  const { normalisation, replacements, tokens, numbers, lists, ...rest } = checked.value;
  const { missing, duplicates, noAnswerThreshold, clusterByDocument, ...answers } = rest;
  const { answerKinds, noAnswerPhrases } = answers;
  const counting = { missing, duplicates, noAnswerThreshold, clusterByDocument };
  const reading = { answerKinds, noAnswerPhrases };
  return {
    kind: 'valid',
    value: { normalisation, replacements, tokens, numbers, lists, ...counting, ...reading },
  };
}

/** A mapping from a JSON text. */
export function readMapping(json: string, name: string): Checked<Mapping> {
  const checked = check(mappingSchema, json, name);
  if (checked.kind === 'invalid') return checked;
  const { gold, predictions } = checked.value;
  return { kind: 'valid', value: { gold, predictions } };
}

/** Mappings that were kept in the browser; what is not well formed is left out, since it can be made anew. */
export function readSavedMappings(json: string): readonly SavedMapping[] {
  const kept = v.safeParse(v.array(v.unknown()), parseJsonText(json));
  return (kept.success ? kept.output : []).flatMap((one) => {
    const saved = v.safeParse(savedMappingSchema, one);
    return saved.success ? [saved.output] : [];
  });
}

/** The file that brings these settings back when it is dropped in again. */
export function writeSettings(settings: Settings): string {
  return `${JSON.stringify({ assay: 'settings', ...settings }, null, 2)}\n`;
}

/** The file that brings this mapping back when it is dropped in again. */
export function writeMapping(mapping: Mapping): string {
  return `${JSON.stringify({ assay: 'mapping', ...mapping }, null, 2)}\n`;
}

function check<T>(schema: v.GenericSchema<unknown, T>, json: string, name: string): Checked<T> {
  const parsed = parseJsonText(json);
  const refuse = (where: string, what: string): Checked<T> => ({
    kind: 'invalid',
    problem: problems.badSettings(name, where, what),
  });
  if (parsed === undefined) return refuse('', 'this is not valid JSON.');
  if (Array.isArray(parsed)) return refuse('', 'an object is expected, not a list.');
  const result = v.safeParse(schema, parsed, { abortEarly: true });
  if (result.success) return { kind: 'valid', value: result.output };
  const [issue] = result.issues;
  return refuse(v.getDotPath(issue) ?? '', `${describeIssue(issue)}.`);
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object') return issue.message;
  if (issue.received === 'undefined') return 'this key is missing';
  return issue.expected === 'never' ? 'no such key is known here' : 'an object is expected';
}

function parseJsonText(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}
