import { useRunNames } from '../store-context';
import { runColor } from '../theme';
import { ChartFrame, type ChartFrameProps } from './ChartFrame';
import { DotPanels, dotPanelsHeight } from './DotPanels';
import { GroupedBars, type GroupedBarsProps, layoutBars } from './GroupedBars';

type RunChartProps = Omit<GroupedBarsProps, 'width'> &
  Pick<ChartFrameProps, 'note' | 'caption' | 'table'>;

/** With at least this many runs, dots with direct labels replace bars with a legend. */
export const MIN_DOT_RUNS = 7;

/** The maximum number of bars, and of dots, that stay legible. */
const MAX_BARS = 60;
const MAX_DOTS = 600;

/** Whether the values of these runs and rows fit into one chart. */
export function canChart(rows: number, runs: number): boolean {
  return rows > 0 && rows * runs <= (runs < MIN_DOT_RUNS ? MAX_BARS : MAX_DOTS);
}

/** The values of each run by row, as grouped bars or as dots. */
export function RunChart({ rows, max, ...frame }: RunChartProps) {
  const names = useRunNames();
  const shown = rows[0]?.bars ?? [];
  const areDots = shown.length >= MIN_DOT_RUNS;
  const Drawing = areDots ? DotPanels : GroupedBars;
  return (
    <ChartFrame
      {...frame}
      legend={
        areDots ? [] : shown.map(({ run }) => ({ label: names[run] ?? '', color: runColor(run) }))
      }
      heightAt={(width) =>
        areDots ? dotPanelsHeight(names, rows, width) : layoutBars(rows, width).height
      }
    >
      {(width) => (
        <Drawing
          title={frame.title}
          rows={rows}
          width={width}
          {...(max !== undefined && { max })}
        />
      )}
    </ChartFrame>
  );
}
