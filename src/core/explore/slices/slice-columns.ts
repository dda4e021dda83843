import type { QuestionTable } from '../view/question-table';

/** A value that fewer questions share has no row of its own: it is counted among the others. */
export const RARE = 3;

/** Rows of one column at most; the most frequent values have them. */
export const MOST_SLICES = 40;

/** A column of the gold file by whose values scores can be told apart. */
export interface SliceColumn {
  /** As a query names it. */
  readonly name: string;
  readonly label: string;
  /** Values that have a row of their own. */
  readonly slices: number;
}

/** Why a column is not offered: nothing in it, one value throughout, or values that hardly repeat. */
export type NotOffered = 'blank' | 'same' | 'apart';

/** The columns to slice by, and the others with why they are none. */
export interface SliceColumns {
  readonly offered: readonly SliceColumn[];
  readonly others: readonly { readonly name: string; readonly why: NotOffered }[];
}

/**
 * The columns that sort questions into kinds, the gold file's own before those that every data set
 * has. A column is offered where it makes two rows at least and half of the questions that have a
 * value share it with `RARE` − 1 others; the rest are named with the reason. Linear in the questions.
 */
export function listSliceColumns(table: QuestionTable): SliceColumns {
  const offered: SliceColumn[] = [];
  const others: { name: string; why: NotOffered }[] = [];
  const fields = table.fields.filter(
    (field) => !field.perRun && field.type === 'text' && field.isCategory,
  );
  for (const field of fields) {
    const { values, codes } = table.categories(field, 0);
    const counts = countCodes(values.length, codes);
    const filled = counts.reduce((sum, count) => sum + count, 0);
    const own = counts.filter((count) => count >= RARE).slice(0, MOST_SLICES);
    const rows =
      own.length + (own.length < values.length ? 1 : 0) + (filled < codes.length ? 1 : 0);
    const { name, label } = field;
    if (filled === 0) others.push({ name, why: 'blank' });
    else if (values.length === 1 && filled === codes.length) others.push({ name, why: 'same' });
    else if (rows < 2 || 2 * own.reduce((sum, count) => sum + count, 0) < filled) {
      others.push({ name, why: 'apart' });
    } else offered.push({ name, label, slices: own.length });
  }
  const isOfEvery = ({ name }: SliceColumn) => OF_EVERY_DATA_SET.includes(name);
  return {
    offered: [...offered.filter((one) => !isOfEvery(one)), ...offered.filter(isOfEvery)],
    others,
  };
}

/** Columns that are always there, by the names that `view/table-field.ts` gives them. */
const OF_EVERY_DATA_SET: readonly string[] = ['document', 'type', 'kind'];

/** How many questions have each code, in the order of the codes. */
function countCodes(values: number, codes: Int32Array): readonly number[] {
  const counts = new Array<number>(values).fill(0);
  for (const code of codes) if (code >= 0) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}
