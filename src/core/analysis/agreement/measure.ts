import { type Interval, studentInterval } from '../statistics/interval';
import { clusteredStandardError } from '../statistics/clusters';
import { exp, log } from '../../elementary';
import { intervalsOfMeans } from '../statistics/mean-intervals';

/** Confusion matrix of binary verdicts and labels, in counts or shares. */
export interface Confusion {
  /** Both say yes. */
  readonly truePositive: number;
  /** The verdict says yes, the label no. */
  readonly falsePositive: number;
  readonly falseNegative: number;
  readonly trueNegative: number;
}

/** A figure with its 95 % interval; `null` where it is not defined or nothing can be said. */
export interface Estimate {
  readonly value: number | null;
  readonly interval: Interval | null;
}

/** An estimate with the reason if its value or interval is missing. */
export interface AnnotatedEstimate extends Estimate {
  /** Why there is no interval or no value, to be read after the figure; `null` where both are there. */
  readonly remark: string | null;
}

/** How far verdicts agree with what people said. */
export interface Agreement {
  /** Answers with a verdict and a label. */
  readonly n: number;
  readonly confusion: Confusion;
  readonly accuracy: AnnotatedEstimate;
  readonly macroF1: AnnotatedEstimate;
  readonly kappa: AnnotatedEstimate;
}

/**
 * Cohen's κ of a table of two raters, in counts; `null` where both always give one and the same
 * category, and exactly 0 where one of them does. It is 2 (TP·TN − FP·FN) / ((TP + FP)(FP + TN) +
 * (TP + FN)(FN + TN)), which for two categories is the usual form without its rounding.
 * Source: J. Cohen, Educ. Psychol. Meas. 20 (1960).
 */
export function kappaOf({
  truePositive,
  falsePositive,
  falseNegative,
  trueNegative,
}: Confusion): number | null {
  const apart =
    (truePositive + falsePositive) * (falsePositive + trueNegative) +
    (truePositive + falseNegative) * (falseNegative + trueNegative);
  const product = truePositive * trueNegative - falsePositive * falseNegative;
  return apart === 0 ? null : (2 * product) / apart;
}

/**
 * Agreement of verdicts with labels. The interval of accuracy is that of any share. Those of macro
 * F1 and κ: the figure is a smooth function of the four shares of the table, so its error is that
 * of the mean of its derivatives at each answer's cell, clustered where answers share a document
 * or question; ± t × that on Fisher's scale (artanh), which keeps the ends apart from those of the
 * figure and covers the truth where κ is high and answers are few (docs/decisions/human-labels.md). For κ of answers
 * that stand alone the error is that of Fleiss, Cohen & Everitt. `null` where the figure stands at its
 * own end or fewer than two clusters are there, since the error cannot be estimated, and for κ where a
 * side always says the same, since κ is then no estimate. Each figure says which it is.
 * Source: J. L. Fleiss, J. Cohen & B. S. Everitt, Psychol. Bull. 72 (1969); K.-Y. Liang &
 * S. L. Zeger, Biometrika 73 (1986); R. A. Fisher, Biometrika 10 (1915).
 * @param verdicts 1 where the metric calls the answer right, else 0
 * @param labels 1 where people do
 * @param clusterOf number of each answer's cluster; `null` if each is its own cluster
 */
