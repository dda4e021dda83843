import {
  type CorrectIf,
  countEvidence,
  describeEvidence,
  type EvidenceOutcome,
  type EvidenceCounts,
} from '../analysis/evidence';
import { correctBy } from '../analysis/agreement/thresholds';
import type { Evaluation } from '../evaluate';
import type { Dataset } from '../model';
import type { MetricDescription } from '../scoring/metric';
import { PAGE_HIT, PAGE_RR, pageMetrics } from '../scoring/metrics/pages';
import type { PageConvention } from '../scoring/retrieval/pages';
import { printQuery } from './query/print';
import type { Categories } from './view/categories';
import { operatorsOf } from './view/filters';

export interface EvidenceOfRun {
  /** Position of the run. */
  readonly index: number;
  readonly counts: EvidenceCounts;
  /** The cause of wrong answers: reader or retriever. */
  readonly sentence: string;
  /** Questions by the rank of the first gold page, from rank 1. */
  readonly ranks: readonly number[];
  /** Questions without a retrieved gold page. */
  readonly noRank: number;
  readonly convention: PageConvention;
  /** The questions with each value of a column, most frequent value first. */
  readonly slices: readonly EvidenceSlice[];
}

export interface EvidenceSlice {
  readonly value: string;
  readonly query: string;
  readonly counts: EvidenceCounts;
}

/** Answers and evidence of all runs with retrieved pages, under one metric. */
export interface EvidenceReport {
  /** Number of questions in the data set that have no evidence. */
  readonly withoutEvidence: number;
  readonly runs: readonly EvidenceOfRun[];
  /** The query that selects the questions in each count. */
  readonly queries: Readonly<Record<EvidenceOutcome, string>>;
}

/** Maximum number of values that have their own row; the most frequent values get the rows. */
const MAX_SLICES = 40;

/**
 * The evidence report of the last results; `null` if the data set names no evidence or no retrieved
 * pages. Linear in questions × runs.
 * @param column the column to slice by: its name in a query and its values
 */
export function reportEvidence(
  dataset: Dataset,
  { scores, scorer }: Pick<Evaluation, 'scores' | 'scorer'>,
  headline: MetricDescription,
  column: { readonly name: string; readonly categories: Categories } | null,
): EvidenceReport | null {
  if (pageMetrics(dataset).length === 0) return null;
  const { evidence = [] } = dataset.questions;
  const conventions = scorer.conventions().pages;
  const correctIf = correctBy(headline);
  const runs = dataset.runs.flatMap((run, index): EvidenceOfRun[] => {
    const ofRun = scores[index] ?? {};
    const convention = conventions[index];
    const counts = countEvidence(ofRun, correctIf, evidence.keys());
    if (!counts || !convention) return [];
    const ranks: number[] = [];
    let noRank = 0;
    for (const value of ofRun[PAGE_RR]?.values ?? []) {
      const at = Math.round(1 / value) - 1;
      if (value > 0) ranks[at] = (ranks[at] ?? 0) + 1;
      else if (value === 0) noRank++;
    }
    return [
      {
        ...{ index, counts, noRank, convention },
        sentence: describeEvidence(run, counts),
        ranks: Array.from(ranks, (questions: number | undefined) => questions ?? 0),
        slices: column ? sliceEvidence(ofRun, correctIf, column.name, column.categories) : [],
      },
    ];
  });
  return {
    withoutEvidence: evidence.filter((passages) => !passages).length,
    runs,
    queries: queriesOf(correctIf),
  };
}

function sliceEvidence(
  scores: Parameters<typeof countEvidence>[0],
  correctIf: CorrectIf,
  name: string,
  { values, codes }: Categories,
): EvidenceSlice[] {
  const members = values.map((): number[] => []);
  codes.forEach((code, question) => members[code]?.push(question));
  const field = { name, run: null, over: null };
  return values.slice(0, MAX_SLICES).flatMap((value, code): EvidenceSlice[] => {
    const counts = countEvidence(scores, correctIf, members[code] ?? []);
    const query = printQuery({ kind: 'compare', field, operator: '=', value });
    return counts ? [{ value, query, counts }] : [];
  });
}

function queriesOf({ id, better, threshold }: CorrectIf): EvidenceReport['queries'] {
  const [reaches, misses] = operatorsOf({ better });
  const query = (operator: string, hit: 0 | 1) =>
    `${id} ${operator} ${threshold} and ${PAGE_HIT} = ${hit}`;
  return {
    correctRetrieved: query(reaches, 1),
    correctNotRetrieved: query(reaches, 0),
    wrongRetrieved: query(misses, 1),
    wrongNotRetrieved: query(misses, 0),
  };
}
