import { useMemo } from 'react';
import type { JudgeTally } from '../../../core/scoring/judge/tally';
import { useAssay } from '../../store-context';
import { type Latest, useLatest } from '../ask/use-latest';
import { useAskable } from '../ask/use-scored';

/** What the learned judges found; `isJudged` says whether any scored, once the results are there. */
export function useTallies(): Latest<readonly JudgeTally[]> & {
  readonly isJudged: boolean | null;
} {
  const ask = useAssay((state) => state.ask);
  const askable = useAskable();
  const isJudged = askable && askable.inputs.settings.judges.length > 0;
  const request = useMemo(
    () => (askable && isJudged === true ? () => ask.tallyJudges() : null),
    [ask, askable, isJudged],
  );
  return { ...useLatest(request), isJudged };
}
