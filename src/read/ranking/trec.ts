import { RANKING_FORMATS } from '../../core/dataset/rankings';
import type { ReadOptions } from '../../core/read-options';
import { rankingProblems } from '../../core/words/ranking-problems';
import { readingProblems } from '../../core/words/reading-problems';
import type { ParseResult, TextFormat } from '../format';
import { groupPassages, tableResult, toJsonNumber } from './passage-lists';

/*
 * The files of trec_eval: fields separated by whitespace, no header; lines that begin with `#` are
 * comments. Source: the comments of `get_qrels.c` and `get_trec_results.c` of trec_eval (Buckley,
 * NIST).
 */

/** Relevance judgments: one line for each judged passage of a query. */
export const trecQrels: TextFormat = {
  id: RANKING_FORMATS.qrels,
  label: 'TREC qrels',
  recognize: (text, _, options) => isTrec(text, options, JUDGED),
  parse: (text, file, options) => parse(text, file, options, JUDGED),
};

/** A run: one line for each retrieved passage of a query. */
export const trecRun: TextFormat = {
  id: RANKING_FORMATS.run,
  label: 'TREC run',
  recognize: (text, _, options) => isTrec(text, options, RANKED),
  parse: (text, file, options) => parse(text, file, options, RANKED),
};

/** The names of the fields of a line; the fourth is a whole number. */
type Layout = readonly string[];

const JUDGED: Layout = ['query', 'iteration', 'document', 'relevance'];
const RANKED: Layout = ['query', 'Q0', 'document', 'rank', 'score', 'run'];

/** Number of lines inspected to recognize the format. */
const SAMPLE = 50;

const WHOLE = /^[+-]?\d{1,9}(?:\.0*)?$/;

/** Other values that `atof` accepts; `parse` reports the lines that contain them. */
const NOT_FINITE = /^[+-]?(?:nan|inf(?:inity)?)$/i;

/** The second field of judgments; trec_eval ignores it. */
const USUAL_ITERATION = /^(?:Q?\d|N\/?A)$/i;

/** An id with a letter and a digit, such as `FT911-3`. */
const CODE = /^(?=.*\p{L}).*\d/u;

/**
 * The format is recognized despite one invalid line, or this share of invalid lines; `parse`
 * reports them.
 */
const MAX_BAD = 0.25;

/**
 * Whether the first line, and nearly all of the following ones, have these fields, with numbers
 * where they belong, and the same iteration in all lines. In judgments the iteration is a number;
 * there may be several (subtopics) if every document id has letters and digits, unlike words and
 * numbers in a table. A chosen delimiter or header row means another format.
 */
function isTrec(text: string, { delimiter, headerRow }: ReadOptions, layout: Layout): boolean {
  if (delimiter !== undefined || headerRow !== undefined) return false;
  const iterations = new Set<string>();
  let [lines, bad, notCodes] = [0, 0, 0];
  for (const { fields } of linesOf(text)) {
    const [, iteration = '', passage = '', whole = '', score = ''] = fields;
    const isNumber = layout === JUDGED || toJsonNumber(score) !== null || NOT_FINITE.test(score);
    if (fields.length === layout.length && isNumber && WHOLE.test(whole)) {
      iterations.add(iteration);
      if (!CODE.test(passage)) notCodes++;
    } else bad++;
    if (++lines === 1 && bad > 0) return false;
    if (lines === SAMPLE) break;
  }
  const isUsual =
    iterations.size === 1
      ? layout === RANKED || [...iterations].every((one) => USUAL_ITERATION.test(one))
      : layout === JUDGED && notCodes === 0 && [...iterations].every((one) => WHOLE.test(one));
  return isUsual && bad <= Math.max(1, MAX_BAD * lines);
}

function parse(text: string, file: string, options: ReadOptions, layout: Layout): ParseResult {
  const isRun = layout === RANKED;
  // Columns, since an object for each line of a large run would not fit into memory.
  const queries: string[] = [];
  const passages: string[] = [];
  const values: string[] = [];
  const ranks: number[] = [];
  const runs: string[] = [];
  const numbers: number[] = [];
  for (const { fields, number, columnOf } of linesOf(text)) {
    if (fields.length !== layout.length) {
      const problem = rankingProblems.fields(file, number, fields.length, layout);
      return { kind: 'refused', problem };
    }
    const [query = '', , passage = '', whole = '', score = '', run = ''] = fields;
    const value = toJsonNumber(isRun ? score : whole);
    if (value === null || !WHOLE.test(whole)) {
      const at = isRun && value === null ? 4 : 3;
      const place = `line ${number}, column ${columnOf(at)}`;
      const cell = [layout[at] ?? '', fields[at] ?? ''] as const;
      return { kind: 'refused', problem: rankingProblems.notNumber(file, place, cell, at === 3) };
    }
    queries.push(query);
    passages.push(passage);
    values.push(value);
    ranks.push(Number(whole));
    runs.push(run);
    numbers.push(number);
  }
  if (queries.length === 0) return { kind: 'refused', problem: readingProblems.emptyFile(file) };
  const { groups, lists, ...grouped } = groupPassages(file, {
    query: [queries],
    run: isRun ? runs : null,
    passage: passages,
    score: isRun ? values : null,
    relevance: isRun ? null : values,
    rank: isRun ? ranks : null,
    locate: (row) => `line ${numbers[row] ?? 0}`,
  });
  const systems = groups.map(([row = 0]) => runs[row] ?? '');
  const columns = [['query_id', grouped.queries] as const, ...lists];
  if (isRun) columns.push(['system', systems]);
  return tableResult(file, options, columns, grouped.problems);
}

const BLANK = /[\t-\r ]/;

/**
 * A line is split into at most this many pieces: in another format, one line can be the whole file.
 */
const MAX_PIECES = 1000;

/** The lines that are neither blank nor comments, with their numbers and columns from 1. */
function* linesOf(text: string) {
  let number = 0;
  let start = 0;
  while (start < text.length) {
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end === -1 ? undefined : end);
    start += line.length + 1;
    number++;
    if (line.startsWith('#')) continue;
    const pieces = line.split(BLANK, MAX_PIECES);
    const fields = pieces.filter((piece) => piece !== '');
    const columnOf = (field: number) => {
      const filled = [...pieces.keys()].filter((at) => pieces[at] !== '');
      return pieces.slice(0, filled[field]).reduce((sum, { length }) => sum + length + 1, 1);
    };
    if (fields.length > 0 || pieces.length === MAX_PIECES) yield { fields, number, columnOf };
  }
}
