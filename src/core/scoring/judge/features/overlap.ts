import { overlapOfSets } from './similarity';
import { defineFeatures, share } from './feature';

/** Features about shared words. */
export const overlapFeatures = defineFeatures(
  [
    ['f1', 'for', 'shares many words with the reference', 'shares few words with the reference'],
    ['found', 'for', 'has most words of the reference', 'lacks most words of the reference'],
    ['kept', 'either', 'mostly words of the reference', 'mostly other words'],
    ['exact', 'for', 'equals the reference, word for word'],
    ['contained', 'for', 'contains the reference', 'does not contain the reference'],
    ['opens', 'for', 'the reference is near its beginning'],
    ['part', 'for', 'is part of the reference'],
    ['given-away', 'either', 'the question already contains the reference'],
    ['best-f1', 'for', 'is close to one of the references', 'is close to none of the references'],
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
      comparison.references.some((one) => one.normalized === normalized),
      holds,
      holds ? 1 - share(first, candidate.padded.length) : 0,
      candidate.words.length > 0 && reference.padded.includes(candidate.padded),
      question.padded.includes(reference.padded),
      best,
    ];
  },
);
