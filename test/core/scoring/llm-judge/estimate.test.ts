import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawSample, metricsDisagree } from '../../../../src/core/scoring/llm-judge/judged-case';
import {
  addEstimates,
  costOf,
  createEstimator,
  estimateTokens,
  NO_TOKENS,
} from '../../../../src/core/scoring/llm-judge/estimate';
import { buildPayload } from '../../../../src/core/scoring/llm-judge/payload';
import { sampleCase, sampleOptions } from './cases';

describe('the estimate', () => {
  test.each([
    ['', 0],
    ['abcd', 1],
    ['abcde', 2],
    ['émis', 1],
    ['온실가스', 4],
    ['🌍 ok', 2],
  ])('%j has about %i tokens', (text, tokens) => {
    expect(estimateTokens(text)).toBe(tokens);
  });

  test('grows with the text sent and is capped by the limit', () => {
    const one = createEstimator(sampleOptions)(sampleCase);
    expect(one).toMatchObject({ outputTokens: 40, maxOutputTokens: 200 });
    const sent = buildPayload(sampleCase, sampleOptions).messages;
    const letters = sent.reduce((sum, { content }) => sum + content.length, 0);
    expect(Math.abs(one.inputTokens - letters / 4)).toBeLessThan(2);
    expect(createEstimator({ ...sampleOptions, mostTokens: 10 })(sampleCase).outputTokens).toBe(10);
    const less = createEstimator({ ...sampleOptions, sends: ['references'] })(sampleCase);
    expect(less.outputTokens).toBe(one.outputTokens);
    expect(addEstimates(NO_TOKENS, addEstimates(one, one)).outputTokens).toBe(80);
  });

  test('has a cost if prices are known', () => {
    expect(costOf(2_000_000, 100_000, { input: 0.5, output: 2 })).toBeCloseTo(1.2, 12);
    expect(costOf(1, 1, { input: null, output: 2 })).toBeNull();
    expect(costOf(1, 1, { input: 0, output: 0 })).toBe(0);
  });
});

describe('which rows are chosen', () => {
  test.each([
    [{ a: 1, b: 0 }, true],
    [{ a: 0.5, b: 0.49 }, true],
    [{ a: 1, b: 1 }, false],
    [{ a: 1, b: null }, false],
    [{ a: 1, b: 'unscored' as const }, false],
    [{ c: 0, a: 1 }, false],
  ])('metrics disagree on %j: %s', (scores, disagrees) => {
    expect(metricsDisagree(scores, ['a', 'b'])).toBe(disagrees);
  });

  test('a sample has the requested size, keeps the order and is the same for the same seed', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(70), fc.nat(), (count, size, seed) => {
        const items = Array.from({ length: count }, (_, at) => at);
        const drawn = drawSample(items, size, seed);
        expect(drawn).toHaveLength(Math.min(count, size));
        expect([...drawn].sort((a, b) => a - b)).toEqual(drawn);
        expect(drawSample(items, size, seed)).toEqual(drawn);
      }),
    );
  });

  test('a sample draws all items with equal probability', () => {
    const drawn = new Array<number>(10).fill(0);
    const items = Array.from({ length: 10 }, (_, at) => at);
    for (let seed = 0; seed < 4000; seed++) {
      for (const one of drawSample(items, 3, seed)) drawn[one] = (drawn[one] ?? 0) + 1;
    }
    // 1200 each are expected; five standard deviations are 145.
    for (const count of drawn) expect(Math.abs(count - 1200)).toBeLessThan(145);
  });
});
