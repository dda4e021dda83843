import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrapText, estimateWidth } from '../../../src/ui/charts/figure-svg';
import { parseColor } from '../../../src/ui/charts/copy-drawing';

describe('lines of a figure', () => {
  test('keep all words in their original order; only a single long word may exceed the line width', () => {
    const words = fc.array(fc.stringMatching(/^[a-z가-힣]{1,12}$/), { minLength: 1 });
    fc.assert(
      fc.property(words, fc.integer({ min: 20, max: 400 }), (parts, width) => {
        const lines = wrapText(parts.join(' '), 12, width);
        expect(lines.join(' ').split(' ')).toEqual(parts);
        for (const line of lines.filter((one) => one.includes(' '))) {
          expect(estimateWidth(line, 12)).toBeLessThanOrEqual(width);
        }
      }),
    );
  });

  test('are empty for empty text', () => {
    expect(wrapText('', 12, 100)).toEqual([]);
  });

  test('count a Korean character as one em wide', () => {
    expect(estimateWidth('해당', 10)).toBe(20);
  });
});

test.each([
  ['rgb(11, 110, 110)', '#0b6e6e', 1],
  ['rgba(0, 0, 0, 0.5)', '#000000', 0.5],
  ['rgba(0, 0, 0, 0)', 'none', 1],
  ['color(srgb 0 0.5 1)', '#0080ff', 1],
  ['color(srgb 1 1 1 / 0.25)', '#ffffff', 0.25],
  ['none', 'none', 1],
])('the computed color %s is converted', (computed, color, opacity) => {
  expect(parseColor(computed)).toEqual({ color, opacity });
});
