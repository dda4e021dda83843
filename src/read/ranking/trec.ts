import { JUDGED_COLUMN, RANKED_COLUMN, RANKING_FORMATS } from '../../core/dataset/rankings';
import type { Problem, Table } from '../../core/model';
import { limitsOf, type ReadOptions } from '../../core/read-options';
import { rankingProblems } from '../../core/words/ranking-problems';
import { readingProblems } from '../../core/words/reading-problems';
import type { ParseResult, TextFormat } from '../format';
import { findLongCell } from '../tables';
import {
  describeRepeated,
  describeReversed,
  type RepeatedEntry,
  toJsonNumber,
  writePassageLists,
} from './passage-lists';

/*
 * The files of trec_eval: fields separated by white space, no header; lines that begin with `#` are
 * comments. Source: the comments of `get_qrels.c` and `get_trec_results.c` of trec_eval (Buckley, NIST).
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

/** Fields of a line, by position, and the columns of the table that they become. */
interface Layout {
  readonly fields: readonly string[];
  readonly value: { readonly field: number; readonly name: string; readonly isWhole: boolean };
  /** Field of the rank, which must be a whole number. */
  readonly rank: number | null;
  readonly run: number | null;
  readonly columns: readonly string[];
}

const QUERY = 0;
const ITERATION = 1;
const PASSAGE = 2;

const JUDGED: Layout = {
  fields: ['query', 'iteration', 'document', 'relevance'],
  value: { field: 3, name: 'relevance', isWhole: true },
  rank: null,
  run: null,
  columns: ['query_id', JUDGED_COLUMN],
};

const RANKED: Layout = {
  fields: ['query', 'Q0', 'document', 'rank', 'score', 'run'],
  value: { field: 4, name: 'score', isWhole: false },
  rank: 3,
  run: 5,
  columns: ['query_id', RANKED_COLUMN, 'system'],
};

/** Number of lines inspected to recognize the format. */
const SAMPLE = 50;

const WHOLE = /^[+-]?\d{1,9}(?:\.0*)?$/;

/** Other values that `atof` accepts; `parse` reports their line. */
const NOT_FINITE = /^[+-]?(?:nan|inf(?:inity)?)$/i;

/** The second field of judgments; trec_eval ignores it. */
const USUAL_ITERATION = /^(?:Q?\d|N\/?A)$/i;

/** An id with a letter and a digit, such as `FT911-3`. */
const CODE = /^(?=.*\p{L}).*\d/u;

/** The format is recognized despite one invalid line, or this share; `parse` reports it. */
const MAX_BAD = 0.25;

/**
 * Whether the first line, and nearly all of the next, have these fields, with numbers where they
 * belong, and the same iteration in all lines. In judgments the iteration is a number; there may be
 * several (subtopics) if every document id has letters and digits, unlike words and numbers in a
 * table. A chosen delimiter or header row means another format.
 */
function isTrec(text: string, { delimiter, headerRow }: ReadOptions, layout: Layout): boolean {
  if (delimiter !== undefined || headerRow !== undefined) return false;
  const iterations = new Set<string>();
  let [lines, bad, notCodes] = [0, 0, 0];
  const other = visitLines(text, (line) => {
    const { fields, value, rank } = layout;
    const number = line.field(value.field);
    const isNumber = value.isWhole
      ? WHOLE.test(number)
      : toJsonNumber(number) !== null || NOT_FINITE.test(number);
    const isRank = rank === null || WHOLE.test(line.field(rank));
    if (line.count === fields.length && isNumber && isRank) {
      iterations.add(line.field(ITERATION));
      if (!CODE.test(line.field(PASSAGE))) notCodes++;
    } else bad++;
    if (++lines === 1 && bad > 0) return 'other';
    return lines === SAMPLE ? 'enough' : null;
  });
  const isUsual =
    iterations.size === 1
      ? layout === RANKED || [...iterations].every((one) => USUAL_ITERATION.test(one))
      : layout === JUDGED && notCodes === 0 && [...iterations].every((one) => WHOLE.test(one));
  return other !== 'other' && isUsual && bad <= Math.max(1, MAX_BAD * lines);
}

