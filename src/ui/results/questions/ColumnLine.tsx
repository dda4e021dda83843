import { ActionIcon, Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPin, IconPinFilled } from '@tabler/icons-react';
import { memo } from 'react';
import type { ColumnChoice } from './column-choice';
import { FIXED_COLUMNS } from './column-list';
import styles from './Toolbar.module.css';

interface CheckLineProps {
  readonly name: string;
  readonly label: string;
  readonly isChecked: boolean;
  readonly isFixed?: boolean;
  /** The same one on every drawing: a menu of many lines draws again only those that changed. */
  readonly onCheck: (name: string, isChecked: boolean) => void;
}

/** A run or a column that is shown or not. */
export const CheckLine = memo(function CheckLine(props: CheckLineProps) {
  const { name, label, isChecked, isFixed = false, onCheck } = props;
  return (
    <Checkbox
      size="xs"
      label={label}
      checked={isChecked}
      disabled={isFixed}
      onChange={({ currentTarget: { checked } }) => {
        onCheck(name, checked);
      }}
    />
  );
});

interface ColumnLineProps {
  readonly column: string;
  /** As the head of the column has it, and in full. */
  readonly label: string;
  readonly fullLabel: string;
  readonly isPinned: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly choice: ColumnChoice;
}

/** A column that is shown, to be left out, pinned or moved. */
export const ColumnLine = memo(function ColumnLine(props: ColumnLineProps) {
  const { column, label, fullLabel, isPinned, isFirst, isLast, choice } = props;
  return (
    <div className={styles.column}>
      <CheckLine
        name={column}
        label={fullLabel}
        isChecked
        isFixed={FIXED_COLUMNS.includes(column)}
        onCheck={choice.show}
      />
      <span className={styles.actions}>
        <ActionIcon
          size="sm"
          variant="subtle"
          aria-label={`Pin ${label} at the left`}
          aria-pressed={isPinned}
          onClick={() => {
            choice.pin(column, !isPinned);
          }}
        >
          {isPinned ? <IconPinFilled size={14} /> : <IconPin size={14} />}
        </ActionIcon>
        <ActionIcon
          size="sm"
          variant="subtle"
          aria-label={`Move ${label} to the left`}
          disabled={isFirst}
          onClick={() => {
            choice.move(column, -1);
          }}
        >
          <IconArrowUp size={14} />
        </ActionIcon>
        <ActionIcon
          size="sm"
          variant="subtle"
          aria-label={`Move ${label} to the right`}
          disabled={isLast}
          onClick={() => {
            choice.move(column, 1);
          }}
        >
          <IconArrowDown size={14} />
        </ActionIcon>
      </span>
    </div>
  );
});
