import { runName } from '../../core/model';
import { formatRank } from '../../core/words/numbers';
import { runColor } from '../theme';
import styles from './parts.module.css';
import { Muted } from './Texts';

interface RunRankProps {
  /** From 1. */
  readonly rank: number;
  /** Whether another run has the same rank. */
  readonly isShared: boolean;
  /** The rank to compare with; a different one is marked. */
  readonly reference: number;
  /** What the reference is: `before`, `with most scorers`. */
  readonly referenceWord: string;
}

interface RunNameProps {
  readonly model: string;
  readonly run: string;
  /** Position of the run in the report, which gives it its color. */
  readonly index: number;
}

/** The name of a run with a dot in its color. */
export function RunName({ model, run, index }: RunNameProps) {
  return (
    <span className={styles.name} data-run-name>
      <span className={styles.dot} style={{ background: runColor(index) }} aria-hidden="true" />
      <span className={styles.words}>
        <b>{model}</b>
        {run !== '' && (
          <>
            {' '}
            <Muted>{run}</Muted>
          </>
        )}
      </span>
    </span>
  );
}

/** The runs as options of a select, by their positions. */
export function runOptions(
  runs: readonly { readonly model: string; readonly run: string }[],
  positions: readonly number[],
) {
  return positions.flatMap((index) =>
    runs[index] ? [{ value: String(index), label: runName(runs[index]) }] : [],
  );
}

/** The rank of a run, marked if it differs from a reference. */
export function RunRank({ rank, isShared, reference, referenceWord }: RunRankProps) {
  const change = reference - rank;
  return (
    <span className={`muted ${styles.rank}`} data-changed={change !== 0}>
      {change !== 0 && <span aria-hidden="true">{change > 0 ? '↑ ' : '↓ '}</span>}
      {formatRank(rank)}
      {isShared && ' ='}
      {change !== 0 && (
        <span className="visually-hidden">
          , {formatRank(reference)} {referenceWord}
        </span>
      )}
    </span>
  );
}
