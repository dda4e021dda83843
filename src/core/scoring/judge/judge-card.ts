import type { JudgeId } from '../../settings';

/** A judged set that a model was trained on. */
export interface TrainingSet {
  readonly name: string;
  readonly source: string;
  readonly licence: string;
  readonly pairs: number;
}

/** How far a model agrees with the people who labeled a set; shares from 0 to 1. */
export interface MeasuredAgreement {
  readonly name: string;
  readonly pairs: number;
  readonly accuracy: number;
  readonly macroF1: number;
}

/**
 * Of the answers of a judged set whose probability lies in one tenth from `from` on, the share that
 * is right.
 */
export interface ReliabilityBin {
  readonly from: number;
  readonly pairs: number;
  /** Mean probability. */
  readonly mean: number;
  /** Share that people called right. */
  readonly right: number;
}

/** What is told of a judge without its weights; plain data. */
export interface JudgeCard {
  readonly id: JudgeId;
  readonly name: string;
  /** The day it was made, as YYYY-MM-DD; empty where its file does not say. */
  readonly date: string;
  /** Lower-case hexadecimal SHA-256 of its model file. */
  readonly sha256: string;
  /** The probability from which an answer counts as correct unless a person chooses another. */
  readonly threshold: number;
  readonly trainedOn: readonly TrainingSet[];
  readonly measured: readonly MeasuredAgreement[];
  /** On the first set of `measured`; empty where its file does not say. */
  readonly reliability: readonly ReliabilityBin[];
}
