import type { ReactNode } from 'react';
import styles from './parts.module.css';

interface IntervalBarProps {
  /** From 0 to 1 along the line, like the ends of the interval; `null` draws only the line. */
  readonly mean: number | null;
  readonly interval: { readonly low: number; readonly high: number } | null;
  readonly color: string;
  /** Marks the middle of the line, where a difference is zero. */
  readonly hasOrigin?: boolean;
}

/** A value as a point on a line, its interval as a bar. */
export function IntervalBar({ mean, interval, color, hasOrigin = false }: IntervalBarProps) {
  const low = Math.max(0, interval?.low ?? mean ?? 0);
  const high = Math.min(1, interval?.high ?? mean ?? 0);
  return (
    <span
      className={styles.intervalBar}
      data-origin={hasOrigin}
      style={{ color }}
      aria-hidden="true"
    >
      <span
        className={styles.range}
        style={{ left: `${100 * low}%`, width: `${100 * (high - low)}%` }}
      />
      {mean !== null && <span className={styles.point} style={{ left: `${100 * mean}%` }} />}
    </span>
  );
}

interface ShareBarProps {
  /** From 0 to 1. */
  readonly share: number;
  readonly color?: string;
}

/** A proportion as a partly filled bar. */
export function ShareBar({ share, color = 'var(--accent)' }: ShareBarProps) {
  return (
    <BarTrack>
      <span style={{ width: `${100 * share}%`, background: color }} />
    </BarTrack>
  );
}

/** The track of one or more adjacent bars. */
export function BarTrack({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.track} aria-hidden="true">
      {children}
    </span>
  );
}
