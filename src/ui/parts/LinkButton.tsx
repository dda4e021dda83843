import type { ReactNode } from 'react';
import styles from './parts.module.css';

interface LinkButtonProps {
  readonly onClick: () => void;
  /** What it is called where its words alone would not tell. */
  readonly label?: string;
  /** Whether what it opens is open; left out where it leads elsewhere. */
  readonly expanded?: boolean;
  readonly children: ReactNode;
}

/** A word or a figure that opens what is behind it. */
export function LinkButton({ onClick, label, expanded, children }: LinkButtonProps) {
  return (
    <button
      type="button"
      className={styles.link}
      aria-label={label}
      aria-expanded={expanded}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
