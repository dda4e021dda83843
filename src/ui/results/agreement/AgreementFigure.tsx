import { useMemo } from 'react';
import type { MetricDescription } from '../../../core/scoring/metric';
import { useAssay } from '../../store-context';
import { useRequest } from '../../use-request';
import { isGraded } from './is-graded';
import { SweepChart } from './SweepChart';
import { useAgreement, useLabelled } from './use-agreement';

/** Agreement of one metric with people over its threshold, all runs together; nothing without labels. */
export function AgreementFigure({ metric }: { readonly metric: MetricDescription }) {
  const ask = useAssay((state) => state.ask);
  const labelled = useLabelled();
  const shown = useMemo(() => ({ run: null, metric: metric.id, thresholds: {} }), [metric]);
  const { answer: report } = useAgreement(shown);
  const row = report?.metrics.find((one) => one.metric === metric.id && one.run === null);
  const request = useMemo(
    () => (labelled && row ? () => ask.sweep(metric.id, null) : null),
    [ask, labelled, metric, row],
  );
  const { answer: sweep } = useRequest(request);
  if (!row || !sweep || !isGraded(sweep)) return null;
  return <SweepChart metric={metric} sweep={sweep} threshold={row.threshold} />;
}
