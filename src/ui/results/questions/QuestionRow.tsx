import { memo } from 'react';
import type { TableRow } from '../../../worker/protocol';
import { Cell } from './Cell';
import { cellId } from './grid-keys';
import type { Layout } from './layout';
import styles from './QuestionRow.module.css';

interface QuestionRowProps {
  readonly line: number;
  readonly position: number;
  /** Absent until it has come. */
  readonly row: TableRow | undefined;
  readonly layout: Layout;
  /** Positions of the columns that are drawn. */
  readonly inSight: readonly number[];
  readonly height: number;
  /** 2 inside of a group; left out where nothing is grouped. */
  readonly level: number | undefined;
  /** The column that the keyboard is on; -1 while it is elsewhere. */
  readonly activeColumn: number;
  readonly isOpen: boolean;
  readonly onOpen: (position: number) => void;
}

/** One question of the table, at its place among all lines. */
export const QuestionRow = memo(function QuestionRow(props: QuestionRowProps) {
  const { line, position, row, layout, inSight, height, level, activeColumn, isOpen, onOpen } =
    props;
  return (
    <div
      role="row"
      aria-rowindex={line + 1 + layout.heads}
      aria-level={level}
      aria-selected={isOpen}
      aria-busy={row === undefined}
      className={styles.line}
      style={{ gridTemplateColumns: layout.template, height, top: line * height }}
      onClick={() => {
        onOpen(position);
      }}
    >
      {inSight.map((index, place) => {
        const column = layout.columns[index];
        if (!column) return null;
        const left = layout.pinnedAt.get(column.key);
        // The first after a gap has its place given, and the others follow it: a style of its own for
        // each cell is costly while rows fly by.
        const follows = index === (inSight[place - 1] ?? -1) + 1;
        const gridColumn = follows ? undefined : index + 1;
        return (
          <div
            key={column.key}
            id={index === activeColumn ? cellId({ line, column: index }) : undefined}
            role="gridcell"
            aria-colindex={index + 1}
            className={styles.cell}
            data-column={column.name}
            data-number={column.isNumber}
            data-active={index === activeColumn}
            data-pinned={left !== undefined}
            style={{ left, gridColumn }}
          >
            <Cell column={column} cell={row?.cells[index]} />
          </div>
        );
      })}
    </div>
  );
});
