import type { RunReport } from '../../../core/analysis/run-report';
import type { Distribution } from '../../../core/explore/distributions';
import { runName } from '../../../core/model';
import { formatCount, formatPoints } from '../../../core/words/numbers';
import { plural } from '../../../core/words/plurals';
import { ChartFrame, runLegend } from '../../charts/ChartFrame';
import { LinkButton } from '../../parts/Buttons';
import { TableFrame } from '../../parts/DataTable';
import { RunHeadings } from '../../parts/RunName';
import { Muted } from '../../parts/Texts';
import { useAssayStore, useShownRun } from '../../store-context';
import { openQuery } from '../open-questions';
import { type BinRow, listBinRows } from './bins';
import { HistogramChart, layoutHistogram } from './HistogramChart';
import styles from './overview.module.css';

interface BinTableProps {
  readonly title: string;
  readonly heading: string;
  readonly runs: readonly RunReport[];
  readonly rows: readonly BinRow[];
  readonly onOpen: (run: number, query: string) => void;
}

interface BinFigureProps {
  readonly title: string;
  readonly note: string;
  readonly caption: string;
  /** What a bin is called in the table. */
  readonly heading: string;
  readonly runs: readonly RunReport[];
  readonly distribution: Distribution;
}

/** Beyond so many bars only the run that is looked at is drawn; the table has all of them. */
const MAX_BARS = 60;

/** A distribution as bars and as a table; both open their questions. */
export function Histogram({ title, note, caption, heading, runs, distribution }: BinFigureProps) {
  const store = useAssayStore();
  const shown = useShownRun();
  const rows = listBinRows(distribution);
  const showsOneRun = rows.length * runs.length > MAX_BARS;
  const drawn = showsOneRun ? [shown] : runs.map((_, run) => run);
  const legend = runLegend(runs);
  const open = (run: number, query: string) => openQuery(store, run, query);
  return (
    <ChartFrame
      title={title}
      note={note}
      caption={
        showsOneRun
          ? `${caption} The chart shows the selected run only; the table has all runs.`
          : caption
      }
      legend={legend.filter((_, run) => drawn.includes(run))}
      table={<HistogramTable {...{ title, heading, runs, rows }} onOpen={open} />}
      heightAt={(width) => layoutHistogram(rows, drawn, width).height}
    >
      {(width) => <HistogramChart {...{ title, runs, drawn, rows, width }} onOpen={open} />}
    </ChartFrame>
  );
}

/** The figures of a distribution; each count opens its questions. */
function HistogramTable({ title, heading, runs, rows, onOpen }: BinTableProps) {
  return (
    <TableFrame label={title} size="close">
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <RunHeadings runs={runs} />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, query, counts, shares }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {runs.map((run, index) => {
              const count = counts[index] ?? 0;
              return (
                <td
                  key={`${index} ${runName(run)}`}
                  className={count === 0 ? styles.binTableNone : undefined}
                >
                  {count === 0 ? (
                    formatCount(count)
                  ) : (
                    <LinkButton
                      label={`${plural(count, 'question')} of ${runName(run)}: ${label}`}
                      onClick={() => onOpen(index, query)}
                    >
                      {formatCount(count)}
                    </LinkButton>
                  )}{' '}
                  <span className={styles.binTableShare}>
                    <Muted>{formatPoints(shares[index] ?? 0)} %</Muted>
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
