import { describe, expect, test } from 'vitest';
import { createNoAnswerTest } from '../../../src/core/answer/no-answer';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { expectLinear } from '../../linear';

const declines = createNoAnswerTest(DEFAULT_SETTINGS.noAnswerPhrases);

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
])('%j declines', (answer) => {
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
])('%j answers', (answer) => {
  expect(declines(answer)).toBe(false);
});

describe('the person’s own phrases', () => {
  test('count instead', () => {
    const own = createNoAnswerTest(['Keine Angabe.']);
    expect(own('keine angabe')).toBe(true);
    expect(own('not answerable')).toBe(false);
    expect(own('')).toBe(true);
  });

  test('stand for every text that begins so where they end in an ellipsis', () => {
    const own = createNoAnswerTest(['Not available in the…', '…']);
    expect(own('Not available in the report at all.')).toBe(true);
    expect(own('not available')).toBe(false);
    expect(own('Available in the report')).toBe(false);
  });
});

test('long texts take linear time', () => {
  expectLinear((length) => `x${' '.repeat(length)}x`, declines);
  expectLinear((length) => '.'.repeat(length), declines);
});
