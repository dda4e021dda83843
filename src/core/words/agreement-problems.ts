import type { Problem } from '../model';

/** Sentences about labels and label files. */
export const agreementProblems = {
  notLabels: (file: string): Problem => ({
    code: 'not-labels',
    severity: 'error',
    file,
    message: `${file} has no column “id” or no column “label”, so it is no label file. Name the two so; “model”, “run” and “annotator” say whose answer it is and who labelled it.`,
  }),

  unreadLabels: (file: string, count: number, row: number, text: string): Problem => ({
    code: 'unread-labels',
    severity: 'warning',
    file,
    row,
    column: 'label',
    message: `${file}: ${count === 1 ? 'one label is' : `${count} labels are`} not understood and left out, first “${text.slice(0, 60)}” in row ${row}. Write correct, incorrect, unsure or gold-wrong (or 1 and 0, yes and no, accept and reject).`,
  }),

  labelsWithoutId: (file: string, count: number, row: number): Problem => ({
    code: 'labels-without-id',
    severity: 'warning',
    file,
    row,
    column: 'id',
    message: `${file}: ${count === 1 ? 'one label has' : `${count} labels have`} no question id and ${count === 1 ? 'is' : 'are'} left out, first in row ${row}. Fill the column “id”.`,
  }),

  labelsTaken: (
    file: string,
    { added, known, contradicting }: { added: number; known: number; contradicting: number },
  ): Problem => ({
    code: 'labels-taken',
    severity: contradicting > 0 ? 'warning' : 'note',
    file,
    message: [
      `${file}: ${added === 1 ? 'one label was' : `${added} labels were`} added`,
      ...(known > 0 ? [`${known} stood here already`] : []),
      ...(contradicting > 0
        ? [
            `${contradicting} say something else than the same annotator said before; those answers count for nobody until one of the two is chosen under Agreement`,
          ]
        : []),
    ]
      .join(', ')
      .concat('.'),
  }),

  tooManyLabels: (file: string, most: number): Problem => ({
    code: 'too-many-labels',
    severity: 'error',
    file,
    message: `${file} would bring more than ${most} labels onto this page, and none of it was taken. Split it, or give the labels as a column of the predictions.`,
  }),
};
