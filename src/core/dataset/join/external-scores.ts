import {
  createColumn,
  type ExternalMetric,
  type PredictionMapping,
  type Problem,
  type Run,
  type RunScores,
  type ScoreColumn,
  type Table,
} from '../../model';
import { type BadCells, describeScale, externalScoreProblems } from '../../words/column-problems';
import { exactColumnOf } from '../cells';

/** Prefix of the id of every metric whose scores come from a prediction file. */
const ID_PREFIX = 'external.';

/**
 * A finite number in decimal notation, with no separator other than a decimal point: no `0,5`,
 * `87%`, `NaN`, `0x1F` or empty string.
 */
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** The number in a cell of scores; `null` if it has none, or one outside the range of doubles. */
export function readScore(cell: string): number | null {
  const text = cell.trim();
  const value = DECIMAL.test(text) ? Number(text) : NaN;
  return Number.isFinite(value) ? value : null;
}

/**
 * The metrics that prediction files provide, in the order of the mappings. Names that differ only
 * in capitalization or punctuation are one metric; if their scales differ, the first scale is used.
 */
export function listExternalMetrics(mappings: readonly PredictionMapping[]): {
  readonly metrics: readonly ExternalMetric[];
  readonly problems: readonly Problem[];
} {
  const found = new Map<string, { readonly metric: ExternalMetric; readonly file: string }>();
  const problems: Problem[] = [];
  for (const { file, scores = [] } of mappings) {
    const own = new Set<string>();
    for (const { column, name, lowest, highest, better } of scores) {
      const metric = { id: metricIdOf(name), name, lowest, highest, better };
      const first = found.get(metric.id);
      if (!first) found.set(metric.id, { metric, file });
      else if (describeScale(first.metric) !== describeScale(metric)) {
        problems.push(
          externalScoreProblems.differentScales(first.file, first.metric, file, metric),
        );
      }
      if (own.has(metric.id)) problems.push(externalScoreProblems.sameName(file, column, name));
      own.add(metric.id);
    }
  }
  return { metrics: [...found.values()].map(({ metric }) => metric), problems };
}

/** The id of the metric with this name: `external.bert_score` for `BERT-Score`. */
export function metricIdOf(name: string): string {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? ['score'];
  return ID_PREFIX + words.join('_');
}

/** Whether the scores of a metric come from the prediction files. */
export function isExternalMetric(id: string): boolean {
  return id.startsWith(ID_PREFIX);
}

/** Reads the scores in a table's rows into the columns of their runs. */
export interface ExternalScoreReader {
  /** Records the scores of a row, replacing those of an earlier duplicate. */
  readonly record: (row: number, question: number, scores: RunScores) => void;
  readonly problems: () => readonly Problem[];
}

/**
 * Reads the score columns of one mapping. A score that is not a number, or out of range, is
 * `unscored`; an empty cell gives no score. Both are reported with their rows.
 */
export function createExternalScoreReader(
  table: Table,
  { file, scores = [] }: Pick<PredictionMapping, 'file' | 'scores'>,
  metrics: readonly ExternalMetric[],
): ExternalScoreReader {
  const seen = new Set<string>();
  const columns = scores.flatMap(({ column, name }) => {
    const metric = metrics.find(({ id }) => id === metricIdOf(name));
    const cells = exactColumnOf(table, column);
    if (!metric || !cells || seen.has(metric.id)) return [];
    seen.add(metric.id);
    const bad = (): BadCells => ({ file, column, cells: [] });
    const empty: number[] = [];
    return [{ metric, cells, unread: bad(), outside: bad(), empty }];
  });
  const put = (target: ScoreColumn | undefined, question: number, score: number | 'unscored') => {
    target?.values.fill(score === 'unscored' ? NaN : score, question, question + 1);
    target?.unscored.fill(Number(score === 'unscored'), question, question + 1);
  };
  return {
    record: (row, question, ofRun) => {
      for (const { metric, cells, unread, outside, empty } of columns) {
        const target = ofRun[metric.id];
        const cell = cells[row] ?? '';
        const score = readScore(cell);
        if (cell.trim() === '') {
          empty.push(row + 1);
          put(target, question, NaN);
        } else if (score === null) {
          unread.cells.push({ row: row + 1, cell });
          put(target, question, 'unscored');
        } else if (score < metric.lowest || score > metric.highest) {
          outside.cells.push({ row: row + 1, cell });
          put(target, question, 'unscored');
        } else put(target, question, score);
      }
    },
    problems: () =>
      columns.flatMap(({ metric, unread, outside, empty }) => [
        ...(unread.cells.length > 0 ? [externalScoreProblems.notNumbers(unread)] : []),
        ...(outside.cells.length > 0 ? [externalScoreProblems.outOfRange(outside, metric)] : []),
        ...(empty.length > 0 ? [externalScoreProblems.emptyCells(file, unread.column, empty)] : []),
      ]),
  };
}

/** Empty columns for a run; `undefined` without external metrics. */
export function emptyScores(
  metrics: readonly ExternalMetric[],
  length: number,
): Pick<Run, 'externalScores'> {
  if (metrics.length === 0) return {};
  return {
    externalScores: Object.fromEntries(metrics.map(({ id }) => [id, createColumn(length)])),
  };
}
