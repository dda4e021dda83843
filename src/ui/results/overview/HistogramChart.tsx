import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import type { RunReport } from '../../../core/analysis/run-report';
import { runName } from '../../../core/model';
import { formatPoints } from '../../../core/words/numbers';
import { plural } from '../../../core/words/plurals';
import { AxisTick } from '../../charts/AxisTick';
import { type BarGroup, barPath, layoutGroup } from '../../charts/bar-group';
import { Mark, Marks } from '../../charts/Marks';
import { RunName } from '../../parts/RunName';
import { runColor } from '../../theme';
import type { BinRow } from './bins';
import styles from './overview.module.css';

interface BinTooltipProps {
  readonly runs: readonly RunReport[];
  readonly drawn: readonly number[];
  readonly row: BinRow | undefined;
}

interface BinChartProps {
  readonly title: string;
  readonly runs: readonly RunReport[];
  /** Positions of the runs that are drawn. */
  readonly drawn: readonly number[];
  readonly rows: readonly BinRow[];
  readonly width: number;
  readonly onOpen: (run: number, query: string) => void;
}

/** Pixels of a letter on average, and around a label under the bars. */
const LETTER = 6.4;
const LABEL_PADDING = 10;

const HORIZONTAL_BAR_HEIGHT = 11;

/** How the bars stand at a width: upright, or on their side where their labels need it. */
export function layoutHistogram(
  rows: readonly BinRow[],
  drawn: readonly number[],
  width: number,
): { readonly isHorizontal: boolean; readonly labelWidth: number; readonly height: number } {
  const labelWidth = LABEL_PADDING + LETTER * Math.max(...rows.map(({ label }) => label.length));
  const isHorizontal = width / rows.length < labelWidth;
  const height = isHorizontal
    ? rows.length * (drawn.length * HORIZONTAL_BAR_HEIGHT + 12) + 36
    : 220;
  return { isHorizontal, labelWidth, height };
}

/** How large a share of each run's answers falls into each bin; a bar opens its questions. */
export function HistogramChart({ title, runs, drawn, rows, width, onOpen }: BinChartProps) {
  const { isHorizontal, labelWidth, height } = layoutHistogram(rows, drawn, width);
  // With an interval no label of an axis is measured, which would lay out the page each time.
  const axis = {
    type: 'number',
    domain: [0, 'auto'],
    interval: 0,
  } as const;
  const bins = { type: 'category', dataKey: 'label', interval: 0 } as const;
  const plain = { tickLine: false, axisLine: false, tick: <AxisTick /> } as const;
  const labelOf = ({ label, counts }: BinRow, run: number) =>
    `${runs[run] ? runName(runs[run]) : ''}, ${label}: ${plural(counts[run] ?? 0, 'question')}`;
  const order = rows.flatMap(({ counts }, group) =>
    drawn.flatMap((run, place) => ((counts[run] ?? 0) === 0 ? [] : [group * drawn.length + place])),
  );
  const pointsOf = ({ shares }: BinRow, run: number) => 100 * (shares[run] ?? 0);
  const reachOf = (row: BinRow) => Math.max(0, ...drawn.map((run) => pointsOf(row, run)));
  const drawGroup = (row: BinRow, from: number, group: BarGroup) =>
    drawn.map(
      (run, place) =>
        row.counts[run] !== 0 && (
          <Mark
            key={run}
            at={from + place}
            label={labelOf(row, run)}
            onOpen={() => onOpen(run, row.query)}
          >
            <path d={barPath(group, place, pointsOf(row, run), {})} fill={runColor(run)} />
          </Mark>
        ),
    );
  return (
    <Marks order={order} group={drawn.length}>
      <BarChart
        width={width}
        height={height}
        data={[...rows]}
        layout={isHorizontal ? 'vertical' : 'horizontal'}
        margin={{ top: 8, right: isHorizontal ? 24 : 8, bottom: 0, left: 0 }}
        barCategoryGap={isHorizontal ? 5 : '16%'}
        aria-label={title}
        role="group"
        accessibilityLayer={false}
      >
        <CartesianGrid stroke="var(--line)" vertical={isHorizontal} horizontal={!isHorizontal} />
        {isHorizontal ? (
          <>
            <XAxis {...axis} {...plain} />
            <YAxis {...bins} {...plain} width={labelWidth} />
          </>
        ) : (
          <>
            <XAxis {...bins} tickLine={false} stroke="var(--line-2)" tick={<AxisTick />} />
            <YAxis {...axis} {...plain} width={34} />
          </>
        )}
        <Tooltip
          cursor={{ fill: 'var(--hover)' }}
          isAnimationActive={false}
          content={({ active, label }) =>
            active && (
              <HistogramTooltip
                runs={runs}
                drawn={drawn}
                row={rows.find((row) => row.label === label)}
              />
            )
          }
        />
        <Bar
          dataKey={reachOf}
          isAnimationActive={false}
          shape={(bar) => {
            const row = rows[bar.index];
            const reach = row ? reachOf(row) : 0;
            if (!row || reach === 0) return null;
            const group = layoutGroup(bar, {
              isHorizontal,
              count: drawn.length,
              gap: 1,
              reach,
            });
            return <>{drawGroup(row, bar.index * drawn.length, group)}</>;
          }}
        />
      </BarChart>
    </Marks>
  );
}

/** The figures of one bin. */
function HistogramTooltip({ runs, drawn, row }: BinTooltipProps) {
  if (!row) return null;
  return (
    <div className={styles.box}>
      <div className={styles.title}>{row.label}</div>
      {drawn.map((index) => {
        const run = runs[index];
        return (
          run && (
            <div key={`${index} ${runName(run)}`} className={styles.typeTooltipLine}>
              <RunName model={run.model} run={run.run} index={index} />
              <span>
                {formatPoints(row.shares[index] ?? 0)} % (
                {plural(row.counts[index] ?? 0, 'question')})
              </span>
            </div>
          )
        );
      })}
    </div>
  );
}
