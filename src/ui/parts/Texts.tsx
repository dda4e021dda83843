import { Text, type TextProps } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import styles from './parts.module.css';

/** Small text next to a value: its interval, share or total. */
export function Muted({ children }: { readonly children: ReactNode }) {
  return <span className="muted">{children}</span>;
}

/** A sentence shown instead of values. */
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
    <div className={`surface ${styles.conclusion}`}>
      {headline !== '' && <strong>{headline}</strong>} {children}
    </div>
  );
}

/** A warning within running text. */
export function Caution(props: TextProps & { readonly role?: 'status'; children: ReactNode }) {
  return <Text component="div" size="sm" className={styles.caution} {...props} />;
}

export type Fact = readonly [name: string, value: ReactNode];

/** Names with their values; `false` and `null` are omitted. */
export function FactList({ facts }: { readonly facts: readonly (Fact | false | null)[] }) {
  return (
    <dl className={styles.facts}>
      {facts.flatMap((fact) =>
        fact
          ? [
              <Fragment key={fact[0]}>
                <Text component="dt" inherit c="dimmed">
                  {fact[0]}
                </Text>
                <dd>{fact[1]}</dd>
              </Fragment>,
            ]
          : [],
      )}
    </dl>
  );
}
