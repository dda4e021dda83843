import {
  type Dataset,
  type DuplicateRow,
  type ExternalMetric,
  type GoldMapping,
  runName,
  type Passages,
  type PredictionMapping,
  type ProbabilitySource,
  type Problem,
  type Questions,
  type Run,
  type RunScores,
  type UnusedRow,
  type Table,
} from '../../model';
import { joinProblems, problems } from '../../words/problems';
import type { Settings } from '../../settings';
import { answerReader, columnOf, exactColumnOf, firstRows, firstText, readIds } from '../cells';
import { createMatcher, type FindQuestion } from '../id-repairs';
import { MISSING_STATE } from '../exported-tables';
import { BATCH_SIZE } from '../../progress';
import { describeRanked } from '../rankings';
import { createRetrievedReader } from './passages';
import { createExternalScoreReader, emptyScores, listExternalMetrics } from './external-scores';
import { describeUnmatchedFile } from './unmatched-file';
import { createScaleCheck } from './unread-scales';

export interface PredictionTable {
  readonly table: Table;
  readonly mapping: PredictionMapping;
  readonly gold: GoldMapping;
  /** No-answer probabilities from another file. */
  readonly probabilities: { readonly table: Table; readonly source: ProbabilitySource } | null;
  readonly extraColumns: readonly string[];
}

interface RunBuilder {
  readonly model: string;
  readonly run: string;
  readonly predictions: (string | null)[];
  /** NaN if the file gives none. */
  readonly probabilities: number[];
  /** Human labels and extra columns by name; each is created when a file first contains it. */
  readonly cells: Map<string, string[]>;
  labels: string[] | null;
  retrieved?: (Passages | null)[];
  contexts?: string[];
  readonly externalScores?: RunScores;
  readonly unmatched: UnusedRow[];
  readonly duplicates: DuplicateRow[];
}

type RunsRead = Pick<Dataset, 'runs' | 'unjoined' | 'externalMetrics' | 'problems'>;

/**
 * The runs of all prediction tables, in order of first appearance. Rows with the same model and run
 * belong together, even across files. Every row becomes a prediction, an unmatched row or a
 * duplicate of its run. Linear in the number of rows. Yields the number of rows processed since the
 * last yield.
 */
export function* readRuns(
  inputs: readonly PredictionTable[],
  questions: Questions,
  settings: Settings,
): Generator<number | undefined, RunsRead> {
  const known = firstRows(questions.ids);
  const open = new Map<string, RunBuilder>();
  const external = listExternalMetrics(inputs.map(({ mapping }) => mapping));
  const found: Problem[] = [...external.problems];
  for (const input of inputs) {
    found.push(...(yield* readInput(input, questions, known, open, external.metrics, settings)));
  }
  const all = [...open.values()].map(finishRun);
  const unjoined = all.filter(isUnjoined);
  const reported = new Set(
    found.flatMap(({ code, file = [] }) => (code === 'nothing-matches' ? file : [])),
  );
  const warnings = all.flatMap((run) =>
    isUnjoined(run) ? describeUnjoined(run, reported) : describeRun(run, settings),
  );
  return {
    runs: all.filter((run) => !isUnjoined(run)),
    unjoined,
    ...(external.metrics.length > 0 && { externalMetrics: external.metrics }),
    problems: [...found, ...warnings],
  };
}

/** Whether rows of the run were read and none matched a question. */
function isUnjoined({ matched, unmatched }: Run): boolean {
  return matched === 0 && unmatched.length > 0;
}

/**
 * The problem to report for a run that matches no question, unless it was already reported for the
 * file.
 */
function describeUnjoined(run: Run, reported: ReadonlySet<string>): Problem[] {
  return run.unmatched.every(({ file }) => reported.has(file))
    ? []
    : joinProblems.unjoinedRun(runName(run), run.unmatched);
}