function parse(text: string, file: string, options: ReadOptions, layout: Layout): ParseResult {
  const { fields, value, rank, run, columns } = layout;
  const queries = new Map<string, number>();
  /** Query and run of each row of the table. */
  const names: { readonly query: string; readonly run: string }[] = [];
  // Columns, since an object for each line of a large run would not fit into memory.
  const queryOf: number[] = [];
  const passages: string[] = [];
  const values: string[] = [];
  const ranks: number[] = [];
  const numbers: number[] = [];
  let [lastKey, last] = ['', -1];
  const refusal = visitLines(text, (line): Problem | null => {
    if (line.count !== fields.length) {
      return rankingProblems.fields(file, line.number, line.count, fields);
    }
    const number = toJsonNumber(line.field(value.field));
    const isBad = number === null || (value.isWhole && !WHOLE.test(line.field(value.field)));
    const bad = isBad ? value.field : rank !== null && !WHOLE.test(line.field(rank)) ? rank : null;
    if (bad !== null) {
      const position = { line: line.number, column: line.column(bad), name: fields[bad] ?? '' };
      const cell = { ...position, text: line.field(bad) };
      return rankingProblems.notNumber(file, cell, value.isWhole || bad === rank);
    }
    const query = line.field(QUERY);
    const name = run === null ? '' : line.field(run);
    const key = `${query} ${name}`;
    if (key !== lastKey) {
      lastKey = key;
      last = queries.get(key) ?? queries.size;
      if (last === queries.size) {
        queries.set(key, last);
        names.push({ query, run: name });
      }
    }
    queryOf.push(last);
    passages.push(line.field(PASSAGE));
    values.push(number ?? '');
    ranks.push(rank === null ? NaN : Number(line.field(rank)));
    numbers.push(line.number);
    return null;
  });
  if (refusal) return { kind: 'refused', problem: refusal };
  if (names.length === 0) return { kind: 'refused', problem: readingProblems.emptyFile(file) };
  const lists = writePassageLists(
    {
      queryOf,
      queries: names.length,
      passageOf: (entry) => passages[entry] ?? '',
      valueOf: (entry) => values[entry] ?? null,
      rankOf: (entry) => ranks[entry] ?? NaN,
    },
    value.name,
  );
  const ids = names.map(({ query }) => query);
  const table: Table = {
    columns,
    cells: [ids, lists.cells, ...(run === null ? [] : [names.map((one) => one.run)])],
    rowCount: names.length,
  };
  const long = findLongCell(table, limitsOf(options), file);
  if (long) return { kind: 'refused', problem: long };
  const describe = ({ entry }: RepeatedEntry) => ({
    query: ids[queryOf[entry] ?? 0] ?? '',
    passage: passages[entry] ?? '',
    location: `line ${numbers[entry] ?? 0}`,
  });
  const [ranked, judged] = rank === null ? [null, lists] : [lists, null];
  const problems = [
    ...describeReversed(file, ranked),
    ...describeRepeated(file, ranked, judged, values, describe),
  ];
  return { kind: 'table', table, problems };
}

/** The fields of one line; valid until the next one is visited. */
interface Line {
  /** Line number, from 1. */
  readonly number: number;
  readonly count: number;
  readonly field: (at: number) => string;
  /** Position of a field's first character, from 1. */
  readonly column: (at: number) => number;
}

/** Visits the lines that are neither blank nor comments, until the visitor returns a value. */
function visitLines<Answer>(text: string, visit: (line: Line) => Answer | null): Answer | null {
  const starts: number[] = [];
  const ends: number[] = [];
  let lineStart = 0;
  let number = 0;
  const line = {
    get number() {
      return number;
    },
    get count() {
      return starts.length;
    },
    field: (at: number) => text.slice(starts[at] ?? 0, ends[at] ?? 0),
    column: (at: number) => (starts[at] ?? 0) - lineStart + 1,
  };
  while (lineStart < text.length) {
    const found = text.indexOf('\n', lineStart);
    const end = found === -1 ? text.length : found;
    number++;
    starts.length = 0;
    ends.length = 0;
    let isInside = false;
    for (let at = lineStart; at < end; at++) {
      const code = text.charCodeAt(at);
      const isWhite = code === 32 || (code >= 9 && code <= 13);
      if (isWhite === isInside) {
        (isInside ? ends : starts).push(at);
        isInside = !isInside;
      }
    }
    if (isInside) ends.push(end);
    const isComment = text.charCodeAt(starts[0] ?? 0) === 35 && starts[0] === lineStart;
    if (starts.length > 0 && !isComment) {
      const answer = visit(line);
      if (answer !== null) return answer;
    }
    lineStart = end + 1;
  }
  return null;
}
