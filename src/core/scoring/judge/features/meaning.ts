import { readYesNo } from '../../../answers/yes-no';
import { readListLiteral } from '../../../answers/list-literal';
import { statesNoAnswer } from '../../tiers/abstain';
import { findOpposites } from '../../tiers/opposites';
import { sidesAskedBy } from '../../tiers/question';
import { opensDeclining, readAnswer, sidesNamedBy } from '../../tiers/reading';
import type { Pair } from './pair';
import { defineFeatures, flag } from './feature';

/** Verdicts, abstentions, lists and contradictions. */
export const meaningFeatures = defineFeatures(
  [
    ['verdict-asked', 'either', 'the reference says yes or no', ''],
    ['verdict-equal', 'for', 'both say the same of yes and no', ''],
    ['verdict-opposed', 'against', 'one says yes, the other no', ''],
    ['verdict-none', 'against', 'the reference says yes or no, it says neither', ''],
    ['reference-declines', 'either', 'the reference says that there is no answer', ''],
    ['both-decline', 'for', 'both say that there is no answer', ''],
    ['declines-only', 'against', 'it gives no answer where the reference has one', ''],
    ['answers-only', 'against', 'it answers where the reference says that there is no answer', ''],
    ['opens-declining', 'against', 'it begins by saying that it cannot answer', ''],
    ['list-asked', 'either', 'the reference is a list', ''],
    ['list-recall', 'for', 'the items of the list are there', ''],
    ['list-precision', 'for', 'its list has no wrong items', ''],
    ['opposites', 'against', 'it says the opposite in a word', ''],
    ['denies-only', 'against', 'it denies where the reference does not', ''],
    ['denied-only', 'against', 'the reference denies where it does not', ''],
    ['hedges', 'against', 'it hedges', ''],
    ['corrects', 'against', 'it disputes the question', ''],
    ['implied-equal', 'for', 'it says in a sentence what the verdict of the reference is', ''],
    [
      'implied-opposed',
      'against',
      'it says in a sentence the contrary of the reference’s verdict',
      '',
    ],
    ['opposes-question', 'against', 'it says the opposite of a word of the question', ''],
    ['denial-turns', 'against', 'it denies what the reference says, in the same words', ''],
    ['verdict-other-figure', 'against', 'the verdict is the same, but its figures are others', ''],
  ],
  (pair) => {
    const { comparison, referenceAnswer, candidate, evidence } = pair;
    const { prediction } = comparison;
    const [own, other] = [readYesNo(referenceAnswer.raw), readYesNo(prediction.raw)];
    const [ownAnswer, otherAnswer] = [readAnswer(referenceAnswer), readAnswer(prediction)];
    const referenceDeclines = statesNoAnswer(comparison, referenceAnswer);
    const candidateDeclines =
      statesNoAnswer(comparison, prediction) ||
      (otherAnswer.negated && giving.test(candidate.text));
    const sides = sidesNamedBy(prediction);
    const turned = findOpposites(sidesAskedBy(comparison), sides) !== null;
    const implied = own !== null && other === null && !candidateDeclines;
    const saysYes = otherAnswer.negated === turned;
    const figures = evidence.points.filter(({ kind }) => kind === 'figure');
    const lists = listOf(pair);
    return [
      flag(own !== null),
      flag(own !== null && own === other),
      flag(own !== null && other !== null && own !== other),
      flag(own !== null && other === null),
      flag(referenceDeclines),
      flag(referenceDeclines && candidateDeclines),
      flag(!referenceDeclines && candidateDeclines),
      flag(referenceDeclines && !candidateDeclines),
      flag(opensDeclining(prediction)),
      flag(lists !== null),
      lists?.recall ?? 0,
      lists?.precision ?? 0,
      flag(findOpposites(sidesNamedBy(referenceAnswer), sides) !== null),
      flag(otherAnswer.negated && !ownAnswer.negated),
      flag(ownAnswer.negated && !otherAnswer.negated),
      flag(hedging.test(candidate.text)),
      flag(disputing.test(candidate.text)),
      flag(implied && saysYes === own),
      flag(implied && saysYes !== own),
      flag(turned),
      flag(ownAnswer.negated !== otherAnswer.negated && addsLittle(pair)),
      flag(own !== null && own === other && figures.length > 0 && !figures.some(({ met }) => met)),
    ];
  },
);

const hedging =
  /\b(?:may|might|possibly|perhaps|probably|likely|unclear|not sure|not certain|some sources|it depends|varies|various|several|conflicting|disputed|unknown)\b/iu;
const disputing =
  /\b(?:however|actually|there (?:is|are|was|were) no|no such|did not|does not|has not|have not|had not|never|not (?:yet|currently)|as of|fictional|incorrect)\b/iu;

/** So few words of its own say nothing that a denial could belong to. */
const LITTLE = 2;

/** Whether an answer says half of what the reference says, or more, and hardly anything else. */
function addsLittle({ question, reference, candidate, evidence: { points } }: Pair): boolean {
  const isOwn = (stem: string) => !question.stemSet.has(stem) && !reference.stemSet.has(stem);
  const met = points.filter((point) => point.met).length;
  return 2 * met >= points.length && candidate.stems.filter(isOwn).length <= LITTLE;
}

/** Short ways to say that nothing was found, beyond the sentences that `statesNoAnswer` knows. */
const giving =
  /\b(?:provides?|contains?|gives?|makes?|has|find|found) no (?:information|data|details?|mention|answer)\b|\b(?:not|n['’]t) (?:find|disclose|mention|specify|provide|report)\b/iu;

function listOf({ comparison, referenceAnswer }: Pair) {
  const isList = comparison.kind === 'list' || readListLiteral(referenceAnswer.raw) !== null;
  return isList ? comparison.listAgainst(referenceAnswer) : null;
}
