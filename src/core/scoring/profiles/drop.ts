import { deletePunctuation, normalizeWords } from './parts/normalizers';
import { parsePythonFloat } from './parts/python-float';
import { roundNumpy } from './parts/python-round';
import { setF1 } from './parts/token-overlap';
import { defineProfile, type Profile } from './profile';
import { EQUAL, setOfTokens, dropBlankReferences, wordSteps } from './shared-rules';

/** Whether the reference has no number, or shares one with the prediction. */
function sharesNumbers(prediction: ReadonlySet<string>, reference: ReadonlySet<string>): boolean {
  const numbers = [...reference].filter((word) => parsePythonFloat(word) !== null);
  return numbers.length === 0 || numbers.some((number) => prediction.has(number));
}

/** DROP's scorer for a single span, with F1 on the given scale. */
function createDropScorer(scale: Profile['scale']) {
  return {
    steps: wordSteps('lower case', 'delete ASCII punctuation outside numbers'),
    normalize: normalizeDrop,
    em: EQUAL,
    f1: setOfTokens((prediction, reference) =>
      sharesNumbers(prediction, reference)
        ? roundNumpy(setF1(prediction, reference) * scale, 2)
        : 0,
    ),
    scale,
    switches: {
      numbers: 'F1 is 0 if the reference has numbers and none of them matches',
      decimals: 2,
      references: 'best over the references that are not blank',
    },
    select: dropBlankReferences,
  };
}

function normalizeDrop(text: string): string {
  const clean = (word: string) =>
    parsePythonFloat(word) === null ? deletePunctuation(word) : word;
  return normalizeWords(text, (word) => clean(word.toLowerCase()), parsePythonFloat);
}

export const drop = defineProfile({
  id: 'drop',
  label: 'DROP',
  source: 'DROP evaluation script, allenai/allennlp-reading-comprehension (Dua et al., 2019)',
  knownQuirks:
    'A hyphen separates words, so “-5” equals “5”; each F1 is rounded to two decimal places.',
  ...createDropScorer(1),
});

/** A copy of DROP that gives F1 in percent. Like DROP, it excludes blank references. */
export const simpleEvalsDrop = defineProfile({
  id: 'simple-evals-drop',
  label: 'simple-evals DROP',
  source: 'openai/simple-evals, drop_eval.py, drop_metric',
  knownQuirks:
    'F1 is on a scale of 0–100 and EM on a scale of 0–1, and the script fails if every reference is blank.',
  ...createDropScorer(100),
  combine: (scores) => (scores.length === 0 ? null : Math.max(...scores)),
});
