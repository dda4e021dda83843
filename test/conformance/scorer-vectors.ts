import { findProfile } from '../../src/core/scoring/profiles';
import { ownVectors, type VectorFolder } from '../support/vectors';

/**
 * The folder of the recorded outcomes of official scorers, in `test/vectors` and in `../shared`.
 */
export const SCORER_VECTORS = ['scorer-vectors', 'suites/scorer-vectors'] as const;

/** An official score; `null` if the script gives no score of this kind. */
type Official = number | null;

/** The score of each official script for a pair, by column; a string is the error it raised. */
export interface ScorerPair {
  readonly golds: readonly string[];
  readonly pred: string;
  readonly scores: Readonly<Record<string, string | readonly [em: Official, f1: Official]>>;
}

/** The output of each official normalizer for a text, by column. */
export interface NormalizedText {
  readonly text: string;
  readonly norm: Readonly<Record<string, unknown>>;
}

/** All pairs of `test/vectors`: handwritten pairs, then generated ones. */
export function readScorerPairs(): ScorerPair[] {
  const folder = ownVectors(SCORER_VECTORS[0]);
  return ['pairs.jsonl', 'pairs-generated.jsonl.gz']
    .flatMap((path) => readTable<Omit<ScorerPair, 'scores'>>(folder, path))
    .map(({ byColumn, ...line }) => ({ ...line, scores: byColumn as ScorerPair['scores'] }));
}

export function readNormalizedTexts(folder: VectorFolder): NormalizedText[] {
  if (!folder.isOwn) return folder.lines('normalizers.jsonl.gz') as NormalizedText[];
  const lines = readTable<Omit<NormalizedText, 'norm'>>(folder, 'normalizers.jsonl.gz');
  return lines.map(({ byColumn, ...line }) => ({ ...line, norm: byColumn }));
}

/**
 * A file written by `scripts/vectors.ts`: a line with the columns, then lines whose `by` gives each
 * column's outcome.
 */
function readTable<Line>(folder: VectorFolder, path: string) {
  const [header, ...lines] = folder.lines(path) as [
    { readonly columns: readonly string[] },
    ...(Line & { readonly outcomes: readonly unknown[]; readonly by: string })[],
  ];
  return lines.map((line) => ({
    ...line,
    byColumn: Object.fromEntries(
      header.columns.map((column, at) => [
        column,
        line.outcomes[Number.parseInt(line.by.charAt(at), 36)],
      ]),
    ),
  }));
}

/** Converts a column name to a profile id. */
export function idOfColumn(column: string): string {
  return column
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The pairs on which a profile differs from its column: EM must be equal, F1 within 1e-9, and
 * errors must agree.
 */
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
