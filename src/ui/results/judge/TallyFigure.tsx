import type { ReactNode } from 'react';
import { Bar, BarChart, CartesianGrid, Rectangle, ReferenceLine, XAxis, YAxis } from 'recharts';
import { formatCount, formatPoints, formatProbability, plural } from '../../../core/words/numbers';
import { AxisTick } from '../../charts/AxisTick';
import { ChartFrame } from '../../charts/ChartFrame';
import { Mark, Marks } from '../../charts/Marks';
import {
  rowsAtThreshold,
  type RowAtThreshold,
  sumOf,
  type TallyRow,
  TallyTable,
  ruleRows,
  typeRows,
  type TallyTableProps,
} from './TallyTable';
import { printQuery } from '../../../core/explore/query/print';
import type { Query } from '../../../core/explore/query/query';
import { type JudgeTally, readTallies } from '../../../core/scoring/judge/tally';
import { useAssayStore, useRunNames, useScoredResult, useShownRun } from '../../store-context';
import { type RequestState, useAnswer } from '../../use-request';
import { openQuery } from '../open-questions';

interface TallyChartProps {
  readonly title: string;
  readonly rows: readonly RowAtThreshold[];
  /** The rows that have a bar. */
  readonly shown: readonly RowAtThreshold[];
  readonly isLabeled: boolean;
  readonly width: number;
  readonly height: number;
  readonly onOpen: (row: TallyRow) => void;
}

const ROW_HEIGHT = 30;

const AXIS_HEIGHT = 34;

/** Pixels between a label and its bar. */
const LABEL_PADDING = 10;

/** The caption does not name rows with fewer labels than this. */
const FEW = 10;

interface TallyFigureProps extends Omit<TallyTableProps, 'caption'> {
  readonly name: string;
  readonly onOpen: (row: TallyRow) => void;
}

/** One judge's agreement with human labels, or its number of answers, by rule or question type. */
export function TallyFigure({ name, head, onOpen, ...tallied }: TallyFigureProps) {
  const { threshold, isLabeled } = tallied;
  const rows = rowsAtThreshold(tallied.rows, threshold);
  const shown = isLabeled ? rows.filter(({ labeled }) => labeled > 0) : rows;
  const height = shown.length * ROW_HEIGHT + AXIS_HEIGHT;
  return (
    <ChartFrame
      title={name}
      note={
        isLabeled
          ? `Percent of labeled answers on which judge and humans agree at threshold ${formatProbability(threshold)}; the vertical line is the overall agreement`
          : `Percent of all answers; the dark part is judged correct at threshold ${formatProbability(threshold)}`
      }
      caption={describeTally(rows, isLabeled)}
      legend={
        isLabeled
          ? [
              { label: 'Agreement with human labels', color: 'var(--accent)' },
              { label: 'Overall', color: 'var(--ink-3)', line: 'dashed' },
            ]
          : [
              { label: 'Judged correct', color: 'var(--accent)' },
              { label: 'Judged incorrect', color: 'var(--line-2)' },
            ]
      }
      heightAt={() => height}
      table={<TallyTable caption={name} head={head} {...tallied} />}
    >
      {(width) => (
        <TallyChart {...{ rows, shown, isLabeled, width, height, onOpen }} title={name} />
      )}
    </ChartFrame>
  );
}

/** The caption of the figure. */
function describeTally(rows: readonly RowAtThreshold[], isLabeled: boolean): string {
  const answers = sumOf(rows, 'answers');
  if (!isLabeled) {
    const [most] = [...rows].sort((a, b) => b.answers - a.answers);
    if (!most) return 'No answer was judged.';
    return `The most frequent is “${most.row.short}”: ${formatPoints(most.answers / answers)}% of ${plural(answers, 'answer')}, of which ${formatPoints(most.correct / most.answers)}% are judged correct.`;
  }
  const labeled = sumOf(rows, 'labeled');
  const agreed = sumOf(rows, 'agreed');
  const [lowest] = rows
    .filter((row) => row.labeled >= FEW)
    .sort((a, b) => a.agreed / a.labeled - b.agreed / b.labeled);
  const all = `Judge and human labels agree on ${formatPoints(agreed / labeled)}% of ${plural(labeled, 'labeled answer')}`;
  if (!lowest) return `${all}.`;
  return `${all}; lowest for “${lowest.row.short}”, ${formatPoints(lowest.agreed / lowest.labeled)}% of ${plural(lowest.labeled, 'answer')}.`;
}

