import type {
  Dataset,
  GoldMapping,
  IdSource,
  Mapping,
  PredictionMapping,
  Problem,
  Source,
  Table,
} from '../../model';
import { columnOf, firstRows, idColumns, readIds } from '../cells';
import { joinProblems, problems } from '../../words/problems';
import { type Progress, runToEnd, trackProgress } from '../../progress';
import type { Settings } from '../../settings';
import { checkJoins } from './check-join';
import { containsRankings, QUESTION_PASSES, readQuestions } from './questions';
import { readRuns } from './runs';

/** Either a data set with its warnings, or the errors that prevent the join. */
export type JoinResult =
  | { readonly kind: 'joined'; readonly dataset: Dataset }
  | { readonly kind: 'failed'; readonly problems: readonly Problem[] };

/**
 * Turns tables into questions and runs according to the mapping, and checks the join of each run.
 */
export function join(sources: readonly Source[], mapping: Mapping, settings: Settings): JoinResult {
  const joined = runToEnd(joinInSteps(sources, mapping, settings));
  if (joined.kind === 'failed') return joined;
  return { kind: 'joined', dataset: runToEnd(checkJoins(sources, mapping, joined.dataset)) };
}

/**
 * `join` without the check, as a generator that yields progress in rows, so that callers can pause
 * it.
 */
export function* joinInSteps(
  sources: readonly Source[],
  mapping: Mapping,
  settings: Settings,
): Generator<Progress, JoinResult> {
  const tables = new Map(sources.map(({ info, table }) => [info.id, table]));
  const wrong = checkMapping(tables, mapping);
  if (wrong.length > 0) return { kind: 'failed', problems: wrong };

  const { gold } = mapping;
  const goldTable = gold && tables.get(gold.file);
  if (!goldTable) return { kind: 'failed', problems: [problems.noGold()] };
  const questionColumns = extraGoldColumns(goldTable, { ...mapping, gold });
  const total = mapping.predictions.reduce(
    (sum, { file }) => sum + (tables.get(file)?.rowCount ?? 0),
    QUESTION_PASSES * goldTable.rowCount,
  );
  const counter = { done: 0, total };
  const readingGold = readQuestions(goldTable, gold, settings, questionColumns);
  const read = yield* trackProgress(readingGold, counter);
  if (read.questions.ids.length === 0) {
    return { kind: 'failed', problems: [problems.noQuestions(gold.file)] };
  }

  const inputs = mapping.predictions.flatMap((prediction) => {
    const table = tables.get(prediction.file);
    if (!table) return [];
    const { probabilities: source } = prediction;
    const separate = source && tables.get(source.file);
    const known = goldTable === table ? questionColumns : goldTable.columns;
    return {
      table,
      mapping: prediction,
      gold,
      probabilities: source && separate ? { table: separate, source } : null,
      extraColumns: extraRunColumns(table, prediction, mapping, known),
    };
  });
  const { questions } = read;
  const reading = readRuns(inputs, questions, settings);
  const { problems: joinWarnings, ...joined } = yield* trackProgress(reading, counter);
  const found = [...idWarnings(tables, mapping), ...read.problems, ...joinWarnings];
  // A run without matching ids does not block the others, and is not scored 0, which would be
  // misleading.
  const errors = found.filter(({ severity }) => severity === 'error');
  return joined.runs.every(({ matched }) => matched === 0) && errors.length > 0
    ? { kind: 'failed', problems: errors }
    : { kind: 'joined', dataset: { questions, ...joined, joinChecks: [], problems: found } };
}

type ColumnUse = readonly [column: string | null, use: string];

const usedFor = (columns: readonly string[], use: string) =>
  columns.map((column): ColumnUse => [column, use]);

/** A problem for every missing file and column that the mapping uses. */
function checkMapping(tables: ReadonlyMap<string, Table>, mapping: Mapping): Problem[] {
  const { gold, predictions } = mapping;
  if (!gold) return [problems.noGold()];
  const isRanking = containsRankings(gold);
  const check = (
    { file, id }: { readonly file: string; readonly id: IdSource },
    answers: readonly string[],
    answerUse: string,
    others: readonly ColumnUse[],
  ) => [
    ...checkColumns(tables, file, [
      ...usedFor(answers, answerUse),
      ...usedFor(idColumns(id), 'the id'),
      ...others,
    ]),
    ...(answers.length === 0 && !isRanking ? [problems.noColumn(file, answerUse)] : []),
    ...(id.kind === 'columns' && id.columns.length === 0
      ? [problems.noColumn(file, 'the id')]
      : []),
  ];
  return [
    ...check(gold, gold.references.columns, 'the reference answers', [
      [gold.question, 'the question'],
      [gold.answerType, 'the answer type'],
      [gold.document, 'the document'],
      [gold.unanswerable ?? null, 'the unanswerable flag'],
      [gold.evidence ?? null, 'the evidence'],
    ]),
    ...(predictions.length === 0 ? [problems.noPredictions()] : []),
    ...predictions.flatMap(({ probabilities, ...one }) => [
      ...check(one, one.answer.columns, 'the prediction', [
        [one.model, 'the model'],
        [one.run, 'the run'],
        [one.noAnswerProbability, 'the no-answer probability'],
        [one.humanLabel ?? null, 'the human label'],
        [one.retrieved ?? null, 'the retrieved passages'],
        [one.retrievalScores ?? null, 'the retrieval scores'],
        [one.context ?? null, 'the context'],
        ...(one.scores ?? []).map(({ column, name }): ColumnUse => [column, `“${name}”`]),
      ]),
      ...(probabilities
        ? checkColumns(tables, probabilities.file, [
            [probabilities.column, 'the no-answer probability'],
            ...usedFor(idColumns(probabilities.id), 'the id'),
          ])
        : []),
    ]),
  ];
}

