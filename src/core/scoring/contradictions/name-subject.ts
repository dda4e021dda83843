import { findAll } from '../../text/find-all';
import type { PreparedAnswer } from '../../answers/prepare';
import { findPlaceNames } from '../../answers/aliases';
import { assertedPart } from '../../answers/asserted';
import { labelsIn } from '../../answers/quantity/labels';
import type { Comparison } from '../comparison';
import { readSides } from '../content/opposites';
import { readQuestion, sidesOfQuestion } from '../content/question';
import { comparedKind, readAnswer } from '../content/reading';
import { includesSynonym } from '../content/synonyms';
import { nameStemsOf } from '../content/names';
import { areNegated, keyStems, readWords, stem, yearsIn, stemsOf } from '../content/words';
import type { Detector } from '../rule';

/*
 * Names that the prediction contains but does not give as its answer: it ranks the name lower, or
 * says something else about it and gives a different name as the answer.
 */

/** Longer references contain more than a name. */
const MAX_NAME_STEMS = 6;
/** In longer predictions, the same name is often mentioned again elsewhere. */
const MAX_LENGTH = 120;

interface Clause {
  readonly text: string;
  /** The punctuation mark or word before the clause. */
  readonly mark: string;
  readonly stems: ReadonlySet<string>;
}

const boundary =
  /(?<mark>;(?=\s)|\((?=[^()]* (?:is|are|was|were|has|have|had|audits?|audited) )|(?<=\p{Ll}{3})\.(?=\s|$)|,(?= (?:then|while|whereas|but|yet|although|though|as(?! (?:is|are|was|were|do|does|did|well|of|per|in|at)(?!\p{L}))|since|because|on (?:the|a) (?:proposal|recommendation|advice|basis) of)(?!\p{L}))|(?<!\p{L})(?:(?:and )?then|while|whereas|but|(?<=, )yet|although|though)(?!\p{L}))/giu;

function readClauses(text: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let mark = '';
  const close = (end: number, next: string) => {
    const own = text.slice(from, end);
    if (/[\p{L}\p{N}]/u.test(own)) {
      clauses.push({ text: own, mark, stems: new Set(stemsOf(own)) });
      mark = '';
    }
    mark = /\p{L}/u.test(next) || mark === '' ? next : mark;
    from = end + next.length;
  };
  for (const { index, 0: next } of findAll(boundary, text)) close(index, next);
  close(text.length, '');
  return clauses;
}

/**
 * Separates the clauses of a prediction that contain the reference from the other clauses. A name
 * of three or more words may lack its last word. `null` if the reference is not a name.
 */
function splitByName(comparison: Comparison, reference: PreparedAnswer) {
  const { prediction } = comparison;
  if (comparedKind(comparison, reference) !== 'text' || prediction.raw.length > MAX_LENGTH)
    return null;
  const asked = comparison.rememberQuestion(readQuestion);
  const stems = [...readAnswer(reference).stems];
  const novel = stems.filter((stem) => !asked.has(stem));
  const own = novel.length > 0 ? novel : stems;
  if (own.length === 0 || stems.length > MAX_NAME_STEMS) return null;
  const clauses = readClauses(prediction.raw);
  const clausesWith = (some: readonly string[]) =>
    clauses.filter((clause) => some.every((stem) => clause.stems.has(stem)));
  const withFullName = clausesWith(own);
  // “Bureau Veritas” instead of “Bureau Veritas Certification”
  const naming =
    withFullName.length === 0 && own.length > 2 ? clausesWith(own.slice(0, -1)) : withFullName;
  const others = clauses.filter((clause) => !naming.includes(clause));
  return naming.length === 0 ? null : { asked, own: new Set(stems), naming, others };
}

const asksExtreme = /(?<!\p{L})(?:most|least|best|worst|top|main|first|\p{L}{3,}est)(?!\p{L})/iu;
const lower =
  /(?<!\p{L})(?:is|are|was|were|comes?|came|ranks?|ranked|lies) (?:just |close |closely |right )?behind(?!\p{L})|(?<!\p{L})(?:is|was|were|came|comes?|ranks?|ranked|placed|in) (?:the |only |in )?(?:second|third|fourth|fifth|last|runner-up|next|2nd|3rd)(?!\p{L})(?! (?:quarter|half|year|party|parties))/iu;
const nextBest =
  /(?<!\p{L})(?:second|third|fourth|fifth|2nd|3rd)[- ](?:most|best|worst|\p{L}{3,}est)(?!\p{L})|(?<=\p{L}{3} )(?:second|third|fourth|fifth)\W*$|^\W*(?:second|third|fourth|fifth)[:,]? (?=\p{L})(?!(?:quarter|half|year|party|parties)(?!\p{L}))/iu;
/** Ends the part of a clause that “second-largest” refers to. */
const betweenParts = /,|(?<!\p{L})and(?!\p{L})/iu;

/**
 * Detects a reference that the prediction ranks lower where the question asks for the first of
 * several: “Computing, then Entertainment”, “Norway was second”.
 */
export const detectLowerRank: Detector = (comparison, reference) => {
  const { question } = comparison;
  if (!asksExtreme.test(question)) return null;
  const hasRank = [question, reference.raw].some((text) => lower.test(text) || nextBest.test(text));
  if (hasRank) return null;
  const found = splitByName(comparison, reference);
  if (!found) return null;
  const isNamed = (stem: string) => found.own.has(stem) && !found.asked.has(stem);
  const isNextBest = (part: string) => nextBest.test(part) && stemsOf(part).some(isNamed);
  const isLower = ({ mark, text }: Clause) =>
    /then/iu.test(mark) || lower.test(text) || text.split(betweenParts).some(isNextBest);
  return found.naming.every(isLower) ? 'it ranks the reference lower' : null;
};

/** Two options, possibly after introductory words: “KPMG or Deloitte”. */
const twoOptions =
  /^\W*(?:(?:either|probably|possibly|maybe|perhaps|both) )*(?<first>[^,.;:()]{2,60}?),? (?<word>or|and|as well as|(?:together|along) with|plus) (?<second>[^,.;:()]{2,60}?)\W*$/iu;
/** The numbers of a list: “1. Brazil 2. India”. */
const numbered = /(?:^|\s)\d{1,2}[.)]\s+/u;

