import type {
  AnswerSource,
  GoldMapping,
  Mapping,
  PredictionMapping,
  Problem,
  Role,
  Source,
} from '../model';
import { problems } from '../problems';
import { isSurePrediction, nameEvidence, plainName } from './column-names';
import { bestNamed, profileColumns, type Profiled, without } from './profile';
import type { Proposal } from './proposal';
import { proposeIds } from './propose-ids';


/**
 * Proposes how the open files are read: which is gold, which columns hold what, how ids meet.
 * @param chosen roles the person gave; the rest is decided from values and names
 */
export function propose(
  sources: readonly Source[],
  chosen: Readonly<Record<string, Role>> = {},
): Proposal {
  const files = sources.map((source) => ({ source, columns: profileColumns(source.table) }));
  const roles = decideRoles(files, chosen);
  const roleOf = (file: Profiled) => roles[file.source.info.id] ?? 'unused';
  const gold = files.find((file) => ['gold', 'both'].includes(roleOf(file))) ?? null;
  const predictions = files.filter((file) => ['predictions', 'both'].includes(roleOf(file)));

  const goldColumns = gold && proposeGold(gold, roleOf(gold) === 'both');
  const names = nameRuns(predictions);
  const answers = predictions.map((file, index) =>
    proposePredictions(file, names[index] ?? '', gold === file, goldColumns),
  );
  const ids =
    gold &&
    proposeIds(
      without(gold, goldColumns?.references.columns ?? []),
      predictions.map((file, index) =>
        without(file, answers[index]?.flatMap(({ answer }) => answer.columns) ?? []),
      ),
    );
  const mapping: Mapping = {
    gold: goldColumns && ids && { ...goldColumns, id: ids.gold },
    predictions: answers.flatMap((ofFile, index) =>
      ofFile.map((answer) => ({
        ...answer,
        id: ids?.predictions[index] ?? ownId(predictions[index]),
      })),
    ),
  };
  const doubts = gold ? findDoubts(gold, predictions, mapping) : [];
  return { mapping, roles, preset: null, evidence: [], decisions: [], doubts };
}

/** How strongly a file looks like gold; negative for a file of predictions. */
function goldEvidence(file: Profiled): number {
  const names = file.columns.map(({ name }) => name);
  const sure = names.some(isSurePrediction);
  const reference = bestNamed(file, 'reference');
  const onlyReference = reference !== null && nameEvidence(reference, 'prediction') === 0;
  const fileName = plainName(file.source.info.name);
  return (
    (bestNamed(file, 'question') ? 2 : 0) +
    (bestNamed(file, 'answerType') ? 1 : 0) +
    (bestNamed(file, 'document') ? 1 : 0) +
    (reference ? 1 : -4) +
    (onlyReference ? 2 : 0) +
    (/\b(gold|golden|reference|references|truth|dataset|questions?)\b/.test(fileName) ? 2 : 0) -
    (/\b(pred|preds|predictions?|outputs?|runs?|results?)\b/.test(fileName) ? 2 : 0) -
    (bestNamed(file, 'model') ? 3 : 0) -
    (sure ? 5 : 0)
  );
}

function holdsBoth(file: Profiled): boolean {
  const reference = bestNamed(file, 'reference');
  return reference !== null && predictionColumns(file, [reference]).length > 0;
}

function decideRoles(
  files: readonly Profiled[],
  chosen: Readonly<Record<string, Role>>,
): Record<string, Role> {
  const idOf = ({ source }: Profiled) => source.info.id;
  const open = files.filter((file) => !Object.hasOwn(chosen, idOf(file)));
  const taken = Object.values(chosen).some((role) => role === 'gold' || role === 'both');
  const pure = open.filter((file) => goldEvidence(file) > 0);
  const ranked = (pure.length > 0 ? pure : open.filter(holdsBoth)).sort(
    (a, b) => goldEvidence(b) - goldEvidence(a),
  );
  const gold = taken ? undefined : ranked[0];
  const decide = (file: Profiled): Role => {
    const given = chosen[idOf(file)];
    if (given) return given;
    if (file !== gold) return 'predictions';
    return holdsBoth(file) && files.length === 1 ? 'both' : pure.includes(file) ? 'gold' : 'both';
  };
  return Object.fromEntries(files.map((file) => [idOf(file), decide(file)]));
}

function proposeGold(file: Profiled, alsoPredictions: boolean): Omit<GoldMapping, 'id'> {
  const question = bestNamed(file, 'question');
  const reference = bestNamed(file, 'reference', question === null ? [] : [question]);
  const columns = reference === null ? lastResort(file, alsoPredictions) : family(file, reference);
  const taken = [...columns, ...(question === null ? [] : [question])];
  return {
    file: file.source.info.id,
    question,
    references: { columns, ...proposeSplit(file, columns) },
    answerType: proposeAnswerType(file, taken),
    document: bestNamed(file, 'document', taken),
  };
}

