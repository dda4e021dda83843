/** One normalisation step: a named, pure function from text to text. */
export interface Step {
  /** Stable identifier, used in settings and reports. */
  readonly id: string;
  readonly label: string;
  /** What it does, in a sentence with an example. */
  readonly summary: string;
  /** Input and output pairs; every one is executed by the contract test. */
  readonly examples: readonly (readonly [input: string, output: string])[];
  /** `replacements` are the person's own; only the step of that name uses them. */
  readonly apply: (text: string, replacements: Replacements) => string;
}

/** Texts and what stands in their place, in the order in which they are replaced. */
export type Replacements = readonly (readonly [from: string, to: string])[];

/** Checks that a step has the shape of a step; the registry holds only such values. */
export function defineStep(step: Step): Step {
  return step;
}
