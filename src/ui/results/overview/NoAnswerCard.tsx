import { Box, Group } from '@mantine/core';
import { useState } from 'react';
import type { ThresholdPoint } from '../../../core/analysis/no-answer-values';
import type { NoAnswerValues, RunReport } from '../../../core/analysis/run-report';
import { formatDecimals, formatNumber, plural } from '../../../core/words/numbers';
import { CurveFigure } from '../../charts/CurveFigure';
import { Card } from '../../parts/Card';
import { RunsTable } from '../../parts/DataTable';
import { RunSelect } from '../../parts/RunName';
import { type Result, useRunNames, useVisibleRuns } from '../../store-context';
import { runColor } from '../../theme';
import { useAnswer } from '../../use-request';

const COLUMNS: readonly { readonly id: keyof NoAnswerValues; readonly label: string }[] = [
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

/**
 * The values of the SQuAD 2.0 script. Not shown if there are neither unanswerable questions nor
 * no-answer probabilities, since it would then repeat exact match and F1.
 */
export function NoAnswerCard({ result }: { readonly result: Result }) {
  const { runs } = result;
  const first = runs.find(({ noAnswer }) => noAnswer !== null)?.noAnswer;
  const hasBest = runs.some(({ noAnswer }) => noAnswer?.best_f1 !== undefined);
  if (!first || (first.NoAns_total === undefined && !hasBest)) return null;
  const columns = COLUMNS.filter(({ id }) => hasBest || !id.startsWith('best'));
  const threshold = result.inputs.settings.noAnswerThreshold;
  return (
    <Card
      title="Answerable and unanswerable questions"
      note={`SQuAD 2.0 values, 0–100: ${plural(first.HasAns_total ?? 0, 'question')} with references and ${first.NoAns_total ?? 0} without${hasBest ? `; threshold ${threshold}` : ''}`}
    >
      <RunsTable
        label="SQuAD 2.0 values"
        runs={runs}
        columns={columns.map((column) => ({
          ...column,
          cell: (run: RunReport) => formatValue(run, column.id),
        }))}
      />
      {hasBest && (
        <Box mt={14}>
          <NoAnswerCurve threshold={threshold} />
        </Box>
      )}
    </Card>
  );
}

function formatValue({ noAnswer }: RunReport, id: keyof NoAnswerValues): string {
  const value = noAnswer?.[id];
  if (value === undefined) return 'n/a';
  return id.endsWith('thresh') ? formatNumber(value) : formatDecimals(value, 1);
}

/** Exact match and F1 of one run by the no-answer probability above which it abstains. */
export function NoAnswerCurve({ threshold }: { readonly threshold: number }) {
  const visible = useVisibleRuns();
  const [chosen, setChosen] = useState<number | null>(null);
  const run = (chosen !== null && visible.includes(chosen) ? chosen : visible[0]) ?? 0;
  const { answer: points } = useAnswer('curve', [run]);
  const color = runColor(run);
  const name = useRunNames()[run] ?? '';
  const chooser = <RunSelect aria-label="Run" value={run} onChange={setChosen} />;
  if (!points) return null;
  if (points.length === 0) {
    return (
      <Group gap="6px 12px" fz="sm" c="var(--ink-2)">
        {name} does not report no-answer probabilities. {chooser}
      </Group>
    );
  }
  return (
    <CurveFigure
      title={`Exact match and F1 of ${name} by no-answer threshold`}
      note="0–100; answers above the threshold count as abstentions; the vertical line marks the current threshold"
      caption={describeCurve(points, threshold)}
      controls={chooser}
      points={points}
      threshold={threshold}
      isShare
      range={[0, 100]}
      curves={[
        { id: 'f1', label: 'F1', color, line: 'solid' },
        { id: 'exact', label: 'Exact match', color, line: 'dashed' },
      ]}
      step="stepAfter"
      formatValue={(value) => formatDecimals(value, 1)}
      formatThreshold={formatNumber}
      tableLabel="Exact match and F1 by no-answer threshold"
      columns={[
        { label: 'F1', cell: ({ f1 }) => formatDecimals(f1, 1) },
        { label: 'Exact match', cell: ({ exact }) => formatDecimals(exact, 1) },
      ]}
    />
  );
}

/** Describes where F1 is highest, and the threshold in use. */
function describeCurve(points: readonly ThresholdPoint[], threshold: number): string {
  const best = points.reduce((highest, point) => (point.f1 > highest.f1 ? point : highest));
  return `F1 peaks at ${formatDecimals(best.f1, 1)} with a threshold of ${formatNumber(best.threshold)}; the vertical line marks the current threshold, ${formatNumber(threshold)}.`;
}
