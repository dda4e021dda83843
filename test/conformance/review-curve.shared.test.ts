import { expect, test } from 'vitest';
import { LOOKS, reviewDataSet } from '../../scripts/review-curve';
import { describeShared } from '../support/shared-data';

describeShared('the simulated review of rejected answers', () => {
  test.each([
    ['FinanceBench', 'answer_correct', 0.956, 0.9355],
    ['EVOUNA dev', 'judge.correct', 0.943, 0.9395],
  ] as const)(
    'a review of %s (%s) reaches an agreement of %d after 75 decisions, and its clusters are pure',
    (name, metric, byGain, random) => {
      const [found] = reviewDataSet(name, [metric]);
      const at = LOOKS.indexOf(75);
      const agreement = (order: string) => found?.curves[order]?.[at] ?? NaN;
      expect(agreement('clusters, by expected gain')).toBeGreaterThanOrEqual(byGain - 0.0005);
      expect(agreement('clusters, largest first')).toBeGreaterThanOrEqual(0.9385);
      expect(agreement('random single answers')).toBeLessThan(random);
      expect(found?.purity).toBeGreaterThanOrEqual(0.97);
    },
  );
});
