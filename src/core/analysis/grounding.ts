import { answersWithYear, figuresOf } from '../answers/figures';
import { readContext } from '../answers/passages';
import { toNumber } from '../answers/numerals/decimal';
import { hasSameKind } from '../answers/quantity/equal-values';
import { type ExpectedForm, NO_EXPECTED_FORM } from '../answers/quantity/expected-form';
import { measurePair } from '../answers/quantity/measure';
import type { DecimalConvention } from '../answers/numerals/numeral';
import { parseQuantities } from '../answers/quantity/parse';
import type { Quantity } from '../answers/quantity/quantity';
import type { PreparedAnswer } from '../answers/prepare';
import { memoizeLast } from '../memoize-last';
import type { Dataset, RunScores } from '../model';
import type { Comparison } from '../scoring/comparison';
import type { Scorer } from '../scoring/scorer';
import type { NumberSettings } from '../settings';
import { derive, digitsOf, type Formula, isBareNumber } from './derivation';
import { type CorrectIf, isCorrect } from './evidence';

/*
 * Whether the figures of an answer are grounded in the text that the system read.
 */

/**
 * `found`: the context has the number, in any unit, or one that rounds to it; `derivable`: it is
 * the sum, difference, ratio or percentage change of two numbers there, or a percentage of an
 * amount; `nowhere`: neither.
 */
export type FigureState = 'found' | 'derivable' | 'nowhere';

/** The states, best first. */
export const FIGURE_STATES: readonly FigureState[] = ['found', 'derivable', 'nowhere'];

/** A passage of a context, and its figures in order of appearance. */
export interface ContextPassage {
  readonly text: string;
  /** The page number; `null` if no header names a page. */
  readonly page: number | null;
  readonly figures: readonly Quantity[];
}

/** A figure of an answer, with its source in the context. */
export interface GroundedFigure {
  /** As written. */
  readonly text: string;
  readonly state: FigureState;
  /** Position of the passage with the number or the operands; −1 for `nowhere`. */
  readonly passage: number;
  /** The number or the operands in that passage. */
  readonly sources: readonly Quantity[];
  /** `null` unless derivable. */
  readonly formula: Formula | null;
}

/** Only the beginning of a longer context is searched, up to this many characters and figures. */
const MAX_LENGTH = 200_000;
const MAX_FIGURES = 2000;

/**
 * Reads the figures of a context: passage by passage if headers name the pages, otherwise as one
 * passage.
 */
export function readPassageFigures(
  context: string,
  convention: DecimalConvention,
): readonly ContextPassage[] {
  const beginning = context.slice(0, MAX_LENGTH);
  const { passages, texts } = readContext(beginning);
  let left = MAX_FIGURES;
  return (passages ? texts : [beginning]).map((text, at) => {
    const figures = figuresOf(text, parseQuantities(text, convention), true)
      .flatMap(toPoints)
      .slice(0, left);
    left -= figures.length;
    return { text, page: passages?.pages[at] ?? null, figures };
  });
}

/**
 * Finds the source of each figure of an answer, or of one of its references, in the context, which
 * is parsed only if there are any figures.
 */
export function groundFigures(
  comparison: Comparison,
  answer: PreparedAnswer,
  passages: () => readonly ContextPassage[],
): readonly GroundedFigure[] {
  const { quantitiesOf, references, settings } = comparison;
  const { asksYear, question, expected = NO_EXPECTED_FORM } = comparison.numberContext();
  const isYear = references.some((one) => answersWithYear(one.raw, quantitiesOf(one), asksYear));
  return figuresOf(answer.raw, quantitiesOf(answer), isYear)
    .filter((figure) => !hasSameKind(question, figure))
    .map((figure) => {
      const points = toPoints(figure).map((point) =>
        groundPoint(point, passages(), equalTo(point, expected, settings.numbers)),
      );
      const worst = points.reduce((a, b) => (rankOf(b) > rankOf(a) ? b : a));
      return { text: figure.text.trim(), ...worst };
    });
}

