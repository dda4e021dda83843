import { createJudge } from '../../src/core/scoring/judge/judge';
import { type JudgeModel, readJudgeModel } from '../../src/core/scoring/judge/judge-model';
import { compareAll, type Labeled } from './labeled';
import { fitLogistic } from './logistic-regression';
import { type Provenance, writeModel } from './model-file';
import { CHOICES, type TrainedParts } from './train';

/** A very small penalty that keeps the slope finite if the values separate the labels. */
const PENALTY = 1e-6;

/**
 * Fits the slope and offset in the logistic function of `slope × value + offset` to the labels.
 * Source: J. Platt, Probabilistic Outputs for Support Vector Machines (1999), without its
 * smoothing.
 */
export function fitCalibration(
  values: readonly number[],
  labels: readonly boolean[],
): { slope: number; offset: number } {
  const rows = values.map((value, at) => ({
    values: [value],
    tokens: new Int32Array(),
    tokenValues: new Float64Array(),
    label: labels[at] === true,
    weight: 1,
  }));
  const penalty = { values: PENALTY, tokens: 0, signs: [0] as const, tokenCount: 0 };
  const { weights, intercept } = fitLogistic(rows, penalty);
  return { slope: weights[0] ?? 1, offset: intercept };
}

/**
 * The threshold from 0.30 to 0.70, in steps of 0.05, that agrees best with the labels; in a tie,
 * the nearest to 0.5. The steps are coarse to limit overfitting.
 */
export function chooseThreshold(
  probabilities: readonly number[],
  labels: readonly boolean[],
): number {
  const steps = Array.from({ length: 9 }, (_, step) => (30 + 5 * step) / 100);
  const agreed = (threshold: number) =>
    probabilities.filter((probability, at) => probability >= threshold === labels[at]).length;
  const distance = (threshold: number) => Math.abs(threshold - 0.5);
  return steps.reduce((best, next) => {
    const gain = agreed(next) - agreed(best);
    return gain > 0 || (gain === 0 && distance(next) < distance(best)) ? next : best;
  });
}

/** A trained and calibrated judge, with the calibration data of its file. */
export interface CalibratedJudge {
  readonly model: JudgeModel;
  readonly calibration: JudgeModel['calibration'];
  readonly threshold: number;
}

const BLANK: Provenance = {
  date: '',
  choices: CHOICES,
  trainedOn: [],
  measured: [],
  reliability: [],
  calibration: { slope: 1, offset: 0 },
  threshold: 0.5,
};

/**
 * Chooses slope, offset and threshold on labeled answers, with the weights as rounded in the file.
 */
export function calibrate(parts: TrainedParts, answers: readonly Labeled[]): CalibratedJudge {
  const comparisons = compareAll(answers);
  const labels = answers.map(({ correct }) => correct);
  const judgeAll = (calibration: JudgeModel['calibration']) => {
    const judge = createJudge(open(writeModel(parts, { ...BLANK, calibration })));
    return comparisons.map((comparison) => judge(comparison).probability);
  };
  const logOdds = judgeAll(BLANK.calibration).map((one) => Math.log(one / (1 - one)));
  const calibration = fitCalibration(logOdds, labels);
  const threshold = chooseThreshold(judgeAll(calibration), labels);
  const model = open(writeModel(parts, { ...BLANK, calibration, threshold }));
  return { model, calibration, threshold };
}

function open(json: string): JudgeModel {
  const reading = readJudgeModel(json, 'the model just made');
  if (reading.kind === 'refused') throw new Error(reading.problem.message);
  return reading.model;
}
