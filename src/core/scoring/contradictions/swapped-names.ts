import { findAll } from '../../text/find-all';
import { readAnswer } from '../content/reading';
import { nameStemsOf } from '../content/names';
import { stemsOf } from '../content/words';
import type { Detector } from '../rule';

/* Swapped names: the two names around a verb, or the two sides of “on” or “by”. */

/** Longer predictions say more about each name. */
const MAX_LENGTH = 120;

/**
 * Asks who did something: “Which company acquired Norrland?”; “merged with” is excluded because it
 * is symmetric.
 */
const agentQuestion =
  /^\W*(?:who|(?:which|what)(?: [\p{L}-]+){1,3}?) (?<verb>\p{Ll}+ed|(?!does )\p{Ll}{3,}s|bought|sold|built|sued|beat|won|took over|led|founded) (?!with )(?<object>.+)$/iu;

/**
 * Detects swapped roles: “Norrland acquired Skovgaard” instead of “Skovgaard” where the question
 * asks who acquired Norrland.
 */
export const detectSwappedRoles: Detector = (comparison, reference) => {
  const { question, prediction } = comparison;
  const { verb, object } = agentQuestion.exec(question)?.groups ?? {};
  if (verb === undefined || object === undefined || prediction.raw.length > MAX_LENGTH) return null;
  const at = prediction.raw.indexOf(` ${verb} `);
  if (at < 0) return null;
  const [subject, rest] = [prediction.raw.slice(0, at), prediction.raw.slice(at + verb.length + 1)];
  if (/(?<!\p{L})(?:was|were|been|is|are|be|being|that|which|who|it|they)$/iu.test(subject))
    return null;
  const [before, after] = [subject, rest].map(stemSetOf);
  const agent = stemSetOf(/(?<!\p{L})by(?!\p{L}).*/isu.exec(rest)?.[0] ?? '');
  const own = [...readAnswer(reference).stems];
  const names = [...nameStemsOf(`of ${object}`)].filter((stem) => !own.includes(stem));
  if (!before || !after || names.length === 0 || own.length === 0) return null;
  const isSwapped =
    own.every((stem) => after.has(stem) && !before.has(stem) && !agent.has(stem)) &&
    names.some((stem) => before.has(stem));
  return isSwapped ? 'it swaps subject and object' : null;
};

const connector =
  /(?<!\p{L})(?:on|during|to|by|from|of|after|before|for|against|with|under|into)(?!\p{L})/giu;

/**
 * Detects swapped sides of a connector: “The committee, on the proposal of the board” instead of
 * “The board, on the proposal of the committee”.
 */
export const detectSwappedSides: Detector = ({ prediction }, reference) => {
  const [own, other] = [readAnswer(reference).stems, readAnswer(prediction).stems];
  if (prediction.raw.length > MAX_LENGTH || own.size !== other.size) return null;
  if ([...own].some((stem) => !other.has(stem))) return null;
  const [cuts, given] = [reference, prediction].map(({ raw }) => cutAtConnectors(raw));
  for (const [word, sides] of cuts ?? []) {
    const others = given?.get(word);
    if (!sides || !others) continue;
    const moved = (from: 0 | 1, to: 0 | 1) =>
      [...sides[from]].some(
        (stem) => others[to].has(stem) && !others[from].has(stem) && !sides[to].has(stem),
      );
    if (moved(0, 1) && moved(1, 0)) return `it swaps the two sides of “${word}”`;
  }
  return null;
};

const stemSetOf = (text: string) => new Set(stemsOf(text));

/** The stems before and after each connector; `null` for a connector that occurs twice. */
function cutAtConnectors(text: string) {
  const cuts = new Map<string, readonly [ReadonlySet<string>, ReadonlySet<string>] | null>();
  for (const { index, 0: found } of findAll(connector, text)) {
    const word = found.toLowerCase();
    const sides = [stemSetOf(text.slice(0, index)), stemSetOf(text.slice(index))] as const;
    cuts.set(word, cuts.has(word) ? null : sides);
  }
  return cuts;
}
