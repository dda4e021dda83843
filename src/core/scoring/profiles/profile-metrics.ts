import type { Comparison } from '../comparison';
import type { Metric } from '../metric';
import { ANSWER_KINDS } from '../../model';
import type { Profile, ProfileScore } from './profile';

/** Labels of a profile's values, in table order. */
const LABELS: Readonly<Record<keyof ProfileScore, string>> = { em: 'exact match', f1: 'F1' };

const VALUES = Object.keys(LABELS) as readonly (keyof ProfileScore)[];

export function profileMetricId(profile: Pick<Profile, 'id'>, value: keyof ProfileScore): string {
  return `${profile.id}.${value}`;
}

/** The profiles with a value among these metrics, in table order. */
export function findScoredProfiles(
  profiles: readonly Profile[],
  metrics: readonly Pick<Metric, 'id'>[],
): Profile[] {
  const ids = new Set(metrics.map(({ id }) => id));
  return profiles.filter((profile) =>
    profile.gives.some((value) => ids.has(profileMetricId(profile, value))),
  );
}

/**
 * A profile as metrics, one for each value it gives, on its script's scale. It scores the raw
 * texts, regardless of the settings. If its script fails, the question is unscored and counts as 0
 * in the mean, as in published accuracies.
 */
export function profileMetrics(profile: Profile): Metric[] {
  const score = (comparison: Comparison) => scoreComparison(profile, comparison);
  return VALUES.filter((value) => profile.gives.includes(value)).map((value) =>
    createMetric(profile, value, (comparison) => comparison.remember(score)),
  );
}

export function profileMetric(profile: Profile, value: keyof ProfileScore): Metric {
  return createMetric(profile, value, (comparison) => scoreComparison(profile, comparison));
}

function scoreComparison(profile: Profile, comparison: Comparison): ProfileScore {
  const { references, written, question, answerType } = comparison;
  return profile.score({
    references: references.map(({ raw }) => raw),
    prediction: written,
    question,
    answerType,
  });
}

function createMetric(
  profile: Profile,
  value: keyof ProfileScore,
  score: (comparison: Comparison) => ProfileScore,
): Metric {
  const { label, knownQuirks, source, scale, summarize } = profile;
  return {
    id: profileMetricId(profile, value),
    label: `${label}, ${LABELS[value]}`,
    short: profileMetricId(profile, value),
    summary: knownQuirks,
    source,
    better: 'higher',
    range: [0, value === 'em' ? 1 : scale],
    display: value === 'em' || scale === 1 ? 'share' : 'plain',
    headline: false,
    appliesTo: ANSWER_KINDS,
    whenMissing: 0,
    whenUnscored: 0,
    dependsOnReferenceOrder: true,
    examples: [],
    score: (comparison) => score(comparison)[value] ?? 'unscored',
    ...(value === profile.gives[0] && summarize && { summarize }),
  };
}
