import type { Mark } from '../../../core/explore/explain/marks';
import styles from './Microscope.module.css';
import { type Side, Token } from './MarkedText';

interface State {
  readonly state: Mark['state'];
  readonly side: Side;
}

const WORDS: readonly (State & { readonly words: string })[] = [
  { state: 'matched', side: 'reference', words: 'in both' },
  { state: 'unmatched', side: 'reference', words: 'missed' },
  { state: 'unmatched', side: 'prediction', words: 'extra' },
  { state: 'dropped', side: 'reference', words: 'dropped by normalisation' },
];

/** What the marks mean, as far as they occur. */
export function MarkLegend({ states }: { readonly states: readonly State[] }) {
  const occurring = WORDS.filter(({ state, side }) =>
    states.some((one) => one.state === state && (state !== 'unmatched' || one.side === side)),
  );
  if (occurring.length === 0) return null;
  return (
    <div className={styles.legend}>
      <span>Tokens:</span>
      {occurring.map(({ words, state, side }) => (
        <Token key={words} text={words} state={state} side={side} />
      ))}
    </div>
  );
}
