import type { GoldMapping, PredictionMapping, Problem, Questions, Table } from '../../model';
import { joinProblems } from '../../words/problems';
import { readIds } from '../cells';
import { suggestRepairsFor } from './suggest-repairs';

interface UnmatchedFile {
  readonly table: Table;
  readonly mapping: PredictionMapping;
  readonly gold: GoldMapping;
}

/** Number of ids that are compared with the questions. */
const SAMPLED_IDS = 200;

/**
 * The problem to report for a file that matches no question: why it does not match, and what to do.
 */
export function* describeUnmatchedFile(
  { table, mapping, gold }: UnmatchedFile,
  questions: Questions,
  known: ReadonlyMap<string, number>,
): Generator<undefined, Problem> {
  const { file, id, repairs = [] } = mapping;
  if (id.kind === 'row') return joinProblems.noIds(file, table.rowCount, known.size);
  const ids = readIds(table, id).slice(0, SAMPLED_IDS);
  const [example = ''] = ids;
  const goldExample = questions.ids[0] ?? '';
  const [repair = null] = yield* suggestRepairsFor(file, known, ids, repairs);
  if (!repair && hasGoldColumns(table, gold)) {
    return joinProblems.secondGoldFile(file, gold.file, example, goldExample);
  }
  const reworded = repair ? null : findRewordedQuestion(ids, questions);
  return reworded === null || gold.question === null
    ? joinProblems.nothingMatches(file, example, goldExample, repair)
    : joinProblems.questionsAsIds(file, gold, goldExample, reworded);
}

/** Whether a file has the columns of a gold file: questions and references under the same names. */
function hasGoldColumns({ columns }: Table, { question, references }: GoldMapping): boolean {
  return (
    question !== null && [question, ...references.columns].every((name) => columns.includes(name))
  );
}

/** The first id that is the text of a question, except for case, spaces and punctuation. */
function findRewordedQuestion(ids: readonly string[], { texts }: Questions) {
  const questions = new Map(texts.map((text) => [lettersOf(text), text]));
  questions.delete('');
  for (const [row, id] of ids.entries()) {
    const question = questions.get(lettersOf(id));
    if (question !== undefined) return { row: row + 1, id, question };
  }
  return null;
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
