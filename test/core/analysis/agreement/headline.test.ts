import { describe, expect, test } from 'vitest';
import { chooseHeadline } from '../../../../src/core/analysis/agreement/headline';
import { METRICS } from '../../../../src/core/scoring/metrics';
import { PROFILES } from '../../../../src/core/scoring/profiles';
import { profileMetrics } from '../../../../src/core/scoring/profiles/profile-metrics';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';
import { datasetOf } from '../../../support/score-case';

const [CORRECT, INCORRECT] = [1, 2];

/** The default for one run with these scores, one digit per question, and these human labels. */
function defaultOf(
  scores: Readonly<Record<string, string>>,
  people: string,
  metrics = METRICS.filter(({ id }) => id in scores),
) {
  const count = people.length;
  const column = (digits: string) => ({
    values: Float64Array.from(digits, (digit) => (digit === '-' ? NaN : Number(digit))),
    unscored: new Uint8Array(count),
  });
  const verdicts = Uint8Array.from(people, (label) =>
    label === '1' ? CORRECT : label === '0' ? INCORRECT : 0,
  );
  return chooseHeadline({
    dataset: datasetOf(
      Array.from({ length: count }, () => ({ references: ['a'], prediction: 'a' })),
    ),
    scores: [
      Object.fromEntries(Object.entries(scores).map(([id, digits]) => [id, column(digits)])),
    ],
    metrics,
    settings: DEFAULT_SETTINGS,
    labels: { annotators: [], verdicts: [verdicts], unread: [], strays: [], contradictions: [] },
  });
}

const many = (digits: string) => digits.repeat(20);
const PEOPLE = '1111100000';
const GOOD = '1111000000';
const BAD = '1100000100';

describe('the default headline metric', () => {
  test('is answer correctness, without a reason, if there are no labels', () => {
    expect(defaultOf({ f1: GOOD, answer_correct: BAD }, '----------')).toEqual({
      metric: 'answer_correct',
      reason: null,
    });
  });

  test('is the metric that agrees best with the labels, if there are enough labels', () => {
    expect(defaultOf({ f1: many(GOOD), answer_correct: many(BAD) }, many(PEOPLE))).toEqual({
      metric: 'f1',
      reason: 'agrees best with 200 human labels (κ 0.80)',
    });
  });

  test('can be a metric that agrees with all labels, unless there are too few labels', () => {
    const scores = { f1: many(PEOPLE), answer_correct: many(BAD) };
    expect(defaultOf(scores, many(PEOPLE))).toEqual({
      metric: 'f1',
      reason: 'agrees best with 200 human labels (κ 1.00)',
    });
    const few = { f1: '11100', answer_correct: '11000' };
    expect(defaultOf(few, '11100').metric).toBe('answer_correct');
  });

  test('remains answer correctness if the labels are too few to prefer another', () => {
    expect(defaultOf({ f1: GOOD, answer_correct: '1110000000' }, PEOPLE)).toEqual({
      metric: 'answer_correct',
      reason: '10 human labels are too few to prefer Token F1',
    });
  });

  test('remains answer correctness if the agreement of another metric may be due to chance', () => {
    expect(defaultOf({ f1: '10100110', answer_correct: '00111000' }, '11000111')).toEqual({
      metric: 'answer_correct',
      reason: '8 human labels are too few to prefer Token F1',
    });
  });

  test('is answer correctness if no other metric agrees better, and the reason says so', () => {
    const scores = { f1: many(BAD), answer_correct: many(GOOD) };
    expect(defaultOf(scores, many(PEOPLE)).reason).toBe(
      'agrees best with 200 human labels (κ 0.80)',
    );
    const equal = { f1: many(GOOD), answer_correct: many(GOOD) };
    expect(defaultOf(equal, many(PEOPLE))).toEqual({
      metric: 'answer_correct',
      reason: '200 human labels do not favor another metric',
    });
  });

  test('remains answer correctness if all labels are the same', () => {
    expect(defaultOf({ f1: many(GOOD), answer_correct: many(BAD) }, many('1111111111'))).toEqual({
      metric: 'answer_correct',
      reason: '200 human labels cannot rank the metrics',
    });
  });

  test('is not a metric that scores only some of the labeled answers', () => {
    const half = { numeric_match: many('11111-----'), answer_correct: many(BAD) };
    expect(defaultOf(half, many(PEOPLE)).metric).toBe('answer_correct');
  });

  test('is never the score of a published scorer, so that the page and the command line use the same metric', () => {
    const profiles = PROFILES.flatMap(profileMetrics);
    const scores = Object.fromEntries(profiles.map(({ id }) => [id, many(PEOPLE)]));
    const all = { ...scores, answer_correct: many(BAD) };
    const metrics = [...METRICS.filter(({ id }) => id === 'answer_correct'), ...profiles];
    expect(defaultOf(all, many(PEOPLE), metrics).metric).toBe('answer_correct');
  });

  test('is null if no metric is a proportion', () => {
    expect(defaultOf({ relative_error: GOOD }, PEOPLE)).toEqual({ metric: null, reason: null });
  });
});
