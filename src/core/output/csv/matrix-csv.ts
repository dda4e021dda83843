import { findProfile, PROFILES } from '../../scoring/profiles';
import { buildMatrix } from '../../analysis/matrix';
import { defineCsv } from './csv';
import {
  type ExportCell,
  type ExportInput,
  type ExportTable,
  numberCell,
} from '../export/export-format';

/**
 * One row per scorer and run: exact match and F1 on the scorer's own scale, and the rank, which
 * ties share.
 */
export const matrixCsv = defineCsv({
  id: 'matrix-csv',
  fileName: 'matrix.csv',
  label: 'Runs under every scorer (CSV)',
  summary:
    'One row for each scorer and run: its values on the scorer’s own scale, the rank, and the scorer’s version and switches.',
  needs: 'profiles',
  table: matrixTable,
});

/** The runs under every scorer; `null` if no profile was scored. */
function matrixTable({ version, evaluation: { runs } }: ExportInput): ExportTable | null {
  const matrix = buildMatrix(runs, PROFILES);
  if (!matrix) return null;
  const rows: ExportCell[][] = [];
  for (const { profile, scale, cells, ranks } of matrix.rows) {
    const scorer = findProfile(profile);
    const described = [
      version,
      scorer?.version ?? '',
      scorer?.source ?? '',
      scorer ? JSON.stringify(scorer.switches) : '',
    ];
    runs.forEach(({ model, run }, index) => {
      const { em = null, f1 = null, unscored = 0 } = cells[index] ?? {};
      const values = [numberCell(em), numberCell(f1), numberCell(ranks[index]), unscored];
      rows.push([profile, scale, model, run, ...values, ...described]);
    });
  }
  return { columns: COLUMNS, rows };
}

const COLUMNS =
  'profile scale model run em f1 rank unscored assay_version version source switches'.split(' ');
