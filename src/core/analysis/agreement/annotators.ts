import { cohenKappa } from '../statistics/kappa';
import { krippendorffAlpha } from '../statistics/krippendorff';
import type { Annotator, CollectedLabels } from './collect';
import { LABELS } from './label';

/** Two annotators on the answers that both labelled `correct` or `incorrect`. */
export interface AnnotatorPair {
  readonly a: string;
  readonly b: string;
  readonly n: number;
  /** Share on which they agree; `null` where they share no answer. */
  readonly agreement: number | null;
  /** Cohen's κ; `null` where it is not defined. */
  readonly kappa: number | null;
}

/** How far the people agree among themselves. */
export interface BetweenAnnotators {
  readonly pairs: readonly AnnotatorPair[];
  /** Krippendorff's α, nominal, over all of them; `null` where it is not defined. */
  readonly alpha: number | null;
}

const CORRECT = 1 + LABELS.indexOf('correct');
const INCORRECT = 1 + LABELS.indexOf('incorrect');

/**
 * Agreement between annotators over `correct` and `incorrect`; `unsure` and `gold is wrong` are left
 * out of it, as an answer that was not labelled. Answers that only one of them labelled say nothing.
 */
export function compareAnnotators({
  annotators,
}: Pick<CollectedLabels, 'annotators'>): BetweenAnnotators {
  if (annotators.length < 2) return { pairs: [], alpha: null };
  const values = annotators.map(valuesOf);
  const pairs = annotators.flatMap(({ name: a }, first) =>
    annotators.slice(first + 1).map(({ name: b }, offset) => {
      const [ofA = [], ofB = []] = [values[first], values[first + 1 + offset]];
      return { a, b, ...comparePair(ofA, ofB) };
    }),
  );
  return { pairs, alpha: krippendorffAlpha(values, 'nominal') };
}

function comparePair(ofA: readonly (number | null)[], ofB: readonly (number | null)[]) {
  const both = ofA.flatMap((value, answer) => {
    const other = ofB[answer] ?? null;
    return value === null || other === null ? [] : [[value, other] as const];
  });
  if (both.length === 0) return { n: 0, agreement: null, kappa: null };
  const { kappa, agreement } = cohenKappa(
    both.map(([value]) => value),
    both.map(([, other]) => other),
  );
  return { n: both.length, agreement, kappa };
}

function valuesOf({ ofRun }: Annotator): (number | null)[] {
  return ofRun.flatMap((column) =>
    Array.from(column, (code) => (code === CORRECT ? 1 : code === INCORRECT ? 0 : null)),
  );
}
