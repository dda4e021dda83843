import { compareLists, type ListComparison, requiresOrder } from '../answers/list-compare';
import { type Cache, createCache, type PreparedAnswer, type Preparer } from '../answers/prepare';
import type { AnswerKind, Passages } from '../model';
import { compareNumbers, betterMatch, type NumberComparison } from '../answers/quantity/compare';
import type { NumberContext } from '../answers/quantity/expected-form';
import type { QuantityMatch } from '../answers/quantity/measure';
import type { Quantity } from '../answers/quantity/quantity';
import type { DecimalConvention } from '../answers/numerals/numeral';
import type { Settings } from '../settings';
import { countCommon } from '../text/token-reader';
import type { PageConvention } from './retrieval/pages';

/** The tokens that a prediction shares with one reference, counted as in the SQuAD scripts. */
interface Overlap {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly reference: number;
}

/** A question with its references, for all answers to it; computes results on first use. */
export interface ComparisonContext {
  readonly questionId: string;
  readonly kind: AnswerKind;
  /** The text of the question; may be empty. */
  readonly question: string;
  /** The data set's own label for the answer. */
  readonly answerType: string;
  readonly settings: Settings;
  readonly prepare: Preparer;
  /** Never empty: a question without references has one empty reference. */
  readonly references: readonly PreparedAnswer[];
  /** The references without duplicates; annotators often give the same one. */
  readonly distinctReferences: readonly PreparedAnswer[];
  /** Numbers in the question, and the unit or scale that it asks for. */
  readonly numberContext: () => NumberContext;
  readonly referenceConvention: () => DecimalConvention;
  /** The passages that contain the answer; `null` if the gold file names no passages. */
  readonly evidence: Passages | null;
  /** The quantities of a reference, parsed with the decimal convention of its file. */
  readonly quantitiesOf: (reference: PreparedAnswer) => readonly Quantity[];
  /** Caches results of the question and its references for all runs. */
  readonly rememberQuestion: Cache<PreparedQuestion>;
}

/** One question and one prediction; metrics share its results, which are computed once. */
export interface Comparison extends Omit<ComparisonContext, 'prepare' | 'referenceConvention'> {
  readonly prediction: PreparedAnswer;
  /** The prediction as in its file, before unwrapping. */
  readonly written: string;
  /** The passages that the system retrieved; `null` if its file names no passages. */
  readonly retrieval: Retrieval | null;
  /** Token overlap with the reference that gives the highest F1 (ties: the first). */
  bestOverlap(): Overlap;
  /** The numbers of the prediction, compared with the best matching reference. */
  numbers(): NumberComparison;
  /** The quantities of one of these answers, parsed with the decimal convention of its file. */
  readonly quantitiesOf: (answer: PreparedAnswer) => readonly Quantity[];
  /** The prediction as a list, compared with the best matching reference. */
  lists(): ListComparison;
  /** The prediction as a list, compared with one reference. */
  listAgainst(reference: PreparedAnswer): ListComparison;
  /** Caches other results of this comparison. */
  remember<Result>(make: (comparison: Comparison) => Result): Result;
}

/** A question with its references, prepared for scoring, without a prediction. */
export type PreparedQuestion = Pick<
  Comparison,
  | 'question'
  | 'references'
  | 'numberContext'
  | 'quantitiesOf'
  | 'rememberQuestion'
  | 'evidence'
  | 'settings'
>;

/** The passages that a system retrieved for a question. */
export interface Retrieval {
  /** `null` if there are none. */
  readonly passages: Passages | null;
  readonly convention: () => PageConvention;
}

/** Compares one prediction with one question; `written` is the prediction before unwrapping. */
export function createComparison(
  context: ComparisonContext,
  prediction: PreparedAnswer,
  predictionConvention: () => DecimalConvention,
  written = prediction.raw,
  retrieval: Retrieval | null = null,
): Comparison {
  return new PairComparison(context, prediction, predictionConvention, written, retrieval);
}

/**
 * Implemented as a class: copying the context and creating a function per member would take longer
 * than computing EM and F1.
 */
class PairComparison implements Comparison {
  private best: Overlap | null = null;
  private numberComparison: NumberComparison | null = null;
  private listComparison: ListComparison | null = null;
  private readQuantities: Comparison['quantitiesOf'] | null = null;
  private cache: Cache<Comparison> | null = null;

  constructor(
    private readonly context: ComparisonContext,
    readonly prediction: PreparedAnswer,
    private readonly convention: () => DecimalConvention,
    readonly written: string,
    readonly retrieval: Retrieval | null,
  ) {}

