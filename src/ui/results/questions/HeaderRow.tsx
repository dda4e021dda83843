import { Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactTable } from '@tanstack/react-table';
import { runNames } from '../../../state/selectors';
import { useAssay } from '../../store-context';
import { type features, type Line, TRACKS } from './columns';
import styles from './HeaderRow.module.css';
import type { Layout } from './layout';

interface HeaderRowProps {
  readonly table: ReactTable<typeof features, Line>;
  readonly layout: Layout;
  readonly run: number;
}

/** The names of the columns; each sorts ascending, then descending, then not at all. */
export function HeaderRow({ table, layout: { template, minWidth }, run }: HeaderRowProps) {
  const runName = useAssay((state) => runNames(state)[run] ?? '');
  return (
    <div role="rowgroup" className={styles.head} style={{ minWidth }}>
      {table.getHeaderGroups().map((group) => (
        <div
          key={group.id}
          role="row"
          aria-rowindex={1}
          className={styles.row}
          style={{ gridTemplateColumns: template }}
        >
          {group.headers.map(({ id, column }) => {
            const sorted = column.getIsSorted();
            const Arrow = sorted === 'desc' ? IconArrowDown : IconArrowUp;
            return (
              <div
                key={id}
                role="columnheader"
                className={styles.cell}
                data-column={id}
                data-number={TRACKS[id]?.isNumber}
                aria-sort={
                  sorted === false ? 'none' : sorted === 'desc' ? 'descending' : 'ascending'
                }
              >
                <Tooltip label={TRACKS[id]?.help} multiline maw={280} openDelay={400}>
                  <button
                    type="button"
                    className={styles.button}
                    onClick={column.getToggleSortingHandler()}
                  >
                    {TRACKS[id]?.label}
                    {sorted !== false && <Arrow size={13} aria-hidden="true" />}
                  </button>
                </Tooltip>
                {id === 'prediction' && <span className={styles.run}> · {runName}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
