import { describe, test, vi } from 'vitest';
import {
  createAbstentionTest,
  readStance,
  saysCannotAnswer,
} from '../../src/core/answers/abstention';
import { replaceAliases } from '../../src/core/answers/aliases';
import { assertedPart } from '../../src/core/answers/asserted';
import { readDateAnswer, readDates, readPeriod } from '../../src/core/answers/date';
import { inferKind } from '../../src/core/answers/kind';
import { readListLiteral, readQuotedItems } from '../../src/core/answers/list-literal';
import { readLists, repairListLiteral } from '../../src/core/answers/list';
import { readPassages } from '../../src/core/answers/passages';
import { readQuestion } from '../../src/core/answers/quantity/expected-form';
import { countConventions, parseQuantities } from '../../src/core/answers/quantity/parse';
import { readRatios } from '../../src/core/answers/ratio';
import { unwrap } from '../../src/core/answers/unwrap';
import { readYesNo } from '../../src/core/answers/yes-no';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { createNormalizer } from '../../src/core/text/normalize';
import { STEPS } from '../../src/core/text/steps';
import { tokenize } from '../../src/core/text/tokenize';
import { expectLinear } from '../support/linear-time';

/* Without the cache, a string that is read again must be parsed again. */
vi.mock('../../src/core/text/text-cache', () => ({
  cacheByText: <Result>(read: (text: string) => Result) => read,
}));

/** All functions that parse answers, questions or retrieved passages. */
const READERS = {
  quantities: parseQuantities,
  conventions: countConventions,
  question: readQuestion,
  kind: (text: string) => inferKind([text]),
  lists: (text: string) => readLists(text, 'all'),
  'list literal': readListLiteral,
  'quoted items': readQuotedItems,
  'repaired list': repairListLiteral,
  'no answer': createAbstentionTest(DEFAULT_SETTINGS.noAnswerPhrases),
  'cannot answer': saysCannotAnswer,
  stance: readStance,
  'asserted part': assertedPart,
  'yes or no': readYesNo,
  dates: readDates,
  'date answer': readDateAnswer,
  period: readPeriod,
  ratios: readRatios,
  aliases: (text: string) => replaceAliases(text.split(' ')),
  unwrapped: unwrap,
  passages: (text: string) => readPassages(text, 'gold'),
  normalizer: createNormalizer(STEPS.map(({ id }) => id)),
  tokens: (text: string) =>
    ['whitespace', 'words', 'mixed'].map((mode) => tokenize(text, mode as never)),
} satisfies Readonly<Record<string, (text: string) => unknown>>;

type Reader = keyof typeof READERS;

const repeat = (piece: string) => (length: number) =>
  piece.repeat(Math.ceil(length / piece.length));

/** Pieces that are repeated to form inputs for every parser. */
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

describe.each(Object.keys(READERS) as Reader[])('%s takes linear time on 100 kB', (name) => {
  test.each(PIECES)('of %j', (piece) => {
    expectLinear(repeat(piece), READERS[name]);
  });

  test('of mixed digits, commas, spaces, brackets and quotes', () => {
    expectLinear(repeat(MIXED), READERS[name]);
  });
});