/**
 * A horizontal bar for each row: agreement with human labels, or the share of answers and their
 * verdicts.
 */
function TallyChart(props: TallyChartProps) {
  const { title, rows, shown, isLabeled, width, height, onOpen } = props;
  const all = sumOf(rows, 'answers');
  const agreement = (100 * sumOf(rows, 'agreed')) / sumOf(rows, 'labeled');
  const countAnswers = ({ labeled, answers }: RowAtThreshold) => (isLabeled ? labeled : answers);
  const labelOf = (one: RowAtThreshold) =>
    isLabeled
      ? `${one.row.short}: agreement ${formatPoints(one.agreed / one.labeled)}, ${plural(one.labeled, 'labeled answer')}`
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
        height={height}
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
          dataKey={(one: RowAtThreshold) => `${one.row.short} (${formatCount(countAnswers(one))})`}
          interval={0}
          width={labelWidth}
          {...plain}
          tick={<AxisTick maxWidth={labelWidth - LABEL_PADDING} />}
        />
        {isLabeled ? (
          <Bar
            dataKey={(one: RowAtThreshold) => (100 * one.agreed) / one.labeled}
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
              dataKey={(one: RowAtThreshold) => (100 * one.correct) / all}
              fill="var(--accent)"
              isAnimationActive={false}
            />
            <Bar
              stackId="answers"
              dataKey={(one: RowAtThreshold) => (100 * (one.answers - one.correct)) / all}
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

interface RuleAndTypeFiguresProps {
  readonly tally: JudgeTally;
  readonly threshold: number;
  /** Renders something around each figure. */
  readonly wrap?: (title: string, note: string, figure: ReactNode) => ReactNode;
}

const showBare = (_title: string, _note: string, figure: ReactNode) => figure;

/** A judge’s answers for all runs by rule and by question type. */
export function RuleAndTypeFigures(props: RuleAndTypeFiguresProps) {
  const { tally, threshold, wrap = showBare } = props;
  const { card, runs } = tally;
  const store = useAssayStore();
  const names = useRunNames();
  const shown = useShownRun();
  const { labeled } = readTallies(
    runs.map(({ all }) => all),
    threshold,
  );
  const draw = (title: string, note: string, head: 'Rule' | 'Type', rows: readonly TallyRow[]) => {
    const column = `${card.id}.${head.toLowerCase()}`;
    return wrap(
      title,
      note,
      <TallyFigure
        name={`${card.name}, ${title.toLowerCase()}`}
        head={head}
        rows={rows}
        threshold={threshold}
        isLabeled={labeled > 0}
        onOpen={({ short }) => openQuery(store, shown, queryOfRow(column, short, names))}
      />,
    );
  };
  return (
    <>
      {draw('By rule', 'most likely of the seven rules, all runs', 'Rule', ruleRows(tally))}
      {draw('By question type', 'most likely type, all runs', 'Type', typeRows(tally))}
    </>
  );
}

/** The query for a value in a judge's column for any run, since the bars count all runs. */
export function queryOfRow(column: string, value: string, runs: readonly string[]): string {
  const names = runs.length > 1 ? runs : [null];
  const parts = names.map((run): Query => {
    const field = { name: column, run, over: null };
    return { kind: 'compare', field, operator: '=', value };
  });
  const [only] = parts;
  return only && parts.length === 1 ? printQuery(only) : printQuery({ kind: 'or', parts });
}

/**
 * The verdicts of the learned judges; `isJudged` is whether any judge was used; it is `null` while
 * scoring is in progress.
 */
export function useTallies(): RequestState<readonly JudgeTally[]> & {
  readonly isJudged: boolean | null;
} {
  const scored = useScoredResult();
  const isJudged = scored && scored.inputs.settings.judges.length > 0;
  return { ...useAnswer('tallyJudges', isJudged ? [] : null), isJudged };
}
