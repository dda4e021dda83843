import { describe, expect, test } from 'vitest';
import { type Limit, pad, reasonOf } from '../../../support/limits';

/* Rules that apply up to a number of words, items or key points, or a difference of shares. */

const NOUNS =
  'amber birch cedar delta ember flint grove haven ivory jasper kelp lunar maple north olive pearl quartz river stone thorn umber violet willow xenon yarrow zinc acorn basil coral daisy eagle fern ginger hazel indigo juniper koala lemon mango nectar orchid papaya quince raven saffron tulip urchin vanilla walnut yellow zebra apron bacon candy denim elbow fudge glove hotel igloo jelly knife ladle medal noodle onion pencil quilt ribbon sugar table uncle vapor wagon yacht zipper anchor bottle carpet donkey engine'.split(
    ' ',
  );
/** Words without a relation to each other. */
const nouns = (count: number, from = 0) => NOUNS.slice(from, from + count).join(' ');
const enumeration = (count: number, from = 0) => NOUNS.slice(from, from + count).join(', ');
const listOf = (count: number, ending: string) =>
  JSON.stringify(NOUNS.slice(0, count).map((noun) => noun + ending));
const capitalized = (count: number) =>
  nouns(count).replace(/(?<= |^)\p{L}/gu, (letter) => letter.toUpperCase());

const EVERY_POINT = 'it has every key point of the reference beyond the question';
const OTHER_NAME = 'another name for the same thing';
const SAME_LIST = 'the same list; items are named differently';
const IN_WORDS = 'the same share, in words';

const COUNTS: readonly Limit[] = [
  [
    'words beside other labels',
    'Which scope is largest?',
    12,
    13,
    (words) => [`Scope 3 ${'so '.repeat(words)}`, 'Scope 3, Scope 1'],
    'it also mentions scope 1',
  ],
  [
    'words of a rejected reference',
    'What is used?',
    6,
    7,
    (words) => [nouns(words), `Not ${nouns(words)} but water`],
    'it mentions the reference only to reject it',
  ],
  [
    'words of a negated reference',
    'What does it say?',
    8,
    9,
    (words) => [`No ${nouns(words - 1)}`, `There is ${nouns(words - 1)}`],
    'it affirms what the reference denies',
  ],
  [
    'words of a prediction that affirms',
    'What does it say?',
    16,
    17,
    (words) => ['No amber birch', `There is ${nouns(words - 2)}`],
    'it affirms what the reference denies',
  ],
  [
    'words of a name that is ranked lower',
    'Which segment has the largest revenue?',
    6,
    7,
    (words) => [
      capitalized(words),
      `${capitalized(words)} has the second-largest revenue, behind Devices.`,
    ],
    'it ranks the reference lower',
  ],
  [
    'words of a copy',
    'What happened?',
    80,
    81,
    (words) => [`${nouns(words - 2)} by 2.6 tonnes`, `${nouns(words - 2)} by 1.6 tonnes`],
    'it has 1.6 tonnes in place of 2.6 tonnes',
  ],
  [
    'words of a copy with a negation',
    'What happened?',
    4,
    3,
    (words) => [nouns(words), `not ${nouns(words)}`],
    'it has the reference’s words with a negation added or removed',
  ],
  [
    'words of an item',
    'What is listed?',
    5,
    4,
    (words) => [`${nouns(words)}, zinc, coral`, `${nouns(words)}, zinc`],
    'it has 6 of 7 key points of the reference beyond the question; missing: coral',
  ],
  [
    'items of an enumeration',
    'What is listed?',
    15,
    14,
    (items) => [enumeration(items), enumeration(items - 1, 1)],
    'it has 14 of 15 key points of the reference beyond the question; missing: amber',
  ],
  [
    'characters of a prediction that omits an item',
    'Which countries?',
    201,
    200,
    (length) => ['Norway, Iceland and Canada', pad('Norway and Iceland', length)],
    'it has 2 of 3 key points of the reference beyond the question; missing: canada',
  ],
  [
    'items with other names',
    'What is listed?',
    30,
    31,
    (items) => [listOf(items, ' tree'), listOf(items, ' trees')],
    SAME_LIST,
  ],
  [
    'letters of the beginning of a word',
    'What is listed?',
    4,
    3,
    (letters) => [
      JSON.stringify(['amber', 'quartzite'.slice(0, letters)]),
      '["amber","quartzite"]',
    ],
    SAME_LIST,
  ],
  [
    'letters of a joined name',
    'What is it?',
    8,
    7,
    (letters) => ['cashflow'.slice(0, letters), `cash ${'flow'.slice(0, letters - 4)}`],
    OTHER_NAME,
  ],
  [
    'letters of a word split in two',
    'What grew?',
    6,
    5,
    (letters) => [
      `the ${'cashflow'.slice(0, letters)} and the ember quartz grew`,
      `Their cas ${'hflow'.slice(0, letters - 3)} and ember quartz grew.`,
    ],
    EVERY_POINT,
  ],
  [
    'digits that are swapped',
    'How many tonnes?',
    4,
    3,
    (digits) => (digits === 4 ? ['9,998 t', '9,989 t'] : ['998 t', '989 t']),
    'two of its digits are swapped',
  ],
  [
    'words around a list',
    'What is it used for?',
    4,
    5,
    (words) => [
      "['animal feed', 'land application']",
      `${nouns(words)} animal feed and land application`,
    ],
    'the same items in a sentence',
  ],
  [
    'words of a part of all',
    'What share of vessels uses it?',
    8,
    9,
    (words) => [`three out of eight ${nouns(words - 4)}`, '37.5%'],
    'the same share, in words or in percent',
  ],
  [
    'words that are replaced',
    'What did it do?',
    3,
    4,
    (words) => [
      `It gave the team ${nouns(words)} for the new plant in spring`,
      `It gave the team ${nouns(words, 40)} for the new plant in spring`,
    ],
    'it has “orchid papaya quince” in place of “amber birch cedar”',
  ],
  [
    'words with one replaced',
    'What did it do?',
    60,
    61,
    (words) => [`${nouns(words - 1)} mountain`, `${nouns(words - 1)} bicycle`],
    'it has “bicycle” in place of “mountain”',
  ],
  [
    'words of another end',
    'What does it do?',
    5,
    6,
    (words) => [
      `It all depends on the ${nouns(words)}`,
      `It all depends on the ${nouns(words, 40)}`,
    ],
    'it ends with “orchid papaya quince raven saffron”, not “amber birch cedar delta ember”',
  ],
  [
    'few key points, which are all needed',
    'What did it do?',
    3,
    2,
    (points) => [nouns(points), nouns(points - 1)],
    'it has 2 of 3 key points of the reference beyond the question; missing: cedar',
  ],
  [
    'many key points, of which half are enough',
    'What did it do?',
    6,
    5,
    (points) => [nouns(points), nouns(Math.floor(points / 2))],
    'it has 3 of 6 key points of the reference beyond the question; missing: delta, ember, flint',
  ],
  [
    'key points of five',
    'What did it do?',
    3,
    2,
    (points) => [nouns(5), nouns(points)],
    'it has 3 of 5 key points of the reference beyond the question; missing: delta, ember',
  ],
  [
    'key points of ten',
    'What did it do?',
    4,
    3,
    (points) => [nouns(10), nouns(points)],
    'it has 4 of 10 key points of the reference beyond the question; missing: ember, flint, grove, haven, ivory …',
  ],
];

