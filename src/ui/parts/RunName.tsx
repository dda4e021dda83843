import { formatRank } from '../../core/words/numbers';
import styles from './parts.module.css';
import { runName } from '../../core/model';
import { runColor } from '../theme';

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

interface RunHeadingsProps {
  readonly runs: readonly { readonly model: string; readonly run: string }[];
}

interface RunNameProps {
  readonly model: string;
  readonly run: string;
  /** Position of the run in the report, which gives it its color. */
  readonly index: number;
}

/** A run by its dot of color and its name. */
export function RunName({ model, run, index }: RunNameProps) {
  return (
    <span className={styles.name}>
      <span className={styles.dot} style={{ background: runColor(index) }} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.model}>{model}</span>
        {run !== '' && ' '}
        {run !== '' && <span className={styles.run}>{run}</span>}
      </span>
    </span>
  );
}

/** The headings of a table with one column a run. */
export function RunHeadings({ runs }: RunHeadingsProps) {
  return runs.map(({ model, run }, index) => (
    <th key={`${index} ${runName({ model, run })}`} scope="col">
      <RunName model={model} run={run} index={index} />
    </th>
  ));
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
