import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import type { RunReport } from '../../../core/analysis/run-report';
import { runName } from '../../../core/model';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatMean, formatRange } from '../../../core/words/numbers';
import { plural } from '../../../core/words/plurals';
import { AxisTick } from '../../charts/AxisTick';
import { type BarGroup, barPath, layoutGroup } from '../../charts/bar-group';
import { Mark, Marks } from '../../charts/Marks';
import { RunName } from '../../parts/RunName';
import { runColor } from '../../theme';
import type { TypeRow } from './answer-types';
import styles from './overview.module.css';

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

interface TypeTooltipProps {
  readonly runs: readonly RunReport[];
  readonly row: TypeRow | undefined;
}

const SHARE = { display: 'share' } as const;

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

interface TypeChartProps {
  readonly runs: readonly RunReport[];
  readonly rows: readonly TypeRow[];
  readonly metric: MetricDescription;
  readonly width: number;
  /** Opens the questions of a run that a bar is the mean of. */
  readonly onOpen: (run: number, query: string) => void;
}

/** Pixels that a label under the bars needs; where there are fewer, the bars lie on their side. */
const LABEL_WIDTH = 96;
const HORIZONTAL_BAR_HEIGHT = 12;

/** What the axis goes to: a mean is a share of it. */
const POINTS = 100;

/** How the bars stand at a width: upright, or on their side where there is no room for their labels. */
export function layoutTypes(
  rows: readonly TypeRow[],
  runs: readonly RunReport[],
  width: number,
): { readonly isHorizontal: boolean; readonly height: number } {
  const isHorizontal = width / rows.length < LABEL_WIDTH;
  return {
    isHorizontal,
    height: isHorizontal ? rows.length * (runs.length * HORIZONTAL_BAR_HEIGHT + 22) + 40 : 260,
  };
}

/** Grouped bars with their 95 % intervals, one group an answer type, one color a run. */
export function TypeChart({ runs, rows, metric, width, onOpen }: TypeChartProps) {
  const { isHorizontal, height } = layoutTypes(rows, runs, width);
  const labelWidth = Math.min(220, Math.max(100, 0.28 * width));
  // With an interval no label of an axis is measured, which would lay out the page each time.
  const points = {
    type: 'number',
    domain: [0, POINTS],
    ticks: [0, 25, 50, 75, 100],
    interval: 0,
    niceTicks: 'none',
  } as const;
  const types = { type: 'category', dataKey: 'label', interval: 0 } as const;
  const plain = { tickLine: false, axisLine: false, tick: <AxisTick /> } as const;
  const tick = <TypeTick rows={rows} beside={isHorizontal ? labelWidth : null} />;
  const labelOf = ({ label, means, counts }: TypeRow, run: number) =>
    `${runs[run] ? runName(runs[run]) : ''}, ${label}: ${formatMean(metric, means[run] ?? null)}, ${plural(counts[run] ?? 0, 'question')}`;
  const order = rows.flatMap(({ means }, group) =>
    means.flatMap((mean, run) => (mean === null ? [] : [group * runs.length + run])),
  );
  const drawGroup = (row: TypeRow, from: number, group: BarGroup) =>
    row.means.map((mean, run) => {
      const interval = row.intervals[run];
      return (
        mean !== null && (
          <Mark
            key={run}
            at={from + run}
            label={labelOf(row, run)}
            onOpen={() => onOpen(run, row.query)}
          >
            <path
              d={barPath(group, run, POINTS * mean, { least: 1, radius: 2 })}
              fill={runColor(run)}
            />
            {interval && (
              <Whisker
                group={group}
                index={run}
                low={POINTS * interval.low}
                high={POINTS * interval.high}
              />
            )}
          </Mark>
        )
      );
    });
  return (
    <Marks order={order} group={runs.length}>
      <BarChart
        width={width}
        height={height}
        data={[...rows]}
        layout={isHorizontal ? 'vertical' : 'horizontal'}
        margin={{ top: 16, right: isHorizontal ? 32 : 8, bottom: isHorizontal ? 0 : 16, left: 0 }}
        barCategoryGap={isHorizontal ? 7 : '18%'}
        aria-label={`${metric.label} by answer type`}
        role="group"
        accessibilityLayer={false}
      >
        <CartesianGrid stroke="var(--line)" vertical={isHorizontal} horizontal={!isHorizontal} />
        {isHorizontal ? (
          <>
            <XAxis {...points} {...plain} />
            <YAxis
              {...types}
              width={labelWidth + 6}
              tickLine={false}
              axisLine={false}
              tick={tick}
            />
          </>
        ) : (
          <>
            <XAxis {...types} tickLine={false} stroke="var(--line-2)" tick={tick} />
            <YAxis {...points} {...plain} width={34} />
          </>
        )}
        <Tooltip
          cursor={{ fill: 'var(--hover)' }}
          isAnimationActive={false}
          content={({ active, label: type }) =>
            active && <TypeTooltip runs={runs} row={rows.find((row) => row.label === type)} />
          }
        />
        <Bar
          dataKey={() => POINTS}
          isAnimationActive={false}
          shape={(bar) => {
            const row = rows[bar.index];
            const shape = { isHorizontal, count: runs.length, gap: 2, reach: POINTS };
            return row && <>{drawGroup(row, bar.index * runs.length, layoutGroup(bar, shape))}</>;
          }}
        />
      </BarChart>
    </Marks>
  );
}

/** An answer type at the axis with its number of questions below. */
function TypeTick({ rows, beside, x = 0, y = 0, payload }: TypeTickProps) {
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

function showMean({ means, intervals }: TypeRow, run: number): string {
  const interval = intervals[run];
  const mean = formatMean(SHARE, means[run] ?? null);
  return interval ? `${mean} (${formatRange(SHARE, interval)})` : mean;
}

/** The figures of one group of bars. */
function TypeTooltip({ runs, row }: TypeTooltipProps) {
  if (!row) return null;
  return (
    <div className={styles.box}>
      <div className={styles.title}>
        {row.label} <span className={styles.typeTooltipN}>n = {row.n}</span>
      </div>
      {runs.map((run, index) => (
        <div key={`${index} ${runName(run)}`} className={styles.typeTooltipLine}>
          <RunName model={run.model} run={run.run} index={index} />
          <span>{showMean(row, index)}</span>
        </div>
      ))}
    </div>
  );
}

/** The interval over a bar. */
function Whisker({ group, index, low, high }: WhiskerProps) {
  const { isHorizontal, bars, at } = group;
  const { start, thickness } = bars[index] ?? { start: 0, thickness: 0 };
  const middle = start + thickness / 2;
  const path = isHorizontal
    ? drawPath(`${at(low)} ${middle}`, `H${at(high)}`, 'v')
    : drawPath(`${middle} ${at(low)}`, `V${at(high)}`, 'h');
  return <path d={path} fill="none" stroke="var(--ink)" strokeWidth={1.2} />;
}

/** A line with a short one across each of its ends. */
function drawPath(start: string, line: string, across: 'h' | 'v'): string {
  const end = `${across}${-END}${across}${2 * END}${across}${-END}`;
  return `M${start}${end}${line}${end}`;
}
