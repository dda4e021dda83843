interface PlainTickProps {
  /** How a value is written; as it stands where nothing is given. */
  readonly write?: (value: number) => string;
  readonly x?: number | string;
  readonly y?: number | string;
  readonly textAnchor?: 'start' | 'middle' | 'end' | 'inherit';
  /** Which part of the label stands at its place: its top below an axis, its middle beside one. */
  readonly verticalAnchor?: 'start' | 'middle' | 'end';
  readonly payload?: { readonly value: number | string };
}

const DOWN = { start: '0.71em', middle: '0.355em', end: '0em' } as const;

/**
 * The label of an axis on one line. The library's own is measured word by word to be broken, which lays
 * out the whole page for each label.
 */
export function PlainTick({
  write = String,
  x = 0,
  y = 0,
  textAnchor,
  verticalAnchor = 'middle',
  payload,
}: PlainTickProps) {
  const value = payload?.value ?? '';
  return (
    <text
      x={x}
      y={y}
      dy={DOWN[verticalAnchor]}
      textAnchor={textAnchor}
      fontSize={12}
      fill="var(--ink-2)"
    >
      {typeof value === 'number' ? write(value) : value}
    </text>
  );
}
