import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** Small text next to a figure: its interval, its share, its total. */
export function Muted({ children }: { readonly children: ReactNode }) {
  return <span className={styles.muted}>{children}</span>;
}

/** A sentence in place of figures. */
export function Note({ children }: { readonly children: ReactNode }) {
  return (
    <Text c="var(--ink-2)" maw="80ch">
      {children}
    </Text>
  );
}

interface ConclusionProps {
  /** The main result in one sentence. */
  readonly headline: string;
  readonly children?: ReactNode;
}

/** The result of a view in words, above its tables. */
export function Conclusion({ headline, children }: ConclusionProps) {
  return (
    <div className={styles.conclusion}>
      {headline !== '' && <strong>{headline}</strong>} {children}
    </div>
  );
}
