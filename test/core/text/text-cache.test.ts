import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cacheByText } from '../../../src/core/text/text-cache';

test('a cached function returns the same results as the original one, for any sequence of calls', () => {
  const plain = (text: string) => (text.length % 3 === 0 ? null : text.split('').reverse().join());
  const cached = cacheByText(plain);
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 400 }), (texts) => {
      for (const text of texts) expect(cached(text)).toEqual(plain(text));
    }),
  );
});

test('a string is processed once, but a string of more than 100,000 characters is processed each time', () => {
  let reads = 0;
  const cached = cacheByText((text) => {
    reads++;
    return text.length;
  });
  const texts = ['wind', 'a'.repeat(100_000), 'a'.repeat(100_001)];
  for (const text of texts)
    expect([cached(text), cached(text)]).toEqual([text.length, text.length]);
  expect(reads).toBe(4);
});

test('only the latest 100,000 characters are cached', () => {
  let reads = 0;
  const cached = cacheByText(() => ++reads);
  const [first, second] = ['a'.repeat(60_000), 'b'.repeat(60_000)];
  for (const text of [first, second, second, first]) cached(text);
  expect(reads).toBe(3);
});
