import type { RunReport } from '../../../core/analysis/run-report';
import { Card } from '../../parts/Card';
import { DISTRIBUTION_NOTE, DistributionFigure } from './DistributionFigure';
import { MetricChooser, useChosenMetric } from './MetricChooser';

/** How the scores behind a mean are spread: all or nothing, or half right everywhere. */
export function DistributionCard({ runs }: { readonly runs: readonly RunReport[] }) {
  const metric = useChosenMetric();
  if (!metric) return null;
  return (
    <Card
      title={`Distribution of ${metric.label}`}
      note={DISTRIBUTION_NOTE}
      controls={<MetricChooser label="Metric of the distribution" />}
    >
      <DistributionFigure runs={runs} metric={metric} />
    </Card>
  );
}
