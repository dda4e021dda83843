import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeQuery } from '../../../../src/core/explore/query/complete';
import {
  chosenValues,
  hasCondition,
  toggleCondition,
  toggleValue,
} from '../../../../src/core/explore/query/edit';
import {
  type Field,
  type FieldReference,
  OPERATORS,
  type Query,
  type Vocabulary,
} from '../../../../src/core/explore/query/query';
import { type Columns, createMatcher } from '../../../../src/core/explore/query/match';
import { parseInput, parseQuery } from '../../../../src/core/explore/query/parse';
import { printQuery } from '../../../../src/core/explore/query/print';

const field = (
  name: string,
  type: Field['type'],
  perRun = false,
  values: string[] = [],
): Field => ({
  name,
  label: name,
  type,
  perRun,
  values,
});

const vocabulary: Vocabulary = {
  fields: [
    field('id', 'text'),
    field('question', 'text'),
    field('type', 'text', false, ['NR', 'PE']),
    field('Report Year', 'text'),
    field('and', 'text'),
    field('f1', 'number', true),
    { ...field('exact_match', 'number', true), aliases: ['EM', 'Exact match'] },
    field('gap', 'text', true, ['unit', 'date']),
  ],
  runs: ['strong', 'gpt 4 r1'],
};

function read(text: string): Query | null {
  const parsed = parseQuery(text, vocabulary);
  if (parsed.kind === 'fault') throw new Error(parsed.fault.message);
  return parsed.query;
}

const TWO_RUNS = '“difference” takes a metric of two runs, such as difference(f1@A, f1@B).';
const SAME_METRIC = 'Expected “f1” of another run, such as difference(f1@A, f1@B).';

const own = (name: string): FieldReference => ({ name, run: null, over: null });

describe('value labels and proportions', () => {
  const labeled: Vocabulary = {
    ...vocabulary,
    fields: [
      ...vocabulary.fields,
      {
        ...field('tier', 'text', true, ['lexical', 'strict']),
        valueLabels: [{ value: 'lexical', label: 'Paraphrase' }],
      },
      { ...field('recall', 'number', true), isShare: true },
    ],
  };

  test.each([
    ['tier = paraphrase', 'tier = "lexical"'],
    ['tier not in (strict, Paraphrase)', 'not tier in ("strict", "lexical")'],
    ['tier ~ paraphrase', 'tier ~ "paraphrase"'],
  ])('the label of a value names it: %s', (text, printed) => {
    const parsed = parseQuery(text, labeled);
    const query = parsed.kind === 'query' ? parsed.query : null;
    expect(query && printQuery(query)).toBe(printed);
  });

  test('a value is completed from its label', () => {
    const [first] = completeQuery('tier = par', 10, labeled);
    expect(first).toMatchObject({ insert: '"lexical"', label: 'Paraphrase' });
  });

  test.each([
    ['recall@strong > 40', 'recall ranges from 0 to 1; for 40 on a scale of 0 to 100, write 40%.'],
    [
      'type = NR and not recall < 33.3',
      'recall ranges from 0 to 1; for 33.3 on a scale of 0 to 100, write 33.3%.',
    ],
    ['recall < 200', 'recall ranges from 0 to 1.'],
    ['recall <= 1', null],
    ['recall > 40%', null],
    ['f1 > 40', null],
  ])('a proportion compared with a number above 1 gets a hint: %s', (text, hint) => {
    expect(parseInput(text, labeled)).toMatchObject({ kind: 'query', hint });
  });
});

