import { splitWhitespace } from '../../../text/python';
import type { ProfileInput } from '../profile';
import { bagF1 } from './bag';
import { anyOf, bestOver } from './best';

/**
 * SQuAD 1.1's pair of scores under any normaliser: whether a reference is equal, and the best F1 over
 * bags of what white space separates.
 */
export function scoreBags(normalise: (text: string) => string) {
  return ({ references, prediction }: ProfileInput): { em: number; f1: number } => {
    const normalised = normalise(prediction);
    const tokens = splitWhitespace(normalised);
    return {
      em: anyOf(references, (reference) => normalise(reference) === normalised),
      f1: bestOver(references, (reference) => bagF1(tokens, splitWhitespace(normalise(reference)))),
    };
  };
}
