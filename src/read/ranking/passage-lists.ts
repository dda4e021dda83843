import { JUDGED_COLUMN, RANKED_COLUMN } from '../../core/dataset/rankings';
import type { Problem } from '../../core/model';
import { limitsOf, type ReadOptions } from '../../core/read-options';
import { rankingProblems } from '../../core/words/ranking-problems';
import type { ParseResult } from '../format';
import { findLongCell, uniqueNames } from '../tables';

type Cells = readonly string[];

/** Passages of many queries as columns, in file order. */
export interface PassageRows {
  /** The columns that identify a query. */
  readonly query: readonly Cells[];
  /** The column with the run of a ranking, if there is one. */
  readonly run: Cells | null;
  readonly passage: Cells;
  /**
   * Numbers in JSON, `null` for a passage without one; the field is `null` if the file has none.
   * The same holds for `relevance`.
   */
  readonly score: readonly (string | null)[] | null;
  readonly relevance: readonly (string | null)[] | null;
  /** A rank of NaN keeps the order of the file; `null` if the file has no ranks. */
  readonly rank: readonly number[] | null;
  /** The location of a row in the file: `line 3`. */
  readonly locate: (row: number) => string;
}

export type NamedColumn = readonly [name: string, cells: Cells];

/** The passages of each query and run, with the rows from which they were read. */
export interface GroupedPassages {
  readonly groups: readonly (readonly number[])[];
  readonly queries: Cells;
  /** The judged and the ranked passages, as JSON in one cell: `[{"id":"d1","score":0.3}]`. */
  readonly lists: readonly NamedColumn[];
  readonly problems: readonly Problem[];
}

/** Groups passages by query. Linear in the rows; sorts only where ranks are not in file order. */
export function groupPassages(file: string, rows: PassageRows): GroupedPassages {
  const { query, run, score, rank, relevance } = rows;
  const queries = groupRows(query);
  const { groups } = run ? groupRows([...query, run]) : queries;
  const judged = relevance && listPassages(rows, queries.groups, 'relevance');
  const ranked = score || rank ? listPassages(rows, groups, 'score') : null;
  const first = groups.map(([row = 0]) => row);
  const lists: NamedColumn[] = [];
  if (judged) {
    lists.push([JUDGED_COLUMN, first.map((row) => judged.cells[queries.groupOf[row] ?? 0] ?? '')]);
  }
  if (ranked) lists.push([RANKED_COLUMN, ranked.cells]);
  return {
    ...{ groups, lists },
    queries: first.map((row) => nameQuery(rows, row)),
    problems: [
      ...(ranked && 2 * ranked.reversed > ranked.compared
        ? [rankingProblems.reversedScores(file, ranked.reversed, ranked.compared)]
        : []),
      ...describeRepeated(file, rows, ranked, judged),
    ],
  };
}

/** The table of a ranking format; rejected if a cell is too long. */
export function tableResult(
  file: string,
  options: ReadOptions,
  columns: readonly NamedColumn[],
  problems: readonly Problem[],
): ParseResult {
  const table = {
    columns: uniqueNames(columns.map(([name]) => name)),
    cells: columns.map(([, cells]) => cells),
    rowCount: columns[0]?.[1].length ?? 0,
  };
  const problem = findLongCell(table, limitsOf(options), file);
  return problem ? { kind: 'refused', problem } : { kind: 'table', table, problems };
}

/** The rows with the same cells in these columns, and the group of each row. */
export function groupRows(columns: readonly Cells[]) {
  const groups: number[][] = [];
  const groupOf = new Int32Array(columns[0]?.length ?? 0);
  const numbers = new Map<string, number>();
  for (const row of groupOf.keys()) {
    const key = JSON.stringify(columns.map((cells) => cells[row]));
    const group = numbers.get(key) ?? numbers.size;
    numbers.set(key, group);
    groupOf[row] = group;
    if (groups[group]) groups[group].push(row);
    else groups[group] = [row];
  }
  return { groups, groupOf };
}

