import * as v from 'valibot';
import { attempt } from '../../core/attempt';
import type { SavedMapping } from '../../core/dataset/mapping/saved-mapping';
import { REPAIRS } from '../../core/dataset/id-repairs';
import type { Mapping } from '../../core/model';
import {
  type Checked,
  checkFile,
  fileMarker,
  finiteNumber,
  list,
  oneOf,
  text,
  validItems,
} from './checked-json';

const columnNames = list(text, 1000);

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

const scoreSource = v.pipe(
  v.strictObject({
    column: text,
    name: v.pipe(text, v.regex(/[\p{L}\p{N}]/u, 'a name with a letter or digit is expected')),
    lowest: finiteNumber,
    highest: finiteNumber,
    better: oneOf(['higher', 'lower']),
  }),
  v.check(({ lowest, highest }) => lowest < highest, '“lowest” must be below “highest”'),
);

/** In the order of a proposed mapping, so that reports of a shared mapping are byte-identical. */
const mappingEntries = {
  gold: v.nullable(
    v.strictObject({
      file: text,
      question: column,
      references: answerSource,
      answerType: column,
      document: column,
      id: idSource,
      unanswerable: v.exactOptional(v.nullable(text)),
      listItems: v.exactOptional(oneOf(['answers', 'parts'])),
      evidence: v.exactOptional(v.nullable(text)),
    }),
  ),
  predictions: v.array(
    v.strictObject({
      file: text,
      answer: answerSource,
      noAnswerProbability: column,
      name: v.optional(text, 'predictions'),
      id: idSource,
      model: column,
      run: column,
      humanLabel: v.exactOptional(v.nullable(text)),
      state: v.exactOptional(v.nullable(text)),
      probabilities: v.exactOptional(v.strictObject({ file: text, id: idSource, column: text })),
      repairs: v.exactOptional(v.array(oneOf(REPAIRS.map(({ id }) => id)))),
      scores: v.exactOptional(list(scoreSource, 100)),
      retrieved: v.exactOptional(v.nullable(text)),
      retrievalScores: v.exactOptional(v.nullable(text)),
      context: v.exactOptional(v.nullable(text)),
    }),
  ),
};

export const mappingSchema = v.strictObject(mappingEntries);

const mappingFile = v.strictObject({ assay: fileMarker('mapping'), ...mappingEntries });

const savedMappingSchema = v.strictObject({
  mapping: mappingSchema,
  headers: v.array(v.strictObject({ file: text, columns: columnNames })),
});

export function readMapping(json: string, name: string): Checked<Mapping> {
  const checked = checkFile(mappingFile, json, name);
  if (checked.kind === 'invalid') return checked;
  const { gold, predictions } = checked.value;
  return { kind: 'valid', value: { gold, predictions } };
}

/** Mappings saved in the browser; invalid ones are dropped, since the user can make them again. */
export function readSavedMappings(json: string): readonly SavedMapping[] {
  const kept = attempt<unknown>(() => JSON.parse(json));
  return Array.isArray(kept) ? validItems(savedMappingSchema, kept) : [];
}

/** The content of a mapping file. */
export function writeMapping(mapping: Mapping): string {
  return `${JSON.stringify({ assay: 'mapping', ...mapping }, null, 2)}\n`;
}
