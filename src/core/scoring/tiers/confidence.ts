import type { PreparedAnswer } from '../../answers/prepare';
import { createHint } from '../../text/hints';
import type { Comparison } from '../comparison';

/* The calibrated language of the IPCC: levels of confidence. */

const mayHaveConfidence = createHint('confidence');
export const confidence =
  /(?<!\p{L})(?<level>very low|low|medium|high|very high) confidence(?!\p{L})/iu;

const levelOf = (text: string) => confidence.exec(text)?.groups?.level?.toLowerCase();

/** “medium confidence” for “high confidence” */
export function detectOtherConfidence(
  { prediction }: Comparison,
  reference: PreparedAnswer,
): string | null {
  if (!mayHaveConfidence(reference.raw) || !mayHaveConfidence(prediction.raw)) return null;
  const [own, given] = [reference.raw, prediction.raw].map(levelOf);
  return own !== undefined && given !== undefined && own !== given
    ? `it states ${given} confidence`
    : null;
}
