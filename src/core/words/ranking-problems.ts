import type { Problem } from '../model';
import { listNames } from './lists';
import { formOf, plural } from './numbers';
import { error, note, warning } from './problems';

/** Messages about relevance judgments and ranked passages. */
export const rankingProblems = {
  fields: (file: string, line: number, found: number, names: readonly string[]): Problem => ({
    ...error('ranking-fields', { file }),
    message: `${file}, line ${line}: ${plural(found, 'field')} instead of ${names.length} (${names.join(', ')}). Correct the line and open the file again.`,
  }),

  /** @param place line and column, which count from 1 */
  notNumber: (
    file: string,
    place: string,
    [name, text]: readonly [name: string, text: string],
    isWhole: boolean,
  ): Problem => ({
    ...error('ranking-number', { file }),
    message: `${file}, ${place}: the ${name} “${text}” is not a ${isWhole ? 'whole ' : ''}number. Correct the line and open the file again.`,
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
    message: `${file}: in ${reversed} of ${plural(compared, 'ranking')}, the scores rise from the first rank to the last. The scores are used, not the ranks, as in trec_eval: the highest score ranks first. If the scores are distances, negate them, or, in a CSV file, remove them so that the ranks are used.`,
  }),

  /** @param first the first of them: `“d1” of “q1” in line 3` */
  repeatedRanked: (file: string, count: number, first: string): Problem => ({
    ...warning('repeated-passages', { file }),
    message: `${file}: ${plural(count, 'passage is', 'passages are')} repeated within the ranking of a query, first ${first}. Each counts once, at its first position.`,
  }),

  repeatedJudged: (file: string, count: number, conflicting: number, first: string): Problem => ({
    ...(conflicting > 0 ? warning : note)('repeated-judgments', { file }),
    message: `${file}: ${plural(count, 'passage is', 'passages are')} judged more than once for a query, ${conflicting === 0 ? 'always with the same grade' : `${conflicting === count ? '' : `${plural(conflicting, 'time')} `}with different grades`}, first ${first}. The first judgment counts.`,
  }),

  leftOutColumns: (file: string, names: readonly string[]): Problem => ({
    ...note('ranking-columns', { file }),
    message: `${file}: ${listNames(names)} ${formOf(names.length, 'differs', 'differ')} between the passages of a query and ${formOf(names.length, 'is', 'are')} not used.`,
  }),
} as const;
