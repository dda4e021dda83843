import styles from './QuestionTable.module.css';
import type { Layout } from './layout';

interface RunHeadsProps {
  readonly layout: Layout;
  readonly shownRun: string;
}

/** The names of the runs over their columns, where several stand side by side. */
export function RunHeads({ layout, shownRun }: RunHeadsProps) {
  const { template } = layout;
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={styles.runs}
      style={{ gridTemplateColumns: template }}
    >
      {spansOf(layout, shownRun).map(({ run, from, count, left }) => (
        <div
          key={from}
          role="columnheader"
          aria-colindex={from + 1}
          aria-colspan={count}
          className={styles.span}
          data-named={run !== null}
          data-pinned={left !== undefined}
          style={{ gridColumn: `${from + 1} / span ${count}`, left }}
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
  /** Pixels from the left at which it stays, over columns that are pinned. */
  readonly left: number | undefined;
}

/** Neighbours of one run under one head, those that are pinned apart from the others. */
function spansOf({ columns, pinnedAt }: Layout, shownRun: string): Span[] {
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
