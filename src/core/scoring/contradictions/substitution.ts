import type { PreparedAnswer } from '../../answers/prepare';
import { labelsIn } from '../../answers/quantity/labels';
import { gatherEvidence } from '../tiers/evidence';
import { isEnumeration, itemsOf, totalWeight } from '../tiers/paraphrase';
import { hasSameSide } from '../content/opposites';
import { readQuestion } from '../content/question';
import { comparedKind, readAnswer, sidesOfAnswer } from '../content/reading';
import { acceptLabels, acceptTopics } from '../tiers/same-name';
import { includesSynonym } from '../content/synonyms';
import { keyStemOf, keyStems, readWords, stem, stemsOf } from '../content/words';
import type { Detector } from '../rule';

/*
 * A prediction that repeats the sentence of the reference with one word replaced (“a leader in
 * logistics” instead of “a leader in packaging”), or only part of it.
 */

/**
 * Longer texts are not treated as copies of one sentence; the limit also keeps the alignment cheap.
 */
const MAX_STEMS = 60;
/**
 * In a copy, at least this share of the longer text's content words occurs in both texts, not
 * counting words of the question.
 */
const MIN_COPIED_SHARE = 0.5;
const MIN_COPIED_WORDS = 3;
/** If at least this share of the words is equal, a replaced figure is checked too. */
const MIN_FAITHFUL_SHARE = 0.7;
/** A replacement of more words than this is a description. */
const MAX_REPLACED = 3;
/** Scale words; the numbers before them are compared as numbers. */
const SCALES = new Set('thousand million billion trillion mn bn m b'.split(' ').map(stem));
/** Words that share this many initial letters count as forms of one word. */
const PREFIX_LENGTH = 4;

/** Detects a replaced word: “in Asia” instead of “in Europe” in an otherwise identical sentence. */
export const detectSubstitution: Detector = (comparison, reference) => {
  if (comparedKind(comparison, reference) === 'number') return null;
  const asked = comparison.rememberQuestion(readQuestion);
  const isRepeated = [...readAnswer(reference).stems].every((form) => asked.has(form));
  /** The word for each stem, as written in the answers. */
  const written = new Map<string, string>();
  const contentOf = (answer: PreparedAnswer) => {
    const forms: string[] = [];
    for (const word of readAnswer(answer).inOrder.words) {
      const [figure] = /(?<=^(?:fy)?)\p{N}.*/u.exec(word) ?? [];
      const form = figure === undefined ? keyStemOf(word) : null;
      if (form !== null) written.set(form, word);
      const isNew = form !== null && (isRepeated || !asked.has(form)) && !SCALES.has(form);
      if (figure !== undefined) forms.push(figure);
      else if (isNew) forms.push(form);
      if (forms.length > MAX_STEMS) break;
    }
    return forms;
  };
  const spellOut = (forms: readonly string[]) =>
    forms.map((form) => written.get(form) ?? form).join(' ');
  const [own, other] = [contentOf(reference), contentOf(comparison.prediction)];
  if (own.length > MAX_STEMS || other.length > MAX_STEMS) return null;
  const pairs = align(own, other);
  if (pairs.every(([at]) => !isWord(own[at] ?? ''))) return null;
  if (
    pairs.length < Math.max(2, Math.min(MIN_COPIED_WORDS, own.length - 1)) ||
    pairs.length < MIN_COPIED_SHARE * Math.max(own.length, other.length)
  )
    return null;
  const [ours, theirs] = [new Set(own), new Set(other)];
  const isFaithful = pairs.length >= MIN_FAITHFUL_SHARE * Math.max(own.length, other.length);
  const { points } = gatherEvidence(comparison, reference);
  const wantedFigures = points.filter(({ kind }) => kind === 'figure');
  const missingFigure = isFaithful && wantedFigures.find(({ found }) => !found);
  const mayReplaceFigure =
    isFaithful && (missingFigure !== undefined || wantedFigures.length === 0);
  const hasFigure = other.some((form) => !isWord(form));
  if (missingFigure && hasFigure && !acceptLabels(comparison, reference))
    return `it has a different number in place of ${missingFigure.text}`;
  let [left, right] = [0, 0];
  for (const [at, to] of [...pairs, [own.length, other.length] as const]) {
    const removed = own.slice(left, at).filter((form) => !theirs.has(form));
    const added = other.slice(right, to).filter((form) => !ours.has(form));
    const replaced = removed.filter((form) => isWord(form) && !(isRepeated && asked.has(form)));
    const replacement = added.filter(isWord);
    const [figure] = mayReplaceFigure ? removed.filter((form) => !isWord(form)) : [];
    const replacementFigure = added.find((form) => !isWord(form) && figure !== undefined);
    if (figure !== undefined && replacementFigure !== undefined)
      return `it has ${replacementFigure} in place of ${figure}`;
    [left, right] = [at + 1, to + 1];
    if (replaced.length === 0 || replacement.length === 0) continue;
    if (replaced.length > MAX_REPLACED || replacement.length > MAX_REPLACED) continue;
    const isSynonym = replaced.some(
      (stem) =>
        hasSameSide(stem, sidesOfAnswer(comparison.prediction)) ||
        includesSynonym(new Set(replacement), stem) ||
        replacement.some((one) => one.slice(0, PREFIX_LENGTH) === stem.slice(0, PREFIX_LENGTH)),
    );
    const words = [replaced, replacement].map((forms) =>
      forms.map((one) => written.get(one) ?? one),
    );
    const isInPlace =
      isEnumeration(reference.raw) ||
      neighborsOf(reference, words[0] ?? []) === neighborsOf(comparison.prediction, words[1] ?? []);
    if (!isSynonym && isInPlace)
      return `it has “${spellOut(replacement)}” in place of “${spellOut(replaced)}”`;
  }
  return null;
};