/** A file chosen as gold without a reference column by name: its only prediction-like column, if any. */
function lastResort(file: Profiled, alsoPredictions: boolean): string[] {
  return alsoPredictions ? [] : predictionColumns(file, []).slice(0, 1);
}

/** The column and its numbered siblings: `answer_1`, `answer_2`, … */
function family(file: Profiled, name: string): string[] {
  const stem = (text: string) => plainName(text).replace(/ ?\d+$/, '');
  const numbered = file.columns
    .map((column) => column.name)
    .filter((other) => /\d$/.test(plainName(other)) && stem(other) === stem(name));
  return [name, ...numbered.filter((other) => other !== name)];
}

function proposeSplit(
  file: Profiled,
  columns: readonly string[],
): Pick<AnswerSource, 'split' | 'separator'> {
  const profile = file.columns.find(({ name }) => name === columns[0]);
  const whole = { split: 'none', separator: '' } as const;
  if (!profile || columns.length > 1) return whole;
  const plural = /(s|s text)$/.test(plainName(profile.name));
  if (profile.lists >= 0.6 || (plural && profile.lists > 0.2)) return { ...whole, split: 'list' };
  if (profile.pipes >= 0.1) return { split: 'separator', separator: '|' };
  return whole;
}

function proposeAnswerType(file: Profiled, taken: readonly string[]): string | null {
  const labels = file.columns.filter(
    ({ name, distinct, filled }) =>
      !taken.includes(name) && filled > 0 && distinct <= 30 && distinct <= Math.max(2, filled / 2),
  );
  const evidence = ({ name, knownLabels }: (typeof labels)[number]) =>
    nameEvidence(name, 'answerType') + (knownLabels >= 0.5 ? 1 : 0);
  const best = labels.sort((a, b) => evidence(b) - evidence(a))[0];
  return best && evidence(best) > 0 ? best.name : null;
}

/** Columns that hold predictions: one by name, or one for each of several systems side by side. */
function predictionColumns(file: Profiled, except: readonly string[]): string[] {
  const names = file.columns.map(({ name }) => name).filter((name) => !except.includes(name));
  const sure = names.find(isSurePrediction);
  if (sure !== undefined) return [sure];
  const side = names.filter((name) =>
    /^(answer|pred|prediction|output|response) (?!(type|format|kind|id|start|from)\b)\p{L}/u.test(
      plainName(name),
    ),
  );
  if (side.length > 1) return side;
  const named = bestNamed(file, 'prediction', except);
  return named === null ? [] : [named];
}

/** The names of files without their ending; with it where two would be one, and so one run. */
function nameRuns(files: readonly Profiled[]): string[] {
  const stems = files.map(({ source }) => source.info.id.replace(/\.[a-z]+$/i, ''));
  return files.map(({ source }, index) => {
    const stem = stems[index] ?? '';
    return stems.indexOf(stem) === stems.lastIndexOf(stem) ? stem : source.info.id;
  });
}

function proposePredictions(
  file: Profiled,
  name: string,
  isGold: boolean,
  gold: Omit<GoldMapping, 'id'> | null,
): Omit<PredictionMapping, 'id'>[] {
  const reference = bestNamed(file, 'reference');
  const sameFileAsGold = isGold && gold ? gold.references.columns : [];
  const own = predictionColumns(file, sameFileAsGold);
  const columns = own.length > 0 ? own : reference === null ? [] : [reference];
  return (columns.length > 0 ? columns : [null]).map((column) => ({
    file: file.source.info.id,
    answer: {
      columns: column === null ? [] : [column],
      ...(column === null
        ? { split: 'none' as const, separator: '' }
        : proposeSplit(file, [column])),
    },
    model: bestNamed(file, 'model'),
    run: bestNamed(file, 'run'),
    noAnswerProbability: bestNamed(file, 'noAnswerProbability'),
    name:
      columns.length > 1 && column !== null
        ? plainName(column).split(' ').slice(1).join(' ') || name
        : name,
  }));
}

function ownId(file: Profiled | undefined): GoldMapping['id'] {
  const named = file && bestNamed(file, 'id');
  return named ? { kind: 'columns', columns: [named] } : { kind: 'row', prefix: '', from: 1 };
}

/** A gold column that is called a prediction while the predictions look like gold: swapped files. */
function findDoubts(gold: Profiled, predictions: readonly Profiled[], mapping: Mapping): Problem[] {
  const column = mapping.gold?.references.columns[0];
  const other = predictions.find(
    (file) => file !== gold && goldEvidence(file) > goldEvidence(gold),
  );
  const suspicious = column !== undefined && isSurePrediction(column);
  return suspicious && other
    ? [problems.swappedFiles(gold.source.info.id, other.source.info.id, column)]
    : [];
}
