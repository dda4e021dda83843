import { describe, expect, it } from 'vitest';
import { createDataset } from '../../../../scripts/judge/data-set';
import { completeGold } from '../../../../src/core/analysis/gold/gold-scores';
import {
  type GoldDecision,
  hashPatch,
  hashQuestion,
} from '../../../../src/core/analysis/gold/patch';
import { evaluateAll } from '../../../../src/core/evaluate';
import { runToEnd } from '../../../../src/core/progress';
import { externalMetrics } from '../../../../src/core/scoring/external-metric';
import { METRICS } from '../../../../src/core/scoring/metrics';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';

const dataset = createDataset(
  ['Who?', 'Where?', 'When?', 'Which?'].map((question) => ({ question, references: ['Ann'] })),
  { a: ['Bob', 'Bob', 'Ann', 'Ann'], b: ['Ann', 'Ann', 'Ann', 'Bob'] },
);
const { questions } = dataset;
const evaluation = evaluateAll(dataset, DEFAULT_SETTINGS, METRICS);

function decide(question: number, changes: Partial<GoldDecision> = {}): GoldDecision {
  const hash = hashQuestion(questions, question);
  const id = questions.ids[question] ?? '';
  const by = { by: 'reviewer 1', date: '2026-11-23', reason: '' };
  return { id, hash, decision: 'accepted', answers: ['Bob'], ...by, ...changes };
}

const complete = (...decisions: GoldDecision[]) =>
  runToEnd(completeGold(dataset, evaluation, DEFAULT_SETTINGS, METRICS, { decisions }));

describe('the scores as published and with the completed gold', () => {
  it('are listed together for each run, with rank and changes', () => {
    const decisions = [decide(0), decide(1)];
    const found = complete(...decisions);
    expect(found).toMatchObject({
      patch: hashPatch({ decisions }),
      decisions: 2,
      completed: ['0', '1'],
      accepted: 2,
      disputed: [],
    });
    const figures = found?.runs.map(({ metrics }) => metrics.answer_correct);
    expect(figures).toMatchObject([
      { published: { mean: 0.5, rank: 2 }, completed: { mean: 1, rank: 1 }, better: 2, worse: 0 },
      { published: { mean: 0.75, rank: 1 }, completed: { mean: 0.75, rank: 2 }, better: 0 },
    ]);
    const [first] = evaluation.runs;
    expect(figures?.[0]?.published.interval).toEqual(first?.metrics.answer_correct?.interval);
    expect(figures?.[1]?.completed.interval).toEqual(figures?.[1]?.published.interval);
  });

  it('are the same for metrics imported from files', () => {
    const external = { id: 'external.bem', name: 'BEM', lowest: 0, highest: 1 } as const;
    const columns = [0.25, 0.75].map((score) => ({ values: [score, 0.5, 0.5, 0.5] }));
    const scored = {
      ...dataset,
      externalMetrics: [{ ...external, better: 'higher' as const }],
      runs: dataset.runs.map((run, at) => ({
        ...run,
        externalScores: {
          [external.id]: {
            values: Float64Array.from(columns[at]?.values ?? []),
            unscored: new Uint8Array(4),
          },
        },
      })),
    };
    const metrics = [...METRICS, ...externalMetrics(scored)];
    const published = evaluateAll(scored, DEFAULT_SETTINGS, metrics);
    const patch = { decisions: [decide(0)] };
    const found = runToEnd(completeGold(scored, published, DEFAULT_SETTINGS, metrics, patch));
    expect(found?.runs.map(({ metrics: own }) => own[external.id])).toMatchObject([
      { published: { mean: 0.4375, n: 4 }, completed: { mean: 0.4375, n: 4 } },
      { published: { mean: 0.5625, n: 4 }, completed: { mean: 0.5625, n: 4 } },
    ]);
  });

  it('exclude a disputed question only from the completed scores', () => {
    const found = complete(decide(3, { decision: 'disputed' }));
    expect(found?.disputed).toEqual(['3']);
    expect(found?.runs.map(({ metrics }) => metrics.answer_correct)).toMatchObject([
      { published: { mean: 0.5, n: 4 }, completed: { mean: 1 / 3, n: 3 }, better: 0, worse: 0 },
      { published: { mean: 0.75, n: 4 }, completed: { mean: 1, n: 3 } },
    ]);
  });

  it('list decisions that do not apply, and are absent without decisions', () => {
    const found = complete(
      decide(0, { id: 'other' }),
      decide(1, { hash: hashQuestion(questions, 0) }),
      decide(2),
      decide(2, { decision: 'wrong', by: 'reviewer 2' }),
    );
    expect(found).toMatchObject({
      accepted: 0,
      unknown: ['other'],
      stale: ['1'],
      conflicting: ['2'],
    });
    expect(complete()).toBeNull();
  });
});
