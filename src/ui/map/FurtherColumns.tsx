import { listWords } from '../parts/format';
import styles from './DataPlace.module.css';

interface FurtherColumnsProps {
  readonly names: readonly string[];
  /** What the columns are kept with. */
  readonly beside: string;
}

/** Columns that are neither asked nor scored, so that nobody has to wonder what became of them. */
export function FurtherColumns({ names, beside }: FurtherColumnsProps) {
  if (names.length === 0) return null;
  return (
    <p className={styles.words}>
      Kept beside {beside}: {listWords(names)}
    </p>
  );
}
