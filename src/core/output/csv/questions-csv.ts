import { collectLabels } from '../../analysis/agreement/collect';
import { FIGURE_STATES, hasContexts } from '../../analysis/grounding';
import { readListLiteral } from '../../answers/list-literal';
import { EXPORTED_COLUMNS } from '../../dataset/exported-tables';
import { listJudged } from '../../scoring/judge/tally';
import { scoreAt } from '../../scoring/scorer';
import { makeNamesUnique, NO_ANSWER_PROBABILITY, type TableField } from '../../explore/view/fields';
import { listFields } from '../../explore/view/question-table';
import { defineCsv } from './csv';
import {
  type ExportCell,
  type ExportInput,
  type ExportOptions,
  type ExportTable,
  makeRows,
  numberCell,
} from '../export/export-format';
import { type Note, runName } from '../../model';

/** A column of the table. */
interface QuestionColumn {
  readonly name: string;
  readonly perRun: boolean;
  readonly read: (run: number) => (question: number) => ExportCell;
}

/** Columns whose name in the file differs from the one in queries. */
const FILE_NAMES: Readonly<Record<string, string>> = {
  id: EXPORTED_COLUMNS.id,
  type: 'answer_type',
  response: EXPORTED_COLUMNS.state,
  label: EXPORTED_COLUMNS.humanLabel,
  human: EXPORTED_COLUMNS.human,
};

/** The column that identifies a row; always included. */
const ALWAYS = 'id';

/** Columns that contain text from the files. */
const TEXTS = ['question', 'reference', 'prediction'];

type QuestionOptions = Pick<ExportOptions, 'shape' | 'questions' | 'columns' | 'notes'>;

/**
 * One row per question and run: id, model, run, answer type, reference (several as a JSON array),
 * prediction, and a column per metric, empty if the metric does not apply or was not scored.
 */
export const questionsCsv = defineCsv({
  id: 'questions-csv',
  fileName: 'questions.csv',
  label: 'Scores per question (CSV)',
  summary:
    'One row for each question and run: id, reference, prediction, and all scores, unrounded.',
  supportedOptions: ['shape', 'questions', 'columns'],
  table: (input, options) => {
    // No columns are added to those that the user chose.
    const isChosen = options.columns !== null && options.columns !== 'rescorable';
    return questionsTable(input, isChosen ? { ...options, notes: [] } : options);
  },
});

/**
 * The questions with their answers and scores. Long: a row per question and run. Wide: a row per
 * question, with a column per run (`f1@run`).
 */
export function questionsTable(input: ExportInput, options: QuestionOptions): ExportTable {
  const { ids } = input.dataset.questions;
  const columns = [
    ...chooseColumns(input, options),
    ...(options.notes.length > 0 ? [noteColumn(ids, options.notes)] : []),
  ];
  const questions = options.questions ?? [...ids.keys()];
  return options.shape === 'long'
    ? longTable(input, columns, questions)
    : wideTable(input, columns, questions);
}

function longTable(
  { dataset: { runs } }: ExportInput,
  [id, ...columns]: readonly QuestionColumn[],
  questions: readonly number[],
): ExportTable {
  function* rows(): Generator<readonly ExportCell[]> {
    for (const [index, { model, run }] of runs.entries()) {
      const readId = id?.read(index);
      const readers = columns.map(({ read }) => read(index));
      for (const question of questions) {
        const cells = readers.map((read) => read(question));
        yield [readId?.(question) ?? '', model, run, ...cells];
      }
    }
  }
  const names = [id?.name ?? '', 'model', 'run', ...columns.map(({ name }) => name)];
  return { columns: makeNamesUnique(names), rows: makeRows(runs.length * questions.length, rows) };
}

function wideTable(
  { dataset: { runs } }: ExportInput,
  columns: readonly QuestionColumn[],
  questions: readonly number[],
): ExportTable {
  const shared = columns.filter(({ perRun }) => !perRun);
  const own = columns.filter(({ perRun }) => perRun);
  const names = [
    ...shared.map(({ name }) => name),
    ...runs.flatMap((run) => own.map(({ name }) => `${name}@${runName(run)}`)),
  ];
  function* rows(): Generator<readonly ExportCell[]> {
    const readers = [
      ...shared.map(({ read }) => read(0)),
      ...runs.flatMap((_, index) => own.map(({ read }) => read(index))),
    ];
    for (const question of questions) yield readers.map((read) => read(question));
  }
  return { columns: makeNamesUnique(names), rows: makeRows(questions.length, rows) };
}

