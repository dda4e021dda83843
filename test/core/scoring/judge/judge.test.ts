import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FEATURES, readFeatures } from '../../../../src/core/scoring/judge/features';
import { createJudge, scaleFeatures } from '../../../../src/core/scoring/judge/judge';
import { readJudgeModel } from '../../../../src/core/scoring/judge/judge-model';
import { openOwnJudge } from '../../../../src/core/scoring/judge/open-judge';
import { readPair } from '../../../../src/core/scoring/judge/features/pair';
import { BUNDLED_JUDGE_BYTES, BUNDLED_JUDGE } from '../../../../src/core/scoring/judge/judge-card';
import { MAX_REASONS } from '../../../../src/core/scoring/judge/reasons';
import { QUESTION_TYPES } from '../../../../src/core/scoring/judge/rules';
import { createScorer } from '../../../../src/core/scoring/scorer';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';
import { datasetOf } from '../../../support/score-case';

const text = readFileSync(
  new URL('../../../../src/worker/judges/assay-judge.json', import.meta.url),
  'utf8',
);
const reading = readJudgeModel(text, 'assay-judge.json');
if (reading.kind === 'refused') throw new Error(reading.problem.message);
const { model } = reading;
const judge = createJudge(model);

function compare(question: string, references: readonly string[], prediction: string) {
  const dataset = datasetOf([{ question, references, prediction }]);
  return createScorer(dataset, DEFAULT_SETTINGS).compare(0, 0)!;
}

function featuresOf(question: string, references: readonly string[], prediction: string) {
  const comparison = compare(question, references, prediction);
  const values = readFeatures(readPair(comparison));
  return new Map(FEATURES.map(({ id }, at) => [id, values[at]]));
}

test('a feature is clipped at six standard deviations from its mean', () => {
  const features = Float64Array.of(1, 11, 13, 14, 1000, -1000);
  const scaled = scaleFeatures(features, {
    means: new Float64Array(6).fill(1),
    spreads: new Float64Array(6).fill(2),
  });
  expect([...scaled]).toEqual([0, 5, 6, 6, 6, -6]);
});

describe('the bundled model', () => {
  test('is small and names its training data', () => {
    expect(gzipSync(text).length).toBeLessThan(1_500_000);
    expect(model.trainedOn.map(({ licence }) => licence)).toEqual([
      'Apache-2.0',
      'Apache-2.0',
      'Apache-2.0',
    ]);
    expect(model.measured.map(({ pairs }) => pairs)).toEqual([2305, 1040]);
    expect(model.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('gives each feature a weight with an allowed sign', () => {
    const broken = FEATURES.filter(({ sense }, at) => {
      const weight = model.verdict.weights[0]?.[at] ?? NaN;
      return sense === 'for' ? !(weight >= 0) : sense === 'against' && !(weight <= 0);
    });
    expect(broken).toEqual([]);
  });

  test.each([
    ['Which unit is the largest?', ['Healthcare'], 'Healthcare is the largest unit.', true],
    ['Which unit is the largest?', ['Healthcare'], 'Transport is the largest unit.', false],
    ['What was the share of renewables?', ['82%'], 'It was 82.0 per cent.', true],
    ['What was the share of renewables?', ['82%'], 'It was 28 per cent.', false],
    ['Did it meet the target?', ['No, it missed it.'], 'Yes, the target was met.', false],
    ['What is the water target?', ['Not disclosed'], 'The report does not disclose one.', true],
  ])('judges %s %j: %s', (question, references, prediction, correct) => {
    expect(judge(compare(question, references, prediction)).correct).toBe(correct);
  });

  test('gives its reasons in words, starting with the strongest', () => {
    const reasons = judge(
      compare('How many sites are there?', ['24'], 'There are 30 sites.'),
    ).reasons();
    expect(reasons.length).toBeLessThanOrEqual(MAX_REASONS);
    const sizes = reasons.map(({ weight }) => Math.abs(weight));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    const against = reasons.filter(({ weight }) => weight < 0).map((reason) => reason.text);
    expect(against.join('; ')).toMatch(/number|reference/);
  });

  test('predicts the type of a question', () => {
    const { type } = judge(compare('who wrote the book', ['Jane Austen'], 'Austen'));
    expect(QUESTION_TYPES[type.indexOf(Math.max(...type))]).toBe('who');
  });

  test('gives the same distributions and probability each time, for any text', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 60 });
    fc.assert(
      fc.property(
        texts,
        fc.array(texts, { maxLength: 3 }),
        texts,
        (question, references, answer) => {
          const { reasons, ...judgment } = judge(compare(question, references, answer));
          const { probability, rule, type } = judgment;
          expect(probability).toBeGreaterThanOrEqual(0);
          expect(probability).toBeLessThanOrEqual(1);
          const sum = (shares: readonly number[]) => shares.reduce((a, b) => a + b, 0);
          expect(sum(rule)).toBeCloseTo(1, 9);
          expect(sum(type)).toBeCloseTo(1, 9);
          const again = createJudge(model)(compare(question, references, answer));
          expect(again).toMatchObject(judgment);
          expect(again.reasons()).toEqual(reasons());
        },
      ),
    );
  });
});

