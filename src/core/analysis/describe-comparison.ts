import type { Metric } from '../scoring/metric';
import type { PairComparison, RunComparison } from './compare-runs';
import { DEFAULT_LEVELS } from './statistics/paired-tests';
import type { RunReport } from './run-report';
import type { Interval } from './statistics/interval';
import type { MeanInterval } from './statistics/mean-intervals';
import { runName } from '../model';
import { lowerFirst } from '../words/capitals';
import { listWords } from '../words/lists';
import { type Nouns, nounsOf } from '../words/nouns';
import { describeP, formatCount, formatMean, formOf, plural } from '../words/numbers';

/** Significance level for the adjusted p-value. */
export const SIGNIFICANCE = DEFAULT_LEVELS.significance;

/** The comparison of two runs, in either order. */
export function findPair(
  pairs: readonly PairComparison[],
  one: number | undefined,
  other: number,
): PairComparison | undefined {
  return pairs.find(({ a, b }) => (a === one && b === other) || (a === other && b === one));
}

export type Verdict = 'a-better' | 'b-better' | 'undecided';

/** The outcome of the permutation test, with p adjusted by Holm's method. */
export function verdictOf(
  { difference, pHolm }: PairComparison,
  { better }: Pick<Metric, 'better'>,
): Verdict {
  if (pHolm >= SIGNIFICANCE || difference === null || difference === 0) return 'undecided';
  return difference > 0 === (better === 'higher') ? 'a-better' : 'b-better';
}

/** The conclusion about one pair. */
export type Conclusion =
  | Exclude<Verdict, 'undecided'>
  /** Significant before adjustment, or by its interval, but not after adjustment. */
  | 'inconclusive'
  /** Too few questions or documents for any significant difference. */
  | 'untestable'
  | 'no-difference';

/** The parts of a run that its comparisons need. */
export type ComparedRun = Pick<RunReport, 'model' | 'run' | 'metrics'>;

/**
 * The outcome of the test, or why it is not significant.
 * @param runs all runs, by position
 */
export function conclusionOf(
  pair: PairComparison,
  metric: Pick<Metric, 'id' | 'better'>,
  runs: readonly ComparedRun[],
): Conclusion {
  const verdict = verdictOf(pair, metric);
  if (verdict !== 'undecided') return verdict;
  if (pair.same === pair.n) return 'no-difference';
  if (!pair.canDecide) return 'untestable';
  const [own, other] = [pair.a, pair.b].map((run) => runs[run]?.metrics[metric.id]?.interval);
  const isSignificantAlone = pair.permutation.p < SIGNIFICANCE;
  const excludesZero = pair.interval !== null && areDisjoint(pair.interval, { low: 0, high: 0 });
  const areRunsApart = own && other ? areDisjoint(own, other) : false;
  return isSignificantAlone || excludesZero || areRunsApart ? 'inconclusive' : 'no-difference';
}

function areDisjoint(one: Interval, other: Interval): boolean {
  return one.high < other.low || other.high < one.low;
}

/** The unit that the metric scores: a question or a query. */
export function nounOf(metric: Pick<Metric, 'appliesTo'> | undefined): Nouns['question'] {
  return nounsOf(metric?.appliesTo.includes('ranking') ?? false).question;
}

/** Counts the questions, or queries, that a metric applies to. */
export function countQuestions(count: number, metric?: Pick<Metric, 'appliesTo'>): string {
  return plural(count, ...nounOf(metric));
}

/** The questions of a pair: “330 questions in 33 documents”, or queries. */
export function describeBasis(
  { n, clusters }: Pick<PairComparison, 'n' | 'clusters'>,
  metric: Pick<Metric, 'appliesTo'>,
): string {
  const questions = countQuestions(n, metric);
  return clusters === null ? questions : `${questions} in ${plural(clusters, 'document')}`;
}

/**
 * Why pairs are not testable: “6 documents (at least 7 needed)” or a range; empty if there are
 * none.
 */
export function describeUntestable(
  pairs: readonly PairComparison[],
  metric: Pick<Metric, 'appliesTo'> | undefined,
): string {
  const [first] = pairs;
  if (!first) return '';
  const counts = pairs.map(({ n, clusters }) => clusters ?? n);
  const [min, max] = [Math.min(...counts), Math.max(...counts)];
  const isClustered = pairs.some(({ clusters }) => clusters !== null);
  const units = isClustered ? plural(max, 'document') : countQuestions(max, metric);
  const range = min === max ? units : `${formatCount(min)} to ${units}`;
  return `${range} (at least ${formatCount(first.unitsNeeded)} needed)`;
}

