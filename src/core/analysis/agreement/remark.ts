import type { Confusion } from '../statistics/classification';
import type { Measured, Remarked } from './measured';

/** Adds to a share why something of it is missing. */
export function remarkOnShare(measured: Measured): Remarked {
  return { ...measured, remark: remarkOn(measured, 0, 'right in none', 'right in all') };
}

/**
 * Adds to κ why something of it is missing. A metric that says the same of all answers, or people who
 * do, leave nothing to agree on: κ is then 0 whatever the answers, and no sample would change that.
 */
export function remarkOnKappa(measured: Measured, confusion: Confusion): Remarked {
  const { truePositive, falsePositive, falseNegative, trueNegative } = confusion;
  const ofMetric = sameOf(truePositive + falsePositive, falseNegative + trueNegative);
  const ofPeople = sameOf(truePositive + falseNegative, falsePositive + trueNegative);
  const said = [
    ...(ofMetric === null ? [] : [`this metric says ${ofMetric} of all`]),
    ...(ofPeople === null ? [] : [`people say ${ofPeople} of all`]),
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
  { value, interval }: Measured,
  lowest: number,
  atLowest: string,
  atHighest: string,
): string | null {
  if (value === null) return 'no labelled answer with a score';
  if (interval) return null;
  if (value === 1) return `no interval: ${atHighest}`;
  return value === lowest ? `no interval: ${atLowest}` : 'no interval: too few documents';
}