describe('features', () => {
  test('have unique names', () => {
    expect(new Set(FEATURES.map(({ id }) => id)).size).toBe(FEATURES.length);
  });

  test.each([
    ['number-met', 1, 'How many sites?', ['24'], 'There are 24.'],
    ['number-other', 1, 'How many sites?', ['24'], 'There are 30.'],
    ['number-missing', 1, 'How many sites?', ['24'], 'There are many.'],
    ['number-missing', 0, 'When was it signed?', ['12 June 2015'], '12/06/2015'],
    ['verdict-opposed', 1, 'Is it so?', ['Yes'], 'No.'],
    ['implied-equal', 1, 'Is the company growing?', ['No'], 'The company is not growing.'],
    ['implied-opposed', 1, 'Is the company growing?', ['No'], 'The company is growing.'],
    [
      'both-decline',
      1,
      'What is the target?',
      ['Not disclosed'],
      'The report gives no information.',
    ],
    ['declines-only', 1, 'What is the target?', ['30%'], 'I cannot find it in the context.'],
    ['abbreviates', 1, 'Who wrote it?', ['International Solar Alliance'], 'the ISA, Paris'],
    ['taken-back', 1, 'What does it mine?', ['lithium'], 'It does not mine lithium but copper.'],
    ['named-late', 1, 'Who won?', ['France'], 'Croatia, not France, won'],
    ['number-behind', 1, 'What was it?', ['9 GWh'], 'Offices used 8 GWh and shops 9 GWh.'],
    ['number-behind', 0, 'What was it?', ['9 GWh'], 'It used 9 GWh, shops 8 GWh.'],
    ['number-met', 0, 'What was it?', ['9 GWh'], '8 GWh, compared with 9 GWh.'],
    ['number-met', 1, 'What was it?', ['9 GWh'], '9 GWh, compared with 8 GWh.'],
    ['contradicted', 1, 'Which is larger, Scope 1 or 3?', ['Scope 3'], 'Scope 1'],
    ['contradicted', 0, 'Which is larger, Scope 1 or 3?', ['Scope 3'], 'Scope 3, ahead of Scope 1'],
    ['number-or', 1, 'What was it?', ['9 GWh'], '9 GWh or 8 GWh'],
    ['number-met', 0, 'What was it in 2021?', ['9 GWh'], '8 GWh in 2021, 9 GWh in 2020'],
    ['number-met', 1, 'What was it in 2021?', ['9 GWh'], '9 GWh in 2021, 8 GWh in 2020'],
    ['date-other', 1, 'When was it signed?', ['12 June 2015'], '13 June 2015'],
    ['typed-alone', 1, 'What share?', ['two fifths'], '40%'],
    ['typed-refused', 1, 'What share?', ['two fifths'], 'three fifths'],
    ['denial-turns', 1, 'What is found?', ['No breach was found'], 'A breach was found.'],
    ['taken-back', 1, 'What is covered?', ['peat and wood'], 'Everything except peat and wood'],
    ['item-left-out', 1, 'Which gases?', ['methane, helium and argon'], 'helium and argon'],
    ['item-left-out', 0, 'Which gases?', ['methane, helium and argon'], 'argon, helium, methane'],
    ['items-beyond', 0.5, 'Which gases?', ['methane and helium'], 'methane and argon'],
    ['points-none', 0, 'What share?', ['two fifths'], '40%'],
    ['items-missing', 0.5, 'Which risks?', ['Floods; storms'], 'Floods'],
    ['spelling', 1, 'Who painted it?', ['Monet'], 'Claude Monet'],
    ['exact', 1, 'Who painted it?', ['Monet', 'Claude Monet'], 'claude monet.'],
  ])('%s is %d of %s %j: %s', (id, value, question, references, prediction) => {
    expect(featuresOf(question, references, prediction).get(id)).toBe(value);
  });

  test('recognize a name spelled differently', () => {
    const spelt = featuresOf('who', ['Dostoevsky'], 'Dostoyevski').get('spelling')!;
    expect(spelt).toBeGreaterThan(0.6);
    expect(featuresOf('who', ['Dostoevsky'], 'Tolstoy').get('spelling')).toBeLessThan(0.4);
  });
});

describe('the judge as metrics', () => {
  const comparison = compare('Who painted it?', ['Monet'], 'Claude Monet');
  const { probability } = judge(comparison);
  const opened = openOwnJudge(text, 'assay-judge.json', BUNDLED_JUDGE.sha256);
  if (opened.kind === 'refused') throw new Error(opened.problem.message);

  test('gives the probability and the verdict of one judgment', () => {
    const { metrics } = opened.model.withThreshold(null);
    expect(metrics.map(({ id, score }) => [id, score(comparison)])).toEqual([
      ['judge.correct', 1],
      ['judge.probability', probability],
    ]);
  });

  test('uses the given threshold', () => {
    const above = (probability + 1) / 2;
    const [correct] = opened.model.withThreshold(above).metrics;
    expect(correct!.score(comparison)).toBe(0);
    expect(correct!.summary).toContain(String(above));
    expect(opened.model.withThreshold(probability).metrics[0]!.score(comparison)).toBe(1);
  });

  test('is described as its model file states', () => {
    const sha256 = createHash('sha256').update(text).digest('hex');
    expect(BUNDLED_JUDGE).toEqual({ ...opened.model.card, sha256 });
    expect(BUNDLED_JUDGE_BYTES).toBe(gzipSync(text).length);
  });
});
