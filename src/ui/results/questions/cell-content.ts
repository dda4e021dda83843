import type { MetricDescription } from '../../../core/scoring/metric';
import type { Score } from '../../../core/model';
import type { Cell } from '../../../core/explore/view/question-table';
import { formatPlain } from '../../parts/format';
import type { TableColumn } from './column-list';

/** What stands in one cell of the question table. */
export type CellContent =
  | { readonly kind: 'score'; readonly metric: MetricDescription; readonly score: Score }
  /** `muted` stands behind what a row is read for. */
  | { readonly kind: 'text' | 'muted'; readonly text: string };

/** The columns that a row is read for. */
const MAIN = ['id', 'question', 'reference', 'prediction'];

export function contentOf({ name, metric }: TableColumn, cell: Cell): CellContent {
  if (!isTexts(cell)) {
    if (metric) return { kind: 'score', metric, score: cell };
    return { kind: 'text', text: typeof cell === 'number' ? formatPlain(cell) : (cell ?? '') };
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