/** Adds the rows of one table to their runs; returns the problems found in the ids of the table. */
function* readInput(
  input: PredictionTable,
  questions: Questions,
  known: ReadonlyMap<string, number>,
  open: Map<string, RunBuilder>,
  metrics: readonly ExternalMetric[],
  settings: Settings,
): Generator<number | undefined, Problem[]> {
  const { table, mapping } = input;
  const { file } = mapping;
  const ids = readIds(table, mapping.id);
  const find = yield* createMatcher(known, ids, mapping.repairs);
  const models = columnOf(table, mapping.model);
  const names = columnOf(table, mapping.run);
  const states = columnOf(table, mapping.state);
  const { probabilityOf, warnings } = readProbabilities(input, find);
  const answers = createAnswerReader(input, questions);
  const scales = createScaleCheck(table, file);
  const scores = createExternalScoreReader(table, mapping, metrics);
  const passages = createRetrievedReader(table, mapping);
  const isRanking = mapping.answer.columns.length === 0;
  const cellWriters = createCellWriters(input, questions);
  let matched = 0;
  const ambiguous: UnusedRow[] = [];
  let run: RunBuilder | null = null;
  for (const [row, id] of ids.entries()) {
    if ((row + 1) % BATCH_SIZE === 0) yield BATCH_SIZE;
    const model = firstText(models?.[row], mapping.name);
    const name = names?.[row] ?? '';
    if (run?.model !== model || run.run !== name)
      run = openRun(open, model, name, questions, metrics);
    const found = find(id);
    const question = found === 'several' ? undefined : found;
    if (states?.[row] === MISSING_STATE && question !== undefined) {
      matched++;
      continue;
    }
    const retrieved = passages?.read(row, questions.documents[question ?? -1] ?? '') ?? null;
    const prediction = isRanking ? describeRanked(retrieved) : answers.read(row, question);
    const unusedRow = { id, file, row: row + 1, prediction };
    if (question === undefined) {
      run.unmatched.push(unusedRow);
      if (found === 'several') ambiguous.push(unusedRow);
      continue;
    }
    matched++;
    if (!addPrediction(run, question, unusedRow, settings)) continue;
    scales.inspect(row, [prediction]);
    run.probabilities[question] = probabilityOf(row, question);
    if (run.externalScores) scores.record(row, question, run.externalScores);
    if (passages) (run.retrieved ??= questions.ids.map(() => null))[question] = retrieved;
    for (const write of cellWriters) write(run, question, row);
  }
  warnings.push(...joinProblems.ambiguousIds(ambiguous));
  warnings.push(...answers.problems(), ...scales.problems());
  warnings.push(...scores.problems(), ...(passages?.problems() ?? []));
  if (matched === 0 && ids.length > 0 && known.size > 0) {
    warnings.push(yield* describeUnmatchedFile(input, questions, known));
  }
  return warnings;
}

/**
 * The answer of each row. Several answers are one list if the question asks for a list; otherwise
 * the first is used, with a warning.
 */
function createAnswerReader({ table, mapping }: PredictionTable, { kinds }: Questions) {
  const readAnswers = answerReader(table, mapping.answer);
  const wholeCells = columnOf(table, mapping.answer.columns[0]);
  const shortened: number[] = [];
  return {
    read: (row: number, question: number | undefined): string => {
      const [answer = '', ...more] = readAnswers(row);
      if (more.length === 0) return answer;
      if (question !== undefined && kinds[question] === 'list') return wholeCells?.[row] ?? answer;
      shortened.push(row + 1);
      return answer;
    },
    problems: () => joinProblems.severalAnswers(mapping.file, shortened),
  };
}

/** Writes a cell of a row to its run, if the row's prediction is used. */
type CellWriter = (run: RunBuilder, question: number, row: number) => void;

/** Writers for the human labels, contexts and extra columns in the file. */
function createCellWriters(
  { table, mapping, extraColumns }: PredictionTable,
  questions: Questions,
): CellWriter[] {
  const writers: CellWriter[] = [];
  const add = (cells: readonly string[] | null, cellsIn: (run: RunBuilder) => string[]) => {
    if (!cells) return;
    writers.push((run, question, row) => {
      cellsIn(run)[question] = cells[row] ?? '';
    });
  };
  add(columnOf(table, mapping.humanLabel), (run) => (run.labels ??= emptyCells(questions)));
  add(columnOf(table, mapping.context), (run) => (run.contexts ??= emptyCells(questions)));
  for (const name of extraColumns) {
    add(columnOf(table, name) ?? [], (run) => extraCellsIn(run, name, questions));
  }
  return writers;
}

