import { EVERYTHING } from '../core/explore/view/view';
import { REJECTION_REASONS } from '../core/scoring/tiers/tier';
import { VERSION } from '../core/version';
import {
  type Density,
  initialView,
  type OpenException,
  type OpenRejection,
  type Page,
  type ResultsTab,
  type ViewState,
} from './view';

const PAGES: readonly Page[] = ['data', 'scoring', 'results'];
const TABS: readonly ResultsTab[] = [
  'overview',
  'questions',
  'compare',
  'gaps',
  'scorers',
  'judge',
  'agreement',
  'take-away',
];
const DENSITIES: readonly Density[] = ['comfortable', 'compact'];

/** Longest text taken from an address; users type less. */
const MAX_TEXT_LENGTH = 2000;

/** How many unknown keys are named, and with how many characters. */
const MAX_UNKNOWN = 5;
const MAX_KEY_LENGTH = 40;

type Check = (value: string) => boolean;

const isText: Check = (value) => value.length <= MAX_TEXT_LENGTH;
const isRun: Check = (value) => /^\d{1,4}$/.test(value);
const oneOf =
  (options: readonly string[]): Check =>
  (value) =>
    options.includes(value);

/** What each key may hold, and how often it may occur if more than once. */
const KEYS: Readonly<Record<string, readonly [check: Check, max?: number]>> = {
  gold: [isText],
  predictions: [isText, 50],
  settings: [isText],
  scorer: [(value) => /^[\w.+-]{1,40}$/.test(value)],
  place: [oneOf(PAGES)],
  tab: [oneOf(TABS)],
  run: [isRun],
  query: [isText],
  sort: [(value) => /^[-+]./u.test(value) && isText(value), 8],
  group: [isText],
  column: [isText, 200],
  pin: [isText, 20],
  density: [oneOf(DENSITIES)],
  compare: [isText],
  baseline: [isRun],
  with: [isRun],
  metric: [isText],
  slice: [isText],
  question: [isText],
  gap: [(value) => readRejection(value) !== null],
  exception: [(value) => readException(value) !== null],
};

/** The fragment for a view, without `#`; defaults are left out. */
export function writeAddress({ link, view, layout, ...state }: ViewState): string {
  const { comparison, overview, openRejection, openException } = state;
  const parts = new URLSearchParams();
  const put = (key: string, value: string | number | null, otherwise: string | number = '') => {
    if (value !== null && value !== otherwise) parts.append(key, String(value));
  };
  if (link) {
    parts.append('gold', link.gold);
    for (const address of link.predictions) parts.append('predictions', address);
    put('settings', link.settings);
    put('scorer', VERSION);
  }
  put('place', state.page, initialView.page);
  put('tab', state.tab, initialView.tab);
  put('run', state.runIndex, 0);
  put('query', view.query);
  for (const { column, descending } of view.sort) put('sort', (descending ? '-' : '+') + column);
  put('group', view.group);
  for (const column of layout.columns ?? []) parts.append('column', column);
  for (const column of layout.pinned) parts.append('pin', column);
  put('density', layout.density, initialView.layout.density);
  put('compare', comparison.metric);
  put('baseline', comparison.baseline, 0);
  put('with', comparison.other);
  put('metric', overview.metric);
  put('slice', overview.slice);
  put('question', state.openQuestion);
  if (openRejection) put('gap', `${openRejection.run} ${openRejection.kind}`);
  if (openException) {
    const { ahead, behind, profile } = openException;
    put('exception', `${ahead} ${behind} ${profile}`);
  }
  return parts.toString();
}

export interface ReadAddress {
  readonly state: ViewState;
  /** Keys that were ignored. */
  readonly leftOut: readonly string[];
  /** The version of Assay that wrote the link; `null` if absent. */
  readonly scorer: string | null;
}

/** Reads a fragment, which may come from a stranger: what is unknown, too long or repeated is ignored. */
export function readAddress(fragment: string): ReadAddress {
  const parts = new URLSearchParams();
  const leftOut = new Set<string>();
  for (const [key, value] of new URLSearchParams(fragment.replace(/^#/, ''))) {
    const [check, max = 1] = (Object.hasOwn(KEYS, key) ? KEYS[key] : undefined) ?? [];
    if (check?.(value) && parts.getAll(key).length < max) parts.append(key, value);
    else leftOut.add(key.slice(0, MAX_KEY_LENGTH));
  }
  const text = (key: string) => parts.get(key) ?? '';
  const known = <T extends string>(key: string, options: readonly T[], otherwise: T): T =>
    options.find((option) => option === text(key)) ?? otherwise;
  const gold = text('gold');
  const columns = parts.getAll('column');
  return {
    leftOut: [...leftOut].slice(0, MAX_UNKNOWN),
    scorer: parts.get('scorer'),
    state: {
      page: known('place', PAGES, gold === '' ? initialView.page : 'results'),
      tab: known('tab', TABS, initialView.tab),
      runIndex: Number(text('run')),
      view: {
        query: text('query'),
        sort: parts
          .getAll('sort')
          .map((sort) => ({ column: sort.slice(1), descending: sort.startsWith('-') })),
        group: text('group') || EVERYTHING.group,
      },
      layout: {
        columns: columns.length > 0 ? columns : null,
        pinned: parts.getAll('pin'),
        widths: {},
        density: known('density', DENSITIES, initialView.layout.density),
      },
      comparison: {
        metric: text('compare') || null,
        baseline: Number(text('baseline')),
        other: text('with') === '' ? null : Number(text('with')),
      },
      overview: { metric: text('metric') || null, slice: text('slice') || null },
      openQuestion: text('question') || null,
      openRejection: readRejection(text('gap')),
      openException: readException(text('exception')),
      link:
        gold === ''
          ? null
          : { gold, predictions: parts.getAll('predictions'), settings: parts.get('settings') },
    },
  };
}

/** A run and a rejection reason, as in `0 percent-sign`. */
function readRejection(text: string): OpenRejection | null {
  const [, run, name] = /^(\d{1,4}) ([a-z-]{1,40})$/.exec(text) ?? [];
  const kind = REJECTION_REASONS.find((one) => one === name);
  return run !== undefined && kind ? { run: Number(run), kind } : null;
}

/** Two runs and the scorer that reverses their rank, as in `0 2 hotpot`. */
function readException(text: string): OpenException | null {
  const [, ahead, behind, profile] = /^(\d{1,4}) (\d{1,4}) ([a-z0-9.-]{1,60})$/.exec(text) ?? [];
  return profile === undefined ? null : { ahead: Number(ahead), behind: Number(behind), profile };
}
