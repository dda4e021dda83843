import { formatCount } from '../../core/words/numbers';
import styles from './parts.module.css';

interface ToggleChipProps {
  readonly label: string;
  readonly count?: number;
  readonly pressed: boolean;
  readonly onToggle: () => void;
}

/** A filter as a button that stays pressed, with how many it leaves. */
export function ToggleChip({ label, count, pressed, onToggle }: ToggleChipProps) {
  return (
    <button
      type="button"
      className={styles.toggleChipChip}
      aria-pressed={pressed}
      onClick={onToggle}
    >
      {pressed && <span aria-hidden="true">✓ </span>}
      {label} {count !== undefined && <span className={styles.count}>{formatCount(count)}</span>}
    </button>
  );
}