export function measureAgreement(
  verdicts: Uint8Array,
  labels: Uint8Array,
  clusterOf: Int32Array | null,
): Agreement {
  const confusion = countCells(verdicts, labels);
  const [interval = null] = intervalsOfMeans(
    [valuesOf(verdicts, labels, AGREED)],
    clusterOf,
    [0, 1],
  );
  const smooth = (value: number | null, slopes: Slopes, lowest: number): Estimate => {
    const influence = () => valuesOf(verdicts, labels, slopes);
    const error = value === null ? null : clusteredStandardError(influence(), clusterOf);
    if (value === null || !error) return { value, interval: null };
    const degrees = countClusters(labels, clusterOf) - 1;
    return { value, interval: boundedInterval(value, error, lowest, degrees) };
  };
  const shares = sharesOf(confusion);
  const { truePositive, falsePositive, falseNegative, trueNegative } = confusion;
  const isEstimate = [
    truePositive + falsePositive,
    falseNegative + trueNegative,
    truePositive + falseNegative,
    falsePositive + trueNegative,
  ].every((count) => count > 0);
  const kappa = kappaOf(confusion);
  return {
    n: labels.length,
    confusion,
    accuracy: explainShare({
      value: accuracy(confusion),
      interval: interval && { low: interval.low, high: interval.high },
    }),
    macroF1: explainShare(smooth(macroF1(confusion), slopesOfMacroF1(shares), 0)),
    kappa: explainKappa(
      isEstimate ? smooth(kappa, slopesOfKappa(shares), -1) : { value: kappa, interval: null },
      confusion,
    ),
  };
}

/** Counts verdicts of 0 and 1 against labels of 0 and 1. */
export function countCells(verdicts: Uint8Array, labels: Uint8Array): Confusion {
  const counts = [0, 0, 0, 0];
  labels.forEach((label, at) => {
    const cell = 2 * (verdicts[at] ?? 0) + label;
    counts[cell] = (counts[cell] ?? 0) + 1;
  });
  const [trueNegative = 0, falseNegative = 0, falsePositive = 0, truePositive = 0] = counts;
  return { truePositive, falsePositive, falseNegative, trueNegative };
}

/** How a figure grows with the share of each cell: by verdict, then by label. */
type Slopes = readonly (readonly number[])[];

/** The share of answers on which both agree grows with these cells. */
const AGREED: Slopes = [
  [1, 0],
  [0, 1],
];

/** The growth at the cell of each answer. */
function valuesOf(verdicts: Uint8Array, labels: Uint8Array, slopes: Slopes): Float64Array {
  const values = new Float64Array(labels.length);
  labels.forEach((label, at) => {
    values[at] = slopes[verdicts[at] ?? 0]?.[label] ?? 0;
  });
  return values;
}

function slopesOfKappa(shares: Confusion): Slopes {
  const { agreed, chance, saidYes, areRight } = agreementOf(shares);
  const slope = (verdict: number, label: number) => {
    const ofLabels = verdict === 1 ? areRight : 1 - areRight;
    const ofVerdicts = label === 1 ? saidYes : 1 - saidYes;
    const growth = Number(verdict === label) * (1 - chance);
    return (growth - (1 - agreed) * (ofLabels + ofVerdicts)) / (1 - chance) ** 2;
  };
  return [
    [slope(0, 0), slope(0, 1)],
    [slope(1, 0), slope(1, 1)],
  ];
}

function slopesOfMacroF1({
  truePositive,
  falsePositive,
  falseNegative,
  trueNegative,
}: Confusion): Slopes {
  const wrong = falsePositive + falseNegative;
  const classes = [truePositive, trueNegative].filter((right) => right + wrong > 0).length;
  const ofRight = (right: number) => (2 * wrong) / (2 * right + wrong) ** 2 / classes;
  const ofWrong = (right: number) => (-2 * right) / (2 * right + wrong) ** 2 / classes;
  const missed = ofWrong(truePositive) + ofWrong(trueNegative);
  return [
    [ofRight(trueNegative), missed],
    [missed, ofRight(truePositive)],
  ];
}

/** The interval of a figure that ends at 1; `null` at its ends, where the scale has none. */
function boundedInterval(
  value: number,
  error: number,
  lowest: number,
  degrees: number,
): Interval | null {
  const half = (1 - lowest) / 2;
  const centered = (value - lowest) / half - 1;
  if (Math.abs(centered) >= 1) return null;
  const stretched = log((1 + centered) / (1 - centered)) / 2;
  const ends = studentInterval(stretched, error / half / (1 - centered ** 2), degrees);
  const back = (end: number) => lowest + half * (2 - 2 / (exp(2 * end) + 1));
  return { low: back(ends.low), high: back(ends.high) };
}

