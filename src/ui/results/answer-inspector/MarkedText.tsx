import { Group, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { TextMark } from '../../../core/explore/explain/marks';
import { formatCount } from '../../../core/words/numbers';
import { LinkButton } from '../../parts/Buttons';
import styles from './inspector.module.css';

interface LongTextProps {
  readonly text: string;
  /** Shown instead of the beginning of the text. */
  readonly excerpt?: ReactNode;
  /** The text as rendered. */
  readonly children: ReactNode;
}

/** Maximum number of characters shown without the button. */
const MAX_LENGTH = 480;

interface LegendEntry {
  readonly state: TextMark['state'];
  readonly side: AnswerSide;
}

const LEGEND: readonly (LegendEntry & { readonly words: string })[] = [
  { state: 'matched', side: 'reference', words: 'in both' },
  { state: 'unmatched', side: 'reference', words: 'missed' },
  { state: 'unmatched', side: 'prediction', words: 'extra' },
  { state: 'dropped', side: 'reference', words: 'removed by normalization' },
];

export type AnswerSide = 'reference' | 'prediction';

interface MarkedTextProps {
  readonly marks: readonly TextMark[];
  readonly side: AnswerSide;
}

/**
 * A text with its tokens marked by color and line style, and by HTML element for screen readers.
 */
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
  readonly state: TextMark['state'];
  readonly side: AnswerSide;
}

/** A piece that both sides have, a piece that only this side has, or an unmarked piece. */
export function Token({ text, state, side }: TokenProps) {
  if (state === 'plain') return text;
  if (state === 'dropped') return <span className={styles.dropped}>{text}</span>;
  if (state === 'matched')
    return (
      <mark className={styles.mark} data-tone="correct">
        {text}
      </mark>
    );
  return side === 'reference' ? (
    <del className={styles.mark} data-tone="incorrect">
      {text}
    </del>
  ) : (
    <ins className={styles.mark} data-tone="caution">
      {text}
    </ins>
  );
}

interface MarkLegendProps {
  readonly states: readonly LegendEntry[];
  /** Extra words that are only counted. */
  readonly unmarked: number;
}

/** The meaning of the marks that occur. */
export function MarkLegend({ states, unmarked }: MarkLegendProps) {
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
      {unmarked > 0 && <span>{formatCount(unmarked)} extra, not marked</span>}
    </Group>
  );
}

/** The beginning of a long text, with a button for the rest. */
export function LongText({ text, excerpt, children }: LongTextProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  if (text.length <= MAX_LENGTH) return children;
  return (
    <>
      {isExpanded ? (
        <span>{children}</span>
      ) : (
        <Text span inherit lineClamp={7}>
          {excerpt ?? children}
        </Text>
      )}
      <LinkButton expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
        {isExpanded ? 'Show less' : `Show all ${formatCount(text.length)} characters`}
      </LinkButton>
    </>
  );
}
