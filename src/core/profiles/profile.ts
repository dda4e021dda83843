/** What a profile is given: one question's references and one system's answer to it. */
export interface ProfileInput {
  /** Accepted answers. None at all stands for one empty answer. */
  readonly references: readonly string[];
  readonly prediction: string;
  readonly question?: string;
  /** The data set's own label of the answer's form (`Int`, `Str`, `List`); few scorers look at it. */
  readonly answerType?: string;
}

/**
 * What a scorer gives for one question, on the scale of its own script. `null`: the scorer has no
 * such value, or its script ends in an error on this input (see `Profile.gives`).
 */
export interface ProfileScore {
  readonly em: number | null;
  readonly f1: number | null;
}

/** One published scorer in one configuration, reproduced from its behaviour. */
export interface Profile {
  /** Stable identifier: lower case, digits, `.` and hyphens. */
  readonly id: string;
  readonly label: string;
  /** Paper or repository, and the version whose behaviour this is. */
  readonly source: string;
  /** What surprises in it, in a sentence. */
  readonly odd: string;
  /** What a perfect F1 is on the script's own scale. Exact match is always out of 1. */
  readonly scale: 1 | 100;
  /** Which values it gives; of these a `null` means that the script fails on the input. */
  readonly gives: readonly (keyof ProfileScore)[];
  /** What it makes of a text before it compares. */
  readonly normalise: (text: string) => string;
  /** Pure; never throws. */
  readonly score: (input: ProfileInput) => ProfileScore;
}

/** Checks that a profile has the shape of a profile; the registry holds only such values. */
export function defineProfile(profile: Profile): Profile {
  return profile;
}
