import type { Vocabulary } from './bag';
import { FEATURES } from './features';
import type { MeasuredAgreement, ReliabilityBin, TrainingSet } from './judge-card';
import { interleave, type LinearHead, type TokenWeights } from './linear';
import { type ModelReading, type Parts, readModel } from './model-reading';
import { QUESTION_TYPES, RULE_IDS } from './rules';

/** What `format` says in a model file of this version. */
export const JUDGE_FORMAT = 'assay-judge/1';

/** Assay's own judge, as its model file holds it. */
export interface JudgeModel {
  readonly name: string;
  /** The day given to the training command, as YYYY-MM-DD. */
  readonly date: string;
  readonly trainedOn: readonly TrainingSet[];
  readonly measured: readonly MeasuredAgreement[];
  /** On the first of the measured sets, on which it was calibrated. */
  readonly reliability: readonly ReliabilityBin[];
  readonly vocabulary: Vocabulary;
  readonly idf: Float64Array;
  /** Token weights of the verdict, then of the question types. */
  readonly tokens: TokenWeights;
  /** Usual value and spread of every feature, by which values are put on one scale. */
  readonly means: Float64Array;
  readonly spreads: Float64Array;
  /** Sees the features. */
  readonly rule: LinearHead;
  /** Sees TF-IDF of question and reference. */
  readonly type: LinearHead;
  /** Sees the features, the rules, the types, and TF-IDF of all three texts. One value, for “correct”. */
  readonly verdict: LinearHead;
  /** P(correct) is the logistic of slope × value + offset. */
  readonly calibration: { readonly slope: number; readonly offset: number };
  /** The probability from which a candidate counts as correct. */
  readonly threshold: number;
}

/**
 * Reads a judge from JSON, as `npm run train-judge` writes it. Features, rules and types must be those
 * of this version, in its order: weights of others would mean something else. A file that lacks a part
 * or has one of another size gives a problem that names it.
 */
export function readJudgeModel(json: string, file: string): ModelReading<JudgeModel> {
  return readModel(json, file, (parts) => {
    if (!parts.has('format') || !parts.has('verdict')) return null;
    if (parts.text('format') !== JUDGE_FORMAT) parts.refuse('format', `“${JUDGE_FORMAT}”`);
    return takeJudge(parts);
  });
}

function takeJudge(parts: Parts): JudgeModel {
  const count = FEATURES.length;
  takeNames(
    parts,
    'features',
    FEATURES.map(({ id }) => id),
  );
  const [rule, type, verdict] = [
    parts.object('rule'),
    parts.object('type'),
    parts.object('verdict'),
  ];
  takeNames(rule, 'classes', RULE_IDS);
  takeNames(type, 'classes', QUESTION_TYPES);
  const words = parts.texts('vocabulary');
  const size = words.length;
  const seen = count + RULE_IDS.length + QUESTION_TYPES.length;
  const typeRows = type.rows('tokens', QUESTION_TYPES.length, size);
  const spreads = parts.numbers('spreads', count);
  if (spreads.some((spread) => spread <= 0)) parts.refuse('spreads', 'a list of numbers above 0');
  const calibration = parts.object('calibration');
  return {
    name: parts.text('name'),
    date: parts.text('date'),
    trainedOn: parts.objects('trainedOn').map((set) => ({
      name: set.text('name'),
      source: set.text('source'),
      licence: set.text('licence'),
      pairs: set.number('pairs'),
    })),
    measured: parts.objects('measured').map((set) => ({
      name: set.text('name'),
      pairs: set.number('pairs'),
      accuracy: set.number('accuracy'),
      macroF1: set.number('macroF1'),
    })),
    reliability: parts.objects('reliability').map((bin) => ({
      from: bin.number('from'),
      pairs: bin.number('pairs'),
      mean: bin.number('mean'),
      right: bin.number('right'),
    })),
    vocabulary: new Map(words.map((word, position) => [word, position])),
    idf: parts.numbers('idf', size),
    tokens: interleave([verdict.numbers('tokens', size), ...typeRows]),
    means: parts.numbers('means', count),
    spreads,
    rule: {
      classes: RULE_IDS,
      weights: rule.rows('weights', RULE_IDS.length, count),
      intercepts: [...rule.numbers('intercepts', RULE_IDS.length)],
    },
    type: {
      classes: QUESTION_TYPES,
      weights: [],
      intercepts: [...type.numbers('intercepts', QUESTION_TYPES.length)],
    },
    verdict: {
      classes: ['correct'],
      weights: [verdict.numbers('weights', seen)],
      intercepts: [verdict.number('intercept')],
    },
    calibration: { slope: calibration.number('slope'), offset: calibration.number('offset') },
    threshold: parts.number('threshold'),
  };
}

function takeNames(parts: Parts, name: string, wanted: readonly string[]): void {
  const names = parts.texts(name, wanted.length);
  const wrong = wanted.find((one, at) => names[at] !== one);
  if (wrong !== undefined)
    parts.refuse(name, `those of this version (“${wrong}” is missing or elsewhere)`);
}
