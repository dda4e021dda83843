import { betaQuantile, normalQuantile } from './distributions';
import { type Interval, LEVEL, tailProbability } from './interval';

/**
 * Interval for a share of `successes` in `n` > 0 trials by inverting the score test. It never
 * collapses: 0 of 10 gives 0 to 0.278.
 * Source: E. B. Wilson, JASA 22 (1927).
 */
export function wilsonInterval(successes: number, n: number, level = LEVEL): Interval {
  const z = normalQuantile(1 - tailProbability(level));
  const share = successes / n;
  const shrink = 1 + (z * z) / n;
  const centre = (share + (z * z) / (2 * n)) / shrink;
  const half = (z / shrink) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  return {
    low: successes === 0 ? 0 : centre - half,
    high: successes === n ? 1 : centre + half,
  };
}

/**
 * The exact interval, from the quantiles of the beta distribution; it covers at least its level.
 * Source: C. J. Clopper & E. S. Pearson, Biometrika 26 (1934).
 */
export function clopperPearsonInterval(successes: number, n: number, level = LEVEL): Interval {
  const tail = tailProbability(level);
  return {
    low: successes === 0 ? 0 : betaQuantile(tail, successes, n - successes + 1),
    high: successes === n ? 1 : betaQuantile(1 - tail, successes + 1, n - successes),
  };
}

/**
 * The equal-tailed interval under Jeffreys' prior Beta(½, ½), its ends as they come.
 * Source: L. D. Brown, T. T. Cai & A. DasGupta, Statistical Science 16 (2001).
 */
export function jeffreysInterval(successes: number, n: number, level = LEVEL): Interval {
  const at = (p: number) => betaQuantile(p, successes + 0.5, n - successes + 0.5);
  return { low: at(tailProbability(level)), high: at(1 - tailProbability(level)) };
}

/**
 * The normal interval after z²/2 successes and as many failures were added.
 * Source: A. Agresti & B. A. Coull, The American Statistician 52 (1998).
 */
export function agrestiCoullInterval(successes: number, n: number, level = LEVEL): Interval {
  const z = normalQuantile(1 - tailProbability(level));
  return waldInterval(successes + (z * z) / 2, n + z * z, level);
}

/** Share ± z · √(share (1 − share) / n), cut at 0 and 1. It collapses at both: shown for comparison only. */
export function waldInterval(successes: number, n: number, level = LEVEL): Interval {
  const share = successes / n;
  const half = normalQuantile(1 - tailProbability(level)) * Math.sqrt((share * (1 - share)) / n);
  return { low: Math.max(0, share - half), high: Math.min(1, share + half) };
}
