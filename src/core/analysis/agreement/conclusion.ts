import type { MetricDescription } from '../../scoring/metric';
import type { Interval } from '../statistics/interval';
import type { HumanVerdict } from './collect';
import type { MetricAgreement } from './thresholds';
import {
  formatCount,
  formatDecimals,
  formatPoints,
  formatSignificant,
  plural,
} from '../../words/numbers';

/** Number of answers by majority label. */
type VerdictCounts = Readonly<Record<HumanVerdict, number>>;

/** The counts of the labels, as a sentence. */
export function describeVerdicts(counts: VerdictCounts): string {
  const { correct, incorrect, unsure, disputed, 'gold-wrong': goldWrong } = counts;
  const others = [
    ...(unsure > 0 ? [`${answersAre(unsure)} labeled unsure`] : []),
    ...(goldWrong > 0 ? [`for ${plural(goldWrong, 'answer')} the reference is labeled wrong`] : []),
    ...(disputed > 0 ? [`${answersAre(disputed)} disputed`] : []),
  ];
  const all = correct + incorrect + unsure + goldWrong + disputed;
  const neither = others.length > 0 ? `; ${others.join(', ')}` : '';
  return `Of ${plural(all, 'labeled answer')}, ${formatCount(correct)} are labeled correct and ${formatCount(incorrect)} incorrect${neither}.`;
}

function answersAre(count: number): string {
  return plural(count, 'answer is', 'answers are');
}

/**
 * Which metric agrees best with the human labels, in a sentence or two that a paper can quote. If
 * the interval of its κ includes the κ of the next metric, or 0, the sentence says that there are
 * too few labels to tell. `null` if no labeled answer has a score.
 * @param measured for one run, or for all runs together
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
  if (best.n === 1) return 'One labeled answer is too few to compare metrics: label more answers.';
  if (truePositive + falseNegative === 0 || falsePositive + trueNegative === 0) {
    const verdict = trueNegative + falsePositive === 0 ? 'correct' : 'incorrect';
    return `All of them are labeled ${verdict}, so κ cannot compare metrics: label both correct and incorrect answers.`;
  }
  if (best.kappa.value === null || best.kappa.value <= 0) {
    return `No metric agrees with the human labels beyond chance (κ at most ${formatKappa(best.kappa.value ?? 0)}); ${named(best)} has ${share}.`;
  }
  const other = next?.n === best.n ? (next.kappa.value ?? 0) : 0;
  const found = `κ ${formatKappa(best.kappa.value)}${range(best.kappa.interval, formatKappa)}`;
  if (isDoubtful(best, next)) {
    const doubt =
      next && other > 0
        ? `${named(best)} (${found}) or ${named(next)} (κ ${formatKappa(other)}) agrees best with the human labels`
        : `${named(best)} (${found}) agrees with the human labels beyond chance`;
    return `Too few labels to tell whether ${doubt}; ${named(best)} has ${share}.`;
  }
  const second =
    next && other > 0
      ? ` ${named(next)} follows with κ ${formatKappa(other)}${overlap(best.kappa.interval, next.kappa.interval)}.`
      : '';
  return `${named(best)} agrees best with the human labels: ${found}, ${share}.${second}`;
}

/** Whether the interval of the best metric's κ includes the κ of the next metric, or chance. */
function isDoubtful(
  { n, kappa, accuracy, confusion }: MetricAgreement,
  next: MetricAgreement | undefined,
): boolean {
  const rival = next?.n === n ? next : undefined;
  if (kappa.interval) return kappa.interval.low <= Math.max(0, rival?.kappa.value ?? 0);
  // With full agreement, only the accuracy has an interval; the chance level is the accuracy of
  // giving all answers the same verdict.
  const correct = confusion.truePositive + confusion.falseNegative;
  const chance = Math.max(correct, n - correct) / n;
  return (accuracy.interval?.low ?? 0) <= Math.max(chance, rival?.accuracy.value ?? 0);
}

/**
 * The metrics by κ, highest first; those with a score for every labeled answer come before the
 * others.
 */
export function rankMetrics<T extends Pick<MetricAgreement, 'n' | 'kappa'>>(
  metrics: readonly T[],
): T[] {
  const most = Math.max(0, ...metrics.map(({ n }) => n));
  const isWhole = ({ n }: T) => Number(n === most);
  return [...metrics].sort(
    (a, b) => isWhole(b) - isWhole(a) || (b.kappa.value ?? -2) - (a.kappa.value ?? -2),
  );
}

/** The scores that count as correct: `≥ 0.5`. */
export function describeThreshold(
  { better }: Pick<MetricDescription, 'better'>,
  threshold: number,
): string {
  return `${better === 'higher' ? '≥' : '≤'} ${formatSignificant(threshold, 3)}`;
}

/** κ with two decimals and a true minus sign. */
export function formatKappa(kappa: number): string {
  const text = formatDecimals(Math.abs(kappa), 2);
  return kappa < 0 && Number(text) !== 0 ? `−${text}` : text;
}

function describeShare({ accuracy: { value, interval } }: MetricAgreement): string {
  return `${formatPoints(value ?? 0)}%${range(interval, formatPoints)}`;
}

function range(interval: Interval | null, write: (value: number) => string): string {
  return interval ? ` (95% CI ${write(interval.low)} to ${write(interval.high)})` : '';
}

function overlap(one: Interval | null, other: Interval | null): string {
  if (!one || !other) return '';
  return one.low <= other.high ? '; their intervals overlap' : '; their intervals do not overlap';
}
