import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exp, log, log1p } from '../../../../src/core/elementary';

/** Compares with a tolerance as large as the differences between JavaScript engines. */
function expectAlike(own: number, other: number): void {
  expect(Math.abs(own - other)).toBeLessThanOrEqual(4e-15 * Math.max(1, Math.abs(other)));
}

describe('agrees with JavaScript’s Math to fourteen digits', () => {
  test('log', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-300, max: 1e300, noNaN: true }), (x) => {
        expectAlike(log(x), Math.log(x));
      }),
    );
  });

  test('log1p', () => {
    fc.assert(
      fc.property(fc.double({ min: -0.999, max: 10, noNaN: true }), (x) => {
        expectAlike(log1p(x), Math.log1p(x));
      }),
    );
    expect(log1p(1e-20)).toBe(1e-20);
  });

  test('exp', () => {
    fc.assert(
      fc.property(fc.double({ min: -700, max: 700, noNaN: true }), (x) => {
        expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 12);
      }),
    );
  });
});

test('exp overflows and underflows as doubles do', () => {
  expect([log(0), log(Infinity)]).toEqual([-Infinity, Infinity]);
  expect(log(-1)).toBeNaN();
  expect([exp(-1000), exp(1000), exp(0)]).toEqual([0, Infinity, 1]);
  expect(log(Number.MIN_VALUE)).toBeCloseTo(Math.log(Number.MIN_VALUE), 10);
});
