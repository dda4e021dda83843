import { CartesianGrid, Line, LineChart, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts';
import { describeThreshold, showKappa } from '../../../core/analysis/agreement/conclusion';
import type { Sweep, SweepPoint } from '../../../core/analysis/agreement/sweep';
import type { MetricDescription } from '../../../core/scoring/metric';
import { ChartFrame } from '../../charts/ChartFrame';
import { PlainTick } from '../../charts/PlainTick';
import { formatShare } from '../../parts/format';
import { SweepTable } from './SweepTable';

interface SweepChartProps {
  readonly metric: MetricDescription;
  readonly sweep: Sweep;
  readonly threshold: number;
}

const HEIGHT = 220;

const CURVES = [
  { key: 'kappa', label: 'κ', colour: 'var(--accent)', line: 'solid' },
  { key: 'accuracy', label: 'Same verdict', colour: 'var(--run-1)', line: 'dashed' },
] as const;

/** Agreement with people over the threshold from which a score counts as right. */
export function SweepChart({ metric, sweep: { points, best }, threshold }: SweepChartProps) {
  const isShare = metric.range[1] === 1;
  const title = `Agreement with people over the threshold of ${metric.label}`;
  return (
    <ChartFrame
      title={title}
      note="the upright line is the present threshold"
      caption={describeSweep(metric, best)}
      legend={CURVES.map(({ label, colour, line }) => ({ label, colour, line }))}
      table={<SweepTable metric={metric} points={points} />}
      heightAt={() => HEIGHT}
    >
      {(width) => (
        <LineChart
          width={width}
          height={HEIGHT}
          data={[...points]}
          margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
          aria-label={title}
          accessibilityLayer
        >
          <CartesianGrid stroke="var(--line)" vertical={false} />
          <XAxis
            dataKey="threshold"
            type="number"
            domain={isShare ? [0, 1] : ['dataMin', 'dataMax']}
            // Figures that are no shares may be too long to stand all side by side.
            interval={isShare ? 0 : 'preserveEnd'}
            tick={<PlainTick />}
            tickLine={false}
            stroke="var(--line-2)"
          />
          <YAxis
            domain={[lowestOf(points), 1]}
            interval={0}
            tick={<PlainTick />}
            tickLine={false}
            axisLine={false}
            width={38}
          />
          <Tooltip
            isAnimationActive={false}
            contentStyle={{ background: 'var(--card)', border: '1px solid var(--line-2)' }}
            formatter={(value) => showKappa(Number(value))}
            labelFormatter={(at) => <>right {describeThreshold(metric, Number(at))}</>}
          />
          <ReferenceLine x={threshold} stroke="var(--ink-3)" />
          {CURVES.map(({ key, label, colour, line }) => (
            <Line
              key={key}
              dataKey={key}
              name={label}
              type={metric.better === 'higher' ? 'stepBefore' : 'stepAfter'}
              stroke={colour}
              strokeWidth={2}
              strokeDasharray={line === 'dashed' ? '4 3' : undefined}
              dot={false}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      )}
    </ChartFrame>
  );
}

function describeSweep(metric: MetricDescription, best: SweepPoint | null): string {
  if (typeof best?.kappa !== 'number') return 'No threshold tells right answers from wrong ones.';
  return `κ is highest, ${showKappa(best.kappa)}, where ${describeThreshold(metric, best.threshold)} counts as right: the same verdict on ${formatShare(best.accuracy)} % of the answers.`;
}

/** κ may fall below 0; the scale then reaches down to the next fifth. */
function lowestOf(points: readonly SweepPoint[]): number {
  const lowest = points.reduce((least, { kappa }) => Math.min(least, kappa ?? 0), 0);
  return Math.floor(lowest * 5) / 5;
}
