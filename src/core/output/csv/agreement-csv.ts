import { tabulateLabels } from './label-file';
import { addPatch, defineCsv, writeCsv } from './csv';

import type { CollectedLabels } from '../../analysis/agreement/collect';
import type { Estimate } from '../../analysis/agreement/measure';
import { describeAgreement, labelsOf } from '../export/provenance';
import {
  DEFAULT_OPTIONS,
  type ExportCell,
  type ExportFormat,
  type ExportInput,
  type ExportOptions,
  numberCell,
} from '../export/export-format';
import type { FileWriter } from '../export/writing';

/** One row per label given on the page or in a label file. Assay can open the CSV file. */
export const labelsCsv = defineCsv({
  id: 'labels-csv',
  fileName: 'labels.csv',
  label: 'Labels (CSV)',
  summary:
    'One row for each label given in Assay: question, run, annotator, label. Open the file again to continue labeling.',
  needs: 'given-labels',
  namesPatch: false,
  table: ({ labels }) => (labels.given.length === 0 ? null : tabulateLabels(labels.given)),
});

const FIGURES = { accuracy: 'accuracy', macro_f1: 'macroF1', kappa: 'kappa' } as const;

/**
 * One row per metric or judge over all runs (`run` is empty), and one per run for `answer_correct`:
 * values as on the page, with 95% intervals.
 */
export const agreementCsv: ExportFormat = {
  id: 'agreement-csv',
  fileName: 'agreement.csv',
  label: 'Agreement with human labels (CSV)',
  summary:
    'One row for each metric: threshold, accuracy, macro F1 and κ with 95% intervals (not adjusted for multiple comparisons), and the confusion matrix.',
  needs: 'any-labels',
  mediaType: 'text/csv',
  use: 'spreadsheet',
  supportedOptions: ['csv'],
  write: (input, { csv } = DEFAULT_OPTIONS) => {
    const labels = labelsOf(input);
    return labels && writeAgreement(input, labels, csv);
  },
};

function* writeAgreement(
  input: ExportInput,
  labels: CollectedLabels,
  kind: ExportOptions['csv'],
): FileWriter {
  const { metrics } = yield* describeAgreement(input, labels);
  const columns = [
    ...['metric', 'run', 'threshold', 'answers', 'left_out'],
    ...Object.keys(FIGURES).flatMap((name) => [name, `${name}_low`, `${name}_high`]),
    ...['kappa_remark', 'both_right', 'only_metric', 'only_people', 'both_wrong'],
  ];
  const rows = metrics.map(({ confusion, ...row }): ExportCell[] => [
    ...[row.metric, row.run ?? '', row.threshold, row.n, row.leftOut],
    ...Object.values(FIGURES).flatMap((figure) => withEnds(row[figure])),
    ...[row.kappa.remark, confusion.truePositive, confusion.falsePositive],
    ...[confusion.falseNegative, confusion.trueNegative],
  ]);
  yield* writeCsv(addPatch({ columns, rows }, input), kind);
}

function withEnds({ value, interval }: Estimate): ExportCell[] {
  return [value, interval?.low, interval?.high].map(numberCell);
}
