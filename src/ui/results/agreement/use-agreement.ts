import { useMemo } from 'react';
import type { AgreementReport } from '../../../core/analysis/agreement/agreement';
import type { Labels } from '../../../core/analysis/agreement/labels';
import { type Result, useAssay, useScoredResult } from '../../store-context';
import { type RequestState, useAnswer } from '../../use-request';

/** The run, metric and thresholds of the agreement view. */
export interface AgreementChoice {
  /** The run that the values refer to; `null` for all runs. */
  readonly run: number | null;
  /** The metric shown in detail. */
  readonly metric: string;
  /** Changed thresholds, by metric id. */
  readonly thresholds: Readonly<Record<string, number>>;
}

/** The result and the labels in the worker; a new object whenever either changes. */
export function useLabeled(): { readonly result: Result; readonly labels: Labels } | null {
  const result = useScoredResult();
  const labels = useAssay((state) => state.labels);
  return useMemo(() => result && { result, labels }, [result, labels]);
}

/** Agreement of every metric with human labels. */
export function useAgreement({
  run,
  metric,
  thresholds,
}: AgreementChoice): RequestState<AgreementReport | null> {
  const labeled = useLabeled();
  const scope = run !== null && labeled?.result.runs[run] ? run : null;
  return useAnswer('agreement', [{ run: scope, shown: metric, thresholds }], labeled);
}