describe('a query', () => {
  test.each<[string, string]>([
    ['f1 < 0.5 and type = NR', 'f1 < 0.5 and type = "NR"'],
    ['F1<.5 AND Type="NR"', 'f1 < 0.5 and type = "NR"'],
    ['f1 >= 50%', 'f1 >= 0.5'],
    ['type in (NR, "PE")', 'type in ("NR", "PE")'],
    ['type not in (NR)', 'not type in ("NR")'],
    ['[Report Year] > 2020', '[Report Year] > 2020'],
    ['[report year] = 2020', '[Report Year] = "2020"'],
    ['[and] ~ x', '[and] ~ "x"'],
    ['f1@strong = 1', 'f1@strong = 1'],
    ['f1@[GPT 4 r1] = 1', 'f1@[gpt 4 r1] = 1'],
    ['spread(f1) > 0', 'spread(f1) > 0'],
    ['Difference(F1@strong,f1@[GPT 4 r1])>0', 'difference(f1@strong, f1@[gpt 4 r1]) > 0'],
    ['gap is empty', 'gap is empty'],
    ['gap is not empty', 'not gap is empty'],
    ['"scope 1" and not "a ""b"""', '"scope 1" and not "a ""b"""'],
    ['f1 < 1 or f1 > 0 and gap = unit', 'f1 < 1 or f1 > 0 and gap = "unit"'],
    ['(f1 < 1 or f1 > 0) and gap = unit', '(f1 < 1 or f1 > 0) and gap = "unit"'],
    ['not (f1 < 1 and f1 > 0)', 'not (f1 < 1 and f1 > 0)'],
    ['question ~ CO2-equivalent', 'question ~ "CO2-equivalent"'],
    ['id = 007', 'id = "007"'],
  ])('%s is read as %s', (text, written) => {
    expect(printQuery(read(text)!)).toBe(written);
  });

  test('without conditions matches everything', () => {
    expect(read('   ')).toBeNull();
  });

  test.each<[string, number, number, string]>([
    ['f2 < 0.5', 0, 2, 'No column is called “f2”. Did you mean “f1”?'],
    ['colour < 0.5', 0, 6, 'No column is called “colour”. To search for it as text, quote it.'],
    ['exact = 1', 0, 5, 'No column is called “exact”. Did you mean “exact_match”?'],
    ['exact mach = 1', 0, 5, 'No column is called “exact”. Did you mean “exact_match”?'],
    ['f1@stong = 1', 3, 8, 'No run is called “stong”. Did you mean “strong”?'],
    ['f1 <', 4, 4, 'Expected a value here.'],
    ['f1 < abc', 5, 8, 'Expected a number here, such as 0.5.'],
    ['f1 is full', 6, 10, 'Expected “empty” or “not empty” after “is”.'],
    ['type = "NR', 7, 10, 'This quotation mark is not closed.'],
    ['f1 < 1 f1 > 0', 7, 9, 'Expected “and” or “or” before this.'],
    ['(f1 < 1', 7, 7, 'Expected “)” here.'],
    ['f1@weak = 1', 3, 7, 'No run is called “weak”.'],
    ['type@strong = NR', 5, 11, '“type” is the same for every run.'],
    ['spread(type) = 1', 7, 11, '“spread” takes a metric without a run, such as spread(f1).'],
    ['spread(spread(f1)) = 1', 7, 13, 'Expected a column here.'],
    ['difference(f1) > 0', 11, 13, TWO_RUNS],
    ['difference(type, type) > 0', 11, 15, TWO_RUNS],
    ['difference(f1@strong > 0', 21, 22, 'Expected “,” here.'],
    ['difference(f1@strong, gap@strong) > 0', 22, 25, SAME_METRIC],
    ['difference(f1@strong, f1) > 0', 22, 24, SAME_METRIC],
    ['difference(f1@strong, f1@weak) > 0', 25, 29, 'No run is called “weak”.'],
    ['difference > 0', 0, 10, 'Expected a column here.'],
    ['f1 < 1 ! 2', 7, 8, '“!” is not valid here.'],
    ['type NR', 5, 7, 'Expected an operator after “type”, such as =, < or ~.'],
    ['and f1', 0, 3, 'Expected a column here.'],
    ['type > NR', 7, 9, 'Expected a number here, such as 0.5.'],
  ])('%s is wrong at %i to %i', (text, start, end, message) => {
    const [, fix] = /Did you mean “(.*)”\?$/.exec(message) ?? [];
    expect(parseQuery(text, vocabulary)).toEqual({
      kind: 'fault',
      fault: { start, end, message, ...(fix !== undefined && { fix }) },
    });
  });

  test.each<[string, string]>([
    ['em = 1', 'exact_match = 1'],
    ['[Exact match] = 1', 'exact_match = 1'],
    ['exact match = 1', 'exact_match = 1'],
    [
      'report year = 2020 and exact match@strong = 1',
      '[Report Year] = "2020" and exact_match@strong = 1',
    ],
    ['em@strong = 1', 'exact_match@strong = 1'],
    ['em@[gpt 4] = 1', 'exact_match@[gpt 4 r1] = 1'],
    ['strong.em = 1', 'exact_match@strong = 1'],
    ['[gpt 4 r1].f1 < 1', 'f1@[gpt 4 r1] < 1'],
    ['spread(em) > 0', 'spread(exact_match) > 0'],
  ])('%s names a column by its heading: %s', (text, written) => {
    expect(printQuery(read(text)!)).toBe(written);
  });

  test('prefers a column whose name matches over one whose heading matches', () => {
    const both = { ...vocabulary, fields: [...vocabulary.fields, field('EM', 'text')] };
    expect(parseQuery('em = 1', both)).toMatchObject({ query: { field: { name: 'EM' } } });
  });

  test('suggests the intended column for a misspelled heading', () => {
    expect(parseQuery('exact_mach = 1', vocabulary)).toMatchObject({
      fault: { fix: 'exact_match' },
    });
    expect(parseQuery('ex = 1', vocabulary)).toMatchObject({ kind: 'fault' });
  });

  const arbitraryField = fc.constantFrom<FieldReference>(
    own('type'),
    own('Report Year'),
    own('and'),
    { name: 'gap', run: 'gpt 4 r1', over: null },
  );
  const arbitraryNumber = fc.constantFrom<FieldReference>(
    own('f1'),
    { name: 'f1', run: 'strong', over: null },
    { name: 'exact_match', run: null, over: 'spread' },
    { name: 'f1', run: 'strong', over: null, less: 'gpt 4 r1' },
  );
  const condition = fc.oneof<fc.Arbitrary<Query>[]>(
    fc.record({
      kind: fc.constant('compare'),
      field: arbitraryField,
      operator: fc.constantFrom('=', '!=', '~', '!~'),
      value: fc.string({ unit: 'grapheme' }),
    }),
    fc.record({
      kind: fc.constant('compare'),
      field: arbitraryNumber,
      operator: fc.constantFrom(...OPERATORS),
      value: fc.integer({ min: -1000, max: 1000 }).map((value) => value / 8),
    }),
    fc.record({
      kind: fc.constant('in'),
      field: arbitraryField,
      values: fc.array(fc.string(), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('empty'), field: fc.oneof(arbitraryField, arbitraryNumber) }),
    fc.record({ kind: fc.constant('search'), text: fc.string({ unit: 'grapheme' }) }),
  );
  const { query: arbitraryQuery } = fc.letrec<{ query: Query }>((tie) => ({
    query: fc.oneof(
      { maxDepth: 4 },
      condition,
      fc.record({
        kind: fc.constantFrom('and', 'or'),
        parts: fc.array(tie('query'), { minLength: 2, maxLength: 3 }),
      }),
      fc.record({ kind: fc.constant('not'), part: tie('query') }),
    ),
  }));

  test('parses to itself after printing', () => {
    fc.assert(
      fc.property(arbitraryQuery, (query) => {
        expect(read(printQuery(query))).toEqual(query);
      }),
    );
  });

  test('never throws, whatever the text, and offers completions at any caret position', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'f1',
        '<',
        '(',
        ')',
        'and',
        'not',
        'in',
        '@',
        '"',
        '[',
        ',',
        ' ',
        'spread',
        'difference(',
        'strong',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.nat(), (pieces, nat) => {
        const text = pieces.join('');
        const parsed = parseQuery(text, vocabulary);
        if (parsed.kind === 'fault') {
          expect(parsed.fault.start).toBeLessThanOrEqual(parsed.fault.end);
          expect(parsed.fault.end).toBeLessThanOrEqual(text.length);
        }
        const caret = nat % (text.length + 1);
        for (const { start, end } of completeQuery(text, caret, vocabulary)) {
          expect(start).toBeLessThanOrEqual(end);
          expect(end).toBe(caret);
        }
      }),
    );
  });

  test('has limited nesting, with an error beyond the limit', () => {
    const text = `${'('.repeat(100_000)}f1 < 1`;
    expect(parseQuery(text, vocabulary)).toMatchObject({
      kind: 'fault',
      fault: { message: 'Parentheses are nested more than 50 deep.' },
    });
    for (const nested of ['spread(', 'difference(']) {
      expect(parseQuery(nested.repeat(100_000), vocabulary).kind).toBe('fault');
    }
  });
});

