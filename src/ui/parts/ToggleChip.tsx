import { UnstyledButton } from '@mantine/core';
import { formatCount } from '../../core/words/numbers';
import styles from './parts.module.css';

interface ToggleChipProps {
  readonly label: string;
  readonly count?: number;
  readonly pressed: boolean;
  readonly onToggle: () => void;
}

/** A toggle button, with the number of questions that it selects. */
export function ToggleChip({ label, count, pressed, onToggle }: ToggleChipProps) {
  return (
    <UnstyledButton className={styles.toggle} aria-pressed={pressed} onClick={onToggle}>
      {pressed && <span aria-hidden="true">✓ </span>}
      {label} {count !== undefined && <span className={styles.count}>{formatCount(count)}</span>}
    </UnstyledButton>
  );
}
