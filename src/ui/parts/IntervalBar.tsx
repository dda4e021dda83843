import type { MetricSummary } from '../../core/analysis/run-report';
import styles from './parts.module.css';

interface IntervalBarProps {
  /** From 0 to 1, as the ends of the interval. */
  readonly mean: number;
  readonly interval: NonNullable<MetricSummary['interval']> | null;
  readonly color: string;
}

/** A share as a point on a line from 0 to 1, its interval as a bar. */
export function IntervalBar({ mean, interval, color }: IntervalBarProps) {
  const low = Math.max(0, interval?.low ?? mean);
  const high = Math.min(1, interval?.high ?? mean);
  return (
    <span className={styles.intervalBar} aria-hidden="true">
      <span
        className={styles.range}
        style={{ left: `${100 * low}%`, width: `${100 * (high - low)}%`, background: color }}
      />
      <span className={styles.point} style={{ left: `${100 * mean}%`, background: color }} />
    </span>
  );
}

interface ShareBarProps {
  /** From 0 to 1. */
  readonly share: number;
  readonly color?: string;
}

/** A share as a bar that fills its track. */
export function ShareBar({ share, color = 'var(--accent)' }: ShareBarProps) {
  return (
    <span className={styles.shareBar} aria-hidden="true">
      <span style={{ width: `${100 * share}%`, background: color }} />
    </span>
  );
}
