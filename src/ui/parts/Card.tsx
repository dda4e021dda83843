import { Group, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { CopySlotContext } from '../copy/copy-slot';
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
  const [element, setElement] = useState<HTMLElement | null>(null);
  const slot = { element, caption: [title, note].filter((text) => typeof text === 'string') };
  return (
    <section className={styles.card}>
      {title !== undefined && (
        <Group gap="4px 10px" mb={10} align="baseline">
          <Title order={2} size="md">
            {title}
          </Title>
          {note !== undefined && <Muted>{note}</Muted>}
          <Group gap="4px 16px" ml="auto">
            {controls}
            <span ref={setElement} className={styles.copy} />
          </Group>
        </Group>
      )}
      <CopySlotContext value={title === undefined ? 'inline' : slot}>{children}</CopySlotContext>
    </section>
  );
}
