import type { Pair } from '../pair';
import { contentFeatures } from './content';
import type { Feature, FeatureGroup } from './feature';
import { formFeatures } from './form';
import { meaningFeatures } from './meaning';
import { numberFeatures } from './numbers';
import { overlapFeatures } from './overlap';

/** The evidence that the judge is fed with, in the order of its weights. */
export const FEATURE_GROUPS: readonly FeatureGroup[] = [
  overlapFeatures,
  contentFeatures,
  numberFeatures,
  meaningFeatures,
  formFeatures,
];

/** All features, in the same order. */
export const FEATURES: readonly Feature[] = FEATURE_GROUPS.flatMap(({ features }) => features);

/** The value of every feature, in the same order; all of them finite. */
export function readFeatures(pair: Pair): number[] {
  return FEATURE_GROUPS.flatMap(({ read }) => read(pair));
}
