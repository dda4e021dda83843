import { splitWhitespace, strip } from '../../text/python';
import { assignBest } from './parts/assignment';
import { setF1 } from './parts/bag';
import { deletePunctuation, normalizeParts, removeArticlesAndSpace } from './parts/normalizers';
import { parsePythonFloat } from './parts/python-float';
import { reprFloat, roundNumpy } from './parts/python-round';
import { defineProfile, type Profile, type ProfileScore, type ProfileSwitches } from './profile';

const hyphenOrSpace = /[ -]/;

/**
 * DROP's normalization of a span, word by word between spaces and hyphens: lower case, punctuation
 * off unless the word is a number, numbers as Python prints a float, articles and white space.
 */
export function normalizeDrop(text: string): string {
  return normalizeParts(text.split(hyphenOrSpace), (part) => normalizeWord(part.toLowerCase()));
}

function normalizeWord(word: string): string {
  const plain = parsePythonFloat(word) === null ? deletePunctuation(word) : word;
  const value = parsePythonFloat(plain);
  return removeArticlesAndSpace(value === null ? plain : reprFloat(value));
}

/**
 * DROP's exact match and F1 of two lists of spans. Spans are paired one to one for the largest sum
 * of F1; a pair whose numbers differ counts 0; what is left over on the longer side counts 0; the mean
 * is rounded to two places, on the scale that a perfect F1 is out of.
 */
export function scoreSpans(
  predicted: readonly string[],
  gold: readonly string[],
  scale: Profile['scale'] = 1,
): { em: number; f1: number } {
  const ours = predicted.map(normalizeDrop);
  const theirs = gold.map(normalizeDrop);
  const bags = ours.map(toBag);
  const rows = theirs.map(toBag).map((reference) =>
    bags.map((bag) => {
      if (!sharesNumbers(reference, bag)) return 0;
      return setF1(bag, reference) * scale;
    }),
  );
  const longer = Math.max(ours.length, theirs.length);
  const total = ours.length > 0 && theirs.length > 0 ? assignBest(rows).total : 0;
  return {
    em: ours.length === theirs.length && isSameSet(ours, theirs) ? 1 : 0,
    f1: roundNumpy(total / longer, 2),
  };
}

function toBag(normalized: string): Set<string> {
  return new Set(splitWhitespace(normalized));
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  const left = new Set(a);
  const right = new Set(b);
  return left.size === right.size && [...left].every((item) => right.has(item));
}

/** Whether the reference has no number, or shares one with the prediction. */
function sharesNumbers(reference: ReadonlySet<string>, prediction: ReadonlySet<string>): boolean {
  const numbers = [...reference].filter((word) => parsePythonFloat(word) !== null);
  return numbers.length === 0 || numbers.some((number) => prediction.has(number));
}

/** The scores against each reference that is not blank. */
function scoreAgainst(references: readonly string[], prediction: string, scale: Profile['scale']) {
  return references
    .filter((reference) => strip(reference) !== '')
    .map((reference) => scoreSpans([prediction], [reference], scale));
}

const DROP_SWITCHES: ProfileSwitches = {
  normaliser: [
    'split at spaces and hyphens',
    'lower case',
    'delete ASCII punctuation outside numbers',
    'print numbers as Python does',
    'English articles to a space',
    'collapse white space',
  ],
  tokens: 'white space',
  em: 'equal',
  f1: 'set of tokens',
  numbers: 'F1 is 0 where no number of the reference is met',
  decimals: 2,
  references: 'best of those not blank',
};

/** DROP: numbers must agree, words are sets, spans are paired; the best over the annotators. */
export const drop: Profile = defineProfile({
  id: 'drop',
  label: 'DROP',
  source: 'DROP evaluation script, allenai/allennlp-reading-comprehension (Dua et al., 2019)',
  knownQuirks: 'A hyphen separates words, so “-5” equals “5”; each F1 is rounded to two places.',
  version: null,
  switches: DROP_SWITCHES,
  scale: 1,
  gives: ['em', 'f1'],
  normalize: normalizeDrop,
  score: ({ references, prediction }) => {
    const scores = scoreAgainst(references, prediction, 1);
    return {
      em: Math.max(0, ...scores.map(({ em }) => em)),
      f1: Math.max(0, ...scores.map(({ f1 }) => f1)),
    };
  },
});

/** simple-evals' copy of DROP: F1 in percent, blank references left out. */
export const simpleEvalsDrop: Profile = defineProfile({
  id: 'simple-evals-drop',
  label: 'simple-evals DROP',
  source: 'openai/simple-evals, drop_eval.py, drop_metric',
  knownQuirks:
    'F1 is out of 100 beside an EM out of 1, and the script fails when every reference is blank.',
  version: null,
  switches: DROP_SWITCHES,
  scale: 100,
  gives: ['em', 'f1'],
  normalize: normalizeDrop,
  score: ({ references, prediction }): ProfileScore => {
    const scores = scoreAgainst(references, prediction, 100);
    if (scores.length === 0) return { em: null, f1: null };
    return {
      em: Math.max(...scores.map(({ em }) => em)),
      f1: Math.max(...scores.map(({ f1 }) => f1)),
    };
  },
});
