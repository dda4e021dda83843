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
import type { MetricDescription } from '../../../core/metrics/metric';
import type { PairBin, PairQuestions } from '../../../core/score/pair-questions';
import { ChartFrame } from '../../charts/ChartFrame';
import { Mark, Marks } from '../../charts/Marks';
import { PlainTick } from '../../charts/PlainTick';
import { formatScore } from '../../parts/format';
import { useAssayStore } from '../../store-context';
import { openQuery } from '../ask/open-query';
import { describeDot, queryOfDot } from './pair-dots';
import styles from './PairChart.module.css';
import { PointTable } from './PointTable';

interface PairChartProps {
  readonly pair: PairQuestions;
  readonly metric: MetricDescription;
  /** Of the run upwards and the baseline along. */
  readonly names: readonly string[];
  /** Position of the run, as which the questions of a dot are opened. */
  readonly shown: number;
}

/** The largest dot stands for at least so many questions. */
const SCALE = 20;

const HEIGHT = 320;

const quiet = { fontSize: 12, fill: 'var(--ink-2)' };

/** One run against the other, a dot for each pair of scores, as large as the questions are many. */
export function PairChart({ pair: { bins, binWidth }, metric, names, shown }: PairChartProps) {
  const store = useAssayStore();
  const [run = '', baseline = ''] = names;
  // From left to right and upwards, as the arrow keys lead through them.
  const dots = bins.toSorted((x, y) => x.b - y.b || x.a - y.a);
  const highest = Math.max(...bins.flatMap(({ a, b }) => [a, b]), 0);
  const most = Math.max(...bins.map(({ count }) => count), 1);
  const end = metric.display === 'share' ? 1 : highest;
  const axis = {
    type: 'number',
    domain: [-0.06 * end, 1.06 * end],
    ticks: [0, 0.25, 0.5, 0.75, 1].map((share) => share * end),
    tick: <PlainTick write={(value) => formatScore(metric, value)} />,
    interval: 0,
    tickLine: false,
    stroke: 'var(--line-2)',
  } as const;
  const title = `${metric.label} of ${run} against ${baseline}`;
  const steps = binWidth > 0 ? `, counted in steps of ${formatScore(metric, binWidth)}` : '';
  const caption = `Above the line ${run} is ${metric.better === 'higher' ? 'better' : 'worse'}. A larger dot is more questions${steps}; a dot opens them.`;
  return (
    <ChartFrame
      title={title}
      note="a larger dot is more questions"
      caption={caption}
      table={<PointTable bins={bins} metric={metric} run={run} baseline={baseline} />}
      heightAt={() => HEIGHT}
    >
      {(width) => (
        <Marks order={[...dots.keys()]}>
          <ScatterChart
            width={width}
            height={HEIGHT}
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
              content={({ active, payload }) =>
                active && (
                  <Point bin={payload[0]?.payload as PairBin | undefined} {...{ metric, names }} />
                )
              }
            />
            <Scatter
              data={dots}
              isAnimationActive={false}
              shape={({ cx, cy, size, index }: ScatterShapeProps) => {
                const dot = dots[index];
                return (
                  dot && (
                    <Mark
                      at={index}
                      label={describeDot(dot, metric, names)}
                      onOpen={() => {
                        openQuery(store, shown, queryOfDot(dot, binWidth, metric, names));
                      }}
                    >
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
      )}
    </ChartFrame>
  );
}

interface PointProps {
  readonly bin: PairBin | undefined;
  readonly metric: MetricDescription;
  readonly names: readonly string[];
}

function Point({ bin, metric, names }: PointProps) {
  return bin && <div className={styles.box}>{describeDot(bin, metric, names)}</div>;
}
