import { useCallback, useMemo, useState } from 'react';
import type { AgreementReport } from '../../../core/analysis/agreement/agreement';
import type { Labels } from '../../../core/analysis/agreement/labels';
import { type Result, useAssay, useScoredResult } from '../../store-context';
import { type RequestState, useRequest } from '../../use-request';
import { AGREEMENT_METRIC } from '../known-metrics';

/** What the view of the agreement shows. */
export interface Shown {
  /** The run that figures are about; `null`: all together. */
  readonly run: number | null;
  /** The metric that is looked at closely. */
  readonly metric: string;
  /** Thresholds that were moved, by metric id. */
  readonly thresholds: Readonly<Record<string, number>>;
}

/** The result and the labels that the worker holds: another one whenever either changes. */
export function useLabeled(): { readonly result: Result; readonly labels: Labels } | null {
  const result = useScoredResult();
  const labels = useAssay((state) => state.labels);
  return useMemo(() => result && { result, labels }, [result, labels]);
}

/** What is shown, and how to change it. */
export function useShown() {
  const [shown, setShown] = useState<Shown>({
    run: null,
    metric: AGREEMENT_METRIC,
    thresholds: {},
  });
  const change = useCallback(
    (part: Partial<Shown>) => setShown((before) => ({ ...before, ...part })),
    [],
  );
  return { shown, change };
}

/** Asks the worker how far metrics agree with people. */
export function useAgreement({
  run,
  metric,
  thresholds,
}: Shown): RequestState<AgreementReport | null> {
  const ask = useAssay((state) => state.ask);
  const labelled = useLabeled();
  const request = useMemo(() => {
    if (!labelled) return null;
    const scope = run !== null && labelled.result.runs[run] ? run : null;
    return () => ask.agreement({ run: scope, shown: metric, thresholds });
  }, [ask, labelled, run, metric, thresholds]);
  return useRequest(request);
}
