import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { METRICS } from '../../../../src/core/scoring/metrics';
import type { Dataset } from '../../../../src/core/model';
import { createMatcher } from '../../../../src/core/explore/query/match';
import { printQuery } from '../../../../src/core/explore/query/print';
import { parseInput } from '../../../../src/core/explore/query/parse';
import { createScorer } from '../../../../src/core/scoring/scorer';
import { DEFAULT_SETTINGS } from '../../../../src/core/settings';
import { createVerdictColumns } from '../../../../src/core/scoring/acceptance/verdict-columns';
import { filtersOf } from '../../../../src/core/explore/view/filters';
import { orderQuestions } from '../../../../src/core/explore/view/order';
import { createQuestionTable } from '../../../../src/core/explore/view/question-table';
import {
  chosenRange,
  SCORE_RANGES,
  toggleRange,
} from '../../../../src/core/explore/query/score-ranges';
import { DEFAULT_VIEW, type View } from '../../../../src/core/explore/view/view';
import { datasetOf } from '../../../support/score-case';

interface Row {
  readonly type: string;
  readonly year: string;
  /** Scores of the two runs; NaN for a missing score. */
  readonly f1: readonly [number, number];
  readonly error: readonly [number, number];
  readonly prediction: string | null;
}

/** A table of two runs, strong and weak, with these cells. */
function tableOf(rows: readonly Row[]) {
  const plain = datasetOf(
    rows.map(({ type, prediction }) => ({ references: ['a'], prediction, answerType: type })),
  );
  const [run] = plain.runs;
  const dataset: Dataset = {
    ...plain,
    questions: {
      ...plain.questions,
      columns: [
        { name: 'Report Year', cells: rows.map(({ year }) => year) },
        { name: 'F1', cells: rows.map(() => 'x') },
      ],
    },
    runs: [
      { ...run!, model: 'strong' },
      { ...run!, model: 'weak' },
    ],
  };
  const column = (values: readonly number[]) => ({
    values: Float64Array.from(values),
    unscored: new Uint8Array(rows.length),
  });
  const scores = [0, 1].map((of) => ({
    f1: column(rows.map(({ f1 }) => f1[of]!)),
    absolute_error: column(rows.map(({ error }) => error[of]!)),
  }));
  const verdicts = [0, 1].map(() => createVerdictColumns(rows.length));
  const scorer = createScorer(dataset, DEFAULT_SETTINGS);
  return createQuestionTable(dataset, { scorer, scores, verdicts, rejections: null }, METRICS);
}

const rows: readonly Row[] = [
  { type: 'NR', year: '2020', f1: [0, 1], error: [3, 1], prediction: 'a' },
  { type: 'PE', year: '', f1: [0.5, 0.5], error: [NaN, NaN], prediction: null },
  { type: 'NR', year: '999', f1: [NaN, NaN], error: [NaN, 2], prediction: ' ' },
  { type: 'LR', year: '2020', f1: [1, 0], error: [0, 5], prediction: 'b' },
];
const table = tableOf(rows);

function ordered(view: Partial<View>, run = 0, of = table) {
  const found = orderQuestions(of, run, { ...DEFAULT_VIEW, ...view });
  if (found.kind === 'fault') throw new Error(found.fault.message);
  return { ...found, order: [...found.order] };
}

describe('the columns of the table', () => {
  test('have unique names; if a metric and a gold column share a name, the metric keeps it', () => {
    const names = table.fields.map(({ name }) => name);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(names).toContain('f1');
    expect(names).toContain('F1 2');
  });

  test.each<[string, number[]]>([
    ['best(f1) = 1', [0, 3]],
    ['worst(f1) = 0', [0, 3]],
    ['spread(f1) = 0', [1]],
    ['best(absolute_error) = 1', [0]],
    ['worst(absolute_error) = 5', [3]],
    ['best(absolute_error) = 2', [2]],
    ['f1@weak = 1', [0]],
    ['difference(f1@weak, f1@strong) > 0', [0]],
    ['difference(f1@strong, f1@weak) > 0', [3]],
    ['difference(f1@strong, f1@weak) = 0', [1]],
    ['difference(absolute_error@strong, absolute_error@weak) is empty', [1, 2]],
    ['response = missing', [1]],
    ['response = empty', [2]],
    ['prediction is empty', [1, 2]],
    ['[Report Year] > 1000', [0, 3]],
    ['best(f1) is empty', [2]],
  ])('%s', (query, expected) => {
    expect(ordered({ query }).order).toEqual(expected);
  });

  test('every filter is a query on these columns', () => {
    for (const { query } of METRICS.flatMap(filtersOf)) {
      expect(parseInput(query, table.vocabulary)).toMatchObject({ kind: 'query', isSearch: false });
    }
  });
});

