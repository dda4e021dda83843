import { CartesianGrid, Line, LineChart, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCount } from '../../core/words/numbers';
import { type Column, DataTable } from '../parts/DataTable';
import { AxisTick } from './AxisTick';
import { ChartFrame, type ChartFrameProps } from './ChartFrame';

interface Curve {
  /** The property of a point that the curve shows. */
  readonly id: string;
  readonly label: string;
  readonly color: string;
  readonly line: 'solid' | 'dashed';
}

interface CurveFigureProps<Point> extends Pick<
  ChartFrameProps,
  'title' | 'note' | 'caption' | 'controls'
> {
  readonly points: readonly Point[];
  /** The threshold in use, marked by a vertical line. */
  readonly threshold: number;
  /** Whether thresholds are between 0 and 1. */
  readonly isShare: boolean;
  readonly range: readonly [low: number, high: number];
  readonly curves: readonly Curve[];
  /** Whether a value applies back to the previous threshold or forward to the next one. */
  readonly step: 'stepBefore' | 'stepAfter';
  readonly formatValue: (value: number) => string;
  readonly formatThreshold: (threshold: number) => string;
  /** Columns of the data table after the threshold column. */
  readonly columns: readonly Column<Point>[];
  readonly tableLabel: string;
}

const HEIGHT = 210;

/** Maximum number of rows of the data table; longer curves are thinned evenly. */
const MAX_ROWS = 50;

/** Values by threshold, as curves and as a table. */
export function CurveFigure<Point extends { readonly threshold: number }>(
  props: CurveFigureProps<Point>,
) {
  const { title, note, caption, controls, points, threshold, isShare, range, curves, step } = props;
  const { formatValue, formatThreshold, columns, tableLabel } = props;
  const every = Math.max(1, Math.ceil(points.length / MAX_ROWS));
  const rows = points.filter((_, at) => at % every === 0 || at === points.length - 1);
  return (
    <ChartFrame
      title={title}
      note={note}
      caption={caption}
      legend={curves}
      controls={controls}
      heightAt={() => HEIGHT}
      table={
        <DataTable
          label={tableLabel}
          size="close"
          note={every > 1 && `${formatCount(rows.length)} of ${formatCount(points.length)} points.`}
          rows={rows}
          rowKey={(point) => point.threshold}
          columns={[
            { label: 'Threshold', cell: (point) => formatThreshold(point.threshold) },
            ...columns,
          ]}
        />
      }
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
            ticks={isShare ? [0, 0.25, 0.5, 0.75, 1] : undefined}
            // Thresholds outside the range from 0 to 1 may be too long to label every tick.
            interval={isShare ? 0 : 'preserveEnd'}
            tick={<AxisTick />}
            tickLine={false}
            stroke="var(--line-2)"
          />
          <YAxis
            domain={[...range]}
            interval={0}
            tick={<AxisTick />}
            tickLine={false}
            axisLine={false}
            width={38}
          />
          <Tooltip
            isAnimationActive={false}
            contentStyle={{ background: 'var(--card)', border: '1px solid var(--line-2)' }}
            formatter={(value) => formatValue(Number(value))}
            labelFormatter={(at) => <>Threshold {formatThreshold(Number(at))}</>}
          />
          <ReferenceLine x={threshold} stroke="var(--ink-3)" />
          {curves.map(({ id, label, color, line }) => (
            <Line
              key={id}
              dataKey={id}
              name={label}
              type={step}
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
