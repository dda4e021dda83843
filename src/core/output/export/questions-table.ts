import { runName } from '../../model';
import { nameApart } from '../../explore/view/table-field';
import type { ExportInput } from './export-format';
import type { ExportOptions } from './export-options';
import { type ExportCell, type ExportTable, makeRows } from './export-table';
import { chooseColumns, type QuestionColumn } from './question-columns';

/** What is written of the questions: all options but the kind of CSV. */
type QuestionOptions = Pick<ExportOptions, 'shape' | 'questions' | 'columns'>;

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

interface Head {
  readonly name: string;
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
  const names = nameApart(heads).map(({ name }) => name);
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
  const heads = nameApart<Head>([...shared, ...ofRuns]);
  return { columns: heads.map(({ name }) => name), rows: makeRows(questions.length, rows) };
}
