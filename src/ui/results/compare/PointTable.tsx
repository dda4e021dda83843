import type { MetricDescription } from '../../../core/scoring/metric';
import type { PairBin } from '../../../core/analysis/pair-questions';
import { FiguresTable } from '../../parts/FiguresTable';
import { formatCount, formatScore } from '../../parts/format';

interface PointTableProps {
  readonly bins: readonly PairBin[];
  readonly metric: MetricDescription;
  readonly run: string;
  readonly baseline: string;
}

/** Rows that a page can hold; the most frequent points come first. */
const MOST_ROWS = 100;

/** The dots of the chart as figures. */
export function PointTable({ bins, metric, run, baseline }: PointTableProps) {
  const rows = bins.toSorted((x, y) => y.count - x.count).slice(0, MOST_ROWS);
  return (
    <FiguresTable
      label={`How often ${run} and ${baseline} have these scores on the same question`}
      size="close"
      isLow
      note={
        bins.length > MOST_ROWS && `The ${MOST_ROWS} most frequent of ${formatCount(bins.length)}.`
      }
    >
      <thead>
        <tr>
          <th scope="col">{run}</th>
          <th scope="col">{baseline}</th>
          <th scope="col">Questions</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ a, b, count }) => (
          <tr key={`${a} ${b}`}>
            <th scope="row">{formatScore(metric, a)}</th>
            <td>{formatScore(metric, b)}</td>
            <td>{formatCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
