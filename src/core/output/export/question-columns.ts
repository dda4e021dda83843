import { collectLabels } from '../../analysis/agreement/collect';
import { readListLiteral } from '../../answers/list-literal';
import { EXPORTED_COLUMNS } from '../../dataset/exported-tables';
import { listJudged } from '../../scoring/judge/judged-runs';
import { scoreAt } from '../../scoring/scorer';
import { NO_ANSWER_PROBABILITY } from '../../explore/view/run-fields';
import { listFields } from '../../explore/view/question-table';
import type { TableField } from '../../explore/view/table-field';
import type { ExportInput } from './export-format';
import type { ExportOptions } from './export-options';
import { type ExportCell, numberCell } from './export-table';

/** A column of a table of questions. */
export interface QuestionColumn {
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

/** Whether the column of this name quotes the files, rather than telling of them. */
export function isText(name: string): boolean {
  return TEXTS.includes(name);
}

/** The usual columns, by the names of queries; what people decided is there where they labelled answers. */
function usualColumns({ dataset, labels, metrics }: ExportInput): string[] {
  const isLabelled = labels.given.length > 0 || hasLabelColumn(dataset);
  const usual = ['type', 'reference', 'prediction', ...metrics.map(({ id }) => id)];
  return isLabelled ? [...usual, 'human'] : usual;
}

function hasLabelColumn({ runs }: ExportInput['dataset']): boolean {
  return runs.some(({ humanLabels }) => humanLabels !== null);
}

/**
 * The usual columns and all else that the same scores follow from: the question, its document, and of
 * each answer whether it is there, what a file says people said of it, and the probability that there
 * is none.
 */
export function columnsToOpenAgain(input: ExportInput): readonly string[] {
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
export function chooseColumns(
  input: ExportInput,
  names: ExportOptions['columns'],
): readonly QuestionColumn[] {
  const { dataset, evaluation, metrics, judges, labels } = input;
  const fields = listFields(dataset, evaluation, metrics, {
    people: collectLabels(dataset, labels.given).verdicts,
    judges: listJudged(judges, evaluation.judgements),
  });
  const chosen = names === 'to-open-again' ? columnsToOpenAgain(input) : names;
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
