import type { Mark } from '../../../core/explore/explain/marks';
import styles from './Microscope.module.css';

export type Side = 'reference' | 'prediction';

interface MarkedTextProps {
  readonly marks: readonly Mark[];
  readonly side: Side;
}

/** A text with its tokens marked by colour and line; the elements say the same to a screen reader. */
export function MarkedText({ marks, side }: MarkedTextProps) {
  return (
    <span className={styles.markedTextText}>
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

/** One token: found on both sides, on this side only, or nothing after normalisation. */
export function Token({ text, state, side }: TokenProps) {
  if (state === 'dropped') return <span className={styles.dropped}>{text}</span>;
  if (state === 'matched') return <mark className={styles.matched}>{text}</mark>;
  return side === 'reference' ? (
    <del className={styles.missed}>{text}</del>
  ) : (
    <ins className={styles.extra}>{text}</ins>
  );
}
