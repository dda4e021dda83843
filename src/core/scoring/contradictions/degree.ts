import type { PreparedAnswer } from '../../answers/prepare';
import { createHint } from '../../text/hints';
import { readAnswer } from '../content/reading';
import type { Detector } from '../rule';

/* Different degrees: “very likely”, and the IPCC's levels of confidence. */

/** Longer answers state several degrees. */
const MAX_LENGTH = 120;

const mayHaveConfidence = createHint('confidence');
export const confidence =
  /(?<!\p{L})(?<level>very low|low|medium|high|very high) confidence(?!\p{L})/iu;

const levelOf = (text: string) => confidence.exec(text)?.groups?.level?.toLowerCase();

/** Detects a different level of confidence: “medium confidence” instead of “high confidence”. */
export const detectOtherConfidence: Detector = ({ prediction }, reference) => {
  if (!mayHaveConfidence(reference.raw) || !mayHaveConfidence(prediction.raw)) return null;
  const [own, given] = [reference.raw, prediction.raw].map(levelOf);
  return own !== undefined && given !== undefined && own !== given
    ? `it states ${given} confidence`
    : null;
};

const intensified = /(?<!\p{L})(?:very|extremely|exceptionally|virtually) (?<word>\p{L}+)/giu;

const mayHaveDegree = createHint('very extremely exceptionally virtually');

/**
 * Detects a different degree: “very high confidence” instead of “high confidence”, “likely” instead
 * of “very likely”.
 */
export const detectOtherDegree: Detector = ({ prediction }, reference) => {
  if (reference.raw.length > MAX_LENGTH || prediction.raw.length > MAX_LENGTH) return null;
  if (!mayHaveDegree(reference.raw) && !mayHaveDegree(prediction.raw)) return null;
  const degreesOf = ({ raw }: PreparedAnswer) =>
    [...raw.toLowerCase().matchAll(intensified)].map((found) => ({
      ...found.groups,
      text: found[0],
    }));
  const [own, other] = [degreesOf(reference), degreesOf(prediction)];
  const lacks = (answer: PreparedAnswer, { word = '', text }: { word?: string; text: string }) =>
    readAnswer(answer).words.has(word) && !answer.raw.toLowerCase().includes(text);
  const differs =
    own.some((one) => lacks(prediction, one)) || other.some((one) => lacks(reference, one));
  return differs ? 'it states a different degree' : null;
};
