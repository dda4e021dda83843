import { joinProblems } from '../../words/problems';
import type { IdSource, Mapping, PredictionMapping, Problem } from '../../model';
import type { PresetForm } from '../preset';
import { columnOf, ROW_NUMBERS } from '../cells';
import { isCertainPredictionName, nameEvidence } from './column-names';
import { nameRuns } from './run-columns';
import type { Evidence, OpenDecision, Overrides } from './proposal';
import { withoutColumns, type ProfiledFile } from './profile-columns';
import { type GoldReading, readGold } from './propose-gold';
import { proposeIds } from './propose-ids';
import { type AnswerReading, readAnswers, withRunColumns } from './propose-predictions';
import { findOwners } from './propose-probabilities';
import { asRankingFile, rankingId, withDistinctSystems } from './propose-rankings';
import { describeScores, withCommonScales, withScores } from './propose-scores';
import { describePassages, withEvidence, withRetrieved } from './propose-passages';
import { alignRows, type AlignedRows } from './aligned-rows';

export interface FileRoles {
  readonly gold: ProfiledFile | null;
  /** Includes the gold file if it contains predictions as well. */
  readonly predictions: readonly ProfiledFile[];
  readonly probabilities: readonly ProfiledFile[];
  readonly preset: PresetForm | null;
}

/** A mapping with its evidence, alternatives and warnings. */
export interface BuiltMapping {
  readonly mapping: Mapping;
  readonly evidence: readonly Evidence[];
  readonly choices: readonly OpenDecision[];
  readonly warnings: readonly Problem[];
}

/**
 * Builds the complete mapping for files whose roles are decided.
 * @param aligned the rows of the same files, as aligned by `alignFiles`
 */
export function buildMapping(
  open: FileRoles,
  aligned: AlignedRows | null,
  choices: Overrides,
): BuiltMapping {
  const { gold, predictions, preset } = open;

  // 1. Read the gold file.
  const containsPredictions = gold !== null && predictions.includes(gold);
  const reading = gold && readGold(gold, { containsPredictions, preset, aligned, choices });

  // 2. Read the prediction files.
  const names = nameRuns(predictions);
  const answers = predictions.map((file, index) =>
    readAnswers(file, { name: names[index] ?? '', gold, reading, aligned, choices }),
  );

  // 3. Match ids, ignoring the answers.
  const ids = gold && reading && proposeAllIds(gold, reading, predictions, answers);
  const goldMapping =
    gold && reading && ids ? withEvidence(gold, { ...reading.mapping, id: ids.gold }) : null;
  const predictionMappings = answers.flatMap(({ mappings }, index) => {
    const file = predictions[index];
    const id = ids?.predictions[index];
    if (!file) return [];
    const withRuns = mappings.map((one) => withRunColumns(file, one, id ?? null));
    return withRuns.map((one) =>
      withRetrieved(file, withScores(file, one, withRuns.length > 1), goldMapping),
    );
  });

  // 4. Assign separate probability files, and give each metric computed elsewhere one scale.
  const assigned = assignProbabilities(
    open,
    withDistinctSystems(withCommonScales(predictionMappings), predictions),
    choices,
  );
  return {
    mapping: { gold: goldMapping, predictions: assigned.predictions },
    evidence: [
      ...(reading?.evidence ?? []),
      ...answers.flatMap(({ evidence }) => evidence),
      ...assigned.predictions.flatMap(describeScores),
      ...(gold && asRankingFile(gold) ? [] : describePassages(goldMapping, assigned.predictions)),
    ],
    choices: [
      ...(reading?.choices ?? []),
      ...answers.flatMap((one) => one.choices),
      ...assigned.choices,
    ],
    warnings: assigned.warnings,
  };
}

/** Aligns the rows of the files by the ids that would match, ignoring answer columns. */
export function alignFiles({ gold, predictions }: FileRoles): AlignedRows | null {
  if (!gold) return null;
  const others = predictions.filter((file) => file !== gold);
  if (others.length === 0) return alignRows(gold, ROW_NUMBERS, []);
  const isAnswer = (name: string) =>
    isCertainPredictionName(name) || nameEvidence(name, 'reference') > 0;
  const ids = proposeIds(
    withoutAnswers(gold, isAnswer),
    others.map((file) => withoutAnswers(file, isAnswer)),
  );
  const aligned = others.map((file, index) => ({ file, id: ids.predictions[index] ?? ids.gold }));
  return alignRows(gold, ids.gold, aligned);
}

function withoutAnswers(file: ProfiledFile, isAnswer: (name: string) => boolean): ProfiledFile {
  return withoutColumns(file, file.columns.map(({ name }) => name).filter(isAnswer));
}

function proposeAllIds(
  gold: ProfiledFile,
  { mapping }: GoldReading,
  predictions: readonly ProfiledFile[],
  answers: readonly AnswerReading[],
): { readonly gold: IdSource; readonly predictions: readonly IdSource[] } {
  const [goldId, ...others] = [gold, ...predictions].map(rankingId);
  if (goldId && others.every((id) => id !== null)) return { gold: goldId, predictions: others };
  const answersOf = (index: number) =>
    answers[index]?.mappings.flatMap(({ answer }) => answer.columns) ?? [];
  const references = mapping.references.columns;
  return proposeIds(
    withoutColumns(gold, references),
    predictions.map((file, index) =>
      withoutColumns(file, [...answersOf(index), ...(file === gold ? references : [])]),
    ),
    references.map((name) => columnOf(gold.source.table, name) ?? []),
  );
}

function assignProbabilities(
  { probabilities, predictions: files }: FileRoles,
  predictionMappings: readonly PredictionMapping[],
  choices: Overrides,
) {
  let predictions = predictionMappings;
  const open: OpenDecision[] = [];
  const warnings: Problem[] = [];
  for (const file of probabilities) {
    const { id } = file.source.info;
    const placing = findOwners(file, predictions, files);
    const owner = choices.owner?.[id] ?? placing?.owners[0];
    if (!placing || owner === undefined) {
      warnings.push(joinProblems.unnamedProbabilities(id));
      continue;
    }
    const { source, owners, isClose } = placing;
    predictions = predictions.map((one) =>
      one.file === owner ? { ...one, probabilities: source } : one,
    );
    if (isClose) open.push(decideOwner(id, owners));
  }
  return { predictions, choices: open, warnings };
}

function decideOwner(file: string, owners: readonly string[]): OpenDecision {
  return {
    file,
    question: `${file} contains no-answer probabilities. Which predictions do they belong to?`,
    options: owners.map((owner) => ({
      label: owner,
      evidence: `Its ids match those of ${file}.`,
      choice: { owner: { [file]: owner } },
    })),
  };
}
