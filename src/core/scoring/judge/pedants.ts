import type { PreparedAnswer } from '../../answers/prepare';
import type { Comparison, PreparedQuestion } from '../comparison';
import {
  type Bag,
  createLengthMeter,
  findTokens,
  readPlainWords,
  readTokens,
  type Vocabulary,
} from './bag';
import { overlapOfSets, type SetOverlap } from './features/similarity';
import type { Judgment } from './judgment';
import {
  evaluateHead,
  sumTexts,
  type LinearHead,
  logistic,
  oneVsRest,
  type TokenWeights,
  weighBag,
} from './linear';
import { topReasons, type Reason } from './reasons';

/** The weights published with PEDANTS, or others in the same format. */
export interface PedantsModel {
  readonly vocabulary: Vocabulary;
  readonly idf: Float64Array;
  /** Token weights of the rule models and `ac`, side by side; then those of the type models. */
  readonly ruleTokens: TokenWeights;
  readonly typeTokens: TokenWeights;
  /** Input: TF-IDF. */
  readonly type: LinearHead;
  /** Input: TF-IDF, F1, precision and recall. */
  readonly rule: LinearHead;
  /** Input: F1, precision, recall, rules, types and TF-IDF. One class, “incorrect”. */
  readonly ac: LinearHead;
}

/** The result for one candidate and one reference. */
interface PedantsOutcome extends SetOverlap {
  /** Probabilities that sum to 1, in the order of the model's classes. */
  readonly rule: readonly number[];
  readonly type: readonly number[];
  /** The contribution of the words to the log odds of “incorrect”: Σ TF-IDF × weight. */
  readonly words: number;
  /** P(correct). */
  readonly probability: number;
}

/** A text, prepared once for all its pairs. */
interface PedantsText {
  /** The words of the text, joined by single spaces. */
  readonly plain: string;
  readonly words: ReadonlySet<string>;
  readonly bag: Bag;
  readonly ruleValues: readonly number[];
  readonly typeValues: readonly number[];
}

/** The separators of the joined texts; their brackets are deleted as punctuation. */
const CLS = 'cls';
const SEP = 'sep';

/**
 * PEDANTS with its published weights: logistic regression over the TF-IDF of `[CLS] question [SEP]
 * reference [SEP] candidate [SEP]`, word overlap, and the probabilities of rules and question
 * types. Linear in the lengths of the texts.
 * Source: Z. Li et al., PEDANTS: Cheap but Effective and Interpretable Answer Equivalence (2024).
 */
export function createPedants(model: PedantsModel) {
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
  const judge = (
    question: PedantsText,
    reference: PedantsText,
    candidate: PedantsText,
  ): PedantsOutcome => {
    const overlap = overlapOfSets(reference.words, candidate.words);
    const { f1, precision, recall } = overlap;
    const typeOf = sumTexts(
      [question.typeValues, reference.typeValues, marksOfTwo.typeValues],
      measure(question.bag, reference.bag, marksOfTwo.bag),
    );
    const types = oneVsRest(evaluateHead(type, [], typeOf));
    const all = [question, reference, candidate, marksOfTwo, lastMark];
    const ruleOf = sumTexts(
      all.map(({ ruleValues }) => ruleValues),
      measure(...all.map(({ bag }) => bag)),
    );
    const rules = oneVsRest(evaluateHead(rule, [f1, precision, recall], ruleOf));
    const ownTokens = ruleOf.slice(rule.classes.length);
    const [incorrect = 0] = evaluateHead(
      ac,
      [f1, precision, recall, ...rules, ...types],
      ownTokens,
    );
    const [words = 0] = ownTokens;
    return { ...overlap, rule: rules, type: types, words, probability: 1 - logistic(incorrect) };
  };
  return { read, judge };
}

/**
 * PEDANTS as a judge, as its authors use it (`evaluate` of qa_metrics): the highest probability
 * over the references is used, and a candidate that contains a reference is correct without running
 * the model.
 */
export function createPedantsJudge(
  model: PedantsModel,
  threshold: number,
): (comparison: Comparison) => Judgment {
  const { read, judge } = createPedants(model);
  const readAnswer = ({ raw }: PreparedAnswer) => read(raw);
  const readQuestion = ({ question }: PreparedQuestion) => read(question);
  return ({ rememberQuestion, references, prediction }) => {
    const question = rememberQuestion(readQuestion);
    const candidate = prediction.cached(readAnswer);
    const best = references
      .map((answer) => {
        const reference = answer.cached(readAnswer);
        const outcome = judge(question, reference, candidate);
        const contained = reference.plain !== '' && candidate.plain.includes(reference.plain);
        return contained ? { ...outcome, contained, probability: 1 } : { ...outcome, contained };
      })
      .reduce((best, next) => (next.probability > best.probability ? next : best));
    const { probability, rule, type, contained } = best;
    const reasons = () => (contained ? [CONTAINED] : weighOutcome(model, best));
    return { probability, correct: probability >= threshold, rule, type, reasons };
  };
}

/** Applied before the model runs, so it has no weight. */
const CONTAINED: Reason = {
  feature: 'contained',
  text: 'it contains a reference, so the verdict does not depend on the model',
  weight: 0,
};

/** The largest contributions to the log odds: overlap, rules, types and words. */
function weighOutcome({ ac }: PedantsModel, outcome: PedantsOutcome): Reason[] {
  const { f1, precision, recall, rule, type, words } = outcome;
  const own = ac.weights[0] ?? new Float64Array();
  const reason = (feature: string, text: string, values: readonly number[], from: number) => ({
    feature,
    text,
    weight: values.reduce((total, value, at) => total - value * (own[from + at] ?? 0), 0),
  });
  const overlap = [
    ['words shared by both (F1)', f1],
    ['share of the reference’s words in the answer', precision],
    ['share of the answer’s words in the reference', recall],
  ] as const;
  return topReasons([
    ...overlap.map(([text, value], at) => reason(text, text, [value], at)),
    reason('rule', 'the rule that applies', rule, overlap.length),
    reason('type', 'the type of the question', type, overlap.length + rule.length),
    wordsReason(-words),
  ]);
}

/** The contribution of the words of the texts. */
function wordsReason(weight: number): Reason {
  const kind = weight > 0 ? 'correct' : 'incorrect';
  return { feature: 'words', text: `its words are like those of ${kind} answers`, weight };
}
