import { findStep, type Replacements, type Step } from './steps';

/** The text after one step. */
export interface StepTrace {
  readonly step: string;
  readonly label: string;
  readonly text: string;
}

/**
 * Builds a normalizer that runs the steps with these ids, in this order.
 * @throws Error for an unknown id: settings are validated first.
 */
export function createNormalizer(
  steps: readonly string[],
  replacements: Replacements = [],
): (text: string) => string {
  const chain = steps.map(requireStep);
  return (text) => chain.reduce((done, step) => step.apply(done, replacements), text);
}

/** The text after every step, to show why two answers are equal or not. */
export function traceNormalization(
  text: string,
  steps: readonly string[],
  replacements: Replacements = [],
): StepTrace[] {
  let done = text;
  return steps.map(requireStep).map((step) => {
    done = step.apply(done, replacements);
    return { step: step.id, label: step.label, text: done };
  });
}

function requireStep(id: string): Step {
  const step = findStep(id);
  if (step === undefined) throw new Error(`No normalization step is called “${id}”.`);
  return step;
}
