import type { Evaluation } from '../../evaluate';
import type { JudgedRuns } from '../../scoring/judge/tally';
import type { Metric } from '../../scoring/metric';
import { type Dataset, type Note, runName, type Score } from '../../model';
import type { FieldReference, Aggregate, Vocabulary } from '../query/query';
import type { Columns } from '../query/match';
import { type Categories, categorize, rankTexts } from './categories';
import { scoreAt } from '../../scoring/scorer';
import {
  extraGoldFields,
  extraRunFields,
  figureFields,
  goldFields,
  humanField,
  judgeFields,
  makeNamesUnique,
  noteField,
  runFields,
  type TableField,
} from './fields';

/** For a column with more values, the page shows a search field instead of a list of choices. */
export const MAX_VALUES = 200;

/** Questions, scores and verdicts as one table for queries, sorting and groups. */
export interface QuestionTable {
  readonly count: number;
  readonly runs: readonly string[];
  readonly metrics: readonly Metric[];
  readonly fields: readonly TableField[];
  readonly vocabulary: Vocabulary;
  /** The columns that queries can use while this run is displayed. */
  readonly columns: (run: number) => Columns;
  /** The distinct values of a text column; computed on first use. */
  readonly categories: (field: TableField, run: number) => Categories;
  /** The sort key of each question; NaN for an empty cell. Computed on first use. */
  readonly keys: (reference: FieldReference, run: number) => Float64Array;
  /** The cells of a column while this run is displayed. */
  readonly cells: (reference: FieldReference, run: number) => (question: number) => Cell;
}

/** A score or other number, or the text values of a cell; an empty cell has no values. */
export type Cell = Score | readonly string[];

type Scored = Pick<Evaluation, 'scorer' | 'scores' | 'verdicts' | 'rejections'>;

/** Human labels, judgments and notes. */
export interface Annotations {
  /** Majority labels by run, one byte per question, from `collectLabels`. */
  readonly people: readonly Uint8Array[];
  readonly judges: readonly JudgedRuns[];
  readonly notes: readonly Note[];
}

const NO_ANNOTATIONS: Annotations = { people: [], judges: [], notes: [] };

/** All columns, with unique names; their values are computed later. */
export function listFields(
  dataset: Dataset,
  evaluation: Scored,
  metrics: readonly Metric[],
  { people, judges, notes }: Annotations = NO_ANNOTATIONS,
): TableField[] {
  // If there are no notes, a file column named “note” keeps its name.
  const note = [noteField(dataset.questions, notes)];
  const hasNotes = notes.length > 0;
  const fields = [
    ...goldFields(dataset.questions),
    ...runFields(dataset, evaluation, metrics, evaluation.rejections !== null),
    ...figureFields(dataset, evaluation.scorer),
    ...judgeFields(judges),
    ...humanField(people),
    ...(hasNotes ? note : []),
    ...extraGoldFields(dataset.questions),
    ...extraRunFields(dataset),
    ...(hasNotes ? [] : note),
  ];
  const names = makeNamesUnique(fields.map(({ name }) => name));
  return fields.map((field, at) => ({ ...field, name: names[at] ?? '' }));
}

