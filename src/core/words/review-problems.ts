import { describeFirst, error, note, warning } from './problems';
import type { Problem } from '../model';
import { formatCount, plural } from './numbers';

/** Messages about labels and label files. */
export const agreementProblems = {
  notLabels: (file: string): Problem => ({
    ...error('not-labels', { file }),
    message: `${file} is not a label file: it needs the columns “id” and “label”. The columns “model”, “run” and “annotator” are optional: they say which system and run gave the answer, and who labeled it.`,
  }),

  unreadLabels: (file: string, rows: readonly { readonly row: number; readonly text: string }[]) =>
    describeFirst(rows, ({ row, text }, count) => ({
      ...warning('unread-labels', { file, row, column: 'label' }),
      message: `${file}: ${plural(count, 'unknown label was', 'unknown labels were')} ignored, first “${text.slice(0, 60)}” in row ${row}. Use correct, incorrect, unsure or gold-wrong (or 1 and 0, yes and no, accept and reject).`,
    })),

  labelsWithoutId: (file: string, rows: readonly number[]) =>
    describeFirst(rows, (row, count) => ({
      ...warning('labels-without-id', { file, row, column: 'id' }),
      message: `${file}: ${plural(count, 'label without a question id was', 'labels without a question id were')} ignored, first in row ${row}. Fill in the column “id”.`,
    })),

  labelsTaken: (
    file: string,
    { added, known, contradicting }: { added: number; known: number; contradicting: number },
  ): Problem =>
    describeAdded('labels-taken', file, plural(added, 'label was', 'labels were'), known, [
      contradicting,
      `${plural(contradicting, 'contradicts', 'contradict')} an earlier label of the same annotator; these answers are excluded until you choose one of the two under Human labels`,
    ]),

  tooManyLabels: (file: string, most: number): Problem => ({
    ...error('too-many-labels', { file }),
    message: `${file} would exceed the limit of ${most} labels, so none was added. Split it, or put the labels into a column of the prediction file.`,
  }),
};

/** Messages about gold patches. */
export const patchProblems = {
  badPatch: (file: string, where: string, what: string): Problem => ({
    ...error('bad-patch', { file }),
    message: `${file} is not a gold patch${where === '' ? '' : `, at ${where}`}: ${what}`,
  }),

  patchTaken: (
    file: string,
    { added, known, conflicts }: { added: number; known: number; conflicts: number },
  ): Problem =>
    describeAdded('patch-taken', file, plural(added, 'decision was', 'decisions were'), known, [
      conflicts,
      `${plural(conflicts, 'answer has', 'answers have')} conflicting decisions, which do not apply until you choose one under Complete the gold`,
    ]),

  goldWritten: (file: string, added: number, left: number): Problem => ({
    code: 'gold-written',
    severity: left > 0 ? 'warning' : 'note',
    message: `${file} has the gold file’s answers and ${plural(added, 'accepted answer')}${
      left > 0
        ? `; ${plural(left, 'accepted answer is', 'accepted answers are')} only in gold-patch.json: the gold file’s format cannot store answers to unanswerable questions or answers that contain its separator`
        : ''
    }.`,
  }),
};

/** What a file added, what was already present, and a warning if something contradicts it. */
function describeAdded(
  code: string,
  file: string,
  added: string,
  known: number,
  [conflicts, warns]: readonly [count: number, words: string],
): Problem {
  const present = known > 0 ? `, ${formatCount(known)} already present` : '';
  return {
    ...(conflicts > 0 ? warning : note)(code, { file }),
    message: `${file}: ${added} added${present}${conflicts > 0 ? `, ${warns}` : ''}.`,
  };
}
