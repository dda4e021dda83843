import { describe, expect, test } from 'vitest';
import type { Mapping } from '../../../src/core/model';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { readMapping, writeMapping } from '../../../src/state/schemas/mapping-schema';
import { readSettings, writeSettings } from '../../../src/state/schemas/settings-schema';

const mapping: Mapping = {
  gold: {
    file: 'gold.json',
    id: { kind: 'columns', columns: ['company', 'id'] },
    question: 'question',
    references: { columns: ['answer'], split: 'separator', separator: '|' },
    answerType: null,
    document: null,
  },
  predictions: [
    {
      file: 'a.csv',
      id: { kind: 'row', prefix: 'q', from: 0 },
      answer: { columns: ['answer'], split: 'none', separator: '' },
      model: null,
      run: null,
      noAnswerProbability: null,
      name: 'a',
    },
  ],
};

describe('saved choices', () => {
  test('are restored unchanged', () => {
    const settings = { ...DEFAULT_SETTINGS, missing: 'exclude' as const };
    const read = readSettings(writeSettings(settings), 's');
    expect(read).toEqual({ kind: 'valid', value: settings });
    // The keys also keep their order, so that reports with the same settings have the same bytes.
    expect(read.kind === 'valid' && writeSettings(read.value)).toBe(writeSettings(settings));
    expect(readMapping(writeMapping(mapping), 'm')).toEqual({ kind: 'valid', value: mapping });
  });

  test('use the default for missing settings', () => {
    const read = readSettings('{"numbers": {"relativeTolerance": 0.05}}', 's');
    const numbers = { ...DEFAULT_SETTINGS.numbers, relativeTolerance: 0.05 };
    expect(read).toEqual({ kind: 'valid', value: { ...DEFAULT_SETTINGS, numbers } });
  });
});

describe('choices from an untrusted source', () => {
  test.each([
    ['{', 's.json: this is not valid JSON.'],
    ['[]', /^s\.json: /],
    ['{"color": "red"}', 's.json, “color”: this key is unknown.'],
    ['{"numbers": {"absoluteTolerance": -1}}', /“numbers\.absoluteTolerance”: at least 0/],
    ['{"numbers": {"relativeTolerance": 1e99}}', /“numbers\.relativeTolerance”: at most 1/],
    ['{"numbers": {"relativeTolerance": "x"}}', /“numbers\.relativeTolerance”: a number/],
    ['{"normalisation": ["lower-case", "eval"]}', /“normalisation\.1”: no normalization step/],
    ['{"missing": "maybe"}', /“missing”: one of zero, exclude/],
  ])('%s is rejected with its path', (json, message) => {
    const read = readSettings(json, 's.json');
    expect(read.kind).toBe('invalid');
    if (read.kind === 'invalid') expect(read.problem.message).toMatch(message);
  });

  test('a key that targets the prototype has no effect', () => {
    const read = readSettings('{"__proto__": {"missing": "exclude"}}', 's.json');
    if (read.kind === 'valid') expect(read.value).toEqual(DEFAULT_SETTINGS);
    expect(({} as { missing?: string }).missing).toBeUndefined();
  });

  test('a mapping with an unknown key is rejected', () => {
    const read = readMapping(JSON.stringify({ ...mapping, gold: { file: 'x' } }), 'm.json');
    expect(read.kind).toBe('invalid');
  });

  test('names of inherited properties are rejected as keys at any depth', () => {
    for (const key of ['__proto__', 'constructor', 'toString']) {
      const settings = readSettings(`{"answerKinds":{"Str":"text","${key}":"text"}}`, 'a.json');
      expect(settings).toMatchObject({ kind: 'invalid' });
      expect(readSettings(`{"${key}":1}`, 'a.json')).toMatchObject({
        problem: { message: expect.stringContaining(key) as string },
      });
    }
  });
});
