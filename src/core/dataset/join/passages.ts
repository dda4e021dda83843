import {
  NO_PASSAGE,
  type PassageSide,
  readContext,
  readPassages,
  withScores,
} from '../../answers/passages';
import type { GoldMapping, Passages, PredictionMapping, Problem, Table } from '../../model';
import { passageProblems, type BadCells } from '../../words/column-problems';
import { columnOf } from '../cells';

/** Reads the passages of a column and collects the cells that name no passage. */
export interface PassageReader {
  /**
   * The passages of a row. Gold pages without a document, and placeholders on both sides, belong to
   * the question's document; an unanswerable question may state that it has no evidence.
   */
  readonly read: (row: number, document: string, isUnanswerable?: boolean) => Passages | null;
  readonly problems: () => readonly Problem[];
}

/** Placeholder for the question's own document, as in Climate Finance Bench: `doc1{page7}`. */
const PLACEHOLDER = /^doc(?:ument)?[ _-]?1$/i;

/** The evidence column of a gold table; `null` if the mapping names no such column. */
export function createEvidenceReader(table: Table, { file, evidence }: GoldMapping) {
  return createReader(table, file, evidence, 'gold');
}

/**
 * The retrieved passages of a prediction table, from their column or the headers of the context
 * text; `null` if the mapping names neither.
 */
export function createRetrievedReader(
  table: Table,
  { file, retrieved, retrievalScores, context }: PredictionMapping,
): PassageReader | null {
  const reader = createReader(table, file, retrieved, 'retrieved');
  if (reader) {
    const scores = columnOf(table, retrievalScores);
    const { read, problems } = reader;
    return { read: (row, of) => withScores(read(row, of), scores?.[row] ?? ''), problems };
  }
  const read = (row: number) => readContext(contexts?.[row] ?? '').passages;
  const contexts = columnOf(table, context);
  return contexts?.some((_, row) => read(row)) ? { read, problems: () => [] } : null;
}

function createReader(
  table: Table,
  file: string,
  column: string | null = null,
  side: PassageSide,
): PassageReader | null {
  const cells = columnOf(table, column);
  if (!cells || column === null) return null;
  const bad: BadCells = { file, column, cells: [] };
  return {
    read: (row, document, isUnanswerable = false) => {
      const cell = cells[row] ?? '';
      if (isUnanswerable && NO_PASSAGE.test(cell.trim())) return null;
      const { passages, unread } = readPassages(cell, side);
      if (unread.length > 0) bad.cells.push({ row: row + 1, cell: unread.join('; ') });
      if (!passages || document === '') return passages;
      const isOwn = (id: string, page = NaN) =>
        !Number.isNaN(page) && (PLACEHOLDER.test(id) || (id === '' && side === 'gold'));
      const { ids, pages } = passages;
      return { ...passages, ids: ids.map((id, at) => (isOwn(id, pages[at]) ? document : id)) };
    },
    problems: () => (bad.cells.length > 0 ? [passageProblems.unread(bad, side)] : []),
  };
}
