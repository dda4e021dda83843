import { Box, Portal, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, type RefObject, use, useRef, useState } from 'react';
import { sortedPositions } from '../../core/analysis/run-order';
import type { Run } from '../../core/model';
import { CopyMenu } from '../copy/CopyMenu';
import { CopySlotContext } from '../copy/copy-slot';
import { useVisibleRuns } from '../store-context';
import styles from './DataTable.module.css';
import { RunName } from './RunName';
import { Term, useDefinitions, WithTooltip } from './Term';

interface TableFrameProps {
  /** The name of the table and of the region in which it scrolls. */
  readonly label: string;
  /** `close`: as wide as its values, under a chart; `text`: long texts, one line each. */
  readonly size?: 'full' | 'close' | 'text';
  /** Whether the height is limited and the rows scroll under the heading. */
  readonly hasMaxHeight?: boolean;
  /**
   * Whether rows become blocks on a phone, with each cell on its own line after its `data-label`.
   */
  readonly isStacked?: boolean;
  /** A visible caption instead of the label. */
  readonly caption?: ReactNode;
  /** Text under the table. */
  readonly note?: ReactNode;
  /** The reason why it cannot be copied yet. */
  readonly notCopied?: string | undefined;
  readonly children: ReactNode;
}

/** A table that scrolls sideways; the first column stays visible. */
export function TableFrame(props: TableFrameProps) {
  const { label, size = 'full', hasMaxHeight = false, isStacked = false } = props;
  const { caption, note, notCopied, children } = props;
  const table = useRef<HTMLTableElement>(null);
  return (
    <>
      <TableCopyMenu
        label={label}
        table={table}
        isCaptioned={caption !== undefined}
        unavailable={notCopied}
      />
      <div
        className={styles.scroll}
        data-low={hasMaxHeight || undefined}
        tabIndex={0}
        role="region"
        aria-label={label}
      >
        <table
          ref={table}
          className={styles.table}
          data-size={size}
          data-stacked={isStacked || undefined}
        >
          <caption className={caption ? 'small' : 'visually-hidden'}>{caption ?? label}</caption>
          {children}
        </table>
      </div>
      {note && (
        <Box component="p" className="small" mt={10} maw="90ch">
          {note}
        </Box>
      )}
    </>
  );
}

interface TableCopyMenuProps {
  readonly label: string;
  readonly table: RefObject<HTMLTableElement | null>;
  /** Whether the table has a visible caption, on whose line the menu is placed. */
  readonly isCaptioned?: boolean;
  readonly unavailable?: string | undefined;
}

/**
 * The copy menu of a table: in the heading of the table's card or above the table; no menu if a
 * chart's menu copies the table.
 */
export function TableCopyMenu(props: TableCopyMenuProps) {
  const { label, table, isCaptioned = false, unavailable } = props;
  const slot = use(CopySlotContext);
  if (slot === 'none') return null;
  const isInCard = slot !== 'inline' && !isCaptioned;
  const menu = (
    <CopyMenu
      kind="table"
      title={label}
      caption={isInCard ? slot.caption : [label]}
      findTable={() => table.current}
      unavailable={unavailable}
    />
  );
  if (isInCard) return slot.element && <Portal target={slot.element}>{menu}</Portal>;
  return (
    <div className={styles.copy} data-captioned={isCaptioned}>
      {menu}
    </div>
  );
}

type CellProps = Pick<ComponentProps<'td'>, 'id' | 'className' | 'style'> &
  Readonly<Record<`data-${string}`, unknown>>;

export interface Column<Row> {
  readonly label: ReactNode;
  /** Needed if the label is not plain text or another column has the same label. */
  readonly id?: string;
  /**
   * The term that explains the label, if it differs from the label; `null` for names from files.
   */
  readonly term?: string | null;
  readonly className?: string | undefined;
  readonly cell: (row: Row, index: number) => ReactNode;
  readonly cellProps?: (row: Row, index: number) => CellProps;
  /** The value that the table is sorted by; rows without a value are last. */
  readonly sortBy?: (row: Row) => number | string | null;
  /** Whether the first click sorts in descending order (default: true). */
  readonly descendingFirst?: boolean;
}

export interface Sort {
  readonly column: string;
  readonly descending: boolean;
}

interface DataTableProps<Row> extends Omit<TableFrameProps, 'children'> {
  /** The first column names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, index: number) => string | number;
  /** Marks the row whose details another card shows. */
  readonly isShown?: (row: Row) => boolean;
  /** Whether a row stays below the others in every sort order. */
  readonly isLast?: (row: Row) => boolean;
  /** The default order; without it, that of `rows`. */
  readonly initialSort?: Sort;
  /** If given, the caller sorts `rows`, currently by `initialSort`; `null` resets the order. */
  readonly onSort?: (sort: Sort | null) => void;
}

