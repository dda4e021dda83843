import { Box, Tooltip, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { runNames } from '../../../../state/selectors';
import { useAssay, useAssayStore } from '../../../store-context';
import type { ColumnLayout } from './column-layout';
import { cellId } from './grid-navigation';
import styles from './table.module.css';

/** Sorts by a column; with `adds`, the column is added to the current sort keys. */
type SortBy = (key: string, adds: boolean) => void;

/** Milliseconds before a tooltip appears. */
const HOVER_DELAY_MS = 400;

interface Span {
  /** `null` above columns without a run. */
  readonly run: string | null;
  readonly from: number;
  readonly count: number;
  /** Position from the left in pixels, for pinned columns. */
  readonly left: number | undefined;
}

interface HeaderRowProps {
  readonly onSort: SortBy;
  readonly layout: ColumnLayout;
  readonly run: number;
  /** The column of the active cell; -1 if it is in another row. */
  readonly activeColumn: number;
  readonly onResize: (key: string, width: number) => void;
}

/**
 * The column headings. Clicking one cycles through ascending, descending and unsorted; with Shift,
 * the column is an additional key.
 */
export const HeaderRow = memo(function HeaderRow(props: HeaderRowProps) {
  const { onSort, layout, run, activeColumn, onResize } = props;
  const shownRun = useAssay((state) => runNames(state)[run] ?? '');
  const { columns, template, minWidth, pinnedOffsets: pinnedAt } = layout;
  const sort = useAssay(({ view }) => view.sort);
  // One tooltip for all headings, since one for each would be slow with many columns.
  const { hovered, enter, leave } = useDelayedHover();
  return (
    <div role="rowgroup" className={styles.head} style={{ minWidth }} onPointerDown={leave}>
      {hovered && <Tooltip opened {...hovered} multiline maw={280} />}
      {layout.headerRows === 2 && (
        <div
          role="row"
          aria-rowindex={1}
          className={styles.runRow}
          style={{ gridTemplateColumns: template }}
        >
          {spansOf(layout, shownRun).map(({ run: name, from, count, left }) => (
            <div
              key={from}
              role="columnheader"
              aria-colindex={from + 1}
              aria-colspan={count}
              className={`small ${styles.span}`}
              data-named={name !== null}
              data-pinned={left !== undefined}
              style={{ gridColumn: `${from + 1} / span ${count}`, left }}
            >
              {name}
            </div>
          ))}
        </div>
      )}
      <div
        role="row"
        aria-rowindex={layout.headerRows}
        className={styles.row}
        style={{ gridTemplateColumns: template }}
      >
        {columns.map(({ key, name, label, help, isNumber }, index) => {
          const sortIndex = sort.findIndex(({ column }) => column === key);
          const sorted = sort[sortIndex];
          const Arrow = sorted?.descending ? IconArrowDown : IconArrowUp;
          const left = pinnedAt.get(key);
          return (
            <div
              key={key}
              id={cellId({ line: -1, column: index })}
              role="columnheader"
              aria-colindex={index + 1}
              className={`${styles.cell} ${styles.heading}`}
              data-column={name}
              data-number={isNumber}
              data-active={index === activeColumn}
              data-pinned={left !== undefined}
              style={{ left }}
              aria-sort={!sorted ? 'none' : sorted.descending ? 'descending' : 'ascending'}
            >
              <UnstyledButton
                tabIndex={-1}
                className={`small sort ${styles.button}`}
                onPointerEnter={({ currentTarget, pointerType }) => {
                  if (pointerType === 'mouse') enter(currentTarget, help);
                }}
                onPointerLeave={leave}
                onClick={({ shiftKey }) => onSort(key, shiftKey)}
              >
                {label}
                {sorted && <Arrow size={13} aria-hidden="true" />}
                {sorted && sort.length > 1 && (
                  <Box
                    component="span"
                    fz={10}
                    c="dimmed"
                    ml={1}
                    aria-label={`sort key ${sortIndex + 1}`}
                  >
                    {sortIndex + 1}
                  </Box>
                )}
              </UnstyledButton>
              {layout.headerRows === 1 && name === 'prediction' && (
                <>
                  {' '}
                  <span className="muted">· {shownRun}</span>
                </>
              )}
              <ResizeHandle onResize={(width) => onResize(key, width)} />
            </div>
          );
        })}
      </div>
    </div>
  );
});

/** The edge of a column; dragging it, or Shift and an arrow key, resizes the column. */
function ResizeHandle({ onResize }: { readonly onResize: (width: number) => void }) {
  const start = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const stop = () => {
    start.current = null;
  };
  return (
    <span
      className={styles.edge}
      aria-hidden="true"
      onPointerDown={(event) => {
        const width = event.currentTarget.parentElement?.offsetWidth ?? 0;
        start.current = { x: event.clientX, width };
        event.currentTarget.setPointerCapture(event.pointerId);
        event.preventDefault();
      }}
      onPointerMove={({ clientX }) => {
        const from = start.current;
        if (from) onResize(from.width + clientX - from.x);
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
    />
  );
}

/** Adjacent columns of one run share a heading; pinned columns have a separate one. */
function spansOf({ columns, pinnedOffsets: pinnedAt }: ColumnLayout, shownRun: string): Span[] {
  const spans: Span[] = [];
  columns.forEach(({ key, isPerRun, run }, from) => {
    const name = isPerRun ? (run ?? shownRun) : null;
    const left = pinnedAt.get(key);
    const last = spans.at(-1);
    if (last?.run === name && (last.left === undefined) === (left === undefined)) {
      spans[spans.length - 1] = { ...last, count: last.count + 1 };
    } else spans.push({ run: name, from, count: 1, left });
  });
  return spans;
}

/** The element under the pointer, after a delay, with its explanation. */
function useDelayedHover() {
  const [hovered, setHovered] = useState<{ target: HTMLElement; label: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    hovered,
    enter: (target: HTMLElement, label: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setHovered({ target, label }), HOVER_DELAY_MS);
    },
    leave: () => {
      clearTimeout(timer.current);
      setHovered(null);
    },
  };
}

/** Cycles the sort order of a column through ascending, descending and unsorted. */
export function useSorting(): SortBy {
  const store = useAssayStore();
  return useCallback(
    (key, adds) => {
      const { view, changeView } = store.getState();
      const sorted = view.sort.find(({ column }) => column === key);
      const next = sorted?.descending ? [] : [{ column: key, descending: sorted !== undefined }];
      if (!adds) changeView({ sort: next });
      else if (!sorted) changeView({ sort: [...view.sort, ...next] });
      else changeView({ sort: view.sort.flatMap((one) => (one === sorted ? next : [one])) });
    },
    [store],
  );
}
