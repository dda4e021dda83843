import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateAll } from '../../../../src/core/evaluate';
import { METRICS } from '../../../../src/core/scoring/metrics';
import {
  answerCorrect,
  penalizedCorrect,
} from '../../../../src/core/scoring/metrics/answer-correct';
import { exactMatch } from '../../../../src/core/scoring/metrics/exact-match';
import { f1, precision, recall } from '../../../../src/core/scoring/metrics/token-f1';
import { OPTIONAL_METRICS, metricsOfSettings } from '../../../../src/core/scoring/metrics/optional';
import { ANSWER_KINDS, type Passages } from '../../../../src/core/model';
import {
  DEFAULT_SETTINGS,
  NORMALIZATION_PRESETS,
  type Settings,
} from '../../../../src/core/settings';
import { type Case, datasetOf, numberOf, scoreCase } from '../../../support/score-case';

/**
 * Answers with common words, articles, punctuation and numbers, so that ties and matches are
 * frequent.
 */
const answers = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: fc.constantFrom(...words()), maxLength: 6 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
);

function words(): string[] {
  return [
    'the ',
    'a ',
    'wind ',
    'Solar, ',
    '12.8 ',
    '12.9% ',
    '$5bn ',
    '(3) ',
    '0 ',
    '2040 ',
    '- ',
  ];
}

/** Passages on a few pages of one of two documents. */
const passages: fc.Arbitrary<Passages> = fc
  .array(fc.tuple(fc.constantFrom('', 'a.pdf', 'B'), fc.constantFrom(1, 2, 3, NaN)))
  .map((listed) => ({
    ids: listed.map(([id]) => id),
    pages: listed.map(([, page]) => page),
    values: listed.map(() => 1),
  }));

const PASSAGES = {
  evidence: { ids: ['', ''], pages: [3, 4], values: [1, 1] },
  retrieved: { ids: [''], pages: [4], values: [0.7] },
};

const cases: fc.Arbitrary<Case> = fc.record({
  references: fc.array(answers, { maxLength: 4 }),
  prediction: fc.option(answers),
  kind: fc.constantFrom(...ANSWER_KINDS),
  question: fc.constantFrom('', 'Which year?', 'Was it 12.8 in 2040?'),
  evidence: passages,
  retrieved: passages,
});

const all = [...METRICS, ...OPTIONAL_METRICS];