function noteColumn(ids: readonly string[], notes: readonly Note[]): QuestionColumn {
  const textOf = new Map(notes.map(({ id, text }) => [id, text]));
  const read = (question: number) => textOf.get(ids[question] ?? '') ?? '';
  return { name: 'note', perRun: false, read: () => read };
}

/** Whether the column of this name contains text from the files. */
export function isTextColumn(name: string): boolean {
  return TEXTS.includes(name);
}

/**
 * The default columns, by their names in queries; counts of figures if there are contexts, `human`
 * if there are labels.
 */
function usualColumns({ dataset, labels, metrics }: ExportInput): string[] {
  const isLabeled = labels.given.length > 0 || hasLabelColumn(dataset);
  const counts = hasContexts(dataset) ? FIGURE_STATES.map((state) => `figures_${state}`) : [];
  const usual = ['type', 'reference', 'prediction', ...metrics.map(({ id }) => id), ...counts];
  return isLabeled ? [...usual, 'human'] : usual;
}

function hasLabelColumn({ runs }: ExportInput['dataset']): boolean {
  return runs.some(({ humanLabels }) => humanLabels !== null);
}

/**
 * The default columns and all others that affect scores: question, document, state of the answer,
 * human label in the file, no-answer probability, evidence and retrieved passages.
 */
export function rescorableColumns(input: ExportInput): readonly string[] {
  const [type = '', ...others] = usualColumns(input);
  const { runs } = input.dataset;
  const { gold, predictions } = input.mapping;
  const passages = [gold?.evidence, ...predictions.map(({ retrieved }) => retrieved)];
  const hasProbabilities = runs.some(({ noAnswerProbabilities }) => noAnswerProbabilities !== null);
  return [
    ...['document', type, 'question', ...others, 'response'],
    ...(hasLabelColumn(input.dataset) ? ['label'] : []),
    ...(hasProbabilities ? [NO_ANSWER_PROBABILITY] : []),
    ...passages.filter((name) => typeof name === 'string'),
  ];
}

/**
 * The columns with these names in queries; names that do not exist, such as those of a file that is
 * no longer open, are skipped. `null` selects the default columns.
 */
function chooseColumns(
  input: ExportInput,
  { columns: names, notes }: Pick<ExportOptions, 'columns' | 'notes'>,
): readonly QuestionColumn[] {
  const { dataset, evaluation, metrics, judges, labels } = input;
  const fields = listFields(dataset, evaluation, metrics, {
    people: collectLabels(dataset, labels.given).verdicts,
    judges: listJudged(judges, evaluation.judgments),
    notes,
  });
  const chosen = names === 'rescorable' ? rescorableColumns(input) : names;
  const wanted = new Set([ALWAYS, ...(chosen ?? usualColumns(input))]);
  return [...wanted].flatMap((name) => {
    const field = fields.find((one) => one.name === name);
    if (!field) return [];
    const read = metrics.some(({ id }) => id === name)
      ? readScore(input, name)
      : readField(field, name);
    return [{ name: FILE_NAMES[name] ?? name, perRun: field.perRun, read }];
  });
}

/**
 * Empty if the metric does not apply or could not be computed, even if the question counts toward
 * the mean.
 */
function readScore({ evaluation }: ExportInput, metric: string): QuestionColumn['read'] {
  return (run) => {
    const column = evaluation.scores[run]?.[metric];
    return (question) => {
      const score = column && scoreAt(column, question);
      return typeof score === 'number' ? numberCell(score) : null;
    };
  };
}

function readField(field: TableField, name: string): QuestionColumn['read'] {
  if (field.type === 'number') {
    return (run) => {
      const read = field.read(run);
      return (question) => numberCell(read(question));
    };
  }
  const write = name === 'reference' ? writeReferences : ([only = '']: readonly string[]) => only;
  return (run) => {
    const read = field.read(run);
    return (question) => write(read(question));
  };
}

/** A single reference unchanged; several, or one that looks like a list, as a JSON array. */
function writeReferences(references: readonly string[]): string {
  const [only = ''] = references;
  const needsList = references.length > 1 || readListLiteral(only) !== null;
  return needsList ? JSON.stringify(references) : only;
}
