import type { PreparedAnswer } from '../../answers/prepare';
import type { Comparison } from '../comparison';
import { gatherEvidence } from './evidence';
import { itemsOf } from './lexical';
import { namesSameSide, readSides } from './opposites';
import { readQuestion } from './question';
import { kindShownBy, readAnswer, sidesNamedBy } from './reading';
import { keyStemOf, keyStems, readWords, stem } from './words';

/*
 * A prediction that repeats the sentence of the reference with another word in it (“a leader in
 * logistics” for “a leader in packaging”), or only a part of it.
 */

/** Longer texts are no copies of one sentence; the bound keeps the alignment cheap. */
const MAX_STEMS = 60;
/** A copy has this share of the words of the longer text, question words left out, and this many. */
const MIN_COPIED = 0.5;
const LEAST_COPIED = 3;
/** In a copy of this share a replaced figure counts, too. */
const FAITHFUL = 0.7;
/** More words than these in place of another are a description. */
const MAX_REPLACED = 3;
/** The numbers that they belong to are compared as numbers. */
const SCALES = new Set('thousand million billion trillion mn bn m b'.split(' ').map(stem));
/** Words with the same beginning are forms of one word. */
const SAME_BEGINNING = 4;

const isNumber = ({ kind }: Comparison, reference: PreparedAnswer) =>
  kind === 'number' || (kind === 'text' && kindShownBy(reference) === 'number');

/** “in Asia” for “in Europe” in an otherwise equal sentence. */
export function nameSubstitution(comparison: Comparison, reference: PreparedAnswer): string | null {
  const asked = comparison.rememberQuestion(readQuestion);
  const isRepeated = [...readAnswer(reference).stems].every((form) => asked.has(form));
  /** Each form as the answers write it. */
  const written = new Map<string, string>();
  const contentOf = (answer: PreparedAnswer) =>
    readAnswer(answer).inOrder.words.flatMap((word) => {
      const [figure] = /(?<=^(?:fy)?)\p{N}.*/u.exec(word) ?? [];
      if (figure !== undefined) return [figure];
      const form = keyStemOf(word);
      if (form !== null) written.set(form, word);
      return form === null || (asked.has(form) && !isRepeated) || SCALES.has(form) ? [] : [form];
    });
  const spell = (forms: readonly string[]) =>
    forms.map((form) => written.get(form) ?? form).join(' ');
  const [own, other] = [contentOf(reference), contentOf(comparison.prediction)];
  if (isNumber(comparison, reference)) return null;
  if (own.length > MAX_STEMS || other.length > MAX_STEMS) return null;
  const pairs = align(own, other);
  if (pairs.every(([at]) => !isWord(own[at] ?? ''))) return null;
  if (
    pairs.length < Math.max(2, Math.min(LEAST_COPIED, own.length - 1)) ||
    pairs.length < MIN_COPIED * Math.max(own.length, other.length)
  )
    return null;
  const [ours, theirs] = [new Set(own), new Set(other)];
  const isFaithful = pairs.length >= FAITHFUL * Math.max(own.length, other.length);
  const { points } = gatherEvidence(comparison, reference);
  const unmet = isFaithful && points.find(({ kind, met }) => kind === 'figure' && !met);
  if (unmet) return `it has another number for ${unmet.text}`;
  let [left, right] = [0, 0];
  for (const [at, to] of [...pairs, [own.length, other.length] as const]) {
    const gone = own.slice(left, at).filter((form) => !theirs.has(form));
    const added = other.slice(right, to).filter((form) => !ours.has(form));
    const [lost, put] = [gone.filter(isWord), added.filter(isWord)];
    const [figure] = isFaithful ? gone.filter((form) => !isWord(form)) : [];
    const instead = added.find(
      (form) => !isWord(form) && figure !== undefined && !isNear(form, figure),
    );
    if (figure !== undefined && instead !== undefined)
      return `it has ${instead} in place of ${figure}`;
    [left, right] = [at + 1, to + 1];
    if (lost.length === 0 || put.length === 0) continue;
    if (lost.length > MAX_REPLACED || put.length > MAX_REPLACED) continue;
    const isSynonym = lost.some(
      (stem) =>
        namesSameSide(stem, sidesNamedBy(comparison.prediction)) ||
        put.some((one) => one.slice(0, SAME_BEGINNING) === stem.slice(0, SAME_BEGINNING)),
    );
    if (!isSynonym && !lost.every(isSide))
      return `it has “${spell(put)}” in place of “${spell(lost)}”`;
  }
  return null;
}

/** Whether two figures differ by rounding only; years never do. */
function isNear(one: string, other: string): boolean {
  const [a, b] = [one, other].map((form) => Number(form.replaceAll(',', '')));
  if (a === undefined || b === undefined || /^(?:19|20)\d\d$/u.test(one)) return false;
  return Math.abs(a - b) <= 0.011 * Math.abs(b);
}

const isWord = (form: string) => !/^\p{N}/u.test(form);
/** More and less are compared by what they belong to. */
const isSide = (form: string) => readSides(new Set([form])).size > 0;

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

/** An enumeration of fewer parts has no part that can be missing. */
const MIN_PARTS = 3;

/** “It engages suppliers” for “It engages suppliers, shifts freight to rail and redesigns packaging”. */
export function nameMissingPart(comparison: Comparison, reference: PreparedAnswer): string | null {
  if (comparison.kind === 'boolean') return null;
  const asked = comparison.rememberQuestion(readQuestion);
  const own = readAnswer(reference).stems;
  const given = readAnswer(comparison.prediction).stems;
  if ([...given].some((stem) => !own.has(stem) && !asked.has(stem))) return null;
  const parts = reference.raw
    .split(/[,;](?=\s)|(?<!\p{L})and(?!\p{L})/iu)
    .map((text) => ({
      text: text.trim(),
      stems: keyStems(readWords(text)).filter((stem) => !asked.has(stem)),
    }))
    .filter(({ stems }) => stems.length > 1);
  const missing = parts.find(({ stems }) => !stems.some((stem) => given.has(stem)));
  return parts.length >= MIN_PARTS && missing ? `it leaves out “${missing.text}”` : null;
}

/** “Education, health and sports” has an item too many for “education, health”. */
export function nameSurplusItem(comparison: Comparison, reference: PreparedAnswer): string | null {
  if (isNumber(comparison, reference) || itemsOf(reference.raw).length === 0) return null;
  const asked = comparison.rememberQuestion(readQuestion);
  const own = readAnswer(reference).stems;
  const surplus = itemsOf(comparison.prediction.raw).find((item) => {
    const stems = keyStems(readWords(item));
    return stems.length > 0 && !stems.some((stem) => own.has(stem) || asked.has(stem));
  });
  return surplus === undefined ? null : `it adds “${surplus.trim()}”`;
}
