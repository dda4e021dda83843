import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** What stands beside a figure in smaller letters: its interval, its share, of how many. */
export function Muted({ children }: { readonly children: ReactNode }) {
  return <span className={styles.beside}>{children}</span>;
}
