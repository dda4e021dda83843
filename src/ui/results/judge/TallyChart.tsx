import type { ReactNode } from 'react';
import { Bar, BarChart, CartesianGrid, Rectangle, ReferenceLine, XAxis, YAxis } from 'recharts';
import { formatCount, formatPoints } from '../../../core/words/numbers';
import { plural } from '../../../core/words/plurals';
import { AxisTick } from '../../charts/AxisTick';
import { Mark, Marks } from '../../charts/Marks';
import { type RowAt, sumOf, type TallyRow } from './tally-rows';

interface TallyChartProps {
  readonly title: string;
  readonly rows: readonly RowAt[];
  readonly isLabeled: boolean;
  readonly width: number;
  readonly onOpen: (row: TallyRow) => void;
}

const ROW_HEIGHT = 30;
const AXIS_HEIGHT = 34;

/** Pixels between a label and its bar. */
const LABEL_PADDING = 10;

/** Pixels of the chart's height, at any width. */
export function tallyHeight(rows: readonly RowAt[], isLabeled: boolean): number {
  return shownOf(rows, isLabeled).length * ROW_HEIGHT + AXIS_HEIGHT;
}

function shownOf(rows: readonly RowAt[], isLabeled: boolean): readonly RowAt[] {
  return isLabeled ? rows.filter(({ labelled }) => labelled > 0) : rows;
}

/** A lying bar a row: agreement with people, or without labels the share of answers and how they are judged. */
export function TallyChart({ title, rows, isLabeled, width, onOpen }: TallyChartProps) {
  const all = sumOf(rows, 'answers');
  const agreement = (100 * sumOf(rows, 'agreed')) / sumOf(rows, 'labelled');
  const shown = shownOf(rows, isLabeled);
  const countIn = ({ labelled, answers }: RowAt) => (isLabeled ? labelled : answers);
  const labelOf = (one: RowAt) =>
    isLabeled
      ? `${one.row.short}: agreement ${formatPoints(one.agreed / one.labelled)}, ${plural(one.labelled, 'labeled answer')}`
      : `${one.row.short}: ${plural(one.answers, 'answer')}, ${formatPoints(one.correct / one.answers)} judged correct`;
  const mark = (bar: { readonly index: number }, shape: ReactNode) => {
    const one = shown[bar.index];
    return (
      one && (
        <Mark at={bar.index} label={labelOf(one)} onOpen={() => onOpen(one.row)}>
          {shape}
        </Mark>
      )
    );
  };
  const plain = { tickLine: false, axisLine: false } as const;
  const labelWidth = Math.min(190, Math.max(120, 0.38 * width));
  return (
    <Marks order={shown.map((_, at) => at)}>
      <BarChart
        width={width}
        height={tallyHeight(rows, isLabeled)}
        data={shown}
        layout="vertical"
        margin={{ top: 4, right: 28, bottom: 0, left: 0 }}
        barCategoryGap={7}
        aria-label={title}
        role="group"
        accessibilityLayer={false}
      >
        <CartesianGrid stroke="var(--line)" horizontal={false} />
        <XAxis
          type="number"
          domain={isLabeled ? [0, 100] : [0, 'auto']}
          ticks={isLabeled ? [0, 25, 50, 75, 100] : undefined}
          {...plain}
          interval={0}
          tick={<AxisTick />}
        />
        <YAxis
          type="category"
          dataKey={(one: RowAt) => `${one.row.short} (${formatCount(countIn(one))})`}
          interval={0}
          width={labelWidth}
          {...plain}
          tick={<AxisTick room={labelWidth - LABEL_PADDING} />}
        />
        {isLabeled ? (
          <Bar
            dataKey={(one: RowAt) => (100 * one.agreed) / one.labelled}
            fill="var(--accent)"
            radius={[0, 2, 2, 0]}
            minPointSize={1}
            isAnimationActive={false}
            shape={(bar) => mark(bar, <Rectangle {...bar} />)}
          />
        ) : (
          <>
            <Bar
              stackId="answers"
              dataKey={(one: RowAt) => (100 * one.correct) / all}
              fill="var(--accent)"
              isAnimationActive={false}
            />
            <Bar
              stackId="answers"
              dataKey={(one: RowAt) => (100 * (one.answers - one.correct)) / all}
              fill="var(--line-2)"
              minPointSize={1}
              isAnimationActive={false}
              shape={(bar) => mark(bar, <Rectangle {...bar} />)}
            />
          </>
        )}
        {isLabeled && <ReferenceLine x={agreement} stroke="var(--ink-3)" strokeDasharray="4 3" />}
      </BarChart>
    </Marks>
  );
}
