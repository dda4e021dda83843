import { Collapse, Group, Title, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './parts.module.css';
import { Muted } from './Texts';

interface CollapsibleCardProps {
  readonly title: string;
  /** Muted text after the title: what is inside, so that most need not open it. */
  readonly note: ReactNode;
  /** Whether it is open until the user opens or closes it. */
  readonly opensItself: boolean;
  readonly children: ReactNode;
}

/** A section of the page that opens and closes. */
export function CollapsibleCard({ title, note, opensItself, children }: CollapsibleCardProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? opensItself;
  const id = useId();
  return (
    <section className={styles.card}>
      <Group gap="4px 10px" align="baseline">
        <Title order={2} size="md">
          <UnstyledButton
            className={styles.fold}
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
