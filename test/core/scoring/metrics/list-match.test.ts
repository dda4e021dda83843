import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pairEqualItems, pairItems } from '../../../../src/core/answers/list-matching';
import { DEFAULT_SETTINGS, type Settings } from '../../../../src/core/settings';
import { scoreCase } from '../../../support/score-case';

function score(reference: string, prediction: string, question = '', settings?: Settings) {
  const one = { references: [reference], prediction, question, kind: 'list' } as const;
  return scoreCase(one, settings);
}

describe('equal lists', () => {
  test.each([
    ["['SSP1 (sustainability)', 'SSP2']", '["SSP1 (sustainability)", "SSP2"]'],
    ["['Bamboo', 'Sugar cane']", '- bamboo\n- sugar cane'],
    ["['Austria', 'United\nKingdom']", 'Austria and the United Kingdom'],
    ["['Taobao and Tmall', 'Amap']", 'Amap, Taobao and Tmall'],
    ["['Metrics & targets', 'Strategy']", '["Strategy", "Metrics and Targets"]'],
    ["['SBTN', 'RE100']", '["Science Based Targets Network (SBTN)", "RE100"]'],
    ["['SSP1 (sustainability)']", 'Sustainability'],
    ["['12%', '8%']", '["12.0", "8"]'],
    [
      "['clean energy transitions', 'uncertainty']",
      '["Prospects for clean energy transitions", "Uncertainty"]',
    ],
    ["['wind', 'solar']", "['wind', 'solar'"],
    ['[]', ''],
  ])('%s = %s', (reference, prediction) => {
    expect(score(reference, prediction)).toMatchObject({ list_match: 1, list_f1: 1 });
  });

  test.each([
    ["['wind', 'solar']", "['wind']"],
    ["['wind', 'solar']", "['wind', 'solar', 'hydro']"],
    ["['wind', 'solar']", "['wind', 'wind']"],
    ["['Scope 1', 'Scope 2']", "['Scope 1', 'Scope 3']"],
    ["['direct emissions']", 'indirect emissions'],
    ["['North America']", 'South America'],
    ["['renewable energy sources']", 'not renewable energy sources'],
    ["['Under 30 years old']", 'Over 30 years old'],
    ["['2030', '2050']", "['2031', '2050']"],
    ["['12 wind farms']", '12 solar farms'],
    ["['Risk & impact management']", 'Risk management'],
    ["['wind']", 'Not answerable'],
  ])('%s ≠ %s', (reference, prediction) => {
    expect(score(reference, prediction).list_match).toBe(0);
  });
});

describe('the order of items', () => {
  const withOrder = (order: Settings['lists']['order']): Settings => ({
    ...DEFAULT_SETTINGS,
    lists: { ...DEFAULT_SETTINGS.lists, order },
  });
  const turned = (question: string, settings?: Settings) =>
    score("['wind', 'solar']", "['solar', 'wind']", question, settings);

  test('counts if the question asks for it', () => {
    expect(turned('Which?').list_match).toBe(1);
    expect(turned('Rank them.').list_match).toBe(0);
  });

  test('always or never counts if the settings say so', () => {
    expect(turned('Which?', withOrder('always')).list_match).toBe(0);
    expect(turned('Rank them.', withOrder('never')).list_match).toBe(1);
  });

  test('does not change list F1', () => {
    expect(turned('Rank them.')).toMatchObject({ list_f1: 1, list_recall: 1, list_precision: 1 });
  });
});

test('a lower threshold accepts less similar items', () => {
  const settings = { ...DEFAULT_SETTINGS, lists: { ...DEFAULT_SETTINGS.lists, similarity: 0.8 } };
  const [reference, prediction] = ["['Risk & impact management']", 'Risk management'];
  expect(score(reference, prediction, '', settings).list_match).toBe(1);
});

describe('the pairing of items', () => {
  const graph = fc.array(fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), { maxLength: 5 });

  test('is one to one and has the maximum size', () => {
    fc.assert(
      fc.property(graph, (edges) => {
        const partners = [...pairItems(edges.length, 5, (a, b) => edges[a]?.[b] === true)];
        const paired = partners.filter((partner) => partner >= 0);
        expect(new Set(paired).size).toBe(paired.length);
        partners.forEach((b, a) => {
          if (b >= 0) expect(edges[a]?.[b]).toBe(true);
        });
        expect(paired.length).toBe(largest(edges, 0, new Set()));
      }),
    );
  });

  test('is optimal, not greedy', () => {
    expect([...pairItems(2, 2, (a, b) => a === 0 || b === 0)]).toEqual([1, 0]);
  });

  test('pairs each of several equal items only once', () => {
    expect([...pairEqualItems(['a', 'a', 'b'], ['b', 'a', 'c'])]).toEqual([1, -1, 0]);
  });
});

test('with more than 200 items, accepts only equal items, and takes little time', () => {
  const items = Array.from({ length: 20_000 }, (_, index) => `item ${index}`);
  const reference = JSON.stringify(items);
  expect(score(reference, JSON.stringify([...items].reverse()))).toMatchObject({ list_match: 1 });
  const changed = JSON.stringify([...items.slice(1), 'an other']);
  expect(score(reference, changed)).toMatchObject({ list_match: 0, list_recall: 19_999 / 20_000 });
});

test('list_match = 1 implies list_f1 = 1', () => {
  const item = fc.constantFrom(
    'wind',
    'Wind',
    'the wind power',
    '12',
    '12%',
    '12.001',
    'SBTN',
    'a b c d e f g',
    'a b c d e f',
  );
  const lists = fc.array(item, { maxLength: 5 }).map((items) => JSON.stringify(items));
  let matched = 0;
  fc.assert(
    fc.property(fc.array(lists, { maxLength: 3 }), lists, (references, prediction) => {
      const scores = scoreCase({ references, prediction, kind: 'list' });
      if (scores.list_match !== 1) return;
      matched++;
      expect(scores).toMatchObject({ list_f1: 1, list_precision: 1, list_recall: 1 });
    }),
    { numRuns: 500 },
  );
  expect(matched).toBeGreaterThan(0);
});

/** Size of the largest pairing, by exhaustive search. */
function largest(
  edges: readonly (readonly boolean[])[],
  item: number,
  used: ReadonlySet<number>,
): number {
  const partners = edges[item];
  if (!partners) return 0;
  let best = largest(edges, item + 1, used);
  partners.forEach((edge, partner) => {
    if (!edge || used.has(partner)) return;
    best = Math.max(best, 1 + largest(edges, item + 1, new Set([...used, partner])));
  });
  return best;
}
