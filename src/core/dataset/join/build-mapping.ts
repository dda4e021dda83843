import { joinProblems } from '../../words/join-problems';
import type { IdSource, Mapping, PredictionMapping, Problem } from '../../model';
import type { PresetForm } from '../presets/preset';
import { columnOf } from './cells';
import { isSurePrediction, nameEvidence } from './column-names';
import { nameRuns } from './name-runs';
import { type Choices, NO_CHOICES, type OpenChoice } from './open-choice';
import { without, type Profiled } from './profile';
import { type GoldReading, readGold } from './propose-gold';
import { proposeIds } from './propose-ids';
import { type AnswerReading, readAnswers, withRunColumns } from './propose-predictions';
import { placeProbabilities } from './propose-probabilities';
import type { Evidence } from './proposal';
import { gatherWitnesses, type Witnesses } from './witnesses';

/** The files by what they are taken for. */
export interface Open {
  readonly gold: Profiled | null;
  /** The gold file is among them where it holds both. */
  readonly predictions: readonly Profiled[];
  readonly probabilities: readonly Profiled[];
  readonly preset: PresetForm | null;
}

/** A mapping with what speaks for it, what else could be chosen, and what is doubtful. */
export interface Built {
  readonly mapping: Mapping;
  readonly evidence: readonly Evidence[];
  readonly choices: readonly OpenChoice[];
  readonly doubts: readonly Problem[];
}

/**
 * Builds the whole mapping for files whose roles are decided.
 * @param witnesses what `layBeside` made of the same files
 */
export function buildMapping(open: Open, witnesses: Witnesses | null, choices: Choices): Built {
  const { gold, predictions, preset } = open;

  // 1. What the gold says.
  const inside = gold !== null && predictions.includes(gold);
  const reading = gold && readGold(gold, { inside, preset, witnesses, choices });

  // 2. What the predictions say.
  const names = nameRuns(predictions);
  const answers = predictions.map((file, index) =>
    readAnswers(file, { name: names[index] ?? '', gold, reading, witnesses, choices }),
  );

  // 3. How ids meet, answers left out.
  const ids = gold && reading && meetIds(gold, reading, predictions, answers);
  const mapped = answers.flatMap(({ mappings }, index) => {
    const file = predictions[index];
    const id = ids?.predictions[index];
    return file ? mappings.map((one) => withRunColumns(file, one, id ?? null)) : [];
  });

  // 4. Whose probabilities lie in files of their own.
  const placed = placeAll(open, mapped, choices);
  return {
    mapping: {
      gold: reading && ids && { ...reading.mapping, id: ids.gold },
      predictions: placed.predictions,
    },
    evidence: [...(reading?.evidence ?? []), ...answers.flatMap(({ evidence }) => evidence)],
    choices: [
      ...(reading?.choices ?? []),
      ...answers.flatMap((one) => one.choices),
      ...placed.choices,
    ],
    doubts: placed.doubts,
  };
}

/**
 * Lays the rows of the files side by side by the ids that would meet, whatever is called an answer
 * left out.
 */
export function layBeside({ gold, predictions }: Open): Witnesses | null {
  if (!gold) return null;
  const others = predictions.filter((file) => file !== gold);
  if (others.length === 0) {
    return gatherWitnesses(gold, { kind: 'row', prefix: '', from: 1 }, []);
  }
  const isAnswer = (name: string) => isSurePrediction(name) || nameEvidence(name, 'reference') > 0;
  const ids = proposeIds(
    withoutAnswers(gold, isAnswer),
    others.map((file) => withoutAnswers(file, isAnswer)),
  );
  const aligned = others.map((file, index) => ({ file, id: ids.predictions[index] ?? ids.gold }));
  return gatherWitnesses(gold, ids.gold, aligned);
}

function withoutAnswers(file: Profiled, isAnswer: (name: string) => boolean): Profiled {
  return without(file, file.columns.map(({ name }) => name).filter(isAnswer));
}

function meetIds(
  gold: Profiled,
  { mapping }: GoldReading,
  predictions: readonly Profiled[],
  answers: readonly AnswerReading[],
): { readonly gold: IdSource; readonly predictions: readonly IdSource[] } {
  const answersOf = (index: number) =>
    answers[index]?.mappings.flatMap(({ answer }) => answer.columns) ?? [];
  const references = mapping.references.columns;
  return proposeIds(
    without(gold, references),
    predictions.map((file, index) =>
      without(file, [...answersOf(index), ...(file === gold ? references : [])]),
    ),
    references.map((name) => columnOf(gold.source.table, name) ?? []),
  );
}

function placeAll(
  { probabilities, predictions: files }: Open,
  mapped: readonly PredictionMapping[],
  choices: Choices,
) {
  let predictions = mapped;
  const open: OpenChoice[] = [];
  const doubts: Problem[] = [];
  for (const file of probabilities) {
    const { id } = file.source.info;
    const placing = placeProbabilities(file, predictions, files);
    const owner = choices.owner[id] ?? placing?.owners[0];
    if (!placing || owner === undefined) {
      doubts.push(joinProblems.unnamedProbabilities(id));
      continue;
    }
    const { source, owners, isClose } = placing;
    predictions = predictions.map((one) =>
      one.file === owner ? { ...one, probabilities: source } : one,
    );
    if (isClose) open.push(askForOwner(id, owners));
  }
  return { predictions, choices: open, doubts };
}

function askForOwner(file: string, owners: readonly string[]): OpenChoice {
  return {
    file,
    question: `${file} holds no-answer probabilities. Whose answers do they belong to?`,
    options: owners.map((owner) => ({
      label: owner,
      evidence: `Its ids are those of ${file}.`,
      choice: { ...NO_CHOICES, owner: { [file]: owner } },
    })),
  };
}
