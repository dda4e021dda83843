import { findStep, type Replacements, type Step } from './steps';

/** What one step made of a text. */
export interface StepTrace {
  readonly step: string;
  readonly label: string;
  readonly text: string;
}

/**
 * Builds a normalizer from step identifiers, run in the order given.
 * @throws Error for an identifier that is no step: settings are checked before they come here.
 */
export function createNormalizer(
  steps: readonly string[],
  replacements: Replacements = [],
): (text: string) => string {
  const chain = steps.map(requireStep);
  return (text) => chain.reduce((done, step) => step.apply(done, replacements), text);
}

/** Every step with the text after it, for showing why two answers are or are not equal. */
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
