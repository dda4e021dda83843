import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createScorer } from '../../../../src/core/scoring/scorer';
import { accept } from '../../../../src/core/scoring/acceptance/accept';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';
import { datasetOf } from '../../../support/score-case';

function isCorrect(question: string, reference: string, prediction: string): boolean {
  const dataset = datasetOf([{ question, references: [reference], prediction }]);
  const comparison = createScorer(dataset, DEFAULT_SETTINGS).compare(0, 0);
  return comparison !== null && accept(comparison) !== null;
}

const runs = { numRuns: 30 };
const companies = fc.constantFrom('Acme', 'Borealis', 'Cobalt', 'Dorado', 'Elbe');
const metals = fc.uniqueArray(fc.constantFrom('copper', 'nickel', 'zinc', 'cobalt', 'lithium'), {
  minLength: 3,
  maxLength: 4,
});

describe('lists in sentences', () => {
  test('a sentence with every item equals the list, but one with an extra or missing item does not', () => {
    fc.assert(
      fc.property(metals, (items) => {
        const question = 'Which metals are recovered? Write the answer in the list format.';
        const reference = `[${items.map((item) => `'${item}'`).join(', ')}]`;
        const sentence = (some: readonly string[]) =>
          `They recover ${some.slice(0, -1).join(', ')} and ${some.at(-1) ?? ''} today.`;
        expect(isCorrect(question, reference, sentence(items))).toBe(true);
        expect(isCorrect(question, reference, sentence(items.slice(1)))).toBe(false);
        expect(isCorrect(question, reference, sentence([...items, 'tin']))).toBe(false);
      }),
      runs,
    );
  });

  test('a range equals a list of its two ends', () => {
    const question = 'What is the range of the pH?';
    expect(isCorrect(question, '[6.5, 7.2]', 'It ranged from 6.5 to 7.2.')).toBe(true);
    expect(isCorrect(question, '[6.5, 7.2]', 'It ranged from 6.5 to 7.8.')).toBe(false);
  });
});

describe('verdicts without yes or no', () => {
  test.each([
    ['Has the mine published a plan?', 'It plans to publish one next year.'],
    ['Does the bank finance coal mines?', 'It excludes all financing of coal mines.'],
    ['Are there more cats than dogs?', 'There are more dogs than cats.'],
    ['Are all sites certified?', 'Only the sites in Europe are certified.'],
    ['Is the plan aligned with 1.5 °C?', 'The plan is aligned with 2 °C, not with 1.5 °C.'],
  ])('%s “%s” means no', (question, prediction) => {
    expect(isCorrect(question, 'No', prediction)).toBe(true);
    expect(isCorrect(question, 'Yes', prediction)).toBe(false);
  });

  test.each([
    ['Did the plant meet its target?', 'According to page 14, it did.'],
    ['Is the target approved by the regulator?', 'Approved in 2021'],
    ['Would this meet the rules?', 'There is no doubt that it would meet the rules.'],
  ])('%s “%s” means yes', (question, prediction) => {
    expect(isCorrect(question, 'Yes', prediction)).toBe(true);
    expect(isCorrect(question, 'No', prediction)).toBe(false);
  });
});

describe('the subject of a number', () => {
  test('a number for another company is wrong, whatever the companies are called', () => {
    fc.assert(
      fc.property(companies, companies, fc.integer({ min: 11, max: 99 }), (own, other, amount) => {
        fc.pre(own !== other);
        const question = `What was the dividend of ${own}?`;
        const reference = `CHF ${amount}`;
        expect(isCorrect(question, reference, `${own} paid ${reference}.`)).toBe(true);
        expect(isCorrect(question, reference, `${other} paid ${reference}.`)).toBe(false);
      }),
      runs,
    );
  });

  test.each([
    ['What are market-based emissions?', '62 kt', '62 kt (location-based)'],
    ['How many women work in Spain?', '214', 'Worldwide, 214 women work there.'],
    ['What share of revenue is green?', '38%', '38% of capex'],
  ])('%s %s is not “%s”', (question, reference, prediction) => {
    expect(isCorrect(question, reference, prediction)).toBe(false);
    expect(isCorrect(question, reference, reference)).toBe(true);
  });

  test.each([
    ['How many measures are there?', '832', 'page 41, 832 measures'],
    ['How many people work there?', '23000', '2万3千人'],
    ['How much electricity was used?', '350 GWh', '3.5亿千瓦时'],
    ['What were net sales?', '$26,974 million', '26,974 (in millions of US dollars)'],
    ['How much oil?', '330 kb/d', '330 thousand barrels per day'],
    ['How much oil?', '330 kb/d', '0.33 mb/d'],
    ['What was the turnover ratio?', '1.87', '1.9'],
  ])('%s %s is “%s”', (question, reference, prediction) => {
    expect(isCorrect(question, reference, prediction)).toBe(true);
  });

  test('a coarser rounding must keep the unit', () => {
    expect(isCorrect('How much?', '24.5 MW', '24.5 kW')).toBe(false);
    expect(isCorrect('What was the ratio?', '1.87', '1.8')).toBe(false);
  });
});

describe('directions and names', () => {
  test.each([
    ['What happened to the motion?', 'It was rejected', 'It did not pass.'],
    ['What is the trend of accidents?', 'Downward', 'declining'],
    ['Which period was warmer: 1850–1989 or 1990–2019?', '1990–2019', '1990 to 2019'],
    ['Which fiscal year was best?', 'FY2020', 'It was best in FY20 with $3.1bn.'],
    ['Who leads it?', 'Dr. Anna Keller', 'Ms Keller leads it.'],
  ])('%s %s is “%s”', (question, reference, prediction) => {
    expect(isCorrect(question, reference, prediction)).toBe(true);
  });

  test.each([
    ['What happened to the motion?', 'It was defeated', 'It was not rejected.'],
    ['Who leads it?', 'Anna Keller', "Anna Keller's predecessor, Carl Berg"],
    ['Which bank led the loan?', 'Nordic Bank', 'Nordic Trust'],
    ['Which auditor signed?', 'KPMG', 'PwC; KPMG is not mentioned.'],
  ])('%s %s is not “%s”', (question, reference, prediction) => {
    expect(isCorrect(question, reference, prediction)).toBe(false);
  });
});
