import {
  isCertainPredictionName,
  nameEvidence,
  simplifyName,
} from '../../core/dataset/mapping/column-names';
import { RANKING_FORMATS } from '../../core/dataset/rankings';
import type { Problem, Table } from '../../core/model';
import type { ReadOptions } from '../../core/read-options';
import { rankingProblems } from '../../core/words/ranking-problems';
import { csv } from '../csv';
import { recognizeDialect } from '../csv/header';
import { firstRecords } from '../csv/records';
import type { ParseResult, TextFormat } from '../format';
import {
  groupPassages,
  groupRows,
  type NamedColumn,
  tableResult,
  toJsonNumber,
} from './passage-lists';

/**
 * A delimited table with one row for each passage of a query: retrieved ones with a score or a
 * position, judged ones with their relevance, or both. It becomes a table with one row for each
 * query.
 */
export const rankedCsv: TextFormat = {
  id: RANKING_FORMATS.csv,
  label: 'CSV of ranked passages',
  recognize: (text, _, options) => {
    const { text: rest, dialect } = recognizeDialect(
      text.slice(0, HEAD),
      options.delimiter,
      options.literalQuotes,
    );
    const [header, ...records] = firstRecords(rest, dialect, RECORDS).map(({ cells }) => cells);
    const columns = header && findColumns(header);
    if (!columns || records.length === 0) return false;
    const numbers = [columns.score, columns.rank, columns.relevance].filter((at) => at !== null);
    // The last record may be incomplete.
    const complete = records.slice(0, Math.max(1, records.length - 1));
    return complete.every((cells) => numbers.every((at) => isNumberOrEmpty(cells[at] ?? '')));
  },
  parse: (text, file, options) => {
    const read = csv.parse(text, file, options);
    return read.kind === 'refused'
      ? read
      : { ...read, ...group(read.table, file, options, read.problems) };
  },
};

/** Number of characters and records inspected to recognize the format. */
const HEAD = 100_000;
const RECORDS = 50;

/** Simplified column names, keyed by use, most certain first. */
const NAMES = {
  passage: [
    ...['passage id', 'paragraph id', 'chunk id', 'pid', 'docno', 'doc id', 'docid', 'document id'],
    ...['corpus id', 'passage', 'paragraph', 'chunk'],
  ],
  score: ['score', 'similarity', 'similarity score', 'retrieval score'],
  rank: ['position', 'rank'],
  relevance: ['relevance', 'relevance grade', 'relevance label', 'grade', 'rel', 'qrel'],
  query: ['query id', 'qid', 'topic id', 'question id', 'query', 'question', 'topic'],
  document: ['report', 'report id', 'document', 'file', 'document name', 'doc name'],
  run: ['model', 'system', 'run', 'run id', 'tag'],
} as const;

function isNumberOrEmpty(cell: string): boolean {
  return cell.trim() === '' || toNumber(cell) !== null;
}

const DECIMAL_COMMA = /^[+-]?\d*,\d+(?:e[+-]?\d+)?$/i;

/**
 * The number in a cell as JSON; the cell may use a decimal comma. `null` if the cell contains
 * anything else.
 */
function toNumber(cell: string): string | null {
  const text = cell.trim();
  return toJsonNumber(DECIMAL_COMMA.test(text) ? text.replace(',', '.') : text);
}

/** Position of each column; `null` if the table has no such column. */
type RankedColumns = Readonly<
  Record<'query' | 'passage', number> &
    Record<Exclude<keyof typeof NAMES, 'query' | 'passage'>, number | null>
>;

/**
 * The columns by their names; `null` if no columns describe ranked passages, or if one contains
 * answers.
 */
function findColumns(header: readonly string[]): RankedColumns | null {
  const plain = header.map(simplifyName);
  const find = (names: readonly string[]) => {
    const name = names.find((one) => plain.includes(one));
    return name === undefined ? null : plain.indexOf(name);
  };
  const [query, passage] = [find(NAMES.query), find(NAMES.passage)];
  const [score, rank, relevance] = [find(NAMES.score), find(NAMES.rank), find(NAMES.relevance)];
  const hasAnswers =
    plain.includes('answer') ||
    header.some((name) => nameEvidence(name, 'reference') > 0 || isCertainPredictionName(name));
  const hasValues = score !== null || rank !== null || relevance !== null;
  if (query === null || passage === null || !hasValues || hasAnswers) return null;
  const [document, run] = [find(NAMES.document), find(NAMES.run)];
  return { query, document, passage, score, rank, relevance, run };
}

