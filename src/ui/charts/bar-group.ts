/** The box of one bar in pixels. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Adjacent bars of one category. */
export interface BarGroup {
  /** Whether the bars are horizontal. */
  readonly isHorizontal: boolean;
  readonly bars: readonly { readonly start: number; readonly thickness: number }[];
  /** The pixel of a value, along the bars. */
  readonly at: (value: number) => number;
}

interface GroupShape {
  readonly isHorizontal: boolean;
  readonly count: number;
  /** Pixels between two bars. */
  readonly gap: number;
  /** The value that the box reaches to, above 0. */
  readonly extent: number;
}

/** Pixels. */
const MAX_THICKNESS = 34;

/**
 * Divides the box of one bar among several. A series of the library's own for each run would be slow: it
 * recomputes the whole chart for each series that is added.
 */
export function layoutGroup(
  { x, y, width, height }: Box,
  { isHorizontal, count, gap, extent }: GroupShape,
): BarGroup {
  const [start, available] = isHorizontal ? [y, height] : [x, width];
  const between = available > (count - 1) * gap ? gap : 0;
  const share = (available - (count - 1) * between) / count;
  // Bars of whole pixels are all equally thick.
  const thickness = Math.min(MAX_THICKNESS, share > 1 ? Math.floor(share) : share);
  const groupSize = count * thickness + (count - 1) * between;
  return {
    isHorizontal,
    bars: Array.from({ length: count }, (_, index) => ({
      start: start + (available - groupSize) / 2 + index * (thickness + between),
      thickness,
    })),
    at: (value) =>
      isHorizontal ? x + (width * value) / extent : y + height * (1 - value / extent),
  };
}

/** The outline of a bar from 0 to a value, with a minimum length in pixels and a rounded end. */
export function barPath(
  { isHorizontal, bars, at }: BarGroup,
  index: number,
  value: number,
  { least = 0, radius = 0 },
): string {
  const { start, thickness } = bars[index] ?? { start: 0, thickness: 0 };
  const base = at(0);
  const length = Math.max(least, Math.abs(at(value) - base));
  const r = Math.min(radius, length, thickness / 2);
  const across = thickness - 2 * r;
  return isHorizontal
    ? `M${base} ${start}h${length - r}q${r} 0 ${r} ${r}v${across}q0 ${r} ${-r} ${r}H${base}Z`
    : `M${start} ${base}v${r - length}q0 ${-r} ${r} ${-r}h${across}q${r} 0 ${r} ${r}V${base}Z`;
}
