import { nameOfRun, type RunReport } from '../../../core/model';
import { formatMean } from '../../parts/format';
import { RunName } from '../../parts/RunName';
import type { TypeRow } from './type-rows';
import styles from './TypeTooltip.module.css';

interface TypeTooltipProps {
  readonly runs: readonly RunReport[];
  readonly row: TypeRow | undefined;
}

/** The figures of one group of bars. */
export function TypeTooltip({ runs, row }: TypeTooltipProps) {
  if (!row) return null;
  return (
    <div className={styles.box}>
      <div className={styles.title}>
        {row.label} <span className={styles.n}>n = {row.n}</span>
      </div>
      {runs.map((run, index) => (
        <div key={`${index} ${nameOfRun(run)}`} className={styles.line}>
          <RunName model={run.model} run={run.run} index={index} />
          <span>{formatMean({ display: 'share' }, row.means[index] ?? null)}</span>
        </div>
      ))}
    </div>
  );
}
