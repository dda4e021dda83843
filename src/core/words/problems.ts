import type { JoinCheck, Problem, UnusedRow } from '../model';
import { spellOutInvisible } from './invisible';
import { describeP, formatPoints, formOf, plural } from './numbers';
import { listNames } from './lists';

type Location = Pick<Problem, 'file' | 'row' | 'column'>;

/* Creates problems without a message. */

export const error = (code: string, location: Location = {}) =>
  ({ code, severity: 'error', ...location }) as const;

export const warning = (code: string, location: Location = {}) =>
  ({ code, severity: 'warning', ...location }) as const;

export const note = (code: string, location: Location = {}) =>
  ({ code, severity: 'note', ...location }) as const;

/** The number of a row in a prediction file, counted from 1, and the row's id. */
type IdRow = Pick<UnusedRow, 'file' | 'row' | 'id'>;

/**
 * The rows, counted from 1, whose answers lack the scale or unit given in a separate column, and
 * the first such cell of that column.
 */
interface UnreadColumn {
  readonly file: string;
  readonly column: string;
  readonly rows: readonly number[];
  readonly cell: string;
}

/**
 * One problem for several rows, with the first row and the number of rows; no problem if there are
 * no rows.
 */
export function describeFirst<Row>(
  rows: readonly Row[],
  describe: (first: Row, count: number) => Problem,
): Problem[] {
  return rows.slice(0, 1).map((first) => describe(first, rows.length));
}

/** The code of the warning that a run may be joined to the wrong questions. */
export const DOUBTFUL_JOIN = 'doubtful-join';

/** The code of the warning that the rows of a file are matched by order. */
export const ROW_ORDER = 'row-order';

