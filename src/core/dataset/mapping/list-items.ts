import { kindFromLabel } from '../../answers/kind-label';
import { readListLiteral } from '../../answers/list-literal';
import type { ListItems } from '../../model';
import { columnOf } from '../cells';
import { type AlignedRows, isSubset, wordsOf } from './aligned-rows';
import type { ProfiledFile } from './profile-columns';

/** How to read lists of items if the answer type is a list, or if there are no answer types. */
export interface ListReading {
  readonly items: ListItems;
  readonly isOpen: boolean;
  /** The evidence for each reading, in words. */
  readonly forAnswers: string;
  readonly forParts: string;
}

/** Minimum number of rows whose answer type is not “list”. */
const MIN_OTHER_ROWS = 3;

/**
 * Reads `["wind", "wind power"]` under the answer type “list” as accepted answers or as one list.
 * The evidence: items that contain each other, questions of other types in the same column, and the
 * form of predictions. Without answer types, there is less evidence: half of the lists must have a
 * prediction with a single item, and the reading as accepted answers is certain only if all
 * evidence agrees. `null` if no question of type list has several items.
 */
export function compareListReadings(
  file: ProfiledFile,
  column: string,
  answerType: string | null,
  aligned: AlignedRows | null,
): ListReading | null {
  const { table } = file.source;
  const cells = columnOf(table, column) ?? [];
  const labels = columnOf(table, answerType);
  const itemsOf = (row: number) => {
    const items = readListLiteral(cells[row] ?? '') ?? [];
    return items.every((item) => readListLiteral(item) === null) ? items : [];
  };
  const rows = [...cells.keys()].filter((row) => cells[row] !== '');
  const isList = (row: number) =>
    labels === null || kindFromLabel(labels[row] ?? '', {}) === 'list';
  const lists = rows.filter((row) => isList(row) && itemsOf(row).length > 1);
  if (lists.length === 0) return null;
  const others = rows.filter((row) => !isList(row));
  const severalOthers = others.filter((row) => itemsOf(row).length > 1);
  const containing = lists.filter((row) => containEachOther(itemsOf(row)));
  const predictions = predictionsOf(file, aligned);
  const forms = lists.flatMap((row) =>
    (predictions.get(row) ?? []).map((text) => givenItems(text, itemsOf(row))),
  );
  const one = forms.filter((form) => form === 'one').length;
  const several = forms.filter((form) => form === 'several').length;

  const score =
    (containing.length >= lists.length / 2 ? 1 : 0) +
    (severalOthers.length > 0.2 * others.length ? 1 : 0) +
    (one > several && (labels !== null || 2 * one >= lists.length) ? 1 : 0) -
    (others.length >= MIN_OTHER_ROWS && severalOthers.length === 0 ? 1 : 0) -
    (several > one ? 1 : 0);
  const ofOthers =
    labels === null
      ? ''
      : ` ${severalOthers.length} of ${others.length} questions of other types have several items;`;
  return {
    items: score > 0 ? 'answers' : 'parts',
    isOpen: score === 0 || (labels === null && score === 1),
    forAnswers: `In ${containing.length} of ${lists.length} lists, one item contains another;${ofOthers} ${one} predictions give one item.`,
    forParts: `In ${lists.length - containing.length} of ${lists.length} lists, no item contains another; ${several} predictions give several items.`,
  };
}

/** Whether an item contains all words of another, as “wind power” contains “wind”. */
function containEachOther(items: readonly string[]): boolean {
  const words = items.map((item) => new Set(wordsOf(item)));
  return words.some((part, at) =>
    words.some((whole, other) => other !== at && isSubset(part, whole)),
  );
}

/** Cells of other files aligned with each gold row. */
function predictionsOf(file: ProfiledFile, aligned: AlignedRows | null): Map<number, string[]> {
  const id = file.source.info.id;
  const others = aligned?.columns.filter((column) => column.file !== id) ?? [];
  return new Map(
    (aligned?.rows ?? []).map((row, at) => [row, others.flatMap(({ cells }) => cells[at] ?? [])]),
  );
}

function givenItems(text: string, items: readonly string[]): 'one' | 'several' | null {
  const predicted = new Set(wordsOf(text));
  const words = items.map((item) => new Set(wordsOf(item)));
  const isSame = (item: ReadonlySet<string>) =>
    item.size === predicted.size && isSubset(item, predicted);
  if (words.some(isSame)) return 'one';
  return words.filter((item) => isSubset(item, predicted)).length > 1 ? 'several' : null;
}
