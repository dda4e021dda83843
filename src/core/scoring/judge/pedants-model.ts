import * as v from 'valibot';
import { interleave } from './linear';
import {
  distinctTexts,
  equalTo,
  lengthAt,
  type ModelReading,
  numbers,
  object,
  readModel,
  rows,
} from './model-file';
import type { PedantsModel } from './pedants';

/**
 * Number of overlap features (F1, precision and recall); they follow the token features in `rule`
 * and precede them in `ac`.
 */
const OVERLAP = 3;

/** The authors' threshold: the lowest probability at which an answer counts as correct. */
export const PEDANTS_THRESHOLD = 0.5;

/** The tokenizer settings of the published models; other values need a different implementation. */
const READING = object({
  lowercase: equalTo(true),
  token_pattern: equalTo('(?u)\\b\\w\\w+\\b'),
  ngram_range: equalTo([1, 1]),
  norm: equalTo('l2'),
  use_idf: equalTo(true),
  sublinear_tf: equalTo(false),
});

/**
 * Reads a PEDANTS model from JSON, as `scripts/judge/pedants_to_json.py` writes it: `vocab`, `idf`,
 * `params` of the vectorizer, and the linear models `type`, `rule` and `ac`, each with `classes`,
 * `coef` (one row per class; a single one for `ac`) and `intercept`.
 */
export function readPedantsModel(json: string, file: string): ModelReading<PedantsModel> {
  return readModel(json, file, ['vocab', 'idf', 'ac', 'rule', 'type'], createSchema);
}

function createSchema(value: unknown): v.GenericSchema<unknown, PedantsModel> {
  const size = lengthAt(value, 'vocab');
  const types = lengthAt(value, 'type', 'classes');
  const rules = lengthAt(value, 'rule', 'classes');
  const features = OVERLAP + rules + types;
  return v.pipe(
    object({
      vocab: distinctTexts,
      params: READING,
      type: object({
        classes: distinctTexts,
        coef: rows(types, size),
        intercept: numbers(types),
      }),
      rule: object({
        classes: distinctTexts,
        coef: rows(rules, OVERLAP + size),
        intercept: numbers(rules),
      }),
      ac: object({
        classes: equalTo(['correct', 'incorrect']),
        coef: rows(1, features + size),
        intercept: numbers(1),
      }),
      idf: numbers(size),
    }),
    v.transform(({ vocab, idf, type, rule, ac }) => ({
      vocabulary: new Map(vocab.map((word, position) => [word, position])),
      idf,
      typeTokens: interleave(type.coef),
      ruleTokens: interleave([
        ...rule.coef.map((row) => row.subarray(0, size)),
        ...ac.coef.map((row) => row.subarray(features)),
      ]),
      type: { classes: type.classes, weights: [], intercepts: [...type.intercept] },
      rule: {
        classes: rule.classes,
        weights: rule.coef.map((row) => row.slice(size)),
        intercepts: [...rule.intercept],
      },
      ac: {
        classes: ['incorrect'],
        weights: ac.coef.map((row) => row.slice(0, features)),
        intercepts: [...ac.intercept],
      },
    })),
  );
}
