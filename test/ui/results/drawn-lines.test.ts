import { describe, expect, test } from 'vitest';
import {
  type DrawnLine,
  drawNext,
  isDrawn,
  type WantedLine,
} from '../../../src/ui/results/questions/drawn-lines';

const source = {};

function wantedAt(index: number, change: Partial<WantedLine> = {}): WantedLine {
  const line = { kind: 'question', position: index } as const;
  return { index, line, question: index, came: undefined, source, isInSight: true, ...change };
}

const from = (first: number, count = 6) =>
  Array.from({ length: count }, (_, place) => wantedAt(first + place));

const came = (question: number, of: object = source) => ({
  row: { question, id: `q${question}`, cells: [] },
  columns: [],
  source: of,
});

function drawAll(drawn: readonly DrawnLine[], wanted: readonly WantedLine[]) {
  const drawnWhole = drawNext(drawn, wanted, wanted.length);
  expect(isDrawn(drawnWhole, wanted)).toBe(true);
  return drawnWhole;
}

const slotsOf = (drawn: readonly DrawnLine[]) => drawn.map(({ slot }) => slot);
const indexesOf = (drawn: readonly DrawnLine[]) => drawn.map(({ index }) => index);

describe('the lines that are drawn', () => {
  test('come a few at a time, those in sight first', () => {
    const wanted = from(0, 4).map((line, place) => ({ ...line, isInSight: place > 1 }));
    const first = drawNext([], wanted, 2);
    expect(indexesOf(first)).toEqual([2, 3]);
    expect(isDrawn(first, wanted)).toBe(false);
    expect(indexesOf(drawNext(first, wanted, 2))).toEqual([0, 1, 2, 3]);
  });

  test('keep their rows of the page while they stay near', () => {
    const before = drawAll([], from(0));
    const after = drawAll(before, from(2));
    expect(slotsOf(after)).toEqual([2, 3, 4, 5, 0, 1]);
    expect(after[0]).toBe(before[2]);
  });

  test('take the rows of the page in their order where all are new', () => {
    const before = drawAll(drawAll([], from(0)), from(2));
    const half = drawNext(before, from(500), 3);
    expect(indexesOf(half)).toEqual([500, 501, 502, 5, 6, 7]);
    expect(slotsOf(half)).toEqual(slotsOf(before));
    expect(slotsOf(drawAll(half, from(500)))).toEqual(slotsOf(before));
  });

  test('are no more than are wanted', () => {
    const before = drawAll([], from(0));
    expect(indexesOf(drawAll(before, from(0, 2)))).toEqual([0, 1]);
    expect(drawNext(before, [], 3)).toEqual([]);
  });

  test('keep the cells of a question until those of other columns come, but of no other run', () => {
    const [before] = drawAll([], [wantedAt(0, { came: came(7), question: 7 })]);
    if (!before) throw new Error('Nothing is drawn.');
    const again = wantedAt(0, { question: 7 });
    expect(isDrawn([before], [again])).toBe(true);
    const [other] = drawNext([before], [{ ...again, question: 8 }], 1);
    expect(other?.came).toBeUndefined();
    const [ofOtherRun] = drawNext([before], [{ ...again, source: {} }], 1);
    expect(ofOtherRun?.came).toBeUndefined();
    const next = came(7);
    expect(drawNext([before], [{ ...again, came: next }], 1)[0]?.came).toBe(next);
  });
});
