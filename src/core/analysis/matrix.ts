import { runName, type RunScores } from '../model';
import type { MetricDescription } from '../scoring/metric';
import type { Profile, ProfileScore } from '../scoring/profiles/profile';
import { profileMetricId } from '../scoring/profiles/profile-metrics';
import { sortedPositions } from './run-order';
import type { RunReport } from './run-report';

/** A question that one scorer scores differently for two runs, on the scorer's own scale. */
export interface ProfileDifference {
  readonly question: number;
  readonly first: number;
  readonly second: number;
}

/** The questions behind the difference between two runs under one scorer. */
export interface ProfileDifferences {
  /** Number of questions on which the first run scores higher, lower or the same. */
  readonly more: number;
  readonly less: number;
  readonly same: number;
  /** The questions that differ, largest difference first, ties in file order; limited in number. */
  readonly questions: readonly ProfileDifference[];
}

/** The ranks of one run under all scorers. */
export interface RunRanks {
  /** Position of the run in the report. */
  readonly run: number;
  /** Number of scorers that rank the run first, second and so on; one entry per run. */
  readonly counts: readonly number[];
  /** The most frequent rank, from 1; in a tie, the better one. */
  readonly mostFrequent: number;
}

/**
 * One run under one scorer, on the scorer's own scale; `null` for a value that the scorer does not
 * produce.
 */
export interface MatrixCell {
  readonly em: number | null;
  readonly f1: number | null;
  /** The mean of a metric from the prediction files; such a metric has no exact match or F1. */
  readonly value?: number;
  /**
   * Number of questions that have no readable score, or on which the scorer's script fails (these
   * count as 0).
   */
  readonly unscored: number;
}

/** All runs under one scorer. */
export interface MatrixRow {
  readonly profile: string;
  readonly label: string;
  readonly scale: 1 | 100;
  /** Direction, display and range of a metric from the prediction files. */
  readonly external?: Pick<MetricDescription, 'better' | 'display' | 'range'>;
  readonly cells: readonly MatrixCell[];
  /** Positions of the runs, best first, by the scorer's main value; ties in file order. */
  readonly order: readonly number[];
  /** The rank of each run by the main value, from 1; ties share the better rank. */
  readonly ranks: readonly number[];
}

/** Two runs under all scorers; `ahead` scores higher under more of them. */
export interface MatrixPair {
  readonly ahead: number;
  readonly behind: number;
  /** Number of scorers under which `ahead` scores higher. */
  readonly count: number;
  readonly total: number;
  /** The scorers under which both runs score the same. */
  readonly ties: readonly string[];
  /** The scorers under which `behind` scores higher, never more than `count` of them. */
  readonly exceptions: readonly string[];
  readonly sentence: string;
}

/** All runs under all scorers, and every pair of runs. */
export interface Matrix {
  readonly rows: readonly MatrixRow[];
  readonly pairs: readonly MatrixPair[];
}

/**
 * Builds the matrix of all scored profiles. A scorer's main value is its F1, or exact match if it
 * gives no F1. `null` if no profile was scored.
 * @param external metrics from the prediction files, which also rank the runs if every run has a
 * score
 */
export function buildMatrix(
  runs: readonly RunReport[],
  profiles: readonly Profile[],
  external: readonly MetricDescription[] = [],
): Matrix | null {
  const scored = profiles.filter((profile) =>
    profile.gives.some((value) => runs[0]?.metrics[profileMetricId(profile, value)]),
  );
  if (scored.length === 0) return null;
  const rows = [
    ...scored.map((profile) => buildRow(profile, runs)),
    ...external.flatMap((metric) => buildExternalRow(metric, runs)),
  ];
  const pairs = runs.flatMap((_, first) =>
    runs.slice(first + 1).map((__, at) => comparePair(rows, runs, first, first + 1 + at)),
  );
  return { rows, pairs };
}

function buildRow(profile: Profile, runs: readonly RunReport[]): MatrixRow {
  const meanOf = (run: RunReport, value: keyof ProfileScore) =>
    run.metrics[profileMetricId(profile, value)]?.mean ?? null;
  const cells = runs.map((run) => ({
    em: meanOf(run, 'em'),
    f1: meanOf(run, 'f1'),
    unscored: Math.max(
      ...profile.gives.map((value) => run.metrics[profileMetricId(profile, value)]?.unscored ?? 0),
    ),
  }));
  const { id, label, scale } = profile;
  return { profile: id, label, scale, cells, ...rankCells(cells, 'higher') };
}

/**
 * The row of a metric from the prediction files; no row if some run has no score under the metric.
 */
