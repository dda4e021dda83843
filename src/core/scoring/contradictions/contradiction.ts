import { findAll } from '../../text/find-all';
import { saysCannotAnswer, saysForeignNone, saysNone } from '../../answers/abstention';
import { assertedPart } from '../../answers/asserted';
import { yearsOf } from '../../answers/quantity/bindings';
import type { PreparedAnswer } from '../../answers/prepare';
import { readYesNo } from '../../answers/yes-no';
import { readRelation } from '../../answers/relation';
import type { Comparison } from '../comparison';
import { isAbstention } from '../content/abstain';
import { detectOtherValueFirst } from './main-answer';
import { detectOtherConfidence, detectOtherDegree } from './degree';
import { detectOppositeCase, detectOppositeDirection, detectOtherDirection } from './direction';
import { detectOtherSubject } from './number-subject';
import {
  detectAllForOne,
  detectTwoAnswers,
  detectDeniedName,
  detectLowerRank,
  detectLowerInList,
  detectOtherOption,
  detectOtherClauseOfName,
  detectOtherWordOfName,
  detectOtherRoleHolder,
  detectOtherNoun,
  detectOwner,
} from './name-subject';
import { detectSwappedRoles, detectSwappedSides } from './swapped-names';
import { detectOtherRole, detectPlannedName } from './other-role';
import { detectOtherClauseOfLabel, detectOtherLabel } from './other-label';
import { detectChangedCopy } from './near-copy';
import { detectOtherEdge } from '../tiers/period-edge';
import { detectOtherRating } from '../tiers/same-rating';
import { detectOtherMultiple } from '../tiers/same-share';
import { answersByComparison, detectReversedComparison } from '../content/comparison-of-two';
import { replaceThenByCommas } from '../tiers/prose-list';
import { comparedKind, readAnswer } from '../content/reading';
import { detectContradictedVerdict } from '../tiers/same-verdict';
import {
  detectMissingHalf,
  detectMissingPart,
  detectOtherEnd,
  detectSubstitution,
  detectExtraItem,
} from './substitution';
import { detectOtherTrend, detectReversedChange, detectSwappedParts } from './trend';
import { areNegated, numeralsOf, readWords, stemsOf, stemsAndFigures } from '../content/words';
import type { Detector } from '../rule';

/*
 * Why an answer may be wrong although it contains the reference's words and numbers: another
 * option, swapped values, a reversed comparison, a reference mentioned only to reject it.
 */

/** Why the prediction contradicts the reference, in words; `null` if it does not. */
export function findContradiction(
  comparison: Comparison,
  reference: PreparedAnswer,
): string | null {
  if (isAbstention(comparison, reference)) return null;
  for (const find of DETECTORS) {
    const found = find(comparison, reference);
    if (found !== null) return found;
  }
  return null;
}

/** The tests by name, so that their rejections can be counted. */
export const CONTRADICTIONS: Readonly<Record<string, Detector>> = {
  'different numbered name': detectOtherLabel,
  'reversed comparison': detectReversedComparison,
  'reference rejected': detectRejectedReference,
  'reference named as an exception': detectExceptedReference,
  'two answers where one is expected': detectTwoAnswers,
  'all options where one is expected': detectAllForOne,
  'inclusion instead of exclusion': detectInclusionForExclusion,
  truncated: detectTruncation,
  'opposite direction': detectOppositeDirection,
  'opposite premise': detectOppositeCase,
  'wrong one of two directions': detectOtherDirection,
  'levels swapped': detectReversedChange,
  'missing negation': detectMissingNegation,
  'different degree': detectOtherDegree,
  'different confidence': detectOtherConfidence,
  'different name before the same noun': detectOtherName,
  'different owner': detectOtherOwner,
  'different base year': detectOtherBaseYear,
  'different deadline': detectOtherDeadline,
  'verdict for a different year': detectOtherYearOfVerdict,
  'verdict contradicted by its explanation': detectContradictedVerdict,
  'number for something else': detectOtherSubject,
  'different value first': detectOtherValueFirst,
  'substituted word': detectSubstitution,
  'different ending': detectOtherEnd,
  'different part of the year': detectOtherEdge,
  'missing part': detectMissingPart,
  'missing half': detectMissingHalf,
  'extra item': detectExtraItem,
  'ranked lower': detectLowerRank,
  'two names where one is expected': detectOtherOption,
  'ranked lower in a list': detectLowerInList,
  'different role': detectOtherRole,
  'name only planned': detectPlannedName,
  'different label given as the answer': detectOtherClauseOfLabel,
  'different rating': detectOtherRating,
  'different multiple': detectOtherMultiple,
  'denied name': detectDeniedName,
  'different name given as the answer': detectOtherRoleHolder,
  'name only as a possessive': detectOwner,
  'name in another clause': detectOtherClauseOfName,
  'roles swapped': detectSwappedRoles,
  'sides swapped': detectSwappedSides,
  'different word in a name': detectOtherWordOfName,
  'different noun before the same words': detectOtherNoun,
  'different trend': detectOtherTrend,
  'parts swapped': detectSwappedParts,
  'near copy with a change': detectChangedCopy,
};