  get questionId() {
    return this.context.questionId;
  }
  get kind() {
    return this.context.kind;
  }
  get question() {
    return this.context.question;
  }
  get answerType() {
    return this.context.answerType;
  }
  get settings() {
    return this.context.settings;
  }
  get references() {
    return this.context.references;
  }
  get distinctReferences() {
    return this.context.distinctReferences;
  }
  get numberContext() {
    return this.context.numberContext;
  }
  get rememberQuestion() {
    return this.context.rememberQuestion;
  }
  get evidence() {
    return this.context.evidence;
  }

  bestOverlap(): Overlap {
    return (this.best ??= findBestOverlap(this.references, this.prediction));
  }

  numbers(): NumberComparison {
    return (this.numberComparison ??= compareWithAll(
      this.context,
      this.prediction,
      this.convention(),
    ));
  }

  /** Returns a function bound to the comparison, since many rules destructure it. */
  get quantitiesOf(): Comparison['quantitiesOf'] {
    return (this.readQuantities ??= (answer) =>
      answer.quantities(
        answer === this.prediction ? this.convention() : this.context.referenceConvention(),
      ));
  }

  lists(): ListComparison {
    return (this.listComparison ??= this.compareLists(this.distinctReferences));
  }

  listAgainst(reference: PreparedAnswer): ListComparison {
    const { length, 0: only } = this.distinctReferences;
    return length === 1 && only === reference ? this.lists() : this.compareLists([reference]);
  }

  private compareLists(references: readonly PreparedAnswer[]): ListComparison {
    return compareAsLists(this.context, references, this.prediction, this.convention());
  }

  remember<Result>(make: (comparison: Comparison) => Result): Result {
    this.cache ??= createCache(() => this);
    return this.cache(make);
  }
}

function findBestOverlap(
  references: readonly PreparedAnswer[],
  prediction: PreparedAnswer,
): Overlap {
  const tokens = prediction.tokens();
  let best: Overlap | null = null;
  for (let index = 0; index < references.length; index++) {
    const next = overlap(references[index]?.tokens() ?? [], tokens, index);
    if (!best || next.f1 > best.f1) best = next;
  }
  return best ?? NO_OVERLAP;
}

function compareAsLists(
  { prepare, settings, question, numberContext, referenceConvention }: ComparisonContext,
  references: readonly PreparedAnswer[],
  prediction: PreparedAnswer,
  convention: DecimalConvention,
): ListComparison {
  const { years, labels, words, expected } = numberContext();
  return compareLists(references, prediction, {
    settings,
    prepare,
    orderRequired: requiresOrder(question, settings.lists.order),
    numberContext: { years, labels, words, expected, question: [], asksYear: true },
    conventions: { references: referenceConvention(), prediction: convention },
  });
}

function compareWithAll(
  { distinctReferences, settings, numberContext, quantitiesOf }: ComparisonContext,
  prediction: PreparedAnswer,
  convention: DecimalConvention,
): NumberComparison {
  const context = numberContext();
  const predicted = prediction.quantities(convention);
  let best: QuantityMatch | null = null;
  let result: NumberComparison = { kind: 'unreadable' };
  for (const reference of distinctReferences) {
    const own = quantitiesOf(reference);
    const outcome = compareNumbers(own, predicted, context, settings.numbers);
    if (outcome.kind === 'compared') {
      best = betterMatch(best, outcome.match);
      if (best === outcome.match) result = outcome;
    } else if (!best && outcome.kind !== 'unreadable') {
      result = outcome;
    }
  }
  return result;
}

/**
 * Precision, recall and F1 over two multisets of tokens. They are 1 if both are empty, as in SQuAD
 * 2.0 (SQuAD 1.1 gives 0), so that EM = 1 implies F1 = 1. The operations are in the order of the
 * official script, so the doubles are equal. Source: SQuAD 2.0 evaluation script, `compute_f1`
 * (Rajpurkar et al., 2018).
 */
function overlap(
  reference: readonly number[],
  prediction: readonly number[],
  index: number,
): Overlap {
  if (reference.length === 0 && prediction.length === 0) {
    return { precision: 1, recall: 1, f1: 1, reference: index };
  }
  const common = countCommon(reference, prediction);
  if (common === 0) return { ...NO_OVERLAP, reference: index };
  const precision = common / prediction.length;
  const recall = common / reference.length;
  return {
    precision,
    recall,
    f1: (2 * precision * recall) / (precision + recall),
    reference: index,
  };
}

const NO_OVERLAP: Overlap = { precision: 0, recall: 0, f1: 0, reference: 0 };
