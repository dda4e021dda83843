import { log1p } from '../../../elementary';
import type { Point } from '../../tiers/evidence';
import { isNegation, stem } from '../../tiers/words';
import type { Pair, TextReading } from './pair';
import { bestSimilarity } from './similarity';
import { defineFeatures, flag, share } from './feature';

/**
 * What the reference adds to its question, looked up in the candidate; and what the candidate adds
 * of its own.
 */
export const contentFeatures = defineFeatures(
  [
    [
      'points-met',
      'for',
      'what the reference adds to the question is there',
      'what the reference adds to the question is missing',
    ],
    ['points-all', 'for', 'everything that the reference adds to the question is there', ''],
    ['points-none', 'against', 'nothing that the reference adds to the question is there', ''],
    ['points-few', 'either', '', ''],
    ['from-question', 'either', 'the reference only repeats its question', ''],
    [
      'names-met',
      'for',
      'the names of the reference are there',
      'a name of the reference is missing',
    ],
    ['names-missing', 'against', 'a name of the reference is missing', ''],
    [
      'last-word',
      'for',
      'the last word of the reference is there',
      'the last word of the reference is missing',
    ],
    [
      'first-word',
      'for',
      'the first word of the reference is there',
      'the first word of the reference is missing',
    ],
    [
      'first-new',
      'for',
      'its first new word is one of the reference’s',
      'its first new word is not one of the reference’s',
    ],
    [
      'first-name',
      'for',
      'its first new name is one of the reference’s',
      'its first new name is not one of the reference’s',
    ],
    [
      'beyond',
      'against',
      'much of it stands in neither question nor reference',
      'little of it stands in neither question nor reference',
    ],
    ['beyond-count', 'either', 'it adds many words of its own', 'it adds few words of its own'],
    [
      'beyond-names',
      'against',
      'it names others than the reference does',
      'it names no others than the reference does',
    ],
    ['repeats', 'either', 'it repeats the question', 'it does not repeat the question'],
    [
      'spelling',
      'for',
      'its words are spelt much like the reference’s',
      'its words are spelt unlike the reference’s',
    ],
    [
      'spelling-worst',
      'for',
      'every word of the reference has one spelt like it',
      'a word of the reference has none spelt like it',
    ],
    ['scattered', 'against', 'it has the words of the reference, but not side by side', ''],
    ['points-some', 'against', 'a part of what the reference adds to the question is missing', ''],
    ['abbreviates', 'for', 'one abbreviates the other', ''],
    ['taken-back', 'against', 'it takes back what the reference says', ''],
    ['named-late', 'against', 'it says something else before what the reference says', ''],
  ],
  (pair) => {
    const { question, references, reference, candidate, evidence } = pair;
    const isNew = (stem: string) => !question.stemSet.has(stem);
    const names = [...reference.names].filter(isNew);
    const namesMet = names.filter((stem) => candidate.stemSet.has(stem)).length;
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
    const met = points.filter((point) => point.met);
    const missing = points.length - met.length;
    const holdsAll =
      reference.words.length > 1 && reference.words.every((one) => candidate.set.has(one));
    const holdsInOrder = candidate.padded.includes(reference.padded);
    return [
      share(weigh(met), weigh(points)),
      flag(points.length > 0 && missing === 0),
      flag(points.length > 0 && met.length === 0),
      1 / (1 + points.length),
      flag(evidence.fromQuestion),
      share(namesMet, names.length),
      flag(namesMet < names.length),
      flag(has(candidate.set, reference.words.at(-1))),
      flag(has(candidate.set, reference.words[0])),
      flag(firstNew !== undefined && isReferences(firstNew)),
      flag(firstName !== undefined && isReferences(firstName)),
      share(beyond.length, candidate.stems.length),
      log1p(beyond.length) / 5,
      log1p(otherNames.length) / 3,
      share(candidate.stems.length - added.length, candidate.stems.length),
      share(
        similarities.reduce((a, b) => a + b, 0),
        similarities.length,
      ),
      similarities.length === 0 ? 0 : Math.min(...similarities),
      flag(holdsAll && !holdsInOrder),
      flag(missing > 0 && met.length > 0),
      flag(abbreviates(candidate, reference) || abbreviates(reference, candidate)),
      flag(isTakenBack(pair)),
      flag(missing === 0 && firstNew !== undefined && !isReferences(firstNew)),
    ];
  },
);

function weigh(points: readonly Point[]): number {
  return points.reduce((sum, { weight }) => sum + weight, 0);
}

function has(words: ReadonlySet<string>, word: string | undefined): boolean {
  return word !== undefined && words.has(word);
}

/** A figure is met or not; it has no spelling. */
function similarityOf({ met, kind, text }: Point, { candidate, question }: Pair): number {
  if (met || kind === 'figure') return Number(met);
  return bestSimilarity(text, candidate, question);
}

/** Whether one text abbreviates the other by the first letters of its words (“IEA”). */
function abbreviates(short: TextReading, long: TextReading): boolean {
  if (long.words.length < 2 || long.words.length > MAX_ABBREVIATED) return false;
  let [letters, meant] = ['', ''];
  for (const word of long.words) {
    letters += word.charAt(0);
    if (!LINKS.has(word)) meant += word.charAt(0);
  }
  return short.set.has(letters) || (meant.length > 1 && short.set.has(meant));
}

/** Names of more words are not abbreviated. */
const MAX_ABBREVIATED = 12;

const LINKS = new Set('a an and for in of on the to'.split(' '));

/** A denial so few words before a word takes that word back, and what it is counted up with. */
const REACH = 4;

/** Words that leave out what follows them. */
const EXCLUDING = new Set('except excluding excludes excluded unlike besides'.split(' '));

/** Whether every mention of the reference's new words stands behind a denial: “not lithium but copper”. */
function isTakenBack({ evidence, candidate }: Pair): boolean {
  const denies = (word: string) => isNegation(word) || EXCLUDING.has(word);
  const met = new Set(
    evidence.points.flatMap((point) =>
      point.met && point.kind === 'word' ? [stem(point.text)] : [],
    ),
  );
  if (met.size === 0 || !candidate.words.some(denies)) return false;
  let mentions = 0;
  let denied = 0;
  let last = -Infinity;
  candidate.words.forEach((word, at) => {
    if (denies(word)) last = at;
    if (!met.has(stem(word))) return;
    mentions++;
    if (at - last > REACH) return;
    denied++;
    last = at;
  });
  return mentions > 0 && mentions === denied;
}
