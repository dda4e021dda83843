import { strip } from '../text/python';

/**
 * Builds the test for answers that decline: an empty text, a lone dash, or one of the phrases,
 * compared without case, surrounding white space and a final full stop. A phrase that ends in `…`
 * stands for every text that begins with it.
 */
export function createNoAnswerTest(phrases: readonly string[]): (answer: string) => boolean {
  const cleaned = phrases.map(clean);
  const whole = new Set(cleaned.filter((phrase) => !phrase.endsWith('…')));
  const beginnings = cleaned
    .filter((phrase) => phrase.endsWith('…') && phrase.length > 1)
    .map((phrase) => phrase.slice(0, -1));
  return (answer) => {
    const text = clean(answer);
    return (
      text === '' ||
      /^[-–—]$/.test(text) ||
      whole.has(text) ||
      beginnings.some((beginning) => text.startsWith(beginning))
    );
  };
}

function clean(text: string): string {
  return strip(strip(text.toLowerCase()).replace(/\.$/, ''));
}

const source = String.raw`(?:information|context|text|document|filing|report|evidence|excerpts?|data|passages?|statements?|source|sources|content|question|extract|details?)`;
const giving = String.raw`(?:provide|contain|include|mention|specify|disclose|state|report|give|list|offer|indicate|identify|discuss|detail|cover|have)`;
const given = String.raw`(?:provided|contained|included|mentioned|specified|disclosed|stated|given|available|answerable|found|listed|reported|present)`;

/** Sentences by which a system says that it has no answer. Bounded gaps keep them linear. */
const declining: readonly RegExp[] = [
  /\bas an ai\b/iu,
  /\bi(?: am|['’]m) (?:\p{L}+ )?(?:sorry|unable|not able)\b/iu,
  /\bi (?:do not|don['’]t) have (?:[\p{L}-]+ ){0,3}(?:access|information|data|details|enough|sufficient|knowledge|ability)\b/iu,
  /\bi (?:cannot|can['’]t|can not|could not|couldn['’]t) (?:\p{L}+ ){0,2}(?:provide|determine|answer|access|find|calculate|give|tell|confirm|see|locate|compute)\b/iu,
  /\b(?:cannot|can not|can['’]t|could not) be (?:\p{L}+ )?(?:determined|calculated|answered|computed|derived|found)\b/iu,
  /\b(?:not possible|impossible|unable|not able) to (?:\p{L}+ )?(?:determine|calculate|answer|provide|compute|tell|say|ascertain|find|state)\b/iu,
  new RegExp(
    String.raw`\b${source}(?: \p{L}+){0,5} (?:do|does|did)(?: not|n['’]t) (?:\p{L}+ ){0,2}${giving}\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:there is|there are|has|have|with) (?:no|insufficient|not enough) (?:\p{L}+ ){0,3}${source}\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\bno (?:\p{L}+ ){0,2}(?:information|data|details?|mention) (?:\p{L}+ ){0,6}${given}\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:is|are|was|were) not (?:\p{L}+ ){0,2}${given} (?:in|by|within|from) (?:\p{L}+ ){0,3}${source}\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\byou (?:have not|haven['’]t|did not|didn['’]t) (?:\p{L}+ ){0,2}(?:provide|include|supply)d?\b`,
    'iu',
  ),
];

/** How much of an answer is searched for such a sentence: its first paragraphs. */
const DECLINING_WITHIN = 1200;

/**
 * Whether an answer says in a sentence that it cannot answer (“The context does not mention …”). English
 * only. A person's list of phrases decides on whole answers; this is for the longer ones, and never
 * makes an answer count as an abstention in the table of abstentions.
 */
export function saysItCannotAnswer(answer: string): boolean {
  const text = answer.slice(0, DECLINING_WITHIN);
  return declining.some((pattern) => pattern.test(text));
}
