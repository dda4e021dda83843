import {
  CartesianGrid,
  ReferenceLine,
  Scatter,
  ScatterChart,
  type ScatterShapeProps,
  Tooltip,
  XAxis,
  YAxis,
  ZAxis,
} from 'recharts';
import { PAIR_BINS, type PairBin, type PairQuestions } from '../../../core/analysis/pair-questions';
import { printQuery } from '../../../core/explore/query/print';
import type { Operator, Query } from '../../../core/explore/query/query';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatCount, formatScore, plural } from '../../../core/words/numbers';
import { AxisTick } from '../../charts/AxisTick';
import { ChartFrame } from '../../charts/ChartFrame';
import { Mark, Marks } from '../../charts/Marks';
import { DataTable } from '../../parts/DataTable';
import { useAssayStore } from '../../store-context';
import { openQuery } from '../open-questions';

interface PointTableProps {
  readonly bins: readonly PairBin[];
  readonly metric: MetricDescription;
  readonly run: string;
  readonly baseline: string;
}

/** Rows that a page can hold; the most frequent points come first. */
const MAX_ROWS = 100;

interface PairDrawingProps {
  readonly title: string;
  /** From left to right and upwards, as the arrow keys lead through them. */
  readonly dots: readonly PairBin[];
  readonly metric: MetricDescription;
  /** Of the run upwards and the baseline along. */
  readonly names: readonly string[];
  readonly width: number;
  readonly onOpen: (dot: PairBin) => void;
}

/** The largest dot stands for at least so many questions. */
const SCALE = 20;

const CHART_HEIGHT = 320;

const quiet = { fontSize: 12, fill: 'var(--ink-2)' };

interface PairChartProps {
  readonly pair: PairQuestions;
  readonly metric: MetricDescription;
  /** Of the run upwards and the baseline along. */
  readonly names: readonly string[];
  /** Position of the run, as which the questions of a dot are opened. */
  readonly shown: number;
}

/** One run against the other, a dot for each pair of scores, as large as the questions are many. */
export function ScorePairFigure({
  pair: { bins, binWidth },
  metric,
  names,
  shown,
}: PairChartProps) {
  const store = useAssayStore();
  const [run = '', baseline = ''] = names;
  const dots = bins.toSorted((x, y) => x.b - y.b || x.a - y.a);
  const title = `${metric.label} of ${run} against ${baseline}`;
  const steps = binWidth > 0 ? `, in bins of ${formatScore(metric, binWidth)}` : '';
  const caption = `Above the diagonal, ${run} is ${metric.better === 'higher' ? 'better' : 'worse'}. Dot size shows the number of questions${steps}; select a dot to see them.`;
  return (
    <ChartFrame
      title={title}
      note="dot size shows the number of questions"
      caption={caption}
      table={<PointTable bins={bins} metric={metric} run={run} baseline={baseline} />}
      heightAt={() => CHART_HEIGHT}
    >
      {(width) => (
        <ScorePairChart
          {...{ title, dots, metric, names, width }}
          onOpen={(dot) => openQuery(store, shown, queryOfDot(dot, binWidth, metric, names))}
        />
      )}
    </ChartFrame>
  );
}