/** Messages about joining rows by id, about probabilities, and about duplicate files. */
export const joinProblems = {
  nothingMatches: (
    file: string,
    example: string,
    goldExample: string,
    repair: {
      readonly label: string;
      readonly examples: readonly { readonly from: string; readonly to: string }[];
    } | null,
  ): Problem => ({
    ...error('nothing-matches', { file }),
    message: `${file} is not scored: its ids (such as “${spellOutInvisible(example)}”) match none in the gold file (such as “${spellOutInvisible(goldExample)}”). ${
      repair
        ? `“${repair.label}” would match “${spellOutInvisible(repair.examples[0]?.from ?? '')}” to “${spellOutInvisible(repair.examples[0]?.to ?? '')}”: apply it, or choose other id columns.`
        : 'Choose the id columns of both files, and check that the files belong together.'
    }`,
  }),

  noIds: (file: string, rows: number, questions: number): Problem => ({
    ...error('nothing-matches', { file }),
    message: `${file} is not scored: Assay found no ids in it, so its ${plural(rows, 'row')} cannot be matched to the ${plural(questions, 'question')} of the gold file. Add a column with the ids or questions of the gold file, or choose the column that contains them.`,
  }),

  questionsAsIds: (
    file: string,
    gold: { readonly file: string; readonly question: string | null },
    goldExample: string,
    { row, id, question }: { readonly row: number; readonly id: string; readonly question: string },
  ): Problem => ({
    ...error('nothing-matches', { file, row }),
    message: `${file} is not scored: it has questions as ids, and the gold file has other ids (such as “${spellOutInvisible(goldExample)}”). “${spellOutInvisible(id)}” in row ${row} is the question “${spellOutInvisible(question)}” except for case, spaces or punctuation. Choose “${gold.question ?? ''}” as the id column of ${gold.file}, and match ids.`,
  }),

  secondGoldFile: (file: string, gold: string, example: string, goldExample: string): Problem => ({
    ...error('nothing-matches', { file }),
    message: `${file} is not scored: it has the same columns as the gold file, but its ids (such as “${spellOutInvisible(example)}”) match none there (such as “${spellOutInvisible(goldExample)}”). Gold files are not combined: if ${file} has references too, merge it with ${gold} into one file; if not, choose the id columns of both files.`,
  }),

  unjoinedRun: (run: string, rows: readonly IdRow[]) =>
    describeFirst(rows, ({ file, row, id }, count) => ({
      ...warning('unjoined-run', { file, row }),
      message: `${run} is not scored: none of its ${plural(count, 'id')} matches a question; the first is in ${file}, row ${row} (“${spellOutInvisible(id)}”). Match its ids, or check that it answers these questions.`,
    })),

  ambiguousIds: (rows: readonly IdRow[]) =>
    describeFirst(rows, ({ file, row, id }, count) => ({
      ...warning('ambiguous-ids', { file, row }),
      message: `${file}: with its ids matched this way, ${plural(count, 'id matches', 'ids match')} several questions, first in row ${row} (“${spellOutInvisible(id)}”). These rows stay unmatched; undo the matching if it is wrong.`,
    })),

  severalAnswers: (file: string, rows: readonly number[]) =>
    describeFirst(rows, (row, count) => ({
      ...note('several-answers', { file, row }),
      message: `${file}: ${plural(count, 'cell contains', 'cells contain')} several answers, first in row ${row}. Only the first answer is used; if they belong together, set the column to “whole cell”.`,
    })),

  plausibleAnswers: (file: string, column: string, rows: readonly number[]) =>
    describeFirst(rows, (row, count) => ({
      ...note('plausible-answers', { file, row, column }),
      message: `${file}: “${column}” marks ${plural(count, 'question')} with answers as unanswerable, first in row ${row}. These answers are not accepted; if they should be, set “Unanswerable flag” to “none”.`,
    })),

  unreadColumn: (kind: 'scale' | 'unit', { file, column, rows, cell }: UnreadColumn) =>
    describeFirst(rows, (row, count) => ({
      ...warning(`unread-${kind}`, { file, row, column }),
      message: `${file}: column “${column}” contains a value that the answers lack in ${plural(count, 'row')}, first in row ${row} (${cell}). Scores compare the numbers without it; append it to the answers (“12.5 ${cell}”) to compare ${kind === 'scale' ? 'them as TAT-QA does' : 'their units'}.`,
    })),

  noProbabilities: (file: string, column: string, row: number, cell: string): Problem => ({
    ...warning('no-probabilities', { file, row, column }),
    message: `${file}: “${column}” contains no probability between 0 and 1; row ${row}, for example, contains “${spellOutInvisible(cell)}”. The column is ignored; choose another one, or none.`,
  }),

  percentProbabilities: (file: string, column: string): Problem => ({
    ...warning('percent-probabilities', { file, column }),
    message: `${file}: “${column}” contains numbers from 0 to 100. They are read as percentages: 87 is a no-answer probability of 0.87. If these are not percentages, choose another column, or none.`,
  }),

  unmatchedProbabilities: (rows: readonly IdRow[]) =>
    describeFirst(rows, ({ file, row, id }, count) => ({
      ...warning('unmatched-probabilities', { file, row }),
      message: `${file}: ${plural(count, 'no-answer probability has', 'no-answer probabilities have')} an id that matches no question, first in row ${row} (“${spellOutInvisible(id)}”). They are ignored; check that the file belongs to these questions.`,
    })),

  doubtfulJoin: (
    run: string,
    { matchedAgreement, shuffledAgreement, p, alternative }: JoinCheck,
    { misplaced, missing }: { readonly misplaced: number; readonly missing: number | null },
  ): Problem => ({
    ...warning(DOUBTFUL_JOIN),
    message: [
      `${run} may be joined to the wrong questions.`,
      matchedAgreement !== null &&
        shuffledAgreement !== null &&
        p !== null &&
        `Agreement with its own questions’ references is ${formatPoints(matchedAgreement)}, compared with ${formatPoints(shuffledAgreement)} for other questions’ references (out of 100; ${describeP(p)}).`,
      misplaced > 0 &&
        `${plural(misplaced, 'compared prediction')} clearly ${formOf(misplaced, 'fits', 'fit')} another question better.`,
      missing !== null &&
        `Rows are matched by row number, and ${plural(missing, 'question has', 'questions have')} no prediction.`,
      alternative
        ? `With the rows joined by ${alternative.label}, agreement is ${formatPoints(alternative.agreement)}: use these ids if they are correct.`
        : 'Check the id columns, and make sure that the predictions answer these questions.',
    ]
      .filter(Boolean)
      .join(' '),
  }),

  sameFile: (file: string, other: string, isLeftOut: boolean): Problem => ({
    ...warning('same-file', { file }),
    message: `${file} has the same content as ${other}${isLeftOut ? ' and is ignored. Remove it, or choose its role if it should count twice.' : ', and both are used. Remove one, unless both should count.'}`,
  }),

  rowOrder: (file: string): Problem => ({
    ...warning(ROW_ORDER, { file }),
    message: `Assay found no ids or questions that ${file} shares with the gold file, so its rows are matched by order. This is wrong if either file was sorted or filtered, or lost a blank line: choose the id columns if both files have them, or compare the first and the last question.`,
  }),

  questionTextIds: (file: string, column: string): Problem => ({
    ...warning('question-text-ids', { file, column }),
    message: `${file} is matched by question text (“${column}”). A reworded or shortened question counts as missing, and a question that occurs twice is used only once; choose an id column if the files have one.`,
  }),

  unnamedProbabilities: (file: string): Problem => ({
    ...warning('unnamed-probabilities', { file }),
    message: `${file} contains no-answer probabilities, but no predictions for them are open. Open the predictions of the same system.`,
  }),
} as const;