function checkColumns(
  tables: ReadonlyMap<string, Table>,
  file: string,
  uses: readonly ColumnUse[],
): Problem[] {
  const table = tables.get(file);
  if (!table) return [problems.missingFile(file)];
  return uses.flatMap(([column, use]) =>
    column === null || table.columns.includes(column)
      ? []
      : [problems.missingColumn(file, column, use)],
  );
}

/** Problems with files that are joined without ids. */
function idWarnings(tables: ReadonlyMap<string, Table>, mapping: Mapping): Problem[] {
  const { gold, predictions } = mapping;
  if (!gold) return [];
  const { id, file, question } = gold;
  const others = predictions.filter((one) => one.file !== file);
  if (id.kind === 'row') {
    const inOrder = others.filter((one) => one.id.kind === 'row').map((one) => one.file);
    return [
      problems.rowNumberIds(file, `${id.prefix}${id.from}`, findOtherIds(tables, gold, others)),
      ...[...new Set(inOrder)].map(joinProblems.rowOrder),
    ];
  }
  const isText = question !== null && id.columns.includes(question);
  return isText && others.length > 0 ? [joinProblems.questionTextIds(file, question)] : [];
}

/**
 * Example ids from a prediction file and from the column of the same name in a gold file whose rows
 * are numbered.
 */
function findOtherIds(
  tables: ReadonlyMap<string, Table>,
  gold: GoldMapping,
  predictions: readonly PredictionMapping[],
) {
  const named = predictions.find(({ id }) => id.kind === 'columns' && id.columns.length === 1);
  const [table, other] = [tables.get(gold.file), named && tables.get(named.file)];
  if (!table || !named || !other) return null;
  const [column = ''] = idColumns(named.id);
  const [example = ''] = columnOf(table, column) ?? [];
  const [id = ''] = readIds(other, named.id);
  return example === '' || example === id || usedByGold(gold).includes(column)
    ? null
    : { column, gold: example, file: named.file, id };
}

/**
 * Columns of the gold file without another use, in file order. Includes the parts of a composite
 * id, because a company is a useful slice. If the file also contains several runs, only columns
 * that are constant within each question are included.
 */
function extraGoldColumns(table: Table, mapping: Mapping & { readonly gold: GoldMapping }) {
  const { gold, predictions } = mapping;
  const inside = predictions.filter(({ file }) => file === gold.file);
  const used = new Set([...usedByGold(gold), ...inside.flatMap(usedByPredictions)]);
  const free = table.columns.filter((name) => !used.has(name));
  return inside.length === 0 ? free : free.filter(isSameWithin(table, gold.id));
}

/** Columns of a prediction file that the mapping does not use and the questions do not have. */
function extraRunColumns(
  table: Table,
  { file }: PredictionMapping,
  { gold, predictions }: Mapping,
  questionColumns: readonly string[],
): string[] {
  const separate = predictions.filter((one) => one.file === file);
  const used = new Set([...separate.flatMap(usedByPredictions), ...questionColumns]);
  if (gold?.file === file) usedByGold(gold).forEach((name) => used.add(name));
  return table.columns.filter((name) => !used.has(name));
}

function usedByGold(gold: GoldMapping): string[] {
  const { id, question, references, answerType, document, evidence = null } = gold;
  const judged = containsRankings(gold) ? evidence : null;
  const single = [question, answerType, document, judged].filter((name) => name !== null);
  return [...ownId(id), ...references.columns, ...single];
}

function usedByPredictions(one: PredictionMapping): string[] {
  const { id, answer, model, run, noAnswerProbability, humanLabel = null, scores = [] } = one;
  const ranked = answer.columns.length === 0 ? (one.retrieved ?? null) : null;
  const single = [model, run, noAnswerProbability, humanLabel, ranked].filter(
    (name) => name !== null,
  );
  return [...ownId(id), ...answer.columns, ...single, ...scores.map(({ column }) => column)];
}

function ownId(id: IdSource): readonly string[] {
  return id.kind === 'columns' && id.columns.length === 1 ? id.columns : [];
}

function isSameWithin(table: Table, source: IdSource): (name: string) => boolean {
  const ids = readIds(table, source);
  const first = firstRows(ids);
  return (name) => {
    const cells = table.cells[table.columns.indexOf(name)] ?? [];
    return ids.every((id, row) => cells[row] === cells[first.get(id) ?? row]);
  };
}
