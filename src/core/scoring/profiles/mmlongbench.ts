import { bestOverReferences } from './parts/best';
import { cleanAnswer, stripPercent } from './parts/clean-answer';
import { isFloatEqual, parsePythonFloat, parsePythonInt } from './parts/python-float';
import { compareCodePoints, countCodePoints } from './parts/code-points';
import { levenshtein } from './parts/edit-distance';
import { mustMatchExactly } from './parts/exact-forms';
import { readPythonList } from './parts/python-literal';
import { defineProfile, type Profile } from './profile';

/** The forms of answers that the benchmark knows; any other counts as `List`. */
export type AnswerForm = 'Int' | 'Float' | 'Str' | 'None' | 'List';

/**
 * MMLongBench-Doc's score of one answer by its form, 0 to 1.
 * @returns `null` where the script ends in an error. Where it would execute a prediction as a program
 *   (`[f()]`), so does this: nothing is executed here.
 */
export function scoreByForm(
  reference: string,
  prediction: string,
  form: AnswerForm,
): number | null {
  if (form === 'Int') return scoreInt(reference, prediction);
  if (form === 'Float') return scoreFloat(reference, prediction);
  if (form === 'List') return scoreList(reference, prediction);
  return scoreText(cleanAnswer(reference), cleanAnswer(prediction));
}

/** Reference as `int`, prediction as `float` cut off; where either fails the prediction is empty. */
export function scoreInt(reference: string, prediction: string): number {
  const expected = parsePythonInt(reference);
  const value = parsePythonFloat(prediction);
  if (expected === null || value === null || !Number.isFinite(value)) {
    return reference === '' ? 1 : 0;
  }
  return BigInt(Math.trunc(value)) === expected ? 1 : 0;
}

/** @returns `null` for a reference that is no number: the script ends there. */
export function scoreFloat(reference: string, prediction: string): number | null {
  const cleaned = parsePythonFloat(cleanAnswer(reference));
  const expected = cleaned ?? parsePythonFloat(stripPercent(reference));
  if (expected === null) return null;
  const value = cleaned === null ? null : parsePythonFloat(cleanAnswer(prediction));
  return value !== null && isFloatEqual(expected, value) ? 1 : 0;
}

/** Equal for the forms that must be met exactly, else ANLS; both sides cleaned. */
function scoreText(reference: string, prediction: string): number {
  if (mustMatchExactly(reference)) return reference === prediction ? 1 : 0;
  return similarity(reference, prediction);
}

/** Both lists cleaned and sorted, then compared place by place; the worst item counts. */
function scoreList(reference: string, prediction: string): number | null {
  const expected = readItems(reference);
  const items = readItems(prediction);
  if (!expected || !items) return null;
  if (expected.length !== items.length) return 0;
  const [first] = expected;
  if (first === undefined) return null;
  if (parsePythonFloat(first) !== null || mustMatchExactly(first)) {
    return expected.join('-') === items.join('-') ? 1 : 0;
  }
  return Math.min(...expected.map((item, at) => similarity(item, items[at] ?? '')));
}

/** The cleaned items in order; a text that does not begin with a bracket is one item. */
function readItems(text: string): string[] | null {
  const list = text.startsWith('[') ? readPythonList(text) : [{ text }];
  if (typeof list === 'string') return null;
  return list.map((item) => cleanAnswer(item.text)).sort(compareCodePoints);
}

/** ANLS with the threshold 0.5; the lengths are those in capitals, where “ß” has two letters. */
function similarity(reference: string, prediction: string): number {
  const distance = levenshtein(reference, prediction);
  const length = Math.max(
    countCodePoints(reference.toUpperCase()),
    countCodePoints(prediction.toUpperCase()),
  );
  const close = 1 - (length === 0 ? 0 : distance / length);
  return close <= 0.5 ? 0 : close;
}

/** MMLongBench-Doc's score of a text. */
export const mmlongbenchStr: Profile = defineProfile({
  id: 'mmlongbench-str',
  label: 'MMLongBench-Doc, Str',
  source: 'mayubo2333/MMLongBench-Doc, eval/eval_score.py, answer type Str (Ma et al., 2024)',
  knownQuirks:
    'What stands in brackets is dropped, so “(a)” is empty and “12%” is 12; whole numbers and dates must be exact, other texts only similar.',
  version: null,
  switches: {
    normaliser: ['lower case', 'delete what stands in brackets', 'quotes and $ and % off the ends'],
    tokens: 'characters',
    em: null,
    f1: 'edit distance over the longer side, nothing from one half on; dates and the like exactly',
    numbers: 'whole numbers exactly',
    decimals: null,
    references: 'best',
  },
  scale: 1,
  gives: ['f1'],
  normalize: cleanAnswer,
  score: ({ references, prediction }) => {
    const ours = cleanAnswer(prediction);
    return {
      em: null,
      f1: bestOverReferences(references, (text) => scoreText(cleanAnswer(text), ours)),
    };
  },
});
