import { describe, expect, test } from 'vitest';
import {
  type Evaluation,
  evaluate,
  evaluateAll,
  type OnStage,
  type ScoredRuns,
} from '../../src/core/evaluate';
import { runToEnd } from '../../src/core/progress';
import { LLM_JUDGE_CORRECT } from '../../src/core/scoring/llm-judge/metric';
import { METRICS } from '../../src/core/scoring/metrics';
import { exactMatch } from '../../src/core/scoring/metrics/exact-match';
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
  const stages: [string, ScoredRuns][] = [];
  const onStage: OnStage = (stage, partial) => stages.push([stage, partial]);
  const complete = runToEnd(evaluate(dataset, DEFAULT_SETTINGS, METRICS, [], onStage));
  return { stages, complete };
}

describe('the stages of an evaluation', () => {
  const { stages, complete } = collectStages();

  test('arrive in order: token metrics, then all scores', () => {
    expect(stages.map(([stage]) => stage)).toEqual(['tokens', 'scores']);
    const metrics = stages.map(([, { runs }]) => Object.keys(runs[0]?.metrics ?? {}));
    expect(metrics[0]).toEqual(['exact_match', 'precision', 'recall', 'f1']);
    expect(metrics[1]).toEqual(METRICS.map(({ id }) => id));
  });

  test('repeat the means of the previous stage', () => {
    const [tokens, scores] = stages.map(([, { runs }]) => runs[0]?.metrics ?? {});
    expect(scores).toMatchObject(tokens ?? {});
    for (const [id, summary] of Object.entries(scores ?? {})) {
      expect(complete.runs[0]?.metrics[id]).toMatchObject(summary);
    }
  });

  test('include the verdicts of a language model in the first stage, since they are only looked up', () => {
    const looked = { ...exactMatch, id: LLM_JUDGE_CORRECT };
    const stages: ScoredRuns[] = [];
    const steps = evaluate(dataset, DEFAULT_SETTINGS, [f1, looked], [], (_, partial) => {
      stages.push(partial);
    });
    const { scores } = runToEnd(steps);
    expect(stages[0]?.scores).toEqual(scores);
    expect(scores).toEqual(evaluateAll(dataset, DEFAULT_SETTINGS, [f1, looked]).scores);
  });

  test('end in the result of an evaluation without stages, in the same order', () => {
    const unstaged = evaluateAll(dataset, DEFAULT_SETTINGS, METRICS);
    const plain = ({ scores, runs, verdicts, gaps, uncertainty }: Evaluation) => ({
      scores,
      runs,
      verdicts,
      gaps,
      uncertainty,
    });
    expect(plain(complete)).toEqual(plain(unstaged));
    expect(JSON.stringify(plain(complete))).toBe(JSON.stringify(plain(unstaged)));
  });
});
