/** How often a yes-or-no verdict and a yes-or-no label meet. */
export interface Confusion {
  /** Both say yes. */
  readonly truePositive: number;
  /** The verdict says yes, the label no. */
  readonly falsePositive: number;
  readonly falseNegative: number;
  readonly trueNegative: number;
}

/** Counts verdicts against labels, item by item. */
export function countConfusion(
  verdicts: readonly boolean[],
  labels: readonly boolean[],
): Confusion {
  const count = (verdict: boolean, label: boolean) =>
    verdicts.reduce((all, own, item) => all + Number(own === verdict && labels[item] === label), 0);
  return {
    truePositive: count(true, true),
    falsePositive: count(true, false),
    falseNegative: count(false, true),
    trueNegative: count(false, false),
  };
}

/** Share of verdicts that are right; `null` without any. */
export function accuracy(confusion: Confusion): number | null {
  const { truePositive, trueNegative } = confusion;
  return share(truePositive + trueNegative, total(confusion));
}

/** F1 of the positive class, 2·TP / (2·TP + FP + FN); `null` where neither side ever says yes. */
export function positiveF1({
  truePositive,
  falsePositive,
  falseNegative,
}: Confusion): number | null {
  return share(2 * truePositive, 2 * truePositive + falsePositive + falseNegative);
}

/** Mean of the F1 of both classes; a class that neither side names is left out. */
export function macroF1(confusion: Confusion): number | null {
  const both = [positiveF1(confusion), positiveF1(turnAround(confusion))];
  const named = both.filter((value) => value !== null);
  return named.length === 0 ? null : named.reduce((a, b) => a + b, 0) / named.length;
}

/** Mean of the recalls of both classes; `null` where a class has no items. */
export function balancedAccuracy({
  truePositive,
  falsePositive,
  falseNegative,
  trueNegative,
}: Confusion): number | null {
  const positive = share(truePositive, truePositive + falseNegative);
  const negative = share(trueNegative, trueNegative + falsePositive);
  return positive === null || negative === null ? null : (positive + negative) / 2;
}

/**
 * Correlation of the two yes-or-no variables (φ); `null` where one of them never varies.
 * Source: B. W. Matthews, Biochim. Biophys. Acta 405 (1975).
 */
export function matthewsCorrelation({
  truePositive,
  falsePositive,
  falseNegative,
  trueNegative,
}: Confusion): number | null {
  const margins =
    (truePositive + falsePositive) *
    (truePositive + falseNegative) *
    (trueNegative + falsePositive) *
    (trueNegative + falseNegative);
  const product = truePositive * trueNegative - falsePositive * falseNegative;
  return margins === 0 ? null : product / Math.sqrt(margins);
}

function turnAround({
  truePositive,
  falsePositive,
  falseNegative,
  trueNegative,
}: Confusion): Confusion {
  return {
    truePositive: trueNegative,
    falsePositive: falseNegative,
    falseNegative: falsePositive,
    trueNegative: truePositive,
  };
}

function total({ truePositive, falsePositive, falseNegative, trueNegative }: Confusion): number {
  return truePositive + falsePositive + falseNegative + trueNegative;
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
