import type { PreparedAnswer } from '../../answers/prepare';
import type { Comparison, QuestionSide } from '../comparison';
import { type Bag, createLengthMeter, findTokens } from './bag';
import { type Bound, findBound } from './bounds';
import { readFeatures } from './features';
import type { JudgeModel } from './judge-model';
import type { Judgement } from './judgement';
import { addFeatures, addTexts, logistic, oneVsRest, weighBag } from './linear';
import { readPair, readQuestionText, readTextOf, type TextReading } from './features/pair';
import { weighReasons } from './reasons';

/** What the verdict is made of, for one pair. */
interface VerdictInput {
  /** Features on one scale, then rules, then types. */
  readonly values: Float64Array;
  readonly rule: readonly number[];
  readonly type: readonly number[];
  /** What the words add: Σ TF-IDF × weight. */
  readonly words: number;
  readonly bound: Bound | null;
}

/** A text with what its words add to each model. */
interface WeighedText {
  readonly bag: Bag;
  readonly sums: readonly number[];
}

/** So far from the usual value, in spreads, a feature counts; farther ones count as this far. */
const FARTHEST = 6;

/**
 * Builds the judge of one model. It is pure: the same comparison gives the same judgement. What is
 * read of a text is kept with it, so questions and references are read once for all runs. From the
 * threshold on, which is the model's own unless another is given, a candidate counts as correct.
 */
export function createJudge(
  model: JudgeModel,
  threshold = model.threshold,
): (comparison: Comparison) => Judgement {
  const readInput = createInputReader(model);
  const { verdict, calibration } = model;
  return (comparison) => {
    const { values, rule, type, words, bound } = readInput(comparison);
    const [value = 0] = addFeatures(verdict, values, [words]);
    const weighed = logistic(calibration.slope * value + calibration.offset);
    const probability = bound ? Math.max(bound.least, Math.min(bound.most, weighed)) : weighed;
    const reasons = () =>
      weighReasons({ values, words, bound, weighed }, verdict, calibration.slope);
    return { probability, correct: probability >= threshold, rule, type, reasons };
  };
}

/** The part of the judge before the verdict. */
function createInputReader(model: JudgeModel): (comparison: Comparison) => VerdictInput {
  const { vocabulary, idf, tokens, rule, type } = model;
  const measure = createLengthMeter(idf);
  const weigh = ({ words }: TextReading): WeighedText => {
    const bag = findTokens(words, vocabulary);
    return { bag, sums: weighBag(bag, idf, tokens) };
  };
  const weighAnswer = (answer: PreparedAnswer) => weigh(readTextOf(answer));
  const weighQuestion = (side: QuestionSide) => weigh(readQuestionText(side));
  return (comparison) => {
    const pair = readPair(comparison);
    const question = comparison.rememberQuestion(weighQuestion);
    const reference = pair.referenceAnswer.cached(weighAnswer);
    const candidate = comparison.prediction.cached(weighAnswer);
    const types = addTexts(
      [question.sums, reference.sums],
      measure(question.bag, reference.bag),
    ).slice(1);
    const typeShares = oneVsRest(addFeatures(type, [], types));
    const length = measure(question.bag, reference.bag, candidate.bag);
    const [words = 0] = addTexts([question.sums, reference.sums, candidate.sums], length);
    const features = readFeatures(pair);
    const values = scaleFeatures(features, model, rule.classes.length + type.classes.length);
    const ruleShares = oneVsRest(addFeatures(rule, values, []));
    values.set(ruleShares, features.length);
    values.set(typeShares, features.length + ruleShares.length);
    return { values, rule: ruleShares, type: typeShares, words, bound: findBound(pair) };
  };
}

/**
 * Every feature as its distance from the usual value in spreads, within `FARTHEST`; `further` places
 * behind them are left at 0.
 */
export function scaleFeatures(
  features: Float64Array,
  { means, spreads }: Pick<JudgeModel, 'means' | 'spreads'>,
  further = 0,
): Float64Array {
  const scaled = new Float64Array(features.length + further);
  for (let at = 0; at < features.length; at++) {
    const distance = ((features[at] ?? 0) - (means[at] ?? 0)) / (spreads[at] ?? 1);
    scaled[at] = Math.max(-FARTHEST, Math.min(FARTHEST, distance));
  }
  return scaled;
}
