import { findProfile } from '../../src/core/scoring/profiles';
import { readSharedLines } from '../support/shared-data';

/** An official score; there is none where it is `null`. */
type Official = number | null;

/**
 * One pair of `suites/scorer-vectors` with what each official script gives, by column; a text tells that
 * it ended in an error.
 */
export interface ScorerPair {
  readonly golds: readonly string[];
  readonly pred: string;
  readonly scores: Readonly<Record<string, string | readonly [em: Official, f1: Official]>>;
}

export function readScorerPairs(): ScorerPair[] {
  return readSharedLines('suites/scorer-vectors/pairs.jsonl.gz') as ScorerPair[];
}

/** A column's name as a profile's identifier. */
export function idOfColumn(column: string): string {
  return column
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The pairs on which a profile is not its column: EM must be equal, F1 within 1e-9, an error an error. */
export function findDifferences(pairs: readonly ScorerPair[], column: string): ScorerPair[] {
  const profile = findProfile(idOfColumn(column));
  return pairs.filter(({ golds, pred, scores }) => {
    const ours = profile?.score({ references: golds, prediction: pred });
    const official = scores[column] ?? '';
    const [em, f1] = typeof official === 'string' ? [official, official] : official;
    return !ours || !isSame(ours.em, em, 0) || !isSame(ours.f1, f1, 1e-9);
  });
}

function isSame(ours: number | null, official: Official | string, tolerance: number): boolean {
  if (typeof official !== 'number' || ours === null)
    return typeof official !== 'number' && ours === null;
  return Math.abs(ours - official) <= tolerance;
}
