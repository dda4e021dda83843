import { collectLabels } from '../../analysis/agreement/collect';
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

import { runName } from '../../model';

/** A column of a table of questions. */
interface QuestionColumn {
  /** As the file names it. */
  readonly name: string;
  readonly perRun: boolean;
  readonly read: (run: number) => (question: number) => ExportCell;
}

/** How the file names columns that a query names otherwise. */
const FILE_NAMES: Readonly<Record<string, string>> = {
  id: EXPORTED_COLUMNS.id,
  type: 'answer_type',
  response: EXPORTED_COLUMNS.state,
  label: EXPORTED_COLUMNS.humanLabel,
  human: EXPORTED_COLUMNS.human,
};

/** Columns that say which row it is, and so are always there. */
const ALWAYS = 'id';

/** Columns that quote the files. */
const TEXTS = ['question', 'reference', 'prediction'];

/** What is written of the questions: all options but the kind of CSV. */
type QuestionOptions = Pick<ExportOptions, 'shape' | 'questions' | 'columns'>;

interface Head {
  readonly name: string;
}

/**
 * One row a question and run: id, model, run, answer type, reference (several as a JSON list),
 * prediction, then a column a metric. An empty metric cell does not apply or was not scored.
 */
export const questionsCsv = defineCsv({
  id: 'questions-csv',
  fileName: 'questions.csv',
  label: 'Scores per question (CSV)',
  summary:
    'One row for each question and run: id, reference, prediction, and every score unrounded.',
  supportedOptions: ['shape', 'questions', 'columns'],
  table: questionsTable,
});

/**
 * The questions with their answers and scores. Long: a row for each question and run, which model and
 * run name. Wide: a row for each question; what each run has of its own stands in columns `f1@run`.
 */
export function questionsTable(input: ExportInput, options: QuestionOptions): ExportTable {
  const columns = chooseColumns(input, options.columns);
  const { ids } = input.dataset.questions;
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
  const heads: readonly Head[] = [
    { name: id?.name ?? '' },
    { name: 'model' },
    { name: 'run' },
    ...columns,
  ];
  const names = makeNamesUnique(heads).map(({ name }) => name);
  return { columns: names, rows: makeRows(runs.length * questions.length, rows) };
}

function wideTable(
  { dataset: { runs } }: ExportInput,
  columns: readonly QuestionColumn[],
  questions: readonly number[],
): ExportTable {
  const shared = columns.filter(({ perRun }) => !perRun);
  const own = columns.filter(({ perRun }) => perRun);
  const ofRuns: readonly Head[] = runs.flatMap((run) =>
    own.map(({ name }) => ({ name: `${name}@${runName(run)}` })),
  );
  function* rows(): Generator<readonly ExportCell[]> {
    const readers = [
      ...shared.map(({ read }) => read(0)),
      ...runs.flatMap((_, index) => own.map(({ read }) => read(index))),
    ];
    for (const question of questions) yield readers.map((read) => read(question));
  }
  const heads = makeNamesUnique<Head>([...shared, ...ofRuns]);
  return { columns: heads.map(({ name }) => name), rows: makeRows(questions.length, rows) };
}

/** Whether the column of this name quotes the files, rather than telling of them. */
export function isText(name: string): boolean {
  return TEXTS.includes(name);
}

/** The usual columns, by the names of queries; what people decided is there where they labeled answers. */
function usualColumns({ dataset, labels, metrics }: ExportInput): string[] {
  const isLabeled = labels.given.length > 0 || hasLabelColumn(dataset);
  const usual = ['type', 'reference', 'prediction', ...metrics.map(({ id }) => id)];
  return isLabeled ? [...usual, 'human'] : usual;
}

function hasLabelColumn({ runs }: ExportInput['dataset']): boolean {
  return runs.some(({ humanLabels }) => humanLabels !== null);
}

/**
 * The usual columns and all else that the same scores follow from: the question, its document, and of
 * each answer whether it is there, what a file says people said of it, and the probability that there
 * is none.
 */
export function rescorableColumns(input: ExportInput): readonly string[] {
  const [type = '', ...others] = usualColumns(input);
  const { runs } = input.dataset;
  const hasProbabilities = runs.some(({ noAnswerProbabilities }) => noAnswerProbabilities !== null);
  return [
    ...['document', type, 'question', ...others, 'response'],
    ...(hasLabelColumn(input.dataset) ? ['label'] : []),
    ...(hasProbabilities ? [NO_ANSWER_PROBABILITY] : []),
  ];
}

/**
 * The columns of these names, which are those of queries; names that nobody has are left out, as a
 * column is whose file is not open any more. `null` stands for the usual ones: answer type,
 * reference, prediction, every metric and what people decided.
 */
function chooseColumns(
  input: ExportInput,
  names: ExportOptions['columns'],
): readonly QuestionColumn[] {
  const { dataset, evaluation, metrics, judges, labels } = input;
  const fields = listFields(dataset, evaluation, metrics, {
    people: collectLabels(dataset, labels.given).verdicts,
    judges: listJudged(judges, evaluation.judgements),
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

/** Nothing where the metric does not apply or could not be computed, whatever the mean counts. */
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

/** One reference as it stands, several (or one that looks like several) as a JSON list. */
function writeReferences(references: readonly string[]): string {
  const [only = ''] = references;
  const needsList = references.length > 1 || readListLiteral(only) !== null;
  return needsList ? JSON.stringify(references) : only;
}
