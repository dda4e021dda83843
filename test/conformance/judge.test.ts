import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compareAll, readEvouna, readFinanceBench } from '../../scripts/judge/labeled';
import { createJudge } from '../../src/core/scoring/judge/judge';
import { readJudgeModel } from '../../src/core/scoring/judge/judge-model';
import { createPedants } from '../../src/core/scoring/judge/pedants';
import { readPedantsModel } from '../../src/core/scoring/judge/pedants-model';
import { describeShared } from '../support/shared-data';
import { describeVectors } from '../support/vectors';

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

describeVectors('pedants', 'pedants', (folder) => {
  const file = folder.isOwn ? 'model.json' : 'reference-model.json.gz';
  const reading = readPedantsModel(folder.text(file), file);
  const goldens = folder.json(folder.isOwn ? 'cases.json' : 'goldens.json') as readonly Golden[];
  // The published weights were rounded to six digits.
  const tolerance = folder.isOwn ? 1e-9 : 2e-6;

  test('PEDANTS reproduces every recorded feature and probability', () => {
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
    expect(differences).toHaveLength(folder.isOwn ? 24 : 120);
    expect(differences.filter((difference) => !(difference <= tolerance))).toEqual([]);
  });
});

describeShared('the judge that ships', () => {
  test('agrees with human labels as often as its file states, and more often than the required minimum', () => {
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
  }, 240_000);
});
