import { log } from '../../elementary';
import type { Questions, Run } from '../../model';
import { createRandom } from '../../random';
import { BATCH_SIZE } from '../../progress';

/**
 * Maximum number of questions to compare with: all of a typical file, otherwise an evenly spaced
 * sample.
 */
const MAX_CANDIDATES = 10_000;

/** Maximum number of predictions tested per run: enough for the test, small enough for a matrix. */
const MAX_SAMPLED = 300;

/** At most this many characters and tokens of a text are compared. */
const MAX_CHARACTERS = 1000;
const MAX_TOKENS = 100;
const MAX_REFERENCES = 5;

const PERMUTATIONS = 1999;
const SEED = 20261122;

/**
 * In a clear pair, the fit is at least this many times that of the next-best pair of either member.
 */
const CLEAR_MARGIN = 1.5;

const CJK = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`;
const TOKEN = new RegExp(
  String.raw`\d[\d,]*(?:\.\d+)?|[${CJK}]|(?:(?![${CJK}\d])[\p{L}\p{M}])+`,
  'gu',
);

/** The distinct words and numbers of a text; `1,577.00` and `1577` are equal. */
export function evidenceTokens(text: string): string[] {
  const plain = text.slice(0, MAX_CHARACTERS).normalize('NFKC').toLowerCase();
  const found = plain.match(TOKEN)?.slice(0, MAX_TOKENS) ?? [];
  return [...new Set(found.map((token) => (/^\d/.test(token) ? plainNumber(token) : token)))];
}

function plainNumber(token: string): string {
  const digits = token.replaceAll(',', '');
  return digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
}

/** The tokens of questions and references, which predictions are compared with. */
export interface QuestionIndex {
  /** Positions of the candidate questions. */
  readonly questions: Int32Array;
  /** Token numbers of each target, which is the text of a question or one of its references. */
  readonly targets: readonly Int32Array[];
  /** The candidate that each target belongs to. */
  readonly candidateOf: Int32Array;
  /** The group of each candidate; questions with the same text form one group. */
  readonly groupOf: Int32Array;
  readonly groupSizes: Int32Array;
  /** The first question of each group. */
  readonly firstOf: Int32Array;
  /** 1 for the text of a question, 0 for a reference. */
  readonly isQuestion: Uint8Array;
  readonly tokens: ReadonlyMap<string, number>;
  /** How many candidates have each token. */
  readonly frequencies: readonly number[];
  /** The targets that have each token. */
  readonly postings: readonly number[][];
}

/**
 * Indexes the questions once for all runs. Linear in the length of the texts.
 */
export function* indexQuestions(questions: Questions): Generator<undefined, QuestionIndex> {
  const { ids, texts, documents, references } = questions;
  const step = Math.max(1, ids.length / MAX_CANDIDATES);
  const count = Math.min(ids.length, MAX_CANDIDATES);
  const chosen = Int32Array.from({ length: count }, (_, at) => Math.floor(at * step));
  const tokens = new Map<string, number>();
  const frequencies: number[] = [];
  const postings: number[][] = [];
  const targets: Int32Array[] = [];
  const candidateOf: number[] = [];
  const isQuestion: number[] = [];
  const groups = new Map<string, number>();
  const groupOf = new Int32Array(count);
  const groupSizes: number[] = [];
  const firstOf: number[] = [];
  for (const [candidate, question] of chosen.entries()) {
    if ((candidate + 1) % BATCH_SIZE === 0) yield;
    const seen = new Set<number>();
    const add = (text: string, asked: 0 | 1) => {
      const numbers = evidenceTokens(text).map((token) => {
        const number = tokens.get(token) ?? tokens.size;
        if (number === tokens.size) {
          tokens.set(token, number);
          frequencies.push(0);
          postings.push([]);
        }
        postings[number]?.push(targets.length);
        seen.add(number);
        return number;
      });
      if (numbers.length === 0) return '';
      targets.push(Int32Array.from(numbers));
      candidateOf.push(candidate);
      isQuestion.push(asked);
      return numbers.join();
    };
    const text = add(`${texts[question] ?? ''} ${documents[question] ?? ''}`, 1);
    const accepted = (references[question] ?? []).slice(0, MAX_REFERENCES);
    const answers = accepted.map((reference) => add(reference, 0));
    const key = text === '' ? `= ${answers.join(' ')}` : text;
    const group = groups.get(key) ?? groups.size;
    if (group === groups.size) firstOf.push(question);
    groups.set(key, group);
    groupOf[candidate] = group;
    groupSizes[group] = (groupSizes[group] ?? 0) + 1;
    for (const number of seen) frequencies[number] = (frequencies[number] ?? 0) + 1;
  }
  return {
    questions: chosen,
    targets,
    candidateOf: Int32Array.from(candidateOf),
    groupOf,
    groupSizes: Int32Array.from(groupSizes),
    firstOf: Int32Array.from(firstOf),
    isQuestion: Uint8Array.from(isQuestion),
    tokens,
    frequencies,
    postings,
  };
}

/**
 * The mean weighted share of a reference's words and numbers that the answer text contains, using
 * the best-matching reference for each question. Used to compare two ways to join.
 */
export function meanAgreement(
  index: QuestionIndex,
  { references }: Questions,
  pairs: readonly { readonly text: string; readonly question: number }[],
): number {
  const weigh = (tokens: readonly string[]) => {
    let sum = 0;
    for (const token of tokens) {
      const count = index.frequencies[index.tokens.get(token) ?? -1] ?? 1;
      sum += log((1 + index.questions.length) / count);
    }
    return sum;
  };
  let total = 0;
  for (const { text, question } of pairs) {
    const found = new Set(evidenceTokens(text));
    let best = 0;
    for (const reference of (references[question] ?? []).slice(0, MAX_REFERENCES)) {
      const tokens = evidenceTokens(reference);
      const common = weigh(tokens.filter((token) => found.has(token)));
      if (common > 0) best = Math.max(best, common / weigh(tokens));
    }
    total += best;
  }
  return pairs.length === 0 ? 0 : total / pairs.length;
}

/**
 * A prediction and the question that it fits far better than any other; the question fits no other
 * prediction nearly as well.
 */
export interface ClearPair {
  /** The question that the prediction is joined to. */
  readonly joined: number;
  /**
   * The question that the prediction fits best; of several questions with the same text, the first.
   */
  readonly fits: number;
  readonly isOwn: boolean;
}

/** How well the predictions of a run fit the questions that they are joined to. */
export interface JoinEvidence {
  /** Number of predictions compared. */
  readonly sampled: number;
  /**
   * Proportion of distinct predictions, and the mean number of words and numbers per prediction
   * that also occur in questions or references.
   */
  readonly variety: number;
  readonly length: number;
  /** Mean weighted share of a reference's words and numbers in its own prediction, 0 to 1. */
  readonly matched: number;
  /** The same share, measured in the predictions for other questions. */
  readonly shuffled: number;
  /** The smaller p of two permutation tests, on references and on question texts, doubled. */
  readonly p: number;
  readonly clearPairs: readonly ClearPair[];
}

/**
 * Compares predictions with all candidate questions. Rarer words and numbers weigh more. Cost is
 * bounded by the samples and linear in the index.
 * @returns `null` if no prediction can be compared
 */
export function gatherJoinEvidence(index: QuestionIndex, run: Run, questions: Questions) {
  const sample = samplePredictions(index, run, questions);
  const size = sample.length;
  if (size === 0) return null;
  const weights = weighTokens(index, sample);
  const weightOf = (tokens: Iterable<number>) => {
    let sum = 0;
    for (const token of tokens) sum += weights[token] ?? 0;
    return sum;
  };
  const targetWeights = Float64Array.from(index.targets, weightOf);
  const columnOf = new Int32Array(index.questions.length).fill(-1);
  for (const [column, { candidate }] of sample.entries()) columnOf[candidate] = column;
  const groups = index.groupSizes.length;
  const byReference = new Float64Array(size * size);
  const byQuestion = new Float64Array(size * size);
  /** How well each prediction fits each group of questions, 0 to 2. */
  const fits = new Float32Array(size * groups);
  const shared = new Float64Array(index.targets.length);
  const reference = new Float64Array(index.questions.length);
  const question = new Float64Array(index.questions.length);

  for (const [row, { tokens }] of sample.entries()) {
    const own = weightOf(tokens);
    const touched = shareTokens(index, tokens, weights, shared);
    for (const target of touched) {
      const common = shared[target] ?? 0;
      shared[target] = 0;
      const candidate = index.candidateOf[target] ?? 0;
      const isQuestion = index.isQuestion[target] === 1;
      const weight = targetWeights[target] ?? 0;
      const dice = (2 * common) / (weight + own);
      const best = isQuestion ? question : reference;
      best[candidate] = Math.max(best[candidate] ?? 0, dice);
      const column = columnOf[candidate] ?? -1;
      if (column < 0) continue;
      const cell = row * size + column;
      if (isQuestion) byQuestion[cell] = dice;
      else byReference[cell] = Math.max(byReference[cell] ?? 0, common / weight);
    }
    for (const target of touched) {
      const candidate = index.candidateOf[target] ?? 0;
      const cell = row * groups + (index.groupOf[candidate] ?? 0);
      const fit = (reference[candidate] ?? 0) + (question[candidate] ?? 0);
      fits[cell] = Math.max(fits[cell] ?? 0, fit);
      reference[candidate] = 0;
      question[candidate] = 0;
    }
  }

  const clearPairs = findClearPairs(index, fits, size).map(({ row, group }): ClearPair => {
    const { question: joined = 0, candidate = 0 } = sample[row] ?? {};
    return { joined, fits: index.firstOf[group] ?? 0, isOwn: index.groupOf[candidate] === group };
  });
  const references = permute(byReference, size);
  const texts = permute(byQuestion, size);
  return {
    sampled: size,
    variety: new Set(sample.map(({ tokens }) => tokens.join())).size / size,
    length: sample.reduce((sum, { tokens }) => sum + tokens.length, 0) / size,
    matched: references.matched,
    shuffled: references.shuffled,
    p: Math.min(1, 2 * Math.min(references.p, texts.p)),
    clearPairs,
  };
}

interface Sampled {
  readonly question: number;
  readonly candidate: number;
  /** Ids of the tokens that also occur in questions or references. */
  readonly tokens: readonly number[];
}

/** An evenly spaced sample of the predictions for candidates that have a reference. */
function samplePredictions(index: QuestionIndex, run: Run, { references }: Questions): Sampled[] {
  const open = [...index.questions.entries()].filter(
    ([, question]) => run.predictions[question] && (references[question]?.length ?? 0) > 0,
  );
  const step = Math.max(1, open.length / MAX_SAMPLED);
  const size = Math.min(open.length, MAX_SAMPLED);
  return Array.from({ length: size }, (_, at): Sampled => {
    const [candidate = 0, question = 0] = open[Math.floor(at * step)] ?? [];
    const tokens = evidenceTokens(run.predictions[question] ?? '').flatMap(
      (token) => index.tokens.get(token) ?? [],
    );
    return { question, candidate, tokens };
  });
}

/** −log of the frequency of each token in questions and in predictions. */
function weighTokens({ frequencies, questions }: QuestionIndex, sample: readonly Sampled[]) {
  const inPredictions = new Float64Array(frequencies.length);
  for (const { tokens } of sample) {
    for (const token of tokens) inPredictions[token] = (inPredictions[token] ?? 0) + 1;
  }
  return Float64Array.from(frequencies, (count, token) => {
    const share = count / questions.length + (inPredictions[token] ?? 0) / sample.length;
    return log(2 / share);
  });
}

/**
 * Tokens that occur in more targets than this do not count as shared: they distinguish little and
 * are costly.
 */
const MAX_POSTINGS = 2000;

/** Adds up the weights of what the prediction shares with each target; returns the targets. */
function shareTokens(
  { postings }: QuestionIndex,
  tokens: readonly number[],
  weights: Float64Array,
  shared: Float64Array,
): number[] {
  const touched: number[] = [];
  for (const token of tokens) {
    const found = postings[token] ?? [];
    const weight = weights[token] ?? 0;
    if (found.length > MAX_POSTINGS || weight <= 0) continue;
    for (const target of found) {
      if (shared[target] === 0) touched.push(target);
      shared[target] = (shared[target] ?? 0) + weight;
    }
  }
  return touched;
}

/**
 * Predictions and groups of questions that match each other clearly better than either matches
 * anything else. For a group of k identical questions, the k best predictions are compared with the
 * next one.
 */
function findClearPairs({ groupSizes }: QuestionIndex, fits: Float32Array, size: number) {
  const groups = groupSizes.length;
  const isClear = (value: number, next: number) => value > 0 && value >= CLEAR_MARGIN * next;
  return Array.from({ length: size }, (_, row) => row).flatMap((row) => {
    const [group, value, next] = bestTwo(fits.subarray(row * groups, (row + 1) * groups));
    if (!isClear(value, next)) return [];
    const column = Float32Array.from({ length: size }, (_, at) => fits[at * groups + group] ?? 0);
    const nextRow = column.sort().at(-1 - (groupSizes[group] ?? 1)) ?? 0;
    return isClear(value, nextRow) ? [{ row, group }] : [];
  });
}

function bestTwo(values: Float32Array): [at: number, value: number, next: number] {
  let at = 0;
  let best = 0;
  let next = 0;
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? 0;
    if (value > best) [at, next, best] = [index, best, value];
    else if (value > next) next = value;
  }
  return [at, best, next];
}

/** A one-sided permutation test of the mean of the diagonal against that of permuted columns. */
function permute(matrix: Float64Array, size: number) {
  const total = (order: ArrayLike<number>) => {
    let sum = 0;
    for (let row = 0; row < size; row++) sum += matrix[row * size + (order[row] ?? 0)] ?? 0;
    return sum;
  };
  const order = Int32Array.from({ length: size }, (_, at) => at);
  const own = total(order);
  const random = createRandom(SEED);
  let asGood = 0;
  let sum = 0;
  for (let count = 0; count < PERMUTATIONS; count++) {
    for (let at = size - 1; at > 0; at--) {
      const other = random.below(at + 1);
      const moved = order[at] ?? 0;
      order[at] = order[other] ?? 0;
      order[other] = moved;
    }
    const shuffled = total(order);
    sum += shuffled;
    // Sums of the same numbers in a different order can differ in their last digits.
    if (shuffled >= own - 1e-9) asGood++;
  }
  return {
    matched: own / size,
    shuffled: sum / (PERMUTATIONS * size),
    p: (asGood + 1) / (PERMUTATIONS + 1),
  };
}
