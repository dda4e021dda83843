import { type Interval, studentInterval } from '../statistics/interval';
import { clusteredStandardError, countClusters } from '../statistics/clusters';
import { exp, log } from '../../elementary';
import { intervalsOfMeans } from '../statistics/mean-intervals';
import { mean } from '../statistics/moments';

/** Confusion matrix of binary verdicts and labels, as counts or proportions. */
export interface Confusion {
  readonly truePositive: number;
  /** The verdict is `correct`, but the label is `incorrect`. */
  readonly falsePositive: number;
  readonly falseNegative: number;
  readonly trueNegative: number;
}

/** A value with its 95% interval; `null` if undefined. */
export interface Estimate {
  readonly value: number | null;
  readonly interval: Interval | null;
}

/** An estimate and, if its value or interval is missing, the reason. */
export interface AnnotatedEstimate extends Estimate {
  /** Why the value or interval is missing, shown after the value; `null` if both are present. */
  readonly remark: string | null;
}

/** Agreement of verdicts with human labels. */
export interface Agreement {
  /** Answers with a verdict and a label. */
  readonly n: number;
  readonly confusion: Confusion;
  readonly accuracy: AnnotatedEstimate;
  readonly macroF1: AnnotatedEstimate;
  readonly kappa: AnnotatedEstimate;
}

/** Totals of a confusion matrix, in the unit of its cells. */
function marginsOf({ truePositive, falsePositive, falseNegative, trueNegative }: Confusion) {
  return {
    accepted: truePositive + falsePositive,
    rejected: falseNegative + trueNegative,
    correct: truePositive + falseNegative,
    incorrect: falsePositive + trueNegative,
    agreed: truePositive + trueNegative,
    disagreed: falsePositive + falseNegative,
    total: truePositive + falsePositive + falseNegative + trueNegative,
  };
}

/**
 * Cohen's κ of two raters, from counts; `null` if both use only one category and it is the same; 0
 * if only one rater uses a single category. 2 (TP·TN − FP·FN) / ((TP + FP)(FP + TN) + (TP + FN)(FN
 * + TN)) equals the usual form for two categories, but avoids its rounding errors. Source: J.
 * Cohen, Educ. Psychol. Meas. 20 (1960).
 */
export function kappaOf(confusion: Confusion): number | null {
  const { truePositive, falsePositive, falseNegative, trueNegative } = confusion;
  const { accepted, rejected, correct, incorrect } = marginsOf(confusion);
  const product = truePositive * trueNegative - falsePositive * falseNegative;
  return share(2 * product, accepted * incorrect + correct * rejected);
}

/** Share of verdicts that equal the label; `null` if there are no verdicts. */
export function accuracy(confusion: Confusion): number | null {
  const { agreed, total } = marginsOf(confusion);
  return share(agreed, total);
}

/**
 * Mean of both classes' F1, 2·TP / (2·TP + FP + FN); a class that occurs in neither the verdicts
 * nor the labels is excluded.
 */
