import { PAIR_BINS, type PairBin } from '../../../core/analysis/pair-questions';
import { printQuery } from '../../../core/explore/query/print';
import type { Operator, Query } from '../../../core/explore/query/query';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatScore } from '../../../core/words/numbers';
import { plural } from '../../../core/words/plurals';

/** A dot in words: `3 questions: A 1.00, B 0.50`. */
export function describeDot(
  { a, b, count }: PairBin,
  metric: MetricDescription,
  [run = '', baseline = '']: readonly string[],
): string {
  return `${plural(count, 'question')}: ${run} ${formatScore(metric, a)}, ${baseline} ${formatScore(metric, b)}`;
}

/**
 * The query that finds the questions of a dot.
 * @param binWidth 0 where the dot stands for exact scores
 */
export function queryOfDot(
  { a, b }: PairBin,
  binWidth: number,
  { id }: Pick<MetricDescription, 'id'>,
  [run = '', baseline = '']: readonly string[],
): string {
  const scored = [
    [run, a],
    [baseline, b],
  ] as const;
  return printQuery({
    kind: 'and',
    parts: scored.flatMap(([name, score]) => {
      const compare = (operator: Operator, value: number): Query => ({
        kind: 'compare',
        field: { name: id, run: name, over: null },
        operator,
        value,
      });
      if (binWidth === 0) return [compare('=', score)];
      // The last bin holds its upper end too, beyond which no score reaches.
      const edge = (at: number) => Number((at * binWidth).toPrecision(12));
      const bin = Math.round(score / binWidth - 0.5);
      return [
        compare('>=', edge(bin)),
        ...(bin < PAIR_BINS - 1 ? [compare('<', edge(bin + 1))] : []),
      ];
    }),
  });
}
