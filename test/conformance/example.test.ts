import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compareRuns } from '../../src/core/analysis/compare-runs';
import { type RunEvidence, summarizeEvidence } from '../../src/core/analysis/evidence';
import { numberClustersByDocument } from '../../src/core/analysis/statistics/clusters';
import { type Evaluation, evaluateAll } from '../../src/core/evaluate';
import { runToEnd } from '../../src/core/progress';
import { propose } from '../../src/core/dataset/mapping/propose';
import { METRICS } from '../../src/core/scoring/metrics';
import { PAGE_METRICS } from '../../src/core/scoring/metrics/pages';
import type { MetricSummaries, RunCounts } from '../../src/core/analysis/run-report';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { joinAll, openBytes } from '../support/sources';

interface ExpectedRun {
  readonly model: string;
  readonly run: string;
  readonly counts: RunCounts;
  readonly questions: Record<string, Record<string, number | null>>;
  readonly metrics: MetricSummaries;
  readonly byAnswerType: Record<string, { readonly metrics: MetricSummaries }>;
  readonly evidence: Omit<RunEvidence, 'model' | 'run'> & { readonly metric: string };
}

interface ExpectedComparison {
  readonly metric: string;
  readonly a: string;
  readonly b: string;
  readonly documents: number;
  readonly better: number;
  readonly worse: number;
  readonly difference: number;
  readonly p: number;
  readonly pHolm: number;
}

const folder = 'public/examples';
const expected = JSON.parse(readFileSync(`${folder}/expected.json`, 'utf8')) as {
  readonly runs: readonly ExpectedRun[];
  readonly comparisons: readonly ExpectedComparison[];
};
const sources = ['gold.json', 'strong.csv', 'verbose.jsonl', 'weak.tsv'].map((name) =>
  openBytes(name, new Uint8Array(readFileSync(`${folder}/${name}`))),
);
const dataset = joinAll(sources, propose(sources).mapping);
/**
 * Metrics whose expected values were computed by hand; metrics added later have their own tests.
 */
const byHand = [...METRICS, ...PAGE_METRICS].filter(
  ({ id }) => id in (expected.runs[0]?.metrics ?? {}),
);
const evaluation = evaluateAll(dataset, DEFAULT_SETTINGS, byHand);

/** Rounds every number in lists and objects to twelve significant digits. */
function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Number(value.toPrecision(12));
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rounded(one)]));
}

/** The summaries without their intervals, which are too many to compute by hand. */
function means(summaries: MetricSummaries): MetricSummaries {
  return Object.fromEntries(
    Object.entries(summaries).map(([id, { mean, n }]) => [id, { mean, n }]),
  );
}

/** Scores by question and metric, `null` where there is none. */
function scoresOf({ scores }: Evaluation, run: number): Record<string, unknown> {
  return Object.fromEntries(
    dataset.questions.ids.map((id, question) => {
      const ofQuestion = byHand.map(({ id: metric }) => {
        const value = scores[run]?.[metric]?.values[question] ?? NaN;
        return [metric, Number.isNaN(value) ? null : value];
      });
      return [id, Object.fromEntries(ofQuestion)];
    }),
  );
}

/** Compares the results with the values computed by hand in docs/worked-example.md. */
describe('the included example', () => {
  test('has the expected runs', () => {
    const names = (runs: readonly { model: string; run: string }[]) =>
      runs.map(({ model, run }) => [model, run]);
    expect(names(evaluation.runs)).toEqual(names(expected.runs));
    expect(expected.runs.length).toBeGreaterThan(0);
  });

  describe.each(expected.runs.map((run, index) => ({ ...run, index })))('$model', (run) => {
    const report = evaluation.runs[run.index]!;

    test('the counts match', () => {
      expect(report.counts).toEqual(run.counts);
    });

    test('every metric of every question matches', () => {
      expect(rounded(scoresOf(evaluation, run.index))).toEqual(rounded(run.questions));
    });

    test('every overall mean and its n match', () => {
      expect(rounded(means(report.metrics))).toEqual(rounded(run.metrics));
    });

    test('every mean and its n by answer type match', () => {
      const handMade = Object.entries(run.byAnswerType);
      expect(Object.keys(report.byAnswerType)).toHaveLength(handMade.length);
      for (const [type, { metrics }] of handMade) {
        const own = report.byAnswerType[type]?.metrics ?? {};
        expect(rounded(means(own))).toEqual(rounded(metrics));
      }
    });
  });

  test('the counts by correctness and retrieved pages match', () => {
    for (const { model, run, evidence } of expected.runs) {
      const { metric: id, ...fields } = evidence;
      const metric = { id, better: 'higher', threshold: 1 } as const;
      const found = summarizeEvidence(dataset.runs, evaluation.scores, metric);
      expect(found).toContainEqual({ model, run, ...fields });
    }
  });

  test.each(expected.comparisons)(
    '$metric of $a compared with $b',
    ({ metric: id, a, b, ...byHand }) => {
      const metric = METRICS.find((one) => one.id === id)!;
      const clusters = numberClustersByDocument(dataset.questions.documents);
      const { pairs } = runToEnd(compareRuns(evaluation.scores, metric, clusters));
      const model = (run: number) => evaluation.runs[run]?.model;
      const pair = pairs.find((one) => model(one.a) === a && model(one.b) === b)!;
      const { clusters: documents, better, worse, difference, permutation, pHolm } = pair;
      expect({ documents, better, worse, difference, p: permutation.p, pHolm }).toEqual(byHand);
    },
  );
});
