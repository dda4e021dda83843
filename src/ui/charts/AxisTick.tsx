import { wrapText } from './figure-svg';

interface PlainTickProps {
  /** Formats a value; `String` by default. */
  readonly write?: (value: number) => string;
  /** Width in pixels at which a label wraps; without it, labels do not wrap. */
  readonly maxWidth?: number;
  readonly x?: number | string;
  readonly y?: number | string;
  readonly textAnchor?: 'start' | 'middle' | 'end' | 'inherit';
  /**
   * The part of the label that is aligned with its tick: its top if the label is below the axis,
   * its middle if beside it.
   */
  readonly verticalAnchor?: 'start' | 'middle' | 'end';
  readonly payload?: { readonly value: number | string };
}

const DOWN = { start: '0.71em', middle: '0.355em', end: '0em' } as const;

const LETTERS = 12;
const LINE = 1.1 * LETTERS;

/** An axis label. Recharts' own label measures each word to break lines, which forces layouts. */
export function AxisTick({
  write = String,
  maxWidth,
  x = 0,
  y = 0,
  textAnchor,
  verticalAnchor = 'middle',
  payload,
}: PlainTickProps) {
  const value = payload?.value ?? '';
  const label = typeof value === 'number' ? write(value) : value;
  const lines = maxWidth === undefined ? [label] : wrapText(label, LETTERS, maxWidth);
  return (
    <text
      x={x}
      y={Number(y) - ((lines.length - 1) * LINE) / 2}
      dy={DOWN[verticalAnchor]}
      textAnchor={textAnchor}
      fontSize={LETTERS}
      fill="var(--ink-2)"
    >
      {lines.length === 1
        ? label
        : lines.map((line, at) => (
            <tspan key={at} x={x} dy={at === 0 ? undefined : LINE}>
              {line}
            </tspan>
          ))}
    </text>
  );
}
