import { type MetricDescription, SHARE } from '../metric';

/** What a share of list items says of itself; pairing items does not depend on their order. */
export const LIST_SHARE = {
  source: 'Assay',
  ...SHARE,
  headline: false,
  appliesTo: ['list'],
  dependsOnReferenceOrder: false,
} as const satisfies Partial<MetricDescription>;
