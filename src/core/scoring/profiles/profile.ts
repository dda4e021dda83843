import type { ScoredQuestion } from '../metric';

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

/** How a scorer is set, in the words of exports. What the code does is `score`; these tell of it. */
export interface ProfileSwitches {
  /** The steps of its normalizer, in order. */
  readonly normaliser: readonly string[];
  /** What a text is cut into before it is compared. */
  readonly tokens: string;
  /** When the prediction is an exact match; `null` where it gives none. */
  readonly em: string | null;
  /** What its F1 counts; `null` where it gives none. */
  readonly f1: string | null;
  readonly numbers: string;
  /** Decimals that each F1 is rounded to; `null` where it is not. */
  readonly decimals: number | null;
  /** What it makes of several references. */
  readonly references: string;
}

/** What the page shows of a published scorer; plain data. */
export interface ProfileDescription {
  /** Stable identifier: lower case, digits, `.` and hyphens. */
  readonly id: string;
  readonly label: string;
  /** Paper or repository, and the script whose behavior this is. */
  readonly source: string;
  /** Its known quirks, in a sentence. */
  readonly knownQuirks: string;
}

/** One published scorer in one configuration, reproduced from its behavior. */
export interface Profile extends ProfileDescription {
  /** The number that the script gives itself; `null` where it has none and Assay's own has to do. */
  readonly version: string | null;
  readonly switches: ProfileSwitches;
  /** What a perfect F1 is on the script's own scale. Exact match is always out of 1. */
  readonly scale: 1 | 100;
  /** Which values it gives; of these a `null` means that the script fails on the input. */
  readonly gives: readonly (keyof ProfileScore)[];
  /** What it makes of a text before it compares. */
  readonly normalize: (text: string) => string;
  /** Pure; never throws. */
  readonly score: (input: ProfileInput) => ProfileScore;
  /** What its script says of a whole run beside means; left out where it says nothing. Pure. */
  readonly summarize?: (questions: readonly ScoredQuestion[]) => Readonly<Record<string, number>>;
}

/** Checks that a profile has the shape of a profile; the registry holds only such values. */
export function defineProfile(profile: Profile): Profile {
  return profile;
}

export function describeProfile({ id, label, source, knownQuirks }: Profile): ProfileDescription {
  return { id, label, source, knownQuirks };
}
