import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cacheByText } from '../../../src/core/text/text-cache';

test('a cached function returns the same results as the plain one, in any order of calls', () => {
  const plain = (text: string) => (text.length % 3 === 0 ? null : text.split('').reverse().join());
  const cached = cacheByText(plain);
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 400 }), (texts) => {
      for (const text of texts) expect(cached(text)).toEqual(plain(text));
    }),
  );
});

test('a short text is read once and a long one each time', () => {
  let reads = 0;
  const cached = cacheByText((text) => {
    reads++;
    return text.length;
  });
  const long = 'a'.repeat(5000);
  expect([cached('wind'), cached('wind'), cached(long), cached(long)]).toEqual([4, 4, 5000, 5000]);
  expect(reads).toBe(3);
});