/** The words immediately before and after a span of an answer; empty at the ends of the answer. */
function neighborsOf(answer: PreparedAnswer, some: readonly string[]): string {
  const { words } = readAnswer(answer).inOrder;
  const before = words[words.indexOf(some[0] ?? '') - 1] ?? '';
  return `${before} ${words[words.lastIndexOf(some.at(-1) ?? '') + 1] ?? ''}`;
}

/** Minimum number of words at the start that both answers have in common. */
const MIN_FRAME = 4;
/** A longer ending contains more than one statement. */
const MAX_FRAME_END = 5;

/**
 * Detects a different end of the same sentence: “20% of it depends on employee satisfaction”
 * instead of “20% of it depends on emission reductions”.
 */
export const detectOtherEnd: Detector = (comparison, reference) => {
  if (comparedKind(comparison, reference) !== 'text') return null;
  const [own, other] = [reference.raw, comparison.prediction.raw].map(readWords);
  if (!own || !other) return null;
  const at = own.findIndex((word, index) => word !== other[index]);
  if (at < MIN_FRAME || own.length - at > MAX_FRAME_END || other.length - at > MAX_FRAME_END)
    return null;
  const [ours, theirs] = [own, other].map((words) => keyStems(words.slice(at)));
  if (!ours?.length || !theirs?.length) return null;
  const isShared = (form: string) =>
    theirs.some((one) => one.slice(0, PREFIX_LENGTH) === form.slice(0, PREFIX_LENGTH)) ||
    includesSynonym(new Set(theirs), form) ||
    hasSameSide(form, sidesOfAnswer(comparison.prediction));
  return ours.some(isShared)
    ? null
    : `it ends with “${other.slice(at).join(' ')}”, not “${own.slice(at).join(' ')}”`;
};

const isWord = (form: string) => !/^\p{N}/u.test(form);

