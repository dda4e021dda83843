import type { GoldMapping, IdSource, PredictionMapping } from '../../model';
import { columnOf } from '../cells';
import { JUDGED_COLUMN, RANKED_COLUMN, RANKING_FORMATS } from '../rankings';
import { findByName, findQuestionColumn, type ProfiledFile } from './profile-columns';

const FORMATS: readonly string[] = Object.values(RANKING_FORMATS);

/**
 * Whether a file of a retrieval benchmark has judgments and rankings; `null` for any other file.
 */
export function asRankingFile({ source }: ProfiledFile) {
  if (!FORMATS.includes(source.info.format)) return null;
  const { columns } = source.table;
  return { isJudged: columns.includes(JUDGED_COLUMN), isRanked: columns.includes(RANKED_COLUMN) };
}

const NO_ANSWERS = { columns: [], split: 'none', separator: '' } as const;

/** The judgments of a file as gold; `null` if it has none. */
export function readJudgedFile(file: ProfiledFile) {
  if (!asRankingFile(file)?.isJudged) return null;
  const { id, format } = file.source.info;
  const mapping: Omit<GoldMapping, 'id'> = {
    file: id,
    question: format === RANKING_FORMATS.csv ? findQuestionColumn(file) : null,
    references: NO_ANSWERS,
    answerType: null,
    document: findByName(file, 'document'),
    evidence: JUDGED_COLUMN,
  };
  return {
    mapping,
    evidence: [{ file: id, sentence: `${id} is gold: relevance judgments of passages.` }],
    choices: [],
  };
}

/** The rankings of a file as predictions; `null` if it has none. */
export function readRankedFile(file: ProfiledFile, name: string) {
  if (!asRankingFile(file)?.isRanked) return null;
  const { id } = file.source.info;
  const mapping = { file: id, answer: NO_ANSWERS, noAnswerProbability: null, name };
  return {
    mappings: [{ ...mapping, retrieved: RANKED_COLUMN }],
    evidence: [{ file: id, sentence: `${id} contains predictions: ranked passages.` }],
    choices: [],
  };
}

/** The id column of a table of judgments or rankings. */
export function rankingId(file: ProfiledFile): IdSource | null {
  const [first] = file.source.table.columns;
  return asRankingFile(file) && first !== undefined ? { kind: 'columns', columns: [first] } : null;
}

/** Names runs after their files if several use the same name, which would merge their rankings. */
export function withDistinctSystems(
  predictions: readonly PredictionMapping[],
  files: readonly ProfiledFile[],
): readonly PredictionMapping[] {
  const systems = predictions.map(({ file, model }) => {
    const source = files.find((one) => one.source.info.id === file);
    return new Set(source && columnOf(source.source.table, model));
  });
  return predictions.map((one, index) => {
    const others = systems.filter((_, at) => predictions[at]?.file !== one.file);
    const isShared = [...(systems[index] ?? [])].some((name) =>
      others.some((own) => own.has(name)),
    );
    return isShared && one.answer.columns.length === 0
      ? { ...one, model: null, run: one.model }
      : one;
  });
}
