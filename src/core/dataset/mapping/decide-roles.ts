import type { Role } from '../../model';
import { ROW_NUMBERS } from '../cells';
import type { PresetForm } from '../preset';
import {
  isCertainPredictionName,
  isUsualPredictionName,
  nameEvidence,
  simplifyName,
  systemOf,
} from './column-names';
import { findProbabilityColumns } from './propose-probabilities';
import {
  findByName,
  findQuestionColumn,
  findEmptyByName,
  type ProfiledFile,
} from './profile-columns';
import { isVerdictColumn, findSystemColumns } from './rank-predictions';
import { asRankingFile } from './propose-rankings';
import { findRunColumns } from './run-columns';

/** The role of every file, and the files that are almost as likely to be gold. */
export interface Roles {
  readonly roles: Readonly<Record<string, Role>>;
  readonly rivals: readonly ProfiledFile[];
  /** Whether no file looks like gold. */
  readonly isGuess: boolean;
}

/**
 * The file with the strongest evidence is gold; the rest are predictions, or probabilities if they
 * contain nothing else, or unused if they are gold files of a known data set. Files with a chosen
 * role keep it.
 * @param presets the files that a preset recognizes as gold
 */
export function decideRoles(
  files: readonly ProfiledFile[],
  chosen: Readonly<Record<string, Role>>,
  presets: ReadonlyMap<ProfiledFile, PresetForm>,
): Roles {
  const idOf = ({ source }: ProfiledFile) => source.info.id;
  const open = files.filter((file) => !Object.hasOwn(chosen, idOf(file)));
  const taken = Object.values(chosen).some((role) => role === 'gold' || role === 'both');
  const evidence = new Map(open.map((file) => [file, goldEvidence(file, presets.has(file))]));
  const weight = (file: ProfiledFile) => evidence.get(file) ?? 0;
  const pure = open.filter((file) => weight(file) > 0);
  const likely = pure.length > 0 ? pure : open.filter(containsBoth);
  const isGuess = likely.length === 0;
  const ranked = isGuess ? guessGold(open, weight) : likely.sort((a, b) => weight(b) - weight(a));
  const gold = taken ? undefined : ranked[0];
  const isClose = (best: ProfiledFile, file: ProfiledFile) =>
    isGuess || weight(best) - weight(file) < MIN_EVIDENCE_DIFFERENCE;
  const rivals = gold ? ranked.filter((file) => isClose(gold, file)) : [];
  const answers = open.some((file) => weight(file) <= 0);
  // A second gold file of a data set, if prediction files are open too. It contains no predictions
  // itself, so the user is asked which file is gold.
  const isSecondGold = (file: ProfiledFile) =>
    answers &&
    rivals.every((rival) => presets.has(rival)) &&
    rivals.includes(file) &&
    !containsBoth(file);
  const decide = (file: ProfiledFile): Role => {
    const role = chosen[idOf(file)];
    if (role) return role;
    if (file === gold) {
      const form = presets.get(file);
      const isBoth = form
        ? (form.containsPredictions ?? hasName(file, isCertainPredictionName))
        : containsBoth(file);
      return isBoth && (files.length === 1 || !pure.includes(file)) ? 'both' : 'gold';
    }
    if (isSecondGold(file)) return 'unused';
    return findProbabilityColumns(file) && files.length > 1 ? 'probabilities' : 'predictions';
  };
  return {
    roles: Object.fromEntries(files.map((file) => [idOf(file), decide(file)])),
    rivals: rivals.length > 1 ? rivals : [],
    isGuess,
  };
}

/**
 * Several files, none of which looks like gold; those not named like predictions come first. Empty
 * if all are named like predictions, since the gold file is then not open yet.
 */
function guessGold(
  files: readonly ProfiledFile[],
  weight: (file: ProfiledFile) => number,
): ProfiledFile[] {
  const open = files
    .filter((file) => asRankingFile(file) === null && findProbabilityColumns(file) === null)
    .sort((a, b) => weight(b) - weight(a));
  const possible = open.filter((file) => !hasName(file, isUsualPredictionName) && !namesRuns(file));
  if (possible.length === 0 || open.length < 2) return [];
  return [...possible, ...open.filter((file) => !possible.includes(file))];
}

