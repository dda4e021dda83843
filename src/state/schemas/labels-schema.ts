import * as v from 'valibot';
import { MOST_DRAWN } from '../../core/analysis/agreement/draw-sample';
import { LABELS } from '../../core/analysis/agreement/label';
import { DRAWS, type Labels } from '../../core/analysis/agreement/labels';
import { oneOf, text } from './checked-json';

const answer = { id: text, model: text, run: text };

/** What people said of answers, as it is kept; it may come from a stranger's file. */
export const labelsSchema: v.GenericSchema<unknown, Labels> = v.strictObject({
  annotator: text,
  given: v.array(
    v.strictObject({ ...answer, annotator: text, label: oneOf(LABELS), comment: text }),
  ),
  sample: v.nullable(
    v.strictObject({
      draw: oneOf(DRAWS),
      seed: v.pipe(v.number('a number is expected'), v.safeInteger('a whole number is expected')),
      answers: v.pipe(
        v.array(v.strictObject({ ...answer, stratum: text })),
        v.maxLength(MOST_DRAWN, 'too many answers'),
      ),
    }),
  ),
});
