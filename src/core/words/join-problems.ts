import type { Problem } from '../model';
import { plural } from './plurals';

/** Messages about matching rows by id, probabilities and duplicate files. */
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
    code: 'nothing-matches',
    severity: 'error',
    file,
    message: `${file} is not scored: its ids (such as “${example}”) match none of the gold file (such as “${goldExample}”). ${
      repair
        ? `“${repair.label}” would match “${repair.examples[0]?.from ?? ''}” to “${repair.examples[0]?.to ?? ''}”: apply it, or choose other id columns.`
        : 'Choose the id columns of both files, and check that the files belong together.'
    }`,
  }),

  unjoinedRun: (file: string, run: string, count: number, row: number, id: string): Problem => ({
    code: 'unjoined-run',
    severity: 'warning',
    file,
    row,
    message: `${run} is not scored: none of its ${plural(count, 'id')} matches a question, first in ${file}, row ${row} (“${id}”). Match its ids, or check that it answers these questions.`,
  }),

  ambiguousIds: (file: string, count: number, row: number, id: string): Problem => ({
    code: 'ambiguous-ids',
    severity: 'warning',
    file,
    row,
    message: `${file}: with its ids matched this way, ${plural(count, 'id fits', 'ids fit')} several questions, first in row ${row} (“${id}”). These rows stay unmatched; undo the matching if it is wrong.`,
  }),

  severalAnswers: (file: string, count: number, row: number): Problem => ({
    code: 'several-answers',
    severity: 'note',
    file,
    row,
    message: `${file}: ${plural(count, 'cell holds', 'cells hold')} several answers, first in row ${row}. Only the first is used; read the column as whole cells if they belong together.`,
  }),

  plausibleAnswers: (file: string, column: string, count: number, row: number): Problem => ({
    code: 'plausible-answers',
    severity: 'note',
    file,
    row,
    column,
    message: `${file}: “${column}” marks ${plural(count, 'question')} with answers as unanswerable, first in row ${row}. These answers are not accepted; choose no unanswerable column if they should be.`,
  }),

  unmatchedProbabilities: (file: string, count: number, row: number, id: string): Problem => ({
    code: 'unmatched-probabilities',
    severity: 'warning',
    file,
    row,
    message: `${file}: ${plural(count, 'no-answer probability has', 'no-answer probabilities have')} an id that matches no question, first in row ${row} (“${id}”). They are ignored; check that the file belongs to these questions.`,
  }),

  sameFile: (file: string, other: string, isLeftOut: boolean): Problem => ({
    code: 'same-file',
    severity: 'warning',
    file,
    message: `${file} has the same content as ${other}${isLeftOut ? ' and is ignored. Remove it, or choose its role if it should count twice.' : ', and both are used. Remove one, unless both should count.'}`,
  }),

  rowOrder: (file: string): Problem => ({
    code: 'row-order',
    severity: 'warning',
    file,
    message: `${file} shares no ids and no questions with the gold file, so its rows are matched by order. This is wrong if either file was sorted or filtered, or lost a blank line; compare the first and the last question.`,
  }),

  questionTextIds: (file: string, column: string): Problem => ({
    code: 'question-text-ids',
    severity: 'warning',
    file,
    column,
    message: `${file} is matched by the text of its questions (“${column}”). A reworded or shortened question is missing, and one that occurs twice is used once; choose an id column if the files have one.`,
  }),

  unnamedProbabilities: (file: string): Problem => ({
    code: 'unnamed-probabilities',
    severity: 'warning',
    file,
    message: `${file} holds no-answer probabilities, but no predictions for them are open. Open the predictions of the same system.`,
  }),
} as const;
