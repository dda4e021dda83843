import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { nameOfRun } from '../../../core/model';
import type { RunReport } from '../../../core/analysis/run-report';
import { type BarGroup, layGroup, outlineBar } from '../../charts/bar-group';
import { Mark, Marks } from '../../charts/Marks';
import { PlainTick } from '../../charts/PlainTick';
import { useSteps } from '../../charts/use-steps';
import { countOf } from '../../parts/format';
import { runColor } from '../../theme';
import type { BinRow } from './bin-rows';
import { BinTooltip } from './BinTooltip';

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
const BESIDE = 10;

const LYING_BAR = 11;

/** How the bars stand at a width: upright, or on their side where their labels need it. */
export function layBins(
  rows: readonly BinRow[],
  drawn: readonly number[],
  width: number,
): { readonly lies: boolean; readonly labelWidth: number; readonly height: number } {
  const labelWidth = BESIDE + LETTER * Math.max(...rows.map(({ label }) => label.length));
  const lies = width / rows.length < labelWidth;
  const height = lies ? rows.length * (drawn.length * LYING_BAR + 12) + 36 : 220;
  return { lies, labelWidth, height };
}

/** How large a share of each run's answers falls into each bin; a bar opens its questions. */
export function BinChart({ title, runs, drawn, rows, width, onOpen }: BinChartProps) {
  const { lies, labelWidth, height } = layBins(rows, drawn, width);
  const step = useSteps(2);
  // With an interval no label of an axis is measured, which would lay out the page each time.
  const axis = {
    type: 'number',
    domain: [0, 'auto'],
    interval: 0,
  } as const;
  const bins = { type: 'category', dataKey: 'label', interval: 0 } as const;
  const plain = { tickLine: false, axisLine: false, tick: <PlainTick /> } as const;
  const labelOf = ({ label, counts }: BinRow, run: number) =>
    `${runs[run] ? nameOfRun(runs[run]) : ''}, ${label}: ${countOf(counts[run] ?? 0, 'question')}`;
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
            onOpen={() => {
              onOpen(run, row.query);
            }}
          >
            <path d={outlineBar(group, place, pointsOf(row, run), {})} fill={runColor(run)} />
          </Mark>
        ),
    );
  return (
    <Marks order={order} group={drawn.length}>
      <BarChart
        width={width}
        height={height}
        data={[...rows]}
        layout={lies ? 'vertical' : 'horizontal'}
        margin={{ top: 8, right: lies ? 24 : 8, bottom: 0, left: 0 }}
        barCategoryGap={lies ? 5 : '16%'}
        aria-label={title}
        role="group"
        accessibilityLayer={false}
      >
        {step >= 1 && <CartesianGrid stroke="var(--line)" vertical={lies} horizontal={!lies} />}
        {lies ? (
          <>
            <XAxis {...axis} {...plain} />
            <YAxis {...bins} {...plain} width={labelWidth} />
          </>
        ) : (
          <>
            <XAxis {...bins} tickLine={false} stroke="var(--line-2)" tick={<PlainTick />} />
            <YAxis {...axis} {...plain} width={34} />
          </>
        )}
        {step >= 1 && (
          <Tooltip
            cursor={{ fill: 'var(--hover)' }}
            isAnimationActive={false}
            content={({ active, label }) =>
              active && (
                <BinTooltip
                  runs={runs}
                  drawn={drawn}
                  row={rows.find((row) => row.label === label)}
                />
              )
            }
          />
        )}
        {step >= 2 && (
          <Bar
            dataKey={reachOf}
            isAnimationActive={false}
            shape={(bar) => {
              const row = rows[bar.index];
              const reach = row ? reachOf(row) : 0;
              if (!row || reach === 0) return null;
              const group = layGroup(bar, { lies, count: drawn.length, gap: 1, reach });
              return <>{drawGroup(row, bar.index * drawn.length, group)}</>;
            }}
          />
        )}
      </BarChart>
    </Marks>
  );
}