/** A table described by its columns. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, isShown, isLast, initialSort, onSort, ...frame } = props;
  const canStack = columns.length > 3 && columns.every((column) => labelOf(column) !== undefined);
  const [chosen, setChosen] = useState<Sort | null>(null);
  const sort = chosen ?? initialSort ?? null;
  const sortedBy = columns.find((column) => idOf(column) === sort?.column)?.sortBy;
  const sorted =
    sort && sortedBy && !onSort ? sortRows(rows, sortedBy, sort.descending, isLast) : rows;
  return (
    <TableFrame isStacked={canStack && (frame.size ?? 'full') === 'full'} {...frame}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Heading key={idOf(column)} column={column} sort={sort} onSort={onSort ?? setChosen} />
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((row, index) => (
          <tr key={rowKey(row, index)} data-shown={isShown?.(row)}>
            {columns.map((column, at) => {
              const Cell = at === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={idOf(column)}
                  scope={at === 0 ? 'row' : undefined}
                  data-label={at === 0 ? undefined : labelOf(column)}
                  className={column.className}
                  {...column.cellProps?.(row, index)}
                >
                  {column.cell(row, index)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function idOf<Row>({ id, label }: Column<Row>): string {
  return id ?? (typeof label === 'string' ? label : '');
}

/** The label as text, for a cell shown without its heading. */
function labelOf<Row>({ label, term }: Column<Row>): string | undefined {
  return typeof label === 'string' ? label : (term ?? undefined);
}

interface HeadingProps<Row> {
  readonly column: Column<Row>;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
}

/**
 * The label of a column. If the column is sortable, the second click reverses the order and the
 * third resets it.
 */
function Heading<Row>({ column, sort, onSort }: HeadingProps<Row>) {
  const { label, term, className, sortBy, descendingFirst = true } = column;
  const definition = useDefinitions()(term ?? label);
  if (!sortBy) {
    return (
      <th scope="col" className={className} data-from-file={term === null || undefined}>
        {term === null ? label : <Term name={term}>{label}</Term>}
      </th>
    );
  }
  const id = idOf(column);
  const own = sort?.column === id ? sort : null;
  const Arrow = own?.descending ? IconArrowDown : IconArrowUp;
  const next = own
    ? { column: id, descending: !own.descending }
    : { column: id, descending: descendingFirst };
  return (
    <th
      scope="col"
      className={className}
      aria-sort={own ? (own.descending ? 'descending' : 'ascending') : 'none'}
    >
      <WithTooltip help={definition?.help}>
        <UnstyledButton
          className="sort"
          fz="inherit"
          ta="inherit"
          data-explained={definition !== undefined || undefined}
          data-term={definition?.term}
          onClick={() => onSort(own && own.descending !== descendingFirst ? null : next)}
        >
          {label}
          {own && <Arrow size={13} aria-hidden="true" />}
        </UnstyledButton>
      </WithTooltip>
    </th>
  );
}

/** The rows in the order of a column, with the rows that are always last at the end. */
function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => number | string | null,
  descending: boolean,
  isLast: (row: Row) => boolean = () => false,
): readonly Row[] {
  const sorted = sortedPositions(rows, valueOf, descending).flatMap((at) => rows[at] ?? []);
  return [...sorted.filter((row) => !isLast(row)), ...sorted.filter(isLast)];
}

interface RunsTableProps<Row> extends Omit<TableFrameProps, 'children'> {
  /** The runs in the order that determines their colors. */
  readonly runs: readonly Row[];
  /** Positions of the runs that have a row; by default the visible runs of the results. */
  readonly visible?: readonly number[];
  readonly columns: readonly Pick<Column<Row>, 'label' | 'id' | 'cell'>[];
}

export function RunsTable<Row extends Pick<Run, 'model' | 'run'>>(props: RunsTableProps<Row>) {
  const ofResults = useVisibleRuns();
  const { runs, visible = ofResults, columns, ...frame } = props;
  return (
    <DataTable
      {...frame}
      columns={[
        { label: 'Run', cell: ({ run, index }) => <RunName run={run} index={index} /> },
        ...columns.map(({ cell, ...column }) => ({
          ...column,
          cell: ({ run, index }: { readonly run: Row; readonly index: number }) => cell(run, index),
        })),
      ]}
      rows={visible.flatMap((index) => (runs[index] ? [{ run: runs[index], index }] : []))}
      rowKey={({ index }) => index}
    />
  );
}

/** A column for each visible run, by position. */
export function runColumns<Row>(
  visible: readonly number[],
  columnOf: (run: number) => Pick<Column<Row>, 'cell' | 'cellProps' | 'className'>,
): Column<Row>[] {
  return visible.map((index) => ({
    id: `run ${index}`,
    label: <RunName index={index} />,
    ...columnOf(index),
  }));
}
