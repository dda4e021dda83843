import type { Interval } from '../score/statistics/interval';
import { describeAgreement } from './describe-agreement';
import { defineCsv } from './export-format';
import { type ExportCell, numberCell } from './export-table';

const FIGURES = { accuracy: 'accuracy', macro_f1: 'macroF1', kappa: 'kappa' } as const;

/**
 * One row for everything that says right or wrong, over all runs together (then `run` is empty); for
 * `answer_correct` one a run as well. Figures as the page has them, each with its 95 % interval.
 */
export const agreementCsv = defineCsv({
  id: 'agreement-csv',
  fileName: 'agreement.csv',
  label: 'Agreement with people (CSV)',
  summary:
    'One row a metric: its threshold, accuracy, macro F1 and κ with intervals, and how often its verdicts and people’s meet.',
  needsProfiles: false,
  table: (input) => {
    const agreement = describeAgreement(input);
    if (!agreement) return null;
    const names = Object.keys(FIGURES);
    return {
      columns: [
        ...['metric', 'run', 'threshold', 'answers', 'left_out'],
        ...names.flatMap((name) => [name, `${name}_low`, `${name}_high`]),
        ...['kappa_remark', 'both_right', 'only_metric', 'only_people', 'both_wrong'],
      ],
      rows: agreement.metrics.map(({ confusion, ...row }): ExportCell[] => [
        ...[row.metric, row.run ?? '', row.threshold, row.n, row.leftOut],
        ...Object.values(FIGURES).flatMap((figure) => withEnds(row[figure])),
        ...[row.kappa.remark, confusion.truePositive, confusion.falsePositive],
        ...[confusion.falseNegative, confusion.trueNegative],
      ]),
    };
  },
});

function withEnds({
  value,
  interval,
}: {
  readonly value: number | null;
  readonly interval: Interval | null;
}): ExportCell[] {
  return [value, interval?.low, interval?.high].map(numberCell);
}
