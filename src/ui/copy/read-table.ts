import type { PaperCell, PaperTable } from '../../core/output/export/paper-table';

/**
 * A displayed table as text, so that the copied table matches the displayed one. Decoration
 * (`aria-hidden`) and text for screen readers are omitted; muted text becomes the interval or the
 * note of a cell.
 */
export interface DisplayedTable {
  readonly columns: readonly DrawnLine[];
  readonly rows: readonly DrawnLine[];
  readonly cells: PaperTable['rows'];
}

/** A row or a column. */
interface DrawnLine {
  readonly label: string;
  /** Whether its heading is the name of a run. */
  readonly isRun: boolean;
}

/** Marks an element whose content becomes a separate column, with the label of the column. */
export const COLUMN_ATTRIBUTE = 'data-copy-column';

const HIDDEN = '[aria-hidden="true"], .visually-hidden, svg';
const RUN = '[data-run-name]';

/** Reads a table; rows that contain only expanded details are omitted. */
export function readTable(table: HTMLTableElement): DisplayedTable {
  const heading = [...(table.tHead?.rows ?? [])].map((row) => spread(row));
  const width = heading.at(-1)?.length ?? 0;
  const drawn = [...table.tBodies]
    .flatMap(({ rows }) => [...rows])
    .map((row) => [...row.cells])
    .filter(({ length }) => length === width);
  const columns: (DrawnLine & { readonly cells: readonly PaperCell[] })[] = [];
  for (let at = 0; at < width; at++) {
    const own = heading.flatMap((row) => row[at] ?? []);
    const line = {
      label: own.map(nameOf).filter(Boolean).join(' '),
      isRun: own.some((cell) => cell.querySelector(RUN)),
    };
    const cells = drawn.flatMap((row) => row[at] ?? []);
    const read = cells.map(readCell);
    const parts = cells.map(readParts);
    const names = [...new Set(parts.flatMap((part) => [...part.keys()]))];
    if (at === 0 || (line.label !== '' && read.some(({ text }) => text !== ''))) {
      columns.push({ ...line, cells: read });
    }
    for (const label of names) {
      columns.push({
        label,
        isRun: line.isRun,
        cells: parts.map((part) => ({ text: part.get(label) ?? '0' })),
      });
    }
  }
  return {
    columns: columns.map(({ label, isRun }) => ({ label, isRun })),
    rows: drawn.map(([first]) => ({
      label: first ? nameOf(first) : '',
      isRun: first !== undefined && first.querySelector(RUN) !== null,
    })),
    cells: drawn.map((_, row) => columns.flatMap(({ cells }) => cells[row] ?? [])),
  };
}

/** The cells of a row, each repeated for the columns that it spans. */
function spread(row: HTMLTableRowElement): readonly HTMLTableCellElement[] {
  return [...row.cells].flatMap((cell) => Array.from({ length: cell.colSpan }, () => cell));
}

/** The visible text of an element, without some of its descendants. */
function textOf(element: Element, without?: string): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  copy.querySelectorAll(without === undefined ? HIDDEN : `${HIDDEN}, ${without}`).forEach((one) => {
    one.remove();
  });
  return copy.textContent.replace(/\s+/g, ' ').trim();
}

/** The name in a heading: that of a run, or the text without its muted parts. */
function nameOf(heading: Element): string {
  return textOf(heading, heading.querySelector(RUN) ? undefined : `.muted, ${PARTS}`);
}

const PARTS = `[${COLUMN_ATTRIBUTE}]`;

function readCell(cell: Element): PaperCell {
  if (cell.querySelector(RUN)) return { text: nameOf(cell) };
  const text = textOf(cell, `.muted, ${PARTS}`);
  const notes = [...cell.querySelectorAll('.muted')]
    .filter((muted) => muted.parentElement?.closest(`.muted, ${HIDDEN}, ${PARTS}`) === null)
    .map((muted) => textOf(muted))
    .filter(Boolean);
  if (text === '') return { text: notes.join(', ') };
  const interval = notes.map(readInterval).find((found) => found !== null) ?? null;
  return {
    text,
    interval,
    note: notes.filter((note) => readInterval(note) === null).join(', '),
    isBest: cell.closest('[data-best="true"]') !== null || cell.querySelector(BEST) !== null,
  };
}

const BEST = '[data-best="true"], strong';

/** The ends of an interval such as `52–73` or `−3.1 to +4.0`; `null` for any other text. */
function readInterval(text: string): PaperCell['interval'] | null {
  const [, low, high] = /^([-−+]?[\d.,]+)(?:–| to )([-−+]?[\d.,]+)$/.exec(text) ?? [];
  return low === undefined || high === undefined ? null : { low, high };
}

function readParts(cell: Element): ReadonlyMap<string, string> {
  return new Map(
    [...cell.querySelectorAll(PARTS)].map((part) => [
      part.getAttribute(COLUMN_ATTRIBUTE) ?? '',
      textOf(part),
    ]),
  );
}
