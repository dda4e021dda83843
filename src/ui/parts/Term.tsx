import { Tooltip, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { metricsOf } from '../../state/selectors';
import { useAssay } from '../store-context';
import { openHelp } from './HelpSheet';
import styles from './parts.module.css';
import { TERMS } from './terms';

/** Events that show an explanation. */
const EVENTS = { hover: true, focus: true, touch: true };

/** A term that the page defines, and its definition. */
export interface Definition {
  readonly term: string;
  readonly help: string;
}

/** Finds the definition of a term or a metric, ignoring case; an exact match takes precedence. */
export function useDefinitions(): (name: ReactNode) => Definition | undefined {
  const metrics = useAssay(metricsOf);
  return (name) => {
    if (typeof name !== 'string') return undefined;
    const find = (isSame: (one: string) => boolean): Definition | undefined => {
      const [term, help] = Object.entries(TERMS).find(([one]) => isSame(one)) ?? [];
      if (term !== undefined && help !== undefined) return { term, help };
      const metric = metrics.find(({ label }) => isSame(label));
      return metric && { term: metric.label, help: metric.summary };
    };
    const lower = name.toLowerCase();
    return find((one) => one === name) ?? find((one) => one.toLowerCase() === lower);
  };
}

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

interface TermProps {
  /** The name of the term, if it differs from the displayed text. */
  readonly name?: string | undefined;
  readonly children: ReactNode;
}

/** A term with its explanation; clicking it opens its entry in the “?” sheet. */
export function Term({ name, children }: TermProps) {
  const definition = useDefinitions()(name ?? children);
  if (!definition) return children;
  return (
    <WithTooltip help={definition.help}>
      <UnstyledButton
        className={styles.term}
        fz="inherit"
        ta="inherit"
        data-explained
        onClick={() => openHelp(definition.term)}
      >
        {children}
      </UnstyledButton>
    </WithTooltip>
  );
}

interface HeadRowProps {
  readonly columns: readonly string[];
  /** Whether the headings are terms, which get an explanation. */
  readonly areTerms?: boolean;
  /** Additional headings. */
  readonly children?: ReactNode;
}

export function HeadRow({ columns, areTerms = false, children }: HeadRowProps) {
  return (
    <tr>
      {columns.map((column, at) => (
        <th key={at} scope="col">
          {areTerms ? <Term>{column}</Term> : column}
        </th>
      ))}
      {children}
    </tr>
  );
}
