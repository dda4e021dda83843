import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  MAX_RAW_LENGTH,
  readCompletion,
  readServerError,
  readVerdict,
} from '../../../../src/core/scoring/llm-judge/completion';
import { expectLinear } from '../../../support/linear-time';

const good = '{"verdict": "correct", "reason": "The same amount."}';

const completion = (content: unknown, rest: object = {}) =>
  JSON.stringify({
    choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop', ...rest }],
    usage: { prompt_tokens: 700, completion_tokens: 20, total_tokens: 720 },
  });

describe('a verdict in JSON', () => {
  test('is read with its reason', () => {
    const read = { kind: 'read', correct: true, reason: 'The same amount.' };
    expect(readVerdict(` \n${good}\n`, 'json')).toEqual(read);
    expect(readVerdict('{"reason":"x","verdict":"incorrect"}', 'json')).toMatchObject({
      correct: false,
    });
  });

  test.each([
    ['', 'empty'],
    ['correct', 'not-json'],
    [`\`\`\`json\n${good}\n\`\`\``, 'not-json'],
    [`<think>It is.</think>${good}`, 'not-json'],
    [`${good} ${good}`, 'not-json'],
    [`[${good}]`, 'not-json'],
    ['{"verdict": "Correct", "reason": ""}', 'not-json'],
    ['{"verdict": true, "reason": ""}', 'not-json'],
    ['{"verdict": "correct"}', 'not-json'],
    ['{"verdict": "correct", "reason": "", "score": 1}', 'not-json'],
    ['{"verdict": "incorrect", "verdict": "correct", "reason": ""}', 'not-json'],
    ['{"verdict": "correct", "reason": null}', 'not-json'],
    ['{"verdict": "correct or incorrect", "reason": ""}', 'not-json'],
    ['null', 'not-json'],
  ])('is not read from %s', (said, why) => {
    expect(readVerdict(said, 'json')).toEqual({ kind: 'unread', why });
  });

  test('may give a reason with quotes and escapes', () => {
    const reason = 'It says "82 %", as \\ does.';
    const said = JSON.stringify({ verdict: 'correct', reason });
    expect(readVerdict(said, 'json')).toEqual({ kind: 'read', correct: true, reason });
  });
});

describe('a one-word verdict', () => {
  test.each([
    ['correct', true],
    ['Incorrect\n', false],
    [' CORRECT ', true],
  ])('is read from %j', (said, correct) => {
    expect(readVerdict(said, 'word')).toEqual({ kind: 'read', correct, reason: '' });
  });

  test.each(['correct.', 'yes', 'not correct', 'correct incorrect', '"correct"', good])(
    'is not read from %s',
    (said) => {
      expect(readVerdict(said, 'word')).toEqual({ kind: 'unread', why: 'other-words' });
    },
  );
});