test('identifiers are unique', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('the benchmark, penalty, page and figure metrics are optional', () => {
  expect(OPTIONAL_METRICS.map(({ id }) => id)).toEqual([
    'mmesgbench_published',
    'mmesgbench_corrected',
    'penalized_correct',
    'page_hit',
    'page_precision',
    'page_recall',
    'page_f1',
    'page_rr',
    'figures_precision',
    'figures_recall',
    'figures_f1',
  ]);
});

describe('the penalty for wrong answers', () => {
  const settings = { ...DEFAULT_SETTINGS, wrongPenalty: 0.25 };

  test('adds a metric after answer correctness', () => {
    expect(metricsOfSettings(settings, METRICS, [])).toEqual([penalizedCorrect]);
    expect(metricsOfSettings(settings, [...METRICS, penalizedCorrect], [])).toEqual([]);
    expect(metricsOfSettings(settings, [], [])).toEqual([]);
    expect(metricsOfSettings(DEFAULT_SETTINGS, METRICS, [])).toEqual([]);
  });

  test('is subtracted for wrong answers only (computed by hand)', () => {
    const answered = datasetOf([
      { references: ['82%'], prediction: '82.0' },
      { references: ['82%'], prediction: '28%' },
      { references: ['82%'], prediction: 'Not disclosed' },
      { references: ['82%'], prediction: null },
      { references: [], prediction: '82%' },
    ]);
    const { metrics, outcomes } = evaluateAll(answered, settings, [answerCorrect, penalizedCorrect])
      .runs[0]!;
    expect(metrics.answer_correct?.mean).toBe(1 / 5);
    expect(metrics.penalized_correct?.mean).toBe((1 - 0.25 - 0.25) / 5);
    expect(outcomes).toEqual({
      correct: 1,
      wrong: 2,
      declined: 1,
      missing: 1,
      overRefusals: 1,
      falseAnswers: 1,
    });
  });
});

describe.each(all)('$id', (metric) => {
  const scoreOf = (one: Case, settings = DEFAULT_SETTINGS) =>
    scoreCase(one, settings, [metric])[metric.id];

  test('has a description', () => {
    expect(metric.id).toMatch(/^[a-z][a-z0-9_]*$/);
    expect(metric.summary).toMatch(/\.$/);
    for (const text of [metric.label, metric.short, metric.source]) expect(text).not.toBe('');
    expect(metric.appliesTo.length).toBeGreaterThan(0);
    expect(metric.examples.length).toBeGreaterThan(0);
  });

  test.each(metric.examples)('matches its example $references $prediction', (example) => {
    const score = scoreOf(example);
    if (typeof example.score === 'number') expect(score).toBeCloseTo(example.score, 12);
    else expect(score).toBe(example.score);
  });

  test('stays within its range', () => {
    const [lowest, highest] = metric.range;
    fc.assert(
      fc.property(cases, (one) => {
        const score = scoreOf(one);
        if (typeof score !== 'number') return;
        expect(score).toBeGreaterThanOrEqual(lowest);
        expect(score).toBeLessThanOrEqual(highest);
      }),
      { numRuns: 300 },
    );
  });

  test('is deterministic', () => {
    fc.assert(
      fc.property(cases, (one) => {
        expect(scoreOf(one)).toBe(scoreOf(one));
      }),
    );
  });

  test('ignores the order of references if it is declared to do so', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const turned = { ...one, references: [...one.references].reverse() };
        if (metric.dependsOnReferenceOrder && bestIsTied(one)) return;
        expect(scoreOf(turned)).toBe(scoreOf(one));
      }),
      { numRuns: 500 },
    );
  });

  test.each(ANSWER_KINDS)('for %s, is null if and only if it does not apply', (kind) => {
    const one = { references: ['12.8'], prediction: '12.9', kind, ...PASSAGES };
    const score = scoreOf(one);
    if (metric.appliesTo.includes(kind)) expect(score).not.toBeNull();
    else expect(score).toBeNull();
  });

  test('a missing prediction scores as described, or null under `exclude`', () => {
    for (const kind of metric.appliesTo) {
      const one = { references: ['12.8'], prediction: null, kind, ...PASSAGES };
      expect(scoreOf(one)).toBe(metric.whenMissing);
      expect(scoreOf(one, { ...DEFAULT_SETTINGS, missing: 'exclude' })).toBeNull();
    }
  });
});

/** Whether two references have the same highest F1, so that the first of them decides. */
function bestIsTied({ references, prediction, kind = 'text' }: Case): boolean {
  if (prediction === null) return false;
  const scores = references.map((one) => numberOf('f1', { references: [one], prediction, kind }));
  const best = Math.max(...scores);
  return scores.filter((score) => score === best).length > 1;
}

