import { describe, expect, test } from 'vitest';
import { FEATURES } from '../../../../src/core/scoring/judge/features';
import { JUDGE_FORMAT, readJudgeModel } from '../../../../src/core/scoring/judge/judge-model';
import { readPedantsModel } from '../../../../src/core/scoring/judge/pedants-model';
import { QUESTION_TYPES, RULE_IDS } from '../../../../src/core/scoring/judge/rules';
import { pedantsHead, SOUND_PEDANTS } from './pedants-file';

const zeros = (length: number) => new Array<number>(length).fill(0);
const count = FEATURES.length;

/** A valid model file with zero weights. */
function soundFile() {
  return {
    format: JUDGE_FORMAT,
    name: 'test',
    date: '2026-11-21',
    trainedOn: [{ name: 'a', source: 'b', licence: 'c', pairs: 2 }],
    measured: [{ name: 'a', pairs: 2, accuracy: 0.5, macroF1: 0.5 }],
    reliability: [{ from: 0, pairs: 2, mean: 0.05, right: 0 }],
    calibration: { slope: 1, offset: 0 },
    threshold: 0.5,
    features: FEATURES.map(({ id }) => id),
    means: zeros(count),
    spreads: zeros(count).map(() => 1),
    rule: {
      classes: RULE_IDS,
      weights: RULE_IDS.map(() => zeros(count)),
      intercepts: zeros(RULE_IDS.length),
    },
    type: {
      classes: QUESTION_TYPES,
      tokens: QUESTION_TYPES.map(() => zeros(2)),
      intercepts: zeros(QUESTION_TYPES.length),
    },
    verdict: { weights: zeros(count), intercept: 0 },
    vocabulary: ['__proto__', 'wind'],
    idf: [1, 2],
  };
}

function messageOf(file: unknown): string {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  const reading = readJudgeModel(text, 'judge.json');
  return reading.kind === 'refused' ? reading.problem.message : 'read';
}

describe('a judge’s model file', () => {
  test('is read if it is valid, whatever words it contains', () => {
    const reading = readJudgeModel(JSON.stringify(soundFile()), 'judge.json');
    expect(reading.kind === 'read' && reading.model.vocabulary.get('__proto__')).toBe(0);
  });

  test('is rejected unless it is JSON in this format', () => {
    expect(messageOf('{"format"')).toContain('judge.json is not JSON');
    for (const other of [null, 3, [], {}, { format: JUDGE_FORMAT }, { vocab: [] }]) {
      expect(messageOf(other)).toContain('neither an Assay judge nor a PEDANTS model');
    }
  });

  test.each([
    ['format', { format: 'assay-judge/99' }],
    ['features', { features: FEATURES.map(({ id }) => id).reverse() }],
    ['features', { features: [] }],
    ['vocabulary', { vocabulary: ['wind', 'wind'] }],
    ['vocabulary', { vocabulary: [] }],
    ['idf', { idf: [1] }],
    ['idf', { idf: [1, '2'] }],
    ['idf', { idf: [1, null] }],
    ['means', { means: zeros(count - 1) }],
    ['spreads', { spreads: zeros(count) }],
    ['rule', { rule: 'none' }],
    ['rule.classes', { rule: { ...soundFile().rule, classes: QUESTION_TYPES.slice(0, 7) } }],
    ['rule.weights', { rule: { ...soundFile().rule, weights: [zeros(count)] } }],
    ['type.tokens', { type: { ...soundFile().type, tokens: QUESTION_TYPES.map(() => [0]) } }],
    ['verdict.intercept', { verdict: { ...soundFile().verdict, intercept: '0' } }],
    ['calibration.offset', { calibration: { slope: 1 } }],
    ['threshold', { threshold: true }],
    ['reliability[0].right', { reliability: [{ from: 0, pairs: 1, mean: 0 }] }],
    ['date', { date: 2026 }],
    ['trainedOn', { trainedOn: 'EVOUNA' }],
    ['trainedOn[0]', { trainedOn: ['EVOUNA'] }],
    ['trainedOn[0].licence', { trainedOn: [{ name: 'a', source: 'b', pairs: 1 }] }],
  ])('is rejected with the invalid part named: %s', (part, change) => {
    expect(messageOf({ ...soundFile(), ...change })).toContain(`judge.json: “${part}” should be `);
  });
});

describe('a PEDANTS model file', () => {
  const { params, ac } = SOUND_PEDANTS;
  const read = (change: object) => {
    const reading = readPedantsModel(JSON.stringify({ ...SOUND_PEDANTS, ...change }), 'p.json');
    return reading.kind === 'refused' ? reading.problem.message : 'read';
  };

  test('is read if it is valid', () => {
    expect(read({})).toBe('read');
  });

  test.each([
    ['params.norm', { params: { ...params, norm: 'l1' } }],
    ['params.sublinear_tf', { params: { ...params, sublinear_tf: true } }],
    ['ac.classes', { ac: { ...ac, classes: ['incorrect', 'correct'] } }],
    ['ac.coef', { ac: pedantsHead(['correct', 'incorrect'], 1, 8) }],
    ['rule.coef', { rule: pedantsHead(['1', '2', '3'], 2, 4) }],
    ['type.intercept', { type: { ...SOUND_PEDANTS.type, intercept: [0] } }],
  ])('is rejected with the invalid part named: %s', (part, change) => {
    expect(read(change)).toContain(`p.json: “${part}” should be `);
  });
});
