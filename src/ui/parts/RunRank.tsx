import { formatRank } from '../../core/words/numbers';
import styles from './parts.module.css';

interface PlaceProps {
  /** From 1. */
  readonly rank: number;
  /** Whether another run stands in the same place. */
  readonly isShared: boolean;
  /** The place to compare with; another one is marked. */
  readonly reference: number;
  /** What the place of reference is: `before`, `usually`. */
  readonly referenceWord: string;
}

/** The place of a run among the runs, marked where it is another one than elsewhere. */
export function RunRank({ rank: place, isShared, reference, referenceWord }: PlaceProps) {
  const moved = reference - place;
  return (
    <span className={styles.place} data-moved={moved !== 0}>
      {moved !== 0 && <span aria-hidden="true">{moved > 0 ? '↑ ' : '↓ '}</span>}
      {formatRank(place)}
      {isShared && ' ='}
      {moved !== 0 && (
        <span className="visually-hidden">
          , {formatRank(reference)} {referenceWord}
        </span>
      )}
    </span>
  );
}
