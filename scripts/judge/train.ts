import type { LinearHead } from '../../src/core/scoring/judge/linear';
import { FEATURES } from '../../src/core/scoring/judge/features';
import { scaleFeatures } from '../../src/core/scoring/judge/judge';
import { QUESTION_TYPES, RULE_IDS } from '../../src/core/scoring/judge/rules';
import { DRILLS } from './drills';
import type { Labeled } from './labeled';
import { type Fit, fitLogistic, type Penalty } from './logistic-regression';
import { listWords, tfIdf, type TrainingPair, type WordList } from './training-pairs';

/** The hyperparameters of training. */
export interface TrainingChoices {
  readonly seed: number;
  /** The number of labeled answers that a written example counts as. */
  readonly exampleWeight: number;
  /** The number of labeled answers that a generated pair counts as. */
  readonly drillWeight: number;
  readonly featurePenalty: number;
  /** Whether the signs of weights are constrained: docs/decisions/learned-judge.md. */
  readonly signed: boolean;
  /** Minimum number of pairs that contain a word of the vocabulary. */
  readonly leastPairs: number;
}

/** The hyperparameters of the bundled judge; docs/judge.md gives the reasons. */
export const CHOICES: TrainingChoices = {
  seed: 6,
  exampleWeight: 2,
  drillWeight: 0.3,
  featurePenalty: 100,
  signed: true,
  leastPairs: 20,
};

/** The trained parts of a model. */
export interface TrainedParts {
  readonly words: WordList;
  readonly means: Float64Array;
  readonly spreads: Float64Array;
  readonly rule: LinearHead;
  readonly type: {
    readonly intercepts: readonly number[];
    readonly tokens: readonly Float64Array[];
  };
  readonly verdict: Fit;
}

const NO_TOKENS = { tokens: new Int32Array(), tokenValues: new Float64Array() };

/** Trains a judge on labeled pairs; those with a rule are the written examples. */
export function train(pairs: readonly TrainingPair[], choices: TrainingChoices): TrainedParts {
  const words = listWords(pairs, choices.leastPairs);
  const { means, spreads } = measureScale(pairs);
  const scaled = pairs.map(({ features }) => scaleFeatures(features, { means, spreads }));
  const ruled = pairs.flatMap(({ answer: { rule } }, at) =>
    rule === undefined ? [] : [{ rule, values: scaled[at] ?? new Float64Array() }],
  );
  const rows = pairs.map(({ answer }, at) => ({
    values: scaled[at] ?? new Float64Array(),
    ...NO_TOKENS,
    label: answer.correct,
    weight: weightOf(answer, choices),
  }));
  const sense = { for: 1, against: -1, either: 0 } as const;
  const verdict = fitLogistic(rows, {
    values: choices.featurePenalty,
    tokens: 0,
    signs: FEATURES.map((feature) => (choices.signed ? sense[feature.sense] : 0)),
    tokenCount: 0,
  });
  return { words, means, spreads, rule: fitRules(ruled), type: fitTypes(pairs, words), verdict };
}

function weightOf({ rule, system }: Labeled, choices: TrainingChoices): number {
  if (rule !== undefined) return choices.exampleWeight;
  return system === DRILLS ? choices.drillWeight : 1;
}

/**
 * Mean and standard deviation of every feature; a feature that never varies gets a standard
 * deviation of 1.
 */
function measureScale(pairs: readonly TrainingPair[]) {
  const of = (at: number) => pairs.map(({ features }) => features[at] ?? 0);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const round = (value: number) => Number(value.toPrecision(5));
  const columns = FEATURES.map((_, at) => of(at));
  const means = Float64Array.from(columns, (column) => round(mean(column)));
  const spreads = Float64Array.from(columns, (column, at) => {
    const spread = Math.sqrt(mean(column.map((value) => (value - (means[at] ?? 0)) ** 2)));
    return spread > 1e-4 ? round(spread) : 1;
  });
  return { means, spreads };
}

interface RuledExample {
  readonly rule: string;
  readonly values: Float64Array;
}

const free = (values: number, tokens: number, dense: number, tokenCount: number): Penalty => ({
  values,
  tokens,
  signs: new Array<0>(dense).fill(0),
  tokenCount,
});

function fitRules(examples: readonly RuledExample[]): LinearHead {
  const fits = RULE_IDS.map((id) =>
    fitLogistic(
      examples.map(({ rule, values }) => ({ values, ...NO_TOKENS, label: rule === id, weight: 1 })),
      free(RULE_PENALTY, 1, FEATURES.length, 0),
    ),
  );
  return {
    classes: RULE_IDS,
    weights: fits.map(({ weights }) => weights),
    intercepts: fits.map(({ intercept }) => intercept),
  };
}

const RULE_PENALTY = 10;
const TYPE_PENALTY = 1;

/**
 * Trains the question types on questions labeled by their question word. Each is used twice, with
 * and without the word, so that a question without a question word is classified by its other
 * words.
 */
function fitTypes(pairs: readonly TrainingPair[], words: WordList): TrainedParts['type'] {
  const questions = new Map(pairs.map((pair) => [pair.answer.question, pair]));
  const shown = [...questions.values()].flatMap(({ question, reference }) => {
    const asks = question.words.find((word) => QUESTION_TYPES.includes(word));
    if (asks === undefined) return [];
    const without = question.words.filter((word) => word !== asks);
    return [question.words, without].map((own) => ({
      asks,
      bag: tfIdf([own, reference.words], words),
    }));
  });
  const fits = QUESTION_TYPES.map((type) =>
    fitLogistic(
      shown.map(({ asks, bag }) => ({
        values: [],
        tokens: bag.tokens,
        tokenValues: bag.values,
        label: asks === type,
        weight: 1,
      })),
      free(1, TYPE_PENALTY, 0, words.words.length),
    ),
  );
  return {
    intercepts: fits.map(({ intercept }) => intercept),
    tokens: fits.map(({ tokenWeights }) => tokenWeights),
  };
}
