import { plural } from '../../words/numbers';
import { joinProblems, problems } from '../../words/problems';
import type { Problem, Role, Source, SourceInfo } from '../../model';

import { type PresetForm, type Recognition, recognizePreset } from '../preset';
import { PRESETS } from '../presets';
import { type Progress, runToEnd, trackProgress } from '../../progress';
import { buildMapping, type BuiltMapping, alignFiles, type FileRoles } from './build-mapping';
import type { Decision, Proposal } from './proposal';
import { isCertainPredictionName } from './column-names';
import { decideRoles, goldEvidence, type Roles } from './decide-roles';
import { RANKED_COLUMN } from '../rankings';
import { asRankingFile } from './propose-rankings';
import { profileColumns, type ProfiledFile } from './profile-columns';
import { listScoreColumns } from './propose-scores';
import type { AlignedRows } from './aligned-rows';

/**
 * Proposes a mapping for the open files: which is gold, what columns contain, how ids match. The
 * order of the files matters only for breaking ties.
 * @param chosen roles chosen by the user; the others are inferred from values and names
 * @param declined ids of presets that the user declined
 */
export function propose(
  sources: readonly Source[],
  chosen: Readonly<Record<string, Role>> = {},
  declined: readonly string[] = [],
): Proposal {
  return runToEnd(proposeInSteps(sources, chosen, declined));
}

/** `propose` as a generator that yields progress in cells, so that the caller can pause it. */
export function* proposeInSteps(
  sources: readonly Source[],
  chosen: Readonly<Record<string, Role>>,
  declined: readonly string[],
): Generator<Progress, Proposal> {
  const copies = findCopies(sources, chosen);
  const looked = sources.filter(({ info }) => !copies.leftOut.has(info.id));
  const total = looked.reduce((sum, { table }) => sum + table.columns.length * table.rowCount, 0);
  const counter = { done: 0, total };
  const files: ProfiledFile[] = [];
  for (const source of looked) {
    const columns = yield* trackProgress(profileColumns(source.table), counter);
    files.push({ source, columns });
  }
  const known = PRESETS.filter(({ id }) => !declined.includes(id));
  const presets = new Map(
    files.flatMap((file) => {
      const found = recognizePreset(file.source.table, known);
      return found ? [[file, found] as const] : [];
    }),
  );
  const forms = new Map([...presets].map(([file, { form }]) => [file, form]));
  const decided = decideRoles(files, chosen, forms);
  const { roles } = decided;
  const gold = findGold(files, roles);
  const preset = gold && presets.get(gold);
  const open = filesByRole(files, roles, preset?.form ?? null);
  const aligned = alignFiles(open);
  const built = buildMapping(open, aligned, {});
  const goldDecision = chooseGold(decided, files, presets, built);
  const swapped = gold ? findSwappedFiles(gold, open, built) : null;
  return {
    mapping: built.mapping,
    roles: { ...roles, ...Object.fromEntries([...copies.leftOut].map((id) => [id, 'unused'])) },
    preset: preset?.recognized ?? null,
    evidence: built.evidence,
    decisions: onePerFile([...goldDecision, ...buildDecisions(open, aligned, built)]),
    warnings: [...copies.problems, ...(swapped ? [swapped.problem] : []), ...built.warnings],
    scoreColumns: Object.fromEntries(
      open.predictions.map((file) => {
        const { id } = file.source.info;
        const mappings = built.mapping.predictions.filter((one) => one.file === id);
        return [id, listScoreColumns(file, mappings)];
      }),
    ),
    likelierGold: swapped?.other ?? null,
  };
}

function findGold(files: readonly ProfiledFile[], roles: Readonly<Record<string, Role>>) {
  return files.find(({ source }) => isGold(roles[source.info.id])) ?? null;
}

const isGold = (role: Role | undefined) => role === 'gold' || role === 'both';

function filesByRole(
  files: readonly ProfiledFile[],
  roles: Readonly<Record<string, Role>>,
  preset: PresetForm | null,
): FileRoles {
  const ofRole = (...wanted: Role[]) =>
    files.filter(({ source }) => wanted.includes(roles[source.info.id] ?? 'unused'));
  return {
    gold: findGold(files, roles),
    predictions: ofRole('predictions', 'both'),
    probabilities: ofRole('probabilities'),
    preset,
  };
}

