import { inferKind } from '../../answers/kind';
import { kindFromLabel } from '../../answers/kind-label';
import { readListLiteral } from '../../answers/list-literal';
import { createAbstentionTest, statesNoAnswer } from '../../answers/abstention';
import type {
  AnswerKind,
  AnswerSource,
  GoldMapping,
  Passages,
  Problem,
  Questions,
  Table,
} from '../../model';
import { joinProblems, problems } from '../../words/problems';
import type { Settings } from '../../settings';
import { columnOf, firstRows, firstText, readIds, referenceReader } from '../cells';
import { BATCH_SIZE } from '../../progress';
import { describeJudged } from '../rankings';
import { createEvidenceReader } from './passages';
import { createScaleCheck } from './unread-scales';

/** Number of passes over the rows of a gold table. */
export const QUESTION_PASSES = 2;

/** Whether the gold file judges passages and has no answers, as in a retrieval benchmark. */
export function containsRankings({ references, evidence = null }: GoldMapping): boolean {
  return references.columns.length === 0 && evidence !== null;
}

const RANKING = { kind: 'ranking', isInferred: false } as const;

interface QuestionsRead {
  readonly questions: Questions;
  readonly problems: readonly Problem[];
}

/**
 * The questions of a gold table, one per id in file order, and problems with its rows.
 * `extraColumns` lists the additional columns to keep. Yields the number of rows processed since
 * the last yield; in total at most `QUESTION_PASSES` times the rows of the table.
 */
export function* readQuestions(
  table: Table,
  mapping: GoldMapping,
  settings: Settings,
  extraColumns: readonly string[] = [],
): Generator<number, QuestionsRead> {
  const { rows, ids, found } = yield* distinctRows(table, mapping);
  const readAnswers = referenceReader(table, mapping.references);
  const pick = (column?: string | null) => {
    const cells = columnOf(table, column);
    return rows.map((row) => cells?.[row] ?? '');
  };
  const labels = pick(mapping.answerType);
  const marks = pick(mapping.unanswerable);
  const plausible: number[] = [];
  const decideKind = createKindRule(settings);
  const areRankings = containsRankings(mapping);
  const references: (readonly string[])[] = [];
  const kinds: AnswerKind[] = [];
  const scales = createScaleCheck(table, mapping.file);
  const passages = createEvidenceReader(table, mapping);
  const documents = pick(mapping.document);
  const evidence: (Passages | null)[] = [];
  let inferredKinds = 0;
  for (const [question, row] of rows.entries()) {
    const label = labels[question] ?? '';
    const ownAnswers =
      mapping.listItems !== 'answers' && kindFromLabel(label, settings.answerKinds) === 'list'
        ? readListAnswers(table, mapping.references, row, readAnswers)
        : readAnswers(row);
    const marked = isMarked(marks[question]);
    if (marked && ownAnswers.length > 0) plausible.push(row + 1);
    const answers = marked ? [] : ownAnswers;
    const { kind, isInferred } = areRankings ? RANKING : decideKind(label, answers);
    const own = passages?.read(row, documents[question] ?? '', kind === 'unanswerable') ?? null;
    if (passages) evidence.push(own);
    references.push(
      areRankings && own ? [describeJudged(own)].filter((text) => text !== '') : answers,
    );
    scales.inspect(row, answers);
    kinds.push(kind);
    if (isInferred) inferredKinds++;
    if ((question + 1) % BATCH_SIZE === 0) yield BATCH_SIZE;
  }
  const { file, unanswerable } = mapping;
  const warnings = joinProblems.plausibleAnswers(file, unanswerable ?? '', plausible);
  const hasNone = references.length > 0 && references.every((answers) => answers.length === 0);
  if (hasNone && !areRankings && !marks.every(isMarked)) {
    warnings.push(problems.goldWithoutReferences(file, mapping.references.columns.join(', ')));
  }
  return {
    questions: {
      ids,
      texts: pick(mapping.question),
      documents,
      references,
      kinds,
      answerTypes: kinds.map((kind, question) => firstText(labels[question], kind)),
      inferredKinds,
      rows: Int32Array.from(rows),
      columns: extraColumns.map((name) => ({ name, cells: pick(name) })),
      ...(passages && { evidence }),
    },
    problems: [...found, ...warnings, ...scales.problems(), ...(passages?.problems() ?? [])],
  };
}

function isMarked(mark: string | undefined): boolean {
  return mark !== undefined && ['true', '1', 'yes'].includes(mark.trim().toLowerCase());
}

/**
 * The references of a question labeled as a list: a cell with one list is one answer (TAT-QA's
 * multi-span); a list of lists contains alternatives (DROP).
 */
function readListAnswers(
  table: Table,
  source: AnswerSource,
  row: number,
  readAnswers: (row: number) => string[],
): string[] {
  const answers = readAnswers(row);
  const isOne = source.split === 'list' && answers.every((one) => readListLiteral(one) === null);
  if (!isOne || answers.length === 0) return answers;
  return referenceReader(table, { ...source, split: 'none' })(row);
}

function* distinctRows(table: Table, mapping: GoldMapping) {
  const { file } = mapping;
  const readAnswers = referenceReader(table, mapping.references);
  const rows: number[] = [];
  const ids: string[] = [];
  const empty: number[] = [];
  const conflicting: { file: string; row: number; id: string }[] = [];
  let repeated = 0;
  const all = readIds(table, mapping.id);
  const first = firstRows(all);
  if (first.size === all.length && !first.has('')) {
    yield all.length - (all.length % BATCH_SIZE);
    return { rows: [...all.keys()], ids: all, found: [] };
  }
  for (const [row, id] of all.entries()) {
    if ((row + 1) % BATCH_SIZE === 0) yield BATCH_SIZE;
    const before = first.get(id) ?? row;
    if (id === '') {
      empty.push(row + 1);
    } else if (before === row) {
      rows.push(row);
      ids.push(id);
    } else if (sameTexts(readAnswers(before), readAnswers(row))) {
      repeated++;
    } else {
      conflicting.push({ file, row: row + 1, id });
    }
  }
  const found = [
    ...problems.emptyIds(file, empty),
    ...problems.duplicateQuestions(conflicting),
    ...(repeated > 0 ? [problems.repeatedQuestions(file, repeated)] : []),
  ];
  return { rows, ids, found };
}

/**
 * Determines the answer kind that a question is scored as. A question is unanswerable only if all
 * references are abstentions; otherwise, a known label decides; without one, the format of the
 * references does.
 */
function createKindRule(settings: Settings) {
  const isPhrase = createAbstentionTest(settings.noAnswerPhrases);
  const declines = (reference: string) => isPhrase(reference) || statesNoAnswer(reference);
  return (
    label: string,
    references: readonly string[],
  ): { kind: AnswerKind; isInferred: boolean } => {
    if (references.every(declines)) return { kind: 'unanswerable', isInferred: false };
    const known = kindFromLabel(label, settings.answerKinds);
    return known === null
      ? { kind: inferKind(references), isInferred: true }
      : { kind: known, isInferred: false };
  };
}

function sameTexts(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, index) => text === b[index]);
}
