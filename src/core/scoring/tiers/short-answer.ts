import { createHint } from '../../text/hints';
import { assertedPart } from '../../answers/asserted';
import type { PreparedAnswer } from '../../answers/prepare';
import type { Comparison } from '../comparison';
import { readQuestion } from '../content/question';
import { readAnswer } from '../content/reading';
import { numeralsOf, readWords, stem, stemsOf } from '../content/words';

/*
 * Predictions that give only the main part of a reference: its subject, or the code in its
 * parentheses.
 */

/**
 * The subject of a sentence: “The entertainment segment” in “The entertainment segment experienced
 * the highest growth …”.
 */
const subject =
  /^\W*(?:the |its |their )?(?<subject>\p{L}[\p{L}\p{N}&’'-]*(?: (?!and |or |of )[\p{L}\p{N}&’'-]+){0,4}?) (?:is|are|was|were|has|have|had|will|can|must|bears?|contributed|brought|generated|showed|saw|accounts?|accounted|remains?|makes?|made|took|takes|grew|rose|fell|led|shrank|shrunk|lost|won|spent|held|\p{Ll}{3,}ed) /iu;
const asksName = /(?<!\p{L})(?:which|who|what (?!(?:did|does|do|happen)))/iu;
/** Generic nouns, which a name may omit. */
const GENERIC_NOUNS = new Set(
  `business category company country department division group industry region sector segment unit product area`
    .split(' ')
    .map(stem),
);
const MAX_LENGTH = 60;

/**
 * Longer references are more than a name with its code. The limit also bounds a pattern that takes
 * quadratic time.
 */
const MAX_NAME_LENGTH = 200;

/**
 * Whether a short prediction names the subject of the reference's sentence: “Entertainment” for
 * “The entertainment segment experienced the highest growth.” A prediction that adds a number
 * (“Entertainment, by 3%”) does not count.
 */
export function namesSubject(comparison: Comparison, reference: PreparedAnswer): boolean {
  const { prediction, question } = comparison;
  if (prediction.raw.length > MAX_LENGTH || !asksName.test(question)) return false;
  const name = subject.exec(reference.raw)?.groups?.subject;
  if (name === undefined || prediction.raw.length >= reference.raw.length) return false;
  const asked = comparison.rememberQuestion(readQuestion);
  const own = stemsOf(name).filter((form) => !GENERIC_NOUNS.has(form));
  const given = readAnswer(prediction).stems;
  const known = numeralsOf(readWords(`${reference.raw} ${question}`));
  return (
    numeralsOf(readWords(prediction.raw)).every((one) => known.includes(one)) &&
    own.some((form) => !asked.has(form)) &&
    own.every((form) => given.has(form)) &&
    [...given].every((form) => own.includes(form) || GENERIC_NOUNS.has(form) || asked.has(form))
  );
}