function buildExternalRow(
  { id, label, better, display, range }: MetricDescription,
  runs: readonly RunReport[],
): MatrixRow[] {
  const cells = runs.flatMap(({ metrics }): MatrixCell[] => {
    const { mean = null, unscored = 0 } = metrics[id] ?? {};
    return mean === null ? [] : [{ em: null, f1: null, value: mean, unscored }];
  });
  if (cells.length < runs.length) return [];
  const external = { better, display, range };
  return [{ profile: id, label, scale: 1, external, cells, ...rankCells(cells, better) }];
}

function rankCells(cells: readonly MatrixCell[], better: 'higher' | 'lower') {
  const merits = cells.map((cell) => meritOf(cell, better) ?? -Infinity);
  const ranks = merits.map((own) => 1 + merits.filter((other) => other > own).length);
  return { order: sortedPositions(ranks, (rank) => rank, false), ranks };
}

/** The main value, negated if lower is better; `null` if there is no main value. */
function meritOf({ em, f1, value }: MatrixCell, better: 'higher' | 'lower'): number | null {
  const main = value ?? f1 ?? em;
  return main !== null && better === 'lower' ? 0 - main : main;
}

function comparePair(
  rows: readonly MatrixRow[],
  runs: readonly RunReport[],
  first: number,
  second: number,
): MatrixPair {
  const differences = rows.map(({ cells, external }) => {
    const [a, b] = [cells[first], cells[second]];
    const merit = (cell: MatrixCell) => meritOf(cell, external?.better ?? 'higher') ?? 0;
    return a && b ? merit(a) - merit(b) : 0;
  });
  const wins = differences.filter((difference) => difference > 0).length;
  const losses = differences.filter((difference) => difference < 0).length;
  const sign = losses > wins ? -1 : 1;
  const [ahead, behind] = sign === 1 ? [first, second] : [second, first];
  const profilesWith = (direction: number) =>
    rows
      .filter((_, index) => Math.sign(sign * (differences[index] ?? 0)) === direction)
      .map(({ profile }) => profile);
  const [count, ties, exceptions] = [Math.max(wins, losses), profilesWith(0), profilesWith(-1)];
  const nameAt = (index: number) => runName(runs[index]);
  const clauses = [
    ...(ties.length > 0 ? [`they tie with ${ties.length}`] : []),
    ...(exceptions.length > 0 ? [`exceptions: ${exceptions.join(', ')}`] : []),
  ];
  const total = rows.length;
  return {
    ahead,
    behind,
    count,
    total,
    ties,
    exceptions,
    sentence:
      count === 0
        ? `${nameAt(ahead)} and ${nameAt(behind)} score the same with all ${total} scorers.`
        : `${[`${nameAt(ahead)} scores higher than ${nameAt(behind)} with ${count} of ${total} scorers`, ...clauses].join('; ')}.`,
  };
}

/**
 * How often each run has each rank, best average rank first. Ties share the better rank, so the
 * counts of a rank may exceed the number of scorers.
 */
export function countRanks(rows: readonly MatrixRow[]): RunRanks[] {
  const runs = rows[0]?.ranks.length ?? 0;
  const rankings = Array.from({ length: runs }, (_, run): RunRanks => {
    const counts = new Array<number>(runs).fill(0);
    for (const { ranks } of rows) {
      const rank = ranks[run];
      if (rank !== undefined) counts[rank - 1] = (counts[rank - 1] ?? 0) + 1;
    }
    return { run, counts, mostFrequent: 1 + counts.indexOf(Math.max(...counts)) };
  });
  const sumOf = ({ counts }: RunRanks) =>
    counts.reduce((sum, count, at) => sum + count * (at + 1), 0);
  return rankings.sort((a, b) => sumOf(a) - sumOf(b) || a.run - b.run);
}

/** Id of the metric that gives a profile's main value. */
export function mainMetricOf(profile: Profile): string {
  return profileMetricId(profile, profile.gives.includes('f1') ? 'f1' : 'em');
}

/**
 * The questions behind the difference between two runs under one metric. Only the largest
 * differences are listed; the counts are complete.
 */
export function listScoreDifferences(
  metric: string,
  scores: readonly RunScores[],
  first: number,
  second: number,
  most: number,
): ProfileDifferences {
  const [own, other] = [scores[first]?.[metric]?.values, scores[second]?.[metric]?.values];
  const found: ProfileDifference[] = [];
  let [more, less, same] = [0, 0, 0];
  own?.forEach((value, question) => {
    const against = other?.[question] ?? NaN;
    if (value > against) more++;
    else if (value < against) less++;
    else if (value === against) same++;
    if (value > against || value < against) {
      found.push({ question, first: value, second: against });
    }
  });
  const size = (one: ProfileDifference) => Math.abs(one.first - one.second);
  found.sort((a, b) => size(b) - size(a) || a.question - b.question);
  return { more, less, same, questions: found.slice(0, most) };
}
