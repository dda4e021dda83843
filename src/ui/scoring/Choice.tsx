import { useId } from 'react';
import { Segments } from '../parts/Segments';
import styles from './scoring.module.css';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T | '';
  readonly onChange: (value: T) => void;
}

/** One of a few, all in sight. */
export function Choice<T extends string>({
  label,
  hint,
  options,
  value,
  onChange,
}: ChoiceProps<T>) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <div>
        <span id={id}>{label}</span>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </div>
      <Segments aria-labelledby={id} options={options} value={value} onChange={onChange} />
    </div>
  );
}
