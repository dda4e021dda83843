import { Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Mark } from '../../../core/explore/explain/marks';
import { formatCount } from '../../../core/words/numbers';
import { LinkButton } from '../../parts/Buttons';
import styles from './inspector.module.css';

interface LongTextProps {
  readonly text: string;
  /** The text as rendered. */
  readonly children: ReactNode;
}

/** Characters shown without the button. */
const MAX_LENGTH = 480;

interface LegendEntry {
  readonly state: Mark['state'];
  readonly side: Side;
}

const LEGEND: readonly (LegendEntry & { readonly words: string })[] = [
  { state: 'matched', side: 'reference', words: 'in both' },
  { state: 'unmatched', side: 'reference', words: 'missed' },
  { state: 'unmatched', side: 'prediction', words: 'extra' },
  { state: 'dropped', side: 'reference', words: 'removed by normalization' },
];

export type Side = 'reference' | 'prediction';

interface MarkedTextProps {
  readonly marks: readonly Mark[];
  readonly side: Side;
}

/** A text with its tokens marked by color and line, and by element for screen readers. */
export function MarkedText({ marks, side }: MarkedTextProps) {
  return (
    <span className={styles.markedText}>
      {marks.map(({ text, state }, index) =>
        text.trim() === '' ? text : <Token key={index} text={text} state={state} side={side} />,
      )}
    </span>
  );
}

interface TokenProps {
  readonly text: string;
  readonly state: Mark['state'];
  readonly side: Side;
}

/** One token: found on both sides, on this side only, or nothing after normalization. */
export function Token({ text, state, side }: TokenProps) {
  if (state === 'dropped') return <span className={styles.dropped}>{text}</span>;
  if (state === 'matched') return <mark className={styles.matched}>{text}</mark>;
  return side === 'reference' ? (
    <del className={styles.missed}>{text}</del>
  ) : (
    <ins className={styles.extra}>{text}</ins>
  );
}

/** What the marks mean, as far as they occur. */
export function MarkLegend({ states }: { readonly states: readonly LegendEntry[] }) {
  const occurring = LEGEND.filter(({ state, side }) =>
    states.some((one) => one.state === state && (state !== 'unmatched' || one.side === side)),
  );
  if (occurring.length === 0) return null;
  return (
    <Group gap="4px 8px" fz="xs" c="dimmed">
      <span>Tokens:</span>
      {occurring.map(({ words, state, side }) => (
        <Token key={words} text={words} state={state} side={side} />
      ))}
    </Group>
  );
}

/** The beginning of a long text, with a button for the rest. */
export function LongText({ text, children }: LongTextProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  if (text.length <= MAX_LENGTH) return children;
  return (
    <>
      <span className={isExpanded ? undefined : styles.clamped}>{children}</span>
      <LinkButton expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
        {isExpanded ? 'Show less' : `Show all ${formatCount(text.length)} characters`}
      </LinkButton>
    </>
  );
}
