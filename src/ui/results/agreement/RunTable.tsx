import type { MetricAgreement } from '../../../core/analysis/agreement/metric-agreement';
import { FiguresTable } from '../../parts/FiguresTable';
import { formatCount } from '../../parts/format';
import { Remark } from '../../parts/Remark';
import { RunName } from '../../parts/RunName';
import { AgreementCells } from './Figure';

interface RunTableProps {
  readonly rows: readonly MetricAgreement[];
  readonly runNames: readonly string[];
}

/** One metric against people in every run; a metric may be kinder to one system than to another. */
export function RunTable({ rows, runNames }: RunTableProps) {
  const ofRuns = rows
    .flatMap((row) => (row.run === null || row.n === 0 ? [] : [{ ...row, run: row.run }]))
    .sort((a, b) => a.run - b.run);
  if (ofRuns.length === 0) return <Remark>No run has labelled answers.</Remark>;
  return (
    <FiguresTable label="The metric run by run">
      <thead>
        <tr>
          <th scope="col">Run</th>
          <th scope="col">Answers</th>
          <th scope="col">Same verdict</th>
          <th scope="col">Macro F1</th>
          <th scope="col">κ</th>
          <th scope="col">Too kind</th>
          <th scope="col">Too strict</th>
        </tr>
      </thead>
      <tbody>
        {ofRuns.map((row) => (
          <tr key={row.run}>
            <th scope="row">
              <RunName model={runNames[row.run] ?? ''} run="" index={row.run} />
            </th>
            <td>{formatCount(row.n)}</td>
            <AgreementCells row={row} />
            <td>{formatCount(row.confusion.falsePositive)}</td>
            <td>{formatCount(row.confusion.falseNegative)}</td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
