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
import { nounOf } from '../../../core/analysis/describe-comparison';
import { PAIR_BINS, type PairBin, type PairQuestions } from '../../../core/analysis/pair-questions';
import { printQuery } from '../../../core/explore/query/print';
import type { Operator, Query } from '../../../core/explore/query/query';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatCount, formatScore, formatSignificant, plural } from '../../../core/words/numbers';
import { AxisTick } from '../../charts/AxisTick';
import { ChartFrame } from '../../charts/ChartFrame';
import { Mark, Marks } from '../../charts/Marks';
import { DataTable } from '../../parts/DataTable';
import { useAssayStore, useRunNames } from '../../store-context';
import { openQuery } from '../open-questions';
import type { ComparisonChoice } from './use-comparison';

interface ScorePairFigureProps extends ComparisonChoice {
  readonly pair: PairQuestions;
}

/**
 * Maximum number of rows in the data table, which lists the most frequent pairs of scores first.
 */
const MAX_ROWS = 100;

/** The largest dot represents at least this many questions. */
const SCALE = 20;

const CHART_HEIGHT = 320;

const LABEL = { fontSize: 12, fill: 'var(--ink-2)' };

/**
 * The scores of two runs as dots sized by the number of questions. Shows nothing if every score is
 * the lowest or the highest possible, since four dots would only repeat the counts.
 */
export function ScorePairFigure({ pair, metric, baseline, other }: ScorePairFigureProps) {
  const { bins, binWidth } = pair;
  const store = useAssayStore();
  const runs = useRunNames();
  const [vertical, horizontal] = [runs[other] ?? '', runs[baseline] ?? ''];
  const names = [vertical, horizontal];
  // Sorted from left to right and from bottom to top, for the arrow keys.
  const dots = bins.toSorted((x, y) => x.b - y.b || x.a - y.a);
  const maxCount = Math.max(SCALE, ...dots.map(({ count }) => count));
  const highest = Math.max(...dots.flatMap(({ a, b }) => [a, b]), 0);
  const range = metric.display === 'share' ? ([0, 1] as const) : metric.range;
  const [from, end] = range.every(Number.isFinite) ? range : [0, highest];
  if (bins.every(({ a, b }) => range.includes(a) && range.includes(b))) return null;
  const [, questions] = nounOf(metric);
  const title = `${metric.label} of ${vertical} against ${horizontal}`;
  const steps = binWidth > 0 ? `, in bins of ${formatScore(metric, binWidth)}` : '';
  const axis = {
    type: 'number',
    domain: [from - 0.06 * (end - from), end + 0.06 * (end - from)],
    ticks: [0, 0.25, 0.5, 0.75, 1].map((share) => from + share * (end - from)),
    tick: <AxisTick write={(value) => formatScore(metric, value)} />,
    interval: 0,
    niceTicks: 'none',
    tickLine: false,
    stroke: 'var(--line-2)',
  } as const;
  const drawDot = ({ cx, cy, size, index }: ScatterShapeProps) => {
    const dot = dots[index];
    return (
      dot && (
        <Mark
          at={index}
          label={describeDot(dot, metric, names)}
          onOpen={() => openQuery(store, other, queryOfDot(dot, binWidth, metric, names))}
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
  };
  return (
    <ChartFrame
      title={title}
      note={`dot size shows the number of ${questions}`}
      caption={`Above the diagonal, ${vertical} is ${metric.better === 'higher' ? 'better' : 'worse'}. Dot size shows the number of ${questions}${steps}; select a dot to see them.`}
      heightAt={() => CHART_HEIGHT}
      table={
        <DataTable
          label={`Questions by score of ${vertical} and ${horizontal}`}
          size="close"
          hasMaxHeight
          note={
            bins.length > MAX_ROWS &&
            `The ${MAX_ROWS} most frequent of ${formatCount(bins.length)}.`
          }
          rows={bins.toSorted((x, y) => y.count - x.count).slice(0, MAX_ROWS)}
          rowKey={({ a, b }) => `${a} ${b}`}
          columns={[
            { id: 'a', label: vertical, term: null, cell: ({ a }) => formatScore(metric, a) },
            { id: 'b', label: horizontal, term: null, cell: ({ b }) => formatScore(metric, b) },
            { label: 'Questions', cell: ({ count }) => formatCount(count) },
          ]}
        />
      }
    >
      {(width) => (
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
              name={horizontal}
              label={{ ...LABEL, value: horizontal, position: 'bottom', offset: 0 }}
            />
            <YAxis
              {...axis}
              dataKey="a"
              name={vertical}
              width={46}
              label={{
                ...LABEL,
                ...{ value: vertical, angle: -90, position: 'insideLeft', offset: -6 },
                style: { textAnchor: 'middle' },
              }}
            />
            <ZAxis dataKey="count" domain={[1, maxCount]} range={[36, 700]} />
            <ReferenceLine
              segment={[
                { x: from, y: from },
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
            <Scatter data={dots} isAnimationActive={false} shape={drawDot} />
          </ScatterChart>
        </Marks>
      )}
    </ChartFrame>
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

/** The query that finds the questions of a dot; `binWidth` is 0 for exact scores. */
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
      // The last bin includes its upper end.
      const edge = (at: number) => Number(formatSignificant(at * binWidth, 12));
      const bin = Math.round(score / binWidth - 0.5);
      return [
        compare('>=', edge(bin)),
        ...(bin < PAIR_BINS - 1 ? [compare('<', edge(bin + 1))] : []),
      ];
    }),
  });
}