/** Builds the question table of an evaluation. Expensive parts are computed on first use. */
export function createQuestionTable(
  dataset: Dataset,
  evaluation: Scored,
  metrics: readonly Metric[],
  annotations: Annotations = NO_ANNOTATIONS,
): QuestionTable {
  const { questions, runs } = dataset;
  const count = questions.ids.length;
  const fields = listFields(dataset, evaluation, metrics, annotations);
  const byName = new Map(fields.map((field) => [field.name, field]));
  const names = runs.map(runName);
  const runOf = ({ run }: FieldReference, shown: number) =>
    run === null ? shown : names.indexOf(run);

  const keptCategories = new Map<string, Categories>();
  const categories = (field: TableField, run: number) => {
    const key = `${field.perRun ? run : ''} ${field.name}`;
    const kept = keptCategories.get(key) ?? categorize(firstTexts(field, run), count);
    keptCategories.set(key, kept);
    return kept;
  };

  const readNumbers = (reference: FieldReference, shown: number) => {
    const field = byName.get(reference.name);
    if (field?.type !== 'number') return null;
    const { over, less } = reference;
    if (less !== undefined) {
      const own = field.read(runOf(reference, shown));
      const other = field.read(names.indexOf(less));
      return (question: number) => own(question) - other(question);
    }
    if (over === null) return field.read(runOf(reference, shown));
    const readers = names.map((_, run) => field.read(run));
    return readOver(over, readers, field.better);
  };

  const keptKeys = new Map<string, Float64Array>();
  const keys = (reference: FieldReference, shown: number) => {
    const field = byName.get(reference.name);
    const run = runOf(reference, shown);
    const key = JSON.stringify([
      reference.name,
      reference.over,
      field?.perRun ? run : null,
      reference.less,
    ]);
    const kept = keptKeys.get(key);
    if (kept) return kept;
    const numbers = readNumbers(reference, shown);
    const made =
      numbers || !field
        ? Float64Array.from({ length: count }, (_, question) => numbers?.(question) ?? NaN)
        : rankTexts(categories(field, run));
    keptKeys.set(key, made);
    return made;
  };

  const columns = (shown: number): Columns => ({
    numbers: (reference) => readNumbers(reference, shown),
    texts: (reference) => {
      const field = byName.get(reference.name);
      return field?.type === 'text' ? field.read(runOf(reference, shown)) : null;
    },
    searched: (question) => [
      questions.ids[question],
      questions.texts[question],
      ...(questions.references[question] ?? []),
      ...runs.map(({ predictions }) => predictions[question]),
    ],
  });

  let vocabulary: Vocabulary | null = null;
  return {
    count,
    runs: names,
    metrics,
    fields,
    categories,
    keys,
    get vocabulary() {
      vocabulary ??= {
        runs: names,
        fields: fields.map((field) => wordOf(field, names.length, categories)),
      };
      return vocabulary;
    },
    columns,
    cells: (reference, shown) => {
      const { texts, numbers } = columns(shown);
      const readTexts = texts(reference);
      if (readTexts) return readTexts;
      const scores = evaluation.scores[runOf(reference, shown)]?.[reference.name];
      const isScore = reference.over === null && reference.less === undefined;
      if (scores && isScore) return (question) => scoreAt(scores, question);
      const read = numbers(reference);
      return (question) => {
        const value = read?.(question) ?? NaN;
        return Number.isNaN(value) ? null : value;
      };
    },
  };
}

function wordOf(field: TableField, runs: number, categories: QuestionTable['categories']) {
  const { name, label, type, perRun, aliases } = field;
  const valueLabels = type === 'text' ? field.valueLabels : undefined;
  const isShare = type === 'number' && field.isShare;
  const isCategory = type === 'text' && field.isCategory;
  const known = isCategory ? field.values : undefined;
  const seen =
    isCategory && !known ? Array.from({ length: perRun ? runs : 1 }, (_, run) => run) : [];
  const values = known ?? [...new Set(seen.flatMap((run) => categories(field, run).values))];
  const shown = values.length > MAX_VALUES ? [] : values;
  return {
    ...{ name, label, type, perRun, values: shown },
    ...(aliases && { aliases }),
    ...(valueLabels && { valueLabels }),
    ...(isShare && { isShare }),
  };
}

function firstTexts(field: TableField, run: number): (question: number) => string {
  if (field.type === 'number') return () => '';
  const read = field.read(run);
  return (question) => read(question)[0] ?? '';
}

/** The best value, the worst value or the spread across the runs; NaN if no run has a number. */
function readOver(
  over: Aggregate,
  readers: readonly ((question: number) => number)[],
  better: 'higher' | 'lower',
): (question: number) => number {
  const wantsHighest = (over === 'best') === (better === 'higher');
  return (question) => {
    let lowest = Infinity;
    let highest = -Infinity;
    for (const read of readers) {
      const value = read(question);
      if (value < lowest) lowest = value;
      if (value > highest) highest = value;
    }
    if (lowest > highest) return NaN;
    if (over === 'spread') return highest - lowest;
    return wantsHighest ? highest : lowest;
  };
}