/** Ids of the gold file that differ from those of a prediction file, with an example of each. */
interface OtherIds {
  readonly column: string;
  readonly gold: string;
  readonly file: string;
  readonly id: string;
}

/** Messages about mapping and scoring: what happened, where, what to do. Bugs are thrown. */
export const problems = {
  noGold: (): Problem => ({
    ...error('no-gold'),
    message: 'No gold file is chosen. Choose the file with the reference answers.',
  }),

  noPredictions: (): Problem => ({
    ...error('no-predictions'),
    message: 'No prediction file is chosen. Open a file with a system’s answers.',
  }),

  missingColumn: (file: string, column: string, use: string): Problem => ({
    ...error('missing-column', { file, column }),
    message: `${file} has no column “${column}”, which the mapping uses for ${use}. Choose another column.`,
  }),

  missingFile: (file: string): Problem => ({
    ...error('missing-file', { file }),
    message: `The mapping uses ${file}, which is not open. Open the file, or change the mapping.`,
  }),

  noColumn: (file: string, use: string): Problem => ({
    ...error('no-column', { file }),
    message: `${file}: no column is chosen for ${use}. Choose one.`,
  }),

  goldWithoutReferences: (file: string, column: string): Problem => ({
    ...warning('gold-without-references', { file, column }),
    message: `${file}: every cell of “${column}” is empty, so every question counts as unanswerable. If the questions have answers, choose the column with the answers.`,
  }),

  emptyPredictions: (run: string, count: number): Problem => ({
    ...warning('empty-predictions'),
    message: `${run}: every prediction (${count}) is empty and counts as an abstention. If the system answered, choose the column with its answers.`,
  }),

  noQuestions: (file: string): Problem => ({
    ...error('no-questions', { file }),
    message: `${file} has no row with an id, so there is nothing to score. Choose another file or another id column.`,
  }),

  swappedFiles: (gold: string, other: string, column: string): Problem => ({
    ...error('swapped-files', { file: gold, column }),
    message: `${gold} is used as gold, but “${column}” is a column of predictions and ${other} looks like the gold file. Swap the two.`,
  }),

  duplicateQuestions: (rows: readonly IdRow[]) =>
    describeFirst(rows, ({ file, row, id }, count) => ({
      ...warning('duplicate-questions', { file, row }),
      message: `${file}: ${plural(count, 'row repeats', 'rows repeat')} the id of an earlier question with different references, first in row ${row} (“${spellOutInvisible(id)}”). The first is used; if these are different questions, choose more id columns.`,
    })),

  repeatedQuestions: (file: string, count: number): Problem => ({
    ...note('repeated-questions', { file }),
    message: `${file}: ${plural(count, 'row repeats', 'rows repeat')} a question with the same references, as in a file with several runs. Each question is counted once.`,
  }),

  emptyIds: (file: string, rows: readonly number[]) =>
    describeFirst(rows, (row, count) => ({
      ...warning('empty-ids', { file, row }),
      message: `${file}: ${plural(count, 'row without an id was', 'rows without an id were')} skipped, first in row ${row}. Fill in the ids, or choose another id column.`,
    })),

  duplicatePredictions: (run: string, rows: readonly IdRow[], kept: 'first' | 'last') =>
    describeFirst(rows, ({ file, row, id }, count) => ({
      ...warning('duplicate-predictions', { file, row }),
      message: `${run}: ${plural(count, 'prediction is for', 'predictions are for')} a question that already has one, first in ${file}, row ${row} (“${spellOutInvisible(id)}”). The ${kept} is used; to change that, set “Duplicate predictions” in the join report.`,
    })),

  unfoundQuestions: (run: string, rows: readonly IdRow[]) =>
    describeFirst(rows, ({ file, row, id }, count) => ({
      ...warning('extra-predictions', { file, row }),
      message: `${run}: ${plural(count, 'prediction has', 'predictions have')} an id that matches no question, first in ${file}, row ${row} (“${spellOutInvisible(id)}”). Unmatched predictions are listed and not scored.`,
    })),

  rowNumberIds: (file: string, first: string, own: OtherIds | null): Problem => ({
    ...warning('row-number-ids', { file }),
    message: `${
      own
        ? `The ids of ${file} (such as “${spellOutInvisible(own.gold)}” in “${own.column}”) and of ${own.file} (such as “${spellOutInvisible(own.id)}”) differ, so the rows of ${file}`
        : `Assay found no ids in ${file} that match the predictions, so its rows`
    } use row numbers as ids, starting at “${spellOutInvisible(first)}”. This is right only if no row was moved or removed.`,
  }),

  unreadFile: (file: string): Problem => ({
    ...error('unread-file', { file }),
    message: `The browser could not read ${file}: it may have been moved, changed or locked. Drop it again.`,
  }),

  workerSilent: (): Problem => ({
    ...error('worker-silent'),
    message:
      'The scoring worker did not respond and was restarted. Your files and choices are still here. Score again, or try a smaller file.',
  }),

  unreadProbabilities: (run: string, count: number): Problem => ({
    ...warning('unread-probabilities'),
    message: `${run}: ${plural(count, 'prediction has', 'predictions have')} a missing or invalid no-answer probability (not between 0 and 1); 0 is used, as in the official script. Check the column.`,
  }),

  addressParts: (parts: readonly string[]): Problem => ({
    ...warning('address-parts'),
    message: `The URL contains parts that are unknown or too long: ${listNames(parts, parts.length)}. They were ignored.`,
  }),

  otherScorer: (link: string, page: string): Problem => ({
    ...warning('other-scorer'),
    message: `The link was made with Assay ${link} and this page is Assay ${page}, so scores may differ. CHANGELOG.md lists what changed.`,
  }),

  badSettings: (file: string, where: string, what: string): Problem => ({
    ...error('bad-settings', { file }),
    message: `${file}${where === '' ? '' : `, “${where}”`}: ${what}`,
  }),
} as const;
