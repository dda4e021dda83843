import type { Evaluation } from '../core/evaluate';
import type { Dataset, Mapping, Note, Source } from '../core/model';
import type { Judge } from '../core/scoring/judge/judgment';
import type { LlmJudgments } from '../core/scoring/llm-judge/judgment';
import type { Metric } from '../core/scoring/metric';
import type { Settings } from '../core/settings';

export interface JoinedFiles {
  readonly dataset: Dataset;
  readonly mapping: Mapping;
  /** Whether the data set includes the join checks of its runs. */
  readonly isChecked: boolean;
}

export interface ScoredResult {
  readonly evaluation: Evaluation;
  readonly settings: Settings;
  /** The registered metrics and those of judges. */
  readonly metrics: readonly Metric[];
  readonly llmJudgments: LlmJudgments | null;
  readonly judges: readonly Judge[];
}

export type WorkerState = ReturnType<typeof createWorkerState>;

/** The state of the worker between calls; a call in the wrong order throws. */
export function createWorkerState() {
  const state = {
    /** The open tables by id, in the order they were opened. */
    sources: new Map<string, Source>(),
    joined: null as JoinedFiles | null,
    result: null as ScoredResult | null,
    /** The user's notes; they are kept after a new join. */
    notes: [] as readonly Note[],
    needJoined: (): JoinedFiles => {
      if (!state.joined) throw new Error('Nothing is joined yet.');
      return state.joined;
    },
    needDataset: () => state.needJoined().dataset,
    /** The last join, for output files that include its warnings. */
    needCheckedJoin: (): JoinedFiles => {
      const joined = state.needJoined();
      if (!joined.isChecked) throw new Error('The join is not checked yet.');
      return joined;
    },
    needResult: (): ScoredResult => {
      if (!state.result) throw new Error('Nothing is scored yet.');
      return state.result;
    },
    /** A metric of the last result. */
    needMetric: (id: string): Metric => {
      const metric = state.needResult().metrics.find((one) => one.id === id);
      if (!metric) throw new Error(`No metric is called “${id}”.`);
      return metric;
    },
  };
  return state;
}
