import type { ReactNode } from 'react';
import styles from './parts.module.css';

interface CardProps {
  readonly title?: ReactNode;
  /** Muted text behind the title. */
  readonly note?: ReactNode;
  /** Controls at the end of the title's line. */
  readonly controls?: ReactNode;
  readonly children: ReactNode;
}

/** A section with its heading; the page is made of these. */
export function Card({ title, note, controls, children }: CardProps) {
  return (
    <section className={styles.card}>
      {title !== undefined && (
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {note !== undefined && <span className={styles.note}>{note}</span>}
          {controls !== undefined && <span className={styles.controls}>{controls}</span>}
        </div>
      )}
      {children}
    </section>
  );
}
