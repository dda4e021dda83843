import { strip } from '../../text/python';
import { anyOf } from './parts/best';
import { deletePunctuation } from './parts/normalizers';
import { EQUAL_TEXTS } from './parts/switches';
import { defineProfile, type Profile } from './profile';

/** NumPy keeps texts in fixed width and cannot tell closing NUL characters from padding. */
function trimNul(text: string): string {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) === 0) end--;
  return text.slice(0, end);
}

/** Lower case in the same fixed width: what grows (`İ` is two characters small) loses its end. */
function lowerInPlace(text: string): string {
  const lowered = text.toLowerCase();
  if (lowered.length === text.length) return lowered;
  return Array.from(lowered).slice(0, Array.from(text).length).join('');
}

function normalize(text: string): string {
  return trimNul(deletePunctuation(trimNul(lowerInPlace(text))));
}

interface Options extends Omit<Profile, 'scale' | 'gives' | 'score' | 'switches' | 'version'> {
  /** What happens to a text, in the words of exports. */
  readonly steps: readonly string[];
  /** What happens to the prediction alone, before that. */
  readonly clean?: (prediction: string) => string;
}

const keep = (text: string) => text;

function createExactMatch({ steps, normalize, clean = keep, ...rest }: Options): Profile {
  return defineProfile({
    ...rest,
    version: null,
    switches: { normaliser: steps, ...EQUAL_TEXTS },
    scale: 1,
    gives: ['em'],
    normalize,
    score: ({ references, prediction }) => {
      const normalized = normalize(clean(prediction));
      return {
        em: anyOf(references, (reference) => normalize(reference) === normalized),
        f1: null,
      };
    },
  });
}

/** `exact_match` of huggingface/evaluate with nothing switched on. */
export const hfExactMatch = createExactMatch({
  id: 'hf-exact-match-default',
  label: 'Hugging Face exact_match',
  source: 'huggingface/evaluate, metrics/exact_match, default switches',
  knownQuirks: 'Normalizes nothing at all, yet drops NUL characters at the end.',
  steps: ['delete NUL at the end'],
  normalize: trimNul,
});

/** lm-evaluation-harness, task `triviaqa`: without case and punctuation. */
export const lmEvalTriviaqa = createExactMatch({
  id: 'lm-eval-triviaqa',
  label: 'lm-eval TriviaQA',
  source:
    'EleutherAI/lm-evaluation-harness, task triviaqa: exact_match, ignore_case, ignore_punctuation',
  knownQuirks:
    'The prediction is stripped and the reference is not: a space at the end of a reference makes every answer wrong.',
  steps: ['strip the prediction', 'lower case', 'delete ASCII punctuation'],
  normalize: (text) => normalize(trimNul(text)),
  clean: strip,
});

/** A leading article with its space; the pattern of the task looks only for a word's beginning. */
const leadingArticle = /(?<![\p{L}\p{N}_])(?:The|the|An|A|a|an) /gu;

/** lm-evaluation-harness, task `nq_open`: articles before a space go too. */
export const lmEvalNqOpen = createExactMatch({
  id: 'lm-eval-nq-open',
  label: 'lm-eval NQ-open',
  source:
    'EleutherAI/lm-evaluation-harness, task nq_open: exact_match, regexes_to_ignore, ignore_case, ignore_punctuation',
  knownQuirks:
    'Removes an article only with one space after it, before lower case: “THE Who” keeps its article.',
  steps: [
    'strip the prediction',
    'delete articles before a space',
    'lower case',
    'delete ASCII punctuation',
  ],
  normalize: (text) => normalize(trimNul(text.replace(leadingArticle, ''))),
  clean: strip,
});
