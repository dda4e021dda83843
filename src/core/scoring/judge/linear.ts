import { exp } from '../../elementary';
import type { Bag } from './bag';

/** 1 / (1 + e⁻ˣ) without overflow. */
export function logistic(x: number): number {
  if (x >= 0) return 1 / (1 + exp(-x));
  const power = exp(x);
  return power / (1 + power);
}

/**
 * One-vs-rest probabilities: the logistic of each class's value, divided by the sum of all, as in
 * scikit-learn's `OneVsRestClassifier`. If all logistic values are 0, every class gets the same
 * probability.
 */
export function oneVsRest(values: readonly number[]): number[] {
  const outputs = values.map(logistic);
  const sum = outputs.reduce((total, output) => total + output, 0);
  return outputs.map((output) => (sum === 0 ? 1 / outputs.length : output / sum));
}

/**
 * Weights of several linear models over TF-IDF. Those of token t start at t × `width`, so one pass
 * over a text serves all models.
 */
export interface TokenWeights {
  readonly width: number;
  readonly values: Float64Array;
}

/** Σ idf × weight over a text's tokens for each model, before the vector is normalized. */
export function weighBag(bag: Bag, idf: Float64Array, { width, values }: TokenWeights): number[] {
  const sums: number[] = [];
  for (let model = 0; model < width; model++) sums.push(0);
  for (const token of bag) {
    const rarity = idf[token] ?? 0;
    const from = token * width;
    for (let model = 0; model < width; model++) {
      sums[model] = (sums[model] ?? 0) + rarity * (values[from + model] ?? 0);
    }
  }
  return sums;
}

/**
 * For each model, the sum of idf × weight over several texts, divided by the norm of the texts'
 * combined vector; 0 without tokens.
 */
export function sumTexts(texts: readonly (readonly number[])[], length: number): number[] {
  const [first = []] = texts;
  return first.map((_, model) => {
    const total = texts.reduce((sum, text) => sum + (text[model] ?? 0), 0);
    return length === 0 ? 0 : total / length;
  });
}

/** Reorders weights by model into weights by token. */
export function interleave(rows: readonly Float64Array[]): TokenWeights {
  const width = rows.length;
  const values = new Float64Array(width * (rows[0]?.length ?? 0));
  rows.forEach((row, model) => {
    row.forEach((weight, token) => (values[token * width + model] = weight));
  });
  return { width, values };
}

/** A linear model over features and tokens. */
export interface LinearHead {
  readonly classes: readonly string[];
  /** The weights of the features, by class. */
  readonly weights: readonly Float64Array[];
  readonly intercepts: readonly number[];
}

const NONE = new Float64Array();

/** The value of each class: intercept + features + tokens. */
export function evaluateHead(
  { weights, intercepts }: LinearHead,
  features: ArrayLike<number>,
  tokens: ArrayLike<number>,
): number[] {
  const values: number[] = [];
  for (let at = 0; at < intercepts.length; at++) {
    const own = weights[at] ?? NONE;
    let value = (intercepts[at] ?? 0) + (tokens[at] ?? 0);
    for (let index = 0; index < own.length; index++) {
      value += (features[index] ?? 0) * (own[index] ?? 0);
    }
    values.push(value);
  }
  return values;
}
