import styles from './DifferenceBar.module.css';

interface DifferenceBarProps {
  readonly difference: number | null;
  readonly interval: { readonly low: number; readonly high: number } | null;
  /** What half of the line stands for. */
  readonly widest: number;
}

/** A difference as a point beside the middle, where the baseline is, with its interval as a bar. */
export function DifferenceBar({ difference, interval, widest }: DifferenceBarProps) {
  if (difference === null || widest === 0) return null;
  const place = (value: number) => 50 + (50 * value) / widest;
  const [low, high] = [place(interval?.low ?? difference), place(interval?.high ?? difference)];
  return (
    <span className={styles.line} aria-hidden="true">
      <span className={styles.range} style={{ left: `${low}%`, width: `${high - low}%` }} />
      <span className={styles.point} style={{ left: `${place(difference)}%` }} />
    </span>
  );
}
