import { runColor } from '../theme';
import styles from './RunName.module.css';

interface RunNameProps {
  readonly model: string;
  readonly run: string;
  /** Position of the run in the report, which gives it its colour. */
  readonly index: number;
}

/** A run by its dot of colour and its name. */
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
