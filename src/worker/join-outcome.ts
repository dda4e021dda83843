import type { RunCounts } from '../core/analysis/run-report';
import type { AnswerKind, JoinCheck, Problem } from '../core/model';

/* The page's data about a join, and the rows behind its counts. */

export type JoinOutcome =
  | {
      readonly kind: 'joined';
      readonly questions: number;
      /** Names of the gold file's other columns. */
      readonly columns: readonly string[];
      readonly answerTypes: readonly {
        readonly label: string;
        readonly count: number;
        readonly kinds: readonly AnswerKind[];
      }[];
      readonly inferredKinds: number;
      readonly hasTexts: boolean;
      /** The first questions. */
      readonly sample: readonly QuestionSample[];
      readonly runs: readonly JoinedRun[];
      readonly unjoined: readonly UnmatchedRun[];
      readonly problems: readonly Problem[];
    }
  | { readonly kind: 'failed'; readonly problems: readonly Problem[] }
  | { readonly kind: 'canceled' };

/** The result of testing a join, with all its problems. */
export interface CheckedJoin {
  readonly joinChecks: readonly JoinCheck[];
  /** A warning for each doubtful run, followed by the problems of the join. */
  readonly problems: readonly Problem[];
}

export interface JoinedRun {
  /** Names of the prediction files' other columns. */
  readonly columns: readonly string[];
  readonly model: string;
  readonly run: string;
  readonly counts: Omit<RunCounts, 'unscored' | 'wrapped'> & {
    /** Number of duplicates that differ from the prediction that is used. */
    readonly conflicting: number;
  };
}

/** A run without any matched prediction. */
export interface UnmatchedRun {
  readonly model: string;
  readonly run: string;
  readonly files: readonly string[];
  readonly predictions: number;
}

export interface QuestionSample {
  readonly id: string;
  readonly text: string;
  readonly references: readonly string[];
  readonly answerType: string;
  readonly kind: AnswerKind;
  readonly predictions: readonly (string | null)[];
}

export type JoinCount = 'matched' | 'missing' | 'extra' | 'duplicate' | 'conflicting';

/**
 * A row behind a count of the join report. `row` is a 1-based record number in `file`; 0 if there
 * is none.
 */
export interface AuditRow {
  readonly id: string;
  readonly run: string;
  readonly file: string;
  readonly row: number;
  readonly text: string;
}
