import { createJudge } from '../../src/core/scoring/judge/judge';
import { readJudgeModel } from '../../src/core/scoring/judge/judge-model';
import type { ModelReading } from '../../src/core/scoring/judge/model-file';
import { createPedantsJudge } from '../../src/core/scoring/judge/pedants';
import { PEDANTS_THRESHOLD, readPedantsModel } from '../../src/core/scoring/judge/pedants-model';
import type { Comparison } from '../../src/core/scoring/comparison';
import { exactMatch } from '../../src/core/scoring/metrics/exact-match';
import { f1 } from '../../src/core/scoring/metrics/token-f1';
import type { Dataset } from '../../src/core/model';
import { createScorer } from '../../src/core/scoring/scorer';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { accept } from '../../src/core/scoring/acceptance/accept';
import { createDataset } from './data-set';
import type { Labeled } from './labeled';

/*
 * Runs as a built script in Node and in a web worker (`built-speed.ts`), so it must not read files.
 */

/** The measured time for one scorer. */
export interface Timing {
  readonly name: string;
  readonly pairs: number;
  /** Includes reading and normalizing the texts. */
  readonly milliseconds: number;
}

/** The contents of the model files. */
export interface ModelFiles {
  readonly own: string;
  readonly pedants: string;
}

/** The work for a comparison; its result is ignored. */
type Work = (comparison: Comparison) => unknown;

const ROUNDS = 5;

/**
 * Times EM + F1, the tiers, and each judge over the same answers, question by question and run by
 * run as the worker does, starting from the raw texts. Reports the best of several interleaved
 * rounds, since other programs share the machine.
 * @param now milliseconds of a monotonic clock
 */
export function timeJudges(
  answers: readonly Labeled[],
  { own, pedants }: ModelFiles,
  now: () => number,
): Timing[] {
  const dataset = datasetOfRuns(answers);
  const works: readonly (readonly [name: string, work: Work])[] = [
    ['EM + F1', (comparison) => [exactMatch.score(comparison), f1.score(comparison)]],
    ['acceptance tiers (answer_correct)', accept],
    [
      'PEDANTS, published weights',
      createPedantsJudge(parsed(readPedantsModel(pedants, 'PEDANTS')), PEDANTS_THRESHOLD),
    ],
    ['Assay’s judge', createJudge(parsed(readJudgeModel(own, 'Assay’s judge')))],
  ];
  const timings = works.map(([name]) => ({ name, pairs: 0, milliseconds: Infinity }));
  for (let round = 0; round < ROUNDS; round++) {
    works.forEach(([name, work], at) => {
      const started = now();
      const pairs = timeWork(dataset, work);
      const milliseconds = Math.min(now() - started, timings[at]?.milliseconds ?? Infinity);
      timings[at] = { name, pairs, milliseconds };
    });
  }
  return timings;
}

function parsed<Model>(reading: ModelReading<Model>): Model {
  if (reading.kind === 'refused') throw new Error(reading.problem.message);
  return reading.model;
}

function timeWork(dataset: Dataset, work: Work): number {
  const scorer = createScorer(dataset, DEFAULT_SETTINGS);
  let pairs = 0;
  dataset.questions.ids.forEach((_, question) => {
    dataset.runs.forEach((_run, run) => {
      const comparison = scorer.compare(question, run);
      if (!comparison) return;
      work(comparison);
      pairs++;
    });
  });
  return pairs;
}

/** Every system as a run over all questions; the last answer of a system to a question counts. */
function datasetOfRuns(answers: readonly Labeled[]): Dataset {
  const questions = [...new Map(answers.map((answer) => [answer.question, answer])).values()];
  const places = new Map(questions.map(({ question }, at) => [question, at]));
  const runs = new Map<string, (string | null)[]>();
  for (const { system, question, candidate } of answers) {
    const own = runs.get(system) ?? questions.map(() => null);
    own[places.get(question) ?? 0] = candidate;
    runs.set(system, own);
  }
  return createDataset(questions, Object.fromEntries(runs));
}
