import type { NoAnswerValues, RunReport } from '../../../core/analysis/run-report';
import { Card } from '../../parts/Card';
import { RunsTable } from '../../parts/RunsTable';
import type { Result } from '../../store-context';
import { NoAnswerCurve } from './NoAnswerCurve';

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
