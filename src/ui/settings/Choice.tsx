import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import styles from './Choice.module.css';

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
      <SegmentedControl
        size="xs"
        aria-labelledby={id}
        data={[...options]}
        value={value}
        onChange={(chosen) => {
          const option = options.find((one) => one.value === chosen);
          if (option) onChange(option.value);
        }}
      />
    </div>
  );
}
