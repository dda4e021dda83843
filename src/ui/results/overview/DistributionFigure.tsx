import { useMemo } from 'react';
import type { MetricDescription } from '../../../core/scoring/metric';
import type { RunReport } from '../../../core/analysis/run-report';
import { useAssay } from '../../store-context';
import { NoAnswer } from '../ask/NoAnswer';
import { useLatest } from '../ask/use-latest';
import { useAskable } from '../ask/use-scored';
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
  const askable = useAskable();
  const request = useMemo(() => (askable ? () => ask.distribution(id) : null), [ask, askable, id]);
  const { answer, isCurrent, failed } = useLatest(request);
  if (failed) return <NoAnswer />;
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