/**
 * Detects a reference that is not the first in a numbered list: “1. Brazil 2. India” instead of
 * “India”.
 */
export const detectLowerInList: Detector = (comparison, reference) => {
  const { question, prediction } = comparison;
  if (prediction.raw.length > MAX_LENGTH || !asksExtreme.test(question)) return null;
  if (!asksForOne.test(question) || comparedKind(comparison, reference) !== 'text') return null;
  if (!/^\W*1[.)]\s/u.test(prediction.raw)) return null;
  const items = prediction.raw.split(numbered).filter((item) => /\p{L}/u.test(item));
  const own = readAnswer(reference).stems;
  if (items.length < 2 || own.size === 0) return null;
  const at = items.findIndex((item) => {
    const stems = stemsOf(item);
    return [...own].every((stem) => stems.includes(stem));
  });
  return at > 0 ? 'it ranks the reference lower' : null;
};

const verb = /(?<=\p{L} )(?:is|are|was|were|has|have|had|can|will|owns?|means?)(?!\p{L})/u;
/** “Who is”, “Which auditor”, “Where is”: questions that have one answer. */
const asksForOne =
  /(?<!\p{L})(?:who (?:is|was|chairs?|leads?|heads?)|where (?:is|was)|what (?:is|was) the|(?:which|what) (?:\p{Ll}+ )?\p{Ll}+(?<!s)(?<!people)(?= (?:is|was|has|had|does|did|provided|\p{Ll}+(?:s|ed))(?!\p{L})))(?!\p{L})/iu;
const optionName =
  /^(?:the |its )?\p{Lu}[\p{L}\p{N}&.'’-]*(?: (?:of |and |for )?[\p{L}\p{N}&.'’-]+){0,4}$/u;

/**
 * Detects two options instead of one: “KPMG or Deloitte” instead of “KPMG” leaves open which it is;
 * “KPMG and Deloitte” names two where the question asks for one.
 */
export const detectOtherOption: Detector = (comparison, reference) => {
  const { question, prediction } = comparison;
  if (comparedKind(comparison, reference) !== 'text' || prediction.raw.length > MAX_LENGTH)
    return null;
  const { first = '', word = '', second = '' } = twoOptions.exec(prediction.raw)?.groups ?? {};
  if (first === '' || new RegExp(` ${word} |[,;/]`, 'iu').test(reference.raw)) return null;
  const isOr = word.toLowerCase() === 'or';
  if (isOr ? / or /iu.test(question) : !asksForOne.test(question)) return null;
  const options = [first, second];
  if (!options.every((option) => optionName.test(option)) || verb.test(prediction.raw)) return null;
  const own = readAnswer(reference).stems;
  const asked = comparison.rememberQuestion(readQuestion);
  if (own.size === 0 || own.size > MAX_NAME_STEMS) return null;
  const [one, other] = options.map((option) => new Set(stemsOf(option)));
  if (!one || !other) return null;
  const holds = (stems: ReadonlySet<string>) => [...own].every((stem) => stems.has(stem));
  const references = comparison.references.map((one) => readAnswer(one).stems);
  const differs = (stems: ReadonlySet<string>) =>
    [...stems].some((stem) => !asked.has(stem) && !includesSynonym(own, stem)) &&
    references.every((known) => [...stems].some((stem) => !known.has(stem)));
  const isOther = (holds(one) && differs(other)) || (holds(other) && differs(one));
  if (!isOther || (holds(one) && holds(other))) return null;
  return isOr
    ? 'it leaves open which of the two is correct'
    : 'it names two options; the question asks for one';
};