describe('the filters', () => {
  const countsBy = (headline: string) => {
    const found = orderQuestions(table, 0, DEFAULT_VIEW, headline);
    return found.kind === 'ordered' ? found.counts : {};
  };

  test('follow the headline metric: answers at or above its threshold are correct', () => {
    const queries = filtersOf({ id: 'answer_correct', better: 'higher' }).map(({ id, query }) => [
      id,
      query,
    ]);
    expect(Object.fromEntries(queries)).toMatchObject({
      wrong: 'answer_correct < 0.5',
      disagree: 'best(answer_correct) >= 0.5 and worst(answer_correct) < 0.5',
      'all-wrong': 'best(answer_correct) < 0.5',
    });
    const own = rows.map(({ f1 }) => f1);
    expect(countsBy('f1')).toMatchObject({
      wrong: own.filter(([strong]) => strong < 0.5).length,
      disagree: own.filter((two) => Math.max(...two) >= 0.5 && Math.min(...two) < 0.5).length,
      'all-wrong': own.filter((two) => Math.max(...two) < 0.5).length,
    });
  });

  test('count nothing for a metric that is not scored', () => {
    expect(countsBy('exact_match')).toMatchObject({ wrong: 0, disagree: 0, 'all-wrong': 0 });
  });
});

describe('a typed query', () => {
  test.each<[string, string]>([
    ['emissions', 'emissions'],
    [' scope 2 emissions ', 'scope 2 emissions'],
    ['oil and gas', 'oil and gas'],
  ])('%s is searched for as text', (text, searched) => {
    expect(parseInput(text, table.vocabulary)).toEqual({
      kind: 'query',
      query: { kind: 'search', text: searched },
      isSearch: true,
      hint: null,
    });
  });

  test.each(['f1', 'type list', 'emissions = 5', '(emissions', '"scope'])(
    '%s is not searched for as text',
    (text) => {
      expect(parseInput(text, table.vocabulary).kind).toBe('fault');
    },
  );
});

describe('the order', () => {
  const by = (...columns: string[]): Partial<View> => ({
    sort: columns.map((column) => ({
      column: column.replace(/^-/, ''),
      descending: column.startsWith('-'),
    })),
  });

  test('puts empty cells last in both directions, keeps ties in file order, and sorts digits as numbers', () => {
    expect(ordered(by('f1')).order).toEqual([0, 1, 3, 2]);
    expect(ordered(by('-f1')).order).toEqual([3, 1, 0, 2]);
    expect(ordered(by('[Report Year]')).order).toEqual([2, 0, 3, 1]);
    expect(ordered(by('-[Report Year]')).order).toEqual([0, 3, 2, 1]);
  });

  test('uses the displayed run, or the named one', () => {
    expect(ordered(by('f1'), 1).order).toEqual([3, 1, 0, 2]);
    expect(ordered(by('f1@strong'), 1).order).toEqual([0, 1, 3, 2]);
  });

  test('breaks ties by the next column', () => {
    expect(ordered(by('type', '-f1@weak')).order).toEqual([3, 0, 2, 1]);
  });

  test('reports unknown columns and sorts by the known ones', () => {
    const found = ordered({ ...by('sector', '-f1'), group: 'region' });
    expect(found.unknown).toEqual(['sector', 'region']);
    expect(found.order).toEqual([3, 1, 0, 2]);
    expect(found.groups).toBeNull();
  });

  test('reports the position of an error', () => {
    expect(orderQuestions(table, 0, { ...DEFAULT_VIEW, query: 'f1 <' })).toEqual({
      kind: 'fault',
      fault: { start: 4, end: 4, message: 'Expected a value here.' },
    });
  });
});