const DETECTORS = Object.values(CONTRADICTIONS);

/** In longer references, the same name is often mentioned again elsewhere. */
const MAX_NAME_WORDS = 6;

const joined = /(?<!\p{L})and(?!\p{L})|, /iu;
/**
 * Matches questions that ask for a former value; a prediction that calls it former does not reject
 * it.
 */
const asksPast =
  /(?<!\p{L})(?:before|until|prior|former|previous|original|initial|succeed(?:ed)?|replaced?|took over|predecessors?|resigned?|left|dropped|abandoned|discontinued|withdrawn|dissolved|used to)(?:ly)?(?!\p{L})/iu;

/**
 * Detects a reference that the prediction mentions only to reject it: “Gaming, ahead of Data
 * Center” instead of “Data Center”; “not coal but gas” instead of “coal”.
 */
function detectRejectedReference(comparison: Comparison, reference: PreparedAnswer) {
  const isNumber = comparedKind(comparison, reference) === 'number';
  // “0.075 billion, compared with 57 million” does not reject 75 million.
  const contentOf = (text: string) =>
    new Set(isNumber ? numeralsOf(readWords(text)) : stemsAndFigures(text));
  const own = contentOf(assertedPart(reference.raw));
  if (own.size === 0 || own.size > MAX_NAME_WORDS) return null;
  const raw = withoutComparisonsOf(comparison.question, comparison.prediction.raw);
  // “A, then B” is a list only if it starts with the reference.
  const [beforeThen = ''] = raw.split(/(?<!\p{L})(?:followed by|then)(?!\p{L})/iu);
  const isList =
    (comparedKind(comparison, reference) === 'list' || joined.test(reference.raw)) &&
    [...contentOf(beforeThen)].some((stem) => own.has(stem));
  const text = isList ? replaceThenByCommas(raw) : raw;
  const asserted = assertedPart(text);
  if (asserted === text || readRelation(reference.raw) !== null) return null;
  if (answersByComparison(comparison, reference) || asksPast.test(comparison.question)) return null;
  if (areNegated(readWords(comparison.question)) || asksPast.test(reference.raw)) return null;
  const [all, claimed] = [contentOf(text), contentOf(asserted)];
  const denied = [...own].find((stem) => all.has(stem) && !claimed.has(stem));
  return denied === undefined ? null : 'it mentions the reference only to reject it';
}

const exception =
  /^\W*(?:all|any|every|each|everything|anything|everywhere|everyone)(?!\p{L})[^.;]{0,60}?(?<!\p{L})(?:except(?: for)?|but|other than|apart from|excluding|outside(?: of)?|besides|with the exception of) (?<excepted>[^.;,]{1,80})\W*$/iu;

/** Detects a reference named as an exception: “Every fuel except lignite” instead of “lignite”. */
function detectExceptedReference({ prediction }: Comparison, { raw }: PreparedAnswer) {
  const excepted = exception.exec(prediction.raw)?.groups?.excepted;
  if (excepted === undefined || exception.test(raw)) return null;
  const wordsOf = (text: string) => readWords(text).filter((word) => !/^(?:the|an?)$/u.test(word));
  return wordsOf(excepted).join(' ') === wordsOf(raw).join(' ')
    ? 'it names the reference as an exception'
    : null;
}

