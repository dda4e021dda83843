import type { Cell as CellValue } from '../../../core/view/question-table';
import { formatPlain } from '../../parts/format';
import { ScoreChip } from '../../parts/ScoreChip';
import styles from './cells.module.css';
import type { TableColumn } from './column-list';
import { Prediction } from './Prediction';

interface CellProps {
  readonly column: TableColumn;
  /** Absent until it has come. */
  readonly cell: CellValue | undefined;
}

/** What stands in one cell of the question table. */
export function Cell({ column: { name, metric }, cell }: CellProps) {
  if (cell === undefined) return null;
  if (!isTexts(cell)) {
    if (metric) return <ScoreChip metric={metric} score={cell} />;
    return typeof cell === 'number' ? formatPlain(cell) : cell;
  }
  switch (name) {
    case 'id':
      return <span className={styles.id}>{cell[0]}</span>;
    case 'question':
      return cell[0];
    case 'prediction':
      return <Prediction text={cell[0] ?? null} />;
    case 'reference':
      return cell.length > 0 ? cell.join(' | ') : <span className={styles.muted}>none</span>;
    default:
      return <span className={styles.muted}>{cell.join(' | ')}</span>;
  }
}

function isTexts(cell: CellValue): cell is readonly string[] {
  return typeof cell === 'object' && cell !== null;
}
