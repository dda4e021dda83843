import { runName } from '../../model';
import { describePair, verdictOf } from '../../analysis/describe-comparison';
import { defineCsv } from './csv';
import {
  type ExportCell,
  type ExportInput,
  type ExportTable,
  numberCell,
} from '../export/export-format';

/**
 * One row per headline metric and pair of runs: means, the difference A − B with its unadjusted
 * interval, tests and conclusion, in the metric's own unit. With a single run, there is only the
 * header. The McNemar columns are empty if questions share documents.
 */
export const comparisonCsv = defineCsv({
  id: 'comparison-csv',
  fileName: 'comparison.csv',
  label: 'Comparison of runs (CSV)',
  summary:
    'One row for each pair of runs and headline metric: difference with 95% interval (not adjusted for multiple comparisons), permutation p, Holm p, McNemar p (empty where questions share documents), the minimum detectable difference at 80% power before adjustment, and the conclusion in a sentence.',
  table: comparisonTable,
});

/** The pairs of runs, by metric. */
export function comparisonTable(input: ExportInput): ExportTable {
  const { version, evaluation, metrics } = input;
  const { runs, uncertainty } = evaluation;
  const names = runs.map(runName);
  const rows: ExportCell[][] = [];
  for (const { metric: id, seed, pairs } of uncertainty.comparisons) {
    const metric = metrics.find((one) => one.id === id);
    if (!metric) continue;
    for (const pair of pairs) {
      const { interval, permutation, mcNemar } = pair;
      rows.push([
        ...[id, names[pair.a] ?? '', names[pair.b] ?? '', pair.n],
        ...[pair.clusters, pair.meanA, pair.meanB, pair.difference].map(numberCell),
        ...[interval?.low, interval?.high].map(numberCell),
        ...[interval?.method ?? '', permutation.p, permutation.method, pair.pHolm],
        ...[mcNemar?.onlyA, mcNemar?.onlyB, mcNemar?.p].map(numberCell),
        ...[pair.better, pair.worse, pair.same, numberCell(pair.detectable)],
        ...[pair.canDecide ? 1 : 0, verdictOf(pair, metric), describePair(pair, runs, metric)],
        ...[seed, version],
      ]);
    }
  }
  return { columns: COLUMNS, rows };
}

const COLUMNS = [
  ...'metric a b n documents mean_a mean_b difference low high interval permutation_p'.split(' '),
  ...'permutation holm_p only_a_right only_b_right mcnemar_p a_better a_worse same detectable'.split(
    ' ',
  ),
  ...'can_decide verdict sentence seed assay_version'.split(' '),
];