const mentionsExclusion =
  /(?<!\p{L})(?:exclud\p{L}*|omit\p{L}*|leaves? out|left out|not (?:covered|included)|(?:does|do) not (?:cover|include))(?!\p{L})/iu;
const includes =
  /^(?<subject>[^,;.:(]{0,60})(?<!\p{L})(?:covers?|covered|includes?|included|counts?|contains?) (?<object>[^,;.:(]{2,80})\W*$/iu;

/**
 * Detects something included where the question asks for something excluded: “The target covers
 * sovereign bonds” where it asks what the target excludes.
 */
function detectInclusionForExclusion(
  { question, prediction }: Comparison,
  { raw }: PreparedAnswer,
) {
  if (!mentionsExclusion.test(question) || readYesNo(raw) !== null || /\d/u.test(raw)) return null;
  const { subject = '', object = '' } = includes.exec(prediction.raw)?.groups ?? {};
  const text = prediction.raw;
  const isDenied =
    mentionsExclusion.test(text) || areNegated(readWords(text)) || /except/iu.test(text);
  const own = stemsOf(raw);
  const [before, given] = [subject, object].map(stemsOf);
  const isObject =
    own.length > 0 &&
    own.every((stem) => given?.includes(stem)) &&
    !own.some((stem) => before?.includes(stem));
  return isObject && !isDenied
    ? 'it names something included; the question asks for something excluded'
    : null;
}

const comparing =
  /(?<!\p{L})(?:vs\.?|versus|than|(?:succeeded|replaced) by) (?<next>[\p{L}\p{N}]+)/giu;

/**
 * The text without the comparison words that it repeats from the question, as in a title (“X vs
 * Y”).
 */
function withoutComparisonsOf(question: string, text: string): string {
  const asked = new Set(
    findAll(comparing, question).map(({ groups }) => groups?.next?.toLowerCase()),
  );
  if (asked.size === 0) return text;
  return text.replace(comparing, (whole, next: string) =>
    asked.has(next.toLowerCase()) ? ` ${next}` : whole,
  );
}

const dangling =
  /(?:[/(,–-]|(?<!\p{L})(?:per|of|and|or|the|to|(?<!\d ?)in|for|by|with|a|an))\s*$/iu;

/** Detects a prediction that is cut off: “6 t/” instead of “6 t/100 million KRW”. */
function detectTruncation({ question, prediction }: Comparison, { raw }: PreparedAnswer) {
  if (prediction.raw.length >= raw.length) return null;
  // The beginning of a list: “3 Governance, 4 Strategy” from “3 Governance, 4 Strategy, 3 Metrics”.
  const isBeginning =
    !/(?<!\p{L})who(?!\p{L})/iu.test(question) &&
    prediction.raw.includes(', ') &&
    raw.startsWith(prediction.raw) &&
    (raw.match(/, /gu) ?? []).length > 1;
  if (isBeginning && raw.startsWith(', ', prediction.raw.length)) return 'it is cut off';
  return dangling.test(prediction.raw) && !dangling.test(raw) ? 'it is cut off' : null;
}

const nameBeforeNoun =
  /(?<!\p{L})(?<name>\p{Lu}[\p{L}&-]+) (?<head>division|segment|business|subsidiary|unit|region|plant|site|facility|fund|bond|portfolio|brand|market|area|department|mine|refinery|project|programme|program|committee|Division|Segment|Region|Business|Plant|Committee)(?!\p{L})/gu;

/**
 * Detects a different name before the same noun: “The Plastics division” where the question asks
 * about the Paper division.
 */
function detectOtherName({ question, prediction }: Comparison, reference: PreparedAnswer) {
  if (prediction.raw.length > 2 * MAX_STATEMENT_LENGTH) return null;
  const own = [question, reference.raw].flatMap((text) =>
    findAll(nameBeforeNoun, text).map(({ groups }) => groups),
  );
  if (own.length === 0) return null;
  for (const { groups: { name = '', head = '' } = {} } of findAll(nameBeforeNoun, prediction.raw)) {
    const asked = own.find((one) => one?.head === head)?.name;
    const isAsked = own.some((one) => one?.head === head && one.name === name);
    if (asked === undefined || isAsked || ARTICLES.test(name) || ARTICLES.test(asked)) continue;
    if (prediction.raw.includes(asked) || `${question} ${reference.raw}`.includes(name)) continue;
    return `it is about ${name} ${head}, not ${asked}`;
  }
  return null;
}

const owner =
  /(?<![\p{L}\p{N}])(?!(?:Group|Company|Bank|Firm|Board|Fund|Report|Year|Issuer|Parent)(?!\p{L}))(?<name>\p{Lu}[\p{L}&]+)['’]s(?!\p{L})/gu;

/** The name before a value: “Vodafone: 0.22 million t”, “Vodafone reported 0.22 million t”. */
const nameInFront =
  /^\W*(?<name>\p{Lu}[\p{L}&]{2,})(?:: ?[^\p{L}\s]*\d| (?:reported|emitted|recorded|posted|spent|had|has|paid|earned|generated) )/u;

/** The owner after a value: “41% is Honda's figure; Toyota's is not disclosed”. */
const ownerOfValue =
  /^\W*\d[\d.,]*[^.;,\p{L}]{0,10}(?:\p{L}+ ){0,3}(?:is|was|are|were) (?<name>\p{Lu}[\p{L}&]+)['’]s?(?!\p{L})/u;

/** Words before a number that do not name its owner: “Capex: $45 million”. */
const LABELS = new Set(
  `actual amount answer approximately about assets average baseline capex cash change consolidated current debt
  decrease direct dividend dividends down ebit ebitda electricity emissions employees energy equity estimated final
  fuel gross group headcount income increase indirect latest liabilities location loss margin market median net no
  opex overall percentage previous profit rate ratio reduction reported result revenue revenues roughly sales scope
  share staff target total turnover up value waste water women yes year`.split(/\s+/),
);

/** The name that a question asks about: “the dividend of Roche”, “did Roche pay”. */
const subjectInQuestion =
  /(?<!\p{L})(?:of|for|by|at|from|did|does|has) (?<name>\p{Lu}\p{Ll}[\p{L}&]+)(?: \p{Lu}[\p{L}&]+){0,2}(?= \p{Ll}|\?| ?(?:in|for) (?:FY)?\d|$)/u;

/**
 * Detects a value that belongs to a different entity: “Bayer's expense” where the question asks for
 * BASF's. A name with the same initial may be a variant.
 */
function detectOtherOwner({ question, prediction }: Comparison, reference: PreparedAnswer) {
  if (prediction.raw.length > MAX_STATEMENT_LENGTH) return null;
  const known = `${question} ${reference.raw}`.toLowerCase();
  const isKnown = (name: string) => known.includes(name.toLowerCase());
  const other = ownerOfValue.exec(prediction.raw)?.groups?.name;
  const isContrasted =
    other !== undefined &&
    !isKnown(other) &&
    (mentionsNameOf(question, prediction) || saysCannotAnswer(prediction.raw));
  if (isContrasted) return `it is about ${other}`;
  const ownersOf = (text: string) => findAll(owner, text).map(({ groups }) => groups?.name ?? '');
  const [asked = subjectInQuestion.exec(question)?.groups?.name] = ownersOf(question);
  if (asked === undefined) return null;
  const [given = nameInFront.exec(prediction.raw)?.groups?.name] = ownersOf(prediction.raw);
  if (given === undefined || prediction.raw.includes(asked)) return null;
  if (LABELS.has(given.toLowerCase())) return null;
  return isKnown(given) || given.startsWith(asked.charAt(0)) ? null : `it is about ${given}`;
}

/** Whether a prediction mentions a name from the question. */
function mentionsNameOf(question: string, { raw }: PreparedAnswer): boolean {
  return findAll(capitalizedWithin, question).some(([name]) => raw.includes(name));
}

const capitalizedWithin = /(?<=\p{L} )\p{Lu}[\p{L}&]{2,}(?!\p{L})/gu;

const ARTICLES = /^(?:The|A|An|Its|Our|Their|In|Of|For|This|That|Which|What|How|Who|Total|Net)$/u;

const baseline =
  /(?<!\p{L})(?:since|against|compared (?:with|to)|relative to|versus|vs\.?|from) (?:a |the )?(?<year>(?:19|20)\d\d)(?!\d)/giu;

/**
 * Detects a different base year: “37% since 2019” where the question asks for the change since
 * 2015.
 */
function detectOtherBaseYear({ question, prediction }: Comparison, { raw }: PreparedAnswer) {
  const yearsOf = (text: string) => findAll(baseline, text).map(({ groups }) => groups?.year ?? '');
  const [asked = []] = [yearsOf(question), yearsOf(raw)].filter(({ length }) => length > 0);
  const given = asked.length === 1 ? yearsOf(prediction.raw) : [];
  const isOther = given.length === 1 && !prediction.raw.includes(asked[0] ?? '');
  return isOther ? `its base year is ${given.join()}` : null;
}

const deadline =
  /(?<!\p{L})(?:by|until|no later than) (?:the )?(?:(?:end of|year|fiscal year|FY) ?)*(?<year>(?:19|20)\d\d)(?!\d)/giu;

/** Detects a different deadline: “41% by 2045” instead of “41% by 2035”. */
function detectOtherDeadline({ question, prediction }: Comparison, { raw }: PreparedAnswer) {
  if (prediction.raw.length > 2 * MAX_STATEMENT_LENGTH || readYesNo(raw) !== null) return null;
  const yearsOf = (text: string) => findAll(deadline, text).map(({ groups }) => groups?.year ?? '');
  const own = yearsOf(raw).filter((year) => !question.includes(year));
  const given = yearsOf(prediction.raw);
  const isOther =
    own.length > 0 && given.length > 0 && !own.some((year) => prediction.raw.includes(year));
  return isOther ? `it gives the deadline ${given.join()}, not ${own.join()}` : null;
}

/**
 * Detects a verdict with different years: “Yes, by 2035” instead of “Yes, by 2025”. Prediction and
 * reference both give years that the question lacks, but have none of these in common.
 */
function detectOtherYearOfVerdict(
  { question, prediction }: Comparison,
  { raw }: PreparedAnswer,
): string | null {
  if (prediction.raw.length > MAX_STATEMENT_LENGTH || readYesNo(raw) === null) return null;
  const asked = yearsOf(question);
  const [own, other] = [raw, prediction.raw].map((text) =>
    yearsOf(text).filter((year) => !asked.includes(year)),
  );
  if (!own?.length || !other?.length || other.some((year) => own.includes(year))) return null;
  return `it says ${other.join()}, not ${own.join()}`;
}

/** Longer predictions mention more than one change. */
const MAX_STATEMENT_LENGTH = 120;

/** Longer answers can negate one statement and affirm another. */
const MAX_NEGATED_WORDS = 8;

/**
 * Detects a missing negation: “There is a material uncertainty” instead of “No material uncertainty
 * exists”.
 */
function detectMissingNegation(comparison: Comparison, reference: PreparedAnswer) {
  const [own, other] = [readAnswer(reference), readAnswer(comparison.prediction)];
  if (!own.negated || other.negated || comparison.kind === 'boolean') return null;
  if (saysNone(comparison.prediction.raw) || saysForeignNone(comparison.prediction.raw))
    return null;
  const words = [...own.words].length;
  const isShort = words <= MAX_NEGATED_WORDS && other.words.size <= 2 * MAX_NEGATED_WORDS;
  const isAbsent = /(?<!\p{L})(?:none|zero|nil|lack|absen|free of|without|un\p{L}+|fail)/iu;
  return isShort && own.stems.size > 0 && !isAbsent.test(comparison.prediction.raw)
    ? 'it affirms what the reference denies'
    : null;
}
