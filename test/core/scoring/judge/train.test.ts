import { describe, expect, test } from 'vitest';
import { chooseThreshold, fitCalibration } from '../../../../scripts/judge/calibrate';
import { readExamples } from '../../../../scripts/judge/labeled';
import { fitLogistic } from '../../../../scripts/judge/logistic-regression';
import { brierScore, measureAgreement, reliability } from '../../../../scripts/judge/measure';
import { writeModel } from '../../../../scripts/judge/model-file';
import { CHOICES, train } from '../../../../scripts/judge/train';
import { readPairs } from '../../../../scripts/judge/training-pairs';
import { readJudgeModel } from '../../../../src/core/scoring/judge/judge-model';
import { RULE_IDS } from '../../../../src/core/scoring/judge/rules';

const NO_TOKENS = { tokens: new Int32Array(), tokenValues: new Float64Array() };

describe('training', () => {
  test('gives the same bytes each time, and they can be read as a model', () => {
    const make = () => {
      const parts = train(readPairs(readExamples().slice(0, 120)), { ...CHOICES, leastPairs: 3 });
      return writeModel(parts, {
        date: '2026-11-21',
        choices: CHOICES,
        trainedOn: [],
        measured: [],
        reliability: [],
        calibration: { slope: 1, offset: 0 },
        threshold: 0.5,
      });
    };
    const once = make();
    expect(make()).toBe(once);
    expect(readJudgeModel(once, 'once.json').kind).toBe('read');
  });

  test('has examples of every rule', () => {
    const examples = readExamples();
    const rules = new Set(examples.map(({ rule }) => rule));
    expect([...rules].sort()).toEqual(RULE_IDS);
    expect(examples.length).toBeGreaterThan(300);
    const texts = examples.map(({ question, candidate }) => `${question}\n${candidate}`);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('logistic regression', () => {
  /** x = −1, 1, 1, 1 with labels 0, 0, 1, 1: without a penalty, the odds at 1 are 2. */
  const rows = [
    [-1, false],
    [1, false],
    [1, true],
    [1, true],
    [-1, false],
    [-1, true],
    [-1, false],
  ].map(([value, label]) => ({
    values: [Number(value)],
    ...NO_TOKENS,
    label: label === true,
    weight: 1,
  }));
  const penalty = { values: 1e-9, tokens: 0, signs: [0] as const, tokenCount: 0 };

  test('without regularization, converges to the log-odds of the data', () => {
    const { weights, intercept } = fitLogistic(rows, penalty);
    expect(intercept + weights[0]!).toBeCloseTo(Math.log(2), 3);
    expect(intercept - weights[0]!).toBeCloseTo(Math.log(1 / 3), 3);
  });

  test('keeps a weight at 0 if its sign is not allowed', () => {
    const { weights, intercept } = fitLogistic(rows, { ...penalty, signs: [-1] });
    expect(weights[0]).toBe(0);
    expect(intercept).toBeCloseTo(Math.log(3 / 4), 3);
  });

  test('counts a row with weight 2 as two rows, and learns from tokens', () => {
    const row = (token: number, label: boolean, weight: number) => ({
      values: [],
      tokens: Int32Array.of(token),
      tokenValues: Float64Array.of(1),
      label,
      weight,
    });
    const choices = { values: 1, tokens: 0.5, signs: [], tokenCount: 2 };
    const doubled = fitLogistic([row(0, true, 2), row(1, false, 1)], choices);
    const twice = fitLogistic([row(0, true, 1), row(0, true, 1), row(1, false, 1)], choices);
    expect(doubled.tokenWeights[0]).toBeCloseTo(twice.tokenWeights[0]!, 6);
    expect(doubled.tokenWeights[0]).toBeGreaterThan(0);
    expect(doubled.tokenWeights[1]).toBeLessThan(0);
  });
});

describe('evaluation', () => {
  const labels = [true, true, false, false, true];
  const questions = ['a', 'a', 'b', 'b', 'c'];

  test('counts agreement and gives intervals around it', () => {
    const measured = measureAgreement([true, true, false, true, false], labels, questions);
    expect(measured.accuracy).toBeCloseTo(0.6, 12);
    expect(measured.macroF1).toBeCloseTo((2 / 3 + 0.5) / 2, 12);
    expect(measured.accuracyInterval.low).toBeLessThanOrEqual(0.6);
    expect(measured.accuracyInterval.high).toBeGreaterThanOrEqual(0.6);
  });

  test('compares probabilities with the share of correct answers', () => {
    const probabilities = [0.95, 1, 0.05, 0.05, 0.92];
    expect(reliability(probabilities, labels)).toEqual([
      { from: 0, pairs: 2, mean: 0.05, right: 0 },
      { from: 0.9, pairs: 3, mean: expect.closeTo(0.9567, 4) as number, right: 1 },
    ]);
    expect(brierScore([1, 0], [true, true])).toBe(0.5);
  });

  test('keeps calibrated values and corrects overconfident ones', () => {
    const certain = Array.from({ length: 400 }, (_, at) => (at % 2 === 0 ? 4 : -4));
    const right = certain.map((value, at) => (at % 8 < 2 ? value < 0 : value > 0));
    const { slope, offset } = fitCalibration(certain, right);
    expect(slope * 4).toBeCloseTo(Math.log(3), 3);
    expect(offset).toBeCloseTo(0, 6);
  });

  test('chooses the threshold with the best agreement, or in a tie the one nearest to 0.5', () => {
    const spread = Array.from({ length: 1000 }, (_, at) => at / 1000);
    const best = (from: number) =>
      chooseThreshold(
        spread,
        spread.map((one) => one >= from),
      );
    expect([best(0.5), best(0.35), best(0.69)]).toEqual([0.5, 0.35, 0.7]);
    expect(chooseThreshold([0.1, 0.9], [false, true])).toBe(0.5);
  });
});
