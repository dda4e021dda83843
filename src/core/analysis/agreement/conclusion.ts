import type { MetricDescription } from '../../scoring/metric';
import type { Interval } from '../statistics/interval';
import type { HumanVerdict } from './collect';
import type { MetricAgreement } from './thresholds';
import { formatCount, formatDigits, formatPoints, plural } from '../../words/numbers';

/** How many answers people, taken together, decide each way. */
type VerdictCounts = Readonly<Record<HumanVerdict, number>>;

/** What people said, in a sentence: how many answers they call correct, incorrect, and neither. */
export function describeVerdicts(counts: VerdictCounts): string {
  const { correct, incorrect, unsure, disputed, 'gold-wrong': goldWrong } = counts;
  const others = [
    ...(unsure > 0 ? [`${formatCount(unsure)} are unsure`] : []),
    ...(goldWrong > 0 ? [`for ${formatCount(goldWrong)} the gold is called wrong`] : []),
    ...(disputed > 0 ? [`${formatCount(disputed)} are disputed`] : []),
  ];
  const all = correct + incorrect + unsure + goldWrong + disputed;
  const neither = others.length > 0 ? `; ${others.join(', ')}` : '';
  return `Of ${plural(all, 'labeled answer')}, ${formatCount(correct)} are labeled correct and ${formatCount(incorrect)} incorrect${neither}.`;
}

/**
 * Which metric meets people best, in a sentence or two that a paper can quote; `null` without a score
 * for a labeled answer. Where people say the same of all answers, or no metric agrees with them beyond
 * chance, that is said in its place.
 * @param measured of one run, or of all together
 */
export function describeBestMetric(
  measured: readonly MetricAgreement[],
  known: readonly MetricDescription[],
): string | null {
  const [best, next] = rankMetrics(measured.filter(({ n }) => n > 0));
  if (!best) return null;
  const named = ({ metric, threshold }: MetricAgreement) => {
    const found = known.find(({ id }) => id === metric);
    return found ? `${found.label} ${describeThreshold(found, threshold)}` : metric;
  };
  const share = `the same verdict on ${describeShare(best)} of ${plural(best.n, 'answer')}`;
  const { truePositive, falsePositive, falseNegative, trueNegative } = best.confusion;
  if (best.n === 1) return 'One labeled answer is too few to compare metrics: label more.';
  if (truePositive + falseNegative === 0 || falsePositive + trueNegative === 0) {
    const said = trueNegative + falsePositive === 0 ? 'correct' : 'incorrect';
    return `All of them are labeled ${said}, so κ cannot compare metrics: label answers of both kinds.`;
  }
  if (best.kappa.value === null || best.kappa.value <= 0) {
    return `No metric agrees with the human labels beyond chance (κ at most ${formatKappa(best.kappa.value ?? 0)}); ${named(best)} has ${share}.`;
  }
  const second =
    typeof next?.kappa.value === 'number' && next.n === best.n && next.kappa.value > 0
      ? ` ${named(next)} follows with κ ${formatKappa(next.kappa.value)}${overlap(best.kappa.interval, next.kappa.interval)}.`
      : '';
  return `${named(best)} agrees best with the human labels: κ ${formatKappa(best.kappa.value)}${range(best.kappa.interval, formatKappa)}, ${share}.${second}`;
}

/** The metrics by κ, highest first; of those that apply to all labeled answers before others. */
export function rankMetrics(metrics: readonly MetricAgreement[]): MetricAgreement[] {
  const most = Math.max(0, ...metrics.map(({ n }) => n));
  const isWhole = ({ n }: MetricAgreement) => Number(n === most);
  return [...metrics].sort(
    (a, b) => isWhole(b) - isWhole(a) || (b.kappa.value ?? -2) - (a.kappa.value ?? -2),
  );
}

/** From which score on an answer counts as right: `≥ 0.5`. */
export function describeThreshold(
  { better }: Pick<MetricDescription, 'better'>,
  threshold: number,
): string {
  return `${better === 'higher' ? '≥' : '≤'} ${formatDigits(threshold, 3)}`;
}

/** κ with two decimals and a true minus. */
export function formatKappa(kappa: number): string {
  const text = Math.abs(kappa).toFixed(2);
  return kappa < 0 && Number(text) !== 0 ? `−${text}` : text;
}

function describeShare({ accuracy: { value, interval } }: MetricAgreement): string {
  return `${formatPoints(value ?? 0)} %${range(interval, formatPoints)}`;
}

function range(interval: Interval | null, write: (value: number) => string): string {
  return interval ? ` (95 % CI ${write(interval.low)} to ${write(interval.high)})` : '';
}

function overlap(one: Interval | null, other: Interval | null): string {
  if (!one || !other) return '';
  return one.low <= other.high ? '; their intervals overlap' : '; their intervals do not overlap';
}
