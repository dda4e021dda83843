import { FILTERS } from '../core/score/filters';
import { METRICS } from '../core/metrics';
import { EVERYTHING, TEXT_COLUMNS, type View } from '../core/score/order';
import type { Link, Place, ResultsTab, ViewState } from './model';
import { firstView } from './view';

const PLACES: readonly Place[] = ['data', 'scoring', 'results'];
const TABS: readonly ResultsTab[] = ['overview', 'questions', 'gaps', 'scorers', 'take-away'];

/** What a table can be sorted by. */
const SORTABLE: readonly string[] = [...TEXT_COLUMNS, ...METRICS.map(({ id }) => id)];

/** Longest text taken from an address; what a person searches for is shorter. */
const MAX_TEXT = 500;

/** The fragment that leads back to a view, without `#`; what is as at the beginning is left out. */
export function writeAddress(state: ViewState): string {
  const parts = new URLSearchParams();
  const put = (key: string, value: string, plain: string) => {
    if (value !== plain) parts.append(key, value);
  };
  if (state.link) {
    parts.append('gold', state.link.gold);
    for (const address of state.link.predictions) parts.append('predictions', address);
    put('settings', state.link.settings ?? '', '');
  }
  put('place', state.place, firstView.place);
  put('tab', state.tab, firstView.tab);
  put('run', String(state.runIndex), '0');
  put('search', state.view.search, '');
  for (const type of state.view.answerTypes) parts.append('type', type);
  for (const filter of state.view.filters) parts.append('only', filter);
  const { sort } = state.view;
  if (sort) parts.append('sort', `${sort.descending ? '-' : ''}${sort.column}@${sort.run}`);
  put('question', state.openQuestion ?? '', '');
  return parts.toString();
}

/**
 * Reads a fragment. It may come from a stranger: unknown places, filters and columns fall back to
 * the beginning, texts are cut, nothing is executed.
 */
export function readAddress(fragment: string): ViewState {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const text = (key: string) => (parts.get(key) ?? '').slice(0, MAX_TEXT);
  const known = <T extends string>(key: string, options: readonly T[], otherwise: T): T =>
    options.find((option) => option === parts.get(key)) ?? otherwise;
  const link = readLink(parts);
  return {
    place: known('place', PLACES, link ? 'results' : firstView.place),
    tab: known('tab', TABS, firstView.tab),
    runIndex: readIndex(parts.get('run')),
    view: {
      search: text('search'),
      answerTypes: parts.getAll('type').slice(0, 50),
      filters: FILTERS.map(({ id }) => id).filter((id) => parts.getAll('only').includes(id)),
      sort: readSort(text('sort')),
    },
    openQuestion: text('question') || null,
    link,
  };
}

function readLink(parts: URLSearchParams): Link | null {
  const gold = parts.get('gold');
  const predictions = parts.getAll('predictions').slice(0, 50);
  return gold ? { gold, predictions, settings: parts.get('settings') } : null;
}

function readSort(text: string): View['sort'] {
  const found = /^(-?)(\w+)@(\d{1,4})$/.exec(text);
  if (!found || !SORTABLE.includes(found[2] ?? '')) return EVERYTHING.sort;
  return { column: found[2] ?? '', run: Number(found[3]), descending: found[1] === '-' };
}

function readIndex(text: string | null): number {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : 0;
}
