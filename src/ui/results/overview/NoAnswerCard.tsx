import { NativeSelect } from '@mantine/core';
import { useMemo, useState } from 'react';
import { CartesianGrid, Line, LineChart, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts';
import type { ThresholdPoint } from '../../../core/analysis/no-answer-values';
import { runName } from '../../../core/model';
import { formatCount, formatNumber } from '../../../core/words/numbers';
import { AxisTick } from '../../charts/AxisTick';
import { ChartFrame } from '../../charts/ChartFrame';
import { RunsTable, TableFrame } from '../../parts/DataTable';
import { type Result, useAssayStore, useScoredResult } from '../../store-context';
import { runColor } from '../../theme';
import { useRequest } from '../../use-request';
import styles from './overview.module.css';
import type { NoAnswerValues, RunReport } from '../../../core/analysis/run-report';
import { Card } from '../../parts/Card';

/** Rows of a table behind a curve; a longer curve is told at even steps. */
const MAX_ROWS = 50;

interface NoAnswerCurveProps {
  readonly result: Result;
  readonly threshold: number;
}

const HEIGHT = 200;

const LINES = [
  { label: 'F1', line: 'solid' },
  { label: 'Exact match', line: 'dashed' },
] as const;

const COLUMNS: readonly { id: keyof NoAnswerValues; label: string }[] = [
  { id: 'exact', label: 'Exact' },
  { id: 'f1', label: 'F1' },
  { id: 'HasAns_exact', label: 'HasAns exact' },
  { id: 'HasAns_f1', label: 'HasAns F1' },
  { id: 'NoAns_exact', label: 'NoAns exact' },
  { id: 'NoAns_f1', label: 'NoAns F1' },
  { id: 'best_exact', label: 'Best exact' },
  { id: 'best_exact_thresh', label: 'at' },
  { id: 'best_f1', label: 'Best F1' },
  { id: 'best_f1_thresh', label: 'at' },
];

/** The values of the SQuAD 2.0 script, where questions without an answer are among the gold. */
export function NoAnswerCard({ result }: { readonly result: Result }) {
  const { runs } = result;
  const first = runs.find(({ noAnswer }) => noAnswer !== null)?.noAnswer;
  if (!first) return null;
  const hasBest = runs.some(({ noAnswer }) => noAnswer?.best_f1 !== undefined);
  const columns = COLUMNS.filter(({ id }) => hasBest || !id.startsWith('best'));
  const threshold = result.inputs.settings.noAnswerThreshold;
  return (
    <Card
      title="Answerable and unanswerable questions"
      note={`SQuAD 2.0 values, 0–100: ${first.HasAns_total ?? 0} answerable and ${first.NoAns_total ?? 0} unanswerable questions${hasBest ? `; threshold ${threshold}` : ''}`}
    >
      <RunsTable
        label="SQuAD 2.0 values"
        runs={runs}
        columns={columns.map(({ id, label }) => ({
          id,
          label,
          cell: (run: RunReport) => showValue(run, id),
        }))}
      />
      {hasBest && <NoAnswerCurve result={result} threshold={threshold} />}
    </Card>
  );
}

function showValue({ noAnswer }: RunReport, id: keyof NoAnswerValues): string {
  const value = noAnswer?.[id];
  if (value === undefined) return 'n/a';
  return id.endsWith('thresh') ? String(Number(value.toFixed(4))) : value.toFixed(1);
}

/** What one run would reach if it abstained above each probability. */
export function NoAnswerCurve({ result, threshold }: NoAnswerCurveProps) {
  const store = useAssayStore();
  const [chosen, setChosen] = useState(0);
  const run = Math.min(chosen, result.runs.length - 1);
  const scored = useScoredResult();
  const request = useMemo(
    () => (scored?.runs[run] ? () => store.getState().ask.curve(run) : null),
    [store, scored, run],
  );
  const { answer } = useRequest(request);
  const color = runColor(run);
  const name = result.runs[run] ? runName(result.runs[run]) : '';
  const title = `Exact match and F1 of ${name} by no-answer threshold`;
  const chooser = (
    <NativeSelect
      size="xs"
      aria-label="Run"
      value={String(run)}
      data={result.runs.map((one, index) => ({ value: String(index), label: runName(one) }))}
      onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
    />
  );
  if (!answer) return null;
  const points = [...answer];
  if (points.length === 0) {
    return (
      <div className={styles.noAnswerCurveNone}>
        {name} has no no-answer probabilities. {chooser}
      </div>
    );
  }
  return (
    <div className={styles.curve}>
      <ChartFrame
        title={title}
        note="0–100; answers above the threshold count as abstentions; the vertical line marks the current threshold"
        caption={describeCurve(points, threshold)}
        legend={LINES.map(({ label, line }) => ({ label, line, color }))}
        controls={chooser}
        table={<CurveTable points={points} />}
        heightAt={() => HEIGHT}
      >
        {(width) => (
          <LineChart
            width={width}
            height={HEIGHT}
            data={points}
            margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
            aria-label={title}
            accessibilityLayer
          >
            <CartesianGrid stroke="var(--line)" vertical={false} />
            <XAxis
              dataKey="threshold"
              type="number"
              domain={[0, 1]}
              ticks={[0, 0.25, 0.5, 0.75, 1]}
              interval={0}
              tick={<AxisTick />}
              tickLine={false}
              stroke="var(--line-2)"
            />
            <YAxis
              domain={[0, 100]}
              interval={0}
              tick={<AxisTick />}
              tickLine={false}
              axisLine={false}
              width={34}
            />
            <Tooltip
              isAnimationActive={false}
              contentStyle={{ background: 'var(--card)', border: '1px solid var(--line-2)' }}
              formatter={(value) => Number(value).toFixed(1)}
              labelFormatter={(at) => <>Threshold {at}</>}
            />
            <ReferenceLine x={threshold} stroke="var(--ink-3)" />
            <Line
              dataKey="f1"
              name="F1"
              type="stepAfter"
              stroke={color}
              strokeWidth={2}
              dot={false}
              isAnimationActive={false}
            />
            <Line
              dataKey="exact"
              name="Exact match"
              type="stepAfter"
              stroke={color}
              strokeDasharray="4 3"
              dot={false}
              isAnimationActive={false}
            />
          </LineChart>
        )}
      </ChartFrame>
    </div>
  );
}

/** The figures of the curve. */
function CurveTable({ points }: { readonly points: readonly ThresholdPoint[] }) {
  const step = Math.ceil(points.length / MAX_ROWS);
  const rows = points.filter((_, at) => at % step === 0 || at === points.length - 1);
  return (
    <TableFrame
      label="Exact match and F1 by no-answer threshold"
      size="close"
      note={step > 1 && `${formatCount(rows.length)} of ${formatCount(points.length)} points.`}
    >
      <thead>
        <tr>
          <th scope="col">Threshold</th>
          <th scope="col">F1</th>
          <th scope="col">Exact match</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ threshold, exact, f1 }) => (
          <tr key={threshold}>
            <th scope="row">{formatNumber(threshold)}</th>
            <td>{f1.toFixed(1)}</td>
            <td>{exact.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** Where F1 is highest over the threshold, against the threshold that counts. */
function describeCurve(points: readonly ThresholdPoint[], threshold: number): string {
  const best = points.reduce<ThresholdPoint | null>(
    (highest, point) => (highest === null || point.f1 > highest.f1 ? point : highest),
    null,
  );
  if (!best) return '';
  return `F1 peaks at ${best.f1.toFixed(1)} with a threshold of ${formatNumber(best.threshold)}; the vertical line marks the current threshold, ${formatNumber(threshold)}.`;
}