/**
 * The columns of a table. In BEIR’s judgments (Thakur et al., 2021), a table of query, passage and
 * score, the score is the relevance: a single-digit grade, unlike the scores of a run.
 */
function columnsOf({ columns, cells }: Table): RankedColumns | null {
  const found = findColumns(columns);
  const score = found?.score ?? null;
  if (!found || score === null) return found;
  const isBeir = columns.map(simplifyName).join() === 'query id,corpus id,score';
  const areGrades = cells[score]?.every((cell) => /^(?:-?\d(?:\.0*)?)?$/.test(cell.trim()));
  return isBeir && areGrades ? { ...found, score: null, relevance: score } : found;
}

/**
 * One row per query, and per run if a column names several. The first column is the id of the
 * query; for a question asked about several reports, the id includes the report.
 */
function group(
  table: Table,
  file: string,
  options: ReadOptions,
  before: readonly Problem[],
): ParseResult {
  const found = columnsOf(table);
  if (!found) throw new Error('The columns were found in the header.');
  const { passage, score, rank, relevance, run } = found;
  const cellsOf = (column: number) => table.cells[column] ?? [];
  const nameOf = (column: number) => table.columns[column] ?? '';
  const problems = [...before];
  for (const column of [score, rank, relevance]) {
    if (column === null) continue;
    const row = cellsOf(column).findIndex((cell) => !isNumberOrEmpty(cell));
    const text = cellsOf(column)[row];
    if (text !== undefined) {
      const problem = rankingProblems.notNumberInRow(file, row + 1, nameOf(column), text);
      return { kind: 'refused', problem };
    }
    const comma = cellsOf(column).find((cell) => cell.includes(','));
    if (comma !== undefined) {
      problems.push(rankingProblems.decimalCommas(file, nameOf(column), comma.trim()));
    }
  }
  const numbersOf = (column: number | null) =>
    column === null ? null : cellsOf(column).map(toNumber);
  const queryColumns = identifyingColumns(table, found);
  const { groups, queries, lists, ...grouped } = groupPassages(file, {
    query: queryColumns.map(cellsOf),
    run: run === null ? null : cellsOf(run),
    passage: cellsOf(passage),
    score: numbersOf(score),
    relevance: numbersOf(relevance),
    rank: numbersOf(rank)?.map((text) => Number(text ?? NaN)) ?? null,
    locate: (row) => `row ${row + 1}`,
  });
  const [only] = queryColumns;
  const isSingle = queryColumns.length === 1 && only !== undefined;
  const isConstant = (column: number) => {
    const cells = cellsOf(column);
    return groups.every(([first = 0, ...rows]) => rows.every((row) => cells[row] === cells[first]));
  };
  const others = [...table.columns.keys()].filter(
    (column) => ![passage, score, rank, relevance].includes(column),
  );
  const leftOut = others.filter((column) => !isConstant(column)).map(nameOf);
  const kept = others.filter((column) => isConstant(column) && !(isSingle && column === only));
  const pick = (column: number): NamedColumn => [
    nameOf(column),
    groups.map(([first = 0]) => cellsOf(column)[first] ?? ''),
  ];
  return tableResult(
    file,
    options,
    [[isSingle ? nameOf(only) : 'query_id', queries], ...kept.map(pick), ...lists],
    [
      ...problems,
      ...grouped.problems,
      ...(leftOut.length > 0 ? [rankingProblems.leftOutColumns(file, leftOut)] : []),
    ],
  );
}

/**
 * The columns that identify a query: its id or text, and the report if the same text is asked about
 * several reports (in which case the same rank occurs twice).
 */
function identifyingColumns(table: Table, columns: RankedColumns): number[] {
  const { query, document, rank, run } = columns;
  if (document === null) return [query];
  const isReport = simplifyName(table.columns[document] ?? '').startsWith('report');
  if (rank === null) return isReport ? [document, query] : [query];
  const cellsOf = (column: number) => table.cells[column] ?? [];
  const alone = [query, rank, ...(run === null ? [] : [run])].map(cellsOf);
  const isEnough = groupRows(alone).groups.length === table.rowCount;
  return isEnough ? [query] : [document, query];
}
