import type { Comparison } from '../../src/core/metrics/comparison';
import type { Dataset } from '../../src/core/model';
import { createScorer } from '../../src/core/score/scorer';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { kindOf, type Labelled } from './labelled';

/** What is done with a comparison; its result is not looked at. */
export type Work = (comparison: Comparison) => unknown;

/** How long one kind of work took. */
export interface Timing {
  readonly name: string;
  readonly pairs: number;
  /** Milliseconds of processor time, reading and normalising the texts included. */
  readonly milliseconds: number;
}

const ROUNDS = 5;

/**
 * Processor time of each kind of work over the same answers, question by question and run by run as the
 * worker goes through them, each from the raw texts on. The best of some rounds that take turns, since
 * other programs share the machine.
 */
export function timeWorks(
  answers: readonly Labelled[],
  works: Readonly<Record<string, Work>>,
): Timing[] {
  const dataset = datasetOfRuns(answers);
  const names = Object.keys(works);
  const best = new Map<string, number>();
  let pairs = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      const started = process.cpuUsage();
      pairs = goThrough(dataset, works[name] ?? (() => null));
      const took = process.cpuUsage(started).user / 1000;
      best.set(name, Math.min(took, best.get(name) ?? Infinity));
    }
  }
  return names.map((name) => ({ name, pairs, milliseconds: best.get(name) ?? 0 }));
}

function goThrough(dataset: Dataset, work: Work): number {
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
function datasetOfRuns(answers: readonly Labelled[]): Dataset {
  const questions = [...new Map(answers.map((answer) => [answer.question, answer])).values()];
  const places = new Map(questions.map(({ question }, at) => [question, at]));
  const runs = new Map<string, (string | null)[]>();
  for (const { system, question, candidate } of answers) {
    const own = runs.get(system) ?? questions.map(() => null);
    own[places.get(question) ?? 0] = candidate;
    runs.set(system, own);
  }
  const kinds = questions.map(kindOf);
  return {
    questions: {
      ids: questions.map((_, at) => String(at)),
      texts: questions.map(({ question }) => question),
      documents: questions.map(() => ''),
      references: questions.map(({ references }) => references),
      answerTypes: kinds,
      kinds,
      inferredKinds: questions.length,
      rows: Int32Array.from(questions.keys()),
      columns: [],
    },
    runs: [...runs].map(([run, predictions]) => ({
      model: '',
      run,
      predictions,
      noAnswerProbabilities: null,
      humanLabels: null,
      columns: [],
      matched: questions.length,
      missing: 0,
      extra: [],
      duplicates: [],
    })),
    unjoined: [],
    problems: [],
  };
}
