import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FILTERS } from '../../src/core/score/filters';
import { readAddress, writeAddress } from '../../src/state/address';
import type { ViewState } from '../../src/state/model';
import { firstView } from '../../src/state/view';

const text = fc.string({ maxLength: 60 });

const viewState: fc.Arbitrary<ViewState> = fc.record({
  place: fc.constantFrom('data', 'scoring', 'results'),
  tab: fc.constantFrom('overview', 'questions', 'take-away'),
  runIndex: fc.nat(9999),
  openQuestion: fc.option(text.filter((id) => id !== '')),
  view: fc.record({
    search: text,
    answerTypes: fc.array(text, { maxLength: 5 }),
    filters: fc.subarray(FILTERS.map(({ id }) => id)),
    sort: fc.option(
      fc.record({
        column: fc.constantFrom('id', 'answerType', 'exact_match', 'f1', 'list_f1'),
        run: fc.nat(9999),
        descending: fc.boolean(),
      }),
    ),
  }),
  link: fc.option(
    fc.record({
      gold: text.filter((address) => address !== ''),
      predictions: fc.array(text, { maxLength: 3 }),
      settings: fc.option(text.filter((address) => address !== '')),
    }),
  ),
});

describe('the address', () => {
  test('leads back to the same view', () => {
    fc.assert(
      fc.property(viewState, (state) => {
        const read = readAddress(`#${writeAddress(state)}`);
        // A link opens the results unless the address names another place.
        const place = state.link && state.place === 'data' ? 'results' : state.place;
        expect(read).toEqual({ ...state, place });
      }),
    );
  });

  test('is empty at the beginning', () => {
    expect(writeAddress(firstView)).toBe('');
  });

  test('takes any fragment without an exception and nothing unknown from it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (fragment) => {
        const { place, tab, runIndex } = readAddress(fragment);
        expect(['data', 'scoring', 'results']).toContain(place);
        expect(['overview', 'questions', 'take-away']).toContain(tab);
        expect(Number.isInteger(runIndex)).toBe(true);
      }),
    );
    expect(readAddress('#place=__proto__&only=constructor&sort=-foo@1&run=1e9')).toEqual(firstView);
  });
});
