import type { Evaluation } from '../core/evaluate';
import type { Judge } from '../core/scoring/judge/judgement';
import type { LlmJudgements } from '../core/scoring/llm-judge/judgement';
import type { Metric } from '../core/scoring/metric';
import type { Dataset, Mapping, Source } from '../core/model';
import type { Settings } from '../core/settings';

/** What was joined last, and how. */
export interface JoinedFiles {
  readonly dataset: Dataset;
  readonly mapping: Mapping;
}

/** What was scored last, under which settings and by what. */
export interface ScoredResult {
  readonly evaluation: Evaluation;
  readonly settings: Settings;
  /** Those of every result, and those that this one has beside them. */
  readonly metrics: readonly Metric[];
  readonly llmJudgements: LlmJudgements | null;
  readonly judges: readonly Judge[];
}

/** What the worker keeps between calls. What is needed too early throws: a bug of the caller. */
export interface WorkerState {
  /** The open tables by their ids, in the order of opening. */
  readonly sources: Map<string, Source>;
  readonly needJoined: () => JoinedFiles;
  readonly needDataset: () => Dataset;
  readonly needResult: () => ScoredResult;
  /** A metric of the last result. */
  readonly needMetric: (id: string) => Metric;
  /** Puts a join in place of the last one; `null` where it failed. */
  readonly setJoined: (made: JoinedFiles | null) => void;
  readonly setResult: (made: ScoredResult) => void;
  /** Forgets the last result, whose join is about to be replaced. */
  readonly dropResult: () => void;
}

export function createWorkerState(): WorkerState {
  let joined: JoinedFiles | null = null;
  let result: ScoredResult | null = null;

  const needJoined = () => {
    if (!joined) throw new Error('Nothing is joined yet.');
    return joined;
  };
  const needResult = () => {
    if (!result) throw new Error('Nothing is scored yet.');
    return result;
  };

  return {
    sources: new Map(),
    needJoined,
    needDataset: () => needJoined().dataset,
    needResult,
    needMetric: (id) => {
      const metric = needResult().metrics.find((one) => one.id === id);
      if (!metric) throw new Error(`No metric is called “${id}”.`);
      return metric;
    },
    setJoined: (made) => {
      joined = made;
    },
    setResult: (made) => {
      result = made;
    },
    dropResult: () => {
      result = null;
    },
  };
}
