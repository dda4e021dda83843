import { error, warning } from './problems';
import type { Problem } from '../model';
import { formatCount, plural } from './numbers';

/** Messages about labels and label files. */
export const agreementProblems = {
  notLabels: (file: string): Problem => ({
    ...error('not-labels', { file }),
    message: `${file} is not a label file: it needs the columns “id” and “label”. The columns “model”, “run” and “annotator” are optional: they say whose answer it is and who labeled it.`,
  }),

  unreadLabels: (file: string, count: number, row: number, text: string): Problem => ({
    ...warning('unread-labels', { file, row, column: 'label' }),
    message: `${file}: ${plural(count, 'unknown label was', 'unknown labels were')} ignored, first “${text.slice(0, 60)}” in row ${row}. Use correct, incorrect, unsure or gold-wrong (or 1 and 0, yes and no, accept and reject).`,
  }),

  labelsWithoutId: (file: string, count: number, row: number): Problem => ({
    ...warning('labels-without-id', { file, row, column: 'id' }),
    message: `${file}: ${plural(count, 'label without a question id was', 'labels without a question id were')} ignored, first in row ${row}. Fill in the column “id”.`,
  }),

  labelsTaken: (
    file: string,
    { added, known, contradicting }: { added: number; known: number; contradicting: number },
  ): Problem => ({
    code: 'labels-taken',
    severity: contradicting > 0 ? 'warning' : 'note',
    file,
    message: [
      `${file}: ${plural(added, 'label was', 'labels were')} added`,
      ...(known > 0 ? [`${formatCount(known)} already present`] : []),
      ...(contradicting > 0
        ? [
            `${plural(contradicting, 'contradicts', 'contradict')} an earlier label of the same annotator; these answers are excluded until you choose one of the two under Human labels`,
          ]
        : []),
    ]
      .join(', ')
      .concat('.'),
  }),

  tooManyLabels: (file: string, most: number): Problem => ({
    ...error('too-many-labels', { file }),
    message: `${file} would exceed the limit of ${most} labels, so none was added. Split it, or put the labels into a column of the prediction file.`,
  }),
};
