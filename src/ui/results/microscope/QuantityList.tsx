import type { NumberCandidate } from '../../../core/explore/explain/numbers';
import type { NumberSettings } from '../../../core/settings';
import { countOf } from '../../parts/format';
import { describeQuantity, describeState } from './number-words';
import styles from './Microscope.module.css';

interface QuantityListProps {
  readonly candidates: readonly NumberCandidate[];
  readonly side: 'reference' | 'prediction';
  readonly settings: NumberSettings;
}

/** A long answer may hold hundreds of numbers; further ones are opened on demand. */
const SHOWN = 6;

/** Every number as it stands, as it was read, and its part in the comparison. */
export function QuantityList({ candidates, side, settings }: QuantityListProps) {
  if (candidates.length === 0)
    return <span className={styles.quantityListNone}>no number read</span>;
  const first = candidates.slice(0, SHOWN);
  const compared = candidates.find(({ state }) => state === 'compared');
  if (compared && !first.includes(compared)) first.splice(-1, 1, compared);
  const rest = candidates.filter((candidate) => !first.includes(candidate));
  const list = (shown: readonly NumberCandidate[]) => (
    <ul className={styles.quantityListList}>
      {shown.map((candidate, index) => (
        <li key={index} data-state={candidate.state}>
          <q className={styles.quantityListText}>{candidate.quantity.text}</q>
          <span className={styles.arrow}> read as </span>
          {describeQuantity(candidate.quantity)}
          {candidates.length > 1 && (
            <span className={styles.state}>, {describeState(candidate, side, settings)}</span>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list(first)}
      {rest.length > 0 && (
        <details>
          <summary>{countOf(rest.length, 'more number')}</summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}
