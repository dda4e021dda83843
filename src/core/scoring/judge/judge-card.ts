import shipped from './shipped-judge.json';

import type { JudgeId } from '../../settings';

/**
 * The judge bundled with Assay, without its weights. `npm run train-judge` writes the JSON; a test
 * compares it with the model file.
 */
export const BUNDLED_JUDGE: JudgeCard = { ...shipped.card, id: 'judge' };

/** Size of its gzipped model file in bytes. */
export const BUNDLED_JUDGE_BYTES = shipped.gzipped;

/** A labeled set that a model was trained on. */
export interface TrainingSet {
  readonly name: string;
  readonly source: string;
  readonly licence: string;
  readonly pairs: number;
}

/** A model's agreement with the human labels of a set; shares from 0 to 1. */
export interface MeasuredAgreement {
  readonly name: string;
  readonly pairs: number;
  readonly accuracy: number;
  readonly macroF1: number;
}

/** Answers of a labeled set with a probability between `from` and `from` + 0.1. */
export interface ReliabilityBin {
  readonly from: number;
  readonly pairs: number;
  /** Mean probability of these answers. */
  readonly mean: number;
  /** Share of these answers that are labeled as correct. */
  readonly right: number;
}

/** A judge without its weights; plain data. */
export interface JudgeCard {
  readonly id: JudgeId;
  readonly name: string;
  /** The date of training, as YYYY-MM-DD; empty if unknown. */
  readonly date: string;
  /** Lowercase hexadecimal SHA-256 of its model file. */
  readonly sha256: string;
  /** The default threshold: the lowest probability at which an answer counts as correct. */
  readonly threshold: number;
  readonly trainedOn: readonly TrainingSet[];
  readonly measured: readonly MeasuredAgreement[];
  /** The bins for the first set of `measured`; empty if unknown. */
  readonly reliability: readonly ReliabilityBin[];
}
