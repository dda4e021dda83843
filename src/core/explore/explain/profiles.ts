import type { Dataset } from '../../model';
import { PROFILES } from '../../scoring/profiles';
import type { Profile, ProfileScore } from '../../scoring/profiles/profile';

/** What one published scorer makes of one answer. */
export interface ProfileOutcome {
  /** Id of the profile. */
  readonly profile: string;
  /** On the scorer's own scale. `null`: it gives no such value; `fails`: its script ends in an error. */
  readonly em: number | 'fails' | null;
  readonly f1: number | 'fails' | null;
  /** What a perfect F1 is; exact match is out of 1. */
  readonly scale: 1 | 100;
}

/** One answer under every profile, in the order of the registry; empty where the run has no prediction. */
export function explainProfiles(
  { questions, runs }: Dataset,
  question: number,
  run: number,
): readonly ProfileOutcome[] {
  const prediction = runs[run]?.predictions[question] ?? null;
  if (prediction === null) return [];
  const references = questions.references[question] ?? [];
  const input = {
    references: references.length > 0 ? references : [''],
    prediction,
    question: questions.texts[question] ?? '',
    answerType: questions.answerTypes[question] ?? '',
  };
  return PROFILES.map((profile) => {
    const score = profile.score(input);
    const { id, scale } = profile;
    return {
      profile: id,
      em: outcomeOf(profile, score, 'em'),
      f1: outcomeOf(profile, score, 'f1'),
      scale,
    };
  });
}

function outcomeOf({ gives }: Profile, score: ProfileScore, value: keyof ProfileScore) {
  return gives.includes(value) ? (score[value] ?? 'fails') : null;
}
