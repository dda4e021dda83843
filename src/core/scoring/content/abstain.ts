import {
  createAbstentionTest,
  readStance,
  saysCannotAnswer,
  type StanceReading,
  statesInability,
} from '../../answers/abstention';
import type { PreparedAnswer } from '../../answers/prepare';
import type { Comparison } from '../comparison';
import type { Settings } from '../../settings';

/** One test for each list of phrases; settings are never mutated. */
const tests = new WeakMap<readonly string[], (answer: PreparedAnswer) => boolean>();

function noAnswerTest({ noAnswerPhrases }: Pick<Settings, 'noAnswerPhrases'>) {
  const known = tests.get(noAnswerPhrases);
  if (known) return known;
  const test = createAbstentionTest(noAnswerPhrases);
  const made = ({ raw }: PreparedAnswer) => test(raw);
  tests.set(noAnswerPhrases, made);
  return made;
}

/** Whether the complete answer is one of the settings' phrases for “no answer”. */
export function isNoAnswerPhrase(
  { settings }: Pick<Comparison, 'settings'>,
  answer: PreparedAnswer,
): boolean {
  return answer.cached(noAnswerTest(settings));
}

const readRaw = ({ raw }: PreparedAnswer) => readStance(raw);

/**
 * Matches questions to which “the report does not mention it” is an answer. “A target that includes
 * land use” does not ask whether something is included.
 */
export const asksWhetherDisclosed =
  /^\W*(?:do|does|did|has|have|is|are|was|were)\b(?:(?! (?:that|which|who|whose|where|if) ).)*\b(?:mention|disclos|report|stat|provid|includ|cover|publish|specif|identif|describ|discuss|quantif|contain)/iu;

/**
 * Whether an answer to this question declines, hedges or answers. An answer that is exactly one of
 * the configured phrases declines; longer answers are judged by their sentences.
 */
export function stanceOf(
  comparison: Pick<Comparison, 'settings' | 'question'>,
  answer: PreparedAnswer,
): StanceReading {
  if (isNoAnswerPhrase(comparison, answer)) return { stance: 'declines', sentence: answer.raw };
  const reading = answer.cached(readRaw);
  if (
    reading.stance === 'declines' &&
    answer.raw.length <= MAX_NOT_GIVEN &&
    answersFirst(answer.raw)
  )
    return { stance: 'hedges', sentence: reading.sentence };
  if (reading.stance === 'answers' || !asksWhetherDisclosed.test(comparison.question))
    return reading;
  return statesInability(reading.sentence) ? reading : { stance: 'answers', sentence: '' };
}

/**
 * A concession before an answer with a figure: “Although the appendix is missing, the text speaks
 * of 14 topics.”
 */
const concession =
  /^\W*(?:although|though|while|even though|even if) [^,]{3,160}, (?<main>[^.]*\d[^.]*)/iu;
/**
 * An answer before a concession: “Roughly 120 GWh, although the report gives no exact number”,
 * “Gas, although no year is given”.
 */
const answerFirst =
  /(?:\d[^.]*?|^(?!\W*(?:i|we|it|this|that|there|no|not|un\p{L}+|the (?:report|document|text|context))\b)[^.,;]{2,60}),? (?:although|though|albeit|even though) (?<aside>[^.]*)/iu;

/** “The report does not state it, but it was probably around 8%” is an estimate. */
const estimate =
  /(?<!\p{L})(?:not|no|\p{L}+n['’]t) [^.]{3,80}?,? (?:but|however,?|though) (?<main>(?:[^.]|\.(?=\d))*(?<!\p{L})(?:around|about|approximately|roughly|probably|likely|estimated?|suggests?|implies|comes? to|amounts? to|works? out|should be)(?!\p{L})(?:[^.]|\.(?=\d))*\d[^.]*)/iu;

/** Whether a sentence answers with a figure and only concedes that something is missing. */
function answersFirst(text: string): boolean {
  const main = concession.exec(text)?.groups?.main ?? estimate.exec(text)?.groups?.main;
  if (main !== undefined) return !saysCannotAnswer(main);
  const found = answerFirst.exec(text);
  return (
    found !== null && !saysCannotAnswer(text.slice(0, text.indexOf(found.groups?.aside ?? '')))
  );
}

const given = String.raw`(?:named|given|calculated|measured|estimated|tracked|reported|disclosed|stated|provided|mentioned|specified|available|quantified|listed|published|indicated|identified|broken (?:down|out))`;
const rest = String.raw`(?: yet| so far)?(?:[;,] [^.]{0,80}| (?:in|for|by|at|to|on|per|separately|anywhere|here)(?!\p{L})[^.]{0,80})?\W*$`;
/**
 * A statement that something is not given: “The auditor is not named.”, “There is no figure for
 * Brazil in the document.”
 */
const notGiven = new RegExp(
  String.raw`^\W*(?:(?:\p{L}[\p{L}\p{N}'’/-]* ){1,10}?(?:(?:is|are|was|were|has been|have been)(?: not|n['’]t)|(?:has|have)(?: not|n['’]t) (?:yet )?been) (?:\p{L}+ ){0,2}${given}${rest}|there (?:is|are|was|were) no (?:\p{L}+ ){0,3}(?:figure|number|value|amount|data|information|mention|breakdown|record|indication|disclosure|detail|reference)s?(?!\p{L})[^.]{0,120}\W*$|no (?:[\p{L}-]+ ){1,4}?(?:is|are|was|were|has been|have been) (?:\p{L}+ ){0,2}${given}${rest}|(?:neither|none) of (?:\p{L}+ ){1,8}(?:is|are|was|were) ${given}${rest})`,
  'iu',
);
/** Quick to compile and to search; matches whenever `notGiven` matches. */
const notGivenHint = / not |n['’]t |\bno |neither|none/i;
const MAX_NOT_GIVEN = 200;

/**
 * Whether a prediction says that the requested value is not given. Call this function only if the
 * reference says so as well; otherwise, “Scope 3 is not reported” may be a statement that the
 * question asks about.
 */
export function statesNotGiven({ raw }: PreparedAnswer): boolean {
  return raw.length <= MAX_NOT_GIVEN && notGivenHint.test(raw) && notGiven.test(raw);
}

/** Whether an answer declines: it is a phrase for “no answer”, or its sentences give no answer. */
export function isAbstention(
  comparison: Pick<Comparison, 'settings' | 'question'>,
  answer: PreparedAnswer,
): boolean {
  return stanceOf(comparison, answer).stance === 'declines';
}
