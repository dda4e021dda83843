import { describe, expect, test } from 'vitest';
import { accept } from '../../../../src/core/scoring/acceptance/accept';
import { createScorer } from '../../../../src/core/scoring/scorer';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';
import { datasetOf } from '../../../support/score-case';

function isCorrect(question: string, reference: string, prediction: string): boolean {
  const dataset = datasetOf([{ question, references: [reference], prediction }]);
  const comparison = createScorer(dataset, DEFAULT_SETTINGS).compare(0, 0);
  return comparison !== null && accept(comparison) !== null;
}

type Row = readonly [question: string, reference: string, prediction: string, correct: boolean];

const WATER = 'Did water use rise or fall between 2020 and 2022?';
const FELL = 'It fell by 12%, from 500 to 440 ML';
const RATIO = 'How did the loan loss ratio change in 2022?';
const CHAIR = 'Who chairs the audit committee?';
const BUYER = 'Which company bought Lindqvist Paper in 2021?';
const SITES = 'How many of the 20 sites are certified?';
const WASTE = 'How much waste was recycled?';
const BY_HOW_MUCH = 'By what percentage did emissions fall against 2015?';
const SHARE = 'What share of the managers are women?';
const SCOPES = 'What were the Scope 1 emissions in 2022?';
const TOPICS = 'Name the three top topics in order of importance.';
const COUNTRIES = 'In which two countries were mines sold?';
const CATEGORIES = 'Which categories of Scope 3 are reported? Give a list of numbers.';
const LARGEST = 'Which segment has the largest revenue?';
const SUPPLIER = 'Who supplies the steel to Brandt?';
const APPROVAL = 'What stopped the budget, or who approved it?';
const LOWER = 'Whose emissions were lower, Lyon or Turin?';
const PRICES = 'What matters most?';
const UNANSWERED = 'What was the share of hydrogen in 2019?';

