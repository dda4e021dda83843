import { Group, UnstyledButton } from '@mantine/core';
import { formatCount } from '../../core/words/numbers';
import styles from './StackedBar.module.css';

interface BarPart {
  /** Name of its color in the style sheet. */
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly onOpen: () => void;
}

/** Counts, drawn as one bar; each part opens its questions. */
export function StackedBar({ parts }: { readonly parts: readonly BarPart[] }) {
  return (
    <span className={styles.bar}>
      {parts
        .filter(({ count }) => count > 0)
        .map(({ id, label, count, onOpen }) => (
          <UnstyledButton
            key={id}
            data-part={id}
            data-copy-column={label}
            style={{ flexGrow: count }}
            aria-label={`${formatCount(count)} ${label}`}
            title={`${formatCount(count)} ${label}`}
            onClick={onOpen}
          >
            {formatCount(count)}
          </UnstyledButton>
        ))}
    </span>
  );
}

/** The meaning of the colors of the bars. */
export function BarLegend({ parts }: { readonly parts: readonly Pick<BarPart, 'id' | 'label'>[] }) {
  return (
    <Group component="span" gap="2px 14px" fz="xs" c="var(--ink-2)" className={styles.legend}>
      {parts.map(({ id, label }) => (
        <span key={id} data-part={id}>
          {label}
        </span>
      ))}
    </Group>
  );
}