/** Every open decision of a mapping, with the mapping that each option results in. */
function buildDecisions(
  open: FileRoles,
  aligned: AlignedRows | null,
  { mapping, choices }: BuiltMapping,
): Decision[] {
  return choices.map(({ file, question, options }) => ({
    file,
    question,
    options: options.map(({ choice, ...option }, index) => ({
      ...option,
      mapping: index === 0 ? mapping : buildMapping(open, aligned, choice).mapping,
    })),
  }));
}

/** Asks which file is gold if several files look like gold, or no file does. */
function chooseGold(
  { rivals, roles, isGuess }: Roles,
  files: readonly ProfiledFile[],
  presets: ReadonlyMap<ProfiledFile, Recognition>,
  built: BuiltMapping,
): Decision[] {
  const [first] = rivals;
  if (!first) return [];
  const isOneUsed = rivals.some(({ source }) => roles[source.info.id] === 'unused');
  const rest = isOneUsed ? 'unused' : 'predictions';
  const rebuild = (file: ProfiledFile, exchanged: Readonly<Record<string, Role>>) => {
    const open = filesByRole(files, exchanged, presets.get(file)?.form ?? null);
    return buildMapping(open, alignFiles(open), {}).mapping;
  };
  const options = rivals.map((file) => {
    const { id } = file.source.info;
    const others = rivals.filter((other) => other !== file).map(({ source }) => source.info.id);
    const exchanged = {
      ...roles,
      ...Object.fromEntries(others.map((other) => [other, rest] as const)),
      [id]: 'gold',
    } as const;
    const mapping = file === first ? built.mapping : rebuild(file, exchanged);
    const columns = file.columns.map(({ name }) => `“${name}”`).slice(0, 6);
    return {
      label: `${id} is the gold file`,
      evidence: `It has ${plural(file.source.table.rowCount, 'row')} and ${columns.join(', ')}.`,
      mapping,
    };
  });
  const reason = isGuess ? 'No file is clearly gold' : 'Several files look like gold';
  const question = `${reason}. Which one contains the reference answers?${isOneUsed ? ' The others are not used.' : ''}`;
  return [{ file: first.source.info.id, question, options }];
}

/** The first decision of each file; the user can make the others in the mapping form. */
function onePerFile(decisions: readonly Decision[]): Decision[] {
  const asked = new Set<string>();
  return decisions.filter(({ file }) => {
    const isFirst = !asked.has(file);
    asked.add(file);
    return isFirst;
  });
}

/**
 * Files with the same bytes as another, which would become a second, identical run. A copy with the
 * same name is excluded; one with a different name may be intended and only causes a warning.
 */
function findCopies(sources: readonly Source[], chosen: Readonly<Record<string, Role>>) {
  const first = new Map<string, SourceInfo>();
  const leftOut = new Set<string>();
  const found: Problem[] = [];
  for (const { info } of sources) {
    const before = first.get(info.sha256);
    if (before === undefined) {
      first.set(info.sha256, info);
      continue;
    }
    const isTwice = before.name === info.name && !Object.hasOwn(chosen, info.id);
    if (chosen[info.id] !== 'unused') {
      found.push(joinProblems.sameFile(info.id, before.id, isTwice));
    }
    if (isTwice) leftOut.add(info.id);
  }
  return { leftOut, problems: found };
}

/**
 * Swapped files: the gold column is named like predictions while the predictions look like gold.
 */
function findSwappedFiles(
  gold: ProfiledFile,
  { predictions }: FileRoles,
  { mapping }: BuiltMapping,
): { readonly problem: Problem; readonly other: string } | null {
  const column = mapping.gold?.references.columns[0];
  const other = predictions.find(
    (file) =>
      file !== gold &&
      (asRankingFile(file)?.isJudged === true || goldEvidence(file) > goldEvidence(gold)),
  );
  const suspicious =
    column !== undefined && (column === RANKED_COLUMN || isCertainPredictionName(column));
  if (!suspicious || !other) return null;
  const { id } = other.source.info;
  return { problem: problems.swappedFiles(gold.source.info.id, id, column), other: id };
}