/** Below this difference, the evidence for two files is considered equal. */
const MIN_EVIDENCE_DIFFERENCE = 1;

/** How strongly a file looks like gold; negative for a prediction file. */
export function goldEvidence(file: ProfiledFile, isPreset = false): number {
  const ranking = asRankingFile(file);
  if (ranking) return ranking.isJudged ? (ranking.isRanked ? 0 : 5) : -5;
  const sure = hasName(file, isCertainPredictionName);
  const question = findQuestionColumn(file);
  const reference =
    findByName(file, 'reference') ?? (question && findEmptyByName(file, 'reference'));
  const onlyReference = reference !== null && nameEvidence(reference, 'prediction') === 0;
  const judged = file.columns.some(({ judgments, rows }) => judgments >= 0.9 && rows > 2);
  const labeled = file.columns.some(
    ({ knownLabels, hasMoreThan, countDistinct, filled, truths }) =>
      knownLabels >= 0.9 && truths < 0.9 && hasMoreThan(1) && countDistinct() < filled / 2,
  );
  const fileName = simplifyName(file.source.info.name);
  return (
    (isPreset ? 4 : 0) +
    (question ? 2 : 0) +
    (findByName(file, 'answerType') || labeled ? 1 : 0) +
    (findByName(file, 'document') ? 1 : 0) +
    (reference ? 1 : missingReference(file, question)) +
    (onlyReference ? 2 : 0) +
    (/\b(gold|golden|reference|references|truth|dataset|questions?)\b/.test(fileName) ? 2 : 0) -
    (/\b(pred|preds|predictions?|outputs?|runs?|results?)\b/.test(fileName) ? 2 : 0) -
    (namesRuns(file) ? 3 : 0) -
    (judged ? 1.5 : 0) -
    (file.columns.filter(({ name }) => systemOf(name) !== null).length > 1 ? 3 : 0) -
    (sure ? 5 : 0)
  );
}

/** The evidence of a file in which no column is named like references. */
function missingReference(file: ProfiledFile, question: string | null): number {
  if (hasNoKnownName(file)) return 0;
  return question !== null && !hasName(file, isUsualPredictionName) ? -0.5 : -4;
}

/** Whether a column names models or runs. */
function namesRuns(file: ProfiledFile): boolean {
  const { model, run } = findRunColumns(file, ROW_NUMBERS, []);
  return model !== null || run !== null;
}

/** Whether no column has a known name, in which case a missing name is not evidence. */
function hasNoKnownName({ columns }: ProfiledFile): boolean {
  const uses = ['id', 'question', 'reference', 'prediction', 'model'] as const;
  return columns.every(({ name }) => uses.every((use) => nameEvidence(name, use) === 0));
}

/** Whether the name of any non-empty column satisfies `isWanted`. */
function hasName({ columns }: ProfiledFile, isWanted: (name: string) => boolean): boolean {
  return columns.some(({ name, filled }) => filled > 0 && isWanted(name));
}

/** Whether a file contains both references and systems' answers. */
function containsBoth(file: ProfiledFile): boolean {
  const ranking = asRankingFile(file);
  if (ranking) return ranking.isJudged && ranking.isRanked;
  const reference = findByName(file, 'reference');
  if (reference !== null) {
    const rest = file.columns.filter(({ name }) => name !== reference);
    const isPrediction = ({ name }: { name: string }) =>
      isCertainPredictionName(name) || nameEvidence(name, 'prediction') > 0;
    return findSystemColumns(file, [reference]).length > 0 || rest.some(isPrediction);
  }
  const judged = file.columns.some((column) => isVerdictColumn(column) && column.judgments >= 0.9);
  return hasNoKnownName(file) && (judged || findSystemColumns(file, []).length > 1);
}