/** Inputs on which each parser would take quadratic time if it used a careless pattern. */
const PIECES_OF: Readonly<Partial<Record<Reader, readonly string[]>>> = {
  quantities: [
    ...['1,', '1.', '1 ', '123,', '123 ', 'a1', '1a', '(1', '-1', '1-', '1e', '1%', '$1', '$'],
    ...['Scope 1, ', '1 and ', '2020-', '12.06.', '.5', '..1', '1’', '１', '\u00a01', 'no ', '( '],
    ...['1bn-', '1 M', '1 M€ ', '€m ', 'p. 1', 'minus ', '( 1 ', '1 and a ', '1 1/', 'nil '],
    ...['1 (in ', '1 to ', 'between 1 and ', 'at least ', '1±', '~1', '1 - 2 = ', '1 t', '1 t '],
    ...['1tCO2', '1 per ', '1/', '1 metric ', '1 m m ', '5 million per million ', 'one '],
    ...['one hundred and ', 'half a ', 'twenty-', '½', 'thousand ', 'a dozen ', '1 in ', '1 h 1 '],
    ...['1 or ', '1+ ', '1 x 10^', '1×10⁹', '1 1000 ', '1 hundred ', '1-M', '1 per 1,000 '],
    ...['down by 1 ', '１，', 'five- to ', '2019-20 ', '1:30 ', '()[]{}"\'1,2 ', '5 t in 2020; '],
    ...['Therefore, 1 ', 'So 1. ', '. so ', 'therefore ', 'not 1 ', 'not not '],
    ...['or not the 1 but ', 'rather than '],
  ],
  question: ['in ', '(in ', 'in USD ', '(', '((', 'which a b ', 'how many ', '(million '],
  stance: ['I do not know x. ', 'no information '],
  'asserted part': ['not x ', 'than '],
  'yes or no': ['answer ', 'the answer is ', 'no ', 'yes or ', '1. ', '- '],
  dates: [
    ...["'18 ", 'Q1 ', '2020年', '1-', '2020-01-01T', '1/', '2020-', 'May ', '1 May ', 'of '],
    '12.12.',
  ],
  ratios: ['1:', '1 to ', '1,', '1.1', '1 '],
  aliases: ['united '],
  lists: [...[',', '1,', '[', ' \n', '- ', '- a\nb\n', '(,', ' and', '(1) ', '• ', '"a", ', ' |']],
  'list literal': ['['],
  passages: ['doc1{', 'page ', '{"page": ', "['a', ", '[Page 1, ', '1-', 'a b, p. ', '[['],
};

describe.each(Object.keys(PIECES_OF) as Reader[])('%s takes linear time', (name) => {
  test.each(PIECES_OF[name] ?? [])('on %j repeated many times', (piece) => {
    expectLinear(repeat(piece), READERS[name]);
  });
});

const openJson = (piece: string) => (length: number) => `{"answer"${repeat(piece)(length)}`;

/** Inputs that do not consist of one repeated piece. */
const SHAPES_OF: Readonly<
  Partial<Record<Reader, Readonly<Record<string, (length: number) => string>>>>
> = {
  'no answer': {
    'spaces between letters': (length) => `x${' '.repeat(length)}x`,
    periods: repeat('.'),
  },
  'yes or no': Object.fromEntries(
    [' ', '"', 'answer ', 'the answer is ', 'no ', 'yes or ', '1. ', '- '].map((piece) => [
      `an answer of ${JSON.stringify(piece)}`,
      (length: number) => `Answer: ${repeat(piece)(length)}`,
    ]),
  ),
  lists: {
    'quotes in a list': (length) => `['${"'a".repeat(length / 2)}`,
    'numbered items': (length) =>
      Array.from({ length: length / 5 }, (_, at) => `${at + 1}. a `).join(''),
    'curly quotes': (length) => `[${'‘a'.repeat(length / 2)}]`,
    parentheses: (length) => `(${'"'.repeat(length)})`,
    'one item of many lines': (length) => `- a\n${'b\n'.repeat(length / 2)}`,
  },
  'list literal': {
    'nested to the end': (length) => '['.repeat(length / 2) + ']'.repeat(length / 2),
    'open quotes': (length) => `[${'"a,'.repeat(length / 3)}]`,
    backslashes: (length) => `["${'\\'.repeat(length)}"]`,
    spaces: (length) => `[${' '.repeat(length)}1${' '.repeat(length)}x]`,
    commas: (length) => `[${'1,'.repeat(length / 2)},]`,
    digits: (length) => `[${'1'.repeat(length)}x]`,
    'one long text': (length) => `["${'a'.repeat(length)}"]`,
  },
  unwrapped: {
    tags: openJson('<answer>x'),
    'ends of reasoning': openJson('x</think> '),
    'open boxes': openJson('\\boxed{'),
    'marks at the beginning of lines': openJson('\n**** ####'),
    fields: openJson(',"answer":"'),
    'emphasis at the end': openJson('\nfinal answer: x***'),
  },
};

describe.each(Object.keys(SHAPES_OF) as Reader[])('%s takes linear time', (name) => {
  test.each(Object.entries(SHAPES_OF[name] ?? {}))('on %s', (_, make) => {
    expectLinear(make, READERS[name]);
  });
});
