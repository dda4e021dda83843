import { nameOfRun } from '../../../core/model';
import type { RunReport } from '../../../core/analysis/run-report';
import { countOf, formatShare } from '../../parts/format';
import { RunName } from '../../parts/RunName';
import type { BinRow } from './bin-rows';
import styles from './TypeTooltip.module.css';

interface BinTooltipProps {
  readonly runs: readonly RunReport[];
  readonly drawn: readonly number[];
  readonly row: BinRow | undefined;
}

/** The figures of one bin. */
export function BinTooltip({ runs, drawn, row }: BinTooltipProps) {
  if (!row) return null;
  return (
    <div className={styles.box}>
      <div className={styles.title}>{row.label}</div>
      {drawn.map((index) => {
        const run = runs[index];
        return (
          run && (
            <div key={`${index} ${nameOfRun(run)}`} className={styles.line}>
              <RunName model={run.model} run={run.run} index={index} />
              <span>
                {formatShare(row.shares[index] ?? 0)} % (
                {countOf(row.counts[index] ?? 0, 'question')})
              </span>
            </div>
          )
        );
      })}
    </div>
  );
}
