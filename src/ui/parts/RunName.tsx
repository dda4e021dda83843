import { runName } from '../../core/model';
import { runColor } from '../theme';
import styles from './parts.module.css';

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
