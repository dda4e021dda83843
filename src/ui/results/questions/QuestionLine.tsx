import type { ReactTable, Row } from '@tanstack/react-table';
import { type features, type Line, TRACKS } from './columns';
import styles from './QuestionLine.module.css';

interface QuestionLineProps {
  readonly table: ReactTable<typeof features, Line>;
  readonly row: Row<typeof features, Line>;
  readonly template: string | undefined;
  readonly height: number;
  readonly isActive: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (position: number) => void;
}

/** One question of the table, at its place among all of them. */
export function QuestionLine(props: QuestionLineProps) {
  const { table, row, template, height, isActive, isOpen, onOpen } = props;
  const { position, question, row: content } = row.original;
  return (
    <div
      id={`question-${question}`}
      role="row"
      aria-rowindex={position + 2}
      aria-selected={isOpen}
      aria-busy={content === undefined}
      data-active={isActive}
      className={styles.line}
      style={{ gridTemplateColumns: template, height, top: position * height }}
      onClick={() => {
        onOpen(position);
      }}
    >
      {row.getVisibleCells().map((cell) => (
        <div
          key={cell.id}
          role="gridcell"
          className={styles.cell}
          data-column={cell.column.id}
          data-number={TRACKS[cell.column.id]?.isNumber}
        >
          <table.FlexRender cell={cell} />
        </div>
      ))}
    </div>
  );
}
