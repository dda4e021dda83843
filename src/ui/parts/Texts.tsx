import type { ReactNode } from 'react';
import styles from './parts.module.css';

interface ConclusionProps {
  /** The one sentence to remember. */
  readonly headline: string;
  readonly children?: ReactNode;
}

/** What stands beside a figure in smaller letters: its interval, its share, of how many. */
export function Muted({ children }: { readonly children: ReactNode }) {
  return <span className={styles.beside}>{children}</span>;
}

/** A sentence that stands where figures would. */
export function Note({ children }: { readonly children: ReactNode }) {
  return <p className={styles.remark}>{children}</p>;
}

/** What a view says in words, before its tables: the news first. */
export function Conclusion({ headline: news, children }: ConclusionProps) {
  return (
    <p className={styles.conclusion}>
      {news !== '' && <strong>{news}</strong>} {children}
    </p>
  );
}
