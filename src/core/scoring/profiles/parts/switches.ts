import type { ProfileSwitches } from '../profile';

/** What most scorers do: numbers are text, F1 is not rounded, the best over the references counts. */
export const BEST_AS_TEXT = {
  numbers: 'as text',
  decimals: null,
  references: 'best',
} as const satisfies Partial<ProfileSwitches>;

/** Whole texts that are equal once normalized. */
export const EQUAL_TEXTS = {
  tokens: 'whole text',
  em: 'equal',
  f1: null,
  ...BEST_AS_TEXT,
} as const satisfies Partial<ProfileSwitches>;

/** SQuAD's pair of scores: equal texts, and F1 over what white space separates. */
export const EQUAL_OR_BAG = {
  tokens: 'white space',
  em: 'equal',
  f1: 'bag of tokens',
  ...BEST_AS_TEXT,
} as const satisfies Partial<ProfileSwitches>;
