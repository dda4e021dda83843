import type { PreparedAnswer } from '../../answers/prepare';
import type { Comparison, QuestionSide } from '../comparison';
import type { Judgement } from './judgement-columns';
import { createPedants, judgeByPedants, type PedantsModel, type PedantsText } from './pedants';
import { MAX_REASONS, type Reason } from './reasons';

/**
 * A PEDANTS model as a judge of comparisons, used as its authors do: of several references the one of
 * the highest probability counts, and one that is part of the candidate is enough. Texts are read once
 * for all runs. The same comparison gives the same judgement.
 */
export function createPedantsJudge(
  model: PedantsModel,
  threshold: number,
): (comparison: Comparison) => Judgement {
  const pedants = createPedants(model);
  const readAnswer = ({ raw }: PreparedAnswer): PedantsText => pedants.read(raw);
  const readQuestion = ({ question }: QuestionSide): PedantsText => pedants.read(question);
  return ({ rememberQuestion, references, prediction }) => {
    const outcome = judgeByPedants(
      pedants,
      rememberQuestion(readQuestion),
      references.map((reference) => reference.cached(readAnswer)),
      prediction.cached(readAnswer),
    );
    const { probability, rule, type, contained } = outcome;
    const reasons = () => (contained ? [CONTAINED] : weighOutcome(model, outcome));
    return { probability, correct: probability >= threshold, rule, type, reasons };
  };
}

/** This decides before the model is asked, so it has no weight. */
const CONTAINED: Reason = {
  feature: 'contained',
  text: 'a reference is part of it, which decides before the model is asked',
  weight: 0,
};

/** What adds most to the log odds; the model knows shared words, rules, types and the words themselves. */
function weighOutcome({ ac }: PedantsModel, outcome: Outcome): Reason[] {
  const { f1, precision, recall, rule, type, words } = outcome;
  const own = ac.weights[0] ?? new Float64Array();
  const sum = (values: readonly number[], from: number) =>
    values.reduce((total, value, at) => total - value * (own[from + at] ?? 0), 0);
  const overlap = OVERLAP_NAMES.map((text, at) => ({
    feature: text,
    text,
    weight: sum([[f1, precision, recall][at] ?? 0], at),
  }));
  return [
    ...overlap,
    { feature: 'rule', text: 'the rule that bears on it', weight: sum(rule, 3) },
    { feature: 'type', text: 'the type of the question', weight: sum(type, 3 + rule.length) },
    {
      feature: 'words',
      text:
        -words > 0
          ? 'its words are like those of right answers'
          : 'its words are like those of wrong answers',
      weight: -words,
    },
  ]
    .filter(({ weight }) => weight !== 0)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, MAX_REASONS);
}

type Outcome = ReturnType<typeof judgeByPedants>;

const OVERLAP_NAMES = [
  'words shared by both (F1)',
  'words of the reference that are there',
  'its words that the reference has',
];
