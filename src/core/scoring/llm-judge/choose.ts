import type { Score } from '../../model';
import { createRandom } from '../../random';

/** From here on a score says that an answer is right. */
const CORRECT_FROM = 0.5;

/** Whether some of these metrics call an answer right and others wrong; those without a number say nothing. */
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

/**
 * So many of the items, drawn without replacement and left in their order; all where there are no more.
 * The same seed draws the same.
 */
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
