import { describe, expect, test } from 'vitest';
import { readYesNo } from '../../../src/core/answers/yes-no';
import { expectLinear } from '../../support/linear-time';

test.each([
  ['Yes', true],
  ['yes.', true],
  ['Yes, by 2040.', true],
  ['YES - it does', true],
  ['True', true],
  ['“Yes”, it says', true],
  ['**Yes**', true],
  [' \nYes', true],
  ['No', false],
  ['No ', false],
  ['No\n', false],
  ['no.', false],
  ['No, it does not.', false],
  ['No. It does not.', false],
  ['No\nThe company does not.', false],
  ['No – it does not', false],
  ['False', false],
  ['false: it is not', false],
  ['- Yes', true],
  ['1. Yes', true],
  ['Answer: yes', true],
  ['The answer is no.', false],
  ['“Yes”', true],
  ['(Yes)', true],
  ['No the company does not', false],
  ['No it does not', false],
  ['No because it does not', false],
  ['No; it does not', false],
  ['No—it does not', false],
  ['Yes it does', true],
  ['Oui, en 2030', true],
  ['Non , ils ne le font pas', false],
  ['Ja, bis 2030', true],
  ['Nein.', false],
  ['Sí', true],
  ['예', true],
  ['네, 그렇습니다', true],
  ['아니요', false],
  ['はい', true],
  ['いいえ、違います', false],
])('%j is %s', (answer, expected) => {
  expect(readYesNo(answer)).toBe(expected);
});

test.each([
  '',
  'The company does not report it.',
  'No emissions were reported',
  'No. 5',
  'No 5',
  'None',
  'Not answerable',
  'Nothing',
  'Yesterday',
  'No-one',
  'Nordic',
  'Truely',
  'No data',
  'No information is given',
  'No\u00a0data',
  'No longer',
  'No further targets',
  'No change',
  'No one',
  'False positives',
  'True north',
  'Non-GAAP',
  'Non GAAP measures',
  'Yes/No',
  'Yes or no',
  'Yes and no',
  'true or false',
  '네덜란드',
  'Not yet',
  'Nobody',
  'N/A',
])('%j is no verdict', (answer) => {
  expect(readYesNo(answer)).toBeNull();
});

describe('hostile texts take linear time', () => {
  test.each([' ', '"', 'answer ', 'the answer is ', 'no ', 'yes or ', '1. ', '- '])(
    '%j again and again',
    (piece) => {
      expectLinear((length) => piece.repeat(length / piece.length), readYesNo);
      expectLinear((length) => `Answer: ${piece.repeat(length / piece.length)}`, readYesNo);
    },
  );
});
