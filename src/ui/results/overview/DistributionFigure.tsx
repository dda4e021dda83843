import { useMemo } from 'react';
import type { MetricDescription } from '../../../core/scoring/metric';
import type { RunReport } from '../../../core/analysis/run-report';
import { useAssay, useScoredResult } from '../../store-context';
import { WorkerError } from '../../parts/WorkerError';
import { useRequest } from '../../use-request';
import { BinFigure } from './BinFigure';
import { describeScores } from './describe-bins';

interface DistributionFigureProps {
  readonly runs: readonly RunReport[];
  readonly metric: MetricDescription;
}

export const DISTRIBUTION_NOTE = 'per cent of each run’s questions by their score';

/** The scores under one metric as bars, once the worker has counted them. */
export function DistributionFigure({ runs, metric: { id, label } }: DistributionFigureProps) {
  const ask = useAssay((state) => state.ask);
  const askable = useScoredResult();
  const request = useMemo(() => (askable ? () => ask.distribution(id) : null), [ask, askable, id]);
  const { answer, isCurrent, failed } = useRequest(request);
  if (failed) return <WorkerError />;
  if (!answer || !isCurrent) return null;
  return (
    <BinFigure
      title={`Distribution of ${label}`}
      note={DISTRIBUTION_NOTE}
      caption={describeScores(runs, answer)}
      heading={label}
      runs={runs}
      distribution={answer}
    />
  );
}
