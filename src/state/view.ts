import type { RejectionReason } from '../core/scoring/tiers/tier';
import { DEFAULT_VIEW, type View } from '../core/explore/view/view';

export type Page = 'data' | 'scoring' | 'results';

/** Ids of the results tabs, as in the URL, in the order of the page. */
export const RESULTS_TABS = [
  'overview',
  'questions',
  'compare',
  'gaps',
  'scorers',
  'judge',
  'agreement',
  'review',
  'evidence',
  'take-away',
] as const;

export type ResultsTab = (typeof RESULTS_TABS)[number];

/** URLs of files opened by a link, so that a reload opens them again. */
export interface Link {
  readonly gold: string;
  readonly predictions: readonly string[];
  readonly settings: string | null;
}

/** The layout of the question table. Columns are named as in a query: `f1`, `f1@strong`. */
export interface TableLayout {
  /** Columns in display order; `null` for the default. */
  readonly columns: readonly string[] | null;
  /** Columns fixed at the left. */
  readonly pinned: readonly string[];
  /** Widths set by the user, in pixels; not part of the URL. */
  readonly widths: Readonly<Record<string, number>>;
  readonly density: Density;
}

export type Density = 'comfortable' | 'compact';

/** The runs compared, by index, and the metric. */
export interface ComparisonView {
  /** The metric, if it was chosen and is not the headline metric; otherwise `null`. */
  readonly metric: string | null;
  readonly baseline: number;
  /** `null` for the first run other than the baseline. */
  readonly other: number | null;
}

/** The headline metric, and the slices of the overview. */
export interface OverviewCharts {
  /** `null` for the default headline metric. */
  readonly metric: string | null;
  /** The column of the slices, by its name in queries; `null` for the default. */
  readonly slice: string | null;
}

/** The runs that tables, charts and exports show, and their order. */
export interface RunList {
  /** Names of the hidden runs; if all runs are hidden, all are shown. */
  readonly hidden: readonly string[];
  /** `null` sorts by the headline metric, best first. */
  readonly sort: RunSort | null;
}

export interface RunSort {
  /** `name`, `file` (the order of the files), or the id of a metric or a count. */
  readonly column: string;
  readonly descending: boolean;
}

/** A rejection reason of one run, whose questions are listed. */
export interface OpenRejection {
  readonly run: number;
  readonly kind: RejectionReason;
}

/** A scorer that reverses the usual order of two runs; the questions that cause this are listed. */
export interface OpenException {
  /** Indexes of the runs; the first ranks higher under most scorers. */
  readonly ahead: number;
  readonly behind: number;
  readonly profile: string;
}

/** The view; the URL contains all of it except column widths. */
export interface ViewState {
  readonly page: Page;
  readonly tab: ResultsTab;
  readonly runIndex: number;
  /** The run shown side by side with the selected one; `null` for the table view. */
  readonly secondRun: number | null;
  readonly view: View;
  readonly layout: TableLayout;
  readonly comparison: ComparisonView;
  readonly overview: OverviewCharts;
  readonly runList: RunList;
  /** Id of the question in the answer inspector. */
  readonly openQuestion: string | null;
  readonly openRejection: OpenRejection | null;
  readonly openException: OpenException | null;
  readonly link: Link | null;
}

export interface ViewActions {
  readonly go: (page: Page, tab?: ResultsTab) => void;
  readonly show: (change: Partial<ViewState>) => void;
  readonly changeLayout: (change: Partial<TableLayout>) => void;
  readonly changeComparison: (change: Partial<ComparisonView>) => void;
  readonly changeOverview: (change: Partial<OverviewCharts>) => void;
  readonly changeRunList: (change: Partial<RunList>) => void;
}

export const initialView: ViewState = {
  page: 'data',
  tab: 'overview',
  runIndex: 0,
  secondRun: null,
  view: DEFAULT_VIEW,
  layout: { columns: null, pinned: [], widths: {}, density: 'comfortable' },
  comparison: { metric: null, baseline: 0, other: null },
  overview: { metric: null, slice: null },
  runList: { hidden: [], sort: null },
  openQuestion: null,
  openRejection: null,
  openException: null,
  link: null,
};

/** The synthetic example, opened like any link. */
export const EXAMPLE: Link = {
  gold: 'examples/gold.json',
  predictions: ['examples/strong.csv', 'examples/verbose.jsonl', 'examples/weak.tsv'],
  settings: null,
};

/** Whether the example is open; it closes when the user opens files. */
export function isExample(link: Link | null): boolean {
  return link?.gold === EXAMPLE.gold;
}

/** Whether a link opens the folder of a published page. */
export function isPublishedFolder({ gold, predictions }: Link): boolean {
  return predictions.length === 0 && /^assay\.json(\?[0-9a-f]{8})?$/.test(gold);
}