/** The no-answer probability of a matched row, from the separate file if there is one. */
function readProbabilities({ table, mapping, probabilities }: PredictionTable, find: FindQuestion) {
  const { file, noAnswerProbability: name } = mapping;
  const cells = name === null ? null : exactColumnOf(table, name);
  const own = readProbabilityColumn(cells ?? []);
  const warnings: Problem[] = [];
  const unread = cells?.findIndex((cell) => cell.trim() !== '') ?? -1;
  if (unread >= 0 && own.values.every(Number.isNaN)) {
    const cell = cells?.[unread] ?? '';
    warnings.push(joinProblems.noProbabilities(file, name ?? '', unread + 1, cell));
  }
  if (own.arePercent) warnings.push(joinProblems.percentProbabilities(file, name ?? ''));
  const ofQuestion = new Map<number, number>();
  if (probabilities) {
    const { source } = probabilities;
    const other = readProbabilityColumn(exactColumnOf(probabilities.table, source.column) ?? []);
    if (other.arePercent) {
      warnings.push(joinProblems.percentProbabilities(source.file, source.column));
    }
    const unusedRows: { file: string; row: number; id: string }[] = [];
    readIds(probabilities.table, source.id).forEach((id, row) => {
      const question = find(id);
      if (typeof question === 'number') ofQuestion.set(question, other.values[row] ?? NaN);
      else unusedRows.push({ file: source.file, row: row + 1, id });
    });
    warnings.push(...joinProblems.unmatchedProbabilities(unusedRows));
  }
  const probabilityOf = (row: number, question: number) =>
    ofQuestion.get(question) ?? own.values[row] ?? NaN;
  return { probabilityOf, warnings };
}

function openRun(
  open: Map<string, RunBuilder>,
  model: string,
  run: string,
  questions: Questions,
  metrics: readonly ExternalMetric[],
): RunBuilder {
  const key = JSON.stringify([model, run]);
  const before = open.get(key);
  if (before) return before;
  const { length } = questions.ids;
  const opened: RunBuilder = {
    model,
    run,
    predictions: new Array<string | null>(length).fill(null),
    probabilities: new Array<number>(length).fill(NaN),
    cells: new Map(),
    labels: null,
    ...emptyScores(metrics, length),
    unmatched: [],
    duplicates: [],
  };
  open.set(key, opened);
  return opened;
}

function extraCellsIn(run: RunBuilder, name: string, questions: Questions): string[] {
  let cells = run.cells.get(name);
  if (!cells) run.cells.set(name, (cells = emptyCells(questions)));
  return cells;
}

function emptyCells(questions: Questions): string[] {
  return new Array<string>(questions.ids.length).fill('');
}

/**
 * Adds a row's prediction to the run and returns whether it is used: if several rows answer one
 * question, the first is used, or the last if the settings say so.
 */
function addPrediction(
  run: RunBuilder,
  question: number,
  row: UnusedRow,
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

/** A column with at least two numbers above this value contains percentages. */
const MIN_PERCENT = 10;

/**
 * Probabilities from 0 to 1, or as percentages (`87%`); NaN for any other text. A column of numbers
 * up to 100, several of them clearly above 1, contains percentages without the sign.
 */
function readProbabilityColumn(cells: readonly string[]) {
  const read = (cell: string) => {
    const text = cell.trim();
    const percent = /^(\S+)\s?%$/.exec(text)?.[1];
    return text === '' ? NaN : percent === undefined ? Number(text) : Number(percent) / 100;
  };
  const numbers = cells.map(read);
  const filled = numbers.filter((_, row) => cells[row]?.trim() !== '');
  const arePercent =
    !cells.some((cell) => cell.includes('%')) &&
    filled.every((value) => value >= 0 && value <= 100) &&
    filled.filter((value) => value > MIN_PERCENT).length >= 2;
  const values = numbers
    .map((value) => (arePercent ? value / 100 : value))
    .map((value) => (value >= 0 && value <= 1 ? value : NaN));
  return { values, arePercent };
}

function finishRun({ probabilities, cells, labels, ...run }: RunBuilder): Run {
  const matched = run.predictions.filter((prediction) => prediction !== null).length;
  const given = probabilities.some((value) => !Number.isNaN(value));
  return {
    ...run,
    noAnswerProbabilities: given ? probabilities : null,
    humanLabels: labels,
    columns: [...cells].map(([name, ofName]) => ({ name, cells: ofName })),
    matched,
    missing: run.predictions.length - matched,
  };
}

function describeRun(run: Run, settings: Settings): Problem[] {
  const name = runName(run);
  const found = problems.duplicatePredictions(name, run.duplicates, settings.duplicates);
  if (run.matched > 0 && run.predictions.every((prediction) => !prediction)) {
    found.push(problems.emptyPredictions(name, run.matched));
  }
  found.push(...problems.unfoundQuestions(name, run.unmatched));
  const unread = (run.noAnswerProbabilities ?? []).filter(
    (value, question) => Number.isNaN(value) && run.predictions[question] !== null,
  ).length;
  if (unread > 0) found.push(problems.unreadProbabilities(name, unread));
  return found;
}
