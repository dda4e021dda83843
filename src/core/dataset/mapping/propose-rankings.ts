import type { GoldMapping, IdSource, PredictionMapping } from '../../model';
import { columnOf } from '../cells';
import { JUDGED_COLUMN, RANKED_COLUMN, RANKING_FORMATS } from '../rankings';
import { findByName, findQuestionColumn, type ProfiledFile } from './profile-columns';

/** The contents of a table of a retrieval benchmark. */
export interface RankingFile {
  readonly isJudged: boolean;
  readonly isRanked: boolean;
}

const FORMATS: readonly string[] = Object.values(RANKING_FORMATS);

/** Relevance judgments or rankings, by the format of the file; `null` for any other file. */
export function asRankingFile({ source }: ProfiledFile): RankingFile | null {
  if (!FORMATS.includes(source.info.format)) return null;
  const { columns } = source.table;
  return {
    isJudged: columns.includes(JUDGED_COLUMN),
    isRanked: columns.includes(RANKED_COLUMN),
  };
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
  const sentence = `${id} is gold: relevance judgments of passages.`;
  return { mapping, evidence: [{ file: id, sentence }], choices: [] };
}

/** The rankings of a file as predictions; `null` if it has none. */
export function readRankedFile(file: ProfiledFile, name: string) {
  if (!asRankingFile(file)?.isRanked) return null;
  const { id } = file.source.info;
  const sentence = `${id} contains predictions: ranked passages.`;
  return {
    mappings: [
      {
        file: id,
        answer: NO_ANSWERS,
        noAnswerProbability: null,
        name,
        retrieved: RANKED_COLUMN,
      },
    ],
    evidence: [{ file: id, sentence }],
    choices: [],
  };
}

/** The id column of such a table. */
export function rankingId(file: ProfiledFile): IdSource | null {
  const [first] = file.source.table.columns;
  return asRankingFile(file) && first !== undefined ? { kind: 'columns', columns: [first] } : null;
}

/** Names runs after their files if several use the same name, which would merge their rankings. */
export function withDistinctSystems(
  predictions: readonly PredictionMapping[],
  files: readonly ProfiledFile[],
): readonly PredictionMapping[] {
  const owners = new Map<string, Set<string>>();
  const systemsOf = ({ file, model }: PredictionMapping) => {
    const source = files.find((one) => one.source.info.id === file);
    return new Set(source && model !== null ? columnOf(source.source.table, model) : []);
  };
  for (const one of predictions) {
    for (const system of systemsOf(one)) {
      owners.set(system, (owners.get(system) ?? new Set()).add(one.file));
    }
  }
  const isShared = (one: PredictionMapping) =>
    one.answer.columns.length === 0 &&
    [...systemsOf(one)].some((system) => (owners.get(system)?.size ?? 0) > 1);
  return predictions.map((one) => (isShared(one) ? { ...one, model: null, run: one.model } : one));
}
