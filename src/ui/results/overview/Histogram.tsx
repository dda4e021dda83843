import type { Distribution } from '../../../core/explore/distributions';
import { formatCount, formatPoints, plural } from '../../../core/words/numbers';
import type { BarRow } from '../../charts/GroupedBars';
import { canChart, RunChart } from '../../charts/RunChart';
import { LinkButton } from '../../parts/Buttons';
import { DataTable, runColumns } from '../../parts/DataTable';
import { Muted } from '../../parts/Texts';
import { useAssayStore, useRunNames, useShownRun, useVisibleRuns } from '../../store-context';
import { openQuery } from '../open-questions';
import { type BinRow, listBinRows } from './bins';
import styles from './overview.module.css';

interface HistogramProps {
  readonly title: string;
  readonly note: string;
  readonly caption: string;
  /** The table's heading over the bins. */
  readonly heading: string;
  readonly distribution: Distribution;
}

/** A distribution as a chart and as a table; both open their questions. */
export function Histogram({ title, note, caption, heading, distribution }: HistogramProps) {
  const store = useAssayStore();
  const shown = useShownRun();
  const bins = listBinRows(distribution);
  const visible = useVisibleRuns();
  const names = useRunNames();
  const showsOneRun = !canChart(bins.length, visible.length);
  const shownRuns = showsOneRun ? [shown] : visible;
  const rows = bins.map(({ label, query, counts, shares }): BarRow => ({
    label,
    bars: shownRuns.map((run) => {
      const questions = plural(counts[run] ?? 0, 'question');
      return {
        run,
        points: counts[run] ? 100 * (shares[run] ?? 0) : null,
        label: `${names[run] ?? ''}, ${label}: ${questions}`,
        figure: `${formatPoints(shares[run] ?? 0)}% (${questions})`,
        onOpen: () => openQuery(store, run, query),
      };
    }),
  }));
  return (
    <RunChart
      title={title}
      note={note}
      caption={
        showsOneRun
          ? `${caption} The chart shows the selected run only; the table has all runs.`
          : caption
      }
      rows={rows}
      table={
        <DataTable
          label={title}
          size="close"
          rows={bins}
          rowKey={({ label }) => label}
          columns={[
            { label: heading, cell: ({ label }) => label },
            ...runColumns<BinRow>(visible, (run) => ({
              cellProps: ({ counts }) => (counts[run] ? {} : { className: 'muted' }),
              cell: ({ label, query, counts, shares }) => (
                <>
                  {counts[run] ? (
                    <LinkButton
                      label={`${plural(counts[run], 'question')} of ${names[run] ?? ''}: ${label}`}
                      onClick={() => openQuery(store, run, query)}
                    >
                      {formatCount(counts[run])}
                    </LinkButton>
                  ) : (
                    '0'
                  )}{' '}
                  <span className={styles.share}>
                    <Muted>{formatPoints(shares[run] ?? 0)}%</Muted>
                  </span>
                </>
              ),
            })),
          ]}
        />
      }
    />
  );
}
