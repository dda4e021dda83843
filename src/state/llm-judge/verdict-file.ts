import {
  type LlmJudgment,
  type LlmJudgments,
  VERDICT_FORMAT,
} from '../../core/scoring/llm-judge/judgment';
import * as v from 'valibot';
import { CASE_FIELDS, caseKey } from '../../core/scoring/llm-judge/judged-case';
import { LLM_JUDGE_BOUNDS } from '../../core/scoring/llm-judge/options';
import { PROMPT_VERSION } from '../../core/scoring/llm-judge/prompt';
import { llmJudgeProblems } from '../../core/words/llm-judge-problems';
import {
  type Checked,
  checkJson,
  count,
  boolean,
  oneOf,
  text,
  numberBetween,
} from '../schemas/checked-json';

export const MAX_VERDICTS = 100_000;
export const MAX_VERDICT_BYTES = 200_000_000;

/** A string from the data, of any length. */
const cell = v.string('a string is expected');

const headSchema = v.strictObject({
  format: v.literal(VERDICT_FORMAT),
  address: text,
  account: v.strictObject({
    model: text,
    sends: v.array(oneOf(CASE_FIELDS)),
    answer: oneOf(['json', 'word']),
    jsonMode: boolean,
    sampling: oneOf(['fixed', 'server']),
    seed: v.pipe(count, numberBetween(LLM_JUDGE_BOUNDS.seed)),
    limitName: oneOf(['max_tokens', 'max_completion_tokens']),
    mostTokens: v.pipe(count, numberBetween(LLM_JUDGE_BOUNDS.mostTokens)),
    host: text,
    // Verdicts from another prompt are not used with this one.
    prompt: v.literal(PROMPT_VERSION, `“${PROMPT_VERSION}” is expected`),
    calls: count,
    failedCalls: count,
    judged: count,
    unscored: count,
    unscoredBy: v.record(text, count),
  }),
});

const caseEntries = {
  question: cell,
  references: v.array(cell),
  candidate: cell,
  document: cell,
  answerType: cell,
};

const lineSchema = v.variant('kind', [
  v.strictObject({
    ...caseEntries,
    kind: v.literal('judged'),
    correct: boolean,
    reason: cell,
    raw: cell,
  }),
  v.strictObject({ ...caseEntries, kind: v.literal('unscored'), code: text, why: text, raw: cell }),
]);

/** The verdicts in the text of a file, or the problem with the first invalid line. */
export function readVerdicts(content: string, name: string): Checked<LlmJudgments> {
  const [first = '', ...rest] = content.split('\n');
  const lines = rest.filter((line) => line.trim() !== '');
  const problemAt = (line: number) => (where: string, what: string) =>
    llmJudgeProblems.badVerdicts(name, line, where, what);
  if (lines.length > MAX_VERDICTS) {
    const problem = llmJudgeProblems.tooManyVerdicts(name, MAX_VERDICTS);
    return { kind: 'invalid', problem };
  }
  const head = checkJson(headSchema, first, problemAt(1));
  if (head.kind === 'invalid') return head;
  const cases = new Map<string, LlmJudgment>();
  for (const [at, line] of lines.entries()) {
    const read = checkJson(lineSchema, line, problemAt(at + 2));
    if (read.kind === 'invalid') return read;
    const { question, references, candidate, document, answerType, ...judgment } = read.value;
    cases.set(caseKey({ question, references, candidate, document, answerType }), judgment);
  }
  const { address, account } = head.value;
  return { kind: 'valid', value: { address, account, cases: [...cases] } };
}
