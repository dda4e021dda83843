import { inferKind, kindOfLabel } from '../answer/kind';
import { readListLiteral } from '../answer/list-literal';
import { createNoAnswerTest } from '../answer/no-answer';
import type { AnswerKind, AnswerSource, GoldMapping, Problem, Questions, Table } from '../model';
import { joinProblems } from '../join-problems';
import { problems } from '../problems';
import type { Settings } from '../settings';
import { answerReader, columnOf, firstText, readIds } from './cells';

/** The questions of a gold table, one for each id in file order, and what was odd about its rows. `further` names the columns kept beside them. */
export function readQuestions(
  table: Table,
  mapping: GoldMapping,
  settings: Settings,
  further: readonly string[] = [],
): { readonly questions: Questions; readonly problems: readonly Problem[] } {
  const { rows, ids, found } = distinctRows(table, mapping);
  const readAnswers = answerReader(table, mapping.references);
  const cellsOf = (column: string | null) => (column === null ? null : columnOf(table, column));
  const pick = (column: string | null) => {
    const cells = cellsOf(column);
    return rows.map((row) => cells?.[row] ?? '');
  };
  const labels = pick(mapping.answerType);
  const marks = pick(mapping.unanswerable ?? null);
  const plausible: number[] = [];
  const references = rows.map((row, question) => {
    const answers =
      kindOfLabel(labels[question] ?? '', settings.answerKinds) === 'list'
        ? readListAnswers(table, mapping.references, row, readAnswers)
        : readAnswers(row);
    if (!isMarked(marks[question])) return answers;
    if (answers.length > 0) plausible.push(row);
    return [];
  });
  const kinds = decideKinds(labels, references, settings);
  const [first] = plausible;
  const { file, unanswerable } = mapping;
  const told =
    first === undefined
      ? []
      : [joinProblems.plausibleAnswers(file, unanswerable ?? '', plausible.length, first + 1)];
  return {
    questions: {
      ids,
      texts: pick(mapping.question),
      documents: pick(mapping.document),
      references,
      ...kinds,
      rows: Int32Array.from(rows),
      columns: further.map((name) => ({ name, cells: pick(name) })),
    },
    problems: [...found, ...told],
  };
}

function isMarked(mark: string | undefined): boolean {
  return mark !== undefined && ['true', '1', 'yes'].includes(mark.trim().toLowerCase());
}

/**
 * The references of a question whose label says that its answer is a list: a cell with one list is
 * one answer (TAT-QA's multi-span); a list of lists holds alternatives (DROP).
 */
function readListAnswers(
  table: Table,
  source: AnswerSource,
  row: number,
  readAnswers: (row: number) => string[],
): string[] {
  const answers = readAnswers(row);
  const cells = source.columns.map((name) => columnOf(table, name)?.[row] ?? '');
  const isOne = source.split === 'list' && answers.every((one) => readListLiteral(one) === null);
  return isOne ? cells.filter((cell) => cell !== '' && answers.length > 0) : answers;
}

function distinctRows(table: Table, mapping: GoldMapping) {
  const readAnswers = answerReader(table, mapping.references);
  const first = new Map<string, number>();
  const rows: number[] = [];
  const ids: string[] = [];
  const empty: number[] = [];
  const conflicting: number[] = [];
  let repeated = 0;
  readIds(table, mapping.id).forEach((id, row) => {
    const before = first.get(id);
    if (id === '') {
      empty.push(row);
    } else if (before === undefined) {
      first.set(id, row);
      rows.push(row);
      ids.push(id);
    } else if (sameTexts(readAnswers(before), readAnswers(row))) {
      repeated++;
    } else {
      conflicting.push(row);
    }
  });
  const found: Problem[] = [];
  const [emptyRow] = empty;
  const [conflict] = conflicting;
  const { file } = mapping;
  if (emptyRow !== undefined) found.push(problems.emptyIds(file, empty.length, emptyRow + 1));
  if (conflict !== undefined) {
    const id = readIds(table, mapping.id)[conflict] ?? '';
    found.push(problems.duplicateQuestions(file, conflicting.length, conflict + 1, id));
  }
  if (repeated > 0) found.push(problems.repeatedQuestions(file, repeated));
  return { rows, ids, found };
}

/**
 * How each question is scored. Only abstentions among the references make it unanswerable; else the
 * label decides where it is known, else the references show it.
 */
function decideKinds(
  labels: readonly string[],
  references: readonly (readonly string[])[],
  settings: Settings,
): Pick<Questions, 'kinds' | 'answerTypes' | 'inferredKinds'> {
  const declines = createNoAnswerTest(settings.noAnswerPhrases);
  let inferredKinds = 0;
  const kinds = references.map((answers, question): AnswerKind => {
    if (answers.every(declines)) return 'unanswerable';
    const known = kindOfLabel(labels[question] ?? '', settings.answerKinds);
    if (known !== null) return known;
    inferredKinds++;
    return inferKind(answers);
  });
  const answerTypes = kinds.map((kind, question) => firstText(labels[question], kind));
  return { kinds, answerTypes, inferredKinds };
}

function sameTexts(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, index) => text === b[index]);
}
