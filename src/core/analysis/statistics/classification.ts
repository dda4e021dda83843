/** How often a yes-or-no verdict and a yes-or-no label meet. */
export interface Confusion {
  /** Both say yes. */
  readonly truePositive: number;
  /** The verdict says yes, the label no. */
  readonly falsePositive: number;
  readonly falseNegative: number;
  readonly trueNegative: number;
}

/** Share of verdicts that are right; `null` without any. */
export function accuracy(confusion: Confusion): number | null {
  const { truePositive, trueNegative } = confusion;
  return share(truePositive + trueNegative, total(confusion));
}

/** F1 of the positive class, 2·TP / (2·TP + FP + FN); `null` where neither side ever says yes. */
function positiveF1({ truePositive, falsePositive, falseNegative }: Confusion): number | null {
  return share(2 * truePositive, 2 * truePositive + falsePositive + falseNegative);
}

/** Mean of the F1 of both classes; a class that neither side names is left out. */
export function macroF1(confusion: Confusion): number | null {
  const both = [positiveF1(confusion), positiveF1(swapClasses(confusion))];
  const named = both.filter((value) => value !== null);
  return named.length === 0 ? null : named.reduce((a, b) => a + b, 0) / named.length;
}

function swapClasses({
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
