import { startTransition, useEffect, useState } from 'react';
import type { MetricFlips } from '../../../core/analysis/flips';
import type { Settings } from '../../../core/settings';
import { useAskable, type Result } from '../../results/ask/use-scored';
import { useAssay } from '../../store-context';

/** Questions that are listed for each run, metric and way. */
const MOST_FLIPS = 50;

/** What is known of the flips so far. */
export type Flips =
  | { readonly kind: 'looking'; readonly share: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly metrics: readonly MetricFlips[] };

interface Asked {
  readonly settings: Settings;
  readonly result: Result;
  readonly flips: Flips;
}

const NOTHING_YET: Flips = { kind: 'looking', share: 0 };

/** Works out what settings would do; those tried next, and leaving, end the search. */
export function useFlips(settings: Settings): Flips {
  const ask = useAssay((state) => state.ask);
  const result = useAskable();
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    if (!result) return undefined;
    let isWanted = true;
    const say = (flips: Flips) => {
      if (!isWanted) return;
      startTransition(() => {
        setAsked({ settings, result, flips });
      });
    };
    ask
      .flips(settings, MOST_FLIPS, (done, total) => {
        say({ kind: 'looking', share: done / total });
      })
      .then(
        (metrics) => {
          if (metrics) say({ kind: 'found', metrics });
        },
        () => {
          say({ kind: 'failed' });
        },
      );
    return () => {
      isWanted = false;
      void ask.stopFlips();
    };
  }, [ask, result, settings]);
  const isCurrent = asked?.settings === settings && asked.result === result;
  return isCurrent ? asked.flips : NOTHING_YET;
}
