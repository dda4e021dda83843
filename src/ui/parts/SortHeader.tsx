import { Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import styles from '../results/overview/overview.module.css';

interface SortHeaderProps {
  readonly label: string;
  readonly help: string;
  /** How the table is sorted by this column; `null` when it is not. */
  readonly sort: { readonly descending: boolean } | null;
  /** Which direction the first press gives. */
  readonly descendingFirst: boolean;
  /** `null` gives the order back that the files have. */
  readonly onSort: (descending: boolean | null) => void;
}

/** A column's name as a button: one press sorts, the next turns round, the third lets go. */
export function SortHeader({ label, help, sort, descendingFirst, onSort }: SortHeaderProps) {
  const order = sort ? (sort.descending ? 'descending' : 'ascending') : 'none';
  const Arrow = sort?.descending ? IconArrowDown : IconArrowUp;
  const next = !sort
    ? descendingFirst
    : sort.descending === descendingFirst
      ? !descendingFirst
      : null;
  return (
    <th scope="col" aria-sort={order}>
      <Tooltip label={help} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
        <button type="button" className={styles.button} onClick={() => onSort(next)}>
          {label}
          {sort && <Arrow size={13} aria-hidden="true" className={styles.arrow} />}
        </button>
      </Tooltip>
    </th>
  );
}
