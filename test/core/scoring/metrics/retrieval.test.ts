import { describe, expect, test } from 'vitest';
import { METRICS } from '../../../../src/core/scoring/metrics';
import {
  ALL_RETRIEVAL_METRICS,
  metricsFor,
  RETRIEVAL_METRICS,
} from '../../../../src/core/scoring/metrics/retrieval';
import { DEFAULT_RETRIEVAL, DEFAULT_SETTINGS } from '../../../../src/core/settings';
import { type Case, datasetOf, scoreCase } from '../../../support/score-case';

const idsOf = (metrics: readonly { readonly id: string }[]) => metrics.map(({ id }) => id);

/** The cutoffs of trec_eval, and the measures without a cutoff. */
const CUTOFFS = [5, 10, 15, 20, 30, 100, 200, 500, 1000];

test('all measures and cutoffs of trec_eval can be requested, under its names in lower case', () => {
  const ids = new Set(idsOf(ALL_RETRIEVAL_METRICS));
  expect(ids.size).toBe(ALL_RETRIEVAL_METRICS.length);
  for (const id of ['map', 'recip_rank', 'rprec', 'ndcg', 'success_1', 'success_5', 'success_10']) {
    expect(ids).toContain(id);
  }
  for (const family of ['p', 'recall', 'f1', 'ndcg_cut']) {
    for (const k of CUTOFFS) expect(ids).toContain(`${family}_${k}`);
  }
  for (const id of idsOf(METRICS)) expect(ids).not.toContain(id);
});

describe.each(ALL_RETRIEVAL_METRICS.map((metric) => [metric.id, metric] as const))(
  '%s',
  (id, metric) => {
    const scoreOf = (one: Case, settings = DEFAULT_SETTINGS) =>
      scoreCase(one, settings, [metric])[id];

    test('matches its example', () => {
      const [example] = metric.examples;
      expect(example && scoreOf(example)).toBeCloseTo(Number(example?.score), 12);
    });

    test('does not apply to answers', () => {
      expect(scoreOf({ references: ['yes'], prediction: 'yes', kind: 'boolean' })).toBeNull();
    });
  },
);

describe('a judged query without a ranking', () => {
  const judged = { ids: ['a'], pages: [NaN], values: [1] };
  const missing: Case = {
    references: ['a (1)'],
    prediction: null,
    kind: 'ranking',
    evidence: judged,
    retrieved: judged,
  };

  test('is excluded by default, as in trec_eval, and can count as 0', () => {
    const retrieval = { ...DEFAULT_RETRIEVAL, queries: 'judged' } as const;
    const scoreOf = (settings = DEFAULT_SETTINGS) =>
      scoreCase(missing, settings, RETRIEVAL_METRICS).map;
    expect(scoreOf()).toBeNull();
    expect(scoreOf({ ...DEFAULT_SETTINGS, missing: 'exclude', retrieval })).toBe(0);
  });
});

describe('the metrics of a data set', () => {
  const queries = datasetOf([{ references: [], prediction: 'a', kind: 'ranking' }]);

  test('with answers are those requested', () => {
    const answers = datasetOf([{ references: ['a'], prediction: 'a' }]);
    expect(metricsFor(answers, METRICS)).toBe(METRICS);
  });

  test('with rankings are the usual retrieval metrics, or those requested', () => {
    expect(metricsFor(queries, METRICS)).toBe(RETRIEVAL_METRICS);
    const requested = ALL_RETRIEVAL_METRICS.filter(({ id }) => id === 'p_20');
    expect(metricsFor(queries, [...METRICS, ...requested])).toEqual(requested);
  });

  test('nDCG at 10 is the default headline metric', () => {
    expect(RETRIEVAL_METRICS[0]?.id).toBe('ndcg_cut_10');
    expect(RETRIEVAL_METRICS[0]?.headline).toBe(true);
  });
});
