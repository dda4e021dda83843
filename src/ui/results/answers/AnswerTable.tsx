import { Children, type ReactNode } from 'react';
import { useSteps } from '../../charts/use-steps';
import styles from './AnswerTable.module.css';

interface AnswerTableProps {
  readonly label: string;
  /** Heads of the columns behind question and reference. */
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

/** Rows that are drawn at once. */
const PORTION = 15;

/** Questions with their references and what was answered, one below the other on a narrow screen. */
export function AnswerTable({ label, columns, children }: AnswerTableProps) {
  const rows = Children.toArray(children);
  const further = Math.max(0, Math.ceil(rows.length / PORTION) - 1);
  const step = useSteps(further);
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {['Question', 'Reference', ...columns].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.slice(0, PORTION * (1 + step))}</tbody>
    </table>
  );
}