const rankOf = ({ state }: Pick<GroundedFigure, 'state'>) => FIGURE_STATES.indexOf(state);

export type FigureCounts = Readonly<Record<FigureState, number>>;

const noCounts = () => ({ found: 0, derivable: 0, nowhere: 0 });

function countStates(figures: readonly GroundedFigure[]): FigureCounts {
  const counts = noCounts();
  for (const { state } of figures) counts[state]++;
  return counts;
}

/** The state of an answer: that of its least grounded figure; `null` without figures. */
export function stateOfAnswer(counts: FigureCounts): FigureState | null {
  return FIGURE_STATES.findLast((state) => counts[state] > 0) ?? null;
}

/** Whether any run has the text that its system read. */
export function hasContexts({ runs }: Pick<Dataset, 'runs'>): boolean {
  return runs.some(({ contexts }) => contexts !== undefined);
}

/** The figures of an answer by state; `null` without a prediction or context. */
export type CountFigures = (question: number, run: number) => FigureCounts | null;

const counters = new WeakMap<Scorer, CountFigures>();

/**
 * Checks the grounding of an answer on first use, and caches the counts while the scorer is in use.
 */
export function createFigureCounter({ runs }: Pick<Dataset, 'runs'>, scorer: Scorer): CountFigures {
  const known = counters.get(scorer);
  if (known) return known;
  const kept = runs.map(() => new Map<number, FigureCounts | null>());
  const count: CountFigures = (question, run) => {
    const ofRun = kept[run];
    const made = ofRun?.get(question);
    if (made !== undefined) return made;
    // Reading contexts takes most of the time, and runs with the same retriever share them.
    const read = memoizeLast(readPassageFigures);
    const context = runs[run]?.contexts?.[question];
    for (const [other, { contexts }] of runs.entries()) {
      if (contexts?.[question] !== context) continue;
      const grounds = groundPrediction(runs, scorer, question, other, read);
      kept[other]?.set(question, grounds && countStates(grounds.figures));
    }
    return ofRun?.get(question) ?? null;
  };
  counters.set(scorer, count);
  return count;
}

/** The passages of an answer's context, with the sources of its figures. */
export interface GroundedAnswer {
  readonly passages: () => readonly ContextPassage[];
  readonly figures: readonly GroundedFigure[];
}

/** Checks the grounding of a run's prediction; `null` without a prediction or context. */
export function groundPrediction(
  runs: Dataset['runs'],
  scorer: Scorer,
  question: number,
  run: number,
  read = memoizeLast(readPassageFigures),
): GroundedAnswer | null {
  const context = runs[run]?.contexts?.[question] ?? '';
  const comparison = context.trim() === '' ? null : scorer.compare(question, run);
  if (!comparison) return null;
  const passages = () => read(context, scorer.convention(run));
  return { passages, figures: groundFigures(comparison, comparison.prediction, passages) };
}

/** To what extent the figures of a run are grounded. */
export interface GroundingSummary {
  /** All figures of its answers. */
  readonly figures: FigureCounts;
  /** The scored answers to numeric questions by state, and how many of them are correct. */
  readonly answers: FigureCounts;
  readonly correct: FigureCounts;
  /**
   * The share of correct answers among those whose figures are all in the context, and among the
   * rest; `null` without such answers.
   */
  readonly correctIfFound: number | null;
  readonly correctIfNotFound: number | null;
}

