import { nameOfRun } from '../model';
import { describePair, verdictOf } from '../score/verdict-sentence';
import { csvLine, csvNumber } from './csv-text';
import type { ExportFormat } from './export-format';

/**
 * One row a headline metric and pair of runs: means, the difference A less B with its interval, the
 * tests, and the verdict as a sentence; the header
 * alone for a single run. Figures stand in the metric's own unit, shares from 0 to 1.
 */
export const comparisonCsv: ExportFormat = {
  id: 'comparison-csv',
  fileName: 'comparison.csv',
  mediaType: 'text/csv',
  label: 'Comparison of runs (CSV)',
  summary:
    'One row for each pair of runs and headline metric: difference with 95 % interval, permutation p, McNemar, Holm, the smallest detectable difference, and the verdict in a sentence.',
  needsProfiles: false,
  write: ({ version, evaluation: { runs, uncertainty }, metrics }) => {
    const names = runs.map(nameOfRun);
    const lines = [csvLine(COLUMNS)];
    for (const { metric: id, seed, pairs } of uncertainty.comparisons) {
      const metric = metrics.find((one) => one.id === id);
      if (!metric) continue;
      for (const pair of pairs) {
        const { interval, permutation, mcNemar } = pair;
        lines.push(
          csvLine([
            id,
            names[pair.a] ?? '',
            names[pair.b] ?? '',
            String(pair.n),
            csvNumber(pair.clusters),
            csvNumber(pair.meanA),
            csvNumber(pair.meanB),
            csvNumber(pair.difference),
            csvNumber(interval?.low ?? null),
            csvNumber(interval?.high ?? null),
            interval?.method ?? '',
            String(permutation.p),
            permutation.method,
            String(pair.pHolm),
            csvNumber(mcNemar?.onlyA ?? null),
            csvNumber(mcNemar?.onlyB ?? null),
            csvNumber(mcNemar?.p ?? null),
            String(pair.better),
            String(pair.worse),
            String(pair.same),
            csvNumber(pair.detectable),
            pair.canDecide ? '1' : '0',
            verdictOf(pair, metric),
            describePair(pair, names, metric),
            String(seed),
            version,
          ]),
        );
      }
    }
    return lines.join('');
  },
};

const COLUMNS = [
  'metric',
  'a',
  'b',
  'n',
  'documents',
  'mean_a',
  'mean_b',
  'difference',
  'low',
  'high',
  'interval',
  'permutation_p',
  'permutation',
  'holm_p',
  'only_a_right',
  'only_b_right',
  'mcnemar_p',
  'a_better',
  'a_worse',
  'same',
  'detectable',
  'can_decide',
  'verdict',
  'sentence',
  'seed',
  'assay_version',
];
