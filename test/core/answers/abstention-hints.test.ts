import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HINTED_PATTERNS, letter } from '../../../src/core/answers/abstention';
import { createRandom, type Random } from '../../../src/core/random';

type Write = (random: Random) => string;

/**
 * Generates texts from a pattern, with random alternatives, repetitions and characters. Most match
 * the pattern, although lookarounds and anchors are ignored.
 */
function writerOf(source: string): Write {
  let at = 0;
  const take = (part: RegExp): RegExpExecArray | null => {
    part.lastIndex = at;
    const found = part.exec(source);
    at += found?.[0].length ?? 0;
    return found;
  };
  const readAlternatives = (): Write => {
    const alternatives: Write[][] = [[]];
    while (at < source.length && source[at] !== ')') {
      if (take(/\|/y)) alternatives.push([]);
      else alternatives.at(-1)?.push(readRepeated());
    }
    return (random) =>
      (alternatives[random.below(alternatives.length)] ?? []).map((part) => part(random)).join('');
  };
  const readRepeated = (): Write => {
    const one = readOne();
    const found = take(/(?:([?*+])|\{(\d+)(?:(,)(\d*))?\})\??/y);
    if (!found) return one;
    const [, sign, least = 0, comma, most = 2] = found;
    const from = sign === '+' ? 1 : Number(least);
    const to = sign === '?' ? 1 : sign || comma ? Math.max(from, Number(most)) : from;
    return (random) =>
      Array.from({ length: from + random.below(to - from + 1) }, () => one(random)).join('');
  };
  const readOne = (): Write => {
    const group = take(/\((?:\?(?::|<?[=!]))?/y)?.[0];
    if (group !== undefined) {
      const inner = readAlternatives();
      at++;
      return group === '(?:' ? inner : () => '';
    }
    const [token = ''] = take(/\[(?:\\.|[^\]\\])*\]|\\p\{\w+\}|\\.|[^]/uy) ?? [];
    const choices = choicesOf(token);
    return (random) => choices[random.below(choices.length)] ?? '';
  };
  return readAlternatives();
}

function choicesOf(token: string): readonly string[] {
  if (token === '^' || token === '$' || token === '\\b') return [''];
  if (token.includes('\\p') || token.includes(letter)) return ['a', 'n', 'y', 'é'];
  if (token.startsWith('[^')) return ['x'];
  if (token.startsWith('[')) return Array.from(token.slice(1, -1));
  if (token === '\\W') return [' ', '.', '!'];
  return [token === '\\d' ? '7' : token.replace(/^\\/, '')];
}

/**
 * The words of a pattern, plus some punctuation marks, a digit and characters with unusual case
 * folding.
 */
function wordsOf({ source }: RegExp): string[] {
  const words =
    source
      .replaceAll(letter, '')
      .replace(/\\p\{\w+\}|\\\w|\{[\d,]+\}|[[\]]/g, ' ')
      .match(/[\p{L}'’.]+/gu) ?? [];
  return [...new Set(words), ',', '-', '7', 'ſ', '\u212a', 'İ', 'Zürich'];
}

test.each(Object.entries(HINTED_PATTERNS))(
  'every match of the pattern %s contains its hint',
  (_, { hint, pattern }) => {
    const write = writerOf(pattern.source);
    const words = fc.array(fc.constantFrom(...wordsOf(pattern)), { maxLength: 9 });
    const texts = fc.oneof(
      fc.nat().map((seed) => write(createRandom(seed))),
      words.map((some) => some.join(' ')),
    );
    let matched = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const lower = text.toLowerCase();
        if (!pattern.test(lower)) return true;
        matched++;
        return hint.test(lower);
      }),
      { numRuns: 10_000 },
    );
    expect(matched).toBeGreaterThan(1000);
  },
);
