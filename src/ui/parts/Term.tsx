import { Tooltip, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { openHelp } from './HelpSheet';
import styles from './parts.module.css';
import { TERMS } from './terms';

/** When an explanation is shown. */
const EVENTS = { hover: true, focus: true, touch: true };

interface ExplainedProps {
  readonly help: string | undefined;
  readonly children: ReactNode;
}

/** Explains its element on hover, focus and touch. */
export function WithTooltip({ help, children }: ExplainedProps) {
  return (
    <Tooltip label={help} disabled={help === undefined} multiline maw={280} events={EVENTS}>
      {children}
    </Tooltip>
  );
}

/** A term with its explanation; it opens its line in the “?” sheet. */
export function Term({ children: term }: { readonly children: string }) {
  return (
    <WithTooltip help={TERMS[term]}>
      <UnstyledButton className={styles.term} onClick={() => openHelp(term)}>
        {term}
      </UnstyledButton>
    </WithTooltip>
  );
}
