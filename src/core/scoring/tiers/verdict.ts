import { saysNone, saysNotDisclosed } from '../../answers/abstention';
import { assertedPart } from '../../answers/asserted';
import { mayBeVerdict, readYesNo } from '../../answers/yes-no';
import type { PreparedAnswer } from '../../answers/prepare';
import { readChange } from '../../answers/quantity/change';
import { compare } from '../../answers/numerals/decimal';
import { type Label, readLabels } from '../../answers/quantity/labels';
import { readRelation } from '../../answers/relation';
import type { Comparison, PreparedQuestion } from '../comparison';
import { statesNotGiven } from '../content/abstain';
import { compareRelations } from '../content/comparison-of-two';
import { findOpposites, LESS, MORE, readSides } from '../content/opposites';
import { isYesNoQuestion, readQuestion, sidesOfQuestion } from '../content/question';
import { readAnswer, sidesOfAnswer } from '../content/reading';
import { includesSynonym } from '../content/synonyms';
import { areNegated, numeralsOf, readTextWords, readWords, stem, stemsOf } from '../content/words';

/** Words that leave a yes-or-no question open. */
const hedging =
  /^\W*(?:not (?:necessarily|always|entirely|fully|quite|sure|exactly|completely)|partial(?:ly)?|partly|maybe|perhaps|possibly|it depends|to some extent|sometimes|in part)(?!\p{L})/iu;

/** Whether an answer neither affirms nor denies: “Not necessarily”. */
export function isNoncommittal({ raw }: PreparedAnswer): boolean {
  return hedging.test(raw);
}

/** An answer with at least this share of the question's words restates the question. */
const MIN_REPEATED_SHARE = 0.5;
/** Longer answers make more than one statement. */
const MAX_LENGTH = 300;
/** Longer answers may speak of the past and of plans. */
const MAX_BRIEF_LENGTH = 100;
/** Pronouns that replace the subject of the question. */
const pronoun = /^\W*(?:it|they|he|she|we|these|those|this|there)(?!\p{L})/iu;
/**
 * A verdict that repeats only the verb of the question: “It did, from 43 to 44%.”, “They have not.”
 */
