import type { TableColumn } from './column-list';
import styles from './HeaderRow.module.css';
import type { Layout } from './layout';

interface RunHeadsProps {
  readonly layout: Layout;
  readonly shownRun: string;
}

/** The names of the runs over their columns, where several stand side by side. */
export function RunHeads({ layout: { columns, template }, shownRun }: RunHeadsProps) {
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={styles.runs}
      style={{ gridTemplateColumns: template }}
    >
      {spansOf(columns, shownRun).map(({ run, from, count }) => (
        <div
          key={from}
          role="columnheader"
          aria-colindex={from + 1}
          aria-colspan={count}
          className={styles.span}
          data-named={run !== null}
          style={{ gridColumn: `${from + 1} / span ${count}` }}
        >
          {run}
        </div>
      ))}
    </div>
  );
}

interface Span {
  /** `null` over columns that are the same for every run. */
  readonly run: string | null;
  readonly from: number;
  readonly count: number;
}

/** Neighbours of one run under one head. */
function spansOf(columns: readonly TableColumn[], shownRun: string): Span[] {
  const spans: Span[] = [];
  columns.forEach(({ isPerRun, run }, from) => {
    const name = isPerRun ? (run ?? shownRun) : null;
    const last = spans.at(-1);
    if (last?.run === name) spans[spans.length - 1] = { ...last, count: last.count + 1 };
    else spans.push({ run: name, from, count: 1 });
  });
  return spans;
}
