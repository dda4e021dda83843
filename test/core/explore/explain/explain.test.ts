import { describe, expect, test } from 'vitest';
import { evaluateAll } from '../../../../src/core/evaluate';
import { explain, type Explanation } from '../../../../src/core/explore/explain/explain';
import { METRICS } from '../../../../src/core/scoring/metrics';
import { RETRIEVAL_METRICS } from '../../../../src/core/scoring/metrics/retrieval';
import { DEFAULT_SETTINGS, type Settings } from '../../../../src/core/settings';
import { type Case, datasetOf, scoreCase } from '../../../support/score-case';

/** The trace of one case, which must be plain JSON. */
function explainCase(one: Case, settings: Settings = DEFAULT_SETTINGS): Explanation {
  const dataset = datasetOf([one]);
  const evaluation = evaluateAll(dataset, settings, METRICS);
  const explanation = explain(evaluation, dataset, settings, 0, 0);
  expect(JSON.parse(JSON.stringify(explanation))).toEqual(explanation);
  expect(structuredClone(explanation)).toEqual(explanation);
  return explanation;
}

const meaningOf = (one: Case, settings?: Settings) => explainCase(one, settings).meaning;

describe('a trace', () => {
  test('has every metric of the question, as it was scored', () => {
    const one: Case = { references: ['82%'], prediction: '0.82' };
    expect(explainCase(one).scores).toEqual(scoreCase(one));
  });

  test('of a ranking has its passages and judgments, and no document pages', () => {
    const [example] = RETRIEVAL_METRICS[0]!.examples;
    const explanation = explainCase(example!);
    expect(explanation.kind).toBe('ranking');
    expect(explanation.ranking?.retrieved).toBeGreaterThan(0);
    expect(explanation.pages).toBeUndefined();
  });

  test('has tier, rejection reason, explanation and reference of an accepted answer', () => {
    expect(meaningOf({ references: ['no number', '82%'], prediction: '0.82' })).toMatchObject({
      acceptance: { tier: 'typed', rejection: 'percent-sign', reference: 1 },
      subject: 1,
    });
    expect(meaningOf({ references: ['wind'], prediction: 'sun' })).toMatchObject({
      acceptance: null,
    });
  });

  test.each([
    ['Which of Scope 1, 2 and 3 is largest?', 'Scope 3', 'Scope 1', 'it does not name Scope 3'],
    ['How many metric tons were avoided?', '47,500', '47,500 homes', 'it counts homes'],
    [
      'What was the injury rate of contractors?',
      '0.42',
      '0.42 for employees',
      'it is about employees',
    ],
    [
      'In which field is the company a leader?',
      'It is a European leader in sustainable packaging.',
      'It is a European leader in sustainable logistics.',
      'it has “logistics” in place of “packaging”',
    ],
    ['What does it fund?', 'education, health', 'education, health and sports', 'it adds “sports”'],
  ])(
    'explains why an answer is rejected, for the question %j and the reference %j',
    (question, reference, prediction, why) => {
      expect(meaningOf({ question, references: [reference], prediction })).toMatchObject({
        acceptance: null,
        contradiction: why,
      });
    },
  );

  test('shows no contradiction for an accepted answer', () => {
    expect(meaningOf({ references: ['82%'], prediction: '0.82' })?.contradiction).toBeNull();
  });

  test('has no section on meaning if there is no prediction', () => {
    const { prediction, meaning, steps, predictionMarks } = explainCase({
      references: ['12'],
      prediction: null,
    });
    expect({ prediction, meaning, steps, predictionMarks }).toEqual({
      prediction: null,
      meaning: null,
      steps: [],
      predictionMarks: [],
    });
  });

  test('compares with an empty reference if a question has no references', () => {
    expect(meaningOf({ references: [], prediction: 'Not answerable' })).toMatchObject({
      acceptance: { tier: 'typed', rejection: 'abstention' },
      form: 'unanswerable',
      abstentions: { references: ['phrase'], prediction: 'phrase' },
      evidence: null,
    });
  });

  test('distinguishes abstaining phrases, abstaining sentences and answers', () => {
    const abstentionOf = (prediction: string) =>
      meaningOf({ references: ['No'], prediction })?.abstentions.prediction;
    expect(abstentionOf('Not answerable')).toBe('phrase');
    expect(abstentionOf('The report does not mention any target.')).toBe('sentence');
    expect(abstentionOf('No')).toBeNull();
  });

  test('reads the verdicts of both sides', () => {
    expect(
      meaningOf({ references: ['No, it did not.'], prediction: 'Yes', kind: 'boolean' }),
    ).toMatchObject({
      form: 'boolean',
      verdicts: { references: [false], prediction: true },
      numbers: null,
      lists: null,
    });
  });

  test('shows dates, and which are ambiguous', () => {
    const dates = meaningOf({ references: ['3 April 2021'], prediction: '03/04/2021' })?.dates;
    expect(dates).toEqual({
      reference: [{ text: '3 April 2021', date: '2021-04-03', alternative: null, found: true }],
      prediction: [
        { text: '03/04/2021', date: '2021-04-03', alternative: '2021-03-04', found: true },
      ],
    });
    const months = meaningOf({ references: ['Feb, 2018'], prediction: '2018-03' })?.dates;
    expect(months).toMatchObject({
      reference: [{ date: '2018-02', found: false }],
      prediction: [{ date: '2018-03', found: false }],
    });
  });

  test('shows which key points are present, including paraphrased ones', () => {
    const { evidence } =
      meaningOf({
        question: 'Which risks does heat pose?',
        references: ['Premature death and crop failure'],
        prediction: 'ill health and premature death',
      }) ?? {};
    expect(evidence?.fromQuestion).toBe(false);
    expect(evidence?.points.map(({ text, found }) => [text, found])).toEqual([
      ['premature', true],
      ['death', true],
      ['crop', false],
      ['failure', false],
    ]);
  });
});

