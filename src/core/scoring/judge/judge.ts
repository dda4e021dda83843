import type { PreparedAnswer } from '../../answers/prepare';
import type { Comparison, PreparedQuestion } from '../comparison';
import { type Bag, createLengthMeter, findTokens } from './bag';
import { type Bound, findBound } from './bounds';
import { readFeatures } from './features';
import type { JudgeModel } from './judge-model';
import type { Judgment } from './judgment';
import { evaluateHead, sumTexts, logistic, oneVsRest, weighBag } from './linear';
import { readPair, readQuestionText, readTextOf, type TextReading } from './features/pair';
import { explainVerdict } from './reasons';

/** The values from which the judgment of one pair is computed. */
interface VerdictInput {
  /** Standardized features. */
  readonly values: Float64Array;
  readonly rule: readonly number[];
  readonly type: readonly number[];
  readonly bound: Bound | null;
}

/** The tokens of a text, with the sum of their weights for each question type. */
interface WeighedText {
  readonly bag: Bag;
  readonly sums: readonly number[];
}

/** Standardized features are limited to this absolute value. */
const MAX_DEVIATION = 6;

/**
 * Builds a judge from a model. Questions and references are prepared once for all runs.
 * @param threshold lowest probability at which an answer counts as correct, by default the model's
 * own
 */
export function createJudge(
  model: JudgeModel,
  threshold = model.threshold,
): (comparison: Comparison) => Judgment {
  const readInput = createInputReader(model);
  const { verdict, calibration } = model;
  return (comparison) => {
    const { values, rule, type, bound } = readInput(comparison);
    const [value = 0] = evaluateHead(verdict, values, []);
    const weighed = logistic(calibration.slope * value + calibration.offset);
    const probability = bound ? Math.max(bound.least, Math.min(bound.most, weighed)) : weighed;
    const reasons = () => explainVerdict({ values, bound, weighed }, verdict, calibration.slope);
    return { probability, correct: probability >= threshold, rule, type, reasons };
  };
}

/** Builds the function that computes the `VerdictInput` of a pair. */
function createInputReader(model: JudgeModel): (comparison: Comparison) => VerdictInput {
  const { vocabulary, idf, tokens, rule, type } = model;
  const measure = createLengthMeter(idf);
  const weigh = ({ words }: TextReading): WeighedText => {
    const bag = findTokens(words, vocabulary);
    return { bag, sums: weighBag(bag, idf, tokens) };
  };
  const weighAnswer = (answer: PreparedAnswer) => weigh(readTextOf(answer));
  const weighQuestion = (side: PreparedQuestion) => weigh(readQuestionText(side));
  return (comparison) => {
    const pair = readPair(comparison);
    const question = comparison.rememberQuestion(weighQuestion);
    const reference = pair.referenceAnswer.cached(weighAnswer);
    const types = sumTexts([question.sums, reference.sums], measure(question.bag, reference.bag));
    const values = scaleFeatures(readFeatures(pair), model);
    return {
      values,
      rule: oneVsRest(evaluateHead(rule, values, [])),
      type: oneVsRest(evaluateHead(type, [], types)),
      bound: findBound(pair),
    };
  };
}

/** Standardizes every feature and limits it to ±`MAX_DEVIATION`. */
export function scaleFeatures(
  features: Float64Array,
  { means, spreads }: Pick<JudgeModel, 'means' | 'spreads'>,
): Float64Array {
  return features.map((value, at) => {
    const distance = (value - (means[at] ?? 0)) / (spreads[at] ?? 1);
    return Math.max(-MAX_DEVIATION, Math.min(MAX_DEVIATION, distance));
  });
}