/**
 * The minimum detectable differences of pairs (80% power, before adjustment): “9.0 points”, “8.1
 * to 9.0 points”. Empty if nothing varies.
 */
export function describeDetectable(pairs: readonly PairComparison[], metric: Shown): string {
  const sizes = pairs.flatMap(({ detectable }) => detectable ?? []);
  if (sizes.length === 0) return '';
  const [min, max] = [Math.min(...sizes), Math.max(...sizes)].map((size) =>
    formatMean(metric, size),
  );
  return `${min === max ? '' : `${min ?? ''} to `}${max ?? ''}${unitOf(metric)}`;
}

/** The minimum detectable differences as the last clause of a sentence. */
function appendDetectable(pairs: readonly PairComparison[], metric: Shown): string {
  const size = describeDetectable(pairs, metric);
  return size === ''
    ? ''
    : `; the minimum detectable difference (80% power, before adjustment for multiple comparisons) is ${size}`;
}

/**
 * A pair in a sentence that a paper can quote: “A is better than B by 3.1 points (95% CI 0.4 to
 * 5.9, p = 0.020, 330 questions in 33 documents)”, or “No significant difference in … between A and
 * B (p = 0.41, …)” with the minimum detectable difference, or why there is no conclusion.
 * @param runs all runs, by position
 */
export function describePair(
  pair: PairComparison,
  runs: readonly ComparedRun[],
  metric: Pick<Metric, 'id' | 'better' | 'display' | 'range' | 'label' | 'appliesTo'>,
): string {
  const [a, b] = [runName(runs[pair.a]), runName(runs[pair.b])];
  const [question] = nounOf(metric);
  const basis = describeBasis(pair, metric);
  if (pair.n === 0)
    return `${a} and ${b} have no ${question} in common that ${nameInSentence(metric)} applies to.`;
  if (pair.same === pair.n) {
    const where = pair.n === 1 ? `the only ${question}` : `all of the ${basis}`;
    return `${a} and ${b} score the same on ${where}.`;
  }
  const between = `difference in ${nameInSentence(metric)} between ${a} and ${b}`;
  const conclusion = conclusionOf(pair, metric, runs);
  switch (conclusion) {
    case 'untestable':
      return `The ${between} is not testable: ${describeUntestable([pair], metric)}.`;
    case 'inconclusive':
      return `Inconclusive ${between}: ${range(pair, metric)}${describeP(pair.permutation.p)} before adjustment for multiple comparisons, ${describeP(pair.pHolm)} after adjustment (${basis}).`;
    case 'no-difference':
      return `No significant ${between} (${describeP(pair.pHolm)}, ${basis})${appendDetectable([pair], metric)}.`;
    case 'a-better':
    case 'b-better': {
      const [better, worse] = conclusion === 'a-better' ? [a, b] : [b, a];
      const size = formatMean(metric, Math.abs(pair.difference ?? 0)) + unitOf(metric);
      return `${better} is better than ${worse} in ${nameInSentence(metric)} by ${size} (${range(pair, metric)}${describeP(pair.pHolm)}, ${basis}).`;
    }
  }
}

/** If there are more other runs than this, they are counted, not named. */
const MAX_NAMED_RUNS = 3;

/**
 * One run against the others, as a sentence: “A (83.1) is significantly better than 10 runs; does
 * not differ significantly from B and C.”
 * @param others positions among all runs
 */
export function describeRun(
  run: number,
  others: readonly number[],
  { pairs }: Pick<RunComparison, 'pairs'>,
  metric: Pick<Metric, 'id' | 'better' | 'display' | 'range' | 'label'>,
  runs: readonly ComparedRun[],
): string {
  const compared = others.flatMap((other) => {
    const pair = findPair(pairs, run, other);
    if (!pair) return [];
    const found = conclusionOf(pair, metric, runs);
    const isBetter = found === (pair.a === run ? 'a-better' : 'b-better');
    const isDecided = found === 'a-better' || found === 'b-better';
    return [{ other, conclusion: isDecided ? (isBetter ? 'better' : 'worse') : found }];
  });
  const clause = (conclusion: string, words: string) => {
    const found = compared.filter((one) => one.conclusion === conclusion);
    if (found.length === 0) return [];
    const names =
      found.length > MAX_NAMED_RUNS
        ? plural(found.length, 'run')
        : listWords(found.map(({ other }) => runName(runs[other])));
    return [`${words} ${names}`];
  };
  const clauses = [
    ...clause('better', 'is significantly better than'),
    ...clause('worse', 'is significantly worse than'),
    ...clause('no-difference', 'does not differ significantly from'),
    ...clause('inconclusive', 'has an inconclusive difference from'),
    ...clause('untestable', 'cannot be tested against'),
  ];
  const mean = formatMean(metric, runs[run]?.metrics[metric.id]?.mean ?? null);
  return `${runName(runs[run])} (${nameInSentence(metric)} ${mean}) ${clauses.join('; ')}.`;
}

