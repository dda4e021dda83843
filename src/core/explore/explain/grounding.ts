import {
  type ContextPassage,
  type FigureState,
  groundFigures,
  type GroundedFigure,
  groundPrediction,
} from '../../analysis/grounding';
import type { Formula } from '../../analysis/derivation';
import type { Dataset } from '../../model';
import type { Scorer } from '../../scoring/scorer';

/**
 * A figure in the prediction or the reference, and whether the text that the system read contains
 * it.
 */
export interface FigureView {
  readonly side: 'prediction' | 'reference';
  readonly text: string;
  readonly state: FigureState;
  /** The page of the number or its operands; `null` if none is named. */
  readonly page: number | null;
  readonly formula: Formula | null;
}

/**
 * A piece of a context; `found` is a figure of an answer, and `operand` is a number from which a
 * figure is calculated.
 */
export interface ContextPiece {
  readonly text: string;
  readonly state: 'found' | 'operand' | 'plain';
}

/** The part of a passage around the figures of the answers. */
export interface ContextExcerpt {
  readonly page: number | null;
  readonly pieces: readonly ContextPiece[];
}

/** The figures of the prediction and of one reference, and their positions in the context. */
export interface GroundingView {
  readonly figures: readonly FigureView[];
  readonly excerpts: readonly ContextExcerpt[];
}

/** Finds the figures of an answer in its context; `null` without context, prediction or figure. */
export function explainGrounding(
  runs: Dataset['runs'],
  scorer: Scorer,
  question: number,
  run: number,
  reference: number,
): GroundingView | null {
  const grounded = groundPrediction(runs, scorer, question, run);
  const comparison = grounded && scorer.compare(question, run);
  if (!comparison) return null;
  const own = comparison.references[reference];
  const wanted = own ? groundFigures(comparison, own, grounded.passages) : [];
  const all = [
    ...grounded.figures.map((figure) => ({ side: 'prediction' as const, ...figure })),
    ...wanted.map((figure) => ({ side: 'reference' as const, ...figure })),
  ];
  if (all.length === 0) return null;
  const passages = grounded.passages();
  const excerpts = passages.flatMap((passage, at) => {
    const figures = all.filter((one) => one.passage === at);
    return excerptOf(passage, figures);
  });
  return {
    figures: all.map(({ side, text, state, passage, formula }) => {
      return { side, text, state, formula, page: passages[passage]?.page ?? null };
    }),
    excerpts: excerpts.slice(0, MAX_EXCERPTS),
  };
}

const MAX_EXCERPTS = 3;
/** Number of characters shown before the first mark and after the last. */
const AROUND = 120;
const MAX_LENGTH = 600;

function excerptOf(
  { text, page }: ContextPassage,
  figures: readonly GroundedFigure[],
): ContextExcerpt[] {
  const marks = figures
    .flatMap(({ state, sources }) => sources.map(({ start, end }) => ({ state, start, end })))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const [first] = marks;
  if (!first) return [];
  const from = wordStart(text, first.start - AROUND);
  const shown = marks.filter(({ end }) => end <= from + MAX_LENGTH);
  const to = wordStart(text, Math.max(...shown.map(({ end }) => end)) + AROUND);
  const pieces: ContextPiece[] = [];
  let at = from;
  const add = (end: number, state: ContextPiece['state']) => {
    if (end > at) pieces.push({ text: text.slice(at, end), state });
    at = Math.max(at, end);
  };
  for (const { state, start, end } of shown) {
    add(start, 'plain');
    add(end, state === 'found' ? 'found' : 'operand');
  }
  add(to, 'plain');
  if (from > 0) pieces.unshift({ text: '… ', state: 'plain' });
  if (to < text.length) pieces.push({ text: ' …', state: 'plain' });
  return [{ page, pieces }];
}

/** The offset of the next whitespace, or the nearest end of the text. */
function wordStart(text: string, offset: number): number {
  if (offset <= 0) return 0;
  if (offset >= text.length) return text.length;
  const space = text.slice(offset, offset + 40).search(/\s/u);
  return space < 0 ? offset : offset + space + 1;
}
