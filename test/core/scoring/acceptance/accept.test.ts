import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANSWER_KINDS } from '../../../../src/core/model';
import { toNumber } from '../../../../src/core/answers/numerals/decimal';
import { parseQuantities } from '../../../../src/core/answers/quantity/parse';
import { createScorer } from '../../../../src/core/scoring/scorer';
import {
  DEFAULT_SETTINGS,
  NORMALIZATION_PRESETS,
  type Settings,
} from '../../../../src/core/settings';
import { accept } from '../../../../src/core/scoring/acceptance/accept';
import { type Case, datasetOf, scoreCase } from '../../../support/score-case';

function acceptCase(one: Case, settings: Settings = DEFAULT_SETTINGS) {
  const comparison = createScorer(datasetOf([one]), settings).compare(0, 0);
  return comparison && accept(comparison);
}

type Row = readonly [reference: string, prediction: string, question?: string];

function verdictOf([reference, prediction, question = '']: Row) {
  const found = acceptCase({ references: [reference], prediction, question });
  return found && `${found.tier}/${found.rejection ?? 'same'}`;
}

describe('accepted answers', () => {
  test.each<[string, Row]>([
    ['strict/same', ['wind', ' wind']],
    ['strict/capitals', ['SBTi', 'SBTI']],

    ['normalised/white-space', ['net zero', 'net  zero']],
    ['normalised/white-space', ['Form 10 K', 'Form 10K']],
    ['normalised/punctuation', ['net-zero by 2040.', 'netzero by 2040']],
    ['normalised/punctuation', ['a long-term plan', 'a long term plan']],
    ['normalised/spelling', ['the carbon neutral goal', 'carbon neutral goal']],
    ['normalised/spelling', ['labour organisation', 'labor organization']],
    ['normalised/percent-sign', ['12.5%', '12.5']],
    ['normalised/number-format', ['1,577', '1577']],
    ['normalised/unit', ['5 per cent of sales', '5% of sales']],
    ['normalised/unit', ['the 5 year plan', '5-year-plan']],
    ['normalised/list-quoting', ["['a b', 'c']", '["a b", "c"]']],

    ['typed/percent-sign', ['82%', '82.0']],
    ['typed/percent-sign', ['94%', '0.94']],
    ['typed/unit', ['$0.67', '67 cents']],
    ['typed/abstention', ['Not answerable', '[]']],
    ['typed/rounding', ['7.3', '7.29']],
    ['typed/number-format', ['1,577', '1577.00']],
    ['typed/verbose', ['75% by weight', 'The share is now 75% by weight of the product sold.']],
    ['typed/list-order', ["['wind', 'solar']", "['solar', 'wind']"]],
    ['normalised/list-quoting', ["['wind', 'solar']", '- Wind\n- Solar']],
    ['typed/list-quoting', ["['wind', 'solar']", 'wind and solar']],
    ['typed/wording', ["['clean energy changes']", '["Hopes for clean energy changes"]']],
    ['typed/number-format', ['[0.8, 1.3]', '[0.8°C, 1.3°C]']],
    ['typed/verbose', ['Yes', 'Yes, since 2019.']],
    ['typed/date', ['March 2023', '03/2023']],
    ['typed/date', ['12.06.2024 and 13.12.2024', '13 December 2024 and 12 June 2024']],
    ['typed/abstention', ['Not answerable', 'N/A']],
    ['typed/abstention', ['Not disclosed', 'No data available.']],
    ['typed/abstention', ['Not disclosed', 'The company does not disclose its emissions.']],
    ['typed/number-format', ['1:3', '1 to 3']],
    ['typed/number-format', ['45:1', '45']],
    ['typed/verbose', ['254:1', 'The ratio of the pay of the CEO was 254:1 in 2022.']],
    ['typed/unit', ['3,600 GJ', '1,000 MWh']],
    ['typed/unit', ['45 t', '45']],
    ['typed/list-quoting', ["['wind', 'solar']", 'The sources are wind and solar.']],
    ['lexical/verbose', ['AA-', 'It is rated AA−.']],

    ['lexical/verbose', ['Premature death', 'ill health and premature death']],
    ['lexical/verbose', ['Customer deposits', 'The largest liability was customer deposits.']],
    ['lexical/wording', ['It gained $20 bn', 'It will make about $20 billion.', 'How much is it?']],
    ['typed/wording', ['They have none', 'There are no such bonds.', 'Which bonds do they have?']],
    ['lexical/verbose', ['the cashflow grew', 'Their free cash flow grew in all of the regions.']],
    ['lexical/verbose', ['You’re So Vain', 'Her no. 3 in 1972 was “You’re So Vain”.']],
    ['typed/verbose', ['Scope 1', 'These are emissions of scope 1.']],
    [
      'lexical/verbose',
      [
        'Seller reports Scope 1, buyer reports Scope 2',
        'The selling company reports under scope 1, and the purchasing one under scope 2.',
        'How does a company report electricity sold in Scope 1 and 2?',
      ],
    ],
  ])('%s %j', (verdict, row) => {
    expect(verdictOf(row)).toBe(verdict);
  });

  test('an unanswerable question may be declined in a sentence', () => {
    const one = { references: [], prediction: 'The report does not mention any target.' };
    expect(acceptCase(one)).toMatchObject({ tier: 'typed', rejection: 'abstention' });
  });

  test('an accepted answer has the ignored difference as its reason', () => {
    const reasonOf = (reference: string, prediction: string) =>
      acceptCase({ references: [reference], prediction })?.reason;
    expect(reasonOf("['x', 'y']", "['y', 'x'")).toBe(
      'the same list in a different order; the question does not ask for an order; its brackets or quotes were repaired',
    );
    expect(reasonOf('3 April 2021', '03/04/2021')).toBe(
      'the same date, written differently; 03/04/2021 is ambiguous',
    );
    expect(reasonOf('82%', '82.0')).toBe(
      'the same number; only one side has a percent sign (82.0 for 82%)',
    );
    expect(reasonOf('82%', '82.5')).toBe(
      '82.5 is within the tolerance of 82%; only one side has a percent sign',
    );
    expect(reasonOf('at least 40%', '43%')).toBe('within the reference’s interval (43% for 40%)');
    expect(reasonOf('at least 40%', '55%')).toBeUndefined();
    expect(reasonOf('7', '3 to 7')).toBe(
      'one end of the range equals the reference (3 to 7 for 7)',
    );
    expect(reasonOf('3,600 GJ', '1,000 MWh')).toBe(
      'the same amount in a different unit (1,000 MWh for 3,600 GJ)',
    );
    expect(reasonOf('45 t', '45')).toBe('the same number; one side has no unit (45 for 45 t)');
    expect(reasonOf('1:3', '2:6')).toBe('the same ratio (2:6 for 1:3)');
  });
});

