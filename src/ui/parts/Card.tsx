import { Group, Title, Collapse, UnstyledButton } from '@mantine/core';
import { type ReactNode, useState, useId } from 'react';
import { CopySlotContext } from '../copy/copy-slot';
import styles from './parts.module.css';
import { Muted } from './Texts';
import { IconChevronRight } from '@tabler/icons-react';

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
    <section className={`surface ${styles.card}`}>
      {title !== undefined && (
        <Group gap="4px 10px" mb={10} align="baseline">
          <Title order={2} size="md">
            {title}
          </Title>
          {note !== undefined && <Muted>{note}</Muted>}
          <Group gap="4px 16px" ml="auto">
            {controls}
            <span ref={setElement} className="optional" />
          </Group>
        </Group>
      )}
      <CopySlotContext value={title === undefined ? 'inline' : slot}>{children}</CopySlotContext>
    </section>
  );
}

interface CollapsibleCardProps {
  readonly title: string;
  /** Muted text after the title, a summary of the content. */
  readonly note: ReactNode;
  /** Whether it is open by default, until the user opens or closes it. */
  readonly opensItself: boolean;
  readonly children: ReactNode;
}

/** A section of the page that opens and closes. */
export function CollapsibleCard({ title, note, opensItself, children }: CollapsibleCardProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? opensItself;
  const id = useId();
  return (
    <section className={`surface ${styles.card}`}>
      <Group gap="4px 10px" align="baseline">
        <Title order={2} size="md">
          <UnstyledButton
            className="expander"
            fz="inherit"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setChosen(!isOpen)}
          >
            <IconChevronRight size={15} aria-hidden="true" /> {title}
          </UnstyledButton>
        </Title>
        <Muted>{note}</Muted>
      </Group>
      <Collapse expanded={isOpen} id={id} mt={isOpen ? 10 : 0}>
        {isOpen && children}
      </Collapse>
    </section>
  );
}
