import { isKnownLabel } from '../../answers/kind-label';
import { readListLiteral } from '../../answers/list-literal';
import type { Source, Table } from '../../model';
import { columnOf, firstRows } from '../cells';
import { type ColumnUse, nameEvidence } from './column-names';
import { BATCH_SIZE } from '../../progress';

/*
 * Properties of single cells, independent of column names. Each check takes time linear in the
 * length of the cell, and reads at most its first thousand characters.
 */

const MAX_INSPECTED = 1000;

/** Words that begin questions typed without a question mark, as in search engines. */
const INTERROGATIVE =
  /^(?:who|whom|whose|what|when|where|which|why|how|is|are|was|were|do|does|did|can|could|has|have|in (?:what|which)|wer|was|wann|wo|warum|wie|welche[rs]?|qui|que|quoi|quand|où|pourquoi|comment|quel(?:le)?s?|qué|quién|cuándo|cuántos|dónde|cuál|chi|cosa|quando|dove|perché|quale)\s/iu;

/** Words that annotators use for a verdict. */
const JUDGMENTS = new Set([
  'correct answer',
  'incorrect answer',
  'refusal',
  'failed to answer',
  'correct',
  'incorrect',
  'partially correct',
  'not attempted',
  'right',
  'wrong',
]);

const TRUTHS = new Set(['true', 'false', '0', '1', 'yes', 'no']);

const FILE_NAME = /\.(?:pdf|txt|html?|docx?|xlsx?|json|md)\s*$/i;

/**
 * Properties of a column's values. Shares range from 0 to 1 and are computed from a sample of the
 * non-empty cells. Properties that depend on all values are counted on first use, since most
 * columns do not need them.
 */
export interface ColumnProfile {
  readonly name: string;
  readonly rows: number;
  readonly filled: number;
  readonly countDistinct: () => number;
  /** Number of distinct values, estimated from the sample; exact for a small table. */
  readonly estimateDistinct: () => number;
  /** Whether there are more distinct values than `count`; stops as soon as there are. */
  readonly hasMoreThan: (count: number) => boolean;
  /** Whether every row has a value and all values differ. */
  readonly isUnique: () => boolean;
  /** Whether the cells are row numbers, starting at 0 or 1. */
  readonly isCounter: () => boolean;
  readonly meanLength: number;
  readonly lists: number;
  readonly numberLists: number;
  readonly pipes: number;
  readonly knownLabels: number;
  readonly questions: number;
  readonly probabilities: number;
  readonly judgments: number;
  readonly truths: number;
  readonly fileNames: number;
  readonly codes: number;
}

/** Number of cells sampled. */
const SAMPLE_SIZE = 500;

/** Profiles, cached by table: every choice recomputes the proposals, but tables never change. */
const known = new WeakMap<Table, readonly ColumnProfile[]>();

/**
 * The profile of each column of a table, in the order of the columns; cached by table. Yields the
 * number of cells processed since the last yield.
 */
export function* profileColumns(table: Table): Generator<number, readonly ColumnProfile[]> {
  const before = known.get(table);
  if (before) {
    yield table.columns.length * table.rowCount;
    return before;
  }
  const made: ColumnProfile[] = [];
  for (const name of table.columns) {
    made.push(yield* profileColumn(name, columnOf(table, name) ?? []));
  }
  known.set(table, made);
  return made;
}

function* profileColumn(name: string, cells: readonly string[]): Generator<number, ColumnProfile> {
  const sample: string[] = [];
  let filled = 0;
  for (const [row, cell] of cells.entries()) {
    if ((row + 1) % BATCH_SIZE === 0) yield BATCH_SIZE;
    if (cell === '') continue;
    filled++;
    if (sample.length < SAMPLE_SIZE) sample.push(cell);
  }
  const share = (holds: (cell: string) => boolean) =>
    sample.length === 0 ? 0 : sample.filter(holds).length / sample.length;
  return {
    name,
    rows: cells.length,
    filled,
    ...countValues(cells, filled, sample),
    isCounter: () => isCounter(cells),
    meanLength: sample.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, sample.length),
    lists: share((cell) => readListLiteral(cell) !== null),
    numberLists: share(isNumberList),
    pipes: share((cell) => cell.includes('|')),
    knownLabels: share(isKnownLabel),
    questions: share(isQuestion),
    probabilities: share(isProbability),
    judgments: share((cell) => JUDGMENTS.has(cell.trim().toLowerCase())),
    truths: share((cell) => TRUTHS.has(cell.trim().toLowerCase())),
    fileNames: share((cell) => FILE_NAME.test(cell.slice(-MAX_INSPECTED))),
    codes: share(isCode),
  };
}

