import { startTransition, useEffect, useState } from 'react';
import type { MetricChanges } from '../../core/analysis/changed-questions';
import type { Settings } from '../../core/settings';
import { type Result, useAssay, useScoredResult } from '../store-context';

/** Questions that are listed for each run, metric and way. */
const MAX_QUESTIONS = 50;

/** The state of a preview. */
export type Changes =
  | { readonly kind: 'looking'; readonly share: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly metrics: readonly MetricChanges[] };

interface Asked {
  readonly settings: Settings;
  readonly result: Result;
  readonly flips: Changes;
}

const NOTHING_YET: Changes = { kind: 'looking', share: 0 };

/** Computes what settings would change; other settings or unmounting cancel it. */
export function useChanges(settings: Settings): Changes {
  const ask = useAssay((state) => state.ask);
  const result = useScoredResult();
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    if (!result) return undefined;
    let isWanted = true;
    const say = (flips: Changes) => {
      if (!isWanted) return;
      startTransition(() => setAsked({ settings, result, flips }));
    };
    ask
      .flips(settings, MAX_QUESTIONS, (done, total) =>
        say({ kind: 'looking', share: done / total }),
      )
      .then(
        (metrics) => {
          if (metrics) say({ kind: 'found', metrics });
        },
        () => say({ kind: 'failed' }),
      );
    return () => {
      isWanted = false;
      void ask.stopFlips();
    };
  }, [ask, result, settings]);
  const isCurrent = asked?.settings === settings && asked.result === result;
  return isCurrent ? asked.flips : NOTHING_YET;
}
