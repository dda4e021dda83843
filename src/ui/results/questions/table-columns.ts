import { parseField } from '../../../core/explore/query/parse';
import { printField } from '../../../core/explore/query/print';
import { type Field, findField, type Vocabulary } from '../../../core/explore/query/query';
import type { MetricDescription } from '../../../core/scoring/metric';

export interface TableColumn {
  /**
   * The column's name in queries (`f1`, `f1@strong`), by which the worker sorts rows and returns
   * cells.
   */
  readonly key: string;
  readonly name: string;
  /** The run of the column; `null` for the selected run. */
  readonly run: string | null;
  readonly isPerRun: boolean;
  readonly label: string;
  readonly help: string;
  readonly isNumber: boolean;
  readonly metric: MetricDescription | null;
  /** Minimum width in pixels. */
  readonly min: number;
  /** Share of the remaining width; with 0 the width is always `min`. */
  readonly grow: number;
}

type ColumnShapes = Readonly<Record<string, { label: string; min: number; grow: number }>>;

const COLUMN_SHAPES: ColumnShapes = {
  id: { label: 'Id', min: 64, grow: 0 },
  question: { label: 'Question', min: 170, grow: 5 },
  reference: { label: 'Reference', min: 120, grow: 3 },
  prediction: { label: 'Prediction', min: 140, grow: 4 },
  document: { label: 'Document', min: 120, grow: 0 },
  type: { label: 'Type', min: 116, grow: 0 },
  kind: { label: 'Kind', min: 90, grow: 0 },
  tier: { label: 'Tier', min: 96, grow: 0 },
  gap: { label: 'Reason', min: 110, grow: 0 },
  response: { label: 'Response', min: 96, grow: 0 },
};

/** Many queries have only an id, while passages and rankings are long. */
const RANKING_SHAPES: ColumnShapes = {
  ...COLUMN_SHAPES,
  question: { label: 'Query', min: 90, grow: 2 },
  reference: { label: 'Relevant passages', min: 130, grow: 4 },
  prediction: { label: 'Ranking', min: 130, grow: 5 },
};

const areOfRankings = (metrics: readonly MetricDescription[]) =>
  metrics.some(({ appliesTo }) => appliesTo.includes('ranking'));

/** The default columns, with the scores of the headline metric. */
export function defaultColumns(
  metrics: readonly MetricDescription[],
  headline: MetricDescription | undefined,
): string[] {
  const shown = metrics.filter((metric) => metric.headline || metric.id === headline?.id);
  // All rankings have the same type.
  const type = areOfRankings(metrics) ? [] : ['type'];
  return ['id', 'question', 'reference', 'prediction', ...type, ...shown.map(({ id }) => id)];
}

/** Columns that cannot be hidden. */
export const FIXED_COLUMNS: readonly string[] = ['id', 'question'];

/** The columns with these names, pinned ones first, and the unknown names. */
export function listColumns(
  keys: readonly string[],
  pinned: readonly string[],
  vocabulary: Vocabulary,
  metrics: readonly MetricDescription[],
): { readonly columns: readonly TableColumn[]; readonly unknown: readonly string[] } {
  const isComplete = FIXED_COLUMNS.every((key) => keys.includes(key));
  const all = [...new Set(isComplete ? keys : [...FIXED_COLUMNS, ...keys])];
  const sorted = [
    ...all.filter((key) => pinned.includes(key)),
    ...all.filter((key) => !pinned.includes(key)),
  ];
  const unknown: string[] = [];
  const columns = sorted.flatMap((key) => {
    const column = describeColumn(key, vocabulary, metrics);
    if (!column) unknown.push(key);
    return column ? [column] : [];
  });
  return { columns, unknown };
}

function describeColumn(
  key: string,
  vocabulary: Vocabulary,
  metrics: readonly MetricDescription[],
): TableColumn | null {
  const reference = parseField(key, vocabulary);
  const field = reference && findField(vocabulary, reference.name);
  if (!field) return null;
  const { label, help, ...rest } = shapeOf(field, metrics);
  const { over, run, name } = reference;
  const isPerRun = field.perRun && over === null;
  return { key, name, run, isPerRun, label: over ? `${over} ${label}` : label, help, ...rest };
}

function shapeOf({ name, label, type }: Field, metrics: readonly MetricDescription[]) {
  const metric = metrics.find(({ id }) => id === name);
  if (metric) {
    const min = metric.display === 'share' ? Math.max(68, 24 + 9 * metric.short.length) : 116;
    const help = `${metric.label}: ${metric.summary}`;
    return { label: metric.short, help, isNumber: true, metric, min, grow: 0 };
  }
  const shapes = areOfRankings(metrics) ? RANKING_SHAPES : COLUMN_SHAPES;
  const shape = shapes[name] ?? { label: name, min: 110, grow: 0 };
  return { ...shape, help: label, isNumber: type === 'number', metric: null };
}

/** The columns of the selected run and those without a run. */
export function baseColumns(keys: readonly string[], vocabulary: Vocabulary): string[] {
  return keys.filter((key) => (parseField(key, vocabulary)?.run ?? null) === null);
}

/** The runs that are compared with the selected one. */
export function comparedRuns(keys: readonly string[], vocabulary: Vocabulary): string[] {
  const runs = keys.map((key) => parseField(key, vocabulary)?.run ?? null);
  return [...new Set(runs.filter((run) => run !== null))];
}

/** The columns, with those of a run repeated for each compared run. */
export function addComparedRuns(
  base: readonly string[],
  runs: readonly string[],
  vocabulary: Vocabulary,
): string[] {
  const repeated = base.flatMap((key) => {
    const reference = parseField(key, vocabulary);
    const isPerRun = reference && findField(vocabulary, reference.name)?.perRun;
    return isPerRun && reference.over === null ? [reference] : [];
  });
  return [
    ...base,
    ...runs.flatMap((run) => repeated.map((reference) => printField({ ...reference, run }))),
  ];
}

/** The columns of two runs side by side: their answers and scores of the headline metric. */
export function sideBySideColumns(
  first: number,
  second: number,
  headline: MetricDescription | undefined,
  { runs }: Vocabulary,
): string[] {
  const names = ['prediction', ...(headline ? [headline.id] : [])];
  const own = [...new Set([first, second])].flatMap((run) =>
    names.map((name) => printField({ name, over: null, run: runs[run] ?? null })),
  );
  return ['id', 'question', 'reference', ...own];
}
