import { nameOfRun } from '../../../core/model';
import type { RunReport } from '../../../core/analysis/run-report';
import { formatMean, formatRange } from '../../parts/format';
import { RunName } from '../../parts/RunName';
import type { TypeRow } from './type-rows';
import styles from './TypeTooltip.module.css';

interface TypeTooltipProps {
  readonly runs: readonly RunReport[];
  readonly row: TypeRow | undefined;
}

const SHARE = { display: 'share' } as const;

function showMean({ means, intervals }: TypeRow, run: number): string {
  const interval = intervals[run];
  const mean = formatMean(SHARE, means[run] ?? null);
  return interval ? `${mean} (${formatRange(SHARE, interval)})` : mean;
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
          <span>{showMean(row, index)}</span>
        </div>
      ))}
    </div>
  );
}
