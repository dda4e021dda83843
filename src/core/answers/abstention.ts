import { splitWhitespace } from '../text/python';
import { readListLiteral } from './list-literal';

/**
 * Builds the test for answers that decline: an empty text, a lone dash, a list of nothing (`[]`),
 * or one of the phrases, compared without case, white space, quotes around them and a final full
 * stop, with or without the place where nothing was found (“Not disclosed in the report”). A phrase
 * that ends in `…` stands for every text that begins with it.
 */
export function createAbstentionTest(phrases: readonly string[]): (answer: string) => boolean {
  const cleaned = phrases.map(clean);
  const whole = new Set(cleaned.filter((phrase) => !phrase.endsWith('…')));
  const beginnings = cleaned
    .filter((phrase) => phrase.endsWith('…') && phrase.length > 1)
    .map((phrase) => phrase.slice(0, -1));
  const isLocated = (text: string) =>
    text.length <= MAX_SHORT_LENGTH &&
    [...whole].some((phrase) => text.startsWith(phrase) && place.test(text.slice(phrase.length)));
  const firsts = new Set([...whole, ...beginnings].map((phrase) => phrase.charAt(0)));
  return (answer) => {
    const first = firstOf(answer);
    if (/[a-z]/i.test(first) && !firsts.has(first.toLowerCase())) return false;
    const text = clean(answer);
    return (
      text === '' ||
      /^[-–—]$/.test(text) ||
      (text.startsWith('[') && isEmptyList(text)) ||
      whole.has(text) ||
      beginnings.some((beginning) => text.startsWith(beginning)) ||
      isLocated(text)
    );
  };
}

/** `[]`, `[""]`, `[None]`. */
function isEmptyList(text: string): boolean {
  return readListLiteral(text)?.every((item) => item.trim() === '') ?? false;
}

/** A phrase with its place is no longer than this. */
const MAX_SHORT_LENGTH = 160;

/** The first character that `clean` leaves: if it is a letter with which no phrase begins, that is enough. */
function firstOf(answer: string): string {
  let at = 0;
  while (at < answer.length && BLANK.includes(answer.charAt(at))) at++;
  return answer.charAt(at);
}

const LEADING = ' "\'“”‘’`*_([«';
const BLANK = `${LEADING}\t\r\n`;

/** One form of a short answer; a text of nothing but marks (`[]`) stays as it is. */
function clean(text: string): string {
  const plain = splitWhitespace(text.toLowerCase()).join(' ');
  let [start, end] = [0, plain.length];
  while (start < end && LEADING.includes(plain.charAt(start))) start++;
  while (end > start && ' "\'“”‘’`*_)]».!'.includes(plain.charAt(end - 1))) end--;
  return start === end ? plain.replace(/\.$/, '') : plain.slice(start, end);
}

const source = String.raw`(?:information|context|text|document|filing|report|evidence|excerpts?|data|passages?|statements?|source|sources|content|question|extract|details?)`;
const giving = String.raw`(?:provide|contain|include|mention|specify|disclose|state|report|give|list|offer|indicate|identify|discuss|detail|cover|have)`;
const given = String.raw`(?:provided|contained|included|mentioned|specified|disclosed|stated|given|available|answerable|found|listed|reported|present)`;

const where = String.raw`(?:in|by|within|from|on) (?:[\p{L}-]+ ){0,4}`;

/** Where a short answer found nothing. */
const place = new RegExp(
  String.raw`^ ${where}(?:${source}|company|firm|group|bank|issuer|organi[sz]ation)s?$`,
  'iu',
);

/** Sentences by which a system says that it has no answer. Bounded gaps keep them linear. */
const declining: readonly RegExp[] = [
  /\bas an ai\b/iu,
  /\bi(?: am|['’]m) (?:\p{L}+ )?(?:sorry|unable|not able)\b/iu,
  /\bi (?:do not|don['’]t) have (?:[\p{L}-]+ ){0,3}(?:access|information|data|details|enough|sufficient|knowledge|ability)\b/iu,
  /\b(?:i|we) (?:cannot|can['’]t|can not|could not|couldn['’]t) (?:\p{L}+ ){0,2}(?:provide|determine|answer|access|find|calculate|give|tell|confirm|verify|see|locate|compute)\b/iu,
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
  new RegExp(String.raw`^\W{0,4}not (?:\p{L}+ )?${given} ${where}${source}\b`, 'iu'),
  new RegExp(String.raw`\bno (?:\p{L}+ ){1,3}${given} ${where}${source}\b`, 'iu'),
  new RegExp(
    String.raw`\b(?:information|data|details?|answers?|figures?) (?:\p{L}+ ){0,4}(?:is|are|was|were)(?: not|n['’]t) (?:\p{L}+ )?${given}\b`,
    'iu',
  ),
  new RegExp(String.raw`\bthere (?:is|are|was|were) no (?:\p{L}+ )?(?:mention|indication)\b`, 'iu'),
  new RegExp(
    String.raw`\byou (?:have not|haven['’]t|did not|didn['’]t) (?:\p{L}+ ){0,2}(?:provide|include|supply)d?\b`,
    'iu',
  ),
];

/** Short answers that say nothing but that: “N.A.”, “Not stated.”, “No data available”, “I don't know”. */
const blank = new RegExp(
  String.raw`^(?:n\.? ?a\.?|undisclosed|unspecified|not (?:applicable|determinable|identified|indicated|published|${given}|known)|no (?:data|information|details?|disclosure|mention)(?: (?:(?:is|are|was|were) )?${given})?|(?:the )?(?:information|data|answer|value|figure)s? (?:(?:is|are|was|were) )?not ${given}|(?:i|we) (?:do not|don['’]t) know|unknown)$`,
  'iu',
);
/** An answer that begins by saying that the one it is about gives nothing. */
const companyDeclines = new RegExp(
  String.raw`^\W{0,4}(?:the |this )?(?:company|firm|group|bank|issuer|organi[sz]ation|corporation)(?: \p{L}+){0,3} (?:do|does|did|has|have)(?: not|n['’]t) (?:\p{L}+ ){0,2}(?:disclosed?|reported|report|publish(?:ed)?|provided?|stated?|specif(?:y|ied)|mention(?:ed)?)(?!\p{L})`,
  'iu',
);

/**
 * Whether an answer says that nothing is disclosed, in few words or of the company itself (“The company does
 * not disclose …”). Said of a question without an answer it is right; of another it may be the answer.
 */
export function saysNotDisclosed(answer: string): boolean {
  return (
    (answer.length <= MAX_SHORT_LENGTH && blank.test(clean(answer))) || companyDeclines.test(answer)
  );
}

/** What every such sentence has in lower case; most answers have none of it. */
const denial = /\bno\b|not|n['’]t|sorry|unable|insufficient|impossible|\bas an ai\b/;

/** How much of an answer is searched for such a sentence: its first paragraphs. */
const SEARCHED_LENGTH = 1200;

/**
 * Whether an answer says in a sentence that it cannot answer (“The context does not mention …”). English
 * only. A person's list of phrases decides on whole answers; this is for the longer ones, and never
 * makes an answer count as an abstention in the table of abstentions.
 */
export function saysCannotAnswer(answer: string): boolean {
  const text = answer.slice(0, SEARCHED_LENGTH);
  return denial.test(text.toLowerCase()) && declining.some((pattern) => pattern.test(text));
}
