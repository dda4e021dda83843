import type { PreparedQuestion } from '../../comparison';
import { readQuestionText, readTextOf, type TextReading } from './pair';
import { overlapOfSets, readTriples } from './similarity';
import { defineFeatures, share } from './feature';

/** Features about shared words and character trigrams. */
export const overlapFeatures = defineFeatures(
  [
    [
      'kept',
      'either',
      'consists mostly of the reference’s words',
      'consists mostly of other words',
    ],
    ['exact', 'for', 'equals the reference, word for word'],
    ['joined', 'for', 'contains the reference', 'does not contain the reference'],
    ['opens', 'for', 'has the reference near its beginning'],
    ['part', 'for', 'is part of the reference'],
    ['given-away', 'either', 'the question already contains the reference'],
    [
      'letters',
      'for',
      'shares most character trigrams with a reference',
      'shares few character trigrams with the references',
    ],
  ],
  ({ comparison, question, references, reference, candidate }) => {
    let first = Infinity;
    for (const one of references) {
      const at = one.words.length === 0 ? -1 : candidate.padded.indexOf(one.padded);
      if (at >= 0) first = Math.min(first, at);
    }
    const holds = first < Infinity;
    const { normalized } = comparison.prediction;
    const joined = candidate.words.join('');
    return [
      overlapOfSets(reference.set, candidate.set).recall,
      comparison.references.some((one) => one.normalized === normalized),
      comparison.rememberQuestion(joinReferences).some((one) => joined.includes(one)),
      holds ? 1 - share(first, candidate.padded.length) : 0,
      candidate.words.length > 0 && reference.padded.includes(candidate.padded),
      question.padded.includes(reference.padded),
      comparison.kind === 'text' ? sharedTriples(comparison, candidate) : 0,
    ];
  },
);

/** Shorter strings occur by chance within other words. */
const MIN_JOINED_LENGTH = 3;

/**
 * The words of each reference without spaces, so that strings with different spacing match (“J K
 * L”, “Jkl”).
 */
function joinReferences({ references }: PreparedQuestion): readonly string[] {
  return references
    .map((one) => readTextOf(one).words.join(''))
    .filter((one) => one.length >= MIN_JOINED_LENGTH);
}

/**
 * The share of a reference's character trigrams that the candidate has, for the reference with the
 * largest share.
 */
function sharedTriples(comparison: PreparedQuestion, candidate: TextReading): number {
  const given = newTriples(candidate, readQuestionText(comparison));
  let best = 0;
  for (const triples of comparison.rememberQuestion(readReferenceTriples)) {
    let common = 0;
    for (const triple of triples) if (given.has(triple)) common++;
    best = Math.max(best, share(common, triples.size));
  }
  return best;
}

function readReferenceTriples(side: PreparedQuestion): readonly ReadonlySet<number>[] {
  const question = readQuestionText(side);
  return side.references.map((one) => newTriples(readTextOf(one), question));
}

/** The character trigrams of the words that the question does not contain. */
function newTriples({ set }: TextReading, question: TextReading): ReadonlySet<number> {
  const found = new Set<number>();
  for (const word of set) {
    if (!question.set.has(word)) for (const triple of readTriples(word)) found.add(triple);
  }
  return found;
}
