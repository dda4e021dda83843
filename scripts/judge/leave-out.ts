import { createJudge } from '../../src/core/scoring/judge/judge';
import { createRandom } from '../../src/core/random';
import { calibrate } from './calibrate';
import { compareAll, type Labeled } from './labeled';
import { CHOICES, train, type TrainingChoices } from './train';
import type { TrainingPair } from './training-pairs';

/**
 * A held-out source, which is excluded from training and calibration and then used for evaluation.
 */
export interface LeftOut {
  readonly title: string;
  readonly isLeftOut: (answer: Labeled) => boolean;
  /** Which of the omitted answers are measured. */
  readonly isMeasured: (answer: Labeled, isDev: boolean) => boolean;
}

const QUESTION_FOLDS = 4;

/**
 * Of EVOUNA: each data set, each system and each quarter of the questions. In addition, all
 * training examples made for Assay, of which only the handwritten ones are measured, not the
 * generated ones. A system is measured on the dev split, whose questions are never used for
 * training.
 */
export function listLeftOut(answers: readonly Labeled[]): LeftOut[] {
  const sources = [...new Set(answers.map(({ system }) => system))].filter((one) =>
    one.startsWith('evouna'),
  );
  const [sets, systems] = [0, 1].map((at) =>
    [...new Set(sources.map((source) => source.split(' ')[at] ?? ''))].sort(),
  );
  const random = createRandom(CHOICES.seed);
  const foldOf = new Map<string, number>();
  for (const { question } of answers) {
    if (!foldOf.has(question)) foldOf.set(question, random.below(QUESTION_FOLDS));
  }
  const isWritten = ({ system }: Labeled) => !sources.includes(system);
  return [
    ...(sets ?? []).map((set) => ({
      title: `data set ${set}`,
      isLeftOut: ({ system }: Labeled) => system.startsWith(`${set} `),
      isMeasured: () => true,
    })),
    ...(systems ?? []).map((own) => ({
      title: `system ${own}`,
      isLeftOut: ({ system }: Labeled) => system.endsWith(` ${own}`),
      isMeasured: (_: Labeled, isDev: boolean) => isDev,
    })),
    ...Array.from({ length: QUESTION_FOLDS }, (_, fold) => ({
      title: `questions, fold ${fold + 1}`,
      isLeftOut: (answer: Labeled) => !isWritten(answer) && foldOf.get(answer.question) === fold,
      isMeasured: (_: Labeled, isDev: boolean) => !isDev,
    })),
    {
      title: 'written examples and drills',
      isLeftOut: isWritten,
      isMeasured: ({ rule }) => rule !== undefined,
    },
  ];
}

/** The verdicts of a judge trained without the omitted answers. */
export function judgeLeftOut(
  { isLeftOut, isMeasured }: LeftOut,
  pairs: readonly TrainingPair[],
  dev: readonly Labeled[],
  choices: TrainingChoices = CHOICES,
): { readonly answers: readonly Labeled[]; readonly verdicts: readonly boolean[] } {
  const kept = pairs.filter(({ answer }) => !isLeftOut(answer));
  const { model } = calibrate(
    train(kept, choices),
    dev.filter((answer) => !isLeftOut(answer)),
  );
  const judge = createJudge(model);
  const measure = (all: readonly Labeled[], isDev: boolean) =>
    all.filter((answer) => isLeftOut(answer) && isMeasured(answer, isDev));
  const answers = [
    ...measure(
      pairs.map(({ answer }) => answer),
      false,
    ),
    ...measure(dev, true),
  ];
  return { answers, verdicts: compareAll(answers).map((one) => judge(one).correct) };
}
