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

/** Reads the passages of a column and collects cells that name none. */
export interface PassageReader {
  /**
   * The passages of a row. Gold pages without a document belong to the question's document; an
   * unanswerable question may state that it has no evidence.
   */
  readonly read: (row: number, document: string, isUnanswerable?: boolean) => Passages | null;
  readonly problems: () => readonly Problem[];
}

/** Placeholder for the question's own document, as in Climate Finance Bench: `doc1{page7}`. */
const PLACEHOLDER = /^doc(?:ument)?[ _-]?1$/i;

/** The evidence column of a gold table; `null` if the mapping names none. */
export function createEvidenceReader(
  table: Table,
  { file, evidence }: GoldMapping,
): PassageReader | null {
  const cells = columnOf(table, evidence ?? '');
  return cells && createReader(cells, { file, column: evidence ?? '', cells: [] }, 'gold');
}

/**
 * The retrieved passages of a prediction table, from their column or the headers of the context
 * text; `null` if the mapping names neither.
 */
export function createRetrievedReader(
  table: Table,
  { file, retrieved, retrievalScores, context }: PredictionMapping,
): PassageReader | null {
  const contexts = columnOf(table, context ?? '');
  const cells = columnOf(table, retrieved ?? '');
  if (!cells) {
    const hasHeaders = contexts?.some((text) => readContext(text).passages);
    const read = (row: number) => readContext(contexts?.[row] ?? '').passages;
    return hasHeaders ? { read, problems: () => [] } : null;
  }
  const scores = columnOf(table, retrievalScores ?? '');
  const bad = { file, column: retrieved ?? '', cells: [] };
  const reader = createReader(cells, bad, 'retrieved');
  return {
    ...reader,
    read: (row, document) => withScores(reader.read(row, document), scores?.[row] ?? ''),
  };
}

function createReader(cells: readonly string[], bad: BadCells, side: PassageSide): PassageReader {
  return {
    read: (row, document, isUnanswerable = false) => {
      const cell = cells[row] ?? '';
      if (isUnanswerable && NO_PASSAGE.test(cell.trim())) return null;
      const { passages, unread } = readPassages(cell, side);
      if (unread.length > 0) bad.cells.push({ row: row + 1, cell: unread.join('; ') });
      return passages && resolveDocuments(passages, document, side);
    },
    problems: () => (bad.cells.length > 0 ? [passageProblems.unread(bad, side)] : []),
  };
}

/**
 * Gold pages without a document, and placeholders on both sides, belong to the question's document.
 */
function resolveDocuments(passages: Passages, document: string, side: PassageSide): Passages {
  const isOwn = (id: string, page: number) =>
    !Number.isNaN(page) && (PLACEHOLDER.test(id) || (id === '' && side === 'gold'));
  const ids = passages.ids.map((id, index) =>
    document !== '' && isOwn(id, passages.pages[index] ?? NaN) ? document : id,
  );
  return { ...passages, ids };
}
