import type { Metric } from '../scoring/metric';
import type { RunScores } from '../model';

/** A question with a score for both runs of a pair. */
export interface PairScores {
  readonly question: number;
  readonly id: string;
  readonly a: number;
  readonly b: number;
}

/**
 * A pair of scores (the middle of the bin for binned scores) and the number of questions with it.
 */
export interface PairBin {
  readonly a: number;
  readonly b: number;
  readonly count: number;
}

/** The questions behind the comparison of a pair. */
export interface PairQuestions {
  /**
   * Questions on which A is better, worse or equal, largest difference first; limited in number.
   */
  readonly better: readonly PairScores[];
  readonly worse: readonly PairScores[];
  readonly same: readonly PairScores[];
  /** A against B: equal points are counted together, and binned if there are too many. */
  readonly bins: readonly PairBin[];
  /** Width of a bin in the metric's unit; 0 if points are not binned. */
  readonly binWidth: number;
}

/** More points than this are binned. */
export const MAX_POINTS = 2000;

/** Bins along each axis; the last one includes its upper end. */
export const PAIR_BINS = 20;

/**
 * The scores of two runs on the same questions. Linear, except for sorting the differences.
 * @param most maximum number of questions to list of each kind
 */
export function listPairQuestions(
  ids: readonly string[],
  scores: readonly RunScores[],
  { id: metric, better }: Pick<Metric, 'id' | 'better'>,
  first: number,
  second: number,
  most: number,
): PairQuestions {
  const [ofA, ofB] = [first, second].map((run) => scores[run]?.[metric]?.values);
  const both = ids.flatMap((id, question): PairScores[] => {
    const [a, b] = [ofA?.[question] ?? NaN, ofB?.[question] ?? NaN];
    return Number.isNaN(a) || Number.isNaN(b) ? [] : [{ question, id, a, b }];
  });
  const sign = better === 'higher' ? 1 : -1;
  const gain = ({ a, b }: PairScores) => sign * (a - b);
  const largestFirst = (holds: (gain: number) => boolean) =>
    both
      .filter((one) => holds(gain(one)))
      .sort((x, y) => Math.abs(gain(y)) - Math.abs(gain(x)) || x.question - y.question)
      .slice(0, most);
  const exact = countPoints(both, 0);
  const binWidth = exact.length > MAX_POINTS ? widthOf(both) : 0;
  return {
    better: largestFirst((one) => one > 0),
    worse: largestFirst((one) => one < 0),
    same: largestFirst((one) => one === 0),
    bins: binWidth === 0 ? exact : countPoints(both, binWidth),
    binWidth,
  };
}

function widthOf(points: readonly PairScores[]): number {
  const highest = points.reduce((most, { a, b }) => Math.max(most, Math.abs(a), Math.abs(b)), 0);
  return highest / PAIR_BINS;
}

function countPoints(points: readonly PairScores[], width: number): PairBin[] {
  const middle = (value: number) =>
    width === 0 ? value : (Math.min(PAIR_BINS - 1, Math.floor(value / width)) + 0.5) * width;
  const bins = new Map<string, { a: number; b: number; count: number }>();
  for (const point of points) {
    const [a, b] = [middle(point.a), middle(point.b)];
    const key = `${a} ${b}`;
    const bin = bins.get(key);
    if (bin) bin.count++;
    else bins.set(key, { a, b, count: 1 });
  }
  return [...bins.values()];
}
