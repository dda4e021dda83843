import { createScorer } from '../../src/core/scoring/scorer';
import { accept } from '../../src/core/scoring/acceptance/accept';
import { findContradiction } from '../../src/core/scoring/contradictions/contradiction';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { datasetOf } from './score-case';

/** A rule that applies up to a limit, with one value on each side of it. */
export type Limit = readonly [
  what: string,
  question: string,
  /** The last value for which the rule decides, and the first for which it does not. */
  last: number,
  beyond: number,
  /** Reference and prediction for a value. */
  pair: (value: number) => readonly [reference: string, prediction: string],
  /** The reason that the rule gives. */
  reason: string,
];

/** Why the prediction is accepted, or what contradicts the reference; empty if neither applies. */
export function reasonOf(question: string, reference: string, prediction: string): string {
  const dataset = datasetOf([{ question, references: [reference], prediction }]);
  const comparison = createScorer(dataset, DEFAULT_SETTINGS).compare(0, 0);
  const [prepared] = comparison?.references ?? [];
  if (!comparison || !prepared) throw new Error('There is nothing to compare.');
  return accept(comparison)?.reason ?? findContradiction(comparison, prepared) ?? '';
}

/** A string padded with periods to this length. */
export const pad = (text: string, length: number) => text + '.'.repeat(length - text.length);
