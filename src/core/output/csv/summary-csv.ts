import type { MetricSummaries } from '../../analysis/run-report';
import type { OutcomeCounts } from '../../scoring/tiers/tier';
import { describeScorers } from '../export/provenance';
import { defineCsv } from './csv';
import {
  type ExportCell,
  type ExportInput,
  type ExportTable,
  numberCell,
} from '../export/export-format';

/**
 * One row per run, and one per run and answer type: counts; mean, interval and n of every metric;
 * outcomes. The rows for whole runs end with Assay's version, followed by the settings and scorer
 * profiles as JSON.
 */
export const summaryCsv = defineCsv({
  id: 'summary-csv',
  fileName: 'summary.csv',
  label: 'Summary per run (CSV)',
  summary:
    'One row for each run, and one for each run and answer type: counts, mean, 95% interval (not adjusted for multiple comparisons) and n for every metric, plus the files, version and settings.',
  table: summaryTable,
});

/** The rows of all runs, overall and by answer type. */
export function summaryTable(input: ExportInput): ExportTable {
  const { version, settings, evaluation, metrics } = input;
  const ids = metrics.map(({ id }) => id);
  const cells = (summaries: MetricSummaries) =>
    ids.flatMap((id) => {
      const { mean = null, n = 0, interval } = summaries[id] ?? {};
      return [numberCell(mean), numberCell(interval?.low), numberCell(interval?.high), n];
    });
  const { completion } = input;
  const reviewed = completion ? metrics.filter(({ headline }) => headline) : [];
  const completedCells = (run: number): ExportCell[] =>
    reviewed
      .map(({ id }) => completion?.runs[run]?.metrics[id])
      .flatMap((one) => [
        ...[one?.published.rank, one?.completed.mean].map(numberCell),
        ...[one?.completed.interval?.low, one?.completed.interval?.high].map(numberCell),
        ...[one?.completed.n, one?.completed.rank].map(numberCell),
      ]);
  const columns = [
    ...'model run answer_type questions matched missing extra duplicate unscored'.split(' '),
    ...ids.flatMap((id) => [id, `${id}_low`, `${id}_high`, `${id}_n`]),
    ...OUTCOME_COLUMNS,
    ...['assay_version', 'settings', 'scorers'],
    ...reviewed.flatMap(({ id }) => [
      `${id}_rank`,
      ...['', '_low', '_high', '_n', '_rank'].map((part) => `${id}_completed${part}`),
    ]),
  ];
  const rows: ExportCell[][] = [];
  const scoredWith = [version, JSON.stringify(settings), JSON.stringify(describeScorers(metrics))];
  for (const [at, report] of evaluation.runs.entries()) {
    const { model, run, counts, metrics: overall, byAnswerType, outcomes } = report;
    const { questions, matched, missing, extra, duplicate, unscored } = counts;
    const all = [questions, matched, missing, extra, duplicate, unscored];
    const ofRun = [...outcomeCells(outcomes), ...scoredWith, ...completedCells(at)];
    rows.push([model, run, '', ...all, ...cells(overall), ...ofRun]);
    const blank = ofRun.map(() => null);
    for (const [label, group] of Object.entries(byAnswerType)) {
      const own = [group.questions, null, null, null, null, null];
      rows.push([model, run, label, ...own, ...cells(group.metrics), ...blank]);
    }
  }
  return { columns, rows };
}

const OUTCOME_COLUMNS = ['correct', 'wrong', 'declined', 'over_refusals', 'false_answers'];

/** In the order of `OUTCOME_COLUMNS`; missing predictions have their own column. */
function outcomeCells(outcomes: OutcomeCounts | null): ExportCell[] {
  if (!outcomes) return OUTCOME_COLUMNS.map(() => null);
  const { correct, wrong, declined, overRefusals, falseAnswers } = outcomes;
  return [correct, wrong, declined, overRefusals, falseAnswers];
}