const asksGrade = /(?<!\p{L})(?:scores?|grades?|ratings?|rated|rank(?:ed|ing)?)(?!\p{L})/iu;
const wholeGrade = /^\W*(?<grade>[A-F][+−-]?|[A-C]{2,3}[+−-]?)\W*$/u;
/** A grade within a text; “A rating” begins with an article. */
const grades =
  /(?<![\p{L}\p{N}])(?:[A-F](?![\p{L}\p{N}]|['’]s)[+−-]?|[A-C]{2,3}[+−-]?)(?![\p{L}\p{N}])/gu;
const articleFirst = /^A (?=\p{Ll})/u;

/**
 * Whether a prediction gives the grade of the reference: “an ‘A’ rating” or “Forests: A; Water: A-”
 * for “A” where the question asks for the grade for forests.
 */
export function namesGrade(comparison: Comparison, { raw }: PreparedAnswer): boolean {
  const { question, prediction } = comparison;
  const own = wholeGrade.exec(raw)?.groups?.grade;
  if (own === undefined || !asksGrade.test(question) || prediction.raw.length > MAX_LENGTH * 2)
    return false;
  if (readAnswer(prediction).negated || assertedPart(prediction.raw) !== prediction.raw)
    return false;
  const gradesIn = (text: string) => text.replace(articleFirst, '').match(grades) ?? [];
  const asked = comparison.rememberQuestion(readQuestion);
  const clauses = prediction.raw.split(/[;,]/u).filter((clause) => gradesIn(clause).length > 0);
  const scoreOf = (clause: string) => stemsOf(clause).filter((form) => asked.has(form)).length;
  const best = Math.max(...clauses.map(scoreOf));
  const given = new Set(clauses.filter((clause) => scoreOf(clause) === best).flatMap(gradesIn));
  return given.size === 1 && given.has(own);
}

const asksWhere = /(?<!\p{L})where(?!\p{L})/iu;
/** The place with which a sentence ends: “Leipzig” in “It is being built in Leipzig.” */
const placeLast =
  /(?<!\p{L})(?:in|at|near|to) (?<place>\p{Lu}[\p{L}'’-]*(?:,? \p{Lu}[\p{L}'’-]*){0,4})\W*$/u;
/** Longer references say more than a place. */
const MAX_PLACE_LENGTH = 80;

/** Whether a prediction is the place name at the end of the reference's sentence. */
export function namesPlace({ question, prediction }: Comparison, { raw }: PreparedAnswer): boolean {
  if (!asksWhere.test(question) || raw.length > MAX_PLACE_LENGTH) return false;
  const place = placeLast.exec(raw)?.groups?.place;
  if (place === undefined) return false;
  const own = stemsOf(place);
  const { stems, negated } = readAnswer(prediction);
  return !negated && stems.size === own.length && own.every((form) => stems.has(form));
}

/**
 * A name before a sentence about it: “Cross currency swaps. Their notional value was $32,502
 * million.”
 */
const nameFirst =
  /^\W*(?:(?:[Ii]t|[Tt]his|[Tt]hat) (?:is|was) )?(?<name>[^.;:,\d()]{2,60})(?:\. (?=\p{Lu})|, (?=(?:with|which|whose)(?!\p{L})))/u;
const hasVerb = /(?<!\p{L})(?:is|are|was|were|has|have|had|will|can|did|does|do|yes|no)(?!\p{L})/iu;

/** The name that answers “which” or “who”, if a sentence about it follows; otherwise `null`. */
export function nameBeforeDetails(
  { question }: Pick<Comparison, 'question'>,
  { raw }: PreparedAnswer,
): string | null {
  const name = asksName.test(question) ? nameFirst.exec(raw)?.groups?.name : undefined;
  return name === undefined || hasVerb.test(name) ? null : name;
}

/** An abbreviation before other words: “TCFD recommendations”. */
const abbreviationFirst =
  /^\W*(?:the )?(?<abbreviation>\p{Lu}\p{L}*\p{Lu}\p{L}*)(?<rest>(?: [\p{L}-]+){1,7})\W*$/u;
const abbreviations = /(?<![\p{L}\p{N}])\p{Lu}\p{L}*\p{Lu}\p{L}*(?![\p{L}\p{N}])/gu;
/** Words of a full title that its abbreviation may omit. */
const TITLE_WORDS = new Set(
  `accounting climate disclosure emission ESG framework GHG global guidance guideline index initiative international method
  methodology principle protocol rating recommendation report reporting scenario score standard taxonomy`
    .split(/\s+/)
    .flatMap(stemsOf),
);

/**
 * Whether the prediction gives the abbreviation in the reference: “TCFD” for “TCFD
 * recommendations”.
 */
export function namesAbbreviation(comparison: Comparison, { raw }: PreparedAnswer): boolean {
  const { prediction, question } = comparison;
  if (raw.length > MAX_NAME_LENGTH || prediction.raw.length > MAX_LENGTH) return false;
  const { abbreviation = '', rest = '' } = abbreviationFirst.exec(raw)?.groups ?? {};
  if (abbreviation.length < 3 || question.includes(abbreviation)) return false;
  const asked = comparison.rememberQuestion(readQuestion);
  if (stemsOf(rest).some((one) => !TITLE_WORDS.has(one) && !asked.has(one))) return false;
  const { stems, negated } = readAnswer(prediction);
  const own = stemsOf(abbreviation);
  const isKnown = (one: string) => raw.includes(one) || question.includes(one);
  const others = (assertedPart(prediction.raw).match(abbreviations) ?? []).filter(
    (one) => !isKnown(one),
  );
  return !negated && own.length > 0 && own.every((one) => stems.has(one)) && others.length === 0;
}

const term = String.raw`[\p{L}&-]+(?: [\p{L}&-]+)?`;
/** Options in a question: “operations, investing, or financing”, “onshore or offshore”. */
const enumerated = new RegExp(
  String.raw`(?:${term}, ){1,5}${term},? (?:or|and) [\p{L}&-]+|(?:${term}, )(?:or|and) [\p{L}&-]+|(?<=[:,] |between )[\p{L}&-]+ (?:or|and) [\p{L}&-]+`,
  'giu',
);

const mayListOptions = createHint('or and');

/** The options in a “which” question, each as the stems that the other options lack. */
function readOptions({ question }: Pick<Comparison, 'question'>): readonly (readonly string[])[] {
  if (!mayListOptions(question) || !asksName.test(question)) return [];
  for (const found of question.match(enumerated) ?? []) {
    const items = found.split(/,? (?:or|and) |, /iu).map(stemsOf);
    const own = items.map((stems, at) =>
      stems.filter((one) => items.every((other, index) => index === at || !other.includes(one))),
    );
    if (own.every((stems) => stems.length > 0)) return own;
  }
  return [];
}

/**
 * Whether both answers choose the same one of the options that the question lists: “Operating
 * activities” for “Cash flow from operations was the highest.” `null` if the question lists no
 * options, or if one of the answers names several.
 */
export function choosesSameOption(
  comparison: Comparison,
  reference: PreparedAnswer,
): boolean | null {
  const options = comparison.rememberQuestion(readOptions);
  if (options.length === 0) return null;
  const [own, given] = [reference, comparison.prediction].map((answer) => {
    const { stems, negated } = readAnswer(answer);
    const named = options.filter((option) => option.some((one) => stems.has(one)));
    return negated || named.length !== 1 ? null : named[0];
  });
  return own && given ? own === given : null;
}

/** A name with its code in parentheses: “SSP2-4.5” in “Intermediate (SSP2-4.5)”. */
const withCode =
  /^(?<name>[^()]*\p{L}{3}[^()]*) \((?<code>(?=[^()]*\p{Lu})(?=[^()]*\d)[\p{L}\p{N}.-]{3,12})\)\W*$/u;

/** Whether the prediction is the code that the reference gives in parentheses. */
export function isCodeOf({ prediction }: Comparison, { raw }: PreparedAnswer): boolean {
  if (prediction.raw.length > MAX_LENGTH || raw.length > MAX_NAME_LENGTH) return false;
  if (!raw.includes('(')) return false;
  const code = withCode.exec(raw)?.groups?.code;
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}.]/gu, '');
  return code !== undefined && plain(prediction.raw) === plain(code);
}
