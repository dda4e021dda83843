import type { RunScores } from '../model';
import type { Profile } from '../scoring/profiles/profile';
import { profileMetricId } from '../scoring/profiles/profile-metrics';

/** A question on which one scorer gives two runs different values, on the scorer's own scale. */
export interface ProfileDifference {
  /** Position in file order. */
  readonly question: number;
  readonly first: number;
  readonly second: number;
}

/** What a scorer's verdict on two runs is made of. */
export interface ProfileDifferences {
  /** Questions on which the first run has more, less or the same. */
  readonly more: number;
  readonly less: number;
  readonly same: number;
  /** The questions that differ, the largest differences first; ties in file order, at most so many. */
  readonly questions: readonly ProfileDifference[];
}

/**
 * The questions behind the difference of two runs under one profile, by its main value: its F1, or
 * exact match where it gives none, as in the matrix. Of several hundred differences only the largest
 * are listed; the counts are of all.
 */
export function listDifferences(
  profile: Profile,
  scores: readonly RunScores[],
  first: number,
  second: number,
  most: number,
): ProfileDifferences {
  const id = profileMetricId(profile, profile.gives.includes('f1') ? 'f1' : 'em');
  const [own, other] = [scores[first]?.[id]?.values, scores[second]?.[id]?.values];
  const found: ProfileDifference[] = [];
  let [more, less, same] = [0, 0, 0];
  own?.forEach((value, question) => {
    const against = other?.[question] ?? NaN;
    if (value > against) more++;
    else if (value < against) less++;
    else if (value === against) same++;
    if (value > against || value < against) {
      found.push({ question, first: value, second: against });
    }
  });
  const size = (one: ProfileDifference) => Math.abs(one.first - one.second);
  found.sort((a, b) => size(b) - size(a) || a.question - b.question);
  return { more, less, same, questions: found.slice(0, most) };
}
