import { type ReactNode, useId } from 'react';
import { Group, Stack, Text, UnstyledButton } from '@mantine/core';
import styles from './Choice.module.css';
import { formatCount } from '../../core/words/numbers';
import partStyles from './parts.module.css';

interface SegmentsProps<T extends string> {
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[];
  /** Empty if no option is chosen. */
  readonly value: T | '';
  readonly onChange: (value: T) => void;
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Labels by value, in the order in which they are shown. */
  readonly options: Readonly<Record<T, string>>;
  readonly value: T | '';
  readonly onChange: (value: T) => void;
  /** A row of a form, a column with the hint below, or label and options on one line. */
  readonly layout?: 'row' | 'column' | 'inline';
}

/** A labeled choice among options that are all visible. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, hint, options, value, onChange, layout = 'row' } = props;
  const id = useId();
  const segments = (
    <SegmentedControl
      aria-labelledby={id}
      options={(Object.keys(options) as T[]).map((one) => ({ value: one, label: options[one] }))}
      value={value}
      onChange={onChange}
    />
  );
  if (layout === 'row') {
    return (
      <Group className={`ruled ${styles.row}`} justify="space-between" gap="6px 16px">
        <div>
          <span id={id}>{label}</span>
          <Text size="xs" c="dimmed">
            {hint}
          </Text>
        </div>
        {segments}
      </Group>
    );
  }
  if (layout === 'inline') {
    return (
      <Group gap="4px 8px" fz="sm" c="var(--ink-2)">
        <span id={id}>{label}</span>
        {segments}
      </Group>
    );
  }
  return (
    <Stack gap={3} align="start" maw="100%" fz="xs" c="var(--ink-2)">
      <span id={id}>{label}</span>
      {segments}
      {hint !== undefined && (
        <Text inherit maw="60ch">
          {hint}
        </Text>
      )}
    </Stack>
  );
}

/**
 * A segmented control. Mantine's own control measures itself on each render, which forces a layout.
 */
export function SegmentedControl<T extends string>({
  options,
  value,
  onChange,
  ...name
}: SegmentsProps<T>) {
  const group = useId();
  return (
    <div role="radiogroup" className={styles.segments} {...name}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === value}
            className="visually-hidden"
            onChange={() => onChange(option.value)}
          />
          <span className={`small ${styles.label}`}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

interface ToggleChipProps {
  readonly label: string;
  readonly count?: number;
  readonly pressed: boolean;
  readonly onToggle: () => void;
}

/** A toggle button, with the number of questions that it selects. */
export function ToggleChip({ label, count, pressed, onToggle }: ToggleChipProps) {
  return (
    <UnstyledButton
      className={`screen-only hoverable ${partStyles.toggle}`}
      aria-pressed={pressed}
      onClick={onToggle}
    >
      {pressed && <span aria-hidden="true">✓ </span>}
      {label}{' '}
      {count !== undefined && (
        <span className={`tabular ${partStyles.count}`}>{formatCount(count)}</span>
      )}
    </UnstyledButton>
  );
}
