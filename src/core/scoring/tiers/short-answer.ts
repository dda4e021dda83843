import type { PreparedAnswer } from '../../answers/prepare';
import type { Comparison } from '../comparison';
import { readQuestion } from './question';
import { readAnswer } from './reading';
import { keyStems, readWords, stem } from './words';

/* Predictions that give only the main part of a reference: its subject, or the code in its brackets. */

/** “The entertainment segment” of “The entertainment segment experienced the highest growth …” */
const subject =
  /^\W*(?:the |its |their )?(?<subject>\p{L}[\p{L}\p{N}&’'-]*(?: (?!and |or |of )[\p{L}\p{N}&’'-]+){0,4}?) (?:is|are|was|were|has|have|had|will|can|must|bears?|contributed|brought|generated|showed|saw|accounts?|accounted|remains?|makes?|made|took|takes|grew|rose|fell|led|\p{Ll}{3,}ed) /iu;
const asksName = /(?<!\p{L})(?:which|who|what (?!(?:did|does|do|happen)))/iu;
/** Kinds of things, which a name may omit. */
const KINDS = new Set(
  `business category company country department division group industry region sector segment unit product area`
    .split(' ')
    .map(stem),
);
const MAX_LENGTH = 60;

/** A longer reference is no name with its code; the pattern takes quadratic time. */
const MAX_NAME_LENGTH = 200;

/**
 * Whether a short prediction names the subject of the reference's sentence: “Entertainment” for “The
 * entertainment segment experienced the highest growth.”
 */
export function namesSubject(comparison: Comparison, reference: PreparedAnswer): boolean {
  const { prediction, question } = comparison;
  if (prediction.raw.length > MAX_LENGTH || !asksName.test(question)) return false;
  const name = subject.exec(reference.raw)?.groups?.subject;
  if (name === undefined || prediction.raw.length >= reference.raw.length) return false;
  const asked = comparison.rememberQuestion(readQuestion);
  const own = keyStems(readWords(name)).filter((form) => !KINDS.has(form));
  const given = readAnswer(prediction).stems;
  return (
    own.some((form) => !asked.has(form)) &&
    own.every((form) => given.has(form)) &&
    [...given].every((form) => own.includes(form) || KINDS.has(form) || asked.has(form))
  );
}

/** “SSP2-4.5” in “Intermediate (SSP2-4.5)” */
const withCode =
  /^(?<name>[^()]*\p{L}{3}[^()]*) \((?<code>(?=[^()]*\p{Lu})(?=[^()]*\d)[\p{L}\p{N}.-]{3,12})\)\W*$/u;

/** Whether the prediction is the code that the reference has in brackets. */
export function isCodeOf({ prediction }: Comparison, { raw }: PreparedAnswer): boolean {
  if (prediction.raw.length > MAX_LENGTH || raw.length > MAX_NAME_LENGTH) return false;
  if (!raw.includes('(')) return false;
  const code = withCode.exec(raw)?.groups?.code;
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}.]/gu, '');
  return code !== undefined && plain(prediction.raw) === plain(code);
}