describe('rejected answers', () => {
  const rows: readonly Row[] = [
    ['No', 'Not answerable'],
    ['Not answerable', 'No'],
    ['wind', 'Not answerable'],
    ['wind', ''],
    ['Yes, it grew.', 'No, it grew elsewhere.'],
    ['Goal 13 (Climate Action)', 'Goal 17'],
    ['March 2023', 'March or early April 2024'],
    ['14 June 1940', 'in June 1940', 'When did it begin?'],
    ['5 ft 6 in', '5 ft 5 in'],
    ['82%', '28%'],
    ['50%', 'not 50% but 30%'],
    ['50%', '30%, not 50%'],
    ['67 cents', '$67'],
    ['2040', '2041'],
    ["['wind', 'solar']", "['wind']"],
    ["['wind', 'solar']", "['solar', 'wind']", 'Rank them.'],
    ['Sales increased in Asia', 'Sales in Asia decreased'],
    ['direct emissions', 'only indirect emissions'],
    ['more negative for men', 'less negative for men'],
    ['It did not open a site', 'It did open a site', 'Did it open a site?'],
    ['Customer deposits', 'I’m sorry, but the context does not mention customer deposits.'],
    ['Lady Gaga', 'Lady Day'],
    ['Scope 1', 'Scope 2'],
    ['Scope 1 and 2', 'Scope 1 and 3'],
    ['Goal 13', 'Goal 17', 'Which goal?'],
    ['the 15th century', 'It is said to be the 9th century.'],
    ['31 December', '30 December'],
    ['Form 10-K', 'Form 8-K'],
    ['18 March', '18 May', 'When?'],
    ['Q3 2021', 'Q4 2021', 'When?'],
    ['The company has a target', 'The company has no target'],
    ['The board oversees risk', 'The board does not oversee risk', 'Who oversees risk?'],
    ['12.06.2024 and 13.12.2024', '12.06.2024, 18.03.2024'],
    ['net-zero by 2050', 'net zero by 2040'],
    ['1:3', '3:1'],
    ['1:3', '13'],
    ['3-5%', '35%'],
    ['Article 3.2', 'Article 32'],
    ['A+', 'A-'],
    ['AA-', 'AA'],
    ['AA-', 'It is rated AA.'],
    ['C++', 'C'],
    ["['1.5', '2']", "['15', '2']"],
    ["['A+', 'B']", "['A-', 'B']"],
  ];

  test.each(rows.map((row) => ({ row })))('$row', ({ row }) => {
    expect(verdictOf(row)).toBeNull();
  });
});

