import { inferKind } from '../../src/core/answers/kind';
import { METRICS } from '../../src/core/scoring/metrics';
import type { Metric } from '../../src/core/scoring/metric';
import {
  type AnswerKind,
  createColumn,
  type Dataset,
  type Passages,
  type Score,
} from '../../src/core/model';
import { createScorer, scoreAt, scoreQuestion } from '../../src/core/scoring/scorer';
import { DEFAULT_SETTINGS, type NumberSettings, type Settings } from '../../src/core/settings';

/** One question with one prediction. */
export interface Case {
  readonly references: readonly string[];
  readonly prediction: string | null;
  readonly kind?: AnswerKind;
  readonly question?: string;
  /** The answer type; the kind by default. */
  readonly answerType?: string;
  readonly evidence?: Passages;
  readonly retrieved?: Passages;
}

export function withNumbers(numbers: Partial<NumberSettings>): Settings {
  return { ...DEFAULT_SETTINGS, numbers: { ...DEFAULT_SETTINGS.numbers, ...numbers } };
}

/** A data set with one run. */
export function datasetOf(cases: readonly Case[]): Dataset {
  const kinds = cases.map(({ kind, references }): AnswerKind => {
    return kind ?? (references.length === 0 ? 'unanswerable' : inferKind(references));
  });
  const matched = cases.filter(({ prediction }) => prediction !== null).length;
  return {
    questions: {
      ids: cases.map((_, index) => `q${index}`),
      texts: cases.map(({ question = '' }) => question),
      documents: cases.map(() => ''),
      references: cases.map(({ references }) => references),
      answerTypes: cases.map(({ answerType }, index) => answerType ?? kinds[index] ?? ''),
      kinds,
      inferredKinds: 0,
      rows: Int32Array.from(cases.keys()),
      columns: [],
      ...(cases.some(({ evidence }) => evidence) && {
        evidence: cases.map(({ evidence = null }) => evidence),
      }),
    },
    runs: [
      {
        model: 'system',
        run: '',
        predictions: cases.map(({ prediction }) => prediction),
        noAnswerProbabilities: null,
        humanLabels: null,
        columns: [],
        matched,
        missing: cases.length - matched,
        unmatched: [],
        duplicates: [],
        ...(cases.some(({ retrieved }) => retrieved) && {
          retrieved: cases.map(({ retrieved = null }) => retrieved),
        }),
      },
    ],
    unjoined: [],
    joinChecks: [],
    problems: [],
  };
}

/** Scores one case under these metrics with the pipeline's scorer. */
export function scoreCase(
  one: Case,
  settings: Settings = DEFAULT_SETTINGS,
  metrics: readonly Metric[] = METRICS,
): Record<string, Score> {
  const dataset = datasetOf([one]);
  const comparison = createScorer(dataset, settings).compare(0, 0);
  const scores = metrics.map((metric): [string, Score] => {
    const column = createColumn(1);
    scoreQuestion(metric, dataset, { question: 0, run: 0 }, comparison, settings, column);
    return [metric.id, scoreAt(column, 0)];
  });
  return Object.fromEntries(scores);
}

/** Scores one case under one metric; fails if the result is not a number. */
export function numberOf(metric: string, one: Case, settings?: Settings): number {
  const metrics = METRICS.filter(({ id }) => id === metric);
  const score = scoreCase(one, settings, metrics)[metric];
  if (typeof score !== 'number') throw new Error(`${metric} gave ${String(score)}`);
  return score;
}
