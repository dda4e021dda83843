import type { MetricDescription } from '../../../core/scoring/metric';
import type { PairQuestions } from '../../../core/analysis/pair-questions';
import { ChartFrame } from '../../charts/ChartFrame';
import { formatScore } from '../../parts/format';
import { useAssayStore } from '../../store-context';
import { openQuery } from '../open-questions';
import { queryOfDot } from './pair-dots';
import { PAIR_HEIGHT, PairDrawing } from './PairDrawing';
import { PointTable } from './PointTable';

interface PairChartProps {
  readonly pair: PairQuestions;
  readonly metric: MetricDescription;
  /** Of the run upwards and the baseline along. */
  readonly names: readonly string[];
  /** Position of the run, as which the questions of a dot are opened. */
  readonly shown: number;
}

/** One run against the other, a dot for each pair of scores, as large as the questions are many. */
export function PairChart({ pair: { bins, binWidth }, metric, names, shown }: PairChartProps) {
  const store = useAssayStore();
  const [run = '', baseline = ''] = names;
  const dots = bins.toSorted((x, y) => x.b - y.b || x.a - y.a);
  const title = `${metric.label} of ${run} against ${baseline}`;
  const steps = binWidth > 0 ? `, counted in steps of ${formatScore(metric, binWidth)}` : '';
  const caption = `Above the line ${run} is ${metric.better === 'higher' ? 'better' : 'worse'}. A larger dot is more questions${steps}; a dot opens them.`;
  return (
    <ChartFrame
      title={title}
      note="a larger dot is more questions"
      caption={caption}
      table={<PointTable bins={bins} metric={metric} run={run} baseline={baseline} />}
      heightAt={() => PAIR_HEIGHT}
    >
      {(width) => (
        <PairDrawing
          {...{ title, dots, metric, names, width }}
          onOpen={(dot) => {
            openQuery(store, shown, queryOfDot(dot, binWidth, metric, names));
          }}
        />
      )}
    </ChartFrame>
  );
}
