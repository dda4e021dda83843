import { DEFAULT_VIEW } from '../core/explore/view/view';
import { REJECTION_REASONS } from '../core/scoring/tiers/tier';
import { VERSION } from '../core/version';
import {
  type Density,
  initialView,
  type OpenException,
  type OpenRejection,
  type Page,
  RESULTS_TABS,
  type RunSort,
  type ViewState,
} from './view';

const PAGES: readonly Page[] = ['data', 'scoring', 'results'];
const DENSITIES: readonly Density[] = ['comfortable', 'compact'];

/** Maximum length of a value in a URL; nobody types that much. */
const MAX_TEXT_LENGTH = 2000;

/** Maximum number of unknown keys in a message, and of characters in each key. */
const MAX_UNKNOWN = 5;
const MAX_KEY_LENGTH = 40;

type Check = (value: string) => boolean;

const isText: Check = (value) => value.length <= MAX_TEXT_LENGTH;
const isRun: Check = (value) => /^\d{1,4}$/.test(value);
const isVersion: Check = (value) => /^[\w.+-]{1,40}$/.test(value);
const isSort: Check = (value) => /^[-+]./u.test(value) && isText(value);
const isRejection: Check = (value) => readRejection(value) !== null;
const isException: Check = (value) => readException(value) !== null;
const oneOf =
  (options: readonly string[]): Check =>
  (value) =>
    options.includes(value);

type Write = (state: ViewState) => readonly (string | number | null)[];

/**
 * How each key is written, which values it accepts, and how often it may occur (by default once).
 */
const KEYS: Readonly<Record<string, readonly [write: Write, check: Check, max?: number]>> = {
  gold: [({ link }) => [link?.gold ?? null], isText],
  predictions: [({ link }) => link?.predictions ?? [], isText, 50],
  settings: [({ link }) => [link?.settings ?? null], isText],
  scorer: [({ link }) => [link && VERSION], isVersion],
  place: [({ page }) => [page], oneOf(PAGES)],
  tab: [({ tab }) => [tab], oneOf(RESULTS_TABS)],
  run: [({ runIndex }) => [runIndex], isRun],
  'second-run': [({ secondRun }) => [secondRun], isRun],
  query: [({ view }) => [view.query], isText],
  sort: [({ view }) => view.sort.map(writeSort), isSort, 8],
  group: [({ view }) => [view.group], isText],
  column: [({ layout }) => layout.columns ?? [], isText, 200],
  pin: [({ layout }) => layout.pinned, isText, 20],
  density: [({ layout }) => [layout.density], oneOf(DENSITIES)],
  compare: [({ comparison }) => [comparison.metric], isText],
  baseline: [({ comparison }) => [comparison.baseline], isRun],
  with: [({ comparison }) => [comparison.other], isRun],
  metric: [({ overview }) => [overview.metric], isText],
  slice: [({ overview }) => [overview.slice], isText],
  hide: [({ runList }) => runList.hidden, isText, 200],
  runs: [({ runList }) => [runList.sort && writeSort(runList.sort)], isSort],
  question: [({ openQuestion }) => [openQuestion], isText],
  gap: [({ openRejection: open }) => [open && `${open.run} ${open.kind}`], isRejection],
  exception: [
    ({ openException: open }) => [open && `${open.ahead} ${open.behind} ${open.profile}`],
    isException,
  ],
};

function writeSort({ column, descending }: RunSort): string {
  return (descending ? '-' : '+') + column;
}

function readSort(sort: string): RunSort {
  return { column: sort.slice(1), descending: sort.startsWith('-') };
}

/** The fragment for a view, without `#`; defaults are omitted. */
export function writeAddress(state: ViewState): string {
  const parts = new URLSearchParams();
  for (const [key, [write]] of Object.entries(KEYS)) {
    const [byDefault] = write(initialView);
    for (const value of write(state)) {
      if (value !== null && value !== byDefault) parts.append(key, String(value));
    }
  }
  return parts.toString();
}

export interface ReadAddress {
  readonly state: ViewState;
  readonly leftOut: readonly string[];
  /** The version of Assay in the link; `null` if absent. */
  readonly scorer: string | null;
}

/** Parses a fragment, which may be untrusted: unknown, overlong and repeated values are ignored. */
export function readAddress(fragment: string): ReadAddress {
  const parts = new URLSearchParams();
  const leftOut = new Set<string>();
  for (const [key, value] of new URLSearchParams(fragment.replace(/^#/, ''))) {
    const [, check, max = 1] = (Object.hasOwn(KEYS, key) ? KEYS[key] : undefined) ?? [];
    if (check?.(value) && parts.getAll(key).length < max) parts.append(key, value);
    else leftOut.add(key.slice(0, MAX_KEY_LENGTH));
  }
  const text = (key: string) => parts.get(key) ?? '';
  const known = <T extends string>(key: string, options: readonly T[], fallback: T): T =>
    options.find((option) => option === text(key)) ?? fallback;
  const gold = text('gold');
  const columns = parts.getAll('column');
  return {
    leftOut: [...leftOut].slice(0, MAX_UNKNOWN),
    scorer: parts.get('scorer'),
    state: {
      page: known('place', PAGES, gold === '' ? initialView.page : 'results'),
      tab: known('tab', RESULTS_TABS, initialView.tab),
      runIndex: Number(text('run')),
      secondRun: text('second-run') === '' ? null : Number(text('second-run')),
      view: {
        query: text('query'),
        sort: parts.getAll('sort').map(readSort),
        group: text('group') || DEFAULT_VIEW.group,
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
      runList: {
        hidden: parts.getAll('hide'),
        sort: text('runs') === '' ? null : readSort(text('runs')),
      },
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

/** Two runs and the scorer that reverses their order, as in `0 2 hotpot`. */
function readException(text: string): OpenException | null {
  const [, ahead, behind, profile] = /^(\d{1,4}) (\d{1,4}) ([a-z0-9.-]{1,60})$/.exec(text) ?? [];
  return profile === undefined ? null : { ahead: Number(ahead), behind: Number(behind), profile };
}
