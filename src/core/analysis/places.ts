import type { MatrixRow } from './matrix';

/** The places that one run takes under all scorers. */
export interface RunPlaces {
  /** Position of the run in the report. */
  readonly run: number;
  /** Scorers under which the run stands first, second and so on; as long as there are runs. */
  readonly counts: readonly number[];
  /** The place, from 1, that it takes most often; of two as frequent the better one. */
  readonly usual: number;
}

/**
 * How often each run takes each place, the run that stands higher on average first. Runs that tie
 * under a scorer all take the better place, so the counts of a place may exceed the scorers.
 */
export function countPlaces(rows: readonly MatrixRow[]): RunPlaces[] {
  const runs = rows[0]?.ranks.length ?? 0;
  const places = Array.from({ length: runs }, (_, run): RunPlaces => {
    const counts = new Array<number>(runs).fill(0);
    for (const { ranks } of rows) {
      const place = ranks[run];
      if (place !== undefined) counts[place - 1] = (counts[place - 1] ?? 0) + 1;
    }
    return { run, counts, usual: 1 + counts.indexOf(Math.max(...counts)) };
  });
  const sumOf = ({ counts }: RunPlaces) =>
    counts.reduce((sum, count, at) => sum + count * (at + 1), 0);
  return places.sort((a, b) => sumOf(a) - sumOf(b) || a.run - b.run);
}
