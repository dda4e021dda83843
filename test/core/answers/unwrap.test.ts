import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unwrap, type Wrapper } from '../../../src/core/answers/unwrap';

describe('an answer is unwrapped from', () => {
  test.each<[string, string, string, Wrapper[]]>([
    ['a code fence with a language', '```json\n24\n```', '24', ['code-fence']],
    ['a code fence with the kind of answer', '```Float\n55.0\n```', '55.0', ['code-fence']],
    ['a code fence on one line', '```0.55```', '0.55', ['code-fence']],
    ['a code fence that begins with a list', '```json["a", "b"]```', '["a", "b"]', ['code-fence']],
    ['a JSON object', '{"final_answer": "Rotterdam"}', 'Rotterdam', ['json']],
    ['a JSON object with reasoning', '{"reasoning": "From 12 …", "answer": "13"}', '13', ['json']],
    [
      'the most specific of several fields',
      '{"response": "I think", "Final Answer": "13"}',
      '13',
      ['json'],
    ],
    ['a field with a list', '{"answer": ["a", "b"]}', '["a","b"]', ['json']],
    ['a field with a number, digit by digit', '{"x": 1, "answer" : 1.10}', '1.10', ['json']],
    ['a field with a large number', '{"answer": 9007199254740993}', '9007199254740993', ['json']],
    ['a field with a truth value', '{"answer": true}', 'true', ['json']],
    ['a field with nothing', '{"answer": null}', 'null', ['json']],
    ['tags', 'It is <answer> 42 </answer>.', '42', ['tags']],
    ['the last of several tags', '<answer>1</answer> or <answer>2</answer>', '2', ['tags']],
    ['tags in another spelling', '<Final_Answer>Yes</Final_Answer>', 'Yes', ['tags']],
    ['a box', 'Thus $\\boxed{3.5\\%}$', '3.5\\%', ['boxed']],
    ['a box that contains braces and text', '\\boxed{\\text{net zero}}', 'net zero', ['boxed']],
    ['a box with a fraction', '\\boxed{\\frac{1}{2}}', '\\frac{1}{2}', ['boxed']],
    ['reasoning before the answer', '<think>Is it 3?</think>\n4', '4', ['reasoning']],
    ['reasoning without an opening tag', 'Is it 3?</think> 4', '4', ['reasoning']],
    ['a line with the final answer', 'From p. 4.\nFinal answer: 42%', '42%', ['label']],
    ['a line with the label in bold', '**Final Answer:** 42%', '42%', ['label']],
    ['a line that is entirely bold', '**Final answer: 42%**', '42%', ['label']],
    [
      'nested wrappers',
      '<think>…</think>\n```json\n{"final_answer": "40%"}\n```',
      '40%',
      ['reasoning', 'code-fence', 'json'],
    ],
  ])('%s', (_, answer, text, wrappers) => {
    expect(unwrap(answer)).toEqual({ text, wrappers });
  });
});

describe('an answer is not unwrapped if it', () => {
  test.each([
    ['is plain', '42 % of 1,577 t'],
    ['is empty', ''],
    ['is a list', '["a", "b"]'],
    ['has a fence in the middle', 'See ```x``` for more'],
    ['consists of two fences', '```\na\n```\n```\nb\n```'],
    ['is an empty fence', '```json\n```'],
    ['is an object without a field for the answer', '{"scope 1": 4, "scope 2": 5}'],
    ['is an object whose answer is an object', '{"answer": {"scope 1": 4}}'],
    ['is a malformed object', '{"answer": "a"'],
    ['mentions an answer in prose', 'The final answer is not known.'],
    ['has empty tags', '<answer></answer>'],
    ['has an unclosed tag', 'x <answer> y'],
    ['has an unclosed box', '\\boxed{3'],
    ['ends with its reasoning', 'Is it 3?</think>'],
  ])('%s', (_, answer) => {
    expect(unwrap(answer)).toEqual({ text: answer, wrappers: [] });
  });
});

test('unwrapping reverses wrapping in a code fence, tags, a box or an object', () => {
  const plain = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .map((text) => text.trim())
    .filter((text) => text !== '' && unwrap(text).wrappers.length === 0);
  const wraps: readonly ((text: string) => string)[] = [
    (text) => `\`\`\`text\n${text}\n\`\`\``,
    (text) => `<answer>${text}</answer>`,
    (text) => JSON.stringify({ reasoning: 'r', answer: text }),
  ];
  fc.assert(
    fc.property(plain, fc.constantFrom(...wraps), (text, wrap) => {
      fc.pre(!text.includes('`') && !text.includes('<'));
      expect(unwrap(wrap(text)).text).toBe(text);
    }),
  );
});
