import { useMemo } from 'react';
import { CartesianGrid, Line, LineChart, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts';
import { describeThreshold, formatKappa } from '../../../core/analysis/agreement/conclusion';
import type {
  ThresholdAgreement,
  ThresholdSweep,
} from '../../../core/analysis/agreement/thresholds';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatCount, formatPoints, NOT_APPLICABLE } from '../../../core/words/numbers';
import { AxisTick } from '../../charts/AxisTick';
import { ChartFrame } from '../../charts/ChartFrame';
import { TableFrame } from '../../parts/DataTable';
import { useAssay } from '../../store-context';
import { useRequest } from '../../use-request';
import { useAgreement, useLabeled } from './use-agreement';

interface SweepTableProps {
  readonly metric: MetricDescription;
  readonly points: readonly ThresholdAgreement[];
}

/** Rows of the table behind the curve; a longer curve is told at even steps. */
const MAX_ROWS = 50;

interface SweepChartProps {
  readonly metric: MetricDescription;
  readonly sweep: ThresholdSweep;
  readonly threshold: number;
}

const HEIGHT = 220;

const CURVES = [
  { key: 'kappa', label: 'κ', color: 'var(--accent)', line: 'solid' },
  { key: 'accuracy', label: 'Accuracy', color: 'var(--run-1)', line: 'dashed' },
] as const;

/** Agreement with people over the threshold from which a score counts as right. */
export function ThresholdChart({ metric, sweep: { points, best }, threshold }: SweepChartProps) {
  const isShare = metric.range[1] === 1;
  const title = `Agreement with human labels by threshold of ${metric.label}`;
  return (
    <ChartFrame
      title={title}
      note="the vertical line marks the current threshold"
      caption={describeSweep(metric, best)}
      legend={CURVES.map(({ label, color, line }) => ({ label, color, line }))}
      table={<ThresholdTable metric={metric} points={points} />}
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
            tick={<AxisTick />}
            tickLine={false}
            stroke="var(--line-2)"
          />
          <YAxis
            domain={[lowestOf(points), 1]}
            interval={0}
            tick={<AxisTick />}
            tickLine={false}
            axisLine={false}
            width={38}
          />
          <Tooltip
            isAnimationActive={false}
            contentStyle={{ background: 'var(--card)', border: '1px solid var(--line-2)' }}
            formatter={(value) => formatKappa(Number(value))}
            labelFormatter={(at) => <>correct {describeThreshold(metric, Number(at))}</>}
          />
          <ReferenceLine x={threshold} stroke="var(--ink-3)" />
          {CURVES.map(({ key, label, color, line }) => (
            <Line
              key={key}
              dataKey={key}
              name={label}
              type={metric.better === 'higher' ? 'stepBefore' : 'stepAfter'}
              stroke={color}
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

function describeSweep(metric: MetricDescription, best: ThresholdAgreement | null): string {
  if (typeof best?.kappa !== 'number')
    return 'No threshold separates correct from incorrect answers.';
  return `κ peaks at ${formatKappa(best.kappa)} with threshold ${describeThreshold(metric, best.threshold)}: ${formatPoints(best.accuracy)}% accuracy.`;
}

/** κ may fall below 0; the scale then reaches down to the next fifth. */
function lowestOf(points: readonly ThresholdAgreement[]): number {
  const lowest = points.reduce((least, { kappa }) => Math.min(least, kappa ?? 0), 0);
  return Math.floor(lowest * 5) / 5;
}

/** The figures of the curve. */
function ThresholdTable({ metric, points }: SweepTableProps) {
  const step = Math.max(1, Math.ceil(points.length / MAX_ROWS));
  const rows = points.filter((_, at) => at % step === 0 || at === points.length - 1);
  return (
    <TableFrame
      label="Curve data"
      size="close"
      note={step > 1 && `${formatCount(rows.length)} of ${formatCount(points.length)} points.`}
    >
      <thead>
        <tr>
          <th scope="col">Threshold</th>
          <th scope="col">κ</th>
          <th scope="col">Accuracy</th>
          <th scope="col">Macro F1</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ threshold, kappa, accuracy, macroF1 }) => (
          <tr key={threshold}>
            <th scope="row">{describeThreshold(metric, threshold)}</th>
            <td>{kappa === null ? NOT_APPLICABLE : formatKappa(kappa)}</td>
            <td>{formatPoints(accuracy)}</td>
            <td>{macroF1 === null ? NOT_APPLICABLE : formatPoints(macroF1)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** Agreement of one metric with people over its threshold, all runs together; nothing without labels. */
export function AgreementFigure({ metric }: { readonly metric: MetricDescription }) {
  const ask = useAssay((state) => state.ask);
  const labelled = useLabeled();
  const shown = useMemo(() => ({ run: null, metric: metric.id, thresholds: {} }), [metric]);
  const { answer: report } = useAgreement(shown);
  const row = report?.metrics.find((one) => one.metric === metric.id && one.run === null);
  const request = useMemo(
    () => (labelled && row ? () => ask.sweep(metric.id, null) : null),
    [ask, labelled, metric, row],
  );
  const { answer: sweep } = useRequest(request);
  if (!row || !sweep || !isGraded(sweep)) return null;
  return <ThresholdChart metric={metric} sweep={sweep} threshold={row.threshold} />;
}

/** Whether scores lie between right and wrong, so that there is a threshold to choose. */
export function isGraded({ points }: Pick<ThresholdSweep, 'points'>): boolean {
  return points.some(({ threshold }) => threshold !== 0 && threshold !== 1);
}
