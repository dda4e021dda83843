import { describe, expect, test } from 'vitest';
import {
  type NoAnswerInput,
  noAnswerValues,
  thresholdCurve,
} from '../../../src/core/analysis/no-answer-values';

/**
 * Four questions, two of them unanswerable. The system answers 1 (correct), 2 (half correct) and 3
 * (unanswerable), and abstains on 4.
 */
const run: NoAnswerInput = {
  hasAnswer: [true, true, false, false],
  exact: [1, 0, 0, 1],
  f1: [1, 0.5, 0, 1],
  isEmpty: [false, false, false, true],
  probabilities: [0.1, 0.6, 0.3, 0.9],
};

describe('the SQuAD 2.0 values', () => {
  test('are plain EM and F1 if no probability exceeds the threshold', () => {
    expect(noAnswerValues(run, 1)).toMatchObject({
      exact: 50,
      f1: 62.5,
      total: 4,
      HasAns_exact: 50,
      HasAns_f1: 75,
      HasAns_total: 2,
      NoAns_exact: 50,
      NoAns_f1: 50,
      NoAns_total: 2,
    });
  });

  test('count a probability above the threshold as an abstention, and one at the threshold as an answer', () => {
    expect(noAnswerValues(run, 0.3)).toMatchObject({ exact: 50, HasAns_f1: 50, NoAns_exact: 50 });
    expect(noAnswerValues(run, 0.2)).toMatchObject({ exact: 75, HasAns_f1: 50, NoAns_exact: 100 });
  });

  test('the best threshold is the first one with the highest score', () => {
    // Abstaining on all gives 2 of 4; answering question 1 gives 3; also answering 3 gives 2.
    expect(noAnswerValues(run, 1)).toMatchObject({
      best_exact: 75,
      best_exact_thresh: 0.1,
      best_f1: 75,
      best_f1_thresh: 0.1,
    });
  });

  test('omit groups without questions, and best values without probabilities', () => {
    const values = noAnswerValues(
      { hasAnswer: [true], exact: [1], f1: [1], isEmpty: [false], probabilities: null },
      1,
    );
    expect(values).toEqual({
      exact: 100,
      f1: 100,
      total: 1,
      HasAns_exact: 100,
      HasAns_f1: 100,
      HasAns_total: 1,
    });
    const none = { hasAnswer: [], exact: [], f1: [], isEmpty: [], probabilities: null };
    expect(noAnswerValues(none, 1)).toBeNull();
  });

  test('have a curve that contains the value at each threshold', () => {
    for (const { threshold, exact, f1 } of thresholdCurve(run)) {
      const values = noAnswerValues(run, threshold);
      expect(exact).toBeCloseTo(values?.exact ?? NaN, 12);
      expect(f1).toBeCloseTo(values?.f1 ?? NaN, 12);
    }
    expect(thresholdCurve(run).map(({ threshold }) => threshold)).toEqual([0.1, 0.3, 0.6, 0.9]);
  });
});
