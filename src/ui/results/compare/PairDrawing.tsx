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
import type { MetricDescription } from '../../../core/scoring/metric';
import type { PairBin } from '../../../core/analysis/pair-questions';
import { Mark, Marks } from '../../charts/Marks';
import { PlainTick } from '../../charts/PlainTick';
import { useSteps } from '../../charts/use-steps';
import { formatScore } from '../../parts/format';
import { describeDot } from './pair-dots';
import styles from './PairChart.module.css';

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

export const PAIR_HEIGHT = 320;

const quiet = { fontSize: 12, fill: 'var(--ink-2)' };

/** The dots of one run against the other, and the line on which both are equal. */
export function PairDrawing({ title, dots, metric, names, width, onOpen }: PairDrawingProps) {
  const step = useSteps(2);
  const [run = '', baseline = ''] = names;
  const highest = Math.max(...dots.flatMap(({ a, b }) => [a, b]), 0);
  const most = Math.max(...dots.map(({ count }) => count), 1);
  const end = metric.display === 'share' ? 1 : highest;
  const axis = {
    type: 'number',
    domain: [-0.06 * end, 1.06 * end],
    ticks: [0, 0.25, 0.5, 0.75, 1].map((share) => share * end),
    tick: <PlainTick write={(value) => formatScore(metric, value)} />,
    interval: 0,
    niceTicks: 'none',
    tickLine: false,
    stroke: 'var(--line-2)',
  } as const;
  return (
    <Marks order={[...dots.keys()]}>
      <ScatterChart
        width={width}
        height={PAIR_HEIGHT}
        margin={{ top: 8, right: 12, bottom: 18, left: 12 }}
        aria-label={title}
        role="group"
        accessibilityLayer={false}
      >
        {step >= 1 && <CartesianGrid stroke="var(--line)" />}
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
        {step >= 1 && (
          <ReferenceLine
            segment={[
              { x: 0, y: 0 },
              { x: end, y: end },
            ]}
            stroke="var(--ink-3)"
            strokeDasharray="4 4"
          />
        )}
        {step >= 1 && (
          <Tooltip
            isAnimationActive={false}
            content={({ active, payload }) =>
              active && (
                <Point bin={payload[0]?.payload as PairBin | undefined} {...{ metric, names }} />
              )
            }
          />
        )}
        {step >= 2 && (
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
                      onOpen(dot);
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
        )}
      </ScatterChart>
    </Marks>
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
