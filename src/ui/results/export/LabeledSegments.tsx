import { useId } from 'react';
import { Segments } from '../../parts/Segments';
import styles from './export.module.css';

interface LabeledSegmentsProps<T extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One choice about a file: its name above, what it means below. */
export function LabeledSegments<T extends string>({
  label,
  hint,
  options,
  value,
  onChange,
}: LabeledSegmentsProps<T>) {
  const id = useId();
  return (
    <div className={styles.option}>
      <span id={id} className={styles.optionLabel}>
        {label}
      </span>
      <Segments aria-labelledby={id} options={options} value={value} onChange={onChange} />
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </div>
  );
}
