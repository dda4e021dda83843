import { Group, Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { areRankings } from '../../state/selectors';
import type { QuestionRow } from '../../worker/protocol';
import { COLUMN_ATTRIBUTE } from '../copy/read-table';
import { LinkButton } from '../parts/Buttons';
import { TableCopyMenu } from '../parts/DataTable';
import { Muted } from '../parts/Texts';
import { useAssay, useAssayStore } from '../store-context';
import styles from './AnswerTable.module.css';
import { openQuestion } from './open-questions';

interface QuestionCellsProps {
  readonly row: Pick<QuestionRow, 'id' | 'text' | 'references'>;
  /** The run whose answer is shown when the question is opened. */
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
  /** Headings of the columns that follow the two fixed columns, question and reference. */
  readonly columns: readonly ReactNode[];
  /** Whether it has a copy menu; `false` if it only shows details of a row of another table. */
  readonly canBeCopied?: boolean;
  readonly children: ReactNode;
}

const HEADINGS = ['Question', 'Reference'];
const RANKING_HEADINGS = ['Query', 'Relevant passages'];

/** Questions with references and predictions; on narrow screens the cells are stacked. */
export function AnswerTable({ label, columns, canBeCopied, children }: AnswerTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const headings = useHeadings();
  return (
    <>
      {canBeCopied && <TableCopyMenu label={label} table={table} />}
      <table ref={table} className={`text-table ${styles.table}`} aria-label={label}>
        <thead>
          <tr>
            {[...headings, ...columns].map((heading, at) => (
              <th key={at} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </>
  );
}

function useHeadings() {
  return useAssay(areRankings) ? RANKING_HEADINGS : HEADINGS;
}

/** The question, which can be opened, and its references. */
export function QuestionCells({ row: { id, text, references }, run }: QuestionCellsProps) {
  const store = useAssayStore();
  const [, referenceLabel] = useHeadings();
  return (
    <>
      <th scope="row">
        <LinkButton onClick={() => openQuestion(store, run, id)}>{id}</LinkButton>
        <Text span inherit lineClamp={3} {...{ [COLUMN_ATTRIBUTE]: 'Text' }}>
          {text}
        </Text>
      </th>
      <td data-label={referenceLabel}>
        <Text span inherit lineClamp={3}>
          {references.length === 0 ? <Muted>none</Muted> : references.join(' · ')}
        </Text>
      </td>
    </>
  );
}

export function AnswerCell({ label, text, children }: AnswerCellProps) {
  return (
    <td data-label={label}>
      <Group component="span" gap={8} align="baseline" wrap="nowrap" className={styles.answer}>
        {children}
        <Text span inherit lineClamp={3}>
          {text === '' ? '(empty)' : (text ?? 'no prediction')}
        </Text>
      </Group>
    </td>
  );
}
