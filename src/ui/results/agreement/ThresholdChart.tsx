import { useMemo } from 'react';
import { describeThreshold, formatKappa } from '../../../core/analysis/agreement/conclusion';
import type {
  ThresholdAgreement,
  ThresholdSweep,
} from '../../../core/analysis/agreement/thresholds';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatPoints, NOT_APPLICABLE } from '../../../core/words/numbers';
import { CurveFigure } from '../../charts/CurveFigure';
import { useAnswer } from '../../use-request';
import { useAgreement, useLabeled } from './use-agreement';

interface ThresholdChartProps {
  readonly metric: MetricDescription;
  readonly sweep: ThresholdSweep;
  readonly threshold: number;
}

const CURVES = [
  { id: 'kappa', label: 'κ', color: 'var(--accent)', line: 'solid' },
  { id: 'accuracy', label: 'Accuracy', color: 'var(--run-1)', line: 'dashed' },
] as const;

/**
 * Agreement with human labels as a function of the threshold at which a score counts as correct.
 */
export function ThresholdChart({
  metric,
  sweep: { points, best },
  threshold,
}: ThresholdChartProps) {
  return (
    <CurveFigure
      title={`Agreement with human labels by threshold of ${metric.label}`}
      note="the vertical line marks the current threshold"
      caption={describeSweep(metric, best)}
      points={points}
      threshold={threshold}
      isShare={metric.display === 'share'}
      range={[lowestKappa(points), 1]}
      curves={CURVES}
      step={metric.better === 'higher' ? 'stepBefore' : 'stepAfter'}
      formatValue={formatKappa}
      formatThreshold={(value) => describeThreshold(metric, value)}
      tableLabel="Curve data"
      columns={[
        { label: 'κ', cell: ({ kappa }) => (kappa === null ? NOT_APPLICABLE : formatKappa(kappa)) },
        { label: 'Accuracy', cell: ({ accuracy }) => formatPoints(accuracy) },
        {
          label: 'Macro F1',
          cell: ({ macroF1 }) => (macroF1 === null ? NOT_APPLICABLE : formatPoints(macroF1)),
        },
      ]}
    />
  );
}

function describeSweep(metric: MetricDescription, best: ThresholdAgreement | null): string {
  if (typeof best?.kappa !== 'number')
    return 'No threshold separates correct from incorrect answers.';
  return `κ peaks at ${formatKappa(best.kappa)} with threshold ${describeThreshold(metric, best.threshold)}: ${formatPoints(best.accuracy)}% accuracy.`;
}

/** The lower end of the scale: 0 or, if κ is negative, the next multiple of 0.2 below it. */
function lowestKappa(points: readonly ThresholdAgreement[]): number {
  const lowest = points.reduce((least, { kappa }) => Math.min(least, kappa ?? 0), 0);
  return Math.floor(lowest * 5) / 5;
}

/** The chart of one metric over all runs; nothing without labels. */
export function AgreementFigure({ metric }: { readonly metric: MetricDescription }) {
  const labeled = useLabeled();
  const shown = useMemo(() => ({ run: null, metric: metric.id, thresholds: {} }), [metric]);
  const { answer: report } = useAgreement(shown);
  const row = report?.metrics.find((one) => one.metric === metric.id && one.run === null);
  const { answer: sweep } = useAnswer('sweep', row ? [metric.id, null] : null, labeled);
  if (!row || !sweep || !hasThresholds(sweep)) return null;
  return <ThresholdChart metric={metric} sweep={sweep} threshold={row.threshold} />;
}

/** Whether some scores are between 0 and 1, so that there is a threshold to choose. */
export function hasThresholds({ points }: Pick<ThresholdSweep, 'points'>): boolean {
  return points.some(({ threshold }) => threshold !== 0 && threshold !== 1);
}
