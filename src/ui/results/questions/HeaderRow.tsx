import { Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';

import { memo } from 'react';
import { runNames } from '../../../state/selectors';
import { useAssay } from '../../store-context';

import { cellId } from './grid-keys';
import styles from './QuestionTable.module.css';
import type { Layout } from './layout';
import { ResizeHandle } from './ResizeHandle';
import { RunHeads } from './RunHeads';
import { useRest } from './use-rest';
import type { SortBy } from './use-sorting';

interface HeaderRowProps {
  readonly onSort: SortBy;
  readonly layout: Layout;
  readonly run: number;
  /** The column that the keyboard is on; -1 while it is elsewhere. */
  readonly activeColumn: number;
  readonly onResize: (key: string, width: number) => void;
}

/**
 * The names of the columns; each sorts ascending, then descending, then not at all, and with Shift
 * besides those sorted by so far.
 */
export const HeaderRow = memo(function HeaderRow(props: HeaderRowProps) {
  const { onSort, layout, run, activeColumn, onResize } = props;
  const shownRun = useAssay((state) => runNames(state)[run] ?? '');
  const { columns, template, minWidth, pinnedAt } = layout;
  const sort = useAssay(({ view }) => view.sort);
  // One for all heads: many columns would be slow to draw with a help each.
  const { rest, enter, leave } = useRest<string>();
  return (
    <div role="rowgroup" className={styles.head} style={{ minWidth }} onPointerDown={leave}>
      {rest && <Tooltip opened label={rest.what} target={rest.on} multiline maw={280} />}
      {layout.heads === 2 && <RunHeads layout={layout} shownRun={shownRun} />}
      <div
        role="row"
        aria-rowindex={layout.heads}
        className={styles.row}
        style={{ gridTemplateColumns: template }}
      >
        {columns.map(({ key, name, label, help, isNumber }, index) => {
          const place = sort.findIndex(({ column }) => column === key);
          const sorted = sort[place];
          const Arrow = sorted?.descending ? IconArrowDown : IconArrowUp;
          const left = pinnedAt.get(key);
          return (
            <div
              key={key}
              id={cellId({ line: -1, column: index })}
              role="columnheader"
              aria-colindex={index + 1}
              className={styles.cell}
              data-column={name}
              data-number={isNumber}
              data-active={index === activeColumn}
              data-pinned={left !== undefined}
              style={{ left }}
              aria-sort={!sorted ? 'none' : sorted.descending ? 'descending' : 'ascending'}
            >
              <button
                type="button"
                tabIndex={-1}
                className={styles.button}
                onPointerEnter={({ currentTarget, pointerType }) => {
                  if (pointerType === 'mouse') enter(currentTarget, help);
                }}
                onPointerLeave={leave}
                onClick={({ shiftKey }) => {
                  onSort(key, shiftKey);
                }}
              >
                {label}
                {sorted && <Arrow size={13} aria-hidden="true" />}
                {sorted && sort.length > 1 && (
                  <span className={styles.place} aria-label={`sorted by, number ${place + 1}`}>
                    {place + 1}
                  </span>
                )}
              </button>
              {layout.heads === 1 && name === 'prediction' && (
                <span className={styles.run}> · {shownRun}</span>
              )}
              <ResizeHandle column={key} onResize={onResize} />
            </div>
          );
        })}
      </div>
    </div>
  );
});
