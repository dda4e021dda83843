import { findProfile, PROFILES } from '../profiles';
import { buildMatrix } from '../score/matrix';
import { csvLine, csvNumber } from './csv-text';
import type { ExportFormat } from './export-format';

/** One row a scorer and run: its exact match and F1 on its own scale, and the run's rank under it, which ties share. */
export const matrixCsv: ExportFormat = {
  id: 'matrix-csv',
  fileName: 'matrix.csv',
  mediaType: 'text/csv',
  label: 'Runs under every scorer (CSV)',
  summary:
    'One row for each scorer and run: its values on the scorer’s own scale, the rank, and the scorer’s version and switches.',
  needsProfiles: true,
  write: ({ version, evaluation: { runs } }) => {
    const matrix = buildMatrix(runs, PROFILES);
    if (!matrix) return null;
    const lines = [csvLine(COLUMNS)];
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
        const values = [csvNumber(em), csvNumber(f1), String(ranks[index]), String(unscored)];
        lines.push(csvLine([profile, String(scale), model, run, ...values, ...described]));
      });
    }
    return lines.join('');
  },
};

const COLUMNS = [
  'profile',
  'scale',
  'model',
  'run',
  'em',
  'f1',
  'rank',
  'unscored',
  'assay_version',
  'version',
  'source',
  'switches',
];
