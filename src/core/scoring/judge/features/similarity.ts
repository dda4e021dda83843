import { readWords } from '../../content/words';
import type { TextReading } from './pair';

/** The overlap of the words of two texts, as in PEDANTS. */
export interface SetOverlap {
  readonly f1: number;
  /** The share of the reference's words that the candidate has (others call this recall). */
  readonly precision: number;
  /** The share of the candidate's words that the reference has (others call this precision). */
  readonly recall: number;
}

/** Maximum number of words whose character n-grams are cached. */
const MAX_REMEMBERED = 16_384;

/** Maximum number of words compared per text; keeps long texts fast. */
const MAX_WORDS = 120;

/**
 * The similarity of a word to the most similar word of a text, ignoring words of the question, from
 * 0 to 1: Dice's coefficient over pairs of adjacent letters, with the first letter counted as a
 * pair.
 */
export function bestSimilarity(word: string, text: TextReading, question: TextReading): number {
  const [plain = ''] = readWords(word);
  const own = pairsOf(plain);
  let best = 0;
  let seen = 0;
  for (const other of text.set) {
    if (++seen > MAX_WORDS) break;
    if (Math.abs(other.length - plain.length) > plain.length) continue;
    if (mostShared(plain.length, other.length) <= best || question.set.has(other)) continue;
    best = Math.max(best, dice(own, pairsOf(other)));
  }
  return best;
}

/**
 * The similarity of two words: Dice's coefficient over pairs of adjacent letters, with the first
 * letter counted as a pair.
 */
export function similarity(word: string, other: string): number {
  return dice(pairsOf(word), pairsOf(other));
}

const triples = new Map<string, readonly number[]>();

/**
 * The character trigrams of a word, encoded as numbers; the beginning and end of the word each
 * count as a character.
 */
export function readTriples(word: string): readonly number[] {
  const known = triples.get(word);
  if (known) return known;
  if (triples.size >= MAX_REMEMBERED) triples.clear();
  const codes = [0, ...Array.from({ length: word.length }, (_, at) => word.charCodeAt(at)), 0];
  const made = codes
    .slice(2)
    .map((code, at) => ((codes[at] ?? 0) * 0x1_0000 + (codes[at + 1] ?? 0)) * 0x1_0000 + code);
  triples.set(word, made);
  return made;
}

/** The largest possible similarity of two words of these lengths. */
function mostShared(own: number, other: number): number {
  return (2 * Math.max(1, Math.min(own, other))) / (Math.max(1, own) + Math.max(1, other));
}

const pairs = new Map<string, readonly number[]>();

/** The letter pairs of a word, encoded as numbers in ascending order. */
function pairsOf(word: string): readonly number[] {
  const known = pairs.get(word);
  if (known) return known;
  if (pairs.size >= MAX_REMEMBERED) pairs.clear();
  const made = [word.charCodeAt(0) || 0];
  for (let at = 1; at < word.length; at++) {
    made.push(word.charCodeAt(at - 1) * 0x1_0000 + word.charCodeAt(at));
  }
  made.sort((a, b) => a - b);
  pairs.set(word, made);
  return made;
}

function dice(a: readonly number[], b: readonly number[]): number {
  let [left, right, common] = [0, 0, 0];
  while (left < a.length && right < b.length) {
    const difference = (a[left] ?? 0) - (b[right] ?? 0);
    if (difference === 0) common++;
    if (difference <= 0) left++;
    if (difference >= 0) right++;
  }
  return (2 * common) / (a.length + b.length);
}

/**
 * F1 over sets of words; 0 without a common word. PEDANTS, whose models were trained with these
 * definitions, calls the share of the reference's words precision and that of the candidate's words
 * recall.
 */
export function overlapOfSets(
  reference: ReadonlySet<string>,
  candidate: ReadonlySet<string>,
): SetOverlap {
  let common = 0;
  for (const word of reference) if (candidate.has(word)) common++;
  if (common === 0) return { f1: 0, precision: 0, recall: 0 };
  const precision = common / reference.size;
  const recall = common / candidate.size;
  return { f1: (2 * precision * recall) / (precision + recall), precision, recall };
}