/** The longest common subsequence of two lists, as pairs of positions. */
function align(own: readonly string[], other: readonly string[]): (readonly [number, number])[] {
  const width = other.length + 1;
  const lengths = new Uint16Array((own.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = own.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        own[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const pairs: (readonly [number, number])[] = [];
  for (let row = 0, column = 0; row < own.length && column < other.length;) {
    if (own[row] === other[column]) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return pairs;
}

/** Minimum number of parts for an enumeration to be checked for missing parts. */
const MIN_PARTS = 3;

/**
 * Detects a missing part of an enumeration: “It engages suppliers” instead of “It engages
 * suppliers, shifts freight to rail and redesigns packaging”.
 */
export const detectMissingPart: Detector = (comparison, reference) => {
  if (comparison.kind === 'boolean') return null;
  const asked = comparison.rememberQuestion(readQuestion);
  const own = readAnswer(reference).stems;
  const given = readAnswer(comparison.prediction).stems;
  if (asksForTwo.test(comparison.question) && pairOfNames.test(reference.raw)) {
    const names = reference.raw.split(/(?<!\p{L})and(?!\p{L})/iu);
    const stems = names.map(stemsOf);
    const missing = names.find((_, at) => {
      const distinct = (stems[at] ?? []).filter((stem) => !stems[1 - at]?.includes(stem));
      return (
        distinct.length > 0 &&
        !distinct.some((stem) => given.has(stem) || includesSynonym(given, stem))
      );
    });
    if (names.length === 2 && missing !== undefined) return `it leaves out “${missing.trim()}”`;
  }
  if ([...given].some((stem) => !own.has(stem) && !asked.has(stem))) return null;
  const isPair = pairOfNames.test(reference.raw) || pairOfWords.test(reference.raw);
  const parts = reference.raw
    .split(/[,;](?=\s)|(?<!\p{L})and(?!\p{L})/iu)
    .map((text) => ({
      text: text.trim(),
      stems: stemsOf(text).filter((stem) => !asked.has(stem)),
    }))
    .filter(({ stems }) => stems.length > (isPair ? 0 : 1));
  const missing = parts.find(({ stems }) => !stems.some((stem) => given.has(stem)));
  return parts.length >= (isPair ? 2 : MIN_PARTS) && missing
    ? `it leaves out “${missing.text}”`
    : null;
};

/** Longer references have details that an answer may omit. */
const MAX_JOINED_LENGTH = 120;
/** A shorter part is a detail: “for onshore and offshore projects”. */
const MIN_HALF_WEIGHT = 3;

/**
 * Detects a missing half: “The bonus exceeds £50,000” instead of “The bonus exceeds £50,000 and the
 * employee is a risk taker”.
 */
export const detectMissingHalf: Detector = (comparison, reference) => {
  const { raw } = reference;
  if (comparison.kind === 'boolean' || raw.length > MAX_JOINED_LENGTH) return null;
  if (comparison.prediction.raw.length >= raw.length) return null;
  const halves = raw.split(/(?<!\p{L})and(?!\p{L})/iu);
  if (halves.length !== 2) return null;
  const { points } = gatherEvidence(comparison, reference);
  const pointsOf = (half: string) =>
    points.filter(({ text }) => half.toLowerCase().includes(text.toLowerCase()));
  const parts = halves.map(pointsOf);
  if (parts.some((part) => totalWeight(part) < MIN_HALF_WEIGHT)) return null;
  const missing = parts.findIndex((part) => part.every(({ found }) => !found));
  return missing < 0 ? null : `it leaves out “${halves[missing]?.trim() ?? ''}”`;
};

const asksForTwo = /(?<!\p{L})(?:two|both|pair)(?!\p{L})/iu;
/** Two names: “GRI and TCFD”. */
const pairOfNames =
  /^\W*\p{Lu}[\p{L}\p{N}]*(?: \p{Lu}[\p{L}\p{N}]*)? and \p{Lu}[\p{L}\p{N}]*(?: \p{Lu}[\p{L}\p{N}]*)?\W*$/u;

/** Two items of one to three words: “feed and labor”, “overheads and raw materials”. */
const pairOfWords = /^\W*[\p{L}-]+(?: [\p{L}-]+){0,2} and \p{Ll}[\p{L}-]+(?: [\p{L}-]+){0,2}\W*$/u;

/**
 * Detects an extra item: “Education, health and sports” has one more item than “education, health”.
 */
export const detectExtraItem: Detector = (comparison, reference) => {
  const { raw } = reference;
  const isList = itemsOf(raw).length > 0 || pairOfNames.test(raw) || pairOfWords.test(raw);
  if (comparedKind(comparison, reference) === 'number' || !isList) return null;
  if (acceptTopics(comparison, reference)) return null;
  // The same numbered names: “Les ODD 7 et 13” for “SDG 7 and SDG 13”.
  const [labels, others] = [raw, comparison.prediction.raw].map((text) =>
    labelsIn(text, comparison.question),
  );
  if (labels?.length && labels.join() === others?.join()) return null;
  const asked = comparison.rememberQuestion(readQuestion);
  const own = readAnswer(reference).stems;
  const written = raw.split(/[,;]|(?<!\p{L})and(?!\p{L})/iu).map(readWords);
  const parts = written.map(keyStems);
  // In “the audit committee and the risk committee”, the word “committee” does not distinguish
  // them.
  const isShared = (stem: string) => parts.filter((part) => part.includes(stem)).length > 1;
  const items = itemsOf(comparison.prediction.raw);
  const isLonger = items.length > parts.length;
  const extra = items.find((item) => {
    const words = readWords(item);
    const stems = keyStems(words);
    const isNew = (stem: string) => !own.has(stem) && !asked.has(stem);
    const isOther = stems.every((stem) => isNew(stem) || isShared(stem));
    // “Divergent Net Zero” is not one of “Net Zero 2050, Current Policies”.
    const isNone = isLonger && !written.some((part) => part.every((one) => words.includes(one)));
    return stems.some(isNew) && (isOther || isNone);
  });
  return extra === undefined ? null : `it adds “${extra.trim()}”`;
};
