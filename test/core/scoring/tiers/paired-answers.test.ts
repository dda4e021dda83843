import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inferKind } from '../../../../src/core/answers/kind';
import { answerCorrect } from '../../../../src/core/scoring/metrics/answer-correct';
import { createScorer } from '../../../../src/core/scoring/scorer';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';
import { datasetOf } from '../../../support/score-case';

/*
 * One correct and one wrong answer for each mechanism, which differ in as little as possible: a
 * mechanism that rejects too much fails on the left, one that accepts too much on the right.
 */

function isCorrect(question: string, reference: string, prediction: string): boolean {
  const kind = inferKind([reference]);
  const dataset = datasetOf([{ question, references: [reference], prediction, kind }]);
  const comparison = createScorer(dataset, DEFAULT_SETTINGS).compare(0, 0);
  return comparison !== null && answerCorrect.score(comparison) === 1;
}

type Row = readonly [question: string, reference: string, correct: string, wrong: string];

const MECHANISMS: Readonly<Record<string, readonly Row[]>> = {
  'a change answers whether something changed': [
    ['Did revenue increase in 2023?', 'Yes', 'It rose by 8%.', 'It fell by 8%.'],
    ['Did revenue increase in 2023?', 'No', 'It fell by 8%.', 'It rose by 8%.'],
    ['Did revenue increase in 2023?', 'No', 'It stayed the same.', 'It was up.'],
    ['Was water use higher in 2023?', 'Yes', 'It grew from 40 to 45.', 'It was lower.'],
    ['Did headcount fall in 2023?', 'Yes', 'It was below the previous level.', 'It grew.'],
  ],
  'a statement about the question is a verdict': [
    ['Does it own mines?', 'Yes', 'That is correct.', 'That is not the case.'],
    ['Does it own mines?', 'Yes', 'Indeed, it does.', 'Some say so, but this is false.'],
    ['Is the report audited?', 'No', 'It is unaudited.', 'It is audited.'],
    ['Does it have a policy?', 'No', 'It intends to adopt one in 2026.', 'It adopted one in 2016.'],
    ['Has the board approved it?', 'No', 'Approval is pending.', 'It approved it in May.'],
  ],
  'a verdict with another figure': [
    ['Did it grow?', 'Yes, it grew by 12%.', 'Yes, by 12%.', 'Yes, by 77%.'],
    ['Was it profitable?', 'Yes, $2.5 billion', 'Yes, about $2.5 billion', 'Yes, $5.2 billion'],
  ],
  'one of two alternatives': [
    ['Which auditor is it?', 'KPMG', 'KPMG', 'KPMG or Deloitte'],
    ['Which auditor is it?', 'KPMG', 'KPMG in Berlin', 'KPMG and Deloitte'],
    ['What was the total?', '2,400 GWh', '2,400 GWh or 2.4 TWh', '2,400 GWh or 2,040 GWh'],
    ['Which country emits most?', 'India', '1. India 2. Brazil', '1. Brazil 2. India'],
  ],
  'what is asked, taken back or unlikely': [
    ['Which auditor is it?', 'KPMG', 'It is likely KPMG.', 'It is unlikely to be KPMG.'],
    ['Which auditor is it?', 'KPMG', 'Who is it? KPMG', 'Is it KPMG? It does not say.'],
    ['Where is it?', 'Rotterdam', 'Rotterdam. Correct', 'Rotterdam. Correction: Antwerp'],
    ['Which one is it?', 'India', 'It is India.', 'India would be wrong; it is Brazil.'],
    ['Why did it fall?', 'Higher wages', 'Due to higher wages', 'Despite higher wages, from tax'],
  ],
  'the role or place of a name': [
    ['Who is the CEO?', 'Ann Lee', 'CEO: Ann Lee; CFO: Bo Ek', 'CFO: Ann Lee; CEO: Bo Ek'],
    ['Who is the CEO?', 'Ann Lee', 'Ann Lee succeeded Bo Ek.', 'Bo Ek succeeded Ann Lee.'],
    ['Who is the CEO?', 'Ann Lee', 'Ann Lee (since 2022)', 'Ann Lee (until 2022); now Bo Ek'],
    ['Where is the plant?', 'It is built in Osaka.', 'Osaka', 'Kobe'],
    ['Which risk is highest?', 'Drought', 'Drought is ahead of heat', 'Drought is behind heat'],
  ],
  'the item of a number': [
    ['What was net income?', '$5 million', 'Net income was $5 million.', 'Revenue was $5 million.'],
    ['What was net income?', '$5 million', '$5 million', '$5 million per share'],
    ['What was net income?', '$5 million', '$5 million', 'Analysts expected $5 million.'],
    ['How much water was withdrawn?', '3 m³', 'It withdrew 3 m³.', 'It discharged 3 m³.'],
    ['How many shops did it open?', '12', 'It opened 12.', 'It plans to open 12 next year.'],
    ['How many shops did it open?', '12', '12', '12 per country'],
    [
      'What was the profit?',
      '$5 million',
      'Profit was $5 million.',
      'Goal: $5 million; actual: $4 million',
    ],
  ],
  'what is only mentioned beside the answer': [
    [
      'What was net income?',
      '$5 million',
      '$5 million, on revenue of $60 million',
      'Revenue: $5 million',
    ],
    [
      'What was net income?',
      '$5 million',
      '$5 million, thanks to higher sales',
      '$5 million in sales',
    ],
    [
      'What was net income?',
      '$5 million',
      '$5 million, although analysts expected more',
      'Analysts had expected about $5 million.',
    ],
    ['Who is the CEO?', 'Ann Lee', 'Ann Lee (chair and CEO)', 'Bo Ek (CEO) and Ann Lee (chair)'],
    ['Which bank is it?', 'Barclays', 'Barclays & Co', 'Barclays and Santander'],
    ['What is the margin?', '6%', 'Margin = 3 / 50 = 6% (2021 = 5%)', 'Margin = 6% / 2 = 3%'],
    [
      'Which risk is highest?',
      'Drought',
      'Last year drought, mainly in Spain',
      'Last year drought, this year floods',
    ],
    ['Which rating is it?', 'A', 'Rated A', 'Rated AB'],
    ['What was the capex of Tesco?', '$45 million', 'Overall: $45 million', 'Aldi: $45 million'],
    ['Did revenue grow?', 'Yes, it grew 12%.', 'Yes; the margin reached 30%.', 'Yes, it grew 30%.'],
    ['Which country emits most?', 'India', 'It is rank 1. India', '1. Brazil 2. India'],
    ['Does it have a target?', 'Yes', 'Absolutely.', 'Absolutely no target exists.'],
  ],
  'the owner of a number': [
    ['What was the margin of Tesco?', '8%', "Tesco's was 8%.", "8% is Aldi's; Tesco's is 6%."],
    ['What was revenue at Tesco?', '$8 million', 'Tesco: $8 million', 'Aldi: $8 million'],
  ],
  'the time of a number': [
    ['What was revenue in 2022?', '$8 million', '$8 million in 2022', '$8 million in 2017–2022'],
    [
      'What was revenue in 2022?',
      '$8 million',
      '$8 million',
      'It was $8 million in the prior year.',
    ],
    ['When is it due?', '1 July 2021', 'On 1 July 2021', 'after 1 July 2021'],
    ['What is the target?', 'A 41% cut by 2035', 'Cut it by 41% by 2035', 'A 41% cut by 2045'],
  ],
  'the order of several numbers': [
    [
      'What were Scope 1 emissions?',
      '5 kt',
      'Scope 1 and Scope 2 were 5 kt and 8 kt, respectively.',
      'Scope 2 and Scope 1 were 5 kt and 8 kt, respectively.',
    ],
    ['What is the margin?', '6%', 'Margin = 3 / 50 = 6%', 'Margin = 6% / 2 = 3%'],
    [
      'What is it in scenario A?',
      '6%',
      '6% in scenario A, 9% in B',
      '9% in scenario A, 6% in scenario B',
    ],
    ['By how much did it rise?', '27%', 'It rose by 27%.', 'It rose to 27%.'],
    [
      'What was revenue in 2022?',
      'Revenue was $5 million, compared with $4 million in 2021.',
      '$5 million',
      '$4 million',
    ],
    [
      'What share of managers are women?',
      '12%',
      '9% of employees are women; 12% of managers',
      '12% of employees are women; 9% of managers',
    ],
  ],
  'a missing half and an extra item': [
    ['Which gases are covered?', 'Carbon dioxide and methane', 'Methane and CO2', 'Methane'],
    [
      'Which committees meet?',
      'The Audit Committee and the Risk Committee',
      'Risk Committee, Audit Committee',
      'The Audit Committee, the Risk Committee and the Nomination Committee',
    ],
  ],
  'grades, labels and names in parts of an answer': [
    ['Which rating did it get for forests?', 'A', 'Forests: A; water: B', 'Forests: B; water: A'],
    ['Which SDG is its core goal?', 'SDG 3', 'Good health and well-being', 'Quality education'],
    ['Which standard covers it?', 'ESRS E4', 'Biodiversity and ecosystems', 'Pollution'],
    [
      'Which topics are immaterial?',
      'E4 Biodiversity and ecosystems; S3 Affected communities',
      'ESRS S3 and ESRS E4',
      'ESRS S2 and ESRS E4',
    ],
    [
      'Which risk is highest in Thailand?',
      'Flooding',
      'In Thailand it is flooding; in Vietnam heat.',
      'In Vietnam it is flooding; in Thailand heat.',
    ],
    ['When was it first published?', 'March 2020', 'In March of 2020', 'In March of 2021'],
    ['Which scope is largest?', 'Scope 3', 'Scope Three', 'Scope Two'],
    [
      'What were market-based emissions?',
      '412 kt CO2e',
      '412,000 t CO2e market-based; location-based 655,000 t',
      '655,000 t CO2e market-based; location-based 412,000 t',
    ],
    [
      'Which categories are left out?',
      "['Processing of sold products', 'Franchises']",
      'Category 10 (processing of sold products) and category 14 (franchises)',
      'Category 10 (processing of sold products) and category 15 (investments)',
    ],
    ['When did it start?', 'First quarter of 2023', 'Q1 2023', 'Q2 2023'],
    ['How did emissions change?', 'Decreased by 8%', '8% below 2021', '8% above 2021'],
    ['How many KPIs are there?', '4', 'There are 4.', '4% of the plan depends on KPIs.'],
    ['What share is aligned?', '89.6%', 'Roughly 90% (89.6%)', 'Roughly 70% (89.6% is eligible)'],
    [
      'What share is aligned?',
      '89.6%',
      '89.6% by Regulation (EU) 2020/852',
      '85.2% by Regulation (EU) 2020/852',
    ],
    ['Was it disclosed?', 'Not answerable', 'N/A – not reported (only 97% in all)', '97% in all'],
  ],
  'amounts and changes in other languages': [
    ['What was revenue?', '€3.4 billion', '3,4 miljard euro', '3,4 miljoen euro'],
    ['What was revenue?', '€3.4 billion', '3,4 mil millones de euros', '3,4 millones de euros'],
    ['How much power was used?', '2 GWh', '2 Gigawattstunden', '2 Megawattstunden'],
    ['How did it change?', 'It fell by 12%.', 'Caiu 12%.', 'Subiu 12%.'],
    ['How did it change?', 'Elle a diminué de 12 %.', 'It fell by 12%.', 'It rose by 12%.'],
    ['When does it end?', '31 March 2023', '31.3.23', '31.3.22'],
  ],
};

