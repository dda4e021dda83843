import { REJECTION_REASONS } from '../core/scoring/tiers/tier';
import {
  type Density,
  initialView,
  type Link,
  type OpenException,
  type OpenRejection,
  type Page,
  type ResultsTab,
  type ViewState,
} from './view';
import { VERSION } from '../core/version';
import { EVERYTHING, type Sort } from '../core/explore/view/view';

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

/** Longest query, name or id taken from an address; what a person types is shorter. */
const MAX_TEXT = 2000;

/** How often a part may stand in an address; every other part stands once. */
const MAX_COUNT: Readonly<Record<string, number>> = {
  predictions: 50,
  sort: 8,
  column: 200,
  pin: 20,
};

/** Parts with a text of any kind; what it means is found out where the columns are known. */
const TEXTS = [
  ...['gold', 'predictions', 'settings', 'query', 'sort'],
  ...['group', 'column', 'pin', 'compare', 'metric', 'slice'],
];

/** The fragment that leads back to a view, without `#`; what is as at the beginning is left out. */
export function writeAddress({ link, view, layout, ...state }: ViewState): string {
  const parts = new URLSearchParams();
  const put = (key: string, value: string, plain: string) => {
    if (value !== plain) parts.append(key, value);
  };
  if (link) {
    parts.append('gold', link.gold);
    for (const address of link.predictions) parts.append('predictions', address);
    put('settings', link.settings ?? '', '');
    put('scorer', VERSION, '');
  }
  put('place', state.page, initialView.page);
  put('tab', state.tab, initialView.tab);
  put('run', String(state.runIndex), '0');
  put('query', view.query, '');
  for (const { column, descending } of view.sort) {
    parts.append('sort', `${descending ? '-' : '+'}${column}`);
  }
  put('group', view.group ?? '', '');
  for (const column of layout.columns ?? []) parts.append('column', column);
  for (const column of layout.pinned) parts.append('pin', column);
  put('density', layout.density, initialView.layout.density);
  put('compare', state.comparison.metric ?? '', '');
  put('baseline', String(state.comparison.baseline), '0');
  put('with', String(state.comparison.other ?? ''), '');
  put('metric', state.overview.metric ?? '', '');
  put('slice', state.overview.slice ?? '', '');
  put('question', state.openQuestion ?? '', '');
  put('gap', writeGap(state.openRejection), '');
  put('exception', writeException(state.openException), '');
  return parts.toString();
}

/** What a fragment says, and the names of the parts that were left out. */
export interface ReadAddress {
  readonly state: ViewState;
  readonly leftOut: readonly string[];
  /** The version of Assay that wrote the link; `null` where it does not say. */
  readonly scorer: string | null;
}

/**
 * Reads a fragment. It may come from a stranger: what is unknown, too long or too often there is left
 * out and named, and nothing is executed.
 */
export function readAddress(fragment: string): ReadAddress {
  const { parts, leftOut } = takeKnown(fragment);
  const text = (key: string) => parts.get(key) ?? '';
  const known = <T extends string>(key: string, options: readonly T[], otherwise: T): T =>
    options.find((option) => option === text(key)) ?? otherwise;
  const link = readLink(parts);
  const columns = parts.getAll('column');
  return {
    leftOut,
    scorer: parts.get('scorer'),
    state: {
      page: known('place', PAGES, link ? 'results' : initialView.page),
      tab: known('tab', TABS, initialView.tab),
      runIndex: Number(text('run')),
      view: {
        query: text('query'),
        sort: parts.getAll('sort').map(readSort),
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
      openRejection: readGap(text('gap')),
      openException: readException(text('exception')),
      link,
    },
  };
}

/** What each part may hold, beside the texts. */
const ALLOWED: Readonly<Record<string, (value: string) => boolean>> = {
  ...Object.fromEntries(TEXTS.map((key) => [key, (value: string) => value.length <= MAX_TEXT])),
  place: (value) => PAGES.some((page) => page === value),
  tab: (value) => TABS.some((tab) => tab === value),
  run: isPosition,
  baseline: isPosition,
  with: isPosition,
  sort: (value) => /^[-+]./u.test(value) && value.length <= MAX_TEXT,
  density: (value) => DENSITIES.some((density) => density === value),
  scorer: (value) => /^[\w.+-]{1,40}$/.test(value),
  question: (value) => value.length <= MAX_TEXT,
  gap: (value) => readGap(value) !== null,
  exception: (value) => readException(value) !== null,
};

/** The position of a run. */
function isPosition(value: string): boolean {
  return /^\d{1,4}$/.test(value);
}

function takeKnown(fragment: string) {
  const parts = new URLSearchParams();
  const leftOut = new Set<string>();
  for (const [key, value] of new URLSearchParams(fragment.replace(/^#/, ''))) {
    const isAllowed = Object.hasOwn(ALLOWED, key) && ALLOWED[key]?.(value) === true;
    const isFull = parts.getAll(key).length >= (MAX_COUNT[key] ?? 1);
    if (isAllowed && !isFull) parts.append(key, value);
    else leftOut.add(key.slice(0, LONGEST_NAME));
  }
  return { parts, leftOut: [...leftOut].slice(0, MAX_NAMED) };
}

/** Of what was left out, so much is named. */
const LONGEST_NAME = 40;
const MAX_NAMED = 5;

function readLink(parts: URLSearchParams): Link | null {
  const gold = parts.get('gold');
  if (!gold) return null;
  return { gold, predictions: parts.getAll('predictions'), settings: parts.get('settings') };
}

function readSort(text: string): Sort {
  return { column: text.slice(1), descending: text.startsWith('-') };
}

/*
 * How the address says which questions behind a count are in sight: the run and the kind of gap
 * (`0 percent-sign`), or two runs and the scorer that ranks them the other way round (`0 2 hotpot`).
 */

function writeGap(gap: OpenRejection | null): string {
  return gap ? `${gap.run} ${gap.kind}` : '';
}

/** `null` for what is no such text. */
function readGap(text: string): OpenRejection | null {
  const [, run, name] = /^(\d{1,4}) ([a-z-]{1,40})$/.exec(text) ?? [];
  const kind = REJECTION_REASONS.find((one) => one === name);
  return run !== undefined && kind ? { run: Number(run), kind } : null;
}

function writeException(exception: OpenException | null): string {
  return exception ? `${exception.ahead} ${exception.behind} ${exception.profile}` : '';
}

/** `null` for what is no such text; whether there is such a scorer, the page sees. */
function readException(text: string): OpenException | null {
  const [, ahead, behind, profile] = /^(\d{1,4}) (\d{1,4}) ([a-z0-9.-]{1,60})$/.exec(text) ?? [];
  return profile === undefined ? null : { ahead: Number(ahead), behind: Number(behind), profile };
}
