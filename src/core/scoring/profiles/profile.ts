import type { ScoredQuestion } from '../metric';

/** The input of a profile: a question's references and one answer. */
export interface ProfileInput {
  /** If there are none, the question has one empty reference. */
  readonly references: readonly string[];
  readonly prediction: string;
  readonly question?: string;
  /** The data set's own type for the answer (`Int`, `Str`, `List`); few scorers depend on it. */
  readonly answerType?: string;
}

/**
 * The scores of a question, on the script's scale. `null`: the scorer has no such value, or its
 * script fails on this input (see `Profile.gives`).
 */
export interface ProfileScore {
  readonly em: number | null;
  readonly f1: number | null;
}

/** A scorer's behavior, as exports describe it. */
export interface ProfileSwitches {
  /**
   * The steps of its normalizer, in the order in which it applies them. The key keeps the spelling
   * used in the first reports.
   */
  readonly normaliser: readonly string[];
  /** How it splits text into tokens. */
  readonly tokens: string;
  /** When a prediction is an exact match; `null` if the scorer has no exact match. */
  readonly em: string | null;
  /** What the scorer's F1 compares; `null` if it has no F1. */
  readonly f1: string | null;
  readonly numbers: string;
  /** Number of decimals of each F1; `null` if F1 is not rounded. */
  readonly decimals: number | null;
  /** How it combines several references. */
  readonly references: string;
}

/** The description of a published scorer for the page; plain data. */
export interface ProfileDescription {
  /** Stable identifier: lower case, digits, `.` and hyphens. */
  readonly id: string;
  readonly label: string;
  /** Paper or repository, and the reproduced script. */
  readonly source: string;
  /** The known quirks of the scorer, in one sentence. */
  readonly knownQuirks: string;
}

/** A published scorer in one configuration. */
export interface Profile extends ProfileDescription {
  /** The script's own version number; `null` without one. */
  readonly version: string | null;
  readonly switches: ProfileSwitches;
  /** A perfect F1 on the script's own scale. Exact match is always out of 1. */
  readonly scale: 1 | 100;
  /** The values it gives. If one of them is `null`, the script fails on the input. */
  readonly gives: readonly (keyof ProfileScore)[];
  readonly normalize: (text: string) => string;
  /** Pure; never throws. */
  readonly score: (input: ProfileInput) => ProfileScore;
  /** Values of a whole run that are not means. Pure. */
  readonly summarize?: (questions: readonly ScoredQuestion[]) => Readonly<Record<string, number>>;
}

/** When a prediction is an exact match of a reference; both are normalized. */
export interface ExactMatch {
  /** The description for exports. */
  readonly words: string;
  /** @param raw the prediction before normalization */
  readonly matches: (prediction: string, reference: string, raw: string) => boolean;
}

/** An F1 or similar measure; both texts are normalized. */
export interface Overlap {
  readonly words: string;
  readonly tokens: string;
  /** Tokenizes the prediction once, for all references. */
  readonly against: (prediction: string) => (reference: string) => number;
}

/** How a profile compares a prediction with its references. */
interface Comparing {
  readonly normalize: (text: string) => string;
  /** Absent if the script normalizes predictions like references. */
  readonly normalizePrediction?: (text: string) => string;
  readonly em?: ExactMatch;
  readonly f1?: Overlap;
  readonly select?: (references: readonly string[]) => readonly string[];
  /** Combines the scores against each reference; the best by default. */
  readonly combine?: (scores: readonly number[]) => number | null;
}

/** The parts that differ between profiles; `defineProfile` adds defaults. */
type ProfileOptions = ProfileDescription &
  Comparing &
  Partial<Pick<Profile, 'version' | 'scale' | 'score' | 'summarize'>> & {
    /** The steps of `normalize`, as exports describe them. */
    readonly steps: readonly string[];
    readonly switches?: Partial<ProfileSwitches>;
  };

/** Builds a profile from its differences from the defaults. */
export function defineProfile(options: ProfileOptions): Profile {
  const { id, label, source, knownQuirks, steps, em, f1, normalize, summarize } = options;
  const switches: ProfileSwitches = {
    normaliser: steps,
    tokens: f1?.tokens ?? 'whole text',
    em: em?.words ?? null,
    f1: f1?.words ?? null,
    numbers: 'as text',
    decimals: null,
    references: 'best',
    ...options.switches,
  };
  return {
    ...{ id, label, source, knownQuirks, switches, normalize },
    version: options.version ?? null,
    scale: options.scale ?? 1,
    gives: (['em', 'f1'] as const).filter((value) => switches[value] !== null),
    score: options.score ?? ((input) => compareWithEach(options, input)),
    ...(summarize && { summarize }),
  };
}

function compareWithEach(comparing: Comparing, input: ProfileInput): ProfileScore {
  const { normalize, normalizePrediction = normalize, em, f1, select, combine = best } = comparing;
  const all = withEmptyReference(input.references);
  const references = (select ? select(all) : all).map(normalize);
  const prediction = normalizePrediction(input.prediction);
  const isMatch = (reference: string) => em?.matches(prediction, reference, input.prediction);
  return {
    em: em ? combine(references.map((reference) => (isMatch(reference) === true ? 1 : 0))) : null,
    f1: f1 ? combine(references.map(f1.against(prediction))) : null,
  };
}

function best(scores: readonly number[]): number {
  return Math.max(0, ...scores);
}

/** The references, or one empty reference for a question without any. */
export function withEmptyReference(references: readonly string[]): readonly string[] {
  return references.length > 0 ? references : [''];
}

export function describeProfile({ id, label, source, knownQuirks }: Profile): ProfileDescription {
  return { id, label, source, knownQuirks };
}
