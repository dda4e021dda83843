import {
  createAbstentionTest,
  readStance,
  type StanceReading,
  statesInability,
} from '../../answers/abstention';
import type { PreparedAnswer } from '../../answers/prepare';
import type { Comparison } from '../comparison';
import type { Settings } from '../../settings';

/** One test for each list of phrases; settings are never changed in place. */
const tests = new WeakMap<readonly string[], (answer: PreparedAnswer) => boolean>();

function noAnswerTest({ noAnswerPhrases }: Pick<Settings, 'noAnswerPhrases'>) {
  const known = tests.get(noAnswerPhrases);
  if (known) return known;
  const test = createAbstentionTest(noAnswerPhrases);
  const made = ({ raw }: PreparedAnswer) => test(raw);
  tests.set(noAnswerPhrases, made);
  return made;
}

/** Whether the whole answer is one of the settings' phrases for “no answer”. */
export function isNoAnswerPhrase(
  { settings }: Pick<Comparison, 'settings'>,
  answer: PreparedAnswer,
): boolean {
  return answer.cached(noAnswerTest(settings));
}

const readRaw = ({ raw }: PreparedAnswer) => readStance(raw);

/** Matches questions to which “the report does not mention it” is an answer. */
export const asksWhetherDisclosed =
  /^\W*(?:do|does|did|has|have|is|are|was|were)\b.*\b(?:mention|disclos|report|stat|provid|includ|cover|publish|specif|identif|describ|discuss|quantif|contain)/iu;

/**
 * Whether an answer to this question declines, hedges or answers. An answer that is exactly one of the
 * configured phrases declines; in longer answers the sentences decide.
 */
export function stanceOf(
  comparison: Pick<Comparison, 'settings' | 'question'>,
  answer: PreparedAnswer,
): StanceReading {
  if (isNoAnswerPhrase(comparison, answer)) return { stance: 'declines', sentence: answer.raw };
  const reading = answer.cached(readRaw);
  if (reading.stance === 'answers' || !asksWhetherDisclosed.test(comparison.question))
    return reading;
  return statesInability(reading.sentence) ? reading : { stance: 'answers', sentence: '' };
}

/** Whether an answer declines: it is a phrase for “no answer”, or its sentences give none. */
export function isAbstention(
  comparison: Pick<Comparison, 'settings' | 'question'>,
  answer: PreparedAnswer,
): boolean {
  return stanceOf(comparison, answer).stance === 'declines';
}
