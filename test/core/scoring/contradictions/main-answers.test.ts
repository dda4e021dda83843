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

const GROUPS: Readonly<Record<string, readonly (readonly [string, string, string, boolean])[]>> = {
  'another value first': [
    ['By when will the fleet be electric?', '2035', 'By 2045; by 2035 only the vans', false],
    ['By when will the fleet be electric?', '2035', 'In 2035, five years before 2040', true],
    ['What share was reused?', '34%', '66% (the other 34% was burned)', false],
    ['What share was reused in Kenya?', '34%', '50% (34% in Kenya)', true],
    [
      'What were Scope 1 emissions?',
      '2.1 Mt',
      '3.2 Mt in Scopes 1 and 2; Scope 1 alone was 2.1 Mt',
      true,
    ],
    [
      'When does the rule apply?',
      'January 1, 2025',
      '1 January 2024 (voluntarily from 1 January 2025)',
      false,
    ],
  ],
  'an interim value': [
    [
      'By when will it be climate neutral?',
      '2035',
      'The interim goal is for 2035, neutrality for 2050.',
      false,
    ],
    [
      'By when will it be climate neutral?',
      '2050',
      'The interim goal is for 2035, neutrality for 2050.',
      true,
    ],
  ],
  'the number of another name': [
    [
      'How much capacity is added in the STEPS scenario?',
      '55 GW',
      '55 GW in the NZE scenario; in the STEPS it is 32 GW',
      false,
    ],
    [
      'How much capacity is added in the STEPS scenario?',
      '32 GW',
      '55 GW in the NZE scenario; in the STEPS it is 32 GW',
      true,
    ],
    ['How many tonnes of NOx did the plant emit?', '2,340 tonnes', '2,340 tonnes of SOx', false],
    ['How many tonnes of NOx did the plant emit?', '2,340 tonnes', '2,340 tonnes of NOx', true],
    ['What were Scope 1 and 2 emissions?', '41,200 t', '41,200 t (Scope 1 only)', false],
    ['What would a price of $75 cost?', '1500', '€1,500', false],
    ['What would a price of $75 cost?', '1500', '$1,500', true],
    ['What share of permanent staff works part-time?', '11%', '11% (temporary staff: 34%)', true],
  ],
  'a name in another clause': [
    [
      'Which fuel has the largest share in 2050?',
      'Coal',
      'Coal in 2020, but by 2050 gas has the largest share.',
      false,
    ],
    [
      'Which industry will decline most?',
      'Paper',
      'Paper grows fastest; the steepest decline is in glass.',
      false,
    ],
    [
      'Who manages climate risks?',
      'the risk officer',
      'The finance director, supported by the risk officer',
      false,
    ],
    ['Where is the secretariat?', 'Geneva', 'Rotterdam, with a branch in Geneva', false],
    ['In which subject are girls better?', 'Reading', 'Girls outperform boys in reading.', true],
  ],
  'the opposite case': [
    [
      'What would a higher price do?',
      'It would cut the value by £85 million.',
      'A lower price would cut the value by £85 million.',
      false,
    ],
    [
      'Why did emissions increase?',
      'Increase in packages delivered',
      'Fewer packages were delivered.',
      false,
    ],
    [
      'How did sales develop?',
      'US sales rose 3.0%, others fell 0.6%.',
      'US sales fell 3.0%, others rose 0.6%.',
      false,
    ],
  ],
  'a short answer': [
    [
      'Which category grew most?',
      'The entertainment segment experienced the highest growth of 9%.',
      'Entertainment',
      true,
    ],
    [
      'Which category grew most?',
      'The entertainment segment experienced the highest growth of 9%.',
      'Computing',
      false,
    ],
    ['Which scenario is it?', 'Intermediate (SSP2-4.5)', 'SSP2-4.5', true],
    ['Which scenario is it?', 'Intermediate (SSP2-4.5)', 'SSP3-7.0', false],
    ['Which country did worst?', 'China', 'China', true],
    ['What were inventories?', '€318.4 million (2022: €352.9 million)', '€318.4 million', true],
    ['What were inventories?', '€318.4 million (2022: €352.9 million)', '€352.9 million', false],
  ],
  'forms of a number': [
    ['By how much did wages increase?', '12.8%', 'close to 13 percent', true],
    ['By how much did wages increase?', '12.8%', 'close to 14 percent', false],
    ['How many times higher is the risk?', '2', 'twice as high', true],
    ['How many times higher is the risk?', '2', 'three times as high', false],
    ['How much sugar, in g, is allowed?', '25', 'No more than 25 g', true],
  ],
  lists: [
    [
      'Which sources are listed?',
      "['Wind', 'solar', 'hydro']",
      'Solar power, wind power and hydropower',
      true,
    ],
    [
      'Which sources are listed?',
      "['Wind', 'solar', 'hydro']",
      'Windkraft, Solarenergie und Wasserkraft',
      true,
    ],
    [
      'Which sources are listed?',
      "['Wind', 'solar', 'hydro']",
      'Wind power and solar power',
      false,
    ],
    ['What are the top three markets?', "['Chile', 'Peru', 'Cuba']", 'Peru, Cuba, Chile', true],
    ['Rank the top three markets.', "['Chile', 'Peru', 'Cuba']", 'Peru, Cuba, Chile', false],
    [
      'Name the scopes.',
      "['Scope 1: direct', 'Scope 2: energy indirect', 'Scope 3: other indirect']",
      'Scope 1: direct, Scope 2: other indirect, Scope 3: energy indirect',
      false,
    ],
  ],
  'names in other languages': [
    ['Where is the head office?', 'The Hague', 'Den Haag', true],
    ['What is the functional currency?', 'Swiss franc', 'CHF', true],
    ['Which country leads?', 'Hungary', 'Ungarn', true],
    ['What is the largest source?', 'Steel production', 'La production d’acier', true],
  ],
  abstentions: [
    [
      'What was the index in 2018?',
      'Not answerable',
      'Not specified (the chart has 2010 and 2020 only)',
      true,
    ],
    [
      'What are the targets?',
      'Not answerable',
      'Lower mortality, although the document gives no year',
      false,
    ],
    ['Can the project earn points?', 'No', 'The standard does not say whether it can.', false],
    ['Can the project earn points?', 'No', 'Not only one point but five can be earned.', false],
  ],
};

describe.each(Object.entries(GROUPS))('%s', (_, rows) => {
  test.each(rows)('%s | %s | %s: %s', (question, reference, prediction, correct) => {
    expect(isCorrect(question, reference, prediction)).toBe(correct);
  });
});

test('a different value that comes first is the answer, whatever the parentheses contain', () => {
  const value = fc.integer({ min: 11, max: 99 });
  fc.assert(
    fc.property(value, value, (first, second) => {
      fc.pre(Math.abs(first - second) > 2);
      const prediction = `${first}% (in earlier reports ${second}%)`;
      expect(isCorrect('What share was recycled?', `${second}%`, prediction)).toBe(false);
      expect(isCorrect('What share was recycled?', `${first}%`, prediction)).toBe(true);
    }),
  );
});

test('a place is never a longer name that contains it', () => {
  const place = fc.constantFrom('China', 'France', 'Brazil', 'Kenya', 'Japan');
  const name = fc.constantFrom('MGM', 'Nordholm', 'Acme', 'Bank of');
  fc.assert(
    fc.property(name, place, (first, second) => {
      expect(isCorrect('Which segment grew most?', `${first} ${second}`, second)).toBe(false);
    }),
  );
});