describe('a completion', () => {
  test('gives text and token counts', () => {
    expect(readCompletion(completion(good), 'json')).toEqual({
      verdict: { kind: 'read', correct: true, reason: 'The same amount.' },
      raw: good,
      tokens: { input: 700, output: 20 },
    });
  });

  test.each<[string, string]>([
    ['', 'empty'],
    ['<html>Bad gateway</html>', 'web-page'],
    ['data: {"choices":[{"delta":{}}]}\n\ndata: [DONE]', 'stream'],
    ['{"error": {"message": "overloaded", "code": 529}}', 'told-error'],
    ['{"object": "error", "message": "out of memory"}', 'told-error'],
    ['{"choices": []}', 'no-completion'],
    ['{"choices": [{"text": "correct"}]}', 'no-completion'],
    ['[]', 'no-completion'],
    [completion(good).slice(0, -9), 'broken-off'],
    [completion(null), 'empty'],
    [completion('{"verdict": "corr', { finish_reason: 'length' }), 'cut-off'],
    [completion('', { finish_reason: 'content_filter' }), 'declined'],
    [completion(null, { message: { content: null, refusal: 'No.' } }), 'declined'],
    [completion([]), 'empty'],
    [completion([{ type: 'refusal', refusal: 'No.' }]), 'declined'],
    [completion('', { message: { content: '', reasoning_content: 'Hm.' } }), 'only-thoughts'],
    [completion(null, { message: { content: null, reasoning: 'Hm.' } }), 'only-thoughts'],
    [completion(`<think>Hm.</think>${good}`), 'not-json'],
  ])('%s is not a verdict', (body, why) => {
    expect(readCompletion(body, 'json').verdict).toEqual({ kind: 'unread', why });
  });

  test.each<[string, unknown]>([
    [
      'in parts',
      [
        { type: 'text', text: good.slice(0, 9) },
        { type: 'text', text: good.slice(9) },
      ],
    ],
    [
      'next to an image',
      [
        { type: 'image_url', image_url: {} },
        { type: 'text', text: good },
      ],
    ],
  ])('is read %s', (_, content) => {
    expect(readCompletion(completion(content), 'json').verdict).toMatchObject({ correct: true });
  });

  test('is read from a response that also has reasoning and other fields', () => {
    const message = { role: 'assistant', content: good, reasoning_content: 'Hm.', refusal: null };
    const more = { message, logprobs: null, stop_reason: 128009, provider_specific: { a: [1] } };
    const { verdict, tokens } = readCompletion(completion('', more), 'json');
    expect(verdict).toMatchObject({ kind: 'read', correct: true });
    expect(tokens).toEqual({ input: 700, output: 20 });
  });

  test('keeps only the beginning of a long response', () => {
    const { raw } = readCompletion(completion('x'.repeat(2 * MAX_RAW_LENGTH)), 'json');
    expect(raw).toHaveLength(MAX_RAW_LENGTH);
  });

  test('never throws; a mutated response gives the same verdict or no verdict', () => {
    const body = completion(good);
    const changes = fc.record({
      at: fc.nat(body.length),
      cut: fc.nat(12),
      put: fc.oneof(fc.constantFrom('"', '{', '}', ',', '\\', 'in', 'null'), fc.string()),
    });
    fc.assert(
      fc.property(changes, fc.constantFrom('json', 'word'), ({ at, cut, put }, form) => {
        const changed = body.slice(0, at) + put + body.slice(at + cut);
        const { verdict } = readCompletion(changed, form);
        if (verdict.kind === 'unread') return;
        const said = (JSON.parse(changed) as { choices: { message: { content: string } }[] })
          .choices[0]!.message.content;
        const parsed = JSON.parse(said) as { verdict: string; reason: string };
        expect(parsed.verdict).toBe(verdict.correct ? 'correct' : 'incorrect');
      }),
      { numRuns: 3000 },
    );
    fc.assert(
      fc.property(fc.string(), fc.json(), (text, json) => {
        for (const one of [text, json, completion(text), completion(json)]) {
          readCompletion(one, 'json');
          readCompletion(one, 'word');
          readServerError(one);
        }
      }),
    );
  });

  test('is read in linear time', () => {
    expectLinear(
      (length) => completion(`{"verdict": "correct", "reason": "${'\\"'.repeat(length)}"}`),
      (body) => readCompletion(body, 'json'),
    );
    expectLinear(
      (length) => completion('"\\"'.repeat(length)),
      (body) => readCompletion(body, 'json'),
    );
  });
});

test.each([
  ['{"error": {"message": " no such model "}}', 'no such model'],
  ['{"error": "down"}', 'down'],
  ['{"detail": "Not Found"}', 'Not Found'],
  ['{"message": "x"}', 'x'],
  ['{"detail": [{"loc": ["body"], "msg": "field required"}]}', 'field required'],
  ['[{"error": {"code": 400, "message": "bad model"}}]', 'bad model'],
  ['{"errors": [{"message": "no quota"}]}', 'no quota'],
  ['<html>', ''],
  ['{"error": {"message": 1}}', ''],
])('the message of the error response %s is kept', (body, said) => {
  expect(readServerError(body)).toBe(said);
});
