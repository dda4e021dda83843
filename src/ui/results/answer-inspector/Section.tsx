import type { ReactNode } from 'react';
import styles from './inspector.module.css';

interface FactListProps {
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
}

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

/** Names on the left, what they stand for on the right. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
