import type { Pair } from './pair';
import { relevanceFeatures } from './relevance';
import { contentFeatures } from './content';
import type { Feature, FeatureGroup } from './feature';
import { formFeatures } from './form';
import { itemFeatures } from './items';
import { meaningFeatures } from './meaning';
import { numberFeatures } from './numbers';
import { overlapFeatures } from './overlap';

/** The inputs of the judge, in the order of its weights. */
const FEATURE_GROUPS: readonly FeatureGroup[] = [
  overlapFeatures,
  contentFeatures,
  itemFeatures,
  numberFeatures,
  relevanceFeatures,
  meaningFeatures,
  formFeatures,
];

/** All features, in the order of the weights. */
export const FEATURES: readonly Feature[] = FEATURE_GROUPS.flatMap(({ features }) => features);

/** The value of every feature, in the order of the weights. All are finite. */
export function readFeatures(pair: Pair): Float64Array {
  return Float64Array.from(
    FEATURE_GROUPS.flatMap(({ read }) => read(pair)),
    Number,
  );
}
