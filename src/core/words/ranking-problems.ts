import type { Problem } from '../model';
import { listNames } from './lists';
import { formOf, plural } from './numbers';
import { error, note, warning } from './problems';

/** A passage that occurs twice in a list, and where. */
interface RepeatedPassage {
  readonly query: string;
  readonly passage: string;
  /** Line of the file or row of the table, from 1. */
  readonly location: string;
}

/** Messages about relevance judgments and ranked passages. */
export const rankingProblems = {
  fields: (file: string, line: number, found: number, names: readonly string[]): Problem => ({
    ...error('ranking-fields', { file }),
    message: `${file}, line ${line}: ${plural(found, 'field')} instead of ${names.length} (${names.join(', ')}). Correct the line and open the file again.`,
  }),

  /** `column` counts characters from 1. */
  notNumber: (
    file: string,
    { line, column, name, text }: RankingCell,
    isWhole: boolean,
  ): Problem => ({
    ...error('ranking-number', { file }),
    message: `${file}, line ${line}, column ${column}: the ${name} “${text}” is not a ${isWhole ? 'whole ' : ''}number. Correct the line and open the file again.`,
  }),

  notNumberInRow: (file: string, row: number, column: string, text: string): Problem => ({
    ...error('ranking-number', { file, row, column }),
    message: `${file}, row ${row}, column “${column}”: “${text}” is not a number. Correct the cell and open the file again.`,
  }),

  decimalCommas: (file: string, column: string, example: string): Problem => ({
    ...note('decimal-commas', { file, column }),
    message: `${file}: commas in “${column}” are decimal commas: “${example}” was read as ${example.replace(',', '.')}.`,
  }),

  reversedScores: (file: string, reversed: number, compared: number): Problem => ({
    ...warning('reversed-scores', { file }),
    message: `${file}: in ${reversed} of ${plural(compared, 'ranking')}, the scores rise from the first rank to the last. The scores are used, not the ranks, as by trec_eval: the highest score is first. If they are distances, negate them, or remove them from a CSV file so that the ranks are used.`,
  }),

  repeatedRanked: (file: string, count: number, first: RepeatedPassage): Problem => ({
    ...warning('repeated-passages', { file }),
    message: `${file}: ${plural(count, 'passage is', 'passages are')} repeated within the ranking of a query, first “${first.passage}” of “${first.query}” in ${first.location}. Each counts once, at its first position.`,
  }),

  repeatedJudged: (
    file: string,
    count: number,
    conflicting: number,
    first: RepeatedPassage,
  ): Problem => ({
    ...(conflicting > 0 ? warning : note)('repeated-judgments', { file }),
    message: `${file}: ${plural(count, 'passage is', 'passages are')} judged more than once for a query, ${conflicting === 0 ? 'always with the same grade' : `${conflicting === count ? '' : `${plural(conflicting, 'time')} `}with different grades`}, first “${first.passage}” of “${first.query}” in ${first.location}. The first judgment counts.`,
  }),

  leftOutColumns: (file: string, names: readonly string[]): Problem => ({
    ...note('ranking-columns', { file }),
    message: `${file}: ${listNames(names)} ${formOf(names.length, 'differs', 'differ')} between the passages of a query and ${formOf(names.length, 'is', 'are')} not used.`,
  }),
} as const;

interface RankingCell {
  readonly line: number;
  readonly column: number;
  readonly name: string;
  readonly text: string;
}
