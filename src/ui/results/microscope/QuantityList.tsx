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
  if (quantities.length === 0) return <span className={styles.none}>no number read</span>;
  const at = quantities.findIndex(
    ({ text, value }) => text === compared?.text && value === compared.value,
  );
  return (
    <ul className={styles.list}>
      {quantities.map((quantity, index) => (
        <li key={index}>
          <q className={styles.text}>{quantity.text}</q>
          <span className={styles.arrow}> read as </span>
          {describeQuantity(quantity)}
          {quantities.length > 1 && index === at && (
            <span className={styles.arrow}>, compared</span>
          )}
        </li>
      ))}
    </ul>
  );
}
