import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateAll } from '../../../../src/core/evaluate';
import { METRICS } from '../../../../src/core/scoring/metrics';
import { FIGURE_METRICS, haveManyFigures } from '../../../../src/core/scoring/metrics/figures';
import { metricsOfSettings } from '../../../../src/core/scoring/metrics/optional';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';
import { type Case, datasetOf, scoreCase, withNumbers } from '../../../support/score-case';

const FIGURES = FIGURE_METRICS;
const figuresF1 = FIGURES[2]!;

function figures(one: Case, settings = DEFAULT_SETTINGS) {
  const scores = scoreCase({ kind: 'text', ...one }, settings, FIGURES);
  return [scores.figures_precision, scores.figures_recall, scores.figures_f1];
}

const score = (reference: string, prediction: string, question = '') =>
  figures({ references: [reference], prediction, question });

/** Precision and recall as fractions of matching figures, counted by hand. */
const EXAMPLES: readonly (readonly [
  what: string,
  reference: string,
  prediction: string,
  common: number,
  ofPrediction: number,
  ofReference: number,
])[] = [
  ['value', 'Emissions fell by 12%.', 'A fall of 12 %.', 1, 1, 1],
  ['another value', 'Emissions fell by 12%.', 'A fall of 21%.', 0, 1, 1],
  ['tolerance', 'It used 1,000 GJ.', 'It used 1,009 GJ.', 1, 1, 1],
  ['beyond the tolerance', 'It used 1,000 GJ.', 'It used 1,020 GJ.', 0, 1, 1],
  ['unit', 'Output: 45 MWh', 'Output: 45,000 kWh', 1, 1, 1],
  ['another dimension', 'Output: 45 MWh', 'Output: 45 t', 0, 1, 1],
  ['a unit on one side', 'Output: 45 MWh', 'Output: 45', 1, 1, 1],
  ['scale', 'Revenue of $1.2 billion', 'Revenue of $1,200 million', 1, 1, 1],
  ['another scale', 'Revenue of $1.2 billion', 'Revenue of $1.2 million', 0, 1, 1],
  ['currency', 'It spent EUR 5 million.', 'It spent $5 million.', 0, 1, 1],
  ['percent sign', 'A share of 82%', 'A share of 0.82', 1, 1, 1],
  ['number words', 'It has twelve sites.', 'It has 12 sites.', 1, 1, 1],
  ['year', '100 t in 2021, 90 t in 2022', 'In 2022 90 t, in 2021 100 t', 2, 2, 2],
  ['swapped years', '100 t in 2021, 90 t in 2022', '90 t in 2021, 100 t in 2022', 0, 2, 2],
  ['one wrong year', '100 t in 2021, 90 t in 2022', '100 t in 2021, 90 t in 2023', 1, 2, 2],
  ['fiscal year', '100 t in FY2021', '100 t in 2021', 1, 1, 1],
  ['a year on one side', '100 t', '100 t in 2021', 1, 1, 1],
  ['years as context', '12% by 2030', '12% by 2030, from 2019 levels', 1, 1, 1],
  ['years as answers', '2030', 'by 2030 or 2035', 1, 2, 1],
  ['change', 'from $4.8 million in 2021 to $5.2 million in 2022', '$5.2 million in 2022', 1, 1, 2],
  ['scope', 'Scope 1: 5 t; Scope 2: 7 t', 'Scope 1: 7 t; Scope 2: 5 t', 0, 2, 2],
  ['names', '45 t in Scope 3', '45 t (ISO 14001, SDG 13, Scope 3, CO2)', 1, 1, 1],
  ['list numbers', '5 MW, 7 MW', '1. Wind: 5 MW\n2. Solar: 7 MW', 2, 2, 2],
  ['list numbers in brackets', '5 MW, 7 MW', '(1) wind 5 MW; (2) solar 7 MW', 2, 2, 2],
  ['footnotes', '120 kt and 9 sites', '120 kt[12] and 9 sites [3, 4]', 2, 2, 2],
  ['pages', '120 kt', '120 kt (page 31, section 4.2, p. 12, table 3)', 1, 1, 1],
  ['negated', 'It has 15 sites.', 'Not 12 but 15 sites.', 1, 1, 1],
  ['repeated', '45% and 7 t', '45% … 45% … therefore 45% and 7 t', 2, 2, 2],
  ['repeated with its year', '45% in 2022', '45% in 2022. So the share is 45%.', 1, 1, 1],
  ['one for two', '5% of men and 5.01% of women', '5%', 1, 1, 2],
  ['the larger pairing', '100 t and 101 t', '101 t and 102 t', 2, 2, 2],
  ['a decimal', '3.2 to 4.1%', 'between 3.2% and 4.1%', 1, 1, 1],
  ['no figure', '12 sites', 'The company has several sites.', 0, 0, 1],
  ['amounts that look like years', '2000 to 3000 tonnes', '2000–3000 t', 1, 1, 1],
];

