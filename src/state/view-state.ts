import type { GapKind } from '../core/scoring/tiers/tier';
import type { View } from '../core/explore/view/view';

/* Where a person is and what is in sight there. */

export type Page = 'data' | 'scoring' | 'results';
export type ResultsTab =
  'overview' | 'questions' | 'compare' | 'gaps' | 'scorers' | 'judge' | 'agreement' | 'take-away';

/** The addresses of files that were opened by a link, so that a reload opens them again. */
export interface Link {
  readonly gold: string;
  readonly predictions: readonly string[];
  readonly settings: string | null;
}

/** How the question table is laid out. Columns are named as in a query: `f1`, `f1@strong`. */
export interface TableLayout {
  /** The columns in their order; `null`: the usual ones. */
  readonly columns: readonly string[] | null;
  /** Those that stay in sight at the left. */
  readonly pinned: readonly string[];
  /** Pixels, where a person chose them; not part of the address. */
  readonly widths: Readonly<Record<string, number>>;
  readonly density: Density;
}

export type Density = 'comfortable' | 'compact';

/** Which runs are compared, by their positions, and under which metric. */
export interface ComparisonView {
  /** `null`: the one that the page begins with. */
  readonly metric: string | null;
  readonly baseline: number;
  /** The run that is looked at beside the baseline; `null`: the first other one. */
  readonly other: number | null;
}

/** What the charts of the overview show. */
export interface OverviewCharts {
  /** `null`: the metric that the page begins with. */
  readonly metric: string | null;
  /** The column that the slices are made by, as a query names it; `null`: the first that is offered. */
  readonly slice: string | null;
}

/** The count of one kind of gap in one run whose questions are in sight. */
export interface OpenGap {
  readonly run: number;
  readonly kind: GapKind;
}

/** A scorer that ranks two runs the other way round, with the questions behind it in sight. */
export interface OpenException {
  /** Positions of the runs; the first is ahead under most scorers. */
  readonly ahead: number;
  readonly behind: number;
  /** Id of the scorer. */
  readonly profile: string;
}

/** Where the person is and what the question table shows; the address holds all of it. */
export interface ViewState {
  readonly layout: TableLayout;
  readonly page: Page;
  readonly tab: ResultsTab;
  /** The run whose answers the question table shows. */
  readonly runIndex: number;
  readonly view: View;
  /** What the view of the comparison shows. */
  readonly comparison: ComparisonView;
  readonly overview: OverviewCharts;
  /** Id of the question that is open beside the table. */
  readonly openQuestion: string | null;
  readonly openGap: OpenGap | null;
  readonly openException: OpenException | null;
  readonly link: Link | null;
}

export interface ViewActions {
  readonly go: (page: Page, tab?: ResultsTab) => void;
  readonly showRun: (runIndex: number) => void;
  readonly changeView: (change: Partial<View>) => void;
  readonly changeLayout: (change: Partial<TableLayout>) => void;
  readonly changeComparison: (change: Partial<ComparisonView>) => void;
  readonly changeOverview: (change: Partial<OverviewCharts>) => void;
  readonly openQuestionById: (id: string | null) => void;
  /** `null` closes what is open. */
  readonly openRejectionQuestions: (gap: OpenGap | null) => void;
  readonly openExceptionQuestions: (exception: OpenException | null) => void;
  /** Takes over everything an address says at once. */
  readonly restoreView: (view: Partial<ViewState>) => void;
  /** Falls back to the first run where the shown one is gone. */
  readonly keepViewInside: (runs: number) => void;
}
