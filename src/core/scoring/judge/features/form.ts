import { log, log1p } from '../../../elementary';
import { TIERS } from '../../tiers/tier';
import { defineFeatures, flag } from './feature';

/** How long both sides are, what kind of answer is asked for, and what the tiers say. */
export const formFeatures = defineFeatures(
  [
    ['reference-length', 'either', '', ''],
    ['candidate-length', 'either', 'it is long', 'it is short'],
    [
      'length-ratio',
      'either',
      'it is longer than the reference',
      'it is no longer than the reference',
    ],
    ['shorter', 'either', 'it is much shorter than the reference', ''],
    ['one-word', 'either', 'it is a single word', ''],
    ['sentences', 'either', 'it has several sentences', ''],
    ['references', 'either', 'there are several references', ''],
    ['tier-none', 'against', 'no tier accepts it', ''],
    ['tier-strict', 'for', 'it is the same text', ''],
    ['tier-normalised', 'for', 'it is the same text, written in another way', ''],
    ['tier-typed', 'for', 'it means the same number, list, verdict or date', ''],
    ['tier-lexical', 'for', 'it says the same in other words', ''],
    ['verbose', 'for', 'it says everything and more', ''],
    ['kind-text', 'either', '', ''],
    ['kind-boolean', 'either', '', ''],
    ['kind-list', 'either', '', ''],
    ['empty', 'against', 'it is empty', ''],
  ],
  ({ comparison, references, reference, candidate, acceptance }) => {
    const [own, other] = [reference.words.length, candidate.words.length];
    const ratio = log((1 + other) / (1 + own));
    return [
      log1p(own) / 4,
      log1p(other) / 4,
      Math.max(0, ratio) / 3,
      Math.max(0, -ratio),
      flag(other === 1),
      log(candidate.sentences) / 2,
      log(references.length) / 3,
      flag(acceptance === null),
      ...TIERS.map((tier) => flag(acceptance?.tier === tier)),
      flag(acceptance?.gap === 'verbose'),
      flag(comparison.kind === 'text'),
      flag(comparison.kind === 'boolean'),
      flag(comparison.kind === 'list'),
      flag(other === 0),
    ];
  },
);
