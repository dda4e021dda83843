import { startTransition, useEffect, useState } from 'react';
import type { MetricChanges } from '../../core/analysis/changed-questions';
import type { Settings } from '../../core/settings';
import { type Result, useAssay, useScoredResult } from '../store-context';

/** Questions listed for each run, metric and kind of change. */
const MAX_QUESTIONS = 50;

/** The state of a preview. */
export type Changes =
  | { readonly kind: 'looking'; readonly share: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly metrics: readonly MetricChanges[] };

interface ChangesFor {
  readonly settings: Settings;
  readonly result: Result;
  readonly changes: Changes;
}

const INITIAL: Changes = { kind: 'looking', share: 0 };

/** Computes what settings would change; other settings or unmounting cancel it. */
export function useChanges(settings: Settings): Changes {
  const ask = useAssay((state) => state.ask);
  const result = useScoredResult();
  const [latest, setLatest] = useState<ChangesFor | null>(null);
  useEffect(() => {
    if (!result) return undefined;
    let isActive = true;
    const report = (changes: Changes) => {
      if (!isActive) return;
      startTransition(() => setLatest({ settings, result, changes }));
    };
    ask
      .previewChanges(settings, MAX_QUESTIONS, (done, total) =>
        report({ kind: 'looking', share: done / total }),
      )
      .then(
        (metrics) => {
          if (metrics) report({ kind: 'found', metrics });
        },
        () => report({ kind: 'failed' }),
      );
    return () => {
      isActive = false;
      void ask.stopPreview();
    };
  }, [ask, result, settings]);
  const isCurrent = latest?.settings === settings && latest.result === result;
  return isCurrent ? latest.changes : INITIAL;
}
