import type { ReactNode } from 'react';
import styles from './parts.module.css';

interface ConclusionProps {
  /** The one sentence to remember. */
  readonly headline: string;
  readonly children?: ReactNode;
}

/** What a view says in words, before its tables: the news first. */
export function Conclusion({ headline: news, children }: ConclusionProps) {
  return (
    <p className={styles.conclusion}>
      {news !== '' && <strong>{news}</strong>} {children}
    </p>
  );
}
