import { useMemo } from 'react';
import type { Explanation } from '../../../core/explore/explain/explain';
import type { Settings } from '../../../core/settings';
import type { Ordered } from '../../../core/explore/view/order';
import type { QuestionRow } from '../../../worker/protocol';
import { useAssay } from '../../store-context';
import { type Latest, useLatest } from '../ask/use-latest';
import { useAskable, useShownRun } from '../ask/use-scored';
import { createReader, type Reader } from './reader';

/** The reader of the present result; another result gets another. */
export function useReader(): Reader | null {
  const ask = useAssay((state) => state.ask);
  const result = useAssay((state) => state.result);
  return useMemo(() => (result ? createReader(ask) : null), [ask, result]);
}

/** The questions of a view, with the run and the reader that they belong to. */
export type Listing = Extract<Ordered, { kind: 'ordered' }> & {
  readonly run: number;
  readonly reader: Reader;
};

/** Lists the questions of the present view; `'fault'` where its query cannot be read. */
export function useListing(reader: Reader | null): Latest<Listing | 'fault'> {
  const ask = useAssay((state) => state.ask);
  const view = useAssay((state) => state.view);
  const askable = useAskable();
  const run = useShownRun();
  const request = useMemo(
    () =>
      askable && reader
        ? async () => {
            const ordered = await ask.order(run, view);
            return ordered.kind === 'fault' ? 'fault' : { ...ordered, run, reader };
          }
        : null,
    [ask, askable, reader, run, view],
  );
  return useLatest(request);
}

/** The open question with everything that explains its scores. */
export interface OpenedQuestion {
  readonly row: QuestionRow;
  readonly run: number;
  readonly explanation: Explanation;
  readonly settings: Settings;
}

/** What came of opening an id; `question` is `null` where no question has it. */
export interface Opening {
  readonly id: string;
  readonly question: OpenedQuestion | null;
}

/** Explains the open question in the shown run. */
export function useOpening(): Latest<Opening> {
  const ask = useAssay((state) => state.ask);
  const id = useAssay((state) => state.openQuestion);
  const askable = useAskable();
  const run = useShownRun();
  const request = useMemo(() => {
    if (!askable || id === null) return null;
    const { settings } = askable.inputs;
    return async (): Promise<Opening> => {
      const position = await ask.find(id);
      if (position === null) return { id, question: null };
      const [explanation, rows] = await Promise.all([
        ask.explain(position, run),
        ask.rows(run, [position]),
      ]);
      const [row] = rows;
      return { id, question: row ? { row, run, explanation, settings } : null };
    };
  }, [ask, askable, run, id]);
  return useLatest(request);
}
