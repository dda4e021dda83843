import type { Metric } from '../../scoring/metric';
import { PROFILES } from '../../scoring/profiles';
import type { Profile } from '../../scoring/profiles/profile';
import { findScored } from '../../scoring/profiles/profile-metrics';

/** A published scorer as exports tell of it: without what only runs. */
export type ScorerDescription = Pick<
  Profile,
  'id' | 'label' | 'version' | 'source' | 'odd' | 'scale' | 'gives' | 'switches'
>;

/** The published scorers among these metrics: name, version, source and switches, in order of tables. */
export function describeScorers(metrics: readonly Metric[]): ScorerDescription[] {
  return findScored(PROFILES, metrics).map(
    ({ id, label, version, source, odd, scale, gives, switches }) => ({
      id,
      label,
      version,
      source,
      odd,
      scale,
      gives,
      switches,
    }),
  );
}
