import { describe, expect, test } from 'vitest';
import { readQuestion } from '../../../../src/core/answers/quantity/expected-form';

describe('the scale that a question asks for', () => {
  test.each([
    ['What was capex (in USD millions)?', 6],
    ['What was capex in USD million?', 6],
    ['Answer in USD billions.', 9],
    ['What was revenue (in thousands)?', 3],
    ['What was revenue in $ mn?', 6],
    ['What was revenue in $m?', 6],
    ['Revenue in millions of USD?', 6],
    ['Emissions (tCO2e, thousands)?', 3],
    ['How many million tonnes were emitted?', 6],
    ['Revenue in US$ billion?', 9],
    ['Revenue in €bn?', 9],
    ['Revenue in USDm?', 6],
    ['Revenue in $b?', 9],
    ['Revenue in EUR k?', 3],
    ['Revenue in inr million?', 6],
    ['Revenue in COP millions?', 6],
    ['What was lent in term loans, in USD millions?', 6],
    ['What was held in term loans?', 0],
    ['WHAT WAS HELD IN TERM LOANS?', 0],
    ['What was the rise in bank deposits?', 0],
    ['Who is pretty in pink?', 0],
    ['What changed in two million homes?', 0],
    ['What was revenue?', 0],
    ['Who are the millions of customers?', 0],
    ['What happened in 2023 (three sites)?', 0],
    ['Did 5 million people benefit?', 0],
  ])('%s', (question, scale) => {
    expect(readQuestion(question).expected?.scale).toBe(scale);
  });

  test.each([
    ['How much energy was used (in MWh)?', 'MWh'],
    ['Emissions (tCO2e, thousands)?', 'tCO2e'],
    ['Emissions in million tonnes of CO2e?', 'tCO2e'],
    ['How much energy in GWh?', 'GWh'],
    ['What happened in May?', undefined],
    ['Revenue in USD?', undefined],
  ])('and the unit: %s', (question, unit) => {
    expect(readQuestion(question).expected?.unit?.symbol).toBe(unit);
  });
});

test.each([
  ['How many sites were there?', true],
  ['What is the number of offices?', false],
  ['How many euros were spent?', false],
  ['How many tonnes were emitted?', false],
  ['How much was spent?', false],
])('%s asks for a count: %s', (question, isCount) => {
  expect(readQuestion(question).expected?.isCount).toBe(isCount);
});

test.each([
  ['Which year was it?', true],
  ['By what target year?', true],
  ['When was it?', true],
  ['How much per year?', false],
  ['In which fiscal year did sales peak?', true],
  ['Which year recorded the most?', true],
  ['By when will it be net zero?', true],
  ['According to the plan, when will it be net zero?', true],
  ['when australia 2 won the cup?', true],
  ['What is the year end FY2018 net PPNE?', false],
  ['What is the three year average?', false],
  ['How many steps are taken when setting a target?', false],
  ['When allocating emissions, what is the sum?', false],
])('%s asks for a year: %s', (question, expected) => {
  expect(readQuestion(question).asksYear).toBe(expected);
});