describe.each(Object.entries(MECHANISMS))('%s', (_, rows) => {
  test.each(rows)('%s %s: “%s”, not “%s”', (question, reference, correct, wrong) => {
    expect(isCorrect(question, reference, correct)).toBe(true);
    expect(isCorrect(question, reference, wrong)).toBe(false);
  });
});

const REFUSALS = [
  'I don’t know.',
  'The report does not say.',
  'The report makes no statement about this.',
  'No such information appears in the document.',
  'It is not stated whether it does.',
  'It is unclear whether it does.',
  'None of the passages mention it.',
  'The retrieved passages are not relevant to the question.',
  'More information is needed to answer the question.',
  'The answer cannot be inferred from the text.',
  'The report lacks this information.',
  'I would need the full report to answer this.',
  'Die Angabe fehlt im Bericht.',
  'El informe no menciona este dato.',
  'Het rapport vermeldt dit niet.',
];

test('a refusal is never a verdict, a name or a number, and always “not answerable”', () => {
  const questions = fc.constantFrom(
    ['Does the company use a carbon price?', 'No'],
    ['Does the bank tie pay to climate goals?', 'Yes'],
    ['Which auditor is it?', 'KPMG'],
    ['What was revenue in 2022?', '$5 million'],
  );
  fc.assert(
    fc.property(
      questions,
      fc.constantFrom(...REFUSALS),
      ([question = '', reference = ''], text) => {
        expect(isCorrect(question, reference, text)).toBe(false);
        expect(isCorrect(question, 'Not answerable', text)).toBe(true);
      },
    ),
  );
});