export function macroF1(confusion: Confusion): number | null {
  const { disagreed } = marginsOf(confusion);
  const both = [confusion.truePositive, confusion.trueNegative]
    .map((right) => share(2 * right, 2 * right + disagreed))
    .filter((value) => value !== null);
  return mean(both);
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/**
 * Agreement of verdicts with labels. Accuracy has the same interval as any proportion. Macro F1 and
 * κ are smooth functions of the confusion matrix's four proportions: their standard error is that
 * of the mean of the derivatives at each answer's cell, clustered by document or question. The
 * interval is ± t × error on Fisher's scale (artanh), which respects the range and has the right
 * coverage for a high κ and few answers (docs/decisions/human-labels.md). There is no interval at
 * the ends of the range, for fewer than two clusters, or for κ if the verdicts or labels are all
 * the same; the remark says why. Source: J. L. Fleiss, J. Cohen & B. S. Everitt, Psychol. Bull. 72
 * (1969) for κ of independent answers; K.-Y. Liang & S. L. Zeger, Biometrika 73 (1986); R. A.
 * Fisher, Biometrika 10 (1915).
 * @param verdicts 1 if the metric accepts the answer, else 0
 * @param labels 1 if annotators call it correct, else 0
 * @param clusterOf number of each answer's cluster; `null` if each is its own cluster
 */
export function measureAgreement(
  verdicts: Uint8Array,
  labels: Uint8Array,
  clusterOf: Int32Array | null,
): Agreement {
  const confusion = countCells(verdicts, labels);
  const agreed = valuesOf(verdicts, labels, AGREED);
  const [found] = intervalsOfMeans([agreed], clusterOf, [0, 1]);
  const interval = found ? { low: found.low, high: found.high } : null;
  const smooth = (value: number | null, slopes: Slopes, lowest: number): Estimate => {
    const influence = () => valuesOf(verdicts, labels, slopes);
    const error = value === null ? null : clusteredStandardError(influence(), clusterOf);
    if (value === null || !error) return { value, interval: null };
    const clusters = clusterOf ? countClusters(clusterOf) : labels.length;
    return { value, interval: boundedInterval(value, error, lowest, clusters - 1) };
  };
  const shares = sharesOf(confusion);
  const value = kappaOf(confusion);
  const constant = describeConstantSides(confusion);
  return {
    n: labels.length,
    confusion,
    accuracy: annotate({ value: accuracy(confusion), interval }, 0),
    macroF1: annotate(smooth(macroF1(confusion), slopesOfMacroF1(shares), 0), 0),
    kappa:
      constant === ''
        ? annotate(smooth(value, slopesOfKappa(shares), -1), -1)
        : {
            value,
            interval: null,
            remark: `${value === null ? 'not defined' : 'by definition'}: ${constant}`,
          },
  };
}

/** Cross-tabulates verdicts and labels, each 0 or 1. */
export function countCells(verdicts: Uint8Array, labels: Uint8Array): Confusion {
  const counts = [0, 0, 0, 0];
  labels.forEach((label, at) => {
    const cell = 2 * (verdicts[at] ?? 0) + label;
    counts[cell] = (counts[cell] ?? 0) + 1;
  });
  const [trueNegative = 0, falseNegative = 0, falsePositive = 0, truePositive = 0] = counts;
  return { truePositive, falsePositive, falseNegative, trueNegative };
}

/**
 * Partial derivatives of a value with respect to the proportion in each cell, by verdict, then
 * label.
 */
type Slopes = readonly (readonly number[])[];

const AGREED: Slopes = [
  [1, 0],
  [0, 1],
];

/** For each answer, the derivative at the answer's cell. */
function valuesOf(verdicts: Uint8Array, labels: Uint8Array, slopes: Slopes): Float64Array {
  return Float64Array.from(labels, (label, at) => slopes[verdicts[at] ?? 0]?.[label] ?? 0);
}

function slopesOfKappa(shares: Confusion): Slopes {
  const { agreed, accepted, correct } = marginsOf(shares);
  const chance = accepted * correct + (1 - accepted) * (1 - correct);
  const slope = (verdict: number, label: number) => {
    const ofLabels = verdict === 1 ? correct : 1 - correct;
    const ofVerdicts = label === 1 ? accepted : 1 - accepted;
    const growth = Number(verdict === label) * (1 - chance);
    return (growth - (1 - agreed) * (ofLabels + ofVerdicts)) / (1 - chance) ** 2;
  };
  return [
    [slope(0, 0), slope(0, 1)],
    [slope(1, 0), slope(1, 1)],
  ];
}

function slopesOfMacroF1(shares: Confusion): Slopes {
  const { truePositive, trueNegative } = shares;
  const { disagreed: wrong } = marginsOf(shares);
  const classes = [truePositive, trueNegative].filter((right) => right + wrong > 0).length;
  const ofRight = (right: number) => (2 * wrong) / (2 * right + wrong) ** 2 / classes;
  const ofWrong = (right: number) => (-2 * right) / (2 * right + wrong) ** 2 / classes;
  const missed = ofWrong(truePositive) + ofWrong(trueNegative);
  return [
    [ofRight(trueNegative), missed],
    [missed, ofRight(truePositive)],
  ];
}

/**
 * The interval of a value whose range ends at 1; `null` at the ends, where the scale is infinite.
 */
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

function sharesOf(confusion: Confusion): Confusion {
  const { total } = marginsOf(confusion);
  return {
    truePositive: confusion.truePositive / total,
    falsePositive: confusion.falsePositive / total,
    falseNegative: confusion.falseNegative / total,
    trueNegative: confusion.trueNegative / total,
  };
}

/**
 * Names the sides (metric or labels) that give all answers the same verdict, in which case κ is
 * undefined or 0; empty if there are none.
 */
function describeConstantSides(confusion: Confusion): string {
  const { accepted, rejected, correct, incorrect, total } = marginsOf(confusion);
  if (total === 0) return '';
  return [
    ...(accepted === total ? ['this metric accepts all answers'] : []),
    ...(rejected === total ? ['this metric rejects all answers'] : []),
    ...(correct === total ? ['all answers are labeled correct'] : []),
    ...(incorrect === total ? ['all answers are labeled incorrect'] : []),
  ].join(', ');
}

/** Adds the reason if the value or its interval is missing. */
function annotate(measured: Estimate, lowest: 0 | -1): AnnotatedEstimate {
  const { value, interval } = measured;
  const because = () => {
    if (value === null) return 'no labeled answer with a score';
    if (value !== 1 && value !== lowest) return 'no interval: too few documents';
    const what = value === 1 ? 'agreement' : 'disagreement';
    return `no interval: ${lowest === 0 ? `${what} on all answers` : `full ${what}`}`;
  };
  return { ...measured, remark: interval ? null : because() };
}
