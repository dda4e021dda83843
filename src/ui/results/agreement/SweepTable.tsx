import { describeThreshold, showKappa } from '../../../core/analysis/agreement/conclusion';
import type { SweepPoint } from '../../../core/analysis/agreement/sweep';
import type { MetricDescription } from '../../../core/scoring/metric';
import { FiguresTable } from '../../parts/FiguresTable';
import { formatCount, formatShare, NOT_APPLICABLE } from '../../parts/format';

interface SweepTableProps {
  readonly metric: MetricDescription;
  readonly points: readonly SweepPoint[];
}

/** Rows of the table behind the curve; a longer curve is told at even steps. */
const MOST_ROWS = 50;

/** The figures of the curve. */
export function SweepTable({ metric, points }: SweepTableProps) {
  const step = Math.max(1, Math.ceil(points.length / MOST_ROWS));
  const rows = points.filter((_, at) => at % step === 0 || at === points.length - 1);
  return (
    <FiguresTable
      label="Figures of the curve"
      size="close"
      note={step > 1 && `${formatCount(rows.length)} of ${formatCount(points.length)} points.`}
    >
      <thead>
        <tr>
          <th scope="col">Right from</th>
          <th scope="col">κ</th>
          <th scope="col">Same verdict</th>
          <th scope="col">Macro F1</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ threshold, kappa, accuracy, macroF1 }) => (
          <tr key={threshold}>
            <th scope="row">{describeThreshold(metric, threshold)}</th>
            <td>{kappa === null ? NOT_APPLICABLE : showKappa(kappa)}</td>
            <td>{formatShare(accuracy)}</td>
            <td>{macroF1 === null ? NOT_APPLICABLE : formatShare(macroF1)}</td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