const allOf =
  /^\W*all (?:of )?(?:the )?(?:\d+|two|three|four|five|six|seven|eight) [^,.;:]{1,40}: (?<list>[^.;]+,[^.;]+)/iu;

/** Detects all options instead of one: “All four pillars: …” where only one is correct. */
export const detectAllForOne: Detector = ({ question, prediction }, { raw }) => {
  const isOne = !/(?<!\p{L})(?:all|and|every|each)(?!\p{L})|[,;\d]/iu.test(raw);
  const asksForAll = /(?<!\p{L})all(?!\p{L})|how many/iu.test(question);
  const { list = '' } = allOf.exec(prediction.raw)?.groups ?? {};
  return isOne && !asksForAll && list.toLowerCase().includes(raw.trim().toLowerCase())
    ? 'it names all of the options instead of choosing one'
    : null;
};

const bothOf =
  /^\W*(?:(?:it|they|the company) (?:uses?|is|are|was|were|has|have) )?both (?:(?:the|its|of) )*(?<first>[^,;.:]{2,60}?) and (?<second>[^,;.:]{2,60})\W*$/iu;

/**
 * Detects two answers instead of one: “Both the market-based and the location-based method” where
 * only one is correct.
 */
export const detectTwoAnswers: Detector = (
  { question, prediction, rememberQuestion },
  reference,
) => {
  if (prediction.raw.length > MAX_LENGTH) return null;
  const { first, second } = bothOf.exec(prediction.raw)?.groups ?? {};
  if (first === undefined || second === undefined || bothOf.test(question)) return null;
  if (/(?<!\p{L})(?:both|and|two)(?!\p{L})|[,;&+]/iu.test(reference.raw)) return null;
  const asked = rememberQuestion(readQuestion);
  const own = readAnswer(reference).stems;
  const [one = [], other = []] = [first, second].map(stemsOf);
  // A noun that belongs to both halves, as in “the market-based and the location-based method”,
  // does not distinguish them.
  const isOther = (stems: readonly string[]) =>
    stems.some((stem) => !own.has(stem) && !asked.has(stem)) &&
    stems.every(
      (stem) => !own.has(stem) || asked.has(stem) || one.includes(stem) === other.includes(stem),
    );
  const names = [...own].filter((stem) => !asked.has(stem));
  const has = (stems: readonly string[]) => names.some((stem) => stems.includes(stem));
  return (has(one) && isOther(other)) || (has(other) && isOther(one))
    ? 'it gives two answers'
    : null;
};

