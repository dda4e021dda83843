import { nameOfRun } from '../../../core/model';
import type { RunReport } from '../../../core/analysis/run-report';
import type { PairComparison, RunComparison } from '../../../core/analysis/compare-runs';
import { Card } from '../../parts/Card';
import { FiguresTable } from '../../parts/FiguresTable';
import { countOf, formatMean } from '../../parts/format';
import { BaselineRow } from './BaselineRow';
import { againstBaseline } from './oriented';
import type { PairKind } from './pair-kinds';
import type { Compared } from './use-comparison';

interface BaselineTableProps extends Compared {
  readonly runs: readonly RunReport[];
  readonly comparison: RunComparison;
  /** Opens the questions behind a count. */
  readonly onOpen: (run: number, kind: PairKind) => void;
}

/** Every other run against the baseline: difference, questions, tests. */
export function BaselineTable({
  runs,
  comparison,
  metric,
  baseline,
  other,
  onOpen,
}: BaselineTableProps) {
  const rows = againstBaseline(comparison, baseline);
  const widest = Math.max(
    ...rows.flatMap(({ interval, difference }) => [
      Math.abs(interval?.low ?? difference ?? 0),
      Math.abs(interval?.high ?? difference ?? 0),
    ]),
  );
  const own = runs[baseline];
  const hasVerdicts = rows.some(({ pair }) => pair.mcNemar !== null);
  const counted = new Set(rows.map(({ pair }) => countQuestions(pair)));
  return (
    <Card
      title={`${metric.label} against ${own ? nameOfRun(own) : ''}`}
      note={[
        `baseline ${formatMean(metric, own?.metrics[metric.id]?.mean ?? null)}`,
        `${metric.display === 'share' ? 'points of 100, ' : ''}${metric.better} is better`,
        ...(counted.size === 1 ? counted : []),
      ].join('; ')}
    >
      <FiguresTable label="Runs against the baseline">
        <thead>
          <tr>
            <th scope="col">Run</th>
            <th scope="col">Mean</th>
            <th scope="col">Difference, 95 % interval</th>
            <th scope="col">Improved</th>
            <th scope="col">Regressed</th>
            <th scope="col">Same</th>
            <th scope="col" title="p of the paired permutation test">
              p
            </th>
            <th scope="col" title="p after Holm’s adjustment over all pairs">
              Holm p
            </th>
            {hasVerdicts && (
              <th
                scope="col"
                title="McNemar’s exact p, for scores of 0 and 1; it knows of no documents"
              >
                McNemar p
              </th>
            )}
            <th
              scope="col"
              title="The smallest true difference that so many questions show four times in five"
            >
              Detectable
            </th>
            {counted.size > 1 && <th scope="col">Questions</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BaselineRow
              key={row.run}
              row={row}
              report={runs[row.run]}
              metric={metric}
              widest={widest}
              hasVerdicts={hasVerdicts}
              counted={counted.size > 1 ? countQuestions(row.pair) : null}
              isShown={row.run === other}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </FiguresTable>
    </Card>
  );
}

/** The questions that a pair is compared on. */
function countQuestions({ n, clusters }: PairComparison): string {
  return `${countOf(n, 'question')}${clusters === null ? '' : ` in ${countOf(clusters, 'document')}`}`;
}
