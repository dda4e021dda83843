import type { Problem } from '../model';

/**
 * Every sentence that tells a person of expected trouble: what happened, where, what to do.
 * Bugs are thrown, never worded here.
 */
export const problems = {
  noGold: (): Problem => ({
    code: 'no-gold',
    severity: 'error',
    message: 'No file is taken for gold. Choose which of your files holds the reference answers.',
  }),

  noPredictions: (): Problem => ({
    code: 'no-predictions',
    severity: 'error',
    message: 'No file is taken for predictions. Open a file with the answers of a system.',
  }),

  missingColumn: (file: string, column: string, use: string): Problem => ({
    code: 'missing-column',
    severity: 'error',
    file,
    column,
    message: `${file} has no column “${column}”, which the mapping names for ${use}. Choose another column.`,
  }),

  missingFile: (file: string): Problem => ({
    code: 'missing-file',
    severity: 'error',
    file,
    message: `The mapping names ${file}, which is not open. Open the file, or change the mapping.`,
  }),

  noColumn: (file: string, use: string): Problem => ({
    code: 'no-column',
    severity: 'error',
    file,
    message: `No column of ${file} is chosen for ${use}. Choose one.`,
  }),

  goldWithoutReferences: (file: string, column: string): Problem => ({
    code: 'gold-without-references',
    severity: 'error',
    file,
    column,
    message: `Every cell of “${column}” in ${file} is empty, so there is nothing to score against. Choose the column that holds the reference answers.`,
  }),

  swappedFiles: (gold: string, other: string, column: string): Problem => ({
    code: 'swapped-files',
    severity: 'error',
    file: gold,
    column,
    message: `${gold} is taken for gold, but “${column}” is a column of predictions and ${other} looks like the gold file. Exchange the two.`,
  }),

  duplicateQuestions: (file: string, count: number, row: number, id: string): Problem => ({
    code: 'duplicate-questions',
    severity: 'warning',
    file,
    row,
    message: `${file}: ${count === 1 ? 'one row repeats' : `${count} rows repeat`} the id of an earlier question with other references, first row ${row} (“${id}”). The first counts; if they are different questions, choose further id columns.`,
  }),

  repeatedQuestions: (file: string, count: number): Problem => ({
    code: 'repeated-questions',
    severity: 'note',
    file,
    message: `${file}: ${count === 1 ? 'one row repeats' : `${count} rows repeat`} a question with the same references, as a file that holds several runs does. Each question is counted once.`,
  }),

  emptyIds: (file: string, count: number, row: number): Problem => ({
    code: 'empty-ids',
    severity: 'warning',
    file,
    row,
    message: `${file}: ${count === 1 ? 'one row has' : `${count} rows have`} no id, first row ${row}. They were left out; fill in the ids or choose another id column.`,
  }),

  duplicatePredictions: (
    file: string,
    run: string,
    count: number,
    row: number,
    id: string,
    kept: 'first' | 'last',
  ): Problem => ({
    code: 'duplicate-predictions',
    severity: 'warning',
    file,
    row,
    message: `${run}: ${count === 1 ? 'one prediction is' : `${count} predictions are`} given again for a question that already has one, first in ${file}, row ${row} (“${id}”). The ${kept} counts; that is a setting.`,
  }),

  unfoundQuestions: (
    file: string,
    run: string,
    count: number,
    row: number,
    id: string,
  ): Problem => ({
    code: 'extra-predictions',
    severity: 'warning',
    file,
    row,
    message: `${run}: ${count === 1 ? 'one prediction has' : `${count} predictions have`} an id that no question has, first in ${file}, row ${row} (“${id}”). ${count === 1 ? 'It is' : 'They are'} listed and not scored.`,
  }),

  rowNumberIds: (file: string, first: string): Problem => ({
    code: 'row-number-ids',
    severity: 'warning',
    file,
    message: `${file} has no ids, so its rows are counted (“${first}” is the first). This is right only if no row was moved or removed.`,
  }),

  unreadFile: (file: string): Problem => ({
    code: 'unread-file',
    severity: 'error',
    file,
    message: `${file} could not be read by the browser: it may have been moved, changed or locked. Drop it again.`,
  }),

  workerSilent: (): Problem => ({
    code: 'worker-silent',
    severity: 'error',
    message:
      'The scoring worker gave no answer and was started again; your files and choices are still here. Score again, or try a smaller file.',
  }),

  unreadProbabilities: (run: string, count: number): Problem => ({
    code: 'unread-probabilities',
    severity: 'warning',
    message: `${run}: ${count === 1 ? 'one prediction has' : `${count} predictions have`} no no-answer probability from 0 to 1. They are taken as 0, as the official script does; look at the column if that is wrong.`,
  }),

  addressParts: (parts: readonly string[]): Problem => ({
    code: 'address-parts',
    severity: 'warning',
    message: `The address says something that this page does not know or that is too long: ${parts.map((part) => `“${part}”`).join(', ')}. That was left out; the rest is shown.`,
  }),

  otherScorer: (link: string, page: string): Problem => ({
    code: 'other-scorer',
    severity: 'warning',
    message: `The link was made with Assay ${link} and this page is Assay ${page}: scores may differ from those that were shown. What changed stands in CHANGELOG.md.`,
  }),

  badSettings: (file: string, where: string, what: string): Problem => ({
    code: 'bad-settings',
    severity: 'error',
    file,
    message: `${file}${where === '' ? '' : `, “${where}”`}: ${what}`,
  }),
} as const;
