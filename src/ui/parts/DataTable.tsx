import type { ReactNode } from 'react';
import styles from './DataTable.module.css';

interface FiguresTableProps {
  /** What the table is called, and the place where it scrolls. */
  readonly label: string;
  /** As wide as its place, or closely set and as wide as its figures, as under a chart. */
  readonly size?: 'full' | 'close';
  /** Whether a long table scrolls under its heading. */
  readonly isLow?: boolean;
  /** What is said above it; without, it is called by its label unseen. */
  readonly caption?: ReactNode;
  /** What is said under it. */
  readonly note?: ReactNode;
  /** The rows. One with `data-shown` is marked as the one that another card tells of. */
  readonly children: ReactNode;
}

/** A table of figures: the names on the left stay in sight while the figures scroll. */
export function DataTable({
  label,
  size = 'full',
  isLow = false,
  caption,
  note,
  children,
}: FiguresTableProps) {
  return (
    <>
      <div
        className={styles.scroll}
        data-low={isLow || undefined}
        tabIndex={0}
        role="region"
        aria-label={label}
      >
        <table className={styles.table} data-size={size}>
          {caption ? (
            <caption>{caption}</caption>
          ) : (
            <caption className="visually-hidden">{label}</caption>
          )}
          {children}
        </table>
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