function agreementOf({ truePositive, falsePositive, falseNegative, trueNegative }: Confusion) {
  const saidYes = truePositive + falsePositive;
  const areRight = truePositive + falseNegative;
  const agreed = truePositive + trueNegative;
  const chance = saidYes * areRight + (1 - saidYes) * (1 - areRight);
  return { agreed, chance, saidYes, areRight };
}

function sharesOf({
  truePositive,
  falsePositive,
  falseNegative,
  trueNegative,
}: Confusion): Confusion {
  const all = truePositive + falsePositive + falseNegative + trueNegative;
  return {
    truePositive: truePositive / all,
    falsePositive: falsePositive / all,
    falseNegative: falseNegative / all,
    trueNegative: trueNegative / all,
  };
}

function countClusters(values: ArrayLike<unknown>, clusterOf: Int32Array | null): number {
  return clusterOf ? 1 + clusterOf.reduce((most, one) => Math.max(most, one), -1) : values.length;
}

/** Adds to a share why something of it is missing. */
function explainShare(measured: Estimate): AnnotatedEstimate {
  return {
    ...measured,
    remark: remarkOn(measured, 0, 'disagreement on all answers', 'agreement on all answers'),
  };
}

/**
 * Adds to κ why something of it is missing. A metric that says the same of all answers, or people who
 * do, leave nothing to agree on: κ is then 0 whatever the answers, and no sample would change that.
 */
function explainKappa(measured: Estimate, confusion: Confusion): AnnotatedEstimate {
  const { truePositive, falsePositive, falseNegative, trueNegative } = confusion;
  const ofMetric = sameOf(truePositive + falsePositive, falseNegative + trueNegative);
  const ofPeople = sameOf(truePositive + falseNegative, falsePositive + trueNegative);
  const said = [
    ...(ofMetric === null
      ? []
      : [`this metric ${ofMetric === 'right' ? 'accepts' : 'rejects'} all answers`]),
    ...(ofPeople === null
      ? []
      : [`all answers are labeled ${ofPeople === 'right' ? 'correct' : 'incorrect'}`]),
  ].join(', ');
  if (said === '' || measured.value === null) {
    const remark =
      said === ''
        ? remarkOn(measured, -1, 'full disagreement', 'full agreement')
        : `not defined: ${said}`;
    return { ...measured, remark };
  }
  return { ...measured, remark: `by definition: ${said}` };
}

/** What is said of all, where it is said of some and nothing else of any. */
function sameOf(right: number, wrong: number): 'right' | 'wrong' | null {
  if (right > 0 === wrong > 0) return null;
  return right > 0 ? 'right' : 'wrong';
}

function remarkOn(
  { value, interval }: Estimate,
  lowest: number,
  atLowest: string,
  atHighest: string,
): string | null {
  if (value === null) return 'no labeled answer with a score';
  if (interval) return null;
  if (value === 1) return `no interval: ${atHighest}`;
  return value === lowest ? `no interval: ${atLowest}` : 'no interval: too few documents';
}

/** Share of verdicts that are right; `null` without any. */
export function accuracy(confusion: Confusion): number | null {
  const { truePositive, trueNegative } = confusion;
  return share(truePositive + trueNegative, total(confusion));
}

/** Mean of the F1 of both classes, 2·TP / (2·TP + FP + FN); a class that neither side names is left out. */
export function macroF1({
  truePositive,
  falsePositive,
  falseNegative,
  trueNegative,
}: Confusion): number | null {
  const wrong = falsePositive + falseNegative;
  const both = [truePositive, trueNegative]
    .map((right) => share(2 * right, 2 * right + wrong))
    .filter((value) => value !== null);
  return both.length === 0 ? null : both.reduce((a, b) => a + b, 0) / both.length;
}

function total({ truePositive, falsePositive, falseNegative, trueNegative }: Confusion): number {
  return truePositive + falsePositive + falseNegative + trueNegative;
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
