import { type ReactNode, useState } from 'react';
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

interface LazySectionProps extends SectionProps {
  readonly opensItself?: boolean;
}

/** A section that opens and closes; its content is rendered while it is open. */
export function LazySection({ title, opensItself = false, children }: LazySectionProps) {
  const [isOpen, setIsOpen] = useState(opensItself);
  return (
    <details
      className={styles.section}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  );
}
