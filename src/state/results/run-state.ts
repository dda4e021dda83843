import type { MetricDescription } from '../../core/scoring/metric';
import type { Mapping, Problem } from '../../core/model';
import type { RunReport } from '../../core/analysis/run-report';
import type { Uncertainty } from '../../core/analysis/uncertainty';
import type { Settings } from '../../core/settings';
import type { RejectionReport } from '../../core/scoring/tiers/rejection-report';
import type { Joined } from '../../worker/protocol';

/** The inputs that a result was made from; a result is stale when they are no longer the present ones. */
export interface RunInputs {
  readonly mapping: Mapping;
  readonly settings: Settings;
}

/** Columns are looked at, rows joined, answers scored. */
export type RunningStep = 'proposing' | 'joining' | 'scoring';

export type RunPhase =
  | { readonly phase: 'idle' }
  | {
      readonly phase: 'running';
      readonly step: RunningStep;
      readonly done: number;
      readonly total: number;
    }
  | { readonly phase: 'failed'; readonly problems: readonly Problem[] }
  | { readonly phase: 'cancelled' }
  | { readonly phase: 'done' };

export interface RunState {
  readonly run: RunPhase;
  /** The last join that went through, with its audit; `null` before the first. */
  readonly joined: Extract<Joined, { kind: 'joined' }> | null;
  /** The last finished scoring. It stays in sight while the next one runs. */
  readonly result: {
    readonly inputs: RunInputs;
    readonly runs: readonly RunReport[];
    /** What a stricter scorer throws away; `null` where no tier was tried. */
    readonly gaps: RejectionReport | null;
    readonly uncertainty: Uncertainty;
    /** The metrics of the judges, which stand in no registry. */
    readonly furtherMetrics: readonly MetricDescription[];
    /** What was odd about the judges that were asked for. */
    readonly problems: readonly Problem[];
  } | null;
}

export interface RunActions {
  /** Proposes, joins and scores what is open; a later call supersedes an earlier one. */
  readonly refresh: () => Promise<void>;
  readonly cancel: () => Promise<void>;
}