/**
 * A metric's label within a sentence: “token F1”; names such as “MMESGBench” keep their capital.
 */
export function nameInSentence({ id, label }: Pick<Metric, 'id' | 'label'>): string {
  const isName = id.includes('.') || !/^[A-Z][a-z]+\b/.test(label);
  return isName ? label : lowerFirst(label);
}

/** The interval of the difference, with the sign that favors the better run. */
function range({ interval, difference }: PairComparison, metric: Shown): string {
  if (!interval) return '';
  const { low, high } = interval;
  const [min, max] = (difference ?? 0) > 0 ? [low, high] : [-high, -low];
  return `95% CI ${formatMean(metric, min)} to ${formatMean(metric, max)}, `;
}

/** The pairs without a significant difference, one sentence per reason; empty if there are none. */
export function describeNotSignificant(
  { pairs }: Pick<RunComparison, 'pairs'>,
  metric: Pick<Metric, 'id' | 'better' | 'display' | 'range' | 'label' | 'appliesTo'>,
  runs: readonly ComparedRun[],
): string[] {
  const count = (some: readonly PairComparison[], one: string, many: string) =>
    `${formatCount(some.length)} of ${plural(pairs.length, 'pair')} ${formOf(some.length, one, many)}`;
  const about = `in ${nameInSentence(metric)}`;
  const describe = (
    conclusion: Conclusion,
    sentenceOf: (those: readonly PairComparison[]) => string,
  ) => {
    const those = pairs.filter((pair) => conclusionOf(pair, metric, runs) === conclusion);
    return those.length === 0 ? [] : [sentenceOf(those)];
  };
  return [
    ...describe('no-difference', (those) => {
      const p = describeP(Math.min(...those.map(({ pHolm }) => pHolm))).replace('=', '≥');
      return `${count(those, 'does', 'do')} not differ significantly ${about} (${p} for each)${appendDetectable(those, metric)}.`;
    }),
    ...describe('inconclusive', (those) => {
      return `${count(those, 'is', 'are')} inconclusive ${about}: significant before adjustment for multiple comparisons or according to an interval, but not after adjustment.`;
    }),
    ...describe('untestable', (those) => {
      return `${count(those, 'is', 'are')} not testable ${about}: ${describeUntestable(those, metric)}.`;
    }),
  ];
}

/** The method of a comparison, for the note under its table. */
export function describeMethod({ pairs, seed }: RunComparison): string {
  const clustered = pairs.some(({ clusters }) => clusters !== null);
  const tests = new Set(pairs.map(({ permutation }) => permutation.method));
  const ways = [
    tests.has('exact') ? 'all sign patterns' : '',
    tests.has('sampled') ? '10,000 random sign patterns' : '',
    tests.has('normal') ? 'the normal approximation' : '',
  ].filter((way) => way !== '');
  const unit = clustered ? ', one sign per document' : '';
  const intervals = describeIntervals(
    pairs.map(({ interval }) => interval),
    clustered,
  );
  return `Paired permutation test (${ways.join(' or ')}${unit}), Holm’s adjustment over ${plural(pairs.length, 'pair')}; ${intervals === '' ? '' : `95% intervals by ${intervals}, not adjusted; `}seed ${seed}.`;
}

/**
 * How intervals were computed: “Wilson’s method or Student’s t with a jackknife standard error over
 * documents”.
 */
export function describeIntervals(
  intervals: readonly (MeanInterval | null | undefined)[],
  isClustered: boolean,
): string {
  const words: Record<MeanInterval['method'], string> = {
    wilson: 'Wilson’s method',
    student: `Student’s t${isClustered ? ' with a jackknife standard error over documents' : ''}`,
    bootstrap: `expanded percentile bootstrap${isClustered ? ' over documents' : ''} (10,000 resamples)`,
    normal: `Student’s t with ${isClustered ? 'clustered ' : ''}standard errors`,
  };
  const found = new Set(intervals.map((interval) => interval && words[interval.method]));
  return listWords(
    Object.values(words).filter((method) => found.has(method)),
    'or',
  );
}

type Shown = Pick<Metric, 'display' | 'range'>;

function unitOf({ display }: Shown): string {
  return display === 'share' ? ' points' : '';
}
