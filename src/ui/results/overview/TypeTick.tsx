import type { TypeRow } from './type-rows';

/** Longest label that fits beside lying bars, in characters. */
const FITTING = 15;

interface TypeTickProps {
  readonly rows: readonly TypeRow[];
  readonly lies: boolean;
  readonly x?: number | string;
  readonly y?: number | string;
  readonly payload?: { readonly value: string };
}

/** An answer type at the axis with its number of questions below. */
export function TypeTick({ rows, lies, x = 0, y = 0, payload }: TypeTickProps) {
  const label = payload?.value ?? '';
  const n = rows.find((row) => row.label === label)?.n ?? '';
  const short = lies && label.length > FITTING ? `${label.slice(0, FITTING - 1)}…` : label;
  return (
    <text x={x} y={y} textAnchor={lies ? 'end' : 'middle'} fontSize={12}>
      <tspan x={x} dy={lies ? -3 : 14} fill="var(--ink)">
        {short}
      </tspan>
      <tspan x={x} dy={15} fill="var(--ink-3)">
        n = {n}
      </tspan>
    </text>
  );
}