const GROUPS: Readonly<Record<string, readonly Row[]>> = {
  'a direction with numbers of the reference': [
    [WATER, FELL, 'Water use was 12% lower in 2022 than in 2020.', true],
    [WATER, FELL, 'Down: 500 → 440 ML', true],
    [WATER, FELL, 'Water use was lower in 2020 than in 2022.', false],
    [WATER, FELL, 'It was 21% lower.', false],
    [WATER, FELL, 'It was lower by 12 basis points.', false],
  ],
  'the same two levels in another order of words': [
    [RATIO, 'Improved from 2.1% to 1.4%', 'It fell to 1.4% from 2.1% in 2021.', true],
    [RATIO, 'Improved from 2.1% to 1.4%', 'An improvement of 0.7 percentage points', true],
    [RATIO, 'Improved from 2.1% to 1.4%', 'It rose to 2.1% from 1.4%.', false],
    [RATIO, 'Improved from 2.1% to 1.4%', 'Improved from 2.1 basis points to 1.4%', false],
    [RATIO, 'Improved from 2.1% to 1.4%', 'It fell to 1.4% from 3.1%.', false],
  ],
  'a sign against the direction of the reference': [
    [RATIO, 'decreased by 0.7 points', '+0.7 points', false],
    [RATIO, 'decreased by 0.7 points', '-0.7 points', true],
    [RATIO, 'increased by 0.7 points', '+0.7 points', true],
    [RATIO, '+0.7 points (down on 2021)', '+0.7 points', true],
  ],
  'a person by initial and surname': [
    [CHAIR, 'Tara Okafor', 'T. Okafor', true],
    [CHAIR, 'Dr. Tara Okafor', 'T. Okafor', true],
    [CHAIR, 'Tara Okafor', 'J. Okafor', false],
    [CHAIR, 'Tara Okafor', 'T. Olsen', false],
  ],
  'a company without its legal form': [
    [BUYER, 'Brandt A/S', 'Brandt', true],
    [BUYER, 'Brandt', 'Brandt S.A.', true],
    [BUYER, 'Brandt A/S', 'Brandt Energy', false],
    [BUYER, 'Brandt A/S', 'Bergen', false],
  ],
  'a former holder': [
    [CHAIR, 'Ida Lund', 'Until 2020 Marta Okafor chaired it; now it is chaired by Ida Lund.', true],
    ['Who chaired it before 2020?', 'Marta Okafor', 'Until 2020 Marta Okafor; now Ida Lund', true],
    [CHAIR, 'Ida Lund', 'Ida Lund, previously at Brandt. She has chaired it since 2020.', true],
  ],
  'swapped roles': [
    [BUYER, 'Brandt GmbH', 'Lindqvist Paper bought Brandt GmbH.', false],
    [BUYER, 'Brandt GmbH', 'Lindqvist Paper was bought by Brandt GmbH.', true],
    [BUYER, 'Brandt GmbH', 'Lindqvist Paper, bought in 2021 by Brandt GmbH, is Swedish.', true],
    [BUYER, 'Brandt GmbH', 'Lindqvist Paper bought Brandt GmbH by issuing shares.', false],
    [BUYER, 'Brandt GmbH', 'Brandt GmbH bought Lindqvist Paper.', true],
  ],
  'second in rank': [
    [LARGEST, 'Cloud', 'Cloud has the second-largest revenue, behind Devices.', false],
    [LARGEST, 'Cloud', 'Cloud has the largest revenue.', true],
    ['Which segment is the second-largest?', 'Cloud', 'Cloud is the second-largest.', true],
    [LARGEST, 'Cloud', 'Cloud has the largest and Devices the second-largest.', true],
    [LARGEST, 'Cloud', 'Cloud, ahead of the second-largest, Devices', true],
    [LARGEST, 'Cloud', 'Devices has the largest and Cloud the second-largest.', false],
  ],
  'a count of something else': [
    [SITES, '14', 'Fourteen sites are not certified, six are.', false],
    [SITES, '14', 'Fourteen sites are certified, six are not.', true],
    [WASTE, '5,200 tonnes', '5,200 containers', false],
    [WASTE, '5,200 tonnes', '5,200 tons', true],
    [WASTE, '5,200 tonnes', '5,200', true],
    [WASTE, '5,200 liters', '5200 litros', true],
    [WASTE, '5,200 MWh', '5,200 megawatthours', true],
    [WASTE, '5,200 kt', '5,200 gigagrams', true],
    ['How many sites lack certification?', '14', 'Fourteen lack certification.', true],
  ],
  'a level for a change': [
    [BY_HOW_MUCH, '40%', 'They were 40% of the 2015 level.', false],
    [BY_HOW_MUCH, '40%', 'They fell by 40% from the 2015 level.', true],
    ['To what share of the 2015 level did they fall?', '40%', '40% of the 2015 level', true],
  ],
  'a fraction and its share': [
    [SHARE, '3/8 (37.5%)', '37.5%', true],
    [SHARE, '3/8 (37.5%)', '3 of 8 managers', true],
    [SHARE, '3/8 (37.5%)', '3 out of 8 (37.5%)', true],
    [SHARE, '3/8 (37.5%)', '62.5%', false],
    [SHARE, '3/8 (37.5%)', '5 of 8 managers', false],
    [SHARE, '3/8 (37.5%)', '3 of 8 in 2021 and 5 of 8 in 2022', false],
  ],
  'a part of all and its share': [
    [SHARE, 'three out of eight', '37.5%', true],
    [SHARE, 'three out of eight', '3/8 of the managers', true],
    [SHARE, 'three of the eight managers', '0.375', true],
    [SHARE, 'three out of eight', 'Three of the eight managers (37.5%) are women.', true],
    [SHARE, 'three out of eight', '3 of 10 managers', false],
    [SHARE, 'three out of eight', '62.5%', false],
    [SHARE, 'three out of eight', '3 out of 8 in 2021, 4 out of 8 in 2022', false],
  ],
  'roles swapped in the present tense': [
    [SUPPLIER, 'Lindqvist', 'Lindqvist supplies steel to Brandt.', true],
    [SUPPLIER, 'Lindqvist', 'The steel of Brandt is supplied by Lindqvist.', true],
    [SUPPLIER, 'Lindqvist', 'Brandt supplies steel to Lindqvist.', false],
    [SUPPLIER, 'Lindqvist', 'Lindqvist supplies coal, while the steel comes from Okafor.', false],
    [SUPPLIER, 'Lindqvist', 'Lindqvist, while it buys the coal from Okafor', true],
  ],
  'sides swapped': [
    [APPROVAL, 'The board, on advice of the auditor', 'On advice of the auditor, the board', true],
    [APPROVAL, 'The board, on advice of the auditor', 'The auditor, on advice of the board', false],
    [APPROVAL, 'A strike during maintenance', 'During maintenance, a strike', true],
    [APPROVAL, 'A delivery stopped during a strike', 'A strike stopped during a delivery', false],
  ],
  'initials and parts of names': [
    [CHAIR, 'Ida Lund', 'The chair is I. Lund, who joined in 2019.', true],
    [CHAIR, 'Ida Lund', 'Ms Lund', true],
    [CHAIR, 'Ida Lund', 'M. Lund', false],
    [CHAIR, 'Ida Lund', 'The chair is A. I. Lund.', false],
    ['Which type is used most?', 'Type AB', 'Type', false],
    ['Which type is used most?', 'Type AB', 'Type AB', true],
  ],
  'one or two things': [
    [PRICES, 'Feed and labour', 'Labor and feed', true],
    [PRICES, 'Feed and labour', 'Feed, labour and energy', false],
    [PRICES, 'North America and Asia', 'North America', false],
    [PRICES, 'Sign the code and pass an audit', 'Sign the code or pass an audit', false],
    [PRICES, 'Sign the code and pass an audit', 'Sign the code and fail an audit', false],
  ],
  'one of two things by a comparison': [
    [LOWER, 'Turin', 'Lyon emitted more than Turin.', true],
    [LOWER, 'Turin', 'Turin emitted less than Lyon.', true],
    [LOWER, 'Turin', 'Turin emitted more than Lyon.', false],
    [LOWER, 'Turin', 'Lyon emitted less than Turin.', false],
    [LOWER, 'Turin', 'Lyon did not emit more than Turin.', false],
    ['Was the price above or below the target?', 'Below the target', 'Below', true],
    ['Was the price above or below the target?', 'Below the target', 'Above', false],
  ],
  'the number of another day': [
    ['What was the ratio at 31 March 2023?', '38.7%', '38.7% at March 31, 2023', true],
    ['What was the ratio at 31 March 2023?', '38.7%', '38.7% at 30 September 2023', false],
    ['What was the ratio in 2023?', '38.7%', '38.7% at 30 September 2023', true],
  ],
  'German verbs of change': [
    ['Um wie viel Prozent senkte sie den Verbrauch?', '12 %', 'Er stieg um 12 %.', false],
    ['Um wie viel Prozent senkte sie den Verbrauch?', '12 %', 'Er sank um 12 %.', true],
  ],
  'a total next to the number that the question asks for': [
    [SCOPES, '3.2 Mt', '3.2 Mt in Scopes 1 and 2; Scope 1 alone was 2.1 Mt', false],
    [SCOPES, '2.1 Mt', '3.2 Mt in Scopes 1 and 2; Scope 1 alone was 2.1 Mt', true],
  ],
  'lists in sentences': [
    [COUNTRIES, "['Chile', 'Peru']", 'It sold one mine in Chile and one in Peru.', true],
    [COUNTRIES, "['Chile', 'Peru']", 'It sold one mine in Chile and kept one in Peru.', false],
    [
      TOPICS,
      "['Water', 'Waste', 'Pay']",
      'Water ranks first, followed by waste and then pay.',
      true,
    ],
    [
      TOPICS,
      "['Water', 'Waste', 'Pay']",
      'Waste ranks first, followed by water and then pay.',
      false,
    ],
    [
      TOPICS,
      "['Water', 'Waste', 'Pay']",
      'Of water, waste and pay, waste ranks first, followed by water and then pay.',
      false,
    ],
    [CATEGORIES, '[1, 6]', 'Category 1 (purchased goods) and category 6 (travel)', true],
    [CATEGORIES, '[1, 6]', 'Category 1 (purchased goods), category 4 and category 6', false],
    [CATEGORIES, '[1, 6]', 'Category 1 and category 6 are not reported.', false],
  ],
  abstentions: [
    [UNANSWERED, 'Not answerable', 'N/A – no data for hydrogen', true],
    [UNANSWERED, 'Not answerable', '**Not answerable** (the report has no breakdown).', true],
    [UNANSWERED, 'Not answerable', 'N/A – about 12%', false],
    ['Which sites are not certified?', 'Not answerable', 'None (all sites are certified)', false],
    [UNANSWERED, 'Not answerable', '**Not available** in the report.', true],
    [UNANSWERED, 'Not answerable', "There isn't enough information in the report.", true],
    [UNANSWERED, 'Not answerable', 'The report does not state it, but it was about 5%.', false],
    [UNANSWERED, 'Not answerable', 'The report does not state it for 2019.', true],
    [UNANSWERED, 'Not answerable', 'The response leaves this field blank.', true],
    [UNANSWERED, 'Not answerable', "Aucun montant n'est indiqué.", true],
    ['Which level does it use?', 'BASIC+', 'BASIC', false],
    ['Which level does it use?', 'BASIC+', 'the BASIC+ level', true],
  ],
};

describe.each(Object.entries(GROUPS))('%s', (_, rows) => {
  test.each(rows)('%s | %s | %s: %s', (question, reference, prediction, correct) => {
    expect(isCorrect(question, reference, prediction)).toBe(correct);
  });
});
