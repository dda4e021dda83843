import * as v from 'valibot';
import { DECISIONS, type GoldPatch, PATCH_FORMAT } from '../../core/analysis/gold/patch';
import { patchProblems } from '../../core/words/review-problems';
import { type Checked, checkJson, day, list, oneOf, sha256, text } from './checked-json';

const MAX_DECISIONS = 100_000;
const MAX_ANSWERS = 1000;

/** A gold patch in `gold-patch.json` and in projects. */
export const patchSchema = v.strictObject({
  format: v.literal(PATCH_FORMAT, `“${PATCH_FORMAT}” is expected`),
  decisions: list(
    v.strictObject({
      id: text,
      hash: sha256,
      decision: oneOf(DECISIONS),
      answers: v.pipe(list(text, MAX_ANSWERS), v.minLength(1, 'at least one answer is expected')),
      by: text,
      date: day,
      reason: text,
    }),
    MAX_DECISIONS,
  ),
});

/** Reads a gold patch from the content of its file. */
export function readPatch(json: string, name: string): Checked<GoldPatch> {
  const word = (where: string, what: string) => patchProblems.badPatch(name, where, what);
  const read = checkJson(patchSchema, json, word);
  if (read.kind === 'invalid') return read;
  const { decisions } = read.value;
  return { kind: 'valid', value: { decisions } };
}