const notNamed =
  /(?<!\p{L})(?:is|are|was|were)(?: not|n['’]t) (?:mentioned|named|listed|stated|included|involved|chosen|selected)(?!\p{L})/iu;

/**
 * Detects a reference that the prediction denies: “Lyon is not certified; Turin is” instead of
 * “Lyon” where the question asks what is certified.
 */
export const detectDeniedName: Detector = (comparison, reference) => {
  const { question, prediction } = comparison;
  if (areNegated(readWords(question)) || readAnswer(reference).negated) return null;
  const found = splitByName(comparison, reference);
  if (!found) return null;
  const isDenied = ({ text, stems }: Clause) =>
    areNegated(readWords(assertedPart(text))) &&
    (notNamed.test(text) || [...stems].some((stem) => found.asked.has(stem)));
  const isShort = prediction.raw.length <= MAX_LENGTH;
  return isShort && found.naming.every(isDenied) ? 'it denies the reference' : null;
};

/** “Keller's predecessor, Carl Berg”: the words after an owner. */
const owned = /^['’]s? (?:\p{Ll}+ ){0,2}\p{Ll}+(?:,| is| was)? (?<rival>\p{Lu}[\p{L}-]+)/u;

/**
 * Detects a person who is named only in relation to the reference: “Keller's predecessor, Carl
 * Berg” instead of “Anna Keller”.
 */
export const detectOwner: Detector = ({ question, prediction }, { raw }) => {
  const [name = ''] = /\p{Lu}[\p{L}-]+(?=\W*$)/u.exec(raw) ?? [];
  if (name === '' || prediction.raw.length > MAX_LENGTH || question.includes(name)) return null;
  const at = prediction.raw.indexOf(name);
  const isOnly = at >= 0 && !prediction.raw.includes(name, at + name.length);
  const rival = owned.exec(prediction.raw.slice(at + name.length))?.groups?.rival;
  return isOnly &&
    rival !== undefined &&
    !`${question} ${raw}`.toLowerCase().includes(rival.toLowerCase())
    ? 'it is about someone associated with the person in the reference'
    : null;
};

const properName = /^\W*(?:\p{Lu}[\p{L}&-]*|\d[\d.]*)(?: (?:\p{Lu}[\p{L}&-]*|\d[\d.]*)){1,5}\W*$/u;

/**
 * Detects a name with a different word: “Deutsche Börse” instead of “Deutsche Bank”, “Scope 3
 * Standard” instead of “Corporate Standard”, even if the question says “bank” or “standard”.
 */
export const detectOtherWordOfName: Detector = (comparison, reference) => {
  const { prediction } = comparison;
  const { raw } = reference;
  if (comparedKind(comparison, reference) === 'number') return null;
  if (!properName.test(raw) || !properName.test(prediction.raw)) return null;
  const [own, other] = [raw, prediction.raw].map(readWords);
  if (!own || !other || own[0] !== other[0]) return null;
  const [word = '', second] = own.filter((one) => !other.includes(one));
  const given = other.filter((one) => !own.includes(one));
  if (second !== undefined || given.length === 0 || !/^\p{L}/u.test(word)) return null;
  const isLast = word === own.at(-1) && own.length === other.length && given.length === 1;
  const isForm = given.some((one) => one.startsWith(word.slice(0, 3)));
  const isInside = own.at(-1) === other.at(-1) && !isForm;
  const isSynonym = includesSynonym(new Set(keyStems(given)), stem(word));
  return (isLast || isInside) && !isSynonym
    ? `it has a different word in place of “${word}”`
    : null;
};

const phrase = /^\W*(?:the )?(?<head>\p{L}+) of (?<rest>[^.,;()]{3,60}?)\W*$/iu;

/**
 * Detects a different noun before the same words: “End-of-life treatment of sold products” instead
 * of “Use of sold products”. Titles such as “Head” are ignored.
 */
export const detectOtherNoun: Detector = ({ prediction }, { raw }) => {
  const { head = '', rest = '' } = phrase.exec(raw)?.groups ?? {};
  if (head === '' || prediction.raw.length > MAX_LENGTH) return null;
  const at = prediction.raw.toLowerCase().indexOf(` of ${rest.toLowerCase()}`);
  const other =
    at < 0 ? undefined : /(?<![\p{L}-])\p{Ll}+$/u.exec(prediction.raw.slice(0, at))?.[0];
  if (other === undefined) return null;
  const [wanted, given] = [head, other].map((word) => stem(word.toLowerCase()));
  const stems = new Set(stemsOf(prediction.raw));
  if (wanted === undefined || wanted === given || stems.has(wanted)) return null;
  return includesSynonym(stems, wanted) ? null : `it has “${other}” in place of “${head}”`;
};

/**
 * Detects a reference in a clause about something else: “Solid in 2020, but by 2050 gas” where the
 * question asks for 2050; “coal grows fastest; gas declines most” where it asks what declines.
 */
export const detectOtherClauseOfName: Detector = (comparison, reference) => {
  const found = splitByName(comparison, reference);
  if (!found || found.others.length === 0) return null;
  const { naming, others } = found;
  const asked = yearsIn(comparison.question);
  const yearsOf = ({ text }: Clause) => yearsIn(text);
  const isOfAskedYear = (clause: Clause) => yearsOf(clause).some((one) => asked.includes(one));
  const isOfOtherYear = (clause: Clause) => yearsOf(clause).length > 0 && !isOfAskedYear(clause);
  if (naming.every(isOfOtherYear) && others.some(isOfAskedYear))
    return 'it mentions the reference, but for a different year';
  const labelsOf = (text: string) => labelsIn(text, comparison.question);
  const askedLabels = labelsOf(comparison.question);
  const isLabeled = (clause: Clause) => labelsOf(clause.text).length > 0;
  const isOfAskedLabel = (clause: Clause) =>
    labelsOf(clause.text).some((label) => askedLabels.includes(label));
  if (
    askedLabels.length > 0 &&
    naming.every((clause) => isLabeled(clause) && !isOfAskedLabel(clause)) &&
    others.some(isOfAskedLabel)
  )
    return 'it mentions the reference, but for a different label';
  const placesOf = (text: string) => findPlaceNames(readWords(text));
  const known = placesOf(comparison.question);
  const isAsked = ({ text }: Clause) => [...placesOf(text)].some((place) => known.has(place));
  const isElsewhere = (clause: Clause) => placesOf(clause.text).size > 0 && !isAsked(clause);
  if (naming.every(isElsewhere) && others.some(isAsked))
    return 'it mentions the reference, but for a different place';
  const sides = sidesOfQuestion(comparison);
  const sidesOf = ({ text }: Clause) => readSides(new Set(readWords(text)));
  const isReversed = [...sides.keys()].some((side) => {
    const opposite = side ^ 1;
    const has = (clause: Clause, one: number, other: number) =>
      sidesOf(clause).has(one) && !sidesOf(clause).has(other);
    return (
      sides.has(side) &&
      !sides.has(opposite) &&
      naming.every((clause) => has(clause, opposite, side)) &&
      others.some((clause) => has(clause, side, opposite))
    );
  });
  return isReversed ? 'it mentions the reference, but for the opposite direction' : null;
};

/** A name of a few words as a complete clause: “ISS ESG” in “ISS ESG; MSCI rates it BBB”. */
const bareName = /^\W*\p{Lu}[\p{L}\p{N}&.-]*(?: [\p{L}\p{N}&.-]+){0,4}\W*$/u;
const contrast = /while|whereas|but|yet|;/iu;
const introduction =
  /^\W*(?:(?:Yes|No|Answer|Result|Final|True|False|Correct|According|Based|It|This|That|They|We|There)(?!\p{L})|(?:In|At|On|By|For|From|To|With) (?:the |its )?(?:\d|\p{Ll}))/u;

const lastWordOf = (text: string) => /\p{L}+(?=\W*$)/u.exec(text)?.[0].toLowerCase();

/**
 * Detects a different name as the answer: “Keller is a member; the chair is Ott” instead of
 * “Keller” where the question asks who chairs.
 */
export const detectOtherRoleHolder: Detector = (comparison, reference) => {
  const found = splitByName(comparison, reference);
  if (!found || found.others.length === 0) return null;
  const { asked, own, naming, others } = found;
  const shared = (stem: string) => [...naming, ...others].every(({ stems }) => stems.has(stem));
  const fits = ({ stems }: Clause) =>
    [...stems].some((stem) => asked.has(stem) && !own.has(stem) && !shared(stem));
  const isNew = (stem: string) => !asked.has(stem) && !own.has(stem);
  const isChoice = / or /iu.test(comparison.question);
  const isRival = (stem: string) => isNew(stem) || (isChoice && !own.has(stem));
  const namesRival = (clause: Clause) =>
    fits(clause) && [...nameStemsOf(`of ${clause.text.trim()}`)].some(isRival);
  const saysOther = (clause: Clause) => !fits(clause) && [...clause.stems].some(isNew);
  const [first] = others;
  const novelOwn = [...own].filter((stem) => !asked.has(stem));
  // “The management board” is not the same name as “The supervisory board”.
  const isOtherName = (text: string) => {
    const shared = stemsOf(text).filter((stem) => novelOwn.includes(stem));
    const isSameNoun = readWords(reference.raw).includes(lastWordOf(text) ?? '');
    return shared.length === 0 || (shared.length < novelOwn.length && isSameNoun);
  };
  const startsBare =
    first !== undefined &&
    comparison.prediction.raw.startsWith(first.text) &&
    bareName.test(first.text) &&
    !introduction.test(first.text) &&
    !verb.test(first.text) &&
    [...first.stems].some(isNew) &&
    isOtherName(first.text) &&
    naming.every((clause) => [...clause.stems].some(isNew));
  if (startsBare) return 'it begins with a different answer';
  const known = new Set(naming.flatMap(({ stems }) => [...stems]));
  const novel = (stems: ReadonlySet<string>) =>
    [...stems].filter((stem) => asked.stems.has(stem) && !own.has(stem));
  const fitsBetter = (clause: Clause) =>
    contrast.test(clause.mark) &&
    namesRival(clause) &&
    novel(clause.stems).length >= novel(known).length &&
    novel(clause.stems).some((stem) => !known.has(stem));
  if (naming.every(({ stems }) => [...stems].some(isNew)) && others.some(fitsBetter))
    return 'it gives a different name as the answer';
  return naming.every(saysOther) && others.some(namesRival)
    ? 'it gives a different name as the answer'
    : null;
};