const AMOUNTS: readonly Limit[] = [
  ['nearly half', 'What share?', 47.5, 47.4, (share) => [`${share}%`, 'nearly half'], IN_WORDS],
  [
    'just over half',
    'What share?',
    52.5,
    52.6,
    (share) => [`${share}%`, 'just over half'],
    IN_WORDS,
  ],
  ['half', 'What share?', 50.5, 50.6, (share) => [`${share}%`, 'half'], IN_WORDS],
  ['half, below', 'What share?', 49.5, 49.4, (share) => [`${share}%`, 'half'], IN_WORDS],
  ['two thirds', 'What share?', 67.1, 67.2, (share) => [`${share}%`, 'two thirds'], IN_WORDS],
  [
    'two thirds, below',
    'What share?',
    66.2,
    66.1,
    (share) => [`${share}%`, 'two thirds'],
    IN_WORDS,
  ],
  ['a third', 'What share?', 33.8, 33.9, (share) => [`${share}%`, 'a third'], IN_WORDS],
  ['a third, below', 'What share?', 32.9, 32.8, (share) => [`${share}%`, 'a third'], IN_WORDS],
  [
    'three quarters',
    'What share?',
    75.5,
    75.6,
    (share) => [`${share}%`, 'three quarters'],
    IN_WORDS,
  ],
  [
    'three quarters, below',
    'What share?',
    74.5,
    74.4,
    (share) => [`${share}%`, 'three quarters'],
    IN_WORDS,
  ],
  ['a quarter', 'What share?', 25.5, 25.6, (share) => [`${share}%`, 'a quarter'], IN_WORDS],
  ['a quarter, below', 'What share?', 24.5, 24.4, (share) => [`${share}%`, 'a quarter'], IN_WORDS],
  [
    'a fraction with its share',
    'What share?',
    41.62,
    41.61,
    (share) => [`5/12 (${share}%)`, '5/12'],
    'the same share, as a fraction or in percent',
  ],
  [
    'a share of a part',
    'What share?',
    37.55,
    37.56,
    (share) => ['3 out of 8', `${share}%`],
    'the same share, in words or in percent',
  ],
];

describe.each([
  ['counts', COUNTS],
  ['amounts', AMOUNTS],
])('limits of %s', (_, limits) => {
  test.each(limits)('%s (%s): %d, not %d', (_, question, last, beyond, pair, reason) => {
    expect(reasonOf(question, ...pair(last))).toBe(reason);
    expect(reasonOf(question, ...pair(beyond))).not.toBe(reason);
  });
});
