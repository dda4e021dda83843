import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inferKind } from '../../../../src/core/answers/kind';
import { answerCorrect } from '../../../../src/core/scoring/metrics/answer-correct';
import { createScorer } from '../../../../src/core/scoring/scorer';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';
import { datasetOf } from '../../../support/score-case';

/*
 * For each mechanism, one correct and one wrong answer that differ as little as possible. A
 * mechanism that rejects too much fails on the correct answer; one that accepts too much fails on
 * the wrong answer.
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
  'a negation of what is asked': [
    [
      'Which debt securities are registered to trade?',
      'There are none',
      'According to the filing, which lists its shares only, the company has not registered any debt securities.',
      'The 6.5% notes due 2030 are registered to trade. They do not mature before 2030, and there are no other conditions.',
    ],
  ],
  'one of two alternatives': [
    ['Which auditor is it?', 'KPMG', 'KPMG', 'KPMG or Deloitte'],
    ['Which auditor is it?', 'KPMG', 'KPMG in Berlin', 'KPMG and Deloitte'],
    ['What was the total?', '2,400 GWh', '2,400 GWh or 2.4 TWh', '2,400 GWh or 2,040 GWh'],
    ['Which country emits the most?', 'India', '1. India 2. Brazil', '1. Brazil 2. India'],
  ],
  'an answer that is only asked about, retracted or unlikely': [
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
  'details next to the answer': [
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
    ['Which country emits the most?', 'India', 'It is rank 1. India', '1. Brazil 2. India'],
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
  'the answer first, and an aside about another name': [
    [
      'Which committee oversees the report?',
      'The Audit Committee',
      'The Audit Committee; the Nomination Committee only advises it',
      'The Nomination Committee; the Audit Committee only advises it',
    ],
    [
      'Which body approves the remuneration?',
      'The supervisory board',
      'The supervisory board, on a proposal of the management board',
      'The management board, on a proposal of the supervisory board',
    ],
    [
      'Which auditor provided assurance?',
      'KPMG',
      'KPMG (PwC audits the financial statements)',
      'PwC (KPMG audits the financial statements)',
    ],
    [
      'Which country has the largest reserves?',
      'Chile',
      'Chile, as the reserves of Peru were revised',
      'Peru, as the reserves of Chile were revised',
    ],
    [
      'Which method does it apply?',
      'PCAF',
      'It applies PCAF and plans to refine it.',
      'It applies its own model and plans to move to PCAF.',
    ],
    [
      'Which segment had the most Scope 1 emissions?',
      'Cement',
      'Lime led in Scope 2; for Scope 1 it was cement.',
      'Cement led in Scope 2; for Scope 1 it was lime.',
    ],
    [
      'Which division has the highest consumption?',
      'Pulp',
      'Pulp has the highest consumption; Paper has the lowest.',
      'Pulp has the lowest consumption; Paper has the highest.',
    ],
    [
      'When does the permit expire?',
      'June 2027',
      'It was extended beyond June 2025 and now runs until June 2027.',
      'It was extended beyond June 2027 and now runs until June 2029.',
    ],
    [
      'When did the agreement enter into force?',
      '4 November 2016',
      'It was signed on 22 April 2016 and entered into force on 4 November 2016.',
      'It was opened for signature on 4 November 2016 and entered into force in 2020.',
    ],
  ],
  'numbered names and ratings': [
    ['Which disclosure is it?', 'GRI 302-1', '302-1 of GRI 302: Energy 2016', 'GRI 302-1 to 302-5'],
    [
      'Which disclosure covers direct emissions?',
      'GRI 305-1',
      'GRI 305-1 covers direct emissions; indirect ones are in GRI 305-2.',
      'GRI 305-1 covers indirect emissions; direct ones are in GRI 305-2.',
    ],
    ['Which scopes are covered?', 'Scopes 1, 2 and 3', 'All three scopes', 'Scopes 1 and 2'],
    [
      'Is Scope 3 included?',
      'Yes, Scopes 1, 2 and 3 are.',
      'Oui, les scopes 1, 2 et 3 sont inclus.',
      'Yes, but Scopes 1 and 2 only; Scope 3 follows later.',
    ],
    [
      'Which topics are material?',
      "['E1', 'E5', 'G1']",
      'E1, E5 and G1 are material, whereas E2 and E3 are not.',
      'E1, E5, G1 and E2 are material, whereas E3 is not.',
    ],
    ['Which standard is it?', 'ESRS S2', 'S2', 'IFRS S2'],
    ['What score did it receive?', 'A-', 'A minus, up from B', 'A, up from A-'],
    ['What is the rating?', 'AA', 'AA, upgraded from A', 'A, before its upgrade to AA'],
    ['What is the pay ratio?', '118:1', '118 times (2022: 109)', '109:1 (2022: 118:1)'],
    ['By what factor did it grow?', 'Triple', 'It was multiplied by three.', 'It doubled.'],
  ],
  'units, currencies and scales of reports': [
    ['What was the provision?', 'R17.6 billion', 'ZAR 17,600 million', 'US$17.6 billion'],
    ['What was raised?', 'INR 8,000 crore', 'Rs. 8,000 Cr', 'Rs. 8,000 lakh'],
    ['How much gas was flared?', '42.6 billion cubic feet', '42,600 MMscf', '42.6 MMscf'],
    [
      'What was production?',
      '450 kboe/d',
      '450 thousand barrels of oil equivalent per day',
      '45 kboe/d',
    ],
    ['What were emissions?', '500 GtCO2', '500 billion tonnes of CO2', '500 GtC'],
    ['What is the warming?', '1.5 °C', '1.5 K', '2 K'],
    ['What area was restored?', '1,150 hectares', '2,840 acres (1,150 ha)', '1,150 acres'],
    ['What is the intensity?', '0.45 t/MWh', '450 kg per MWh', '45 kg per MWh'],
    ['How much waste, in thousand tonnes?', '120', '120 kt', '120 tonnes'],
    ['What is the maximum height?', '6 ft (1.8 m)', '180 cm', '2.8 m'],
    ['What was the expense (in thousands)?', '(1,284)', '-1,284', '(1,284)%'],
  ],
  'ranges, bounds and base years': [
    ['Which prices apply?', '€50–€130', 'a minimum of €50 and a maximum of €130', '€50 to €150'],
    ['By what year?', '2030', 'no later than 2030', 'after 2030'],
    ['By when will it exit coal?', 'end of 2027', 'by year-end 2027', 'January 2027'],
    ['How many work there?', '123,876', 'nearly 124,000', 'more than 125,000'],
    ['What is the minimum score?', '85', 'at least 85', 'no more than 85'],
    ['What is the target?', '45% compared to 2019', '45 % gegenüber 2019', '45% compared to 2018'],
    ['How far must they fall by 2030?', '43%', 'by 43% from their 2019 level', 'by 34% from 2019'],
    [
      'Which base year applies?',
      '2020',
      'Base year: 2020; target year: 2030',
      'Base year: 2015; target year: 2020',
    ],
    [
      'What is the period?',
      '1 January to 31 December 2023',
      'Jan 1 – Dec 31, 2023',
      '1 April 2022 to 31 March 2023',
    ],
    ['What share was it in 2022?', '80%', '80% (2021: 75%)', '100% (80% was the 2021 value)'],
    [
      'What was capex in 2022?',
      '$553 million',
      '$553 million; in the following year $488 million',
      '$488 million; in the following year $553 million',
    ],
    [
      'Wie hoch war der Anteil 2023?',
      '57,1 %',
      '57,1 %, nach 62,4 % im Vorjahr',
      '62,4 %, nach 57,1 % im Vorjahr',
    ],
    ['How did it change?', 'Fell from 553 to 545', 'Down 1.4%', 'Up 1.4%'],
  ],
  'none, not yet and not given': [
    ['How many accidents were recorded?', '0', 'Keine tödlichen Unfälle', 'Keine Angaben'],
    ['Were fines paid?', 'No fines', 'None.', 'Yes, two.'],
    ['Is the target validated?', 'No', 'It is pending validation.', 'It was validated in May.'],
    [
      'Does it have a deforestation policy?',
      'Yes',
      'Yes, there is one on deforestation, but none on child labour.',
      'Yes, there is one on child labour, but none on deforestation.',
    ],
    [
      'What did it cost?',
      'Not answerable',
      'The report gives the volume but no cost.',
      'The report gives no cost, but it comes to about $3 million.',
    ],
    [
      'What was the share?',
      'Not answerable',
      'This is not provided in the document. It only states a total of 21%.',
      'The document states a total of 21%.',
    ],
    ['What is stated?', 'high confidence', 'with high confidence', 'with medium confidence'],
    ['Is it higher or lower?', 'Higher (as before)', 'It is higher.', 'Lower (as before)'],
  ],
  'the same items named in other languages': [
    [
      'Which two forms of transport are promoted?',
      "['Walking', 'cycling']",
      'À pied et à vélo',
      'À pied et en voiture',
    ],
    [
      'Which realms are covered?',
      "['land', 'ocean', 'freshwater', 'atmosphere']",
      'Land, Ozean, Süßwasser, Atmosphäre',
      'Land, Ozean, Grundwasser, Atmosphäre',
    ],
    [
      'Whose scenario did it use?',
      'International Energy Agency',
      'die Internationale Energieagentur',
      'die Weltgesundheitsorganisation',
    ],
    [
      'Which goals are priorities?',
      'SDG 7, SDG 12 and SDG 13',
      'Les ODD 7, 12 et 13',
      'Les ODD 7, 12 et 14',
    ],
    ['For how many years does it run?', '12', 'twaalf jaar', 'twintig jaar'],
    ['How many sites are certified?', '21', '二十一家工厂', '十二家工厂'],
    ['Who is the lead director?', 'Pablo Blanco', 'Mr. Pablo Blanco', 'Pablo Bianco'],
  ],
  'an explanation that contradicts the verdict': [
    [
      'Did revenue increase in 2022?',
      'Yes',
      'Yes, after a decrease in 2021.',
      'Yes, it decreased by 5%.',
    ],
    [
      'Did revenue increase in 2022?',
      'Yes',
      'Yes: lower churn lifted revenue.',
      'Yes, revenue declined slightly in 2022.',
    ],
    [
      'Did revenue increase in 2022?',
      'No',
      'No, only operating income increased.',
      'No, it increased.',
    ],
    [
      'Does it show positive free cash flow?',
      'Yes. It was $2.3 billion.',
      'Yes, compared with a negative one in 2021.',
      'Yes, so free cash flow was negative.',
    ],
    [
      'Has it committed to ending the financing of coal?',
      'Yes: by 2040.',
      'The bank has indeed made that commitment.',
      'It has committed only to reducing, not to ending, it.',
    ],
    [
      'Did the injury rate improve in 2023?',
      'Yes',
      'Yes, the injury rate fell.',
      'No, the injury rate rose.',
    ],
    [
      'Are Scope 1 emissions higher than Scope 2 emissions?',
      'Yes',
      'Yes, Scope 2 emissions are lower.',
      'No, Scope 2 emissions are higher.',
    ],
    [
      'Is Scope 3 excluded from the target?',
      'Yes',
      'Yes, the target covers only Scopes 1 and 2.',
      'No, it covers only Scopes 1 and 2.',
    ],
  ],
  'counts and measures that the question asks for': [
    [
      'How many meals were donated in 2021?',
      '498.7 million meals',
      '498.7 million',
      '498.7 million pounds of food',
    ],
    [
      'How many meals were donated in 2021?',
      '498.7 million',
      'close to 500 million meals',
      '$498.7 million',
    ],
    ['How many employees were trained?', '4,120', '4,120 members of staff', '4,120 training hours'],
    ['What share of senior leaders were women?', '36%', '36', '36 senior leaders'],
    ['What is the minimum number of points?', '80', '80 points', '80% of the points'],
    [
      'How much water was withdrawn (freshwater, in megalitres)?',
      '3,450 ML',
      '3,450 megalitres of water',
      '3,450 litres of water',
    ],
  ],
  'items with a position or an explanation': [
    [
      'Which three lines of defence are named?',
      "['Business units', 'Risk management', 'Internal audit']",
      '1st line – business units; 2nd line – risk management; 3rd line – internal audit',
      '1st line – business units; 2nd line – risk management; 3rd line – external audit',
    ],
    [
      'Which three lines of defence are named?',
      "['Business units', 'Risk management', 'Internal audit']",
      'The first is business units, the second risk management, and the third internal audit.',
      'The first is business units and the second risk management.',
    ],
    [
      'Which pillars structure the report?',
      "['Governance', 'Strategy', 'Risk management']",
      '- **Governance**: oversight by the board\n- **Strategy**: scenarios\n- **Risk management**: processes',
      '- **Governance**: oversight by the board\n- **Strategy**: scenarios\n- **Disclosure**: processes',
    ],
    [
      'Which pillars structure the report?',
      "['Governance', 'Strategy', 'Risk management']",
      '1. Governance – board\n2. Strategy – scenarios\n3. Risk management – ERM',
      '1. Governance – board\n2. Strategy – scenarios\n3. Risk management – ERM\n4. Assurance – audit',
    ],
  ],
  'multiples, durations, dates and exceptions': [
    [
      'What was the inventory turnover ratio?',
      '3.66',
      '$9,019m / average inventory of $2,464m ≈ **3.66 times**',
      '$9,019m / average inventory of $2,464m ≈ **3.96 times**',
    ],
    [
      'What was the inventory turnover ratio?',
      '3.66',
      'Inventory turned over 3.66 times.',
      'It was over 3.66 times.',
    ],
    ['How long is the maturity?', '7 years', 'a seven-year bond', 'a seven-month bond'],
    [
      'When is the first flight?',
      '2030',
      'By the year 2030 (the 2025 milestone is only a blend).',
      'By the year 2025 (2030 is when it reaches 20%).',
    ],
    [
      'Which fuel will it not burn?',
      'lignite',
      'Lignite, except at one reserve plant',
      'Every fuel except lignite',
    ],
    ['When will the plant open?', 'Q3 2026', 'T3 2026', 'T4 2026'],
    ['By how much did it fall?', '12%', 'It dropped 12%.', 'to 12% of the 2019 level'],
    [
      'What is the term of the loan?',
      '7 years',
      'It is a seven-year loan.',
      'less than a seven-year term',
    ],
    ['How many warnings were issued?', '3', '3 warnings', '2 warnings, 3 times less than before'],
  ],
  'the direction and the levels of a change': [
    [
      'How did net debt/EBITDA move?',
      'It improved from 3.1x to 2.7x.',
      'It fell by 0.4x, as EBITDA rose.',
      'It went up by 0.4x, because EBITDA shrank.',
    ],
    [
      'How did net debt/EBITDA move?',
      'It fell from 3.1x to 2.7x.',
      '2.7x, down from 3.1x',
      '3.1x, down from 2.7x',
    ],
  ],
  'a change with its level': [
    [
      'By how much did the gross margin change?',
      'Increased 120 basis points to 46.0%',
      '+120 bps',
      '-120 bps',
    ],
    [
      'By how much did the gross margin change?',
      'Increased 120 basis points to 46.0%',
      'Sie stieg um 1,2 Prozentpunkte.',
      'It fell by 120 basis points to 46.0%.',
    ],
    ['Did emissions fall between 2020 and 2022?', 'Yes', 'from 120 to 96 kt', 'from 96 to 120 kt'],
    [
      'By how much did the margin change?',
      'Decreased 120 basis points to 46.0%',
      'minus 120 bps',
      'plus 120 bps',
    ],
    [
      'How did leverage change?',
      'from 3.1x to 2.7x',
      'to 2.7x, down from 3.1x',
      'fell 2.7x from 3.1x',
    ],
  ],
  'implied verdicts': [
    [
      'Are Scope 3 emissions included in the target?',
      'No',
      'The target covers only Scopes 1 and 2.',
      'The target covers Scopes 1 to 3.',
    ],
    [
      'Has the company set a target?',
      'Yes',
      'Yes, in 2022.',
      'It is in the process of setting one.',
    ],
    ['Has the company set a target?', 'No', 'It has committed to set one.', 'It set one in 2022.'],
    ['Is the carbon price internal?', 'No', 'It is an external price.', 'It is an internal price.'],
    ['Does it count credits towards its target?', 'No', '不计入。', '是的，计入。'],
    ['Is the waste included?', 'No', 'It is left out.', 'It is.'],
  ],
  'one of several options, and names bound to a clause': [
    [
      'Under which pillar is it placed?',
      'Strategy',
      'the Strategy pillar',
      'All four pillars: Governance, Strategy, Risk Management, Metrics and Targets',
    ],
    [
      'What method does it use?',
      'Market-based method',
      'marktbasierte Methode',
      'Both the market-based and location-based methods',
    ],
    [
      'Which asset class does it exclude?',
      'Sovereign bonds',
      'Government bonds are left out.',
      'The target covers sovereign bonds.',
    ],
    [
      'What does double materiality mean?',
      'Topics are assessed both for their impact and for their financial effect.',
      'Topics are assessed for their impact and for their financial effect.',
      'Topics are assessed only for their financial effect.',
    ],
    [
      'Which firm verified the inventory?',
      'Bureau Veritas Certification',
      'Bureau Veritas verified the inventory; DNV audited the noise data.',
      'DNV verified the inventory; Bureau Veritas audited the noise data.',
    ],
    [
      'Who chairs the committee?',
      'Maria Lopez',
      'It was John Reed until 2021 and is now Maria Lopez.',
      'It was Maria Lopez until 2021 and is now John Reed.',
    ],
    [
      'Which gases are included?',
      "['CO2', 'CF4', 'C2F6']",
      'Carbon dioxide, tetrafluoromethane and hexafluoroethane',
      'Carbon dioxide, methane and hexafluoroethane',
    ],
    [
      'For which categories does it have a target?',
      'Categories 1, 5 and 6',
      'Targets exist for categories #1, #5 and #6.',
      'Targets exist for categories #1, #5 and #7.',
    ],
    [
      'Who assured the report?',
      'Deloitte',
      'All three reports were assured by Deloitte.',
      'All three firms: Deloitte, KPMG and EY',
    ],
    [
      'Which country does not report?',
      'Turkmenistan',
      'Every country except Turkmenistan reports.',
      'Every country except Norway reports.',
    ],
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
