import { Group } from '@mantine/core';
import { BarChart, Bar as BarSeries, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { RunName } from '../parts/RunName';
import { runColor } from '../theme';
import { AxisTick } from './AxisTick';
import { Mark, Marks } from './Marks';

export interface Bar {
  readonly run: number;
  /** From 0 to 100; `null` draws no bar. */
  readonly points: number | null;
  /** In points, drawn as a whisker. */
  readonly interval?: { readonly low: number; readonly high: number } | null;
  /** The accessible name. */
  readonly label: string;
  /** The value in the tooltip. */
  readonly figure: string;
  readonly onOpen: () => void;
}

export interface BarRow {
  readonly label: string;
  /** Second line of the label. */
  readonly note?: string;
  /** One bar for each run that is drawn, in the same order in every row. */
  readonly bars: readonly Bar[];
}

/** Average width of a letter in labels, and padding around a label, in pixels. */
const LETTER = 6.4;
const LABEL_PADDING = 12;

const MAX_LABEL_WIDTH = 220;

/** Width in pixels of a label with a note below vertical bars. */
const NOTED_LABEL_WIDTH = 96;

const HORIZONTAL_BAR_HEIGHT = 12;

/**
 * The layout of the chart; the bars are horizontal if their labels do not fit below vertical bars.
 */
export function layoutBars(rows: readonly BarRow[], width: number) {
  const longest = Math.max(...rows.map(({ label }) => label.length));
  const hasNotes = rows.some(({ note }) => note !== undefined);
  const fullWidth = LABEL_PADDING + LETTER * longest;
  const isHorizontal = width / rows.length < Math.max(fullWidth, hasNotes ? NOTED_LABEL_WIDTH : 0);
  const rowHeight = (rows[0]?.bars.length ?? 0) * HORIZONTAL_BAR_HEIGHT + (hasNotes ? 22 : 12);
  const uprightHeight = hasNotes ? 260 : 220;
  return {
    hasNotes,
    isHorizontal,
    labelWidth: Math.min(MAX_LABEL_WIDTH, 0.45 * width, fullWidth),
    height: isHorizontal ? rows.length * rowHeight + 38 : uprightHeight,
  };
}

export interface GroupedBarsProps {
  readonly title: string;
  readonly rows: readonly BarRow[];
  readonly width: number;
  /** The end of the axis; by default the highest value. */
  readonly max?: number;
}

/** A group of bars for each row, with a bar for each run; clicking a bar opens its questions. */
export function GroupedBars({ title, rows, width, max }: GroupedBarsProps) {
  const { hasNotes, isHorizontal, labelWidth, height } = layoutBars(rows, width);
  const count = rows[0]?.bars.length ?? 0;
  const extentOf = ({ bars }: BarRow) =>
    max ?? Math.max(0, ...bars.map(({ points }) => points ?? 0));
  // A fixed interval prevents the library from measuring each label, which would force a layout
  // each time.
  const points = {
    type: 'number',
    domain: [0, max ?? 'auto'],
    ticks: max === 100 ? [0, 25, 50, 75, 100] : undefined,
    interval: 0,
    ...{ tickLine: false, axisLine: false, tick: <AxisTick /> },
  } as const;
  const labels = {
    type: 'category',
    dataKey: 'label',
    interval: 0,
    tickLine: false,
    tick: <LabelTick rows={rows} maxWidth={isHorizontal ? labelWidth - LABEL_PADDING : null} />,
  } as const;
  const order = rows.flatMap(({ bars }, row) =>
    bars.flatMap((bar, at) => (bar.points === null ? [] : [row * count + at])),
  );
  return (
    <Marks order={order} group={count}>
      <BarChart
        width={width}
        height={height}
        data={[...rows]}
        layout={isHorizontal ? 'vertical' : 'horizontal'}
        margin={{
          ...{ top: 12, left: 0, right: isHorizontal ? 32 : 8 },
          bottom: hasNotes && !isHorizontal ? 16 : 0,
        }}
        barCategoryGap={isHorizontal ? 6 : '17%'}
        aria-label={title}
        role="group"
        accessibilityLayer={false}
      >
        <CartesianGrid stroke="var(--line)" vertical={isHorizontal} horizontal={!isHorizontal} />
        {isHorizontal ? (
          <>
            <XAxis {...points} />
            <YAxis {...labels} axisLine={false} width={labelWidth} />
          </>
        ) : (
          <>
            <XAxis {...labels} stroke="var(--line-2)" />
            <YAxis {...points} width={34} />
          </>
        )}
        <Tooltip
          cursor={{ fill: 'var(--hover)' }}
          isAnimationActive={false}
          content={({ active, label }) =>
            active && <BarTooltip row={rows.find((row) => row.label === label)} />
          }
        />
        <BarSeries
          dataKey={extentOf}
          isAnimationActive={false}
          shape={(box) => {
            const row = rows[box.index];
            const extent = row ? extentOf(row) : 0;
            if (!row || extent === 0) return null;
            const group = layoutGroup(box, { isHorizontal, count, gap: 1, extent });
            return (
              <>
                {row.bars.map(
                  (bar, at) =>
                    bar.points !== null && (
                      <Mark
                        key={bar.run}
                        at={box.index * count + at}
                        label={bar.label}
                        onOpen={bar.onOpen}
                      >
                        <path
                          d={barPath(group, at, bar.points, { minLength: 1, radius: 2 })}
                          fill={runColor(bar.run)}
                        />
                        {bar.interval && (
                          <path
                            d={whiskerPath(group, at, bar.interval)}
                            fill="none"
                            stroke="var(--ink)"
                            strokeWidth={1.2}
                          />
                        )}
                      </Mark>
                    ),
                )}
              </>
            );
          }}
        />
      </BarChart>
    </Marks>
  );
}

interface LabelTickProps {
  readonly rows: readonly BarRow[];
  /** Width in pixels of a label next to horizontal bars; `null` below vertical bars. */
  readonly maxWidth: number | null;
  readonly x?: number | string;
  readonly y?: number | string;
  readonly payload?: { readonly value: string };
}

function LabelTick({ rows, maxWidth, x = 0, y = 0, payload }: LabelTickProps) {
  const label = payload?.value ?? '';
  const note = rows.find((row) => row.label === label)?.note;
  const maxLetters = Math.floor((maxWidth ?? Infinity) / LETTER);
  const short = label.length > maxLetters ? `${label.slice(0, maxLetters - 1)}…` : label;
  return (
    <text x={x} y={y} textAnchor={maxWidth === null ? 'middle' : 'end'} fontSize={12}>
      <tspan x={x} dy={maxWidth === null ? 14 : note === undefined ? 4 : -3} fill="var(--ink)">
        {short}
      </tspan>
      {note !== undefined && (
        <tspan x={x} dy={15} fill="var(--ink-3)">
          {note}
        </tspan>
      )}
    </text>
  );
}

function BarTooltip({ row }: { readonly row: BarRow | undefined }) {
  if (!row) return null;
  return (
    <div className="tooltip">
      <strong>{row.label}</strong> {row.note}
      {row.bars.map(({ run, figure }) => (
        <Group key={run} justify="space-between" gap={18} className="tabular">
          <RunName index={run} />
          <span>{figure}</span>
        </Group>
      ))}
    </div>
  );
}

/** Half the length of a whisker's ends, in pixels. */
const END = 3;

/** The outline of a bar's whisker. */
function whiskerPath(
  { isHorizontal, bars, at }: BarGroup,
  index: number,
  { low, high }: NonNullable<Bar['interval']>,
): string {
  const { start, thickness } = bars[index] ?? { start: 0, thickness: 0 };
  const middle = start + thickness / 2;
  const across = isHorizontal ? 'v' : 'h';
  const end = `${across}${-END}${across}${2 * END}${across}${-END}`;
  const [from, line] = isHorizontal
    ? [`${at(low)} ${middle}`, `H${at(high)}`]
    : [`${middle} ${at(low)}`, `V${at(high)}`];
  return `M${from}${end}${line}${end}`;
}

/** The box of one bar in pixels. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Adjacent bars of one category. */
interface BarGroup {
  readonly isHorizontal: boolean;
  readonly bars: readonly { readonly start: number; readonly thickness: number }[];
  /** The pixel position of a value along the bars. */
  readonly at: (value: number) => number;
}

interface GroupShape {
  readonly isHorizontal: boolean;
  readonly count: number;
  /** Pixels between two bars. */
  readonly gap: number;
  /** The value at the end of the box, above 0. */
  readonly extent: number;
}

/** Maximum thickness of a bar in pixels. */
const MAX_THICKNESS = 34;

/**
 * Divides the box of one bar among several. One series per run would be slow, since Recharts
 * recomputes the whole chart for each series.
 */
export function layoutGroup(
  { x, y, width, height }: Box,
  { isHorizontal, count, gap, extent }: GroupShape,
): BarGroup {
  const [start, available] = isHorizontal ? [y, height] : [x, width];
  const between = available > (count - 1) * gap ? gap : 0;
  const share = (available - (count - 1) * between) / count;
  // With whole pixels, all bars are equally thick.
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
  { minLength = 0, radius = 0 },
): string {
  const { start, thickness } = bars[index] ?? { start: 0, thickness: 0 };
  const base = at(0);
  const length = Math.max(minLength, Math.abs(at(value) - base));
  const r = Math.min(radius, length, thickness / 2);
  const across = thickness - 2 * r;
  return isHorizontal
    ? `M${base} ${start}h${length - r}q${r} 0 ${r} ${r}v${across}q0 ${r} ${-r} ${r}H${base}Z`
    : `M${start} ${base}v${r - length}q0 ${-r} ${r} ${-r}h${across}q${r} 0 ${r} ${r}V${base}Z`;
}
