import type { ReactNode } from 'react';
import styles from './inspector.module.css';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One reason for a score, under its heading. */
export function Section({ title, children }: SectionProps) {
  return (
    <div className={styles.section}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
