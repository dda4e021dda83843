import { describe, expect, test } from 'vitest';
import { evaluateAll } from '../../../../src/core/evaluate';
import { caseKey } from '../../../../src/core/scoring/llm-judge/judged-case';
import type { LlmJudgment, LlmJudgments } from '../../../../src/core/scoring/llm-judge/judgment';
import {
  createLlmJudgeMetric,
  LLM_JUDGE_CORRECT,
} from '../../../../src/core/scoring/llm-judge/metric';
import { PROMPT_VERSION } from '../../../../src/core/scoring/llm-judge/prompt';
import type { Dataset } from '../../../../src/core/model';
import { scoreAt } from '../../../../src/core/scoring/scorer';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';
import { datasetOf } from '../../../support/score-case';
import { sampleOptions } from './cases';

const yes: LlmJudgment = { kind: 'judged', correct: true, reason: '', raw: 'correct' };
const no: LlmJudgment = { ...yes, correct: false, raw: 'incorrect' };
const unread: LlmJudgment = { kind: 'unscored', code: 'llm-empty', why: 'Nothing.', raw: '' };

const dataset = datasetOf([
  { question: 'One?', references: ['a'], prediction: 'a', answerType: 't' },
  { question: 'Two?', references: ['b'], prediction: 'a', answerType: 't' },
  { question: 'Three?', references: ['c'], prediction: 'c', answerType: 't' },
  { question: 'Four?', references: ['d'], prediction: null, answerType: 't' },
]);

function judge(judgments: readonly LlmJudgment[], of: Dataset = dataset): LlmJudgments {
  const { texts, references, documents, answerTypes } = of.questions;
  const cases = judgments.map((judgment, at) => {
    const one = {
      question: texts[at] ?? '',
      references: references[at] ?? [],
      candidate: of.runs[0]?.predictions[at] ?? '',
      document: documents[at] ?? '',
      answerType: answerTypes[at] ?? '',
    };
    return [caseKey(one), judgment] as const;
  });
  const account = {
    ...sampleOptions,
    host: 'localhost:1',
    prompt: PROMPT_VERSION,
    calls: 3,
    failedCalls: 0,
    judged: 3,
    unscored: 0,
    unscoredBy: {},
  };
  return { address: 'http://localhost:11434/v1/chat/completions', account, cases };
}

function evaluate(judgments: LlmJudgments, of: Dataset = dataset) {
  const metric = createLlmJudgeMetric(judgments, of);
  const { scores, runs } = evaluateAll(of, DEFAULT_SETTINGS, [metric]);
  const column = scores[0]?.[LLM_JUDGE_CORRECT];
  return {
    scores: of.questions.ids.map((_, at) => column && scoreAt(column, at)),
    summary: runs[0]?.metrics[LLM_JUDGE_CORRECT],
  };
}

describe('verdicts of a language model', () => {
  test('become scores; a missing prediction counts as 0 if the model judged every answer', () => {
    const { scores, summary } = evaluate(judge([yes, no, yes]));
    expect(scores).toEqual([1, 0, 1, 0]);
    expect(summary).toMatchObject({ mean: 0.5, n: 4 });
  });

  test('are missing, not 0, for failed calls', () => {
    const { scores, summary } = evaluate(judge([yes, unread, yes]));
    expect(scores).toEqual([1, 'unscored', 1, 0]);
    expect(summary).toMatchObject({ mean: 2 / 3, n: 3, unscored: 1 });
  });

  test('on selected answers leave all other questions unscored, including those without a prediction', () => {
    const { scores, summary } = evaluate(judge([yes, no]));
    expect(scores).toEqual([1, 0, null, null]);
    expect(summary).toMatchObject({ mean: 0.5, n: 2 });
  });

  test('do not apply to changed gold answers', () => {
    const { questions } = dataset;
    const references = questions.references.map((one, at) => (at === 0 ? ['z'] : one));
    const changed = { ...dataset, questions: { ...questions, references } };
    expect(evaluate(judge([yes, no, yes]), changed).scores).toEqual([null, 0, 1, null]);
  });

  test('are separate for identical questions about different documents', () => {
    const alike = datasetOf([
      { question: 'How much?', references: ['5'], prediction: '5' },
      { question: 'How much?', references: ['5'], prediction: '5' },
    ]);
    const questions = { ...alike.questions, documents: ['A', 'B'] };
    const apart = { ...alike, questions };
    expect(evaluate(judge([yes, no], apart), apart).scores).toEqual([1, 0]);
  });
});
