import { useMemo } from 'react';
import type { RunReport } from '../../../../core/analysis/run-report';
import type { MetricDescription } from '../../../../core/scoring/metric';
import { Card } from '../../../parts/Card';
import { WorkerError } from '../../../parts/WorkerError';
import { useAssay, useScoredResult } from '../../../store-context';
import { useRequest } from '../../../use-request';
import { MetricSelect, useSelectedMetric } from '../MetricSelect';
import { describeScores } from './describe-bins';
import { Histogram } from './Histogram';

interface DistributionFigureProps {
  readonly runs: readonly RunReport[];
  readonly metric: MetricDescription;
}

const DISTRIBUTION_NOTE = 'percent of each run’s questions, by score';

/** How the scores behind a mean are spread: all or nothing, or half right everywhere. */
export function DistributionCard({ runs }: { readonly runs: readonly RunReport[] }) {
  const metric = useSelectedMetric();
  if (!metric) return null;
  return (
    <Card
      title={`Distribution of ${metric.label}`}
      note={DISTRIBUTION_NOTE}
      controls={<MetricSelect label="Metric of the distribution" />}
    >
      <DistributionFigure runs={runs} metric={metric} />
    </Card>
  );
}

/** The scores under one metric as bars, once the worker has counted them. */
export function DistributionFigure({ runs, metric: { id, label } }: DistributionFigureProps) {
  const ask = useAssay((state) => state.ask);
  const scored = useScoredResult();
  const request = useMemo(() => (scored ? () => ask.distribution(id) : null), [ask, scored, id]);
  const { answer, isCurrent, failed } = useRequest(request);
  if (failed) return <WorkerError />;
  if (!answer || !isCurrent) return null;
  return (
    <Histogram
      title={`Distribution of ${label}`}
      note={DISTRIBUTION_NOTE}
      caption={describeScores(runs, answer)}
      heading={label}
      runs={runs}
      distribution={answer}
    />
  );
}
