import type { Mapping, Source } from '../../model';
import { visitInBatches } from '../../progress';
import { answerReader, readIds, referenceReader, sampleValues } from '../cells';
import { createMatcher, createRepairedMatcher } from '../id-repairs';
import { type RepairSuggestion, suggestRepairs } from './suggest-repairs';
import { evidenceTokens } from './join-evidence';

/** Maximum number of answers compared; each is also paired with every other reference. */
const MAX_COMPARED = 100;

/** With fewer answers, p cannot reach 0.05. */
const MIN_TESTABLE = 20;

const MAX_CHANCE = 0.05;

/** How well the answers that a repair matches fit their references. */
export interface RepairEvidence {
  /** Mean share of a reference's words and numbers that the answer contains, 0 to 1. */
  readonly matched: number;
  /** The same share with the answers shuffled. */
  readonly shuffled: number;
  /** `false` if chance is ruled out (p at most 0.05); `null` if there are too few answers. */
  readonly mayBeChance: boolean | null;
}

export interface RepairWithEvidence extends RepairSuggestion {
  /** `null` with fewer than two answers to compare. */
  readonly evidence: RepairEvidence | null;
}

/** The repairs that match more ids, with the evidence that their matches are not due to chance. */
export function* suggestRepairsWithEvidence(
  sources: readonly Source[],
  mapping: Mapping,
): Generator<undefined, RepairWithEvidence[]> {
  const suggested: RepairWithEvidence[] = [];
  for (const suggestion of yield* suggestRepairs(sources, mapping)) {
    const pairs = yield* readPairs(sources, mapping, suggestion);
    suggested.push({ ...suggestion, evidence: weighPairs(pairs) });
  }
  return suggested;
}

/** The words of an answer and of its references. */
interface Pair {
  readonly answer: ReadonlySet<string>;
  readonly references: readonly (readonly string[])[];
}

/**
 * A sample of the answers that only the repair matches, with the references that they are matched
 * to.
 */
function* readPairs(
  sources: readonly Source[],
  { gold, predictions }: Mapping,
  { file, repairs }: RepairSuggestion,
): Generator<undefined, readonly Pair[]> {
  const tableOf = (id: string) => sources.find(({ info }) => info.id === id)?.table;
  const source = predictions.find((one) => one.file === file);
  const [goldTable, table] = [gold && tableOf(gold.file), tableOf(file)];
  if (!gold || !goldTable || !source || !table) return [];
  const known = new Map<string, number>();
  const rows: number[] = [];
  for (const [row, id] of readIds(goldTable, gold.id).entries()) {
    if (id === '' || known.has(id)) continue;
    known.set(id, known.size);
    rows.push(row);
  }
  const ids = readIds(table, source.id);
  const applied = source.repairs ?? [];
  const findBefore = yield* createMatcher(known, ids, applied);
  const find = yield* createRepairedMatcher(known, ids, [...applied, ...repairs]);
  const found: { readonly from: number; readonly to: number }[] = [];
  let from = -1;
  yield* visitInBatches(ids, (id) => {
    from++;
    const question = findBefore(id) === undefined ? find(id) : undefined;
    const to = typeof question === 'number' ? rows[question] : undefined;
    if (to !== undefined) found.push({ from, to });
  });
  const answersAt = answerReader(table, source.answer);
  const referencesAt = referenceReader(goldTable, gold.references);
  const sample = sampleValues(found);
  const step = Math.max(1, Math.floor(sample.length / MAX_COMPARED));
  return sample
    .filter((_, at) => at % step === 0)
    .slice(0, MAX_COMPARED)
    .map((pair) => ({
      answer: new Set(evidenceTokens(answersAt(pair.from).join(' '))),
      references: referencesAt(pair.to).map(evidenceTokens),
    }))
    .filter(({ references }) => references.some(({ length }) => length > 0));
}

/**
 * Compares the answers as matched with the answers shifted by one position, two positions and so
 * on. Shifting keeps what all answers have in common.
 */
function weighPairs(pairs: readonly Pair[]): RepairEvidence | null {
  const size = pairs.length;
  if (size < 2) return null;
  const meanAt = (shift: number) =>
    pairs.reduce((sum, { references }, at) => {
      const answer = pairs[(at + shift) % size]?.answer ?? new Set();
      const shares = references.map((tokens) =>
        tokens.length === 0 ? 0 : tokens.filter((one) => answer.has(one)).length / tokens.length,
      );
      return sum + Math.max(...shares);
    }, 0) / size;
  const matched = meanAt(0);
  const shifted = Array.from({ length: size - 1 }, (_, at) => meanAt(at + 1));
  const asGood = shifted.filter((mean) => mean >= matched).length;
  return {
    matched,
    shuffled: shifted.reduce((sum, mean) => sum + mean, 0) / shifted.length,
    mayBeChance: size < MIN_TESTABLE ? null : (1 + asGood) / size > MAX_CHANCE,
  };
}