describe('exact match and F1', () => {
  const scoreByTokens = (one: Omit<Case, 'kind'>, settings = DEFAULT_SETTINGS) =>
    scoreCase({ ...one, kind: 'text' }, settings, [exactMatch, precision, recall, f1]);
  const settings: Settings[] = Object.values(NORMALIZATION_PRESETS).flatMap((normalisation) =>
    (['whitespace', 'words', 'mixed'] as const).map((tokens) => ({
      ...DEFAULT_SETTINGS,
      normalisation,
      tokens,
    })),
  );

  test('EM = 1 implies F1 = precision = recall = 1, under every setting', () => {
    fc.assert(
      fc.property(fc.array(answers, { maxLength: 3 }), answers, fc.nat(), (others, answer, at) => {
        const references = [...others];
        references.splice(at % (others.length + 1), 0, answer);
        for (const one of settings) {
          const scores = scoreByTokens({ references, prediction: answer }, one);
          expect(scores).toMatchObject({ exact_match: 1, precision: 1, recall: 1, f1: 1 });
        }
      }),
    );
  });

  test('EM = 1 implies F1 = 1 even if only the normalized texts are equal', () => {
    let equal = 0;
    fc.assert(
      fc.property(answers, answers, (reference, prediction) => {
        for (const one of settings) {
          const scores = scoreByTokens({ references: [reference], prediction }, one);
          if (scores.exact_match !== 1) continue;
          equal++;
          expect(scores.f1).toBe(1);
        }
      }),
      { numRuns: 500 },
    );
    expect(equal).toBeGreaterThan(0);
  });

  test('swapping the sides swaps precision and recall and keeps F1', () => {
    fc.assert(
      fc.property(answers, answers, (left, right) => {
        const there = scoreByTokens({ references: [left], prediction: right });
        const back = scoreByTokens({ references: [right], prediction: left });
        expect(back.precision).toBe(there.recall);
        expect(back.recall).toBe(there.precision);
        expect(back.f1).toBeCloseTo(Number(there.f1), 14);
        expect(back.exact_match).toBe(there.exact_match);
      }),
    );
  });

  test('a repeated token counts as often as it occurs on both sides', () => {
    const scores = scoreByTokens({ references: ['wind wind solar'], prediction: 'wind wind wind' });
    expect(scores).toMatchObject({ precision: 2 / 3, recall: 2 / 3 });
  });

  test('precision and recall come from the reference with the best F1, the first in a tie', () => {
    const prediction = 'wind and solar';
    const [short, long] = ['wind', 'wind and solar and hydro power'];
    const scores = (references: string[]) => scoreByTokens({ references, prediction });
    const { precision, recall, f1 } = scores([long]);
    expect(scores([short, long])).toMatchObject({ precision, recall, f1 });
    const tied = ['wind', 'wind and x y z'];
    expect(scores(tied)).toMatchObject({ f1: 0.5, precision: 1 / 3, recall: 1 });
    expect(scores(tied.reverse())).toMatchObject({ f1: 0.5, precision: 2 / 3, recall: 2 / 5 });
  });

  test('another reference never lowers EM or F1', () => {
    fc.assert(
      fc.property(
        fc.array(answers, { minLength: 1 }),
        answers,
        answers,
        (some, more, prediction) => {
          const before = scoreByTokens({ references: some, prediction });
          const after = scoreByTokens({ references: [...some, more], prediction });
          expect(after.exact_match).toBeGreaterThanOrEqual(Number(before.exact_match));
          expect(after.f1).toBeGreaterThanOrEqual(Number(before.f1));
        },
      ),
    );
  });
});

describe('means', () => {
  const dataset = datasetOf([
    { references: ['12'], prediction: '12' },
    { references: ['wind'], prediction: 'wind power' },
    { references: ['wind'], prediction: null },
    { references: ['wind'], prediction: '3', kind: 'number' },
    { references: [], prediction: '' },
  ]);
  const reportOf = (settings: Settings) => evaluateAll(dataset, settings, METRICS).runs[0]!;

  test('are over all questions, with a missing prediction counted as 0', () => {
    const { metrics, counts } = reportOf(DEFAULT_SETTINGS);
    expect(metrics.exact_match).toMatchObject({ mean: 2 / 5, n: 5 });
    expect(metrics.f1?.mean).toBeCloseTo((1 + 2 / 3 + 1) / 5, 14);
    expect(counts).toMatchObject({ questions: 5, matched: 4, missing: 1, unscored: 1 });
  });

  test('exclude questions to which the metric does not apply or that could not be scored', () => {
    expect(reportOf(DEFAULT_SETTINGS).metrics.numeric_match).toMatchObject({
      mean: 1,
      n: 1,
      unscored: 1,
    });
  });

  test('count a question as 0 if a published scorer fails, and report how often', () => {
    const lists = datasetOf([
      { references: ["['a', 'b']"], prediction: "['a', 'b']" },
      { references: ["['a', 'b']"], prediction: '[a, b]' },
    ]);
    const { metrics, counts } = evaluateAll(lists, DEFAULT_SETTINGS, OPTIONAL_METRICS).runs[0]!;
    expect(metrics.mmesgbench_published).toMatchObject({ mean: 1 / 2, n: 2, unscored: 1 });
    expect(counts.unscored).toBe(1);
  });

  test('exclude missing predictions under `exclude`, but report their number', () => {
    const { metrics, counts } = reportOf({ ...DEFAULT_SETTINGS, missing: 'exclude' });
    expect(metrics.exact_match).toMatchObject({ mean: 2 / 4, n: 4 });
    expect(counts.missing).toBe(1);
  });

  test('by answer type cover each question once, with types in file order', () => {
    const { byAnswerType } = reportOf(DEFAULT_SETTINGS);
    expect(Object.keys(byAnswerType)).toEqual(['number', 'text', 'unanswerable']);
    expect(Object.values(byAnswerType).map(({ questions }) => questions)).toEqual([2, 2, 1]);
    expect(byAnswerType.text?.metrics.numeric_match).toMatchObject({ mean: null, n: 0 });
  });
});
