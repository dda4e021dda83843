import type { Problem } from '../model';

/** Sentences of the join that tell of repairs, probabilities and files that are there twice. */
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
    message: `${file} is not joined, so it is not scored: its ids look like “${example}”, those of the gold like “${goldExample}”. ${
      repair
        ? `The repair “${repair.label}” would match “${repair.examples[0]?.from ?? ''}” to “${repair.examples[0]?.to ?? ''}”; take it, or choose other id columns.`
        : 'Choose the columns that hold the ids in both files, and check that they belong together.'
    }`,
  }),

  unjoinedRun: (file: string, run: string, count: number, row: number, id: string): Problem => ({
    code: 'unjoined-run',
    severity: 'warning',
    file,
    row,
    message: `${run} is not joined, so it is not scored: ${count === 1 ? 'the id of its one prediction belongs' : `the ids of its ${count} predictions belong`} to no question, first in ${file}, row ${row} (“${id}”). Repair its ids, or look whether it answers other questions.`,
  }),

  ambiguousIds: (file: string, count: number, row: number, id: string): Problem => ({
    code: 'ambiguous-ids',
    severity: 'warning',
    file,
    row,
    message: `${file}: under its repairs ${count === 1 ? 'one id fits' : `${count} ids fit`} several questions, first in row ${row} (“${id}”). ${count === 1 ? 'It is' : 'They are'} left as extra; take back the repair if that is wrong.`,
  }),

  severalAnswers: (file: string, count: number, row: number): Problem => ({
    code: 'several-answers',
    severity: 'note',
    file,
    row,
    message: `${file}: ${count === 1 ? 'one cell holds' : `${count} cells hold`} several answers, first in row ${row}. The first of each counts; read the column as it stands if they belong together.`,
  }),

  plausibleAnswers: (file: string, column: string, count: number, row: number): Problem => ({
    code: 'plausible-answers',
    severity: 'note',
    file,
    row,
    column,
    message: `${file} marks ${count === 1 ? 'one question' : `${count} questions`} as without an answer in “${column}” and lists answers for ${count === 1 ? 'it' : 'them'} all the same, first in row ${row}. These are taken for plausible and accepted for nothing; choose no column of such marks if they count.`,
  }),

  unmatchedProbabilities: (file: string, count: number, row: number, id: string): Problem => ({
    code: 'unmatched-probabilities',
    severity: 'warning',
    file,
    row,
    message: `${file}: ${count === 1 ? 'one no-answer probability has' : `${count} no-answer probabilities have`} an id that no question has, first in row ${row} (“${id}”). They are not used; look whether the file belongs to these questions.`,
  }),

  sameFile: (file: string, other: string, isLeftOut: boolean): Problem => ({
    code: 'same-file',
    severity: 'warning',
    file,
    message: `${file} is byte for byte the same file as ${other}${isLeftOut ? ', so it is left out. Remove it, or choose what it is taken for if it should count twice.' : ' and counts as well. Remove it, unless it should count twice.'}`,
  }),

  rowOrder: (file: string): Problem => ({
    code: 'row-order',
    severity: 'warning',
    file,
    message: `${file} shares no ids and no questions with the gold, so its rows are taken in the gold's order. This is wrong if either file was sorted or filtered, or if a file with one column has lost a blank line; compare the first and the last question.`,
  }),

  questionTextIds: (file: string, column: string): Problem => ({
    code: 'question-text-ids',
    severity: 'warning',
    file,
    column,
    message: `${file} is joined by the text of its questions (“${column}”). A question that was reworded or shortened is missing, and one that is asked twice is taken once; choose ids if the files have some.`,
  }),

  unnamedProbabilities: (file: string): Problem => ({
    code: 'unnamed-probabilities',
    severity: 'warning',
    file,
    message: `${file} holds no-answer probabilities, but there are no predictions they could belong to. Drop the predictions of the same system.`,
  }),
} as const;