/** The dots of one run against the other, and the line on which both are equal. */
function ScorePairChart({ title, dots, metric, names, width, onOpen }: PairDrawingProps) {
  const [run = '', baseline = ''] = names;
  const highest = Math.max(...dots.flatMap(({ a, b }) => [a, b]), 0);
  const most = Math.max(...dots.map(({ count }) => count), 1);
  const end = metric.display === 'share' ? 1 : highest;
  const axis = {
    type: 'number',
    domain: [-0.06 * end, 1.06 * end],
    ticks: [0, 0.25, 0.5, 0.75, 1].map((share) => share * end),
    tick: <AxisTick write={(value) => formatScore(metric, value)} />,
    interval: 0,
    niceTicks: 'none',
    tickLine: false,
    stroke: 'var(--line-2)',
  } as const;
  return (
    <Marks order={[...dots.keys()]}>
      <ScatterChart
        width={width}
        height={CHART_HEIGHT}
        margin={{ top: 8, right: 12, bottom: 18, left: 12 }}
        aria-label={title}
        role="group"
        accessibilityLayer={false}
      >
        <CartesianGrid stroke="var(--line)" />
        <XAxis
          {...axis}
          dataKey="b"
          name={baseline}
          label={{ ...quiet, value: baseline, position: 'bottom', offset: 0 }}
        />
        <YAxis
          {...axis}
          dataKey="a"
          name={run}
          width={46}
          label={{
            ...quiet,
            value: run,
            angle: -90,
            position: 'insideLeft',
            offset: -6,
            style: { textAnchor: 'middle' },
          }}
        />
        <ZAxis dataKey="count" domain={[1, Math.max(SCALE, most)]} range={[36, 700]} />
        <ReferenceLine
          segment={[
            { x: 0, y: 0 },
            { x: end, y: end },
          ]}
          stroke="var(--ink-3)"
          strokeDasharray="4 4"
        />
        <Tooltip
          isAnimationActive={false}
          content={({ active, payload }) => {
            const dot = payload[0]?.payload as PairBin | undefined;
            return (
              active && dot && <div className="tooltip">{describeDot(dot, metric, names)}</div>
            );
          }}
        />
        <Scatter
          data={dots}
          isAnimationActive={false}
          shape={({ cx, cy, size, index }: ScatterShapeProps) => {
            const dot = dots[index];
            return (
              dot && (
                <Mark at={index} label={describeDot(dot, metric, names)} onOpen={() => onOpen(dot)}>
                  <circle
                    cx={cx}
                    cy={cy}
                    r={Math.sqrt(size / Math.PI)}
                    fill="var(--accent)"
                    fillOpacity={0.55}
                    stroke="var(--accent)"
                  />
                </Mark>
              )
            );
          }}
        />
      </ScatterChart>
    </Marks>
  );
}

/** The dots of the chart as figures. */
function PointTable({ bins, metric, run, baseline }: PointTableProps) {
  return (
    <DataTable
      label={`Questions by score of ${run} and ${baseline}`}
      size="close"
      isLow
      note={
        bins.length > MAX_ROWS && `The ${MAX_ROWS} most frequent of ${formatCount(bins.length)}.`
      }
      rows={bins.toSorted((x, y) => y.count - x.count).slice(0, MAX_ROWS)}
      rowKey={({ a, b }) => `${a} ${b}`}
      columns={[
        { id: 'a', label: run, cell: ({ a }) => formatScore(metric, a) },
        { id: 'b', label: baseline, cell: ({ b }) => formatScore(metric, b) },
        { id: 'count', label: 'Questions', cell: ({ count }) => formatCount(count) },
      ]}
    />
  );
}

/** A dot in words: `3 questions: A 1.00, B 0.50`. */
export function describeDot(
  { a, b, count }: PairBin,
  metric: MetricDescription,
  [run = '', baseline = '']: readonly string[],
): string {
  return `${plural(count, 'question')}: ${run} ${formatScore(metric, a)}, ${baseline} ${formatScore(metric, b)}`;
}

/**
 * The query that finds the questions of a dot.
 * @param binWidth 0 where the dot stands for exact scores
 */
export function queryOfDot(
  { a, b }: PairBin,
  binWidth: number,
  { id }: Pick<MetricDescription, 'id'>,
  [run = '', baseline = '']: readonly string[],
): string {
  const scored = [
    [run, a],
    [baseline, b],
  ] as const;
  return printQuery({
    kind: 'and',
    parts: scored.flatMap(([name, score]) => {
      const compare = (operator: Operator, value: number): Query => ({
        kind: 'compare',
        field: { name: id, run: name, over: null },
        operator,
        value,
      });
      if (binWidth === 0) return [compare('=', score)];
      // The last bin holds its upper end too, beyond which no score reaches.
      const edge = (at: number) => Number((at * binWidth).toPrecision(12));
      const bin = Math.round(score / binWidth - 0.5);
      return [
        compare('>=', edge(bin)),
        ...(bin < PAIR_BINS - 1 ? [compare('<', edge(bin + 1))] : []),
      ];
    }),
  });
}
