import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compareAll, readEvouna, readFinanceBench } from '../../scripts/judge/labelled';
import { createJudge } from '../../src/core/scoring/judge/judge';
import { readJudgeModel } from '../../src/core/scoring/judge/judge-model';
import { createPedants } from '../../src/core/scoring/judge/pedants';
import { readPedantsModel } from '../../src/core/scoring/judge/pedants-model';
import { describeShared, readSharedBytes, readSharedJson } from '../support/shared-data';

interface Golden {
  readonly question: string;
  readonly reference: string;
  readonly candidate: string;
  readonly f1: number;
  readonly precision: number;
  readonly recall: number;
  readonly rule: readonly number[];
  readonly type: readonly number[];
  /** [correct, incorrect] */
  readonly prob: readonly [number, number];
}

/** The published weights were rounded to six digits. */
const TOLERANCE = 2e-6;

describeShared('the published PEDANTS model', () => {
  const bytes = gunzipSync(readSharedBytes('pedants/reference-model.json.gz'));
  const reading = readPedantsModel(bytes.toString('utf8'), 'reference-model.json');
  const goldens = readSharedJson('pedants/goldens.json') as readonly Golden[];

  test('gives every feature and probability of its 120 goldens', () => {
    if (reading.kind === 'refused') throw new Error(reading.problem.message);
    const { read, judge } = createPedants(reading.model);
    const differences = goldens.map((golden) => {
      const outcome = judge(read(golden.question), read(golden.reference), read(golden.candidate));
      const { f1, precision, recall, rule, type, probability } = outcome;
      const own = [f1, precision, recall, ...rule, ...type, probability, 1 - probability];
      const { prob } = golden;
      const wanted = [golden.f1, golden.precision, golden.recall, ...golden.rule, ...golden.type];
      return Math.max(...[...wanted, ...prob].map((value, at) => Math.abs(value - own[at]!)));
    });
    expect(differences).toHaveLength(120);
    expect(differences.filter((difference) => !(difference <= TOLERANCE))).toEqual([]);
  });
});

describeShared('the judge that ships', () => {
  test('agrees with people as far as its file says, and as far as was asked', () => {
    const url = new URL('../../src/worker/judges/assay-judge.json', import.meta.url);
    const reading = readJudgeModel(readFileSync(url, 'utf8'), 'assay-judge.json');
    if (reading.kind === 'refused') throw new Error(reading.problem.message);
    const judge = createJudge(reading.model);
    const stated = reading.model.measured.map(({ accuracy }) => accuracy);
    const measured = [readEvouna('dev'), readFinanceBench()].map((answers) => {
      const agreed = compareAll(answers).filter(
        (comparison, at) => judge(comparison).correct === answers[at]!.correct,
      );
      return agreed.length / answers.length;
    });
    measured.forEach((accuracy, at) => {
      expect(Math.abs(accuracy - stated[at]!)).toBeLessThan(0.005);
    });
    expect(measured[0]).toBeGreaterThan(0.925);
    expect(measured[1]).toBeGreaterThan(0.88);
  }, 60_000);
});