const pieces = [
  'the ',
  'wind ',
  'Solar, ',
  '12.8 ',
  '12% ',
  'no ',
  'Yes, ',
  '[',
  "'",
  '2040 ',
  '\n',
];
const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom(...pieces), maxLength: 6 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const kinds = fc.constantFrom(...ANSWER_KINDS);

/** Whether each side is a single number, and the numbers differ: `1.5` and `15`. */
function readsOtherNumber(reference: string, prediction: string): boolean {
  const [own, other] = [parseQuantities(reference), parseQuantities(prediction)];
  const values = [...own, ...other].map(({ value }) => toNumber(value));
  return own.length === 1 && other.length === 1 && values[0] !== values[1];
}

test.each([
  ['1.5', '15'],
  ['(473)', '473'],
  ['−473', '473'],
  ['12.8 %', '128 %'],
  ['$1.2 million', '$12 million'],
])(
  '%s is not %s, although exact match deletes the characters that distinguish them',
  (reference, prediction) => {
    const one = { references: [reference], prediction, kind: 'number' as const };
    expect(acceptCase(one)).toBeNull();
  },
);

test.each([
  ['1,577', '1577'],
  ['82%', '82'],
  ['1.50', '1.5'],
  ['2019-2020', '2019 2020'],
])('%s is still the same as %s', (reference, prediction) => {
  const one = { references: [reference], prediction, kind: 'number' as const };
  expect(acceptCase(one)).not.toBeNull();
});

const articlesOnly = /^(?:[^\p{L}\p{N}]|(?<!\p{L})(?:a|an|the)(?!\p{L}))*$/iu;

describe('for any text', () => {
  test('some tier accepts whatever exact match accepts, under every normalization', () => {
    const presets = fc.constantFrom(...Object.values(NORMALIZATION_PRESETS));
    let equal = 0;
    fc.assert(
      fc.property(texts, texts, kinds, presets, (reference, other, kind, normalisation) => {
        const settings = { ...DEFAULT_SETTINGS, normalisation };
        for (const prediction of [other, `${reference} `, `The ${reference.toUpperCase()}.`]) {
          const scores = scoreCase({ references: [reference], prediction, kind }, settings);
          if (scores.exact_match !== 1) continue;
          if (readsOtherNumber(reference, prediction)) continue;
          // An article alone is an answer in its own right: “The.” does not equal an empty
          // reference.
          if (articlesOnly.test(reference) && articlesOnly.test(prediction)) continue;
          equal++;
          expect(scores.answer_correct).toBe(1);
        }
      }),
      { numRuns: 500 },
    );
    expect(equal).toBeGreaterThan(0);
  });

  test('the order of the references does not change the tier', () => {
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 4 }), texts, kinds, (all, prediction, kind) => {
        const there = acceptCase({ references: all, prediction, kind });
        const back = acceptCase({ references: [...all].reverse(), prediction, kind });
        expect(back?.tier).toBe(there?.tier);
      }),
      { numRuns: 300 },
    );
  });

  test('the strict tier accepts the reference itself', () => {
    fc.assert(
      fc.property(texts, kinds, (text, kind) => {
        expect(acceptCase({ references: [text], prediction: text, kind })?.tier).toBe('strict');
      }),
    );
  });
});

test('in a reference with very many numbers, even the last ones must match literally', () => {
  const numbers = Array.from({ length: 60 }, (_, index) => `${2200 + 7 * index} t`).join(
    ', wind, ',
  );
  const reference = `Sites burnt ${numbers} of coal.`;
  const other = reference.replace('2613 t', '2617 t');
  const question = 'How much did each burn?';
  expect(verdictOf([reference, `They said: ${reference}`, question])).toBe('lexical/verbose');
  expect(verdictOf([reference, `They said: ${other}`, question])).toBeNull();
});
