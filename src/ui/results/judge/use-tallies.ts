import { useMemo } from 'react';
import type { JudgeTally } from '../../../core/scoring/judge/tally';
import { useAssay, useScoredResult } from '../../store-context';
import { type RequestState, useRequest } from '../../use-request';

/** What the learned judges found; `isJudged` says whether any scored, once the results are there. */
export function useTallies(): RequestState<readonly JudgeTally[]> & {
  readonly isJudged: boolean | null;
} {
  const ask = useAssay((state) => state.ask);
  const askable = useScoredResult();
  const isJudged = askable && askable.inputs.settings.judges.length > 0;
  const request = useMemo(
    () => (askable && isJudged === true ? () => ask.tallyJudges() : null),
    [ask, askable, isJudged],
  );
  return { ...useRequest(request), isJudged };
}
