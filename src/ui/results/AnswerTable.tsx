import type { ReactNode } from 'react';
import type { QuestionRow } from '../../worker/protocol';
import { LinkButton } from '../parts/Buttons';
import { useAssayStore } from '../store-context';
import styles from './AnswerTable.module.css';
import { openQuestion } from './open-questions';

interface QuestionCellsProps {
  readonly row: Pick<QuestionRow, 'id' | 'text' | 'references'>;
  /** The run whose answer the question opens with. */
  readonly run: number;
}

interface AnswerCellProps {
  /** Replaces the column heading on narrow screens. */
  readonly label: string;
  readonly text: string | null;
  /** Shown before the answer. */
  readonly children?: ReactNode;
}

interface AnswerTableProps {
  readonly label: string;
  /** Headings of the columns after question and reference. */
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

/** Questions with references and predictions; on narrow screens the cells are stacked. */
export function AnswerTable({ label, columns, children }: AnswerTableProps) {
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
      <tbody>{children}</tbody>
    </table>
  );
}

/** The question, which opens, and its references. */
export function QuestionCells({ row: { id, text, references }, run }: QuestionCellsProps) {
  const store = useAssayStore();
  return (
    <>
      <th scope="row">
        <LinkButton onClick={() => openQuestion(store, run, id)}>{id}</LinkButton>
        <span className={styles.text}>{text}</span>
      </th>
      <td data-label="Reference">
        <span className={styles.text}>{references.join(' · ')}</span>
      </td>
    </>
  );
}

/** What was answered. */
export function AnswerCell({ label, text, children }: AnswerCellProps) {
  return (
    <td data-label={label}>
      <span className={styles.answer}>
        {children}
        <span className={styles.text}>{text ?? 'no prediction'}</span>
      </span>
    </td>
  );
}