function countValues(
  cells: readonly string[],
  filled: number,
  sample: readonly string[],
): Pick<ColumnProfile, 'countDistinct' | 'estimateDistinct' | 'hasMoreThan' | 'isUnique'> {
  let counted: number | null = null;
  const hasMoreThan = (count: number) => {
    if (counted !== null) return counted > count;
    const seen = new Set<string>();
    for (const cell of cells) {
      if (cell !== '' && seen.add(cell).size > count) return true;
    }
    counted = seen.size;
    return false;
  };
  const inSample = new Set(sample).size;
  return {
    hasMoreThan,
    countDistinct: () => (hasMoreThan(cells.length) ? cells.length : (counted ?? 0)),
    estimateDistinct: () => filled * (inSample / Math.max(1, sample.length)),
    isUnique: () =>
      filled > 0 &&
      filled === cells.length &&
      inSample === sample.length &&
      firstRows(cells).size === cells.length,
  };
}

/** With fewer rows than this, the cells may be consecutive numbers by chance. */
const MIN_COUNTED_ROWS = 3;

function isCounter(cells: readonly string[]): boolean {
  const from = cells[0] === '0' ? 0 : 1;
  return cells.length >= MIN_COUNTED_ROWS && cells.every((cell, row) => cell === `${row + from}`);
}

/** A source with its column profiles, on which the proposal is based. */
export interface ProfiledFile {
  readonly source: Source;
  readonly columns: readonly ColumnProfile[];
}

export function profileOf({ columns }: ProfiledFile, name: string): ColumnProfile | undefined {
  return columns.find((column) => column.name === name);
}

/** The column whose name best matches a use, or `null`; `except` lists columns already taken. */
export function findByName(
  { columns }: ProfiledFile,
  use: ColumnUse,
  except: readonly string[] = [],
): string | null {
  let best: { name: string; evidence: number } | null = null;
  for (const { name, filled } of columns) {
    const evidence = except.includes(name) || filled === 0 ? 0 : nameEvidence(name, use);
    if (evidence > (best?.evidence ?? 0)) best = { name, evidence };
  }
  return best?.name ?? null;
}

/**
 * The empty column whose name best matches a use, such as the answer column of a system that never
 * answers.
 */
export function findEmptyByName(
  { columns }: ProfiledFile,
  use: ColumnUse,
  except: readonly string[] = [],
): string | null {
  const evidence = ({ name }: ColumnProfile) =>
    except.includes(name) ? 0 : nameEvidence(name, use);
  const named = columns.filter((column) => column.filled === 0 && evidence(column) > 0);
  return named.sort((a, b) => evidence(b) - evidence(a))[0]?.name ?? null;
}

/** A question column needs at least this share of cells that look like questions. */
const MIN_QUESTION_SHARE = 0.6;

/**
 * The column that contains the questions. The share of cells that look like questions weighs more
 * than the name. `null` if there is no evidence.
 */
export function findQuestionColumn({ columns }: ProfiledFile): string | null {
  let best: { name: string; evidence: number } | null = null;
  for (const column of columns) {
    const { name, filled, questions, meanLength } = column;
    if (filled === 0) continue;
    const isVaried = () => filled === 1 || column.hasMoreThan(1);
    const shown =
      questions >= MIN_QUESTION_SHARE && meanLength < 2000 && isVaried() ? 2 * questions : 0;
    const evidence = nameEvidence(name, 'question') + shown;
    if (evidence > (best?.evidence ?? 0)) best = { name, evidence };
  }
  return best?.name ?? null;
}

/**
 * The file without the named columns, such as answers, which do not identify questions even if they
 * are unique.
 */
export function withoutColumns(
  { source, columns }: ProfiledFile,
  names: readonly string[],
): ProfiledFile {
  const { table } = source;
  const kept = table.columns.map((name) => !names.includes(name));
  const keep = <T>(values: readonly T[]) => values.filter((_, index) => kept[index]);
  return {
    source: {
      ...source,
      table: { ...table, columns: keep(table.columns), cells: keep(table.cells) },
    },
    columns: columns.filter(({ name }) => !names.includes(name)),
  };
}

/** Whether a text ends or begins with a question mark, in any script that uses one. */
function isQuestion(cell: string): boolean {
  const text = cell.trim();
  // U+037E and the semicolon are question marks in Greek.
  const end = text.slice(-3).replace(/["'”’»)\]\s]+$/u, '');
  if (/[?？؟;;]$/.test(end)) return true;
  return text.length < MAX_INSPECTED && INTERROGATIVE.test(text);
}

/** Whether a text is one decimal number from 0 to 1. */
function isProbability(cell: string): boolean {
  if (cell.length > 30 || !/^\s*[+-]?[\d.]+(?:e[+-]?\d+)?\s*$/i.test(cell)) return false;
  const value = Number(cell);
  return value >= 0 && value <= 1;
}

/** Whether a text is a list that contains only numbers, such as offsets or page numbers. */
function isNumberList(cell: string): boolean {
  const text = cell.slice(0, MAX_INSPECTED).trim();
  return text.startsWith('[') && /\d/.test(text) && /^[[\]\d\s,.-]*$/.test(text);
}

/**
 * Whether a text looks like an identifier: no whitespace, and digits next to letters or symbols.
 */
function isCode(cell: string): boolean {
  return cell.length <= 80 && /^\S+$/.test(cell) && /\d/.test(cell) && /[^\d.,%$€£()-]/.test(cell);
}
