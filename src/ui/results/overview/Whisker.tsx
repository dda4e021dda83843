import type { BarGroup } from '../../charts/bar-group';

interface WhiskerProps {
  readonly group: BarGroup;
  /** The bar of the group. */
  readonly index: number;
  /** Ends of the interval in points. */
  readonly low: number;
  readonly high: number;
}

/** Pixels of an end on either side of the middle. */
const END = 3;

/** The interval over a bar. */
export function Whisker({ group, index, low, high }: WhiskerProps) {
  const { lies, bars, at } = group;
  const { start, thickness } = bars[index] ?? { start: 0, thickness: 0 };
  const middle = start + thickness / 2;
  const path = lies
    ? drawPath(`${at(low)} ${middle}`, `H${at(high)}`, 'v')
    : drawPath(`${middle} ${at(low)}`, `V${at(high)}`, 'h');
  return <path d={path} fill="none" stroke="var(--ink)" strokeWidth={1.2} />;
}

/** A line with a short one across each of its ends. */
function drawPath(start: string, line: string, across: 'h' | 'v'): string {
  const end = `${across}${-END}${across}${2 * END}${across}${-END}`;
  return `M${start}${end}${line}${end}`;
}
