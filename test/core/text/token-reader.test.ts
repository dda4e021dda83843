import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../src/core/random';
import { DEFAULT_SETTINGS, NORMALIZATION_PRESETS } from '../../../src/core/settings';
import {
  countCommon,
  createPlainReader,
  createTokenReader,
} from '../../../src/core/text/token-reader';

/**
 * Pieces of test strings: articles, punctuation, whitespace, control characters, letters with
 * irregular lowercase forms.
 */
const PARTS = [
  ...['a', 'an', 'the', 'The', 'AN', 'than', 'net', 'zero', 'Scope', '3', '12.8%', 'x_y', 'É', 'é'],
  ...[
    'İ',
    'ß',
    '\u212a',
    'cần',
    'ᵃ',
    '北',
    '𠮷',
    '“a”',
    '-',
    '.',
    ',',
    '_',
    "'",
    '(',
    ')',
    '$',
    '\\',
  ],
  ...[
    ' ',
    ' ',
    ' ',
    '\t',
    '\n',
    '\x1c',
    '\x1f',
    '\x85',
    '\xa0',
    '\u3000',
    '\ufeff',
    '\x00',
    '\x7f',
  ],
];

const RANDOM_TEXTS = (() => {
  const { below } = createRandom(19);
  return Array.from({ length: 100_000 }, () =>
    Array.from({ length: below(10) }, () => PARTS[below(PARTS.length)] ?? '').join(''),
  );
})();

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const VECTORS = readFileSync(new URL('../../vectors/answer-cases.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .flatMap((line) => textsOf(JSON.parse(line)));

describe.each(['squad', 'plain'] as const)('the fast tokenizer for the preset %s', (preset) => {
  const settings = { ...DEFAULT_SETTINGS, normalisation: NORMALIZATION_PRESETS[preset] };

  test.each([
    ['100,000 random texts', RANDOM_TEXTS],
    ['the texts of all answer cases', VECTORS],
  ])('reads the same tokens as the straightforward tokenizer in %s', (_, texts) => {
    const [fast, plain] = [createTokenReader(settings), createPlainReader(settings)];
    expect(fast.tokensDecide).toBe(true);
    const plainOf = new Map<number, number>();
    const normalizedOf = new Map<string, string>();
    for (const text of texts) {
      const [own, other] = [fast.read(text), plain.read(text)];
      if (own.length !== other.length) expect([text, own]).toEqual([text, other]);
      for (const [at, token] of own.entries()) {
        if (!plainOf.has(token)) plainOf.set(token, other[at] ?? -1);
        if (plainOf.get(token) !== other[at]) expect.unreachable(`Another token in ${text}`);
      }
      const normalized = plain.normalize(text);
      const known = normalizedOf.get(own.join());
      if (known === undefined) normalizedOf.set(own.join(), normalized);
      else if (known !== normalized) expect.unreachable(`Other tokens in ${text}`);
    }
    expect(new Set(plainOf.values()).size).toBe(plainOf.size);
    expect(new Set(normalizedOf.values()).size).toBe(normalizedOf.size);
  });
});

test.each([
  { ...DEFAULT_SETTINGS, normalisation: NORMALIZATION_PRESETS.lenient },
  { ...DEFAULT_SETTINGS, tokens: 'mixed' as const },
])('the steps are applied one by one under other settings', (settings) => {
  expect(createTokenReader(settings).tokensDecide).toBe(false);
});

test('more tokens than fit in the initial tables can be numbered', () => {
  const { read } = createTokenReader(DEFAULT_SETTINGS);
  const text = Array.from({ length: 50_000 }, (_, at) => `word${at}`).join(' ');
  const numbers = read(text);
  expect(new Set(numbers).size).toBe(50_000);
  expect(read(text)).toEqual(numbers);
});

test.each([
  [[], [], 0],
  [[1], [], 0],
  [[1, 2, 2], [2, 2, 2, 1], 3],
  [[5, 5], [5], 1],
  [[1, 2], [3, 4], 0],
  [[100_000], [100_000, 3], 1],
])('the number of tokens shared by %j and %j', (a, b, common) => {
  expect(countCommon(a, b)).toBe(common);
  expect(countCommon(b, a)).toBe(common);
});