/** Grounds all answers of all runs, in steps of one question; `null` for a run without contexts. */
export function* summarizeGrounding(
  { runs, questions }: Pick<Dataset, 'runs' | 'questions'>,
  { scorer, scores }: { readonly scorer: Scorer; readonly scores: readonly RunScores[] },
  correctIf: CorrectIf,
): Generator<undefined, readonly (GroundingSummary | null)[]> {
  const counter = createFigureCounter({ runs }, scorer);
  const summaries: (GroundingSummary | null)[] = [];
  for (const [run, { contexts }] of runs.entries()) {
    const [figures, answers, correct] = [noCounts(), noCounts(), noCounts()];
    const column = scores[run]?.[correctIf.id]?.values;
    for (const [question, kind] of contexts ? questions.kinds.entries() : []) {
      const counts = counter(question, run);
      const state = counts && stateOfAnswer(counts);
      const score = column?.[question] ?? NaN;
      if (counts) for (const one of FIGURE_STATES) figures[one] += counts[one];
      if (state && kind === 'number' && !Number.isNaN(score)) {
        answers[state]++;
        if (isCorrect(correctIf, score)) correct[state]++;
      }
      yield undefined;
    }
    const elsewhere = answers.derivable + answers.nowhere;
    const summary = {
      ...{ figures, answers, correct },
      correctIfFound: answers.found === 0 ? null : correct.found / answers.found,
      correctIfNotFound: elsewhere === 0 ? null : (correct.derivable + correct.nowhere) / elsewhere,
    };
    summaries.push(contexts ? summary : null);
  }
  return summaries;
}

/** Replaces a range with its two ends, and a bound with its number. */
function toPoints(figure: Quantity): Quantity[] {
  const { interval } = figure;
  const point: Quantity = { ...figure, interval: null };
  if (interval?.kind !== 'range' || !interval.low || !interval.high) return [point];
  return [interval.low, interval.high].map((value) => ({ ...point, value }));
}

function groundPoint(
  point: Quantity,
  passages: readonly ContextPassage[],
  isEqual: (found: Quantity) => boolean,
): Omit<GroundedFigure, 'text'> {
  for (const [passage, { figures }] of passages.entries()) {
    const found = figures.find(isEqual);
    if (found) return { state: 'found', passage, sources: [found], formula: null };
  }
  const derived = derive(
    point,
    passages.map(({ figures }) => figures),
  );
  return derived
    ? { state: 'derivable', ...derived }
    : { state: 'nowhere', passage: -1, sources: [], formula: null };
}

/**
 * Whether a number in the context equals this number, or rounds to it if this number has at least
 * two digits. A number without a unit and a scale may take both from a table heading.
 */
function equalTo(
  point: Quantity,
  expected: ExpectedForm,
  settings: NumberSettings,
): (found: Quantity) => boolean {
  const rule: NumberSettings = {
    ...{ ...settings, absoluteTolerance: null, relativeTolerance: null },
    combine: digitsOf(point) > 1 ? 'digits' : 'any',
  };
  const mantissa = mantissaOf(point);
  const unscaled: Quantity = {
    ...point,
    value: { ...point.value, exponent: point.value.exponent - point.scale },
    scale: 0,
  };
  return (found) => {
    if (point.bareYear !== found.bareYear) return false;
    const isConverted = found.unit && point.unit && found.unit.symbol !== point.unit.symbol;
    if (!isConverted && !areClose(mantissa, mantissaOf(found))) return false;
    const matches = (one: Quantity) =>
      measurePair(one, found, expected, rule, false).some(({ matched }) => matched);
    return matches(point) || (point.scale > 0 && isBareNumber(found) && matches(unscaled));
  };
}

const mantissas = new WeakMap<Quantity, number>();

/** The significant digits as a number from 1 up to 10, ignoring powers of ten; 0 for zero. */
function mantissaOf(quantity: Quantity): number {
  let mantissa = mantissas.get(quantity);
  if (mantissa === undefined) {
    mantissa = Number(Math.abs(toNumber(quantity.value)).toExponential().split('e')[0]);
    mantissas.set(quantity, mantissa);
  }
  return mantissa;
}

/**
 * Rounding to two digits changes a number by at most 5%. The mantissas 9.96 and 1.0 are close,
 * since 9.96 rounds to 10.
 */
function areClose(one: number, other: number): boolean {
  const [low, high] = one < other ? [one, other] : [other, one];
  return high <= 1.06 * low || 10 * low <= 1.06 * high;
}
