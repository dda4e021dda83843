import { Tooltip, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { memoizeLast } from '../../core/memoize-last';
import type { MetricDescription } from '../../core/scoring/metric';
import { metricsOf } from '../../state/selectors';
import { useAssay } from '../store-context';
import { openHelp } from './HelpSheet';
import styles from './parts.module.css';
import { TERMS } from './terms';

/** When an explanation is shown. */
const EVENTS = { hover: true, focus: true, touch: true };

const withMetrics = memoizeLast(
  (metrics: readonly MetricDescription[]): ReadonlyMap<string, string> =>
    new Map([
      ...metrics.map(({ label, summary }) => [label, summary] as const),
      ...Object.entries(TERMS),
    ]),
);

/** A term that the page defines, and its definition. */
export interface Definition {
  readonly term: string;
  readonly help: string;
}

/** Finds the definition of a term or a metric, ignoring case; an exact match first. */
export function useDefinitions(): (name: ReactNode) => Definition | undefined {
  const all = withMetrics(useAssay(metricsOf));
  return (name) => {
    if (typeof name !== 'string') return undefined;
    const isSame = (one: string) => one.toLowerCase() === name.toLowerCase();
    const term = all.has(name) ? name : [...all.keys()].find(isSame);
    const help = term && all.get(term);
    return help ? { term, help } : undefined;
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
  /** The term that the text stands for, if it is another. */
  readonly name?: string | undefined;
  readonly children: ReactNode;
}

/** A term with its explanation; it opens its line in the “?” sheet. Other texts stay as they are. */
export function Term({ name, children }: TermProps) {
  const definition = useDefinitions()(name ?? children);
  if (!definition) return children;
  return (
    <WithTooltip help={definition.help}>
      <UnstyledButton
        className={styles.term}
        data-explained
        onClick={() => openHelp(definition.term)}
      >
        {children}
      </UnstyledButton>
    </WithTooltip>
  );
}
