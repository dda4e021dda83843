import {
  type DuplicateRow,
  nameOfRun,
  type PredictionMapping,
  type Problem,
  type Questions,
  type Run,
  type StrayRow,
  type Table,
} from '../model';
import { problems } from '../problems';
import type { Settings } from '../settings';
import { answerReader, columnOf, firstText, readIds } from './cells';

/** One prediction table with the way it is read. */
export interface PredictionTable {
  readonly table: Table;
  readonly mapping: PredictionMapping;
}

interface OpenRun {
  readonly model: string;
  readonly run: string;
  readonly predictions: (string | null)[];
  readonly extra: StrayRow[];
  readonly duplicates: DuplicateRow[];
}

/**
 * The runs of all prediction tables, in the order in which they first appear. Rows that share model
 * and run belong together, also across files. Linear in the number of rows.
 */
export function readRuns(
  inputs: readonly PredictionTable[],
  questions: Questions,
  settings: Settings,
): { readonly runs: readonly Run[]; readonly problems: readonly Problem[] } {
  const questionOf = new Map(questions.ids.map((id, question) => [id, question]));
  const open = new Map<string, OpenRun>();
  const found: Problem[] = [];
  for (const { table, mapping } of inputs) {
    const ids = readIds(table, mapping.id);
    const answer = answerReader(table, mapping.answer);
    const models = mapping.model === null ? null : columnOf(table, mapping.model);
    const names = mapping.run === null ? null : columnOf(table, mapping.run);
    let matched = 0;
    ids.forEach((id, row) => {
      const run = openRun(
        open,
        firstText(models?.[row], mapping.name),
        names?.[row] ?? '',
        questions,
      );
      const prediction = answer(row)[0] ?? '';
      const stray = { id, file: mapping.file, row: row + 1, prediction };
      const question = questionOf.get(id);
      if (question === undefined) run.extra.push(stray);
      else placePrediction(run, question, stray, settings);
      if (question !== undefined) matched++;
    });
    if (matched === 0 && ids.length > 0 && questions.ids.length > 0) {
      found.push(problems.nothingMatches(mapping.file, ids[0] ?? '', questions.ids[0] ?? ''));
    }
  }
  const runs = [...open.values()].map(closeRun);
  return { runs, problems: [...found, ...runs.flatMap((run) => describe(run, settings))] };
}

function openRun(
  open: Map<string, OpenRun>,
  model: string,
  run: string,
  questions: Questions,
): OpenRun {
  const key = JSON.stringify([model, run]);
  const before = open.get(key);
  if (before) return before;
  const predictions = new Array<string | null>(questions.ids.length).fill(null);
  const opened = { model, run, predictions, extra: [], duplicates: [] };
  open.set(key, opened);
  return opened;
}

function placePrediction(
  run: OpenRun,
  question: number,
  row: StrayRow,
  { duplicates }: Settings,
): void {
  const before = run.predictions[question] ?? null;
  if (before !== null) {
    run.duplicates.push({ ...row, question, conflicting: before !== row.prediction });
    if (duplicates === 'first') return;
  }
  run.predictions[question] = row.prediction;
}

function closeRun(run: OpenRun): Run {
  const matched = run.predictions.filter((prediction) => prediction !== null).length;
  return { ...run, matched, missing: run.predictions.length - matched };
}

function describe(run: Run, settings: Settings): Problem[] {
  const name = nameOfRun(run);
  const [duplicate] = run.duplicates;
  const [extra] = run.extra;
  const found: Problem[] = [];
  if (duplicate) {
    const { file, row, id } = duplicate;
    const count = run.duplicates.length;
    found.push(problems.duplicatePredictions(file, name, count, row, id, settings.duplicates));
  }
  if (extra && run.matched > 0) {
    found.push(problems.unfoundQuestions(extra.file, name, run.extra.length, extra.row, extra.id));
  }
  return found;
}
