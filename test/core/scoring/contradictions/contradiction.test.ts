import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createScorer } from '../../../../src/core/scoring/scorer';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';
import { accept } from '../../../../src/core/scoring/acceptance/accept';
import { datasetOf } from '../../../support/score-case';

function isCorrect(question: string, reference: string, prediction: string): boolean {
  const dataset = datasetOf([{ question, references: [reference], prediction }]);
  const comparison = createScorer(dataset, DEFAULT_SETTINGS).compare(0, 0);
  return comparison !== null && accept(comparison) !== null;
}

describe('correct and incorrect answers', () => {
  test.each([
    ['How many hectares of forest were restored?', '660000', '660,000 acres', false],
    ['How many hectares of forest were restored?', '660000', '6,600 km²', true],
    ['How many metric tons were avoided?', '47500', '47,500 kg', false],
    ['How many metric tons were avoided?', '47500', '47.5 kt', true],
    ['What was the revenue in USD?', '500 million', '€500 million', false],
    ['What was the revenue in USD?', '500 million', 'US$500 million', true],
    ['Which of Scope 1, 2 and 3 is largest?', 'Scope 3', 'Scope 1', false],
    ['Which of Scope 1, 2 and 3 is largest?', 'Scope 3', 'Scope 3', true],
    ['Which of Scope 1, 2 and 3 is largest?', 'Scope 3', 'Scope three', true],
    [
      'Which of Scope 1, 2 and 3 is largest?',
      'Scope 3',
      'Scope 3 is the largest, ahead of Scope 1 and Scope 2.',
      true,
    ],
    ['Which SDG does the project address?', 'SDG 13', 'SDG 7', false],
    ['Which SDG does the project address?', 'SDG 13', 'Sustainable Development Goal 13', true],
    ['Which GRI standard covers emissions, GRI 302 or GRI 305?', 'GRI 305', 'GRI 302', false],
    [
      'Which GRI standard covers emissions, GRI 302 or GRI 305?',
      'GRI 305',
      'GRI 305: Emissions',
      true,
    ],
    ['Is the supplier Tier 1 or Tier 2?', 'Tier 1', 'Tier 2', false],
    [
      'Which category of Scope 3 is largest: Category 1 or Category 11?',
      'Category 11',
      'Category 1',
      false,
    ],
    ['Which ISO standard is certified?', 'ISO 14001', 'ISO 9001', false],
    ['Which ISO standard is certified?', 'ISO 14001', 'ISO 14001:2015', true],
    ['Does the company have a net-zero target?', 'No', "I don't know.", false],
    ['Does the company have a net-zero target?', 'No', 'The report does not say.', false],
    ['Does the company have a net-zero target?', 'No', 'Not necessarily', false],
    ['Does the company have a net-zero target?', 'No', 'It has no net-zero target.', true],
    [
      'Does the company have a net-zero target?',
      'Yes',
      'The company has a net-zero target for 2050.',
      true,
    ],
    [
      'Does the company have a net-zero target?',
      'Yes',
      'The company has no net-zero target.',
      false,
    ],
    ['How did emissions change?', 'Emissions fell by 12 %', 'Emissions rose by 12 %', false],
    ['How did emissions change?', 'Emissions fell by 12 %', '−12 %', true],
    ['How did emissions change?', 'fell by 12 %', '-12%', true],
    ['How did emissions change?', 'fell by 12 %', 'rose by 12%', false],
    ['How did emissions change?', 'Increased', 'It rose.', true],
    ['How did emissions change?', 'Increased', 'They decreased.', false],
    ['How did emissions change?', 'It rose.', 'Increased', true],
    [
      'How many mines does the study “Coal vs Gas” cover?',
      '10',
      'The study “Coal vs Gas” covers 10 mines.',
      true,
    ],
    [
      'Which site is the farthest from the grid?',
      'Halvard',
      'The site farther from the grid than any other plant in Norway is Halvard.',
      true,
    ],
    [
      'Which trader has the most clients in Elvira Trading?',
      'Elvira Nord',
      'The trader with the most clients in Elvira Trading is Ida Lund, better known as Elvira Nord.',
      true,
    ],
    ['Which company merged with Norrland?', 'Skovgaard', 'Norrland merged with Skovgaard.', true],
    [
      'How many projects does funding round 4 have?',
      '23',
      'Funding round 4 of the programme, which the bank runs, has 23 projects.',
      true,
    ],
    ['Which is larger?', 'A > B', 'B = A', false],
    ['Which is larger?', 'A > B', 'B > A', false],
    ['Which is larger?', 'A > B', 'B < A', true],
    ['Which is larger?', 'A > B', 'a > the B.', true],
    ['Which was the highest, coal or gas?', 'Coal', 'It is not coal but gas.', false],
    ['Which was the highest, coal or gas?', 'Gas', 'It is not coal but gas.', true],
    [
      'What was the share of renewables in 2023?',
      '68 %',
      '60 % in 2022; in 2023 it was 68 %',
      true,
    ],
    [
      'What was the share of renewables in 2023?',
      '60 %',
      '60 % in 2022; in 2023 it was 68 %',
      false,
    ],
    [
      'What are Scope 1 and Scope 2 emissions?',
      'Scope 1: 120 t; Scope 2: 80 t',
      'Scope 1: 80 t; Scope 2: 120 t',
      false,
    ],
    [
      'What are Scope 1 and Scope 2 emissions?',
      'Scope 1: 120 t; Scope 2: 80 t',
      '120 t (Scope 1) and 80 t (Scope 2)',
      true,
    ],
    ['What is the intensity?', '6 t/100 million KRW', '6 t/', false],
    ['Name the modes.', "['Walking','cycling']", 'Walking', false],
    ['Name the modes.', "['Walking','cycling']", 'Walking, cycling and driving', false],
    ['Name the modes.', "['Walking','cycling']", 'Cycling and walking', true],
    ['Which framework?', 'Task Force on Climate-related Financial Disclosures', 'TCFD', true],
    [
      'Which framework?',
      'TCFD',
      'the Task Force on Climate-related Financial Disclosures (TCFD)',
      true,
    ],
    ['Which body validated it?', 'Science Based Targets initiative', 'SBTi', true],
    ['Which body sets it?', 'ISSB', 'International Sustainability Standards Board', true],
    ['Which directive?', 'CSRD', 'Corporate Sustainability Reporting Directive', true],
    ['Which protocol?', 'GHG Protocol', 'Greenhouse Gas Protocol', true],
    ['Which country?', 'Germany', 'Deutschland', true],
    ['Which country?', 'United Kingdom', 'UK', true],
    ['Which country?', 'United Kingdom', 'US', false],
    ['When was it published?', '14 March 2024', '14-Mar-24', true],
    ['When was it published?', '14 March 2024', '14. März 2024', true],
    ['When was it published?', '14 March 2024', '14 mars 2024', true],
    ['When was it published?', '14 March 2024', '15 mars 2024', false],
    ['How many employees?', '68,412', '68,142', false],
    ['How many employees?', '68,412', 'about 68,000', true],
    ['How many employees?', '68,412', '68.4 thousand', true],
    ['What is the revenue?', 'A$ 5 million', '$5 million', true],
    ['What share?', '0.68 %', '0.68', true],
    ['What share?', '0.68 %', '68 %', false],
    ['How many members?', '12', 'twelve', true],
    ['What is the revenue?', '1.2 billion KRW', '12억 원', true],
    ['What is the total?', '12,000', '1.2万', true],
    ['What is the revenue?', '3 trillion yen', '3兆円', true],
    ['Which debt securities are registered?', 'None', 'There are none', true],
    ['Which debt securities are registered?', 'There are none', 'None', true],
    ['Is the target approved by SBTi?', 'Yes', 'Yes, it was approved.', true],
    ['Is the target approved by SBTi?', 'Yes', 'It was approved by SBTi.', true],
    ['Is the target approved by SBTi?', 'No', 'It was approved by SBTi.', false],
  ])('%s %s ← %s: %s', (question, reference, prediction, expected) => {
    expect(isCorrect(question, reference, prediction)).toBe(expected);
  });
});

