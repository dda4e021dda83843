import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDocuments } from '../../../src/read/json';
import { describeFault } from '../../../src/read/json/parse';
import { MAX_DEPTH } from '../../../src/read/json/parse';
import { type JsonValue, writeJson } from '../../../src/read/json/value';
import { readText } from '../../../src/read/read';
import { expectLinear } from '../../support/linear-time';
import { describeShared, readSharedBytes, sharedUrl } from '../../support/shared-data';

function parse(text: string, depth = 500) {
  return parseDocuments(text, { depth, allowsPython: false });
}

function valueOf(text: string): JsonValue {
  const parsed = parse(text);
  if (parsed.kind === 'fault') throw new Error(parsed.what);
  expect(parsed.values).toHaveLength(1);
  return parsed.values[0]!;
}

function refusalOf(text: string, depth?: number): string {
  const parsed = parse(text, depth);
  return parsed.kind === 'fault' ? describeFault(text, parsed, 'f.json').message : 'read';
}

/**
 * Whether the text is a single value; several values on separate lines are an extension of JSON.
 */
function isRead(text: string): boolean {
  const parsed = parse(text);
  return parsed.kind === 'values' && parsed.values.length === 1;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('values are kept as written', () => {
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

  test('strings, constants and arrays', () => {
    expect(valueOf(String.raw`"a\u00e9\n\"\/"`)).toEqual({ kind: 'text', text: 'aé\n"/' });
    expect(valueOf('[true, false, null]')).toEqual({
      kind: 'list',
      items: ['true', 'false', 'null'].map((text) => ({ kind: 'constant', text })),
    });
  });

  test('any keys, in the order of the file', () => {
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

  test('output of JSON.stringify is unchanged after parsing and writing', () => {
    fc.assert(
      fc.property(fc.json({ noUnicodeString: false }), (text) => {
        expect(JSON.parse(writeJson(valueOf(text)))).toEqual(JSON.parse(text));
      }),
      { numRuns: 500 },
    );
  });
});

test('a duplicate key keeps its last value and is reported with its line', () => {
  const text = '{"a":1,\n"b":{"a":2},\n"\\u0061":3}';
  const parsed = parse(text);
  expect(parsed).toMatchObject({
    kind: 'values',
    duplicates: { count: 1, first: { key: 'a', at: text.indexOf('"\\u') } },
  });
  expect(writeJson(valueOf(text))).toBe('{"a":3,"b":{"a":2}}');
});

describe('invalid JSON is rejected with the line and character of the error', () => {
  test.each([
    ['{"a": NaN}', 1, 7],
    ['[1,\n Infinity]', 2, 2],
    ['[-Infinity]', 1, 2],
    ['[1,]', 1, 3],
    ['{"a":1,}', 1, 7],
    ["{'a':1}", 1, 2],
    ['{a:1}', 1, 2],
    ['{"a" 1}', 1, 6],
    ['[1 2]', 1, 4],
    ['[01]', 1, 2],
    ['[1.]', 1, 2],
    ['{"a":1}{"b":2}', 1, 8],
    ['["a', 1, 2],
    ['["\t"]', 1, 3],
    [String.raw`["\x41"]`, 1, 3],
    [String.raw`["\u12"]`, 1, 3],
    ['// note\n[]', 1, 1],
    ['[/* x */]', 1, 2],
    ['{"a":\n\n  tru}', 3, 3],
    ['[\r\n1,\r2 3]', 3, 3],
    ['["👍🏽" 1]', 1, 7],
    ['["a\nb"]', 1, 4],
    ['{"a":1,\n"b":[2,\n', 3, 1],
    ['[[1],\n2', 2, 2],
    ['[1]\n"a"', 2, 1],
    ['[True]', 1, 2],
  ])('%j: line %i, character %i', (text, line, character) => {
    expect(refusalOf(text)).toContain(`f.json, line ${line}, character ${character}: `);
  });

  test.each(['', ' ', '[1', '{"a":1', '{"a"', '[{"a":[1}]'])('%j', (text) => {
    expect(refusalOf(text)).toMatch(/^f\.json, line 1, character \d+: /);
  });

  test.each([
    [
      '{"a": NaN}',
      '“NaN” is not a JSON value. Write null instead, or save the records as JSONL, where Assay accepts it.',
    ],
    ['[None]', '“None” is Python syntax; the JSON form is null. Write the file with json.dump.'],
    ["['a']", 'strings and keys need double quotation marks, as in "text". If Python wrote'],
    ['[1,]', 'there is a comma before the closing ]. Fix the file there and open it again.'],
    [
      '[{"a":1}',
      'the closing ] is missing. The file may be truncated: download or export it again',
    ],
    [
      '[\n\n{"a":1,\n"b":2',
      'the closing } is missing (it begins in line 3, character 1). The file may be truncated',
    ],
    ['{"a":"b\n', 'a string contains a line break'],
    ['[1 // one\n]', 'comments are not allowed in JSON'],
    ['{"a":1}{"b":2}', 'a second value begins on the same line. Put each value on its own line'],
    ['["\u0000"]', 'a string contains a control character (U+0000)'],
    ['[1.5.2]', 'this is not a valid JSON number'],
  ])('%j is reported with advice', (text, sentence) => {
    expect(refusalOf(text)).toContain(sentence);
  });

  test('rejects every control character in a string', () => {
    for (let code = 0; code < 0x20; code++) {
      expect(isRead(`["${String.fromCharCode(code)}"]`)).toBe(false);
    }
    expect(isRead('["\u007f "]')).toBe(true);
  });

  test('rejects exactly what JSON.parse rejects', () => {
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
        expect(isRead(text)).toBe(isJson(text));
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('depth', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  test('500 levels are read, and more are rejected with the position', () => {
    expect(valueOf(nested(500)).kind).toBe('list');
    expect(refusalOf(`[\n${nested(500)}]`)).toContain('line 2, character 500: arrays and objects');
    expect(refusalOf('{"a":'.repeat(100_000))).toContain(
      'nested more than 500 deep. Raise the limit',
    );
  });

  test('a raised limit is capped at the stack size of browsers', () => {
    const deep = parse(nested(MAX_DEPTH), Infinity);
    expect(deep.kind === 'values' && writeJson(deep.values[0]!)).toBe(nested(MAX_DEPTH));
    expect(refusalOf(nested(MAX_DEPTH + 1), Infinity)).toContain('nested more than 2000 deep');
    expect(refusalOf(nested(1_000_000), 1_000_000)).toContain('nested more than 2000 deep');
  });

  test('brackets inside strings add no depth', () => {
    expect(valueOf(JSON.stringify(nested(600))).kind).toBe('text');
    expect(valueOf(JSON.stringify(`"\\${'['.repeat(600)}`)).kind).toBe('text');
  });
});

describe('hostile text takes linear time', () => {
  test.each(['[', '{', '"', ',', '1,', '\\', '"a":', '[]', '{},', '\n', ' ', 'x '])(
    '%j',
    (piece) => {
      expectLinear(
        (length) => `[${piece.repeat(length / piece.length)}`,
        (text) => parse(text),
      );
    },
  );
});

describeShared('suites/json-test-suite', () => {
  const folder = 'suites/json-test-suite/test_parsing';
  const files = readdirSync(sharedUrl(folder)).map(String);
  const bytesOf = (file: string) => readSharedBytes(`${folder}/${file}`);

  /** The text of a file in strict UTF-8; any other file never reaches the parser. */
  function textOf(file: string): string | null {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(file));
    } catch {
      return null;
    }
  }

  test('has more than 30 files of each kind', () => {
    for (const letter of ['y_', 'n_', 'i_']) {
      expect(files.filter((file) => file.startsWith(letter)).length).toBeGreaterThan(30);
    }
  });

  test.each(files.filter((file) => file.startsWith('y_')))('%s is parsed', (file) => {
    expect(parse(textOf(file)!).kind).toBe('values');
  });

  const wrong = files.filter((file) => file.startsWith('n_') && textOf(file) !== null);
  test.each(wrong)('%s is rejected', (file) => {
    expect(refusalOf(textOf(file)!)).toMatch(/^f\.json, line \d+, character \d+: .+\. .+\.$/);
  });

  test.each(files)('%s does not throw when read as a file', (file) => {
    const result = readText(bytesOf(file), file);
    const text = textOf(file);
    if (text !== null) expect(['values', 'fault']).toContain(parse(text).kind);
    if (file.startsWith('n_')) expect(result.kind).toBe('refused');
    if (file.startsWith('y_') && result.kind === 'refused') {
      // Valid JSON without any record: an empty list, an object without fields, a single scalar.
      // A file of six bytes that contains DEL is treated as binary.
      const expected = text?.includes('\x7f') ? ['unreadable-text'] : ['no-rows', 'no-records'];
      expect(expected).toContain(result.problem.code);
    }
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
