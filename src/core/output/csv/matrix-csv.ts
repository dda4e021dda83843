import { findProfile, PROFILES } from '../../scoring/profiles';
import { buildMatrix } from '../../analysis/matrix';
import { externalMetrics } from '../../scoring/external-metric';
import { defineCsv } from './csv';
import {
  type ExportCell,
  type ExportInput,
  type ExportTable,
  numberCell,
} from '../export/export-format';

/** One row per scorer and run: exact match and F1 on the scorer's own scale, and the rank. */
export const matrixCsv = defineCsv({
  id: 'matrix-csv',
  fileName: 'matrix.csv',
  label: 'Runs under every scorer (CSV)',
  summary:
    'One row for each scorer and run: the run’s values on the scorer’s own scale, the rank, and the scorer’s version and switches.',
  needs: 'profiles',
  table: matrixTable,
});

/** The runs under every scorer; `null` if no profile was scored. */
function matrixTable({ version, dataset, evaluation }: ExportInput): ExportTable | null {
  const { runs } = evaluation;
  const matrix = buildMatrix(runs, PROFILES, externalMetrics(dataset));
  if (!matrix) return null;
  const hasExternal = matrix.rows.some(({ external }) => external);
  const rows: ExportCell[][] = [];
  for (const { profile, scale, external, cells, ranks } of matrix.rows) {
    const scorer = findProfile(profile);
    const described = [
      version,
      scorer?.version ?? '',
      scorer?.source ?? '',
      scorer ? JSON.stringify(scorer.switches) : '',
    ];
    runs.forEach(({ model, run }, index) => {
      const { em = null, f1 = null, value = null, unscored = 0 } = cells[index] ?? {};
      const values = [numberCell(em), numberCell(f1), numberCell(ranks[index]), unscored];
      const row = [profile, external ? '' : scale, model, run, ...values, ...described];
      rows.push(hasExternal ? [...row, numberCell(value)] : row);
    });
  }
  return { columns: hasExternal ? [...COLUMNS, 'value'] : COLUMNS, rows };
}

const COLUMNS =
  'profile scale model run em f1 rank unscored assay_version version source switches'.split(' ');
