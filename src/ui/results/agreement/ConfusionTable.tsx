import { useState } from 'react';
import type { MetricAgreement } from '../../../core/analysis/agreement/metric-agreement';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatCount } from '../../parts/format';
import { LinkButton } from '../../parts/LinkButton';
import { CellAnswers } from './CellAnswers';
import styles from './ConfusionTable.module.css';

interface ConfusionTableProps {
  readonly metric: MetricDescription;
  readonly row: MetricAgreement;
  readonly runNames: readonly string[];
}

/** A cell by what the metric and what people decide. */
interface Opened {
  readonly accepted: boolean;
  readonly correct: boolean;
}

/** The metric's verdicts against people's; a count opens the answers behind it. */
export function ConfusionTable({ metric, row, runNames }: ConfusionTableProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { truePositive, falsePositive, falseNegative, trueNegative } = row.confusion;
  const lines = [
    { accepted: true, correct: truePositive, incorrect: falsePositive },
    { accepted: false, correct: falseNegative, incorrect: trueNegative },
  ];
  const isOpen = ({ accepted, correct }: Opened) =>
    opened?.accepted === accepted && opened.correct === correct;
  const cell = (accepted: boolean, correct: boolean, count: number) => (
    <td className={accepted === correct ? undefined : styles.differs}>
      {count === 0 ? (
        '0'
      ) : (
        <LinkButton
          label={`${describeCell(metric, { accepted, correct })}: ${count}`}
          expanded={isOpen({ accepted, correct })}
          onClick={() => {
            setOpened(isOpen({ accepted, correct }) ? null : { accepted, correct });
          }}
        >
          {formatCount(count)}
        </LinkButton>
      )}
    </td>
  );
  return (
    <>
      <div>
        <h3 className={styles.heading}>Whose verdicts meet</h3>
        <table className={styles.table} aria-label={`${metric.label} against people`}>
          <thead>
            <tr>
              <td />
              <th scope="col">people: correct</th>
              <th scope="col">people: incorrect</th>
              <th scope="col">together</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ accepted, correct, incorrect }) => (
              <tr key={String(accepted)}>
                <th scope="row">{accepted ? 'metric: right' : 'metric: wrong'}</th>
                {cell(accepted, true, correct)}
                {cell(accepted, false, incorrect)}
                <td className={styles.sum}>{formatCount(correct + incorrect)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">together</th>
              <td className={styles.sum}>{formatCount(truePositive + falseNegative)}</td>
              <td className={styles.sum}>{formatCount(falsePositive + trueNegative)}</td>
              <td className={styles.sum}>{formatCount(row.n)}</td>
            </tr>
          </tbody>
        </table>
      </div>
      {opened && (
        <div className={styles.wide}>
          <CellAnswers
            name={describeCell(metric, opened)}
            metric={metric}
            threshold={row.threshold}
            run={row.run}
            runNames={runNames}
            {...opened}
          />
        </div>
      )}
    </>
  );
}

function describeCell({ label }: MetricDescription, { accepted, correct }: Opened): string {
  return `${label} says ${accepted ? 'right' : 'wrong'}, people say ${correct ? 'correct' : 'incorrect'}`;
}