describe('whatever the numbers', () => {
  const numbers = fc.integer({ min: 1, max: 17 });

  test('no option is accepted in place of another', () => {
    const families = fc.constantFrom('Scope', 'Tier', 'Category', 'SDG', 'GRI', 'Phase', 'Article');
    fc.assert(
      fc.property(families, numbers, numbers, (family, a, b) => {
        fc.pre(a !== b);
        const question = `Which is larger, ${family} ${a} or ${family} ${b}?`;
        expect(isCorrect(question, `${family} ${a}`, `${family} ${b}`)).toBe(false);
        expect(isCorrect(question, `${family} ${a}`, `${family} ${a}`)).toBe(true);
      }),
    );
  });

  test('the opposite direction is never accepted', () => {
    const more = fc.constantFrom('rose', 'increased', 'grew');
    const less = fc.constantFrom('fell', 'decreased', 'declined', 'dropped');
    fc.assert(
      fc.property(more, less, fc.integer({ min: 2, max: 90 }), (up, down, percent) => {
        const question = 'How did emissions change?';
        expect(
          isCorrect(question, `They ${up} by ${percent}%`, `They ${down} by ${percent}%`),
        ).toBe(false);
        expect(
          isCorrect(question, `They ${down} by ${percent}%`, `They ${up} by ${percent}%`),
        ).toBe(false);
        expect(isCorrect(question, `They ${down} by ${percent}%`, `-${percent}%`)).toBe(true);
      }),
    );
  });

  test('an abstention never equals a verdict', () => {
    const abstentions = fc.constantFrom(
      "I don't know.",
      'The report does not say.',
      'Not disclosed',
      'Insufficient information to answer.',
      'Das weiß ich nicht.',
      'Non divulgué',
    );
    fc.assert(
      fc.property(abstentions, fc.constantFrom('Yes', 'No'), (abstention, verdict) => {
        expect(isCorrect('Does it have a target?', verdict, abstention)).toBe(false);
        expect(isCorrect('Does it have a target?', abstention, verdict)).toBe(false);
      }),
    );
  });

  test('the same amount in a unit other than the question’s is accepted only after conversion', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), (tonnes) => {
        const question = 'How many metric tons of waste were recycled?';
        expect(isCorrect(question, String(tonnes), `${tonnes * 1000} kg`)).toBe(true);
        expect(isCorrect(question, String(tonnes), `${tonnes} kg`)).toBe(false);
        expect(isCorrect(question, String(tonnes), `${tonnes} MWh`)).toBe(false);
      }),
    );
  });

  const amounts = fc.integer({ min: 1001, max: 99_999 });

  test('a number for another place, scenario, segment or group is never accepted', () => {
    const pairs = fc.constantFrom(
      ['in Germany', 'in France'],
      ['in Brazil', 'in Japan'],
      ['under the 1.5 °C scenario', 'under the 3 °C scenario'],
      ['in the best case', 'in the worst case'],
      ['of the Paper division', 'of the Plastics division'],
      ['among contractors', 'among employees'],
    );
    fc.assert(
      fc.property(pairs, amounts, ([own = '', other = ''], amount) => {
        const question = `What were the costs ${own}?`;
        expect(isCorrect(question, `$${amount}`, `$${amount} ${own}`)).toBe(true);
        expect(isCorrect(question, `$${amount}`, `$${amount} ${other}`)).toBe(false);
      }),
    );
  });

  test('a bound or one end of a range does not equal the number', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const question = 'What were the costs?';
        const range = `$${amount} to $${amount + 5000}`;
        expect(isCorrect(question, `$${amount}`, `more than $${amount}`)).toBe(false);
        expect(isCorrect(question, range, range)).toBe(true);
        expect(isCorrect(question, range, `$${amount}`)).toBe(false);
      }),
    );
  });

  test('accepts the difference between two levels as the change, but not swapped levels', () => {
    const levels = fc.integer({ min: 1, max: 45 });
    fc.assert(
      fc.property(levels, levels, (from, rise) => {
        const to = from + rise;
        const question = 'How did the share change?';
        const reference = `It rose from ${from}% to ${to}%.`;
        expect(isCorrect(question, reference, `It rose by ${rise} percentage points.`)).toBe(true);
        expect(isCorrect(question, reference, `It fell by ${rise} percentage points.`)).toBe(false);
        expect(isCorrect(question, reference, `From ${to}% to ${from}%`)).toBe(false);
      }),
    );
  });

  test('a different word in the same sentence, or an additional item in a list, is never accepted', () => {
    const words = fc.constantFrom('packaging', 'logistics', 'chemicals', 'insurance', 'textiles');
    fc.assert(
      fc.property(words, words, (own, other) => {
        fc.pre(own !== other);
        const sentence = (word: string) => `The company is a global leader in ${word} worldwide.`;
        const question = 'What does it do?';
        expect(isCorrect(question, sentence(own), sentence(other))).toBe(false);
        const [list, more] = [`steel, glass and ${own}`, `steel, glass, ${own} and ${other}`];
        expect(isCorrect(question, list, list)).toBe(true);
        expect(isCorrect(question, list, more)).toBe(false);
      }),
    );
  });
});
