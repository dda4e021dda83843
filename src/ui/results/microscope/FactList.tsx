import type { ReactNode } from 'react';
import styles from './Microscope.module.css';

interface FactListProps {
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
}

/** Names on the left, what they stand for on the right. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.list}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
