import { saysNone } from '../../answers/abstention';
import { readYesNo } from '../../answers/yes-no';
import type { PreparedAnswer } from '../../answers/prepare';
import type { Comparison } from '../comparison';
import { findOpposites } from './opposites';
import { readQuestion, sidesOfQuestion } from './question';
import { readAnswer, sidesOfAnswer } from './reading';

/** Words that leave a yes-or-no question open. */
const hedging =
  /^\W*(?:not (?:necessarily|always|entirely|fully|quite|really|sure|exactly|completely)|partial(?:ly)?|partly|maybe|perhaps|possibly|it depends|to some extent|sometimes|in part)(?!\p{L})/iu;

/** Whether an answer neither affirms nor denies: “Not necessarily”. */
export function leavesOpen({ raw }: PreparedAnswer): boolean {
  return hedging.test(raw);
}

const yesNoQuestion =
  /^\W*(?:(?:as of|in|by|for|based on|according to|from|at)\b[^,]{1,80}, )?(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should)(?!\p{L})/iu;
/** An answer with at least this share of the question's words repeats its statement. */
const MIN_REPEATED_SHARE = 0.5;
/** Longer answers say more than one thing. */
const MAX_LENGTH = 300;
const firstSentence = /^.*?[.!?](?=\s+\p{Lu}|\s*$)/su;

/**
 * The verdict of an answer to a yes-or-no question: the word it begins with, or what its first sentence
 * says in the words of the question: “It has no target.” is no. `null` if it says neither.
 */
export function readVerdict(comparison: Comparison, answer: PreparedAnswer): boolean | null {
  const word = readYesNo(answer.raw);
  if (word !== null) return word;
  if (!yesNoQuestion.test(comparison.question) || answer.raw.length > MAX_LENGTH) return null;
  if (leavesOpen(answer)) return null;
  if (saysNone(answer.raw)) return false;
  const { stems } = comparison.rememberQuestion(readQuestion);
  const { stems: own, negated } = readAnswer(answer);
  const repeated = [...stems].filter((stem) => own.has(stem)).length;
  const opposite =
    findOpposites(sidesOfQuestion(comparison), sidesOfAnswer(answer)) === null ? 0 : 1;
  if (stems.size === 0 || repeated + opposite < MIN_REPEATED_SHARE * stems.size) return null;
  const [sentence = answer.raw] = firstSentence.exec(answer.raw) ?? [];
  if (negated && !/(?<!\p{L})(?:not?|never|without|none|neither)(?!\p{L})|n['’]t/iu.test(sentence))
    return null;
  return negated === (opposite === 1);
}
