import { strip } from '../../text/python';
import { deletePunctuation, normalizeWords } from './parts/normalizers';
import { parsePythonFloat } from './parts/python-float';
import { defineProfile } from './profile';
import { EQUAL, EQUAL_UNLESS_EMPTY, wordSteps } from './shared-rules';

/* The lighteval scorer, and those based on Hugging Face's exact_match. */

/**
 * NumPy stores strings at a fixed width and cannot distinguish trailing NUL characters from
 * padding.
 */
function trimNul(text: string): string {
  return text.replace(/(?<!\0)\0+$/, '');
}

/**
 * Lowercases within the same fixed width: a text that grows (`İ` becomes two characters) is
 * truncated.
 */
function lowerInPlace(text: string): string {
  const lowered = text.toLowerCase();
  if (lowered.length === text.length) return lowered;
  return Array.from(lowered).slice(0, Array.from(text).length).join('');
}

/** Applies the options `ignore_case` and `ignore_punctuation`. */
function ignoreCaseAndPunctuation(text: string): string {
  return trimNul(deletePunctuation(trimNul(lowerInPlace(trimNul(text)))));
}

/** The default options of huggingface/evaluate. */
export const hfExactMatch = defineProfile({
  id: 'hf-exact-match-default',
  label: 'Hugging Face exact_match',
  source: 'huggingface/evaluate, metrics/exact_match, default switches',
  knownQuirks: 'Does not normalize at all, except that it drops trailing NUL characters.',
  steps: ['delete trailing NUL characters'],
  normalize: trimNul,
  em: EQUAL,
});

export const lmEvalTriviaqa = defineProfile({
  id: 'lm-eval-triviaqa',
  label: 'lm-eval TriviaQA',
  source:
    'EleutherAI/lm-evaluation-harness, task triviaqa: exact_match, ignore_case, ignore_punctuation',
  knownQuirks:
    'The prediction is stripped and the reference is not: a trailing space in a reference makes every answer wrong.',
  steps: ['strip the prediction', 'lower case', 'delete ASCII punctuation'],
  normalize: ignoreCaseAndPunctuation,
  normalizePrediction: (text) => ignoreCaseAndPunctuation(strip(text)),
  em: EQUAL,
});

/** An article that starts at a word boundary, and the one space after it. */
const leadingArticle = /(?<![\p{L}\p{N}_])(?:The|the|An|A|a|an) /gu;

function normalizeNqOpen(text: string): string {
  return ignoreCaseAndPunctuation(text.replace(leadingArticle, ''));
}

export const lmEvalNqOpen = defineProfile({
  id: 'lm-eval-nq-open',
  label: 'lm-eval NQ-open',
  source:
    'EleutherAI/lm-evaluation-harness, task nq_open: exact_match, regexes_to_ignore, ignore_case, ignore_punctuation',
  knownQuirks:
    'Removes an article only if a space follows it, and does so before lowercasing: “THE Who” keeps its article.',
  steps: [
    'strip the prediction',
    'delete articles before a space',
    'lower case',
    'delete ASCII punctuation',
  ],
  normalize: normalizeNqOpen,
  normalizePrediction: (text) => normalizeNqOpen(strip(text)),
  em: EQUAL,
});

export const lightevalHelm = defineProfile({
  id: 'lighteval-helm-norm',
  label: 'lighteval HELM exact match',
  source: 'huggingface/lighteval, normalizations.py, helm_normalizer with ExactMatches',
  knownQuirks: 'Punctuation is removed before numbers are parsed, so “1.5” is 15 and equals “15”.',
  steps: wordSteps('lower case', 'delete ASCII punctuation'),
  normalize: (text) =>
    normalizeWords(text, (word) => deletePunctuation(word.toLowerCase()), parsePythonFloat),
  em: EQUAL_UNLESS_EMPTY,
  switches: { numbers: 'printed as a Python float' },
});
