import type { TypeRow } from './type-rows';

/** Width of a letter of the labels, in pixels, on average. */
const LETTER = 6.8;

interface TypeTickProps {
  readonly rows: readonly TypeRow[];
  /** Pixels beside lying bars for the label; `null` where it stands below upright ones. */
  readonly beside: number | null;
  readonly x?: number | string;
  readonly y?: number | string;
  readonly payload?: { readonly value: string };
}

/** An answer type at the axis with its number of questions below. */
export function TypeTick({ rows, beside, x = 0, y = 0, payload }: TypeTickProps) {
  const label = payload?.value ?? '';
  const n = rows.find((row) => row.label === label)?.n ?? '';
  const fitting = Math.floor((beside ?? Infinity) / LETTER);
  const short = label.length > fitting ? `${label.slice(0, fitting - 1)}…` : label;
  return (
    <text x={x} y={y} textAnchor={beside === null ? 'middle' : 'end'} fontSize={12}>
      <tspan x={x} dy={beside === null ? 14 : -3} fill="var(--ink)">
        {short}
      </tspan>
      <tspan x={x} dy={15} fill="var(--ink-3)">
        n = {n}
      </tspan>
    </text>
  );
}