describe('figures', () => {
  test.each(EXAMPLES)('%s: %s | %s', (_, reference, prediction, common, given, wanted) => {
    const [precision, recall, f1] = score(reference, prediction);
    expect(precision).toBe(given === 0 ? 0 : common / given);
    expect(recall).toBe(common / wanted);
    expect(f1).toBeCloseTo((2 * common) / (given + wanted), 14);
  });

  test('that also appear in the question are ignored on both sides, unless the reference has no other figures', () => {
    const question = 'How did it reach its 45% target for 12 sites?';
    expect(score('By 7 GW of wind.', 'It reached 45% for 12 sites by 7 GW.', question)).toEqual([
      1, 1, 1,
    ]);
    expect(score('45%', '45%, not 12%', 'Is the target 45% or 12%?')).toEqual([1, 1, 1]);
  });

  test('without a year are assigned the year in the question', () => {
    const question = 'What were its emissions in 2022?';
    expect(score('100 t', '100 t in 2021', question)).toEqual([0, 0, 0]);
    expect(score('100 t', '100 t in 2022', question)).toEqual([1, 1, 1]);
    expect(score('They were 100 t, as in 2021.', 'In 2021 it was 100 t', question)).toEqual([
      1, 1, 1,
    ]);
  });

  test('are not scored if no reference has figures', () => {
    expect(score('Wind power', '12 wind farms')).toEqual([null, null, null]);
    expect(score('The plan was published in 2022.', '12 plans')).toEqual([null, null, null]);
    expect(figures({ references: ['wind'], prediction: '3', kind: 'number' })).toEqual(
      Array(3).fill('unscored'),
    );
    expect(figures({ references: [], prediction: '3', kind: 'unanswerable' })).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('score 0 for a missing prediction only if a reference has figures', () => {
    expect(figures({ references: ['12 sites'], prediction: null })).toEqual([0, 0, 0]);
    expect(figures({ references: ['2030'], prediction: null })).toEqual([0, 0, 0]);
    expect(figures({ references: ['wind'], prediction: null })).toEqual([null, null, null]);
  });

  test('are compared with the reference with the best F1, then with the best recall', () => {
    const references = ['5 t, 6 t, 7 t, 8 t', '5 t and 9 t', 'no number'];
    expect(figures({ references, prediction: '5 t' })).toEqual([1, 1 / 2, 2 / 3]);
    const tied = ['5 t and 6 t and 7 t', '5 t'];
    const prediction = '5 t and 8 t and 9 t';
    expect(figures({ references: tied, prediction })).toEqual([1 / 3, 1, 1 / 2]);
    expect(figures({ references: tied.reverse(), prediction })).toEqual([1 / 3, 1, 1 / 2]);
  });

  test('are compared under the tolerances and the unit setting', () => {
    const one = { references: ['It used 1,000 GJ.'], prediction: 'It used 1,040 GJ.' };
    expect(figures(one, withNumbers({ relativeTolerance: 0.05 }))).toEqual([1, 1, 1]);
    const bare = { references: ['45 MWh'], prediction: '45' };
    expect(figures(bare, withNumbers({ units: 'strict' }))).toEqual([0, 0, 0]);
  });

  test('in very long answers match only if equal', () => {
    const list = (count: number, add: number) =>
      Array.from({ length: count }, (_, at) => `${1000 + 7 * at + add} MWh`).join('; ');
    expect(score(list(100, 0), list(100, 1))).toEqual([1, 1, 1]);
    expect(score(list(300, 0), list(300, 0))).toEqual([1, 1, 1]);
    expect(score(list(300, 0), list(300, 1))).toEqual([0, 0, 0]);
  });
});

/** Sentences with distinct figures, so that a pair either matches or clearly differs. */
const sentences = fc.uniqueArray(
  fc.record({
    // The values are far apart, and none looks like a year.
    value: fc.integer({ min: 1, max: 30 }).map((power) => Math.round(3.3 * 1.5 ** power)),
    unit: fc.constantFrom('MWh', 't', '%', 'EUR', 'sites'),
    year: fc.option(fc.integer({ min: 2018, max: 2024 })),
  }),
  { minLength: 1, maxLength: 6, selector: ({ value, unit }) => `${value} ${unit}` },
);
type Sentences = typeof sentences extends fc.Arbitrary<infer T> ? T : never;

const write = (facts: Sentences, change = (value: number, unit: string) => `${value} ${unit}`) =>
  facts
    .map(({ value, unit, year }) => {
      const when = year === null ? '' : ` in ${year}`;
      return `The amount was ${change(value, unit)}${when}.`;
    })
    .join(' ');

describe('for any figures', () => {
  test('the order of sentences changes nothing', () => {
    fc.assert(
      fc.property(sentences, sentences, (left, right) => {
        const before = score(write(left), write(right));
        expect(score(write([...left].reverse()), write(right))).toEqual(before);
        expect(score(write(left), write([...right].reverse()))).toEqual(before);
      }),
    );
  });

  test('an answer scores 1 against itself', () => {
    fc.assert(
      fc.property(sentences, (facts) => {
        expect(score(write(facts), write(facts))).toEqual([1, 1, 1]);
      }),
    );
  });

  test('swapping the sides swaps precision and recall', () => {
    fc.assert(
      fc.property(sentences, sentences, (left, right) => {
        const [precision, recall, f1] = score(write(left), write(right));
        expect(score(write(right), write(left))).toEqual([recall, precision, f1]);
      }),
    );
  });

  test('the same unit on both sides changes nothing', () => {
    const inKilo = (value: number, unit: string) =>
      unit === 'MWh'
        ? `${value * 1000} kWh`
        : unit === 't'
          ? `${value * 1000} kg`
          : `${value} ${unit}`;
    // A number without a unit matches the same number with any unit.
    const measured = sentences.map((facts) => facts.filter(({ unit }) => unit !== 'sites'));
    fc.assert(
      fc.property(measured, measured, (left, right) => {
        const before = score(write(left), write(right));
        expect(score(write(left, inKilo), write(right, inKilo))).toEqual(before);
        expect(score(write(left), write(right, inKilo))).toEqual(before);
      }),
    );
  });

  test('another sentence with a new figure never raises precision or lowers recall', () => {
    fc.assert(
      fc.property(sentences, sentences, (left, right) => {
        const [precision, recall] = score(write(left), write(right)) as number[];
        const [less, same] = score(write(left), `${write(right)} It employs 987,654 people.`);
        expect(less).toBeLessThanOrEqual(precision ?? 0);
        expect(same).toBe(recall);
      }),
    );
  });
});

describe('references that are long and have several figures', () => {
  const long = `${'The company reports on its progress towards its targets in some detail. '.repeat(2)}It cut 12% and saved 5 MWh.`;
  const references = (share: number) =>
    Array.from({ length: 1000 }, (_, at) => [at % 100 < share ? long : 'wind power']);

  test('are recognized if they make up a fifth of the references or more', () => {
    expect(haveManyFigures(references(30))).toBe(true);
    expect(haveManyFigures(references(10))).toBe(false);
    expect(haveManyFigures([[long], [], [], [], [], [], []])).toBe(true);
    expect(haveManyFigures([['5 t and 6 t']])).toBe(false);
    expect(haveManyFigures([])).toBe(false);
  });

  test('add the figure metrics, unless the settings say otherwise', () => {
    const added = (figures: 'always' | 'never' | undefined, share: number, metrics = METRICS) =>
      metricsOfSettings({ ...DEFAULT_SETTINGS, figures }, metrics, references(share)).map(
        ({ id }) => id,
      );
    const ids = FIGURES.map(({ id }) => id);
    expect(added(undefined, 30)).toEqual(ids);
    expect(added(undefined, 10)).toEqual([]);
    expect(added('never', 30)).toEqual([]);
    expect(added('always', 0)).toEqual(ids);
    expect(added('always', 30, METRICS.slice(1))).toEqual([]);
    expect(added('always', 30, [...METRICS, figuresF1])).toEqual(ids.slice(0, 2));
  });
});

test('means are over the questions whose reference has a figure', () => {
  const dataset = datasetOf([
    { references: ['12 sites and 5 MWh'], prediction: '12 sites', kind: 'text' },
    { references: ['12 sites'], prediction: null, kind: 'text' },
    { references: ['wind'], prediction: '7 sites', kind: 'text' },
    { references: ['wind'], prediction: null, kind: 'text' },
  ]);
  const { metrics } = evaluateAll(dataset, DEFAULT_SETTINGS, FIGURES).runs[0]!;
  expect(metrics.figures_precision).toMatchObject({ mean: 1 / 2, n: 2 });
  expect(metrics.figures_recall).toMatchObject({ mean: 1 / 4, n: 2 });
});
