import type { MetricDescription } from '../../../core/scoring/metric';
import type { RunReport } from '../../../core/analysis/run-report';
import { ChartFrame } from '../../charts/ChartFrame';
import { legendOfRuns } from '../../charts/run-legend';
import { useAssayStore } from '../../store-context';
import { openQuery } from '../open-questions';
import { describeTypes } from './describe-types';
import type { TypeRow } from './type-rows';
import { layTypes, TypeChart } from './TypeChart';
import { TypeTable } from './TypeTable';

interface TypeFigureProps {
  readonly runs: readonly RunReport[];
  readonly rows: readonly TypeRow[];
  readonly metric: MetricDescription;
}

export const TYPE_NOTE = 'mean of each run with 95 % interval, points of 100';

/** More bars than these are no picture any more: the table alone says it better. */
const MOST_BARS = 60;

/** Whether the answer types make a picture: some do, and not more than can be told apart. */
export function canDrawTypes(rows: readonly TypeRow[], runs: readonly RunReport[]): boolean {
  return rows.length > 0 && rows.length * runs.length <= MOST_BARS;
}

/** One metric by answer type as bars, each opening its questions, with the figures below them. */
export function TypeFigure({ runs, rows, metric }: TypeFigureProps) {
  const store = useAssayStore();
  return (
    <ChartFrame
      title={`${metric.label} by answer type`}
      note={TYPE_NOTE}
      caption={describeTypes(runs, rows, metric)}
      legend={legendOfRuns(runs)}
      table={<TypeTable runs={runs} rows={rows} metric={metric} />}
      heightAt={(width) => layTypes(rows, runs, width).height}
    >
      {(width) => (
        <TypeChart
          {...{ runs, rows, metric, width }}
          onOpen={(run, query) => {
            openQuery(store, run, query);
          }}
        />
      )}
    </ChartFrame>
  );
}
