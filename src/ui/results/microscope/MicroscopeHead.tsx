import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { formatCount } from '../../parts/format';
import styles from './Microscope.module.css';

interface MicroscopeHeadProps {
  readonly id: string;
  readonly position: number;
  readonly total: number;
  readonly onMove: (position: number) => void;
  readonly onClose: () => void;
}

/** Which question is open, where it stands in the view, and the way to its neighbours. */
export function MicroscopeHead({ id, position, total, onMove, onClose }: MicroscopeHeadProps) {
  const isInside = position >= 0;
  const previous = position - 1;
  const next = position + 1;
  const actions = [
    { label: 'Previous question', Icon: IconArrowUp, to: previous, isOff: previous < 0 },
    { label: 'Next question', Icon: IconArrowDown, to: next, isOff: next >= total },
  ];
  return (
    <div
      className={styles.head}
      onKeyDown={(event) => {
        if (event.key === 'ArrowUp' && previous >= 0) onMove(previous);
        else if (event.key === 'ArrowDown' && next < total) onMove(next);
        else return;
        event.preventDefault();
      }}
    >
      <h2 className={styles.id}>{id}</h2>
      <span className={styles.place} role="status">
        {isInside
          ? `${formatCount(position + 1)} of ${formatCount(total)} in this view`
          : 'not in this view'}
      </span>
      <span className={styles.actions}>
        {actions.map(({ label, Icon, to, isOff }) => (
          <ActionIcon
            key={label}
            variant="subtle"
            color="gray"
            title={label}
            aria-label={label}
            className={styles.action}
            disabled={isOff}
            onClick={() => {
              onMove(to);
            }}
          >
            <Icon size={17} />
          </ActionIcon>
        ))}
        <ActionIcon
          variant="subtle"
          color="gray"
          title="Close the question"
          aria-label="Close the question"
          onClick={onClose}
        >
          <IconX size={17} />
        </ActionIcon>
      </span>
    </div>
  );
}
