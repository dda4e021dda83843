import type { Dataset, RunScores } from '../model';
import { type FilterContext, FILTERS } from './filters';

/** Which questions a table shows and in which order. */
export interface View {
  /** Text that id, question, references or a prediction holds, without regard to case. */
  readonly search: string;
  /** Answer types to show; none chosen means all. */
  readonly answerTypes: readonly string[];
  /** Identifiers of the filters that must all hold. */
  readonly filters: readonly string[];
  readonly sort: Sort | null;
}

/** What a table is sorted by. */
export interface Sort {
  /** `id`, `question`, `document`, `answerType`, `reference`, `prediction`, or a metric's id. */
  readonly column: string;
  /** The run that `prediction` or a metric is taken from. */
  readonly run: number;
  readonly descending: boolean;
}

/** The columns of a question that a table can be sorted by, beside the metrics. */
export const TEXT_COLUMNS = [
  'id',
  'question',
  'document',
  'answerType',
  'reference',
  'prediction',
] as const;

export const EVERYTHING: View = { search: '', answerTypes: [], filters: [], sort: null };

/** The questions of a view, as positions in file order. Ties keep file order; empty values come last. */
export function orderQuestions(
  dataset: Dataset,
  scores: readonly RunScores[],
  run: number,
  view: View,
): Uint32Array {
  const matches = createMatcher({ dataset, scores, run }, view);
  const shown = dataset.questions.ids.map((_, question) => question).filter(matches);
  return Uint32Array.from(view.sort ? sortQuestions(shown, dataset, scores, view.sort) : shown);
}

/** How many questions each filter would leave, given the rest of the view. */
export function countFilters(
  dataset: Dataset,
  scores: readonly RunScores[],
  run: number,
  view: View,
): Readonly<Record<string, number>> {
  const context = { dataset, scores, run };
  const matches = createMatcher(context, { ...view, filters: [] });
  const shown = dataset.questions.ids.map((_, question) => question).filter(matches);
  return Object.fromEntries(
    FILTERS.map(({ id, holds }) => [
      id,
      shown.filter((question) => holds(context, question)).length,
    ]),
  );
}

function createMatcher(context: FilterContext, view: View): (question: number) => boolean {
  const { questions, runs } = context.dataset;
  const needle = view.search.trim().toLowerCase();
  const types = new Set(view.answerTypes);
  const active = FILTERS.filter(({ id }) => view.filters.includes(id));
  const holdsText = (question: number) =>
    [
      questions.ids[question],
      questions.texts[question],
      ...(questions.references[question] ?? []),
      ...runs.map((run) => run.predictions[question]),
    ].some((text) => text?.toLowerCase().includes(needle));
  return (question) =>
    (types.size === 0 || types.has(questions.answerTypes[question] ?? '')) &&
    active.every(({ holds }) => holds(context, question)) &&
    (needle === '' || holdsText(question));
}

function sortQuestions(
  shown: readonly number[],
  dataset: Dataset,
  scores: readonly RunScores[],
  { column, run, descending }: Sort,
): number[] {
  const direction = descending ? -1 : 1;
  const texts = textColumn(dataset, column, run);
  if (texts) {
    const collator = new Intl.Collator('en', { numeric: true });
    const compareTexts = (a: string, b: string) =>
      a === '' || b === '' ? (a === b ? 0 : a === '' ? 1 : -1) : direction * collator.compare(a, b);
    return shown.toSorted((a, b) => compareTexts(texts(a), texts(b)) || a - b);
  }
  const values = scores[run]?.[column]?.values ?? new Float64Array();
  const compareNumbers = (a: number, b: number) =>
    Number.isNaN(a) || Number.isNaN(b)
      ? Number(Number.isNaN(a)) - Number(Number.isNaN(b))
      : direction * (a - b);
  return shown.toSorted((a, b) => compareNumbers(values[a] ?? NaN, values[b] ?? NaN) || a - b);
}

function textColumn(
  { questions, runs }: Dataset,
  column: string,
  run: number,
): ((question: number) => string) | null {
  const columns: Readonly<Record<string, (question: number) => string | null | undefined>> = {
    id: (question) => questions.ids[question],
    question: (question) => questions.texts[question],
    document: (question) => questions.documents[question],
    answerType: (question) => questions.answerTypes[question],
    reference: (question) => questions.references[question]?.[0],
    prediction: (question) => runs[run]?.predictions[question],
  };
  const read = Object.hasOwn(columns, column) ? columns[column] : undefined;
  return read ? (question) => read(question) ?? '' : null;
}
