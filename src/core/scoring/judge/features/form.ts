import { log, log1p } from '../../../elementary';
import { TIERS } from '../../tiers/tier';
import { defineFeatures } from './feature';

/** Features about lengths, answer kind and acceptance tier. */
export const formFeatures = defineFeatures(
  [
    ['reference-length', 'either'],
    ['candidate-length', 'either', 'is long', 'is short'],
    ['length-ratio', 'either', 'is longer than the reference', 'is no longer than the reference'],
    ['shorter', 'either', 'is much shorter than the reference'],
    ['one-word', 'either', 'is a single word'],
    ['sentences', 'either', 'has several sentences'],
    ['references', 'either', 'there are several references'],
    ['tier-none', 'against', 'no acceptance tier accepts it'],
    ['tier-strict', 'for', 'is the same text'],
    ['tier-normalised', 'for', 'is the same text, written differently'],
    ['tier-typed', 'for', 'means the same number, list, yes or no, or date'],
    ['tier-lexical', 'for', 'says the same in other words'],
    ['verbose', 'for', 'says everything and more'],
    ['kind-text', 'either'],
    ['kind-boolean', 'either'],
    ['kind-list', 'either'],
    ['empty', 'against', 'is empty'],
  ],
  ({ comparison, references, reference, candidate, acceptance }) => {
    const [own, other] = [reference.words.length, candidate.words.length];
    const ratio = log((1 + other) / (1 + own));
    return [
      log1p(own) / 4,
      log1p(other) / 4,
      Math.max(0, ratio) / 3,
      Math.max(0, -ratio),
      other === 1,
      log(candidate.sentences) / 2,
      log(references.length) / 3,
      acceptance === null,
      ...TIERS.map((tier) => acceptance?.tier === tier),
      acceptance?.rejection === 'verbose',
      comparison.kind === 'text',
      comparison.kind === 'boolean',
      comparison.kind === 'list',
      other === 0,
    ];
  },
);
