import { memo } from 'react';
import type { Cell } from '../../../../core/explore/view/question-table';
import type { Score } from '../../../../core/model';
import type { MetricDescription } from '../../../../core/scoring/metric';
import { formatNumber, formatScore } from '../../../../core/words/numbers';
import type { TableRow } from '../../../../worker/protocol';
import { ScoreChip } from '../../../parts/ScoreChip';
import type { TableColumn } from '../table-columns';
import type { ColumnLayout } from './column-layout';
import { cellId } from './grid-navigation';
import styles from './table.module.css';

type CellContent =
  | { readonly kind: 'score'; readonly metric: MetricDescription; readonly score: Score }
  /** `muted`: secondary text. */
  | { readonly kind: 'text' | 'muted'; readonly text: string };

/** Columns whose text is not muted. */
const MAIN = ['id', 'question', 'reference', 'prediction'];

interface QuestionRowProps {
  readonly line: number;
  readonly position: number;
  /** Absent until it is loaded. */
  readonly row: TableRow | undefined;
  /** The columns that `row` has cells for; while new columns are loading, the previous ones. */
  readonly columns: readonly TableColumn[] | undefined;
  readonly layout: ColumnLayout;
  readonly template: string | undefined;
  /** Positions of the rendered columns. */
  readonly drawnColumns: readonly number[];
  readonly height: number;
  /** 2 inside a group; `undefined` without grouping. */
  readonly level: number | undefined;
  /** The column of the active cell; -1 if it is in another row. */
  readonly activeColumn: number;
  readonly isOpen: boolean;
  readonly onOpen: (position: number) => void;
}

export const QuestionRow = memo(function QuestionRow(props: QuestionRowProps) {
  const { line, position, row, columns, layout, template, drawnColumns, height } = props;
  const { level, activeColumn, isOpen, onOpen } = props;
  const showsAllColumns = columns === layout.columns;
  return (
    <div
      role="row"
      aria-rowindex={line + 1 + layout.headerRows}
      aria-level={level}
      aria-selected={isOpen}
      aria-busy={!showsAllColumns}
      data-empty={row === undefined}
      className={`${styles.item} ${styles.line}`}
      style={{ gridTemplateColumns: template, height, top: line * height }}
      onClick={() => onOpen(position)}
    >
      {drawnColumns.map((index, at) => {
        const column = layout.columns[index];
        if (!column) return null;
        const from = showsAllColumns ? index : columns?.findIndex(({ key }) => key === column.key);
        const left = layout.pinnedOffsets.get(column.key);
        // Only the first cell after a gap has a position, since styling every cell would make
        // scrolling slow.
        const follows = index === (drawnColumns[at - 1] ?? -1) + 1;
        const gridColumn = follows ? undefined : index + 1;
        const cell = row?.cells[from ?? index];
        const content = cell === undefined ? null : contentOf(column, cell);
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
            data-muted={content?.kind === 'muted'}
            style={{ left, gridColumn }}
          >
            {content?.kind === 'score' ? (
              <ScoreChip metric={content.metric} score={content.score} />
            ) : (
              content?.text
            )}
          </div>
        );
      })}
    </div>
  );
});

export function textOfCell(column: TableColumn, cell: Cell): string {
  const content = contentOf(column, cell);
  return content.kind === 'score' ? formatScore(content.metric, content.score) : content.text;
}

function contentOf({ name, metric }: TableColumn, cell: Cell): CellContent {
  if (!isTexts(cell)) {
    if (metric) return { kind: 'score', metric, score: cell };
    return { kind: 'text', text: typeof cell === 'number' ? formatNumber(cell) : (cell ?? '') };
  }
  const absent = wordForAbsent(name, cell);
  if (absent !== null) return { kind: 'muted', text: absent };
  return { kind: MAIN.includes(name) ? 'text' : 'muted', text: cell.join(' | ') };
}

function wordForAbsent(name: string, [text]: readonly string[]): string | null {
  if (name === 'reference' && text === undefined) return 'none';
  if (name !== 'prediction') return null;
  if (text === undefined) return 'no prediction';
  return text.trim() === '' ? '(empty)' : null;
}

function isTexts(cell: Cell): cell is readonly string[] {
  return typeof cell === 'object' && cell !== null;
}
