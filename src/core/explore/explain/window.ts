import type { NumberSettings } from '../../settings';

/** The values that match, in the unit of the reference, both ends inside; an open end is `null`. */
export interface NumberWindow {
  readonly low: number | null;
  readonly high: number | null;
}

/** A point or an interval widened by the tolerances; left as it is where there are none (`null`). */
export function windowOf(
  { low, high }: NumberWindow,
  settings: Pick<NumberSettings, 'absoluteTolerance' | 'relativeTolerance' | 'combine'> | null,
): NumberWindow {
  if (!settings) return { low, high };
  return {
    low: low === null ? null : low - reachOf(low, settings),
    high: high === null ? null : high + reachOf(high, settings),
  };
}

function reachOf(
  end: number,
  {
    absoluteTolerance,
    relativeTolerance,
    combine,
  }: Pick<NumberSettings, 'absoluteTolerance' | 'relativeTolerance' | 'combine'>,
): number {
  const reaches = [
    ...(absoluteTolerance === null ? [] : [absoluteTolerance]),
    ...(relativeTolerance === null ? [] : [relativeTolerance * Math.abs(end)]),
  ];
  if (reaches.length === 0) return 0;
  return combine === 'any' ? Math.max(...reaches) : Math.min(...reaches);
}
