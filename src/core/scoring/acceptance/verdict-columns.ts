import { type Stance, STANCES } from '../../answers/abstention';
import { unwrap, type Wrapper, WRAPPERS } from '../../answers/unwrap';
import { ERROR_KINDS, type ErrorKind } from '../error-kind';
import {
  type Acceptance,
  REJECTION_REASONS,
  type RejectionReason,
  type Tier,
  TIERS,
} from '../tiers/tier';

/** The outcome of each question in one run, one byte each, for fast filtering. */
export interface VerdictColumns {
  /** 1 + the position in `TIERS` of the first tier that accepts the prediction; 0 if none does. */
  readonly tiers: Uint8Array;
  /**
   * 1 + the position in `REJECTION_REASONS` of the reason for its rejection; 0 if there is no such
   * reason.
   */
  readonly reasons: Uint8Array;
  /** Position in `STANCES`: whether the prediction answers, declines or hedges. */
  readonly stances: Uint8Array;
  /**
   * 1 + the position in `ERROR_KINDS` of its numeric error; 0 if the question asks for no number.
   */
  readonly errors: Uint8Array;
  /**
   * 1 + the position in `WRAPPERS` of the outermost wrapper of the prediction; 0 if there is no
   * wrapper.
   */
  readonly wrappers: Uint8Array;
}

/** Columns in which nothing is accepted and nothing is an abstention. */
export function createVerdictColumns(length: number): VerdictColumns {
  return {
    tiers: new Uint8Array(length),
    reasons: new Uint8Array(length),
    stances: new Uint8Array(length),
    errors: new Uint8Array(length),
    wrappers: new Uint8Array(length),
  };
}

/** Records the tier that accepts the prediction of a question, if any. */
export function recordAcceptance(
  { tiers, reasons }: VerdictColumns,
  question: number,
  acceptance: Acceptance | null,
): void {
  tiers[question] = acceptance ? 1 + TIERS.indexOf(acceptance.tier) : 0;
  reasons[question] = acceptance?.rejection
    ? 1 + REJECTION_REASONS.indexOf(acceptance.rejection)
    : 0;
}

/** The first tier that accepts the prediction of a question; `null` if none does. */
export function tierAt({ tiers }: VerdictColumns, question: number): Tier | null {
  return TIERS[(tiers[question] ?? 0) - 1] ?? null;
}

/**
 * Why the strict scorer rejects the prediction; `null` if the strict scorer accepts it, or if no
 * tier accepts it.
 */
export function rejectionReasonAt(
  columns: VerdictColumns,
  question: number,
): RejectionReason | null {
  if (tierAt(columns, question) === 'strict') return null;
  return REJECTION_REASONS[(columns.reasons[question] ?? 0) - 1] ?? null;
}

/** Records whether the prediction of a question answers, declines or hedges. */
export function recordStance({ stances }: VerdictColumns, question: number, stance: Stance): void {
  stances[question] = STANCES.indexOf(stance);
}

/** Whether the prediction of a question answers, declines or hedges. */
export function stanceAt({ stances }: Pick<VerdictColumns, 'stances'>, question: number): Stance {
  return STANCES[stances[question] ?? 0] ?? 'answers';
}

/** Records the numeric error of an answer. */
export function recordError({ errors }: VerdictColumns, question: number, kind: ErrorKind): void {
  errors[question] = 1 + ERROR_KINDS.indexOf(kind);
}

/** The numeric error of an answer; `null` if the question asks for no number. */
export function errorAt({ errors }: VerdictColumns, question: number): ErrorKind | null {
  return ERROR_KINDS[(errors[question] ?? 0) - 1] ?? null;
}

export function recordWrapper(
  { wrappers: wrappings }: VerdictColumns,
  question: number,
  prediction: string,
): void {
  const [outermost] = unwrap(prediction).wrappers;
  wrappings[question] = outermost ? 1 + WRAPPERS.indexOf(outermost) : 0;
}

/** The outermost wrapper of a prediction; `null` if there is none. */
export function wrapperAt(
  { wrappers: wrappings }: VerdictColumns,
  question: number,
): Wrapper | null {
  return WRAPPERS[(wrappings[question] ?? 0) - 1] ?? null;
}
