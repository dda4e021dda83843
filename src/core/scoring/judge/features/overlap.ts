import { overlapOfSets } from './similarity';
import { defineFeatures, flag, share } from './feature';

/** Shared words, whatever they mean. */
export const overlapFeatures = defineFeatures(
  [
    [
      'f1',
      'for',
      'many words are shared with the reference',
      'few words are shared with the reference',
    ],
    [
      'found',
      'for',
      'most words of the reference are there',
      'most words of the reference are missing',
    ],
    [
      'kept',
      'either',
      'most of its words stand in the reference',
      'most of its words are not in the reference',
    ],
    ['exact', 'for', 'it is the reference, word for word', ''],
    [
      'contained',
      'for',
      'it holds the reference as it stands',
      'it does not hold the reference as it stands',
    ],
    ['opens', 'for', 'the reference stands near its beginning', ''],
    ['part', 'for', 'it is a part of the reference', ''],
    ['given-away', 'either', 'the question already holds the reference', ''],
    [
      'best-f1',
      'for',
      'it is close to one of the references',
      'it is close to none of the references',
    ],
  ],
  ({ comparison, question, references, reference, candidate }) => {
    const { f1, precision, recall } = overlapOfSets(reference.set, candidate.set);
    let best = f1;
    let first = Infinity;
    for (const one of references) {
      if (one !== reference) best = Math.max(best, overlapOfSets(one.set, candidate.set).f1);
      const at = one.words.length === 0 ? -1 : candidate.padded.indexOf(one.padded);
      if (at >= 0) first = Math.min(first, at);
    }
    const holds = first < Infinity;
    const { normalized } = comparison.prediction;
    return [
      f1,
      precision,
      recall,
      flag(comparison.references.some((one) => one.normalized === normalized)),
      flag(holds),
      holds ? 1 - share(first, candidate.padded.length) : 0,
      flag(candidate.words.length > 0 && reference.padded.includes(candidate.padded)),
      flag(question.padded.includes(reference.padded)),
      best,
    ];
  },
);
