import type { MetricAgreement } from '../../../core/agreement/metric-agreement';
import { formatCount } from '../../parts/format';
import { RunName } from '../../parts/RunName';
import { Figure } from './Figure';
import styles from './table.module.css';

interface RunTableProps {
  readonly rows: readonly MetricAgreement[];
  readonly runNames: readonly string[];
}

/** One metric against people in every run; a metric may be kinder to one system than to another. */
export function RunTable({ rows, runNames }: RunTableProps) {
  const ofRuns = rows
    .flatMap((row) => (row.run === null || row.n === 0 ? [] : [{ ...row, run: row.run }]))
    .sort((a, b) => a.run - b.run);
  if (ofRuns.length === 0) return <p className={styles.note}>No run has labelled answers.</p>;
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="The metric run by run">
      <table className={styles.table}>
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
              <td>
                <Figure measured={row.accuracy} as="share" />
              </td>
              <td>
                <Figure measured={row.macroF1} as="share" />
              </td>
              <td>
                <Figure measured={row.kappa} as="kappa" />
              </td>
              <td>{formatCount(row.confusion.falsePositive)}</td>
              <td>{formatCount(row.confusion.falseNegative)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
