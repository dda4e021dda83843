import type { ThresholdPoint } from '../../../core/analysis/no-answer-values';
import { FiguresTable } from '../../parts/FiguresTable';
import { formatCount, formatPlain } from '../../parts/format';

/** Rows of a table behind a curve; a longer curve is told at even steps. */
const MOST_ROWS = 50;

/** The figures of the curve. */
export function CurveTable({ points }: { readonly points: readonly ThresholdPoint[] }) {
  const step = Math.ceil(points.length / MOST_ROWS);
  const rows = points.filter((_, at) => at % step === 0 || at === points.length - 1);
  return (
    <FiguresTable
      label="Exact match and F1 over the no-answer threshold"
      size="close"
      note={step > 1 && `${formatCount(rows.length)} of ${formatCount(points.length)} points.`}
    >
      <thead>
        <tr>
          <th scope="col">Threshold</th>
          <th scope="col">F1</th>
          <th scope="col">Exact match</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ threshold, exact, f1 }) => (
          <tr key={threshold}>
            <th scope="row">{formatPlain(threshold)}</th>
            <td>{f1.toFixed(1)}</td>
            <td>{exact.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