describe('lists in a trace', () => {
  test('are paired one to one, each pair with its reason', () => {
    const lists = meaningOf({
      references: ["['solar power', '12%', 'SBTi (Science Based Targets)', 'hydro', 'tidal']"],
      prediction: '["12.0", "Solar power", "SBTi", "biomass"]',
    })?.lists;
    expect(lists?.rows).toEqual([
      row('solar power', 1, 'Solar power', 2, 'equal'),
      row('12%', 2, '12.0', 1, 'number'),
      row('SBTi (Science Based Targets)', 3, 'SBTi', 3, 'name'),
      row('hydro', 4, null, null, null),
      row('tidal', 5, null, null, null),
      row(null, null, 'biomass', 4, null),
    ]);
    expect(lists).toMatchObject({ matched: false, precision: 0.75, recall: 0.6 });
  });

  test('give the similarity of paraphrased items', () => {
    const lists = meaningOf(
      {
        references: ["['board oversight of climate risks', 'targets']"],
        prediction: "['board oversight of the climate risk', 'targets']",
        kind: 'list',
      },
      { ...DEFAULT_SETTINGS, lists: { order: 'auto', similarity: 0.7 } },
    )?.lists;
    expect(lists?.rows[0]).toMatchObject({ match: 'similar', similarity: 0.75 });
  });

  test('state whether the question asks for an order', () => {
    const one = { references: ["['a1', 'b2']"], prediction: 'b2; a1' };
    expect(meaningOf(one)?.lists).toMatchObject({
      orderRequired: false,
      inOrder: false,
      matched: true,
    });
    expect(meaningOf({ ...one, question: 'In which order?' })?.lists).toMatchObject({
      orderRequired: true,
      matched: false,
    });
  });
});

function row(
  reference: string | null,
  referencePosition: number | null,
  prediction: string | null,
  predictionPosition: number | null,
  match: string | null,
) {
  return {
    reference,
    referencePosition,
    prediction,
    predictionPosition,
    match,
    similarity: null,
  };
}
