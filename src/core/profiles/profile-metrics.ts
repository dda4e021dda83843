import type { Comparison } from '../metrics/comparison';
import { defineMetric, type Metric } from '../metrics/metric';
import { ANSWER_KINDS } from '../model';
import type { Profile, ProfileScore } from './profile';

/** The values that a profile may give, with the words for them. */
const VALUES: readonly { readonly id: keyof ProfileScore; readonly label: string }[] = [
  { id: 'em', label: 'exact match' },
  { id: 'f1', label: 'F1' },
];

/** The id of the metric that a profile's value becomes. */
export function profileMetricId(profile: Pick<Profile, 'id'>, value: keyof ProfileScore): string {
  return `${profile.id}.${value}`;
}

/**
 * A profile as metrics, one for each value it gives, on the scale of its own script. It sees the raw
 * texts, whatever the settings say; where its script would end in an error the score is 0, as a
 * published accuracy counts it.
 */
export function profileMetrics(profile: Profile): Metric[] {
  const scores = new WeakMap<Comparison, ProfileScore>();
  const scoreOnce = (comparison: Comparison): ProfileScore => {
    const before = scores.get(comparison);
    if (before) return before;
    const { references, prediction, question, answerType } = comparison;
    const score = profile.score({
      references: references.map(({ raw }) => raw),
      prediction: prediction.raw,
      question,
      answerType,
    });
    scores.set(comparison, score);
    return score;
  };
  return VALUES.filter(({ id }) => profile.gives.includes(id)).map(({ id, label }) =>
    defineMetric({
      id: profileMetricId(profile, id),
      label: `${profile.label}, ${label}`,
      short: profileMetricId(profile, id),
      summary: profile.odd,
      source: profile.source,
      better: 'higher',
      range: [0, id === 'em' ? 1 : profile.scale],
      display: id === 'em' || profile.scale === 1 ? 'share' : 'plain',
      headline: false,
      appliesTo: ANSWER_KINDS,
      whenMissing: 0,
      dependsOnReferenceOrder: true,
      examples: [],
      score: (comparison) => scoreOnce(comparison)[id] ?? 0,
    }),
  );
}