function nameQuery({ query }: PassageRows, row: number): string {
  return query.map((cells) => cells[row] ?? '').join(' · ');
}

/** A row that repeats a passage of its group, and the row that is used instead. */
interface Repeated {
  readonly row: number;
  readonly used: number;
}

interface PassageLists {
  readonly cells: Cells;
  readonly repeated: readonly Repeated[];
  /**
   * Number of lists whose values mostly rise or mostly fall with the rank, and how many of these
   * mostly rise.
   */
  readonly compared: number;
  readonly reversed: number;
}

/**
 * Lists the passages of each group in the order of their ranks, each once, at its first position.
 */
function listPassages(
  rows: PassageRows,
  groups: readonly (readonly number[])[],
  field: 'score' | 'relevance',
): PassageLists {
  const { passage, rank } = rows;
  const valueOf = (row: number) => rows[field]?.[row] ?? null;
  const rankOf = (row: number) => rank?.[row] ?? NaN;
  // A judged passage need not be retrieved, and vice versa.
  const isListed = (row: number) =>
    valueOf(row) !== null || (field === 'score' && !Number.isNaN(rankOf(row)));
  const repeated: Repeated[] = [];
  let [compared, reversed] = [0, 0];
  const cells = groups.map((group) => {
    const own = Int32Array.from(group).filter(isListed);
    if (own.some((row, at) => rankOf(own[at - 1] ?? row) > rankOf(row))) {
      own.sort((a, b) => rankOf(a) - rankOf(b) || a - b);
    }
    const trend = trendOf([...own.filter((row) => !Number.isNaN(rankOf(row)))].map(valueOf));
    if (trend !== 0) compared++;
    if (trend > 0) reversed++;
    const seen = new Map<string, number>();
    const items: string[] = [];
    for (const row of own) {
      const id = passage[row] ?? '';
      const used = seen.get(id);
      if (used !== undefined) {
        repeated.push({ row, used });
        continue;
      }
      seen.set(id, row);
      const value = valueOf(row);
      items.push(`{"id":${JSON.stringify(id)}${value === null ? '' : `,"${field}":${value}`}}`);
    }
    return `[${items.join(',')}]`;
  });
  return { cells, repeated, compared, reversed };
}

/** How many more values rise than fall from one rank to the next. */
function trendOf(values: readonly (string | null)[]): number {
  const numbers = values.filter((value) => value !== null).map(Number);
  return numbers.reduce((sum, value, at) => sum + Math.sign(value - (numbers[at - 1] ?? value)), 0);
}

/**
 * Reports passages that a ranking repeats, and repeated judgments; if the file also contains
 * rankings, repeated judgments are reported only if they contradict each other.
 */
function describeRepeated(
  file: string,
  rows: PassageRows,
  ranked: PassageLists | null,
  judged: PassageLists | null,
): Problem[] {
  const { passage, relevance, locate } = rows;
  const describe = ({ row }: Repeated) =>
    `“${passage[row] ?? ''}” of “${nameQuery(rows, row)}” in ${locate(row)}`;
  const again = judged?.repeated ?? [];
  const conflicting = again.filter(({ row, used }) => relevance?.[row] !== relevance?.[used]);
  const { length } = ranked ? conflicting : again;
  const problems: Problem[] = [];
  const [first] = ranked?.repeated ?? [];
  if (ranked && first) {
    problems.push(rankingProblems.repeatedRanked(file, ranked.repeated.length, describe(first)));
  }
  const [example = ranked ? undefined : again[0]] = conflicting;
  if (example) {
    const place = describe(example);
    problems.push(rankingProblems.repeatedJudged(file, length, conflicting.length, place));
  }
  return problems;
}

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** A decimal number in JSON, with all its digits; `null` for any other text. */
export function toJsonNumber(text: string): string | null {
  if (JSON_NUMBER.test(text)) return text;
  const value = DECIMAL.test(text) ? Number(text) : NaN;
  return Number.isFinite(value) ? String(value) : null;
}
