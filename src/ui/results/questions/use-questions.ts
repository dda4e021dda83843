import { useCallback, useMemo, useRef } from 'react';
import type { Explanation } from '../../../core/explore/explain/explain';
import type { Settings } from '../../../core/settings';
import type { QuestionRow } from '../../../worker/protocol';
import { useAssay, useAssayStore, useScoredResult, useShownRun } from '../../store-context';
import { type RequestState, useRequest } from '../../use-request';
import { useHeadline } from '../HeadlineSelect';
import { createRowSource, type Listing, type RowSource } from './table/row-cache';

/** The open question as a position in the view. */
export interface OpenPosition {
  /** Position in the view; -1 if no question is open or the view excludes it. */
  readonly position: number;
  /** Opens the question at a position, or the nearest one. */
  readonly openAt: (position: number) => void;
}

export function useRowSource(): RowSource | null {
  const ask = useAssay((state) => state.ask);
  const result = useAssay((state) => state.result);
  const showsNotes = useAssay(({ layout }) => layout.columns?.includes('note') ?? false);
  const notes = useAssay((state) => (showsNotes ? state.notes : null));
  return useMemo(() => {
    const about = { result, notes };
    return about.result ? createRowSource(ask) : null;
  }, [ask, result, notes]);
}

/** Lists the questions of the current view; `'fault'` if its query is invalid. */
export function useListing(reader: RowSource | null): RequestState<Listing | 'fault'> {
  const ask = useAssay((state) => state.ask);
  const view = useAssay((state) => state.view);
  const notes = useAssay((state) => state.notes);
  // A note can change which questions a view lists.
  const listed = useMemo(() => ({ view, notes }), [view, notes]);
  const scored = useScoredResult();
  const run = useShownRun();
  const headline = useHeadline()?.id;
  const request = useMemo(
    () =>
      scored && reader
        ? async () => {
            const ordered = await ask.order(run, listed.view, headline);
            return ordered.kind === 'fault' ? 'fault' : { ...ordered, run, reader };
          }
        : null,
    [ask, scored, reader, run, listed, headline],
  );
  return useRequest(request);
}

/** An answer with the explanation of its scores. */
export interface ExplainedAnswer {
  readonly row: QuestionRow;
  readonly run: number;
  readonly explanation: Explanation;
  readonly settings: Settings;
}

/** The open question; `question` is `null` if there is no question with this id. */
export interface OpenQuestion {
  readonly id: string;
  readonly question: ExplainedAnswer | null;
}

/** Explains the open question in the displayed run. */
export function useOpenQuestion(): RequestState<OpenQuestion> {
  const ask = useAssay((state) => state.ask);
  const id = useAssay((state) => state.openQuestion);
  const scored = useScoredResult();
  const run = useShownRun();
  const request = useMemo(() => {
    if (!scored || id === null) return null;
    const { settings } = scored.inputs;
    return async (): Promise<OpenQuestion> => {
      const position = await ask.find(id);
      if (position === null) return { id, question: null };
      const [explanation, rows] = await Promise.all([
        ask.explain(position, run),
        ask.rows(run, [position]),
      ]);
      const [row] = rows;
      return { id, question: row ? { row, run, explanation, settings } : null };
    };
  }, [ask, scored, run, id]);
  return useRequest(request);
}

/** Moves from the open question to other questions in the view. */
export function useOpenPosition(
  listing: Listing | null,
  openQuestion: number | null,
): OpenPosition {
  const store = useAssayStore();
  const latest = useRef(0);
  const openAt = useCallback(
    async (position: number) => {
      const last = (listing?.order.length ?? 0) - 1;
      const question = listing?.order[Math.max(0, Math.min(position, last))];
      if (!listing || question === undefined) return;
      const request = ++latest.current;
      const rows = listing.reader.rowsFor(listing.run, []);
      const row = rows.get(question) ?? (await rows.fetch(question));
      if (row && request === latest.current) store.getState().show({ openQuestion: row.id });
    },
    [store, listing],
  );
  return useMemo(
    () => ({
      position: listing && openQuestion !== null ? listing.order.indexOf(openQuestion) : -1,
      openAt: (position) => void openAt(position),
    }),
    [listing, openQuestion, openAt],
  );
}
