import type { QuantityView } from '../../../core/explain/explain';
import { describeQuantity } from './number-words';
import styles from './QuantityList.module.css';

interface QuantityListProps {
  readonly quantities: readonly QuantityView[];
  /** The one that was compared; it is named where there are several. */
  readonly compared: QuantityView | null;
}

/** Every quantity as it stands and as it was read. */
export function QuantityList({ quantities, compared }: QuantityListProps) {
  const at = quantities.findIndex((quantity) => isSame(quantity, compared));
  // Words and numbers each choose their own reference, so the compared number may be of another one.
  const isElsewhere = compared !== null && at === -1;
  const listed = isElsewhere ? [...quantities, compared] : quantities;
  if (listed.length === 0) return <span className={styles.none}>no number read</span>;
  return (
    <ul className={styles.list}>
      {listed.map((quantity, index) => (
        <li key={index}>
          <q className={styles.text}>{quantity.text}</q>
          <span className={styles.arrow}> read as </span>
          {describeQuantity(quantity)}
          {listed.length > 1 && index === at && <span className={styles.arrow}>, compared</span>}
          {isElsewhere && index === listed.length - 1 && (
            <span className={styles.arrow}>, compared: of another reference</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function isSame(a: QuantityView, b: QuantityView | null): boolean {
  return a.text === b?.text && a.value === b.value;
}
