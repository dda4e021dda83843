import { describe, expect, test } from 'vitest';
import { layoutGroup, barPath } from '../../../src/ui/charts/GroupedBars';

const box = { x: 100, y: 20, width: 61, height: 200 };

describe('a group of bars', () => {
  test('is centered in the box of a single bar', () => {
    const { bars, at } = layoutGroup(box, { isHorizontal: false, count: 3, gap: 2, extent: 100 });
    expect(bars).toEqual([
      { start: 100, thickness: 19 },
      { start: 121, thickness: 19 },
      { start: 142, thickness: 19 },
    ]);
    expect([at(0), at(50), at(100)]).toEqual([220, 120, 20]);
  });

  test('keeps its bars thin and adjacent in a wide chart', () => {
    const wide = { ...box, width: 400 };
    const { bars } = layoutGroup(wide, { isHorizontal: false, count: 2, gap: 2, extent: 100 });
    expect(bars).toEqual([
      { start: 265, thickness: 34 },
      { start: 301, thickness: 34 },
    ]);
  });

  test('has no gaps if there is no space', () => {
    const narrow = { ...box, width: 6 };
    const { bars } = layoutGroup(narrow, { isHorizontal: false, count: 8, gap: 1, extent: 100 });
    expect(bars[7]).toEqual({ start: 105.25, thickness: 0.75 });
  });

  test('lays bars out horizontally', () => {
    const { bars, at } = layoutGroup(box, { isHorizontal: true, count: 2, gap: 0, extent: 50 });
    expect(bars).toEqual([
      { start: 86, thickness: 34 },
      { start: 120, thickness: 34 },
    ]);
    expect([at(0), at(25)]).toEqual([100, 130.5]);
  });
});

describe('the outline of a bar', () => {
  const upright = layoutGroup(box, { isHorizontal: false, count: 3, gap: 2, extent: 100 });
  const lying = layoutGroup(box, { isHorizontal: true, count: 2, gap: 0, extent: 50 });

  test('extends from the axis to the value with a rounded end', () => {
    expect(barPath(upright, 0, 50, { radius: 2 })).toBe('M100 220v-98q0 -2 2 -2h15q2 0 2 2V220Z');
    expect(barPath(lying, 0, 25, { radius: 2 })).toBe('M100 86h28.5q2 0 2 2v30q0 2 -2 2H100Z');
  });

  test('has a minimum length for the value 0', () => {
    expect(barPath(upright, 1, 0, { minLength: 1 })).toBe('M121 220v-1q0 0 0 0h19q0 0 0 0V220Z');
  });
});
