import { createAbstentionTest } from '../../answers/abstention';
import type { PreparedAnswer } from '../../answers/prepare';
import type { Comparison } from '../comparison';
import type { Settings } from '../../settings';
import { statesAbsence } from './reading';

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

/** Whether an answer is nothing but one of the phrases for “no answer”. */
export function isAbstention({ settings }: Comparison, answer: PreparedAnswer): boolean {
  return answer.cached(noAnswerTest(settings));
}

/** The same, or says so in a sentence. */
export function statesNoAnswer(comparison: Comparison, answer: PreparedAnswer): boolean {
  return isAbstention(comparison, answer) || statesAbsence(answer);
}
