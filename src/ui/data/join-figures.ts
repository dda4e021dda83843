import type { AuditFigure } from '../../worker/join-outcome';
import type { Assay } from '../../state/model';

/** The counts of a join; `caution`: a count that may make scores wrong. */
export const JOIN_FIGURES: readonly {
  readonly id: AuditFigure;
  readonly words: string;
  readonly caution: boolean;
}[] = [
  { id: 'matched', words: 'matched', caution: false },
  { id: 'missing', words: 'missing: questions without a prediction', caution: true },
  { id: 'extra', words: 'unmatched: predictions without a question', caution: true },
  {
    id: 'duplicate',
    words: 'duplicate: additional predictions for the same question',
    caution: true,
  },
  { id: 'conflicting', words: 'conflicting: duplicates with different text', caution: true },
];

type Join = NonNullable<Assay['joined']>;

/** A count over all runs; runs that match no question count as unmatched. */
export function sumOf({ runs, unjoined }: Join, figure: AuditFigure): number {
  const inRuns = runs.reduce((total, { counts }) => total + counts[figure], 0);
  return figure === 'extra'
    ? unjoined.reduce((total, { predictions }) => total + predictions, inRuns)
    : inRuns;
}
