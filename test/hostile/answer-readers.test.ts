import { describe, test } from 'vitest';
import { readDateAnswer, readDates, readPeriod } from '../../src/core/answers/date';
import { inferKind } from '../../src/core/answers/kind';
import { readListLiteral, readQuotedItems } from '../../src/core/answers/list-literal';
import { readLists, repairListLiteral } from '../../src/core/answers/list';
import { createAbstentionTest, saysCannotAnswer } from '../../src/core/answers/abstention';
import { readYesNo } from '../../src/core/answers/yes-no';
import { readQuestion } from '../../src/core/answers/quantity/expected-form';
import { countConventions, parseQuantities } from '../../src/core/answers/quantity/parse';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { createNormalizer } from '../../src/core/text/normalize';
import { STEPS } from '../../src/core/text/steps';
import { tokenize } from '../../src/core/text/tokenize';
import { expectLinear } from '../support/linear-time';

/** Every way in for the text of a stranger. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  quantities: parseQuantities,
  conventions: countConventions,
  question: readQuestion,
  kind: (text) => inferKind([text]),
  lists: (text) => readLists(text, 'all'),
  'list literal': readListLiteral,
  'quoted items': readQuotedItems,
  'mended list': repairListLiteral,
  'no answer': createAbstentionTest(DEFAULT_SETTINGS.noAnswerPhrases),
  declining: saysCannotAnswer,
  verdict: readYesNo,
  dates: readDates,
  'date answer': readDateAnswer,
  period: readPeriod,
  normaliser: createNormalizer(STEPS.map(({ id }) => id)),
  tokens: (text) => ['whitespace', 'words', 'mixed'].map((mode) => tokenize(text, mode as never)),
};

/** What stands alone; the readers' own tests have more. */
const PIECES = ['1', ' ', '"'];
const MIXED = [
  '1',
  '1,',
  ' ',
  '\n',
  '(',
  ')(',
  '[',
  '"',
  '\'"',
  '’',
  '1 (',
  'a1.',
  '\u00a0１',
].join('');

describe.each(Object.keys(READERS))('%s takes linear time on 100 kB', (name) => {
  test.each(PIECES)('of %j', (piece) => {
    expectLinear((length) => piece.repeat(length / piece.length), READERS[name]!);
  });

  test('of mixed digits, commas, spaces, brackets and quotes', () => {
    expectLinear((length) => MIXED.repeat(length / MIXED.length), READERS[name]!);
  });
});
