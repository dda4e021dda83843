import { Box, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './parts.module.css';
import { Muted } from './Texts';

interface CardProps {
  readonly title?: ReactNode;
  /** Muted text after the title. */
  readonly note?: ReactNode;
  /** Controls at the end of the title's line. */
  readonly controls?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the page with its heading. */
export function Card({ title, note, controls, children }: CardProps) {
  return (
    <section className={styles.card}>
      {title !== undefined && (
        <Group gap="4px 10px" mb={10} align="baseline">
          <Title order={2} size="md">
            {title}
          </Title>
          {note !== undefined && <Muted>{note}</Muted>}
          {controls !== undefined && <Box ml="auto">{controls}</Box>}
        </Group>
      )}
      {children}
    </section>
  );
}
