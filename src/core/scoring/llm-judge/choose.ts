import type { Score } from '../../model';
import { createRandom } from '../../random';

/** The lowest score of a correct answer. */
const CORRECT_FROM = 0.5;

/** Whether some of these metrics call an answer correct and others incorrect; those without a number do not count. */
export function metricsDisagree(
  scores: Readonly<Record<string, Score>>,
  metrics: readonly string[],
): boolean {
  const numbers = metrics.flatMap((id) => {
    const score = scores[id];
    return typeof score === 'number' ? [score >= CORRECT_FROM] : [];
  });
  return numbers.includes(true) && numbers.includes(false);
}

/** A random sample of items without replacement, in their order; the same seed gives the same sample. */
export function drawSample<T>(items: readonly T[], size: number, seed: number): readonly T[] {
  if (items.length <= size) return items;
  const random = createRandom(seed);
  // Selection sampling (Knuth, The Art of Computer Programming, 3.4.2, algorithm S).
  let wanted = size;
  return items.filter((_, at) => {
    const isDrawn = (random.bits() / 0x1_0000_0000) * (items.length - at) < wanted;
    if (isDrawn) wanted--;
    return isDrawn;
  });
}
