import { Group, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import styles from './Choice.module.css';
import { Segments } from './Segments';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T | '';
  readonly onChange: (value: T) => void;
  /** A row of a form, a column with the hint below, or label and options on one line. */
  readonly layout?: 'row' | 'column' | 'inline';
}

/** A labeled choice of one option, all of them visible. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, hint, options, value, onChange, layout = 'row' } = props;
  const id = useId();
  const segments = (
    <Segments aria-labelledby={id} options={options} value={value} onChange={onChange} />
  );
  if (layout === 'row') {
    return (
      <Group className={styles.row} justify="space-between" gap="6px 16px">
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
