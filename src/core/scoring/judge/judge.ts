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

/** The input of the verdict for one pair. */
interface VerdictInput {
  /** Standardized features, followed by rules and types. */
  readonly values: Float64Array;
  readonly rule: readonly number[];
  readonly type: readonly number[];
  /** Σ TF-IDF × weight. */
  readonly words: number;
  readonly bound: Bound | null;
}

/** A text with its sums for each linear model. */
interface WeighedText {
  readonly bag: Bag;
  readonly sums: readonly number[];
}

/** Standardized features are limited to this absolute value. */
const MAX_DEVIATION = 6;

/**
 * Builds a judge from a model. Questions and references are prepared once for all runs.
 * @param threshold lowest probability of a correct answer, by default the model's own
 */
export function createJudge(
  model: JudgeModel,
  threshold = model.threshold,
): (comparison: Comparison) => Judgment {
  const readInput = createInputReader(model);
  const { verdict, calibration } = model;
  return (comparison) => {
    const { values, rule, type, words, bound } = readInput(comparison);
    const [value = 0] = evaluateHead(verdict, values, [words]);
    const weighed = logistic(calibration.slope * value + calibration.offset);
    const probability = bound ? Math.max(bound.least, Math.min(bound.most, weighed)) : weighed;
    const reasons = () =>
      explainVerdict({ values, words, bound, weighed }, verdict, calibration.slope);
    return { probability, correct: probability >= threshold, rule, type, reasons };
  };
}

/** Builds the function that computes the verdict's input. */
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
    const candidate = comparison.prediction.cached(weighAnswer);
    const types = sumTexts(
      [question.sums, reference.sums],
      measure(question.bag, reference.bag),
    ).slice(1);
    const typeShares = oneVsRest(evaluateHead(type, [], types));
    const length = measure(question.bag, reference.bag, candidate.bag);
    const [words = 0] = sumTexts([question.sums, reference.sums, candidate.sums], length);
    const features = readFeatures(pair);
    const values = scaleFeatures(features, model, rule.classes.length + type.classes.length);
    const ruleShares = oneVsRest(evaluateHead(rule, values, []));
    values.set(ruleShares, features.length);
    values.set(typeShares, features.length + ruleShares.length);
    return { values, rule: ruleShares, type: typeShares, words, bound: findBound(pair) };
  };
}

/** Standardizes every feature, limits it to ±`MAX_DEVIATION`, and appends `extra` zeros. */
export function scaleFeatures(
  features: Float64Array,
  { means, spreads }: Pick<JudgeModel, 'means' | 'spreads'>,
  extra = 0,
): Float64Array {
  const scaled = new Float64Array(features.length + extra);
  for (let at = 0; at < features.length; at++) {
    const distance = ((features[at] ?? 0) - (means[at] ?? 0)) / (spreads[at] ?? 1);
    scaled[at] = Math.max(-MAX_DEVIATION, Math.min(MAX_DEVIATION, distance));
  }
  return scaled;
}
