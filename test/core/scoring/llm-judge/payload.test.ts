import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canBeJudged,
  CASE_FIELDS,
  caseKey,
} from '../../../../src/core/scoring/llm-judge/judged-case';
import { buildPayload, payloadKey } from '../../../../src/core/scoring/llm-judge/payload';
import { buildMessages, PROMPT_VERSION } from '../../../../src/core/scoring/llm-judge/prompt';
import { anyCase, anyOptions, sampleCase, sampleOptions } from './cases';

describe('the payload', () => {
  test('follows the chat-completions protocol, with fixed sampling', () => {
    const { messages, ...rest } = buildPayload(sampleCase, sampleOptions);
    expect(rest).toEqual({ model: 'small', temperature: 0, seed: 1, max_tokens: 200 });
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
  });

  test('omits parameters that a server rejects', () => {
    const options = { ...sampleOptions, sampling: 'server', limitName: 'max_completion_tokens' };
    const payload = buildPayload(sampleCase, options as typeof sampleOptions);
    expect(Object.keys(payload)).toEqual(['model', 'messages', 'max_completion_tokens']);
  });

  test('requests JSON only if JSON is selected', () => {
    const held = { ...sampleOptions, jsonMode: true };
    expect(buildPayload(sampleCase, held).response_format).toEqual({ type: 'json_object' });
    const word = buildPayload(sampleCase, { ...held, answer: 'word' });
    expect(word).not.toHaveProperty('response_format');
  });

  test('contains the case as JSON, and nothing that is withheld', () => {
    fc.assert(
      fc.property(anyCase, fc.subarray([...CASE_FIELDS]), (one, sends) => {
        const [, { content }] = buildMessages(one, sends, 'json');
        const sent = JSON.parse(content) as Record<string, unknown>;
        expect(sent.candidate).toBe(one.candidate);
        for (const field of CASE_FIELDS) {
          if (sends.includes(field)) expect(sent[field]).toEqual(one[field]);
          else expect(sent).not.toHaveProperty(field);
        }
      }),
    );
  });

  test('states what is withheld, and keeps the text of the case out of the instructions', () => {
    const [{ content }] = buildMessages(sampleCase, ['references'], 'word');
    expect(content).toContain('The question is withheld');
    expect(content).not.toContain('Odda');
    expect(content).toMatch(/one word and nothing else: correct or incorrect\.$/);
    expect(canBeJudged(['document'])).toBe(false);
    expect(canBeJudged(['document', 'question'])).toBe(true);
  });

  test('has a version that must change with its text', () => {
    const words = (['json', 'word'] as const).map(
      (form) => buildMessages(sampleCase, [], form)[0].content,
    );
    const digest = createHash('sha256').update(words.join('\n')).digest('hex');
    expect([PROMPT_VERSION, digest]).toEqual(['assay-llm-judge/1', EXPECTED_DIGEST]);
  });
});

/** A changed prompt requires a new version and a new hash here. */
const EXPECTED_DIGEST = '6ab93847db28e6265b8396eacee7078444c78f45efd89c212b9385a39f8155fc';

describe('the key of a call', () => {
  const address = 'http://localhost/v1/chat/completions';

  test('is the same if and only if the payload is', () => {
    fc.assert(
      fc.property(anyCase, anyCase, anyOptions, anyOptions, (a, b, ofA, ofB) => {
        for (const [one, options] of [
          [a, ofB],
          [b, ofA],
          [a, ofA],
        ] as const) {
          const isSame =
            JSON.stringify(buildPayload(a, ofA)) === JSON.stringify(buildPayload(one, options));
          expect(payloadKey(address, a, ofA) === payloadKey(address, one, options)).toBe(isSame);
        }
      }),
    );
  });

  test('differs between servers', () => {
    const other = payloadKey('http://localhost:1/v1', sampleCase, sampleOptions);
    expect(other).not.toBe(payloadKey(address, sampleCase, sampleOptions));
  });
});

test('the key of a case changes with its gold answer', () => {
  expect(caseKey({ ...sampleCase, references: ['12.8'] })).not.toBe(caseKey(sampleCase));
  expect(caseKey({ ...sampleCase })).toBe(caseKey(sampleCase));
});
