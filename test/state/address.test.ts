import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROFILES } from '../../src/core/scoring/profiles';
import { REJECTION_REASONS } from '../../src/core/scoring/tiers/tier';
import { VERSION } from '../../src/core/version';
import { readAddress, writeAddress } from '../../src/state/address';
import { initialView, type ViewState } from '../../src/state/view';

const text = fc.string({ maxLength: 60 });
const name = fc.string({ minLength: 1, maxLength: 20 });

const viewState: fc.Arbitrary<ViewState> = fc.record({
  page: fc.constantFrom('data', 'scoring', 'results'),
  tab: fc.constantFrom('overview', 'questions', 'take-away'),
  runIndex: fc.nat(9999),
  secondRun: fc.option(fc.nat(9999)),
  openQuestion: fc.option(text.filter((id) => id !== '')),
  view: fc.record({
    query: text,
    sort: fc.array(fc.record({ column: name, descending: fc.boolean() }), { maxLength: 4 }),
    group: fc.option(name),
  }),
  layout: fc.record({
    columns: fc.option(fc.array(name, { minLength: 1, maxLength: 5 })),
    pinned: fc.array(name, { maxLength: 3 }),
    widths: fc.constant({}),
    density: fc.constantFrom('comfortable', 'compact'),
  }),
  overview: fc.record({
    metric: fc.constantFrom(null, 'f1', 'answer_correct'),
    slice: fc.option(fc.string({ minLength: 1, maxLength: 30 })),
  }),
  runList: fc.record({
    hidden: fc.array(text, { maxLength: 3 }),
    sort: fc.option(fc.record({ column: name, descending: fc.boolean() })),
  }),
  openRejection: fc.option(
    fc.record({ run: fc.nat(9999), kind: fc.constantFrom(...REJECTION_REASONS) }),
  ),
  openException: fc.option(
    fc.record({
      ahead: fc.nat(9999),
      behind: fc.nat(9999),
      profile: fc.constantFrom(...PROFILES.map(({ id }) => id)),
    }),
  ),
  comparison: fc.record({
    metric: fc.option(name),
    baseline: fc.nat(9999),
    other: fc.option(fc.nat(9999)),
  }),
  link: fc.option(
    fc.record({
      gold: text.filter((address) => address !== ''),
      predictions: fc.array(text, { maxLength: 3 }),
      settings: fc.option(text.filter((address) => address !== '')),
    }),
  ),
});

describe('the URL', () => {
  test('restores the view', () => {
    fc.assert(
      fc.property(viewState, (state) => {
        const { state: read, leftOut } = readAddress(`#${writeAddress(state)}`);
        expect(leftOut).toEqual([]);
        // A link opens the results unless the URL names another page.
        const page = state.link && state.page === 'data' ? 'results' : state.page;
        expect(read).toEqual({ ...state, page });
      }),
    );
  });

  test('contains the version that made a link, and a different version is reported', () => {
    const link = { gold: 'gold.json', predictions: ['run.csv'], settings: null };
    expect(readAddress(`#${writeAddress({ ...initialView, link })}`).scorer).toBe(VERSION);
    expect(readAddress('#gold=gold.json&scorer=0.0.9').scorer).toBe('0.0.9');
    expect(readAddress('#gold=gold.json&scorer=<b>')).toMatchObject({
      scorer: null,
      leftOut: ['scorer'],
    });
  });

  test('has no fragment for the default view', () => {
    expect(writeAddress(initialView)).toBe('');
  });

  test('is read without throwing and without accepting unknown values, whatever the fragment', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (fragment) => {
        const { page, tab, runIndex } = readAddress(fragment).state;
        expect(['data', 'scoring', 'results']).toContain(page);
        expect(['overview', 'questions', 'take-away']).toContain(tab);
        expect(Number.isInteger(runIndex)).toBe(true);
      }),
    );
    expect(readAddress('#gap=0+nothing&exception=0+1+<b>').leftOut).toEqual(['gap', 'exception']);
    const known = '#place=__proto__&constructor=1&only=wrong&sort=f1&run=1e9&density=small';
    expect(readAddress(known)).toEqual({
      state: initialView,
      leftOut: ['place', 'constructor', 'only', 'sort', 'run'],
      scorer: null,
    });
  });

  test('reports and ignores values that are too long or too numerous', () => {
    const long = `#query=${'a'.repeat(2001)}`;
    expect(readAddress(long)).toEqual({ state: initialView, leftOut: ['query'], scorer: null });
    const many = readAddress(`#${'sort=-f1&'.repeat(20)}query=a&query=b`);
    expect(many.state.view).toMatchObject({ query: 'a', sort: { length: 8 } });
    expect(many.leftOut).toEqual(['sort', 'query']);
  });
});
