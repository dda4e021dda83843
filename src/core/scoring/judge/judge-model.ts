import * as v from 'valibot';
import type { Vocabulary } from './bag';
import { FEATURES } from './features';
import type { JudgeCard } from './judge-card';
import { interleave, type LinearHead, type TokenWeights } from './linear';
import {
  distinctTexts,
  equalTo,
  finiteNumber,
  lengthAt,
  listOf,
  type ModelReading,
  numbers,
  object,
  readModel,
  rows,
  text,
} from './model-file';
import { QUESTION_TYPES, RULE_IDS } from './rules';

/** The value of `format` in the model files of this version. */
export const JUDGE_FORMAT = 'assay-judge/2';

/** Assay's judge, read from its model file. */
export interface JudgeModel extends Omit<JudgeCard, 'id' | 'sha256'> {
  readonly vocabulary: Vocabulary;
  readonly idf: Float64Array;
  /** Token weights of the question types. */
  readonly tokens: TokenWeights;
  /** Mean and standard deviation of every feature, used to standardize it. */
  readonly means: Float64Array;
  readonly spreads: Float64Array;
  /** Input: the features. */
  readonly rule: LinearHead;
  /** Input: TF-IDF of question and reference. */
  readonly type: LinearHead;
  /** Input: the features. One class, “correct”. */
  readonly verdict: LinearHead;
  /** P(correct) is the logistic of slope × value + offset. */
  readonly calibration: { readonly slope: number; readonly offset: number };
}

/**
 * Reads a judge from JSON, as `npm run train-judge` writes it. Features, rules and types must be
 * those of this version, in the same order, since weights are assigned by position.
 */
export function readJudgeModel(json: string, file: string): ModelReading<JudgeModel> {
  return readModel(json, file, ['format', 'verdict'], (value) =>
    createSchema(lengthAt(value, 'vocabulary')),
  );
}

/** @param size number of tokens */
function createSchema(size: number): v.GenericSchema<unknown, JudgeModel> {
  const count = FEATURES.length;
  const [rules, types] = [RULE_IDS.length, QUESTION_TYPES.length];
  const thisVersion = 'the ones that this version of Assay uses, in the same order';
  return v.pipe(
    object({
      format: equalTo(JUDGE_FORMAT),
      features: equalTo(
        FEATURES.map(({ id }) => id),
        thisVersion,
      ),
      name: text,
      date: text,
      trainedOn: listOf({ name: text, source: text, licence: text, pairs: finiteNumber }),
      measured: listOf({
        name: text,
        pairs: finiteNumber,
        accuracy: finiteNumber,
        macroF1: finiteNumber,
      }),
      reliability: listOf({
        from: finiteNumber,
        pairs: finiteNumber,
        mean: finiteNumber,
        right: finiteNumber,
      }),
      threshold: finiteNumber,
      calibration: object({ slope: finiteNumber, offset: finiteNumber }),
      vocabulary: distinctTexts,
      idf: numbers(size),
      means: numbers(count),
      spreads: v.pipe(
        numbers(count),
        v.check((spreads) => spreads.every((spread) => spread > 0), 'an array of numbers above 0'),
      ),
      rule: object({
        classes: equalTo(RULE_IDS, thisVersion),
        weights: rows(rules, count),
        intercepts: numbers(rules),
      }),
      type: object({
        classes: equalTo(QUESTION_TYPES, thisVersion),
        tokens: rows(types, size),
        intercepts: numbers(types),
      }),
      verdict: object({ weights: numbers(count), intercept: finiteNumber }),
    }),
    v.transform(({ vocabulary, rule, type, verdict, ...model }) => ({
      ...model,
      vocabulary: new Map(vocabulary.map((word, position) => [word, position])),
      tokens: interleave(type.tokens),
      rule: { classes: RULE_IDS, weights: rule.weights, intercepts: [...rule.intercepts] },
      type: { classes: QUESTION_TYPES, weights: [], intercepts: [...type.intercepts] },
      verdict: {
        classes: ['correct'],
        weights: [verdict.weights],
        intercepts: [verdict.intercept],
      },
    })),
  );
}
