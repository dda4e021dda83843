import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import type { MetricDescription } from '../../../core/scoring/metric';
import { nameOfRun } from '../../../core/model';
import type { RunReport } from '../../../core/analysis/run-report';
import { type BarGroup, layGroup, outlineBar } from '../../charts/bar-group';
import { Mark, Marks } from '../../charts/Marks';
import { PlainTick } from '../../charts/PlainTick';
import { countOf, formatMean } from '../../parts/format';
import { useSteps } from '../../charts/use-steps';
import { runColor } from '../../theme';
import { TypeTick } from './TypeTick';
import { TypeTooltip } from './TypeTooltip';
import type { TypeRow } from './type-rows';
import { Whisker } from './Whisker';

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
const LYING_BAR = 12;

/** What the axis goes to: a mean is a share of it. */
const POINTS = 100;

/** How the bars stand at a width: upright, or on their side where there is no room for their labels. */
export function layTypes(
  rows: readonly TypeRow[],
  runs: readonly RunReport[],
  width: number,
): { readonly lies: boolean; readonly height: number } {
  const lies = width / rows.length < LABEL_WIDTH;
  return { lies, height: lies ? rows.length * (runs.length * LYING_BAR + 22) + 40 : 260 };
}

/** Grouped bars with their 95 % intervals, one group an answer type, one colour a run. */
export function TypeChart({ runs, rows, metric, width, onOpen }: TypeChartProps) {
  const { lies, height } = layTypes(rows, runs, width);
  const step = useSteps(2);
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
  const plain = { tickLine: false, axisLine: false, tick: <PlainTick /> } as const;
  const tick = <TypeTick rows={rows} beside={lies ? labelWidth : null} />;
  const labelOf = ({ label, means, counts }: TypeRow, run: number) =>
    `${runs[run] ? nameOfRun(runs[run]) : ''}, ${label}: ${formatMean(metric, means[run] ?? null)}, ${countOf(counts[run] ?? 0, 'question')}`;
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
            onOpen={() => {
              onOpen(run, row.query);
            }}
          >
            <path
              d={outlineBar(group, run, POINTS * mean, { least: 1, radius: 2 })}
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
        layout={lies ? 'vertical' : 'horizontal'}
        margin={{ top: 16, right: lies ? 32 : 8, bottom: lies ? 0 : 16, left: 0 }}
        barCategoryGap={lies ? 7 : '18%'}
        aria-label={`${metric.label} by answer type`}
        role="group"
        accessibilityLayer={false}
      >
        {step >= 1 && <CartesianGrid stroke="var(--line)" vertical={lies} horizontal={!lies} />}
        {lies ? (
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
        {step >= 1 && (
          <Tooltip
            cursor={{ fill: 'var(--hover)' }}
            isAnimationActive={false}
            content={({ active, label: type }) =>
              active && <TypeTooltip runs={runs} row={rows.find((row) => row.label === type)} />
            }
          />
        )}
        {step >= 2 && (
          <Bar
            dataKey={() => POINTS}
            isAnimationActive={false}
            shape={(bar) => {
              const row = rows[bar.index];
              const shape = { lies, count: runs.length, gap: 2, reach: POINTS };
              return row && <>{drawGroup(row, bar.index * runs.length, layGroup(bar, shape))}</>;
            }}
          />
        )}
      </BarChart>
    </Marks>
  );
}