describe('questions that match', () => {
  const rows = [
    { type: 'NR', year: '2020', references: ['5 t', 'five'], f1: [0, 1], gap: '' },
    { type: 'PE', year: '2021', references: ['Paris'], f1: [0.5, 0.5], gap: 'unit' },
    { type: 'nr', year: '', references: [], f1: [NaN, NaN], gap: '' },
  ];
  const columns: Columns = {
    numbers: ({ name, run, over }) => {
      if (name !== 'f1') return null;
      const ofRow = (at: number) => rows[at]!.f1;
      if (over === 'spread') return (at) => Math.max(...ofRow(at)) - Math.min(...ofRow(at));
      return (at) => ofRow(at)[run === 'strong' ? 1 : 0]!;
    },
    texts: ({ name }) => {
      const filled = (text: string) => (text === '' ? [] : [text]);
      const byName: Record<string, (at: number) => readonly string[]> = {
        type: (at) => filled(rows[at]!.type),
        'Report Year': (at) => filled(rows[at]!.year),
        question: (at) => rows[at]!.references,
        gap: (at) => filled(rows[at]!.gap),
      };
      return byName[name] ?? null;
    },
    searched: (at) => [rows[at]!.type, null, ...rows[at]!.references],
  };

  test.each<[string, number[]]>([
    ['', [0, 1, 2]],
    ['type = nr', [0, 2]],
    ['type != NR', [1]],
    ['type in (PE, x)', [1]],
    ['f1 < 0.6', [0, 1]],
    ['f1@strong < 0.6', [1]],
    ['not f1 < 0.6', [2]],
    ['f1 is empty', [2]],
    ['spread(f1) > 0', [0]],
    ['[Report Year] > 2019', [0, 1]],
    ['[Report Year] is empty', [2]],
    ['[Report Year] != "2020"', [1, 2]],
    ['question = five', [0]],
    ['question ~ AR', [1]],
    ['question !~ a', [0, 2]],
    ['gap is not empty', [1]],
    ['"paris"', [1]],
    ['"nr" and "five" or gap = UNIT', [0, 1]],
    ['"nr" and ("five" or gap = UNIT)', [0]],
  ])('%s', (text, expected) => {
    const matches = createMatcher(read(text), columns);
    expect([0, 1, 2].filter(matches)).toEqual(expected);
  });
});

