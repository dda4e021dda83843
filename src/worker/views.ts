import { type Dataset, runName, type Run, type RunScores, type UnusedRow } from '../core/model';
import { scoreAt } from '../core/scoring/scorer';
import { groupBy } from '../core/analysis/summarize';
import { parseField } from '../core/explore/query/parse';
import type { QuestionTable } from '../core/explore/view/question-table';
import type { JoinCount, AuditRow, JoinOutcome } from './join-outcome';
import type { QuestionRow, TableRow } from './protocol';

const SAMPLE = 50;

export function describeJoin(dataset: Dataset): JoinOutcome {
  const { questions, runs, unjoined, problems } = dataset;
  return {
    kind: 'joined',
    questions: questions.ids.length,
    columns: questions.columns.map(({ name }) => name),
    answerTypes: [...groupBy(questions.answerTypes)].map(([label, members]) => ({
      label,
      count: members.length,
      kinds: [...new Set(members.map((question) => questions.kinds[question] ?? 'text'))],
    })),
    inferredKinds: questions.inferredKinds,
    hasTexts: questions.texts.some((text) => text !== ''),
    sample: questions.ids.slice(0, SAMPLE).map((id, question) => ({
      id,
      text: questions.texts[question] ?? '',
      references: questions.references[question] ?? [],
      answerType: questions.answerTypes[question] ?? '',
      kind: questions.kinds[question] ?? 'text',
      predictions: runs.map((run) => run.predictions[question] ?? null),
    })),
    runs: runs.map(({ model, run, columns, matched, missing, unmatched: extra, duplicates }) => ({
      model,
      run,
      columns: columns.map(({ name }) => name),
      counts: {
        questions: questions.ids.length,
        matched,
        missing,
        extra: extra.length,
        duplicate: duplicates.length,
        conflicting: duplicates.filter(({ conflicting }) => conflicting).length,
      },
    })),
    unjoined: unjoined.map(({ model, run, unmatched: extra }) => ({
      model,
      run,
      files: [...new Set(extra.map(({ file }) => file))],
      predictions: extra.length,
    })),
    problems,
  };
}

/** The rows behind a count in the join report, over all runs; at most `limit` rows. */
export function auditRows(
  { questions, runs, unjoined }: Dataset,
  count: JoinCount,
  limit: number,
): AuditRow[] {
  const found: AuditRow[] = [];
  for (const run of count === 'extra' ? [...runs, ...unjoined] : runs) {
    const name = runName(run);
    const unused = UNUSED_ROWS[count];
    if (unused) {
      for (const { id, file, row, prediction } of unused(run).slice(0, limit - found.length)) {
        found.push({ id, run: name, file, row, text: prediction });
      }
      continue;
    }
    for (const [question, prediction] of run.predictions.entries()) {
      if (found.length >= limit) break;
      if ((prediction === null) !== (count === 'missing')) continue;
      const text = prediction ?? questions.texts[question] ?? '';
      found.push({ id: questions.ids[question] ?? '', run: name, file: '', row: 0, text });
    }
  }
  return found;
}

/**
 * For each count of rows, the rows of a run that are counted; all other counts are of questions.
 */
const UNUSED_ROWS: Partial<Record<JoinCount, (run: Run) => readonly UnusedRow[]>> = {
  extra: ({ unmatched }) => unmatched,
  duplicate: ({ duplicates }) => duplicates,
  conflicting: ({ duplicates }) => duplicates.filter(({ conflicting }) => conflicting),
};

export function tableRows(
  table: QuestionTable,
  ids: readonly string[],
  run: number,
  columns: readonly string[],
  questions: readonly number[],
): TableRow[] {
  const readers = columns.map((column) => {
    const reference = parseField(column, table.vocabulary);
    return reference ? table.cells(reference, run) : () => null;
  });
  return questions.map((question) => ({
    question,
    id: ids[question] ?? '',
    cells: readers.map((read) => read(question)),
  }));
}

export function questionRow(
  { questions, runs }: Dataset,
  scores: RunScores,
  run: number,
  question: number,
): QuestionRow {
  return {
    question,
    id: questions.ids[question] ?? '',
    text: questions.texts[question] ?? '',
    document: questions.documents[question] ?? '',
    answerType: questions.answerTypes[question] ?? '',
    kind: questions.kinds[question] ?? 'text',
    references: questions.references[question] ?? [],
    prediction: runs[run]?.predictions[question] ?? null,
    scores: Object.fromEntries(
      Object.entries(scores).map(([id, column]) => [id, scoreAt(column, question)]),
    ),
  };
}

const CURVE_POINTS = 400;

/** Thins a curve evenly and keeps its last point. */
export function thinCurve<T>(points: readonly T[]): readonly T[] {
  if (points.length <= CURVE_POINTS) return points;
  const step = (points.length - 1) / (CURVE_POINTS - 1);
  return Array.from({ length: CURVE_POINTS }, (_, at) => points[Math.round(at * step)]).filter(
    (point) => point !== undefined,
  );
}
