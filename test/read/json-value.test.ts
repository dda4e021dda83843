import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type JsonValue, parseJson, writeJson } from '../../src/read/json-value';
import { readText } from '../../src/read/read';
import { expectLinear } from '../linear';
import { describeShared, readSharedBytes, sharedUrl } from '../shared-data';

function valueOf(text: string): JsonValue {
  const parsed = parseJson(text, 'f.json');
  if (parsed.kind === 'refused') throw new Error(parsed.problem.message);
  return parsed.value;
}

function refusalOf(text: string, firstLine?: number): string {
  const parsed = parseJson(text, 'f.json', firstLine);
  return parsed.kind === 'refused' ? parsed.problem.message : 'read';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('values stay as they were written', () => {
  test.each([
    '9007199254740993',
    '-0',
    '1.0',
    '1e5',
    '1E-400',
    '123456789012345678901234567890',
    '0.1000',
  ])('the number %s', (text) => {
    expect(valueOf(text)).toEqual({ kind: 'number', text });
    expect(writeJson(valueOf(`[${text},{"a":${text}}]`))).toBe(`[${text},{"a":${text}}]`);
  });

  test('texts, constants, lists', () => {
    expect(valueOf(String.raw`"a\u00e9\n\"\/"`)).toEqual({ kind: 'text', text: 'aé\n"/' });
    expect(valueOf('[true, false, null]')).toEqual({
      kind: 'list',
      items: ['true', 'false', 'null'].map((text) => ({ kind: 'constant', text })),
    });
  });

  test('keys of any name, in the order of the file', () => {
    const value = valueOf('{"b":1,"__proto__":{"x":1},"2":1,"1":1,"constructor":1,"":1}');
    expect(value.kind === 'object' && [...value.fields.keys()]).toEqual([
      'b',
      '__proto__',
      '2',
      '1',
      'constructor',
      '',
    ]);
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });

  test('what JSON writes is read, and written again as compact JSON', () => {
    fc.assert(
      fc.property(fc.json({ noUnicodeString: false }), (text) => {
        expect(JSON.parse(writeJson(valueOf(text)))).toEqual(JSON.parse(text));
      }),
      { numRuns: 500 },
    );
  });
});

test('a key that stands twice keeps its last value and is told with its line', () => {
  const parsed = parseJson('{"a":1,\n"b":{"a":2},\n"\\u0061":3}', 'f.json', 10);
  expect(parsed).toMatchObject({ kind: 'value', repeated: [{ key: 'a', line: 12 }] });
  expect(parsed.kind === 'value' && writeJson(parsed.value)).toBe('{"a":3,"b":{"a":2}}');
});

describe('what is no JSON is refused with line and character', () => {
  test.each([
    ['{"a": NaN}', 1, 7],
    ['[1,\n Infinity]', 2, 2],
    ['[-Infinity]', 1, 2],
    ['[1,]', 1, 4],
    ['{"a":1,}', 1, 8],
    ["{'a':1}", 1, 2],
    ['{a:1}', 1, 2],
    ['{"a" 1}', 1, 6],
    ['[1 2]', 1, 4],
    ['[01]', 1, 3],
    ['[1.]', 1, 2],
    ['{"a":1}{"b":2}', 1, 8],
    ['["a', 1, 2],
    ['["\t"]', 1, 2],
    [String.raw`["\x41"]`, 1, 2],
    [String.raw`["\u12"]`, 1, 2],
    ['// note\n[]', 1, 1],
    ['[/* x */]', 1, 2],
    ['{"a":\n\n  tru}', 3, 3],
  ])('%j: line %i, character %i', (text, line, character) => {
    expect(refusalOf(text)).toContain(`f.json, line ${line}, character ${character}: `);
    expect(refusalOf(text, 5)).toContain(`line ${line + 4}, character ${character}: `);
  });

  test.each(['', ' ', '[1', '{"a":1', '{"a"', '[{"a":[1}]'])('%j', (text) => {
    expect(refusalOf(text)).toMatch(/^f\.json(, line 1, character \d+: | is empty)/);
  });

  test('each sentence says what to do', () => {
    expect(refusalOf('{"a": NaN}')).toBe(
      'f.json, line 1, character 7: this word is no JSON value; texts need double quotation marks. Mend the file there and drop it again.',
    );
  });

  test('exactly what JSON.parse refuses', () => {
    const units = ['{', '}', '[', ']', ':', ',', '"', '"a"', '1', '-', '.', 'e5', '0', 'true'];
    const more = [
      'null',
      ' ',
      '\n',
      '\\',
      '\\u0041',
      '/',
      '//',
      "'",
      '\t',
      '\u00a0',
      '\ufeff',
      'NaN',
    ];
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...units, ...more), maxLength: 8 }), (text) => {
        expect(parseJson(text, '').kind === 'value').toBe(isJson(text));
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('depth', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  test('500 levels are read, more are refused at their place', () => {
    expect(valueOf(nested(500)).kind).toBe('list');
    expect(refusalOf(`[\n${nested(500)}]`)).toContain('line 2, character 1: lists and objects');
    expect(refusalOf('{"a":'.repeat(100_000))).toContain('nested more than 500 deep');
  });

  test('brackets inside texts are no levels', () => {
    expect(valueOf(JSON.stringify(nested(600))).kind).toBe('text');
    expect(valueOf(JSON.stringify(`"\\${'['.repeat(600)}`)).kind).toBe('text');
  });
});

describe('hostile texts take linear time', () => {
  test.each(['[', '{', '"', ',', '1,', '\\', '"a":', '[]', '{},', '\n', ' ', 'x '])(
    '%j',
    (piece) => {
      expectLinear(
        (length) => `[${piece.repeat(length / piece.length)}`,
        (text) => parseJson(text, ''),
      );
    },
  );
});

describeShared('suites/json-test-suite', () => {
  const folder = 'suites/json-test-suite/test_parsing';
  const files = readdirSync(sharedUrl(folder)).map(String);
  const bytesOf = (file: string) => readSharedBytes(`${folder}/${file}`);

  /** What strict UTF-8 makes of a file; what is none cannot reach the parser. */
  function textOf(file: string): string | null {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(file));
    } catch {
      return null;
    }
  }

  test('is there', () => {
    for (const letter of ['y_', 'n_', 'i_']) {
      expect(files.filter((file) => file.startsWith(letter)).length).toBeGreaterThan(30);
    }
  });

  test.each(files.filter((file) => file.startsWith('y_')))('%s is read', (file) => {
    expect(parseJson(textOf(file)!, file).kind).toBe('value');
  });

  const wrong = files.filter((file) => file.startsWith('n_') && textOf(file) !== null);
  test.each(wrong)('%s is refused', (file) => {
    expect(parseJson(textOf(file)!, file).kind).toBe('refused');
  });

  test.each(files)('%s as a file does not throw', (file) => {
    const result = readText(bytesOf(file), file);
    expect(['read', 'refused']).toContain(result.kind);
    const text = textOf(file);
    if (text !== null) expect(['value', 'refused']).toContain(parseJson(text, file).kind);
  });

  const transforms = 'suites/json-test-suite/test_transform';
  test.each(
    readdirSync(sharedUrl(transforms))
      .map(String)
      .filter((file) => file.startsWith('number_')),
  )('%s keeps its digits', (file) => {
    const text = new TextDecoder().decode(readSharedBytes(`${transforms}/${file}`));
    expect(writeJson(valueOf(text))).toBe(text.replace(/\s/g, ''));
  });
});
