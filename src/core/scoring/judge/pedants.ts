import {
  type Bag,
  createLengthMeter,
  findTokens,
  readPlainWords,
  readTokens,
  type Vocabulary,
} from './bag';
import {
  addFeatures,
  addTexts,
  type LinearHead,
  logistic,
  oneVsRest,
  type TokenWeights,
  weighBag,
} from './linear';
import { overlapOfSets, type SetOverlap } from './similarity';

/** The weights published with PEDANTS, or others of the same form. */
export interface PedantsModel {
  readonly vocabulary: Vocabulary;
  readonly idf: Float64Array;
  /** Token weights of all models side by side: the rules, then `ac`; and those of the types. */
  readonly ruleTokens: TokenWeights;
  readonly typeTokens: TokenWeights;
  /** Sees TF-IDF alone. */
  readonly type: LinearHead;
  /** Sees F1, precision and recall. */
  readonly rule: LinearHead;
  /** Sees F1, precision, recall, the rules and the types. One value, for “incorrect”. */
  readonly ac: LinearHead;
}

/** What PEDANTS makes of one candidate against one reference. */
export interface PedantsOutcome extends SetOverlap {
  /** Shares that add to 1, in the order of the model's classes. */
  readonly rule: readonly number[];
  readonly type: readonly number[];
  /** What the words add to the log odds of “incorrect”: Σ TF-IDF × weight. */
  readonly words: number;
  /** P(correct). */
  readonly probability: number;
}

/** One text, read once for all its pairs. */
export interface PedantsText {
  /** Its words, one space between them. */
  readonly plain: string;
  readonly words: ReadonlySet<string>;
  readonly bag: Bag;
  readonly ruleValues: readonly number[];
  readonly typeValues: readonly number[];
}

/** The names of the parts that are joined; marks around them are deleted like all others. */
const CLS = 'cls';
const SEP = 'sep';

/** Reads texts and judges pairs of them with one model. */
export interface Pedants {
  readonly read: (text: string) => PedantsText;
  readonly judge: (
    question: PedantsText,
    reference: PedantsText,
    candidate: PedantsText,
  ) => PedantsOutcome;
}

/**
 * PEDANTS by its published weights: TF-IDF of `[CLS] question [SEP] reference [SEP] candidate [SEP]`,
 * the overlap of words, a distribution over the rules and the question types, and logistic regression
 * on top. Linear in the lengths of the texts.
 * Source: Z. Li et al., PEDANTS: Cheap but Effective and Interpretable Answer Equivalence (2024).
 */
export function createPedants(model: PedantsModel): Pedants {
  const { vocabulary, idf, type, rule, ac } = model;
  const read = (text: string): PedantsText => readWords(readPlainWords(text));
  const readWords = (words: readonly string[]): PedantsText => {
    const bag = findTokens(readTokens(words), vocabulary);
    return {
      plain: words.join(' '),
      words: new Set(words),
      bag,
      ruleValues: weighBag(bag, idf, model.ruleTokens),
      typeValues: weighBag(bag, idf, model.typeTokens),
    };
  };
  const measure = createLengthMeter(idf);
  const marksOfTwo = readWords([CLS, SEP, SEP]);
  const lastMark = readWords([SEP]);
  const judge: Pedants['judge'] = (question, reference, candidate) => {
    const overlap = overlapOfSets(reference.words, candidate.words);
    const { f1, precision, recall } = overlap;
    const typeOf = addTexts(
      [question.typeValues, reference.typeValues, marksOfTwo.typeValues],
      measure(question.bag, reference.bag, marksOfTwo.bag),
    );
    const types = oneVsRest(addFeatures(type, [], typeOf));
    const all = [question, reference, candidate, marksOfTwo, lastMark];
    const ruleOf = addTexts(
      all.map(({ ruleValues }) => ruleValues),
      measure(...all.map(({ bag }) => bag)),
    );
    const rules = oneVsRest(addFeatures(rule, [f1, precision, recall], ruleOf));
    const ownTokens = ruleOf.slice(rule.classes.length);
    const [incorrect = 0] = addFeatures(ac, [f1, precision, recall, ...rules, ...types], ownTokens);
    const [words = 0] = ownTokens;
    return { ...overlap, rule: rules, type: types, words, probability: 1 - logistic(incorrect) };
  };
  return { read, judge };
}

/**
 * The verdict on a candidate with several references: the highest probability of any; a reference that
 * is part of the candidate counts as correct with probability 1, before the model is asked.
 * Source: `evaluate` of qa_metrics.
 */
export function judgeByPedants(
  { judge }: Pedants,
  question: PedantsText,
  references: readonly PedantsText[],
  candidate: PedantsText,
): PedantsOutcome & { readonly contained: boolean; readonly reference: number } {
  const outcomes = references.map((reference, index) => {
    const outcome = judge(question, reference, candidate);
    const contained = reference.plain !== '' && candidate.plain.includes(reference.plain);
    return {
      ...outcome,
      probability: contained ? 1 : outcome.probability,
      contained,
      reference: index,
    };
  });
  return outcomes.reduce((best, next) => (next.probability > best.probability ? next : best));
}
