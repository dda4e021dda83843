import { describe, expect, test } from 'vitest';
import {
  defaultThreshold,
  listBinaryMetrics,
  type MetricAgreement,
} from '../../../../src/core/analysis/agreement/thresholds';
import {
  describeBestMetric,
  describeVerdicts,
} from '../../../../src/core/analysis/agreement/conclusion';
import { measureAgreement } from '../../../../src/core/analysis/agreement/measure';
import { createJudgeMetrics } from '../../../../src/core/scoring/judge/open-judge';
import { BUNDLED_JUDGE } from '../../../../src/core/scoring/judge/judge-card';
import { METRICS } from '../../../../src/core/scoring/metrics';

/** A metric with these verdicts on answers with these human labels. */
function row(metric: string, said: string, meant: string): MetricAgreement {
  const bytes = (text: string) => Uint8Array.from(text, Number);
  const measured = measureAgreement(bytes(said), bytes(meant), null);
  return { metric, run: null, threshold: 0.5, best: null, leftOut: 0, ...measured };
}

const PEOPLE = '1111100000';

describe('which metric agrees best with human labels', () => {
  test('is undecided if the interval of the best κ includes the second-best κ', () => {
    const best = row('f1', '1111000000', PEOPLE);
    const next = row('exact_match', '1110000000', PEOPLE);
    expect(describeBestMetric([next, best], METRICS)).toMatch(
      /^Too few labels to tell whether Token F1 ≥ 0\.5 \(κ 0\.80 \(95% CI [\d.−]+ to [\d.]+\)\) or Exact match ≥ 0\.5 \(κ 0\.60\) agrees best with the human labels; Token F1 ≥ 0\.5 has the same verdict on 90\.0% \(95% CI [\d.]+ to [\d.]+\) of 10 answers\.$/,
    );
  });

  test.each([
    [
      'the interval of κ includes 0',
      row('f1', '11110110', '11110011'),
      row('exact_match', '00001100', '11110011'),
    ],
    ['full agreement may be chance', row('f1', '110', '110'), row('exact_match', '000', '110')],
  ])('is undecided if %s', (_, best, next) => {
    expect(describeBestMetric([next, best], METRICS)).toMatch(
      /^Too few labels to tell whether Token F1 ≥ 0\.5 \(κ .*\) agrees with the human labels beyond chance; /,
    );
  });

  test('is undecided if agreement is perfect but there are few labels', () => {
    const labels = '11100';
    expect(
      describeBestMetric([row('f1', labels, labels), row('exact_match', '11000', labels)], METRICS),
    ).toMatch(/^Too few labels to tell whether Token F1 ≥ 0\.5 \(κ 1\.00\) or Exact match ≥ 0\.5 /);
    const many = labels.repeat(40);
    expect(
      describeBestMetric(
        [row('f1', many, many), row('exact_match', '11000'.repeat(40), many)],
        METRICS,
      ),
    ).toMatch(/^Token F1 ≥ 0\.5 agrees best with the human labels: κ 1\.00, /);
  });

  test('is stated with the κ and accuracy of that metric, and with the runner-up', () => {
    const many = (verdicts: string) => verdicts.repeat(40);
    const best = row('f1', many('1111000000'), many(PEOPLE));
    const next = row('exact_match', many('1100000100'), many(PEOPLE));
    expect(describeBestMetric([next, best], METRICS)).toMatch(
      /^Token F1 ≥ 0\.5 agrees best with the human labels: κ 0\.80 \(95% CI [\d.−]+ to [\d.]+\), the same verdict on 90\.0% \(95% CI [\d.]+ to [\d.]+\) of 400 answers\. Exact match ≥ 0\.5 follows with κ 0\.20; their intervals do not overlap\.$/,
    );
  });

  test.each([
    ['no score', [], null],
    ['one label', [row('f1', '1', '1')], /^One labeled answer is too few/],
    [
      'all answers are labeled incorrect',
      [row('f1', '0010000000', '0000000000')],
      /^All of them are labeled incorrect, so κ cannot compare/,
    ],
    [
      'metrics that reject all answers',
      [row('f1', '0000000000', PEOPLE), row('exact_match', '0000000000', PEOPLE)],
      /^No metric agrees with the human labels beyond chance \(κ at most 0\.00\); Token F1 ≥ 0\.5 has the same verdict on 50\.0%/,
    ],
  ])('%s', (_, measured, sentence) => {
    const said = describeBestMetric(measured, METRICS);
    if (sentence === null) expect(said).toBeNull();
    else expect(said).toMatch(sentence);
  });
});

test('the counts of the labels include those that are neither correct nor incorrect', () => {
  const counts = { correct: 1200, incorrect: 3, unsure: 1, disputed: 2, 'gold-wrong': 0 };
  expect(describeVerdicts(counts)).toBe(
    'Of 1,206 labeled answers, 1,200 are labeled correct and 3 incorrect; 1 answer is labeled unsure, 2 answers are disputed.',
  );
});

describe('metrics that classify answers as correct or incorrect', () => {
  const judged = createJudgeMetrics({
    card: BUNDLED_JUDGE,
    threshold: 0.45,
    judge: () => ({ probability: 0.5, correct: true, rule: [1], type: [1], reasons: () => [] }),
  });

  test('include every built-in metric, and a judge only once: as its probability with its own threshold', () => {
    const deciders = listBinaryMetrics([...METRICS, ...judged]);
    expect(deciders.slice(0, METRICS.length)).toEqual(METRICS);
    const [judge, ...others] = deciders.slice(METRICS.length);
    expect(others).toEqual([]);
    expect(judge?.id).toBe('judge.probability');
    expect(judge && defaultThreshold(judge)).toBe(0.45);
  });

  test('include a judge’s verdict if it has no probability', () => {
    expect(listBinaryMetrics(judged.slice(0, 1)).map(({ id }) => id)).toEqual(['judge.correct']);
  });
});
