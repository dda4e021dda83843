import { log, log1p } from '../../../elementary';
import { defineFeatures } from './feature';

/** Features about lengths and the acceptance tier. */
export const formFeatures = defineFeatures(
  [
    ['reference-length', 'either'],
    ['candidate-length', 'either', 'is long', 'is short'],
    ['length-ratio', 'either', 'is longer than the reference', 'is no longer than the reference'],
    ['shorter', 'either', 'is much shorter than the reference'],
    ['one-word', 'either', 'is a single word'],
    ['references', 'either', 'there are several references'],
    ['tier-none', 'against', 'no acceptance tier accepts it'],
    ['tier-strict', 'for', 'is the same text as the reference'],
    [
      'tier-normalised',
      'for',
      'is the reference in a different format or spelling, or another name for it',
    ],
    ['tier-lexical', 'for', 'paraphrases the reference'],
  ],
  ({ references, reference, candidate, acceptance }) => {
    const [own, other] = [reference.words.length, candidate.words.length];
    const ratio = log((1 + other) / (1 + own));
    return [
      log1p(own) / 4,
      log1p(other) / 4,
      Math.max(0, ratio) / 3,
      Math.max(0, -ratio),
      other === 1,
      log(references.length) / 3,
      acceptance === null,
      acceptance?.tier === 'strict',
      acceptance?.tier === 'normalised',
      acceptance?.tier === 'lexical',
    ];
  },
);
