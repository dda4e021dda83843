import fc from 'fast-check';
import { CASE_FIELDS, type JudgedCase } from '../../../../src/core/scoring/llm-judge/judged-case';
import {
  DEFAULT_LLM_JUDGE_OPTIONS,
  type LlmJudgeOptions,
} from '../../../../src/core/scoring/llm-judge/options';

/** A case with a value in every field. */
export const sampleCase: JudgedCase = {
  question: 'How much was emitted in 2022?',
  references: ['12.8 kt', '12,800 tonnes'],
  candidate: '12.8 kilotonnes',
  document: 'Annual report of Odda',
  answerType: 'NR',
};

export const sampleOptions: LlmJudgeOptions = { ...DEFAULT_LLM_JUDGE_OPTIONS, model: 'small' };

const words = fc.oneof(fc.constantFrom('', 'a', '"a"', 'correct'), fc.string({ unit: 'binary' }));

export const anyCase: fc.Arbitrary<JudgedCase> = fc.record({
  question: words,
  references: fc.array(words, { maxLength: 3 }),
  candidate: words,
  document: words,
  answerType: words,
});

export const anyOptions: fc.Arbitrary<LlmJudgeOptions> = fc.record({
  model: fc.constantFrom('small', 'large'),
  sends: fc.subarray([...CASE_FIELDS]),
  answer: fc.constantFrom('json', 'word'),
  jsonMode: fc.boolean(),
  sampling: fc.constantFrom('fixed', 'server'),
  seed: fc.constantFrom(1, 2),
  limitName: fc.constantFrom('max_tokens', 'max_completion_tokens'),
  mostTokens: fc.constantFrom(10, 200),
});
