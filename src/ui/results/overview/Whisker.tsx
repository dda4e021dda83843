import type { BarShapeProps } from 'recharts';

interface WhiskerProps {
  readonly bar: BarShapeProps;
  /** Whether the bar lies on its side. */
  readonly lies: boolean;
  /** Ends of the interval in points; the axis has 0 to 100. */
  readonly low: number;
  readonly high: number;
}

/** Pixels of an end on either side of the middle. */
const END = 3;

/**
 * The interval over a bar. The library's error bars join a chart one by one, and at each of them it
 * works out the whole chart anew.
 */
export function Whisker({ bar, lies, low, high }: WhiskerProps) {
  const { x, y, width, height, background: track } = bar;
  if (!track) return null;
  const { x: left, y: top } = track;
  const at = (points: number) =>
    lies
      ? (left ?? 0) + (track.width * points) / 100
      : (top ?? 0) + track.height * (1 - points / 100);
  const path = lies
    ? drawPath(`${at(low)} ${y + height / 2}`, `H${at(high)}`, 'v')
    : drawPath(`${x + width / 2} ${at(low)}`, `V${at(high)}`, 'h');
  return <path d={path} fill="none" stroke="var(--ink)" strokeWidth={1.2} />;
}

/** A line with a short one across each of its ends. */
function drawPath(start: string, line: string, across: 'h' | 'v'): string {
  const end = `${across}${-END}${across}${2 * END}${across}${-END}`;
  return `M${start}${end}${line}${end}`;
}
