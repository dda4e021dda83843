import type { Distribution } from '../../../core/explore/slices/distribution';
import type { RunReport } from '../../../core/analysis/run-report';
import { ChartFrame } from '../../charts/ChartFrame';
import { legendOfRuns } from '../../charts/run-legend';
import { useAssayStore, useShownRun } from '../../store-context';
import { openQuery } from '../open-questions';
import { listBinRows } from './bin-rows';
import { BinChart, layBins } from './BinChart';
import { BinTable } from './BinTable';

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
const MOST_BARS = 60;

/** A distribution as bars and as a table; both open their questions. */
export function BinFigure({ title, note, caption, heading, runs, distribution }: BinFigureProps) {
  const store = useAssayStore();
  const shown = useShownRun();
  const rows = listBinRows(distribution);
  const isTooMany = rows.length * runs.length > MOST_BARS;
  const drawn = isTooMany ? [shown] : runs.map((_, run) => run);
  const legend = legendOfRuns(runs);
  const open = (run: number, query: string) => {
    openQuery(store, run, query);
  };
  return (
    <ChartFrame
      title={title}
      note={note}
      caption={
        isTooMany ? `${caption} Drawn is the run under “Look at”; the table has all.` : caption
      }
      legend={legend.filter((_, run) => drawn.includes(run))}
      table={<BinTable {...{ title, heading, runs, rows }} onOpen={open} />}
      heightAt={(width) => layBins(rows, drawn, width).height}
    >
      {(width) => <BinChart {...{ title, runs, drawn, rows, width }} onOpen={open} />}
    </ChartFrame>
  );
}