describe('groups', () => {
  test('are in ascending order, with the empty value last, and have the means of every run', () => {
    const { groups, order } = ordered({
      group: '[Report Year]',
      sort: [{ column: 'f1', descending: true }],
    });
    expect(groups!.map(({ value, start, count }) => [value, start, count])).toEqual([
      ['999', 0, 1],
      ['2020', 1, 2],
      ['', 3, 1],
    ]);
    expect(order).toEqual([2, 3, 0, 1]);
    const f1 = METRICS.filter(({ headline }) => headline).findIndex(({ id }) => id === 'f1');
    expect(groups!.map(({ means }) => means.map((ofRun) => ofRun[f1]))).toEqual([
      [null, null],
      [0.5, 0.5],
      [0.5, 0.5],
    ]);
  });
});

describe('facets', () => {
  const arbitraryRow: fc.Arbitrary<Row> = fc.record({
    type: fc.constantFrom('NR', 'PE', 'LR', ''),
    year: fc.constantFrom('2020', '2021', ''),
    f1: fc.tuple(fc.constantFrom(0, 0.5, 1, NaN), fc.constantFrom(0, 1, NaN)),
    error: fc.constant([NaN, NaN] as const),
    prediction: fc.constantFrom('a', '', null),
  });
  const conditions = ['type = "NR"', 'type in ("PE", "LR")', '[Report Year] = "2020"', 'f1 < 1'];

  test('count the questions of each value under all other conditions', () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryRow, { maxLength: 30 }),
        fc.subarray(conditions),
        (given, chosen) => {
          const of = tableOf(given);
          const { facets } = ordered({ query: chosen.join(' and ') }, 0, of);
          for (const { name, values } of facets) {
            const others = chosen.filter(
              (one) => !one.startsWith(name) && !one.includes(`[${name}`),
            );
            const typed = parseInput(others.join(' and '), of.vocabulary);
            if (typed.kind === 'fault') throw new Error(typed.fault.message);
            const matches = createMatcher(typed.query, of.columns(0));
            for (const { value, count } of values) {
              const reference = { name, run: null, over: null };
              const texts = of.columns(0).texts(reference)!;
              const shown = given.filter((_, at) => matches(at) && texts(at)[0] === value);
              expect(count).toBe(shown.length);
            }
          }
        },
      ),
    );
  });

  test('are columns with at least two values', () => {
    expect(ordered({}).facets.map(({ name }) => name)).toEqual(['type', 'response', 'Report Year']);
  });
});

describe('ranges of scores', () => {
  const f1 = { name: 'f1', run: null, over: null };
  const countsOf = (query: string) =>
    ordered({ query }).ranges.find(({ name }) => name === 'f1')!.counts;

  test('count every score once, without applying conditions on the metric itself', () => {
    expect(countsOf('')).toEqual([1, 0, 0, 1, 0, 1]);
    expect(countsOf('f1 = 1')).toEqual([1, 0, 0, 1, 0, 1]);
    expect(countsOf('type = NR and f1 >= 0.5 and f1 < 0.75')).toEqual([1, 0, 0, 0, 0, 0]);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (score) => {
        expect(SCORE_RANGES.filter(({ includes }) => includes(score))).toHaveLength(1);
      }),
    );
  });

  test('toggle conditions that select the counted questions', () => {
    const typed = parseInput('type = NR and f1 < 0.3', table.vocabulary);
    const before = typed.kind === 'query' ? typed.query : null;
    for (const range of SCORE_RANGES) {
      const query = toggleRange(before, f1, range);
      expect(chosenRange(query, f1)).toBe(range);
      const matches = createMatcher(query, table.columns(0));
      const found = rows.filter(({ type, f1: [own] }) => type === 'NR' && range.includes(own));
      expect(rows.filter((_, at) => matches(at))).toEqual(found);
      expect(printQuery(toggleRange(query, f1, range)!)).toBe('type = "NR"');
    }
    expect(chosenRange(before, f1)).toBeNull();
  });
});
