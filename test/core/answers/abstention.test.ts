import { describe, expect, test } from 'vitest';
import {
  createAbstentionTest,
  readStance,
  saysCannotAnswer,
} from '../../../src/core/answers/abstention';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';

const declines = createAbstentionTest(DEFAULT_SETTINGS.noAnswerPhrases);

test.each([
  '',
  ' \n',
  '-',
  '–',
  ' — ',
  '.',
  'Not answerable',
  'not answerable.',
  ' NOT ANSWERABLE . ',
  'Unanswerable',
  'Fail to answer',
  'N/A',
  'n/a.',
  'null',
  'None',
  'Not disclosed.',
  'Not available in the retrieved information.',
  '해당 없음',
  '"Not answerable"',
  '**Not answerable**',
  "'None'",
  '(none)',
  '[Not answerable]',
  'Not answerable!',
  'not  answerable',
  'Not disclosed in the report',
  'Not disclosed in the provided context.',
  'Not reported in this filing',
  'Not reported by the company',
  '[]',
  '[ ]',
  '[""]',
  '[None]',
  'Not available within the annual report',
])('%j is an abstention', (answer) => {
  expect(declines(answer)).toBe(true);
});

test.each([
  'No',
  'no.',
  'No answer was given to the letter',
  '0',
  '--',
  '…',
  'Nothing',
  'None of the sites',
  'Not available in the report, but 5 elsewhere',
  'n/a (see page 5)',
  'nullify',
  '()',
  'nan',
  'None of the above',
  'Null hypothesis',
  'Not disclosed, but 5 t in 2020',
  'Not disclosed in the report for 2022, but 5 t in 2021',
  'Scope 3 is not disclosed in the report; Scope 1 was 5 t',
  'No answer was given to the question of cost',
])('%j is an answer', (answer) => {
  expect(declines(answer)).toBe(false);
});

describe('the user’s own phrases', () => {
  test('replace the default phrases', () => {
    const own = createAbstentionTest(['Keine Angabe.']);
    expect(own('keine angabe')).toBe(true);
    expect(own('not answerable')).toBe(false);
    expect(own('')).toBe(true);
  });

  test('that end in an ellipsis match every answer that begins with them', () => {
    const own = createAbstentionTest(['Not available in the…', '…']);
    expect(own('Not available in the report at all.')).toBe(true);
    expect(own('not available')).toBe(false);
    expect(own('Available in the report')).toBe(false);
  });
});

describe('a sentence states that there is no answer', () => {
  test.each([
    'I’m sorry, but the provided context does not contain information about the target.',
    "I don't have access to real-time data.",
    'As an AI, I cannot know.',
    'The text doesn’t provide the necessary information to answer this question.',
    'Based on the filing, it is not possible to determine which segment it was.',
    'The information provided does not include the cost of goods sold.',
    'There is no specific information regarding acquisitions.',
    'The figure is not disclosed in the report.',
    'It cannot be determined.',
    'You haven’t provided the specific data.',
    'Not disclosed in the report',
    'Not available in the retrieved information for 2022, but for 2021',
    'We cannot confirm nor deny if it changed.',
    'We cannot tell from the report.',
    "We couldn't find this in the document.",
    'No drivers specified in the report.',
    'The information is not provided.',
    'There is no mention of it.',
    'The report on İstanbul does not mention the target.',
    'THE REPORT OF HAWAIʻI DOES NOT MENTION THE TARGET.',
    'The data for the ﬁrst year does not include it.',
    'There is no clear indication of a change.',
  ])('%s', (answer) => {
    expect(saysCannotAnswer(answer)).toBe(true);
  });

  test.each([
    '',
    'No',
    'The company does not report in euros.',
    'Emissions were not reduced.',
    'It had no debt in 2021.',
    'They could not meet the target.',
    'The company does not have a plan.',
    'No, the company has no plan.',
    'Emissions are not included in the target.',
    'The target does not include Scope 3.',
    'The company does not disclose a plan.',
    'The data were provided in the report.',
    'We cannot reduce emissions alone.',
    'There is no plan.',
  ])('but not in this one: %s', (answer) => {
    expect(saysCannotAnswer(answer)).toBe(false);
  });
});

describe('an answer abstains', () => {
  test.each([
    "I don't know.",
    'The report does not say.',
    'Not stated',
    'Insufficient information to answer.',
    'This is not quantified in the report.',
    'Nothing in the report about this.',
    'Not reported for 2023',
    'Diese Information ist im Bericht nicht enthalten.',
    'Keine Angabe',
    'Le rapport ne le précise pas.',
    'No se menciona en el informe.',
    'Non è indicato nel rapporto.',
    'Não foi divulgado.',
    'Niet vermeld in het rapport.',
    '报告中未披露',
    '記載されていません。',
    '보고서에 언급되어 있지 않습니다.',
    'To calculate the ratio, we would need the inventory. As an AI, I do not have access to it. Please check the annual report.',
  ])('%s', (answer) => {
    expect(readStance(answer).stance).toBe('declines');
  });

  test.each([
    'The text does not give a target for 2030. However, it sets 45% for 2035.',
    'Revenue was $5 million. The report does not mention the profit.',
    'No, the report does not cover suppliers.',
  ])('but not if it only hedges: %s', (answer) => {
    expect(readStance(answer).stance).toBe('hedges');
  });

  test.each([
    'No',
    'None of the sites',
    'The bank does not finance coal.',
    'Nein',
    'No change',
    '5 t',
    'データ有・欠損なし',
  ])('but not if it is: %s', (answer) => {
    expect(readStance(answer).stance).toBe('answers');
  });
});
