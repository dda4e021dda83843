import { log1p } from '../../../elementary';
import type { KeyPoint } from '../../tiers/evidence';
import { isNegation, stem } from '../../content/words';
import type { Pair, TextReading } from './pair';
import { bestSimilarity } from './similarity';
import { defineFeatures, share } from './feature';

/** Features about the key points that the candidate contains, and the words that it adds. */
export const contentFeatures = defineFeatures(
  [
    ['points-none', 'against', 'has no key point of the reference'],
    ['points-few', 'either'],
    ['from-question', 'either', 'the reference only repeats the question'],
    ['names-met', 'for', 'has the names in the reference', 'lacks one of the reference’s names'],
    ['names-missing', 'against', 'lacks one of the reference’s names'],
    ['last-word', 'for', 'has the reference’s last word', 'lacks the reference’s last word'],
    ['first-word', 'for', 'has the reference’s first word', 'lacks the reference’s first word'],
    ['first-new', 'for', 'begins with a word from the reference', 'begins with a different word'],
    [
      'first-name',
      'for',
      'mentions a name from the reference first',
      'mentions a different name first',
    ],
    [
      'beyond',
      'against',
      'says much more than the reference',
      'says little more than the reference',
    ],
    ['beyond-count', 'either', 'adds many words of its own', 'adds few words of its own'],
    [
      'beyond-names',
      'against',
      'has names that the reference lacks',
      'has no names that the reference lacks',
    ],
    ['repeats', 'either', 'repeats the question', 'does not repeat the question'],
    [
      'spelling',
      'for',
      'is spelled similarly to the reference',
      'is spelled differently from the reference',
    ],
    [
      'spelling-worst',
      'for',
      'has a similarly spelled word for every word in the reference',
      'lacks a similarly spelled word for some word in the reference',
    ],
    ['abbreviates', 'for', 'one side abbreviates the other'],
    ['taken-back', 'against', 'negates what the reference says'],
    ['named-late', 'against', 'says something else first, then what the reference says'],
  ],
  (pair) => {
    const { question, references, reference, candidate, evidence } = pair;
    const isNew = (stem: string) => !question.stemSet.has(stem);
    const names = [...reference.names].filter(isNew);
    const namesFound = names.filter((stem) => candidate.stemSet.has(stem)).length;
    const isReferences = (stem: string) => {
      for (const { stemSet } of references) if (stemSet.has(stem)) return true;
      return false;
    };
    const added = candidate.stems.filter(isNew);
    const beyond = added.filter((stem) => !isReferences(stem));
    const newNames = [...candidate.names].filter(isNew);
    const otherNames = newNames.filter((stem) => !isReferences(stem));
    const [firstName] = newNames;
    const [firstNew] = added;
    const { points } = evidence;
    const similarities = points.map((point) => similarityOf(point, pair));
    const found = points.filter((point) => point.found);
    const missing = points.length - found.length;
    return [
      points.length > 0 && found.length === 0,
      1 / (1 + points.length),
      evidence.fromQuestion,
      share(namesFound, names.length),
      namesFound < names.length,
      has(candidate.set, reference.words.at(-1)),
      has(candidate.set, reference.words[0]),
      firstNew !== undefined && isReferences(firstNew),
      firstName !== undefined && isReferences(firstName),
      share(beyond.length, candidate.stems.length),
      log1p(beyond.length) / 5,
      log1p(otherNames.length) / 3,
      share(candidate.stems.length - added.length, candidate.stems.length),
      share(
        similarities.reduce((a, b) => a + b, 0),
        similarities.length,
      ),
      similarities.length === 0 ? 0 : Math.min(...similarities),
      abbreviates(candidate, reference) || abbreviates(reference, candidate),
      isNegated(pair),
      missing === 0 && firstNew !== undefined && !isReferences(firstNew),
    ];
  },
);

function has(words: ReadonlySet<string>, word: string | undefined): boolean {
  return word !== undefined && words.has(word);
}

/** The similarity of a key point to the candidate's words; a number either matches or does not. */
function similarityOf({ found, kind, text }: KeyPoint, { candidate, question }: Pair): number {
  if (found || kind === 'figure') return Number(found);
  return bestSimilarity(text, candidate, question);
}

/** Whether one text abbreviates the other by the first letters of its words (“IEA”). */
function abbreviates(short: TextReading, long: TextReading): boolean {
  if (long.words.length < 2 || long.words.length > MAX_ABBREVIATED) return false;
  let [letters, expanded] = ['', ''];
  for (const word of long.words) {
    letters += word.charAt(0);
    if (!LINKS.has(word)) expanded += word.charAt(0);
  }
  return short.set.has(letters) || (expanded.length > 1 && short.set.has(expanded));
}

/** Longer names are not abbreviated. */
const MAX_ABBREVIATED = 12;

const LINKS = new Set('a an and for in of on the to'.split(' '));

/** Number of words after a negation that count as negated. */
const NEGATION_REACH = 4;

/** Words that exclude the words after them. */
const EXCLUDING = new Set('except excluding excludes excluded unlike besides'.split(' '));

/**
 * Whether every mention of the words that the reference adds to the question is negated: “not
 * lithium but copper”.
 */
function isNegated({ evidence, candidate }: Pair): boolean {
  const denies = (word: string) => isNegation(word) || EXCLUDING.has(word);
  const found = new Set(
    evidence.points.flatMap((point) =>
      point.found && point.kind === 'word' ? [stem(point.text)] : [],
    ),
  );
  if (found.size === 0 || !candidate.words.some(denies)) return false;
  let mentions = 0;
  let denied = 0;
  let last = -Infinity;
  candidate.words.forEach((word, at) => {
    if (denies(word)) last = at;
    if (!found.has(stem(word))) return;
    mentions++;
    if (at - last > NEGATION_REACH) return;
    denied++;
    last = at;
  });
  return mentions > 0 && mentions === denied;
}
