import type { Nouns } from '../../core/words/nouns';
import type { JoinCount } from '../../worker/join-outcome';
import type { Assay } from '../../state/model';

/** The counts of a join; `caution`: a nonzero count means that scores may be wrong. */
export const JOIN_COUNTS: readonly {
  readonly id: JoinCount;
  readonly words: (nouns: Nouns) => string;
  readonly caution: boolean;
}[] = [
  { id: 'matched', words: () => 'matched', caution: false },
  {
    id: 'missing',
    words: ({ question, prediction }) => `missing: ${question[1]} without a ${prediction[0]}`,
    caution: true,
  },
  {
    id: 'extra',
    words: ({ question, prediction }) => `unmatched: ${prediction[1]} without a ${question[0]}`,
    caution: true,
  },
  {
    id: 'duplicate',
    words: ({ question, prediction }) =>
      `duplicate: additional ${prediction[1]} for the same ${question[0]}`,
    caution: true,
  },
  { id: 'conflicting', words: () => 'conflicting: duplicates with different text', caution: true },
];

type Join = NonNullable<Assay['joined']>;

/** A count over all runs; runs that match no question count as unmatched. */
export function sumOf({ runs, unjoined }: Join, count: JoinCount): number {
  const inRuns = runs.reduce((total, { counts }) => total + counts[count], 0);
  return count === 'extra'
    ? unjoined.reduce((total, { predictions }) => total + predictions, inRuns)
    : inRuns;
}
