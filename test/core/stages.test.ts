import { describe, expect, test } from 'vitest';
import {
  type Evaluation,
  evaluate,
  evaluateAll,
  type OnStage,
  type PartialResults,
} from '../../src/core/evaluate';
import { runToEnd } from '../../src/core/progress';
import { LLM_JUDGE_CORRECT } from '../../src/core/scoring/llm-judge/metric';
import { METRICS } from '../../src/core/scoring/metrics';
import { f1 } from '../../src/core/scoring/metrics/token-f1';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { datasetOf } from '../support/score-case';

const dataset = datasetOf([
  { references: ['42 %', '0.42'], prediction: '42 percent' },
  { references: ['Solar, wind'], prediction: 'wind and solar' },
  { references: ['yes'], prediction: 'Yes, since 2019' },
  { references: ['the board'], prediction: null },
]);

function collectStages() {
  const stages: [string, PartialResults][] = [];
  const onStage: OnStage = (stage, partial) => stages.push([stage, partial]);
  const complete = runToEnd(evaluate(dataset, DEFAULT_SETTINGS, METRICS, [], onStage));
  return { stages, complete };
}

describe('the stages of an evaluation', () => {
  const { stages, complete } = collectStages();

  test('arrive in order: counts, then token metrics, then all scores', () => {
    expect(stages.map(([stage]) => stage)).toEqual(['counts', 'tokens', 'scores']);
    const metrics = stages.map(([, { runs }]) => Object.keys(runs[0]?.metrics ?? {}));
    expect(metrics[0]).toEqual([]);
    expect(metrics[1]).toEqual(['exact_match', 'precision', 'recall', 'f1']);
    expect(metrics[2]).toEqual(METRICS.map(({ id }) => id));
  });

  test('begin with the counts of the join', () => {
    expect(stages[0]?.[1].runs[0]?.counts).toEqual(complete.runs[0]?.counts);
    expect(stages[0]?.[1].runs[0]?.counts).toMatchObject({ questions: 4, matched: 3, missing: 1 });
  });

  test('repeat the means of the previous stage', () => {
    const [, tokens, scores] = stages.map(([, { runs }]) => runs[0]?.metrics ?? {});
    expect(scores).toMatchObject(tokens ?? {});
    for (const [id, summary] of Object.entries(scores ?? {})) {
      expect(complete.runs[0]?.metrics[id]).toMatchObject(summary);
    }
  });

  test('include the verdicts of a language model in the first scores, since they are only looked up', () => {
    const looked = { ...f1, id: LLM_JUDGE_CORRECT };
    const stages: PartialResults[] = [];
    const steps = evaluate(dataset, DEFAULT_SETTINGS, [f1, looked], [], (_, partial) => {
      stages.push(partial);
    });
    const { scores, runs } = runToEnd(steps);
    const mean = runs[0]?.metrics[LLM_JUDGE_CORRECT]?.mean;
    expect(mean).toBeGreaterThan(0);
    expect(stages[1]?.runs[0]?.metrics[LLM_JUDGE_CORRECT]?.mean).toBe(mean);
    expect(scores).toEqual(evaluateAll(dataset, DEFAULT_SETTINGS, [f1, looked]).scores);
  });

  test('end with the same result, in the same order, as an evaluation without stages', () => {
    const unstaged = evaluateAll(dataset, DEFAULT_SETTINGS, METRICS);
    const plain = ({ scores, runs, verdicts, rejections, uncertainty }: Evaluation) => ({
      scores,
      runs,
      verdicts,
      rejections,
      uncertainty,
    });
    expect(plain(complete)).toEqual(plain(unstaged));
    expect(JSON.stringify(plain(complete))).toBe(JSON.stringify(plain(unstaged)));
  });
});
