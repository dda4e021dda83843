import { readYesNo } from '../../../answers/yes-no';
import { isAbstention } from '../../content/abstain';
import { findOpposites } from '../../content/opposites';
import { sidesOfQuestion } from '../../content/question';
import { readAnswer, sidesOfAnswer } from '../../content/reading';
import type { Pair } from './pair';
import { defineFeatures } from './feature';

/** Features about verdicts, abstentions and contradictions. */
export const meaningFeatures = defineFeatures(
  [
    ['verdict-asked', 'either', 'the reference says yes or no'],
    ['verdict-equal', 'for', 'both say yes, or both say no'],
    ['verdict-opposed', 'against', 'one side says yes; the other says no'],
    ['reference-declines', 'either', 'the reference says that there is no answer'],
    ['both-decline', 'for', 'both say that there is no answer'],
    ['declines-only', 'against', 'abstains although the reference has an answer'],
    ['answers-only', 'against', 'answers although the reference says that there is no answer'],
    ['opposites', 'against', 'has an antonym of a word in the reference'],
    ['denies-only', 'against', 'has a negation that the reference does not have'],
    ['denied-only', 'against', 'lacks a negation that the reference has'],
    ['hedges', 'against', 'hedges'],
    ['implied-equal', 'for', 'implies the reference’s yes or no'],
    ['implied-opposed', 'against', 'implies the opposite of the reference’s yes or no'],
    ['denial-turns', 'against', 'negates what the reference says, in the same words'],
  ],
  (pair) => {
    const { comparison, referenceAnswer, candidate } = pair;
    const { prediction } = comparison;
    const [own, other] = [readYesNo(referenceAnswer.raw), readYesNo(prediction.raw)];
    const [ownAnswer, otherAnswer] = [readAnswer(referenceAnswer), readAnswer(prediction)];
    const referenceDeclines = isAbstention(comparison, referenceAnswer);
    const candidateDeclines =
      isAbstention(comparison, prediction) ||
      (otherAnswer.negated && declining.test(candidate.text));
    const sides = sidesOfAnswer(prediction);
    const reversed = findOpposites(sidesOfQuestion(comparison), sides) !== null;
    const implied = own !== null && other === null && !candidateDeclines;
    const saysYes = otherAnswer.negated === reversed;
    return [
      own !== null,
      own !== null && own === other,
      own !== null && other !== null && own !== other,
      referenceDeclines,
      referenceDeclines && candidateDeclines,
      !referenceDeclines && candidateDeclines,
      referenceDeclines && !candidateDeclines,
      findOpposites(sidesOfAnswer(referenceAnswer), sides) !== null,
      otherAnswer.negated && !ownAnswer.negated,
      ownAnswer.negated && !otherAnswer.negated,
      hedging.test(candidate.text),
      implied && saysYes === own,
      implied && saysYes !== own,
      ownAnswer.negated !== otherAnswer.negated && addsLittle(pair),
    ];
  },
);

const hedging =
  /\b(?:may|might|possibly|perhaps|probably|likely|unclear|not sure|not certain|some sources|it depends|varies|various|several|conflicting|disputed|unknown)\b/iu;

/** An answer with at most this many extra content words adds nothing that could be negated. */
const MAX_ADDED = 2;

/** Whether an answer has at least half of the key points, and adds little. */
function addsLittle({ question, reference, candidate, evidence: { points } }: Pair): boolean {
  const isOwn = (stem: string) => !question.stemSet.has(stem) && !reference.stemSet.has(stem);
  const found = points.filter((point) => point.found).length;
  return 2 * found >= points.length && candidate.stems.filter(isOwn).length <= MAX_ADDED;
}

/** Matches short abstentions that `isAbstention` does not recognize. */
const declining =
  /\b(?:provides?|contains?|gives?|makes?|has|find|found) no (?:information|data|details?|mention|answer)\b|\b(?:not|n['’]t) (?:find|disclose|mention|specify|provide|report)\b/iu;
