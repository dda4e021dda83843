import { expect, test } from 'vitest';
import { derive } from '../../src/core/analysis/derivation';
import { readPassageFigures } from '../../src/core/analysis/grounding';
import { parseQuantities } from '../../src/core/answers/quantity/parse';
import { createRandom } from '../../src/core/random';

test('at most 5% of random numbers are derivable, however many figures a context has', () => {
  const random = createRandom(7);
  for (const count of [5, 20, 100, 500]) {
    const context = Array.from({ length: count }, () => `${100 + random.below(9900)} t`).join(', ');
    const passages = readPassageFigures(context, 'point').map(({ figures }) => figures);
    for (const digits of count === 20 ? [2, 3, 4] : [2, 3]) {
      const low = 10 ** (digits - 1);
      const numbers = Array.from({ length: 9 * low }, (_, at) => `${low + at} t`);
      const derived = numbers.filter((text) => derive(parseQuantities(text)[0]!, passages));
      expect(derived.length).toBeLessThanOrEqual(0.05 * 9 * low);
      if (digits > 2) expect(derived.length).toBeGreaterThan(0);
    }
  }
});