const verbAlone =
  /^\W*(?:it|they|he|she|we|the (?:company|group|firm|bank|issuer)) (?:(?<verb>do|does|did|is|are|was|were|has|have|had|can|could|will|would|should)(?<not>(?: not|n['’]t)(?: yet)?)?)(?=\s*(?:[,.;:–—]|$))/iu;
/** A denial that begins with “not”: “Not validated so far”. */
const deniedFirst = /^\W*not (?!(?:only|just|merely)\b)(?=\p{L})/iu;
/** A denial for the present: “Not yet”, “Not at present”. */
const notYet = /^\W*not (?:yet|so far|at all|currently|at present|any ?more)(?!\p{L})/iu;
/** A Chinese denial at the beginning: “不计入” (not counted), “尚未” (not yet). */
const negatedInChinese = /^\W*(?:不(?![仅只但断同少过管论久错])|并未|尚未|未(?![来必]))/u;
/** A statement that something exists, which means yes: “There is one, run by a third party.” */
const exists =
  /^\W*there (?:is|are|was|were) (?:one|some|several|two|three|four|many|such)(?!\p{L})/iu;
/** “There is no information on it” means no for “Does the report state whether …?”. */
const asksWhetherStated =
  /^\W*(?:do|does|did|has|have)(?!\p{L}).*(?<!\p{L})(?:mention|disclosed?|stated?|specify|specified|quantify|quantified|discuss|refer)(?!\p{L})/iu;
/** A confirmation with “indeed”: “The bank has indeed made that commitment.” */
const indeed =
  /^[^.;]{1,60}(?<!\p{L})(?:has|have|did|was|were) indeed (?:made|given|taken|done|set|adopted|published|confirmed) (?:that|this|such|it|one)(?!\p{L})/iu;
/** An act that is contrasted and negated: “It has committed to reducing, not to ending, it.” */
const negatedAct = /(?:,|(?<!\p{L})but) not (?:to |in )?(?<act>\p{L}{3,})(?!\p{L})/iu;
const avoiding = /(?<!\p{L})(?:avoid|refrain|not)/iu;
/** An emphatic yes: “It does meet them.” */
const emphatic = /^\W*(?:it|they|he|she|we) (?:does|do|did) (?!not(?!\p{L}))\p{L}{3,}/iu;
/** Words that mean yes: “Indeed”, “That is correct.” */
const confirming =
  /^\W*(?:(?:that|this|which)(?: is|['’]s) (?:correct|right|true|(?:indeed )?the case)|indeed|affirmative(?=\W*$)|absolutely|certainly|definitely)(?! (?:not?|none|never)(?!\p{L}))(?!\p{L})/iu;
/** Words that mean no: “That is not the case.” */
const denying =
  /^\W*(?:(?:that|this|which)(?: is|['’]s) (?:not (?:correct|right|true|the case)|incorrect|wrong|false|untrue)|incorrect|certainly not|definitely not|negative(?=\W*$))(?!\p{L})/iu;
/**
 * Words that mean no, unless the question asks whether something is left out: “They are left out.”
 */
const leftOut =
  /^\W*(?:it|they|these|those) (?:is|are|was|were) (?:left out|excluded|omitted|out of scope)(?=\W*$)/iu;
const asksLeftOut =
  /(?<!\p{L})(?:left out|leaves? out|screens? out|exclud|omit|exempt|missing|lacks?|outside|without|except|out of scope)/iu;
/** “It fell short of its target.” and “It excludes new coal.” mean no. */
const failing =
  /(?<!\p{L})(?:f[ae]lls? short|falling short|fail(?:s|ed)? to|(?:is|are|was|were|been) (?:left out|omitted|outside)|(?:lies|falls?) outside|(?:excludes?|rules? out|ruled out|prohibits?|bans?|cancel(?:s|l?ed)|suspend(?:s|ed)|scrap(?:s|ped)|abandon(?:s|ed)|withdrew (?:its|the|their) (?:target|commitment|pledge|goal)s?|stopped|ceased|discontinued|refrains? from|refrained from|ha(?:s|ve) yet to)(?!.*(?<!\p{L})(?:except|unless)))(?!\p{L})/iu;
/** “It plans to publish them” and “still being developed” mean no for “Has it published them?”. */
const future =
  /(?<!\p{L})(?:plans? to|is planning to|intends? to|will be|is going to|ha(?:s|ve) committed to (?:set|setting|develop|publish)(?!\p{L})|(?:is|are) in the process of (?:setting|developing|preparing|defining)|still (?:being|under|in)|under development|in preparation|pending|being (?:prepared|developed|drafted)|is considering)(?!\p{L})/iu;
const asksPast = /^\W*(?:has|have|did|was|were)(?!\p{L})/iu;
/** “It will introduce one in 2026” means no for “Does it use one?”. */
const planned =
  /^\W*(?:(?:it|they|we|he|she) (?:plans? to|is planning to|intends? to|is going to|will) (?:set|adopt|introduce|publish|develop|define|establish|implement|create|launch|disclose|report|join|obtain|start|begin|do so)(?!\p{L})|.{1,60} is (?:still )?being (?:prepared|developed|drafted|considered)(?!\p{L}))/iu;
/** “It is pending validation.” answers “Has it been validated?” with no. */
const pending =
  /(?<!\p{L})(?:(?:is|are|remains?) pending|(?:still )?(?:in progress|under ?way|ongoing|under review)(?=\W*$)|awaits?|awaiting|submitted (?:it |them )?for (?:validation|approval|review|verification))(?!\p{L})/iu;
const done = String.raw`(?:validated|approved|verified|certified|audited|assured|accredited|adopted|ratified|published|completed|finali[sz]ed)(?!\p{L})`;
const asksDone = new RegExp(
  String.raw`^\W*(?:is|are|was|were|has|have|do|does)(?!\p{L}).*(?<!\p{L})${done}`,
  'iu',
);
const saysDone = new RegExp(String.raw`(?<!\p{L})(?:is|are|was|were|been) ${done}`, 'iu');
const asksPresent = /^\W*(?:does|do|is|are)(?!\p{L})/iu;
/** Words that mean no for “Are all …?”: “Only some are”. */
const onlySome = /^\W*(?:only|just|not all|not every) (?=\p{L})/iu;
const asksAll = /(?<!\p{L})(?:all|every|each)(?!\p{L})/iu;
/** “There is no doubt that it does” and “It is not only used but required” are not negated. */
const affirming =
  /(?<!\p{L})(?:no|without(?: a| any)?) doubt(?!\p{L})|(?<!\p{L})not only(?!\p{L})/giu;
/** Introductory words before an answer: “According to page 14, it did.” */
const lead =
  /^\W*(?:according to|based on|as (?:stated|shown|described|disclosed|reported|noted)|per|in|on|for|as of) [^,]{1,80}, /iu;
/** A verdict at the end: “It fell by 0.7 points, so yes.” */
const lastWord =
  /(?<!\p{L})(?:so|thus|hence|therefore),? (?<word>yes|no)(?=\W*$|, (?:it|they|the|this)(?!\p{L}))/iu;
/** A denial at the end: “Some say so, but this is false.” */
const deniedLast =
  /(?<!\p{L})(?:but|however,?|although) (?:this|that|it)(?: is|['’]s) (?:false|wrong|incorrect|untrue|not (?:true|correct|the case))\W*$/iu;
/** “Approved in 2021.” means yes for “Is the target approved?”. */
const participle = /^\W*(?<word>\p{L}{3,}ed)(?!\p{L})/iu;
const asksState = /^\W*(?:is|are|was|were|has|have)(?!\p{L})/iu;
/** Instructions after the question: “Answer with 'Yes', 'No' or 'Not answerable'.” */
const instruction = /(?<=\?)[^?]*$/u;
const firstSentence = /^.*?[.!?](?=\s+\p{Lu}|\s*$)/su;

/**
 * The verdict of an answer to a yes-or-no question: the word that it begins with, or the meaning of
 * its first sentence if that uses the words of the question (“It has no target.” is no). `null` if
 * there is neither.
 */
export function readVerdict(comparison: Comparison, answer: PreparedAnswer): boolean | null {
  const { question } = comparison;
  const { raw } = answer;
  if (excludesAskedTopic(comparison, answer)) return false;
  const word = readYesNo(raw);
  if (word !== null) return word;
  if (mayBeVerdict(raw)) {
    const last = lastWord.exec(raw)?.groups?.word;
    if (last !== undefined) return last.toLowerCase() === 'yes';
    if (/^\W*not really(?!\p{L})/iu.test(raw)) return false;
  }
  if (!isYesNoQuestion(comparison) || raw.length > MAX_LENGTH) return null;
  if (isNoncommittal(answer)) return null;
  if (saysNone(raw) || denying.test(raw) || deniedLast.test(raw)) return false;
  if (leftOut.test(raw)) return asksLeftOut.test(question);
  if (confirming.test(raw)) return true;
  const alone = verbAlone.exec(raw.replace(lead, ''))?.groups;
  if (alone) return alone.not === undefined;
  if (exists.test(raw) || emphatic.test(raw) || indeed.test(raw)) return true;
  const isNotGiven = statesNotGiven(answer) || saysNotDisclosed(raw);
  if (isNotGiven && asksWhetherStated.test(question)) return false;
  if (notYet.test(raw) || negatedInChinese.test(raw)) return false;
  const isPending =
    pending.test(raw) &&
    asksDone.test(question) &&
    !saysDone.test(raw) &&
    raw.length <= MAX_BRIEF_LENGTH;
  if (isPending) return false;
  const compared = readComparison(comparison, answer);
  if (compared !== null) return compared;
  const changed = readVerdictOfChange(comparison, answer);
  if (changed !== null) return changed;
  const stems = comparison.rememberQuestion(readStatement);
  if (deniesFigure(comparison, answer)) return false;
  if (!avoiding.test(question) && negatesAskedAct(answer, stems)) return false;
  if (coversOtherLabels(comparison, answer)) return false;
  if (onlySome.test(raw) && asksAll.test(question)) return false;
  const isFuture = future.test(raw) && !future.test(question);
  if (isFuture && asksPast.test(question) && raw.length <= MAX_BRIEF_LENGTH) return false;
  const isPlanned = planned.test(raw) && !future.test(question);
  if (isPlanned && asksPresent.test(question) && raw.length <= MAX_BRIEF_LENGTH) return false;
  if (deniesByPrefix(answer, stems)) return false;
  const { stems: own } = readAnswer(answer);
  const negated = isNegated(answer);
  if (!negated && affirmsState(question, answer, stems)) return true;
  const repeated = [...stems].filter(
    (stem) => hasForm(own, stem) || includesSynonym(own, stem),
  ).length;
  if (deniedFirst.test(raw) && repeated > 0) return false;
  const opposite =
    findOpposites(sidesOfQuestion(comparison), sidesOfAnswer(answer)) === null ? 0 : 1;
  const isRestated = pronoun.test(raw) && own.size > 0 && repeated >= own.size;
  if (!isRestated && (stems.size === 0 || repeated + opposite < minRepeated(raw, stems.size)))
    return null;
  const [sentence = raw] = firstSentence.exec(withoutReason(raw)) ?? [];
  if (negated && !/(?<!\p{L})(?:not?|never|without|none|neither)(?!\p{L})|n['’]t/iu.test(sentence))
    return null;
  const [statement = sentence] = sentence.split(';');
  const failed = failing.exec(statement)?.[0].split(' ').at(-1);
  const fails = failed !== undefined && !failing.test(question) && !question.includes(failed);
  return (negated !== fails) === (opposite === 1);
}

const exception =
  /,? but (?:there (?:is|are) )?(?:none|not|no|nothing)(?: \p{L}+){0,2} (?:on|for|in|about|regarding|with|at) (?<rest>[^,;.]{3,60})/iu;

/**
 * Whether an answer excludes the question's topic: “Yes, there is a policy on child labor, but none
 * on deforestation” where the question asks about deforestation.
 */
function excludesAskedTopic(comparison: Comparison, { raw }: PreparedAnswer): boolean {
  if (raw.length > MAX_LENGTH) return false;
  const found = exception.exec(raw);
  if (!found || exception.test(comparison.question)) return false;
  const asked = comparison.rememberQuestion(readStatement);
  const rest = stemsOf(found.groups?.rest ?? '');
  const other = new Set(stemsOf(raw.replace(found[0], ' ')));
  return rest.length > 0 && rest.every((one) => hasForm(asked, one) && !other.has(one));
}

/** The stems of the statement in a question, without the instructions after it. */
function readStatement(side: PreparedQuestion): ReadonlySet<string> {
  const { question } = side;
  return instruction.test(question)
    ? new Set(stemsOf(question.replace(instruction, '')))
    : side.rememberQuestion(readQuestion).stems;
}

function isNegated(answer: PreparedAnswer): boolean {
  const { negated } = readAnswer(answer);
  const text = negated ? withoutReason(answer.raw).replace(affirming, ' ') : answer.raw;
  return text === answer.raw ? negated : areNegated(readWords(assertedPart(text)));
}

/** A negation in the reason does not negate the answer. */
const withoutReason = (text: string) =>
  text.replace(/(?<!\p{L})(?:because|since)(?!\p{L}).*$/isu, '');

/**
 * The verdict of a comparison: “There are more men than women” means no for “Are there more women
 * than men?”.
 */
function readComparison({ question }: Comparison, { raw }: PreparedAnswer): boolean | null {
  const asked = / than /iu.test(question) ? readRelation(question) : null;
  const given = asked && readRelation(raw);
  const outcome = given && compareRelations(asked, given);
  return outcome === null ? null : outcome === 1;
}

/**
 * Matches a question that asks whether something changed: “Did revenue rise?”, “Was it higher in
 * 2023?”, but not “Was there an increase in fines?”
 */
export const asksChange =
  /^\W*(?:[^,?]{1,80}, )?(?:(?:did|do|does|will|has|have|is|are) [^?]*?(?<!(?<!\p{L})(?:an?|the|any|no|its|their|of|to|in|by|from) )(?<!\p{L})(?:increas(?:e[ds]?|ing)|rises?|risen|rising|grow[ns]?|growing|go(?:ne)? (?:up|down)|decreas(?:e[ds]?|ing)|falls?|fallen|falling|declin(?:e[ds]?|ing)|drop(?:s|ped|ping)?|shrink|shrunk|higher|lower|up|down)|(?:is|are|was|were) [^?]*?(?<!\p{L})(?:higher|lower|up|down))(?=\?|,| (?:in|by|from|to|during|over|between|year|than|compared|versus|since|for|on|at|relative)(?!\p{L}))/iu;
const steady =
  /(?<!\p{L})(?:stay(?:ed|s)|remain(?:ed|s)?|kept|was|were|is|are) (?:(?:about|roughly|essentially|largely|broadly|almost|nearly) )?(?:the same|unchanged|flat|stable|constant|steady|level)(?!\p{L})/iu;
/** Words that can accompany a change without naming its subject. */
const CHANGE_COMPANIONS = new Set(
  stemsOf(
    'level previous prior last point percent unchanged flat stable constant steady stayed kept',
  ),
);

/** A change stated by its start and end levels: “From 120 to 96 kt”. */
const startsWithLevels = /^\W*(?:(?:it|they) (?:went|moved) )?from \D{0,4}\d/iu;

/**
 * The verdict of a change: “It fell by 3%” answers “Did it increase?” with no, and so does “It
 * stayed the same.”
 */
function readVerdictOfChange(comparison: Comparison, answer: PreparedAnswer): boolean | null {
  if (answer.raw.length > MAX_BRIEF_LENGTH || !asksChange.test(comparison.question)) return null;
  const asked = sidesOfQuestion(comparison);
  if (asked.has(MORE) === asked.has(LESS) || isNegated(answer)) return null;
  const levels = startsWithLevels.test(answer.raw)
    ? readChange(answer.raw, comparison.quantitiesOf(answer))
    : null;
  if (levels) return asked.has(compare(levels.to.value, levels.from.value) > 0 ? MORE : LESS);
  const [sentence = answer.raw] = firstSentence.exec(answer.raw) ?? [];
  const { words, stems } = readTextWords(sentence);
  const known = comparison.rememberQuestion(readQuestion);
  const isOfSubject = stems.every(
    (one) => known.has(one) || CHANGE_COMPANIONS.has(one) || readSides(new Set([one])).size > 0,
  );
  if (!isOfSubject) return null;
  if (steady.test(sentence)) return false;
  const given = readSides(new Set(words));
  const [isMore, isLess] = [given.has(MORE), given.has(LESS)];
  return isMore === isLess ? null : asked.has(isMore ? MORE : LESS);
}

/**
 * Whether an answer denies a figure from the question: “Aligned with 2 °C, not with 1.5 °C” where
 * the question asks about 1.5 °C.
 */
function deniesFigure({ question }: Comparison, { raw }: PreparedAnswer): boolean {
  if (!/\d/.test(question) || !/(?<!\p{L})not(?!\p{L})/iu.test(raw)) return false;
  const asserted = assertedPart(raw);
  if (asserted === raw) return false;
  const [asked, all, claimed] = [question, raw, asserted].map(
    (text) => new Set(numeralsOf(readWords(text))),
  );
  return [...(asked ?? [])].some((one) => all?.has(one) === true && !claimed?.has(one));
}

const only = /(?<!\p{L})(?:only|solely|just|alone|exclusively)(?!\p{L})/iu;

/**
 * Whether an answer covers only other numbered names: “The target covers only Scopes 1 and 2” where
 * the question asks whether Scope 3 is included.
 */
function coversOtherLabels({ question }: Comparison, { raw }: PreparedAnswer): boolean {
  if (raw.length > MAX_BRIEF_LENGTH || !only.test(raw) || only.test(question)) return false;
  const asked = readLabels(question, question);
  const given = readLabels(raw, question);
  const isOfFamily = ({ family }: Label) => asked.some((one) => one.family === family);
  const isAsked = ({ family, id }: Label) =>
    asked.some((one) => one.family === family && one.id === id);
  if (asksLeftOut.test(question)) return false;
  return given.length > 0 && given.every(isOfFamily) && !given.some(isAsked);
}

/**
 * Whether an answer negates the act in the question: “It has committed to reducing, not to ending,
 * it” where the question asks about ending it.
 */
function negatesAskedAct({ raw }: PreparedAnswer, asked: ReadonlySet<string>): boolean {
  const found = negatedAct.exec(assertedPart(raw) === raw ? '' : raw);
  const [act = ''] = stemsOf(found?.groups?.act ?? '');
  if (!found || act === '') return false;
  const before = new Set(stemsOf(raw.slice(0, found.index)));
  return asked.has(act) && !before.has(act);
}

function affirmsState(question: string, { raw }: PreparedAnswer, stems: ReadonlySet<string>) {
  const word = participle.exec(raw)?.groups?.word;
  return word !== undefined && asksState.test(question) && stems.has(stem(word.toLowerCase()));
}

/**
 * Whether an answer denies the question with a prefix: “It is unaudited” denies “Is it audited?”.
 */
function deniesByPrefix(answer: PreparedAnswer, asked: ReadonlySet<string>): boolean {
  const { words, negated } = readAnswer(answer);
  if (negated || answer.raw.length > MAX_BRIEF_LENGTH) return false;
  const opposites = [...words].filter((word) => /^(?:un|non)\p{L}{4,}ed$/u.test(word));
  return opposites.some((word) => asked.has(stem(word.replace(/^(?:un|non)/u, ''))));
}

/**
 * How many of the question's words an answer must repeat: one fewer if its subject is a pronoun.
 */
function minRepeated(text: string, asked: number): number {
  const min = MIN_REPEATED_SHARE * asked;
  return pronoun.test(text) ? Math.max(1, min - 1) : min;
}

/** Words with the same beginning are forms of one word: “cyclical”, “cyclicality”. */
const SAME_BEGINNING = 5;

/** Whether the stems include this stem or another form of its word. */
export function hasForm(stems: ReadonlySet<string>, stem: string): boolean {
  return stems.has(stem) || findForm(stems, stem) !== undefined;
}

/** Another form of the word among the stems. */
export function findForm(stems: ReadonlySet<string>, stem: string): string | undefined {
  if (stem.length < SAME_BEGINNING) return undefined;
  return [...stems].find(
    (other) => other.length >= SAME_BEGINNING && (other.startsWith(stem) || stem.startsWith(other)),
  );
}
