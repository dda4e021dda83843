import type { ReactNode } from 'react';
import styles from './Conclusion.module.css';

interface ConclusionProps {
  /** The one sentence to remember. */
  readonly news: string;
  readonly children?: ReactNode;
}

/** What a view says in words, before its tables: the news first. */
export function Conclusion({ news, children }: ConclusionProps) {
  return (
    <p className={styles.conclusion}>
      {news !== '' && <strong>{news}</strong>} {children}
    </p>
  );
}
