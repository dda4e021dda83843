import { describe, expect, test } from 'vitest';
import {
  type RenderedRow,
  renderNextBatch,
  isComplete,
  type TargetRow,
} from '../../../src/ui/results/questions/table/render-batches';

const source = {};

function wantedAt(index: number, change: Partial<TargetRow> = {}): TargetRow {
  const line = { kind: 'question', position: index } as const;
  return {
    index,
    row: line,
    question: index,
    loaded: undefined,
    source,
    isVisible: true,
    ...change,
  };
}

const from = (first: number, count = 6) =>
  Array.from({ length: count }, (_, position) => wantedAt(first + position));

const came = (question: number, of: object = source) => ({
  row: { question, id: `q${question}`, cells: [] },
  columns: [],
  source: of,
});

function drawAll(drawn: readonly RenderedRow[], wanted: readonly TargetRow[]) {
  const drawnWhole = renderNextBatch(drawn, wanted, wanted.length);
  expect(isComplete(drawnWhole, wanted)).toBe(true);
  return drawnWhole;
}

const slotsOf = (drawn: readonly RenderedRow[]) => drawn.map(({ slot }) => slot);
const indexesOf = (drawn: readonly RenderedRow[]) => drawn.map(({ index }) => index);

describe('the rendered rows', () => {
  test('are rendered in batches, visible rows first', () => {
    const wanted = from(0, 4).map((line, position) => ({ ...line, isVisible: position > 1 }));
    const first = renderNextBatch([], wanted, 2);
    expect(indexesOf(first)).toEqual([2, 3]);
    expect(isComplete(first, wanted)).toBe(false);
    expect(indexesOf(renderNextBatch(first, wanted, 2))).toEqual([0, 1, 2, 3]);
  });

  test('keep their elements while they stay near the viewport', () => {
    const before = drawAll([], from(0));
    const after = drawAll(before, from(2));
    expect(slotsOf(after)).toEqual([2, 3, 4, 5, 0, 1]);
    expect(after[0]).toBe(before[2]);
  });

  test('reuse elements in order if all rows are new', () => {
    const before = drawAll(drawAll([], from(0)), from(2));
    const half = renderNextBatch(before, from(500), 3);
    expect(indexesOf(half)).toEqual([500, 501, 502, 5, 6, 7]);
    expect(slotsOf(half)).toEqual(slotsOf(before));
    expect(slotsOf(drawAll(half, from(500)))).toEqual(slotsOf(before));
  });

  test('include at most the requested rows', () => {
    const before = drawAll([], from(0));
    expect(indexesOf(drawAll(before, from(0, 2)))).toEqual([0, 1]);
    expect(renderNextBatch(before, [], 3)).toEqual([]);
  });

  test('keep the cells of a question while other columns load, but not those of another run', () => {
    const [before] = drawAll([], [wantedAt(0, { loaded: came(7), question: 7 })]);
    if (!before) throw new Error('Nothing is drawn.');
    const again = wantedAt(0, { question: 7 });
    expect(isComplete([before], [again])).toBe(true);
    const [other] = renderNextBatch([before], [{ ...again, question: 8 }], 1);
    expect(other?.loaded).toBeUndefined();
    const [ofOtherRun] = renderNextBatch([before], [{ ...again, source: {} }], 1);
    expect(ofOtherRun?.loaded).toBeUndefined();
    const next = came(7);
    expect(renderNextBatch([before], [{ ...again, loaded: next }], 1)[0]?.loaded).toBe(next);
  });
});
