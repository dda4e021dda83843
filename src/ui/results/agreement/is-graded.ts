import type { Sweep } from '../../../core/analysis/agreement/sweep';

/** Whether scores lie between right and wrong, so that there is a threshold to choose. */
export function isGraded({ points }: Pick<Sweep, 'points'>): boolean {
  return points.some(({ threshold }) => threshold !== 0 && threshold !== 1);
}
