import { PROFILES } from '../profiles';
import { buildMatrix } from '../score/matrix';
import { csvLine, csvNumber } from './csv-text';
import type { ExportFormat } from './export-format';

/** One row a scorer and run: its exact match and F1 on its own scale, and the run's rank under it. */
export const matrixCsv: ExportFormat = {
  id: 'matrix-csv',
  fileName: 'matrix.csv',
  mediaType: 'text/csv',
  label: 'Runs under every scorer (CSV)',
  summary: 'One row for each scorer and run: its values on the scorer’s own scale, and the rank.',
  needsProfiles: true,
  write: ({ evaluation: { runs } }) => {
    const matrix = buildMatrix(runs, PROFILES);
    if (!matrix) return null;
    const lines = [csvLine(['profile', 'scale', 'model', 'run', 'em', 'f1', 'rank'])];
    for (const { profile, scale, cells, order } of matrix.rows) {
      runs.forEach(({ model, run }, index) => {
        const { em, f1 } = cells[index] ?? { em: null, f1: null };
        const rank = String(order.indexOf(index) + 1);
        lines.push(
          csvLine([profile, String(scale), model, run, csvNumber(em), csvNumber(f1), rank]),
        );
      });
    }
    return lines.join('');
  },
};
