import { type ReactNode, useId } from 'react';
import styles from './Segments.module.css';

interface SegmentsProps<T extends string> {
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[];
  /** Empty where none is chosen. */
  readonly value: T | '';
  readonly onChange: (value: T) => void;
  readonly isWide?: boolean;
}

/**
 * One of a few, all in sight. The kit's own control measures itself whenever it is drawn, and each of
 * them lays out the whole page anew.
 */
export function Segments<T extends string>({
  options,
  value,
  onChange,
  isWide = false,
  ...name
}: SegmentsProps<T>) {
  const group = useId();
  return (
    <div role="radiogroup" className={styles.segments} data-wide={isWide} {...name}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === value}
            className={styles.input}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.label}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
