import type { GoldMapping, IdSource, Mapping, PredictionMapping, Table } from '../../model';
import { readIds } from '../cells';

/**
 * Columns of the gold file without a use of their own, in its order. The parts of a composite id are
 * among them: a company makes a good slice. Where the file holds several runs too, only what is the
 * same in all rows of a question belongs to the question.
 */
export function extraGoldColumns(table: Table, mapping: Mapping & { readonly gold: GoldMapping }) {
  const { gold, predictions } = mapping;
  const inside = predictions.filter(({ file }) => file === gold.file);
  const used = new Set([...usedByGold(gold), ...inside.flatMap(usedByPredictions)]);
  const free = table.columns.filter((name) => !used.has(name));
  return inside.length === 0 ? free : free.filter(isSameWithin(table, gold.id));
}

/** Columns of a prediction file that no part of the mapping uses and the questions do not have. */
export function extraRunColumns(
  table: Table,
  { file }: PredictionMapping,
  { gold, predictions }: Mapping,
  ofQuestions: readonly string[],
): string[] {
  const beside = predictions.filter((one) => one.file === file);
  const used = new Set([...beside.flatMap(usedByPredictions), ...ofQuestions]);
  if (gold?.file === file) usedByGold(gold).forEach((name) => used.add(name));
  return table.columns.filter((name) => !used.has(name));
}

function usedByGold({ id, question, references, answerType, document }: GoldMapping): string[] {
  const single = [question, answerType, document].filter((name) => name !== null);
  return [...ownId(id), ...references.columns, ...single];
}

function usedByPredictions(one: PredictionMapping): string[] {
  const { id, answer, model, run, noAnswerProbability, humanLabel = null } = one;
  const single = [model, run, noAnswerProbability, humanLabel].filter((name) => name !== null);
  return [...ownId(id), ...answer.columns, ...single];
}

function ownId(id: IdSource): readonly string[] {
  return id.kind === 'columns' && id.columns.length === 1 ? id.columns : [];
}

function isSameWithin(table: Table, id: IdSource): (name: string) => boolean {
  const ids = readIds(table, id);
  return (name) => {
    const cells = table.cells[table.columns.indexOf(name)] ?? [];
    const first = new Map<string, string>();
    return ids.every((one, row) => {
      const cell = cells[row] ?? '';
      const before = first.get(one);
      if (before === undefined) first.set(one, cell);
      return before === undefined || before === cell;
    });
  };
}
