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
  /** NaN where the file gives none. */
  readonly probabilities: number[];
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
    const probabilities =
      mapping.noAnswerProbability === null ? null : columnOf(table, mapping.noAnswerProbability);
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
      if (question === undefined) {
        run.extra.push(stray);
        return;
      }
      matched++;
      if (placePrediction(run, question, stray, settings)) {
        run.probabilities[question] = readProbability(probabilities?.[row]);
      }
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
  const probabilities = new Array<number>(questions.ids.length).fill(NaN);
  const opened = { model, run, predictions, probabilities, extra: [], duplicates: [] };
  open.set(key, opened);
  return opened;
}

/** Whether the row's prediction counts now: the first one, or the last where the settings say so. */
function placePrediction(
  run: OpenRun,
  question: number,
  row: StrayRow,
  { duplicates }: Settings,
): boolean {
  const before = run.predictions[question] ?? null;
  if (before !== null) {
    run.duplicates.push({ ...row, question, conflicting: before !== row.prediction });
    if (duplicates === 'first') return false;
  }
  run.predictions[question] = row.prediction;
  return true;
}

/** A probability from 0 to 1 as it is written; NaN for anything else. */
function readProbability(cell: string | undefined): number {
  const value = cell === undefined || cell.trim() === '' ? NaN : Number(cell);
  return value >= 0 && value <= 1 ? value : NaN;
}

function closeRun({ probabilities, ...run }: OpenRun): Run {
  const matched = run.predictions.filter((prediction) => prediction !== null).length;
  const given = probabilities.some((value) => !Number.isNaN(value));
  return {
    ...run,
    noAnswerProbabilities: given ? probabilities : null,
    matched,
    missing: run.predictions.length - matched,
  };
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
  const unread = (run.noAnswerProbabilities ?? []).filter(
    (value, question) => Number.isNaN(value) && run.predictions[question] !== null,
  ).length;
  if (unread > 0) found.push(problems.unreadProbabilities(name, unread));
  return found;
}