describe('a click on a value', () => {
  const wrong = read('exact_match < 1')!;

  test('adds or removes a condition and keeps the others', () => {
    const typed = read('f1 < 0.5 or type = NR');
    const added = toggleCondition(typed, wrong);
    expect(printQuery(added!)).toBe('(f1 < 0.5 or type = "NR") and exact_match < 1');
    expect(hasCondition(added, wrong)).toBe(true);
    expect(toggleCondition(added, wrong)).toEqual(typed);
    expect(toggleCondition(wrong, wrong)).toBeNull();
  });

  test('selects one or several values of a column', () => {
    const one = toggleValue(wrong, own('type'), 'NR');
    expect(printQuery(one!)).toBe('exact_match < 1 and type = "NR"');
    const two = toggleValue(one, own('type'), 'PE');
    expect(printQuery(two!)).toBe('exact_match < 1 and type in ("NR", "PE")');
    expect(chosenValues(two, own('type'))).toEqual(['NR', 'PE']);
    expect(chosenValues(two, own('id'))).toEqual([]);
    expect(toggleValue(toggleValue(two, own('type'), 'NR'), own('type'), 'PE')).toEqual(wrong);
  });
});

describe('completion', () => {
  const labels = (text: string) =>
    completeQuery(text, text.length, vocabulary).map(({ insert }) => insert);

  test('offers columns first, with prefix matches before substring matches', () => {
    expect(labels('').slice(0, 3)).toEqual(['id', 'question', 'type']);
    expect(labels('t').slice(0, 2)).toEqual(['type', 'question']);
    expect(labels('f1 < 1 and ex')).toEqual(['exact_match']);
  });

  test('offers the operators of a column, then its values', () => {
    expect(labels('f1 ')).toContain('<');
    expect(labels('type ')).toContain('in (');
    expect(labels('type = ')).toEqual(['"NR"', '"PE"']);
    expect(labels('type = n')).toEqual(['"NR"']);
    expect(labels('type in (NR, ')).toEqual(['"NR"', '"PE"']);
    expect(labels('gap in (unit, d')).toEqual(['"date"']);
  });

  test('offers runs, metrics for aggregates, and conjunctions', () => {
    expect(labels('f1@')).toEqual(['strong', '[gpt 4 r1]']);
    expect(labels('f1@strong ')).toContain('>=');
    expect(labels('spread(')).toEqual(['f1', 'exact_match']);
    expect(labels('spread(f1) ')).toContain('>');
    expect(labels('f1 < 1 ')).toEqual(['and', 'or']);
    expect(labels('f1 is ')).toEqual(['empty', 'not empty']);
  });

  test('completes a difference between two runs', () => {
    expect(labels('diff')).toEqual(['difference(']);
    expect(labels('difference(')).toEqual(['f1', 'exact_match']);
    expect(labels('difference(f1 ')).toEqual(['@']);
    expect(labels('difference(f1@')).toEqual(['strong', '[gpt 4 r1]']);
    expect(labels('difference(f1@strong ')).toEqual([',']);
    expect(labels('difference(f1@strong, ')).toEqual(['f1']);
    expect(labels('difference(f1@strong, f1@')).toEqual(['[gpt 4 r1]']);
    expect(labels('difference(f1@strong, f1@[gpt 4 r1] ')).toEqual([')']);
    expect(labels('difference(f1@strong, f1@[gpt 4 r1]) ')).toContain('<');
    expect(labels('difference(f1@strong, f1@[gpt 4 r1]) > ')).toContain('0');
    expect(labels('difference(f1@strong, f1@[gpt 4 r1]) > 0 ')).toEqual(['and', 'or']);
  });

  test('replaces the partial word', () => {
    expect(completeQuery('f1 < 1 and ty', 13, vocabulary)[0]).toEqual({
      start: 11,
      end: 13,
      insert: 'type',
      label: 'type',
      kind: 'column',
    });
  });
});
