import { expect, test } from 'vitest';
import { type Limit, pad, reasonOf } from '../../../support/limits';

/* Rules that apply up to a certain number of words, items, letters or key points. */

const NOUNS =
  'amber birch cedar delta ember flint grove haven ivory jasper kelp lunar maple north olive pearl quartz river stone thorn umber violet willow xenon yarrow zinc acorn basil coral daisy eagle fern ginger hazel indigo juniper koala lemon mango nectar orchid papaya quince raven saffron tulip urchin vanilla walnut yellow zebra apron bacon candy denim elbow fudge glove hotel igloo jelly knife ladle medal noodle onion pencil quilt ribbon sugar table uncle vapor wagon yacht zipper anchor bottle carpet donkey engine'.split(
    ' ',
  );
/** Unrelated words. */
const nouns = (count: number, from = 0) => NOUNS.slice(from, from + count).join(' ');
const enumeration = (count: number, from = 0) => NOUNS.slice(from, from + count).join(', ');
const listOf = (count: number, ending: string) =>
  JSON.stringify(NOUNS.slice(0, count).map((noun) => noun + ending));
const capitalized = (count: number) =>
  nouns(count).replace(/(?<= |^)\p{L}/gu, (letter) => letter.toUpperCase());

const EVERY_POINT = 'it has every key point of the reference not already in the question';
const OTHER_NAME = 'another name for the same thing';
const SAME_LIST = 'the same list; items are named differently';

const COUNTS: readonly Limit[] = [
  [
    'words next to other labels',
    'Which scope is largest?',
    12,
    13,
    (words) => [`Scope 3 ${'so '.repeat(words)}`, 'Scope 3, Scope 1'],
    'it also mentions Scope 1',
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
    (words) => [`${nouns(words)}, zinc, coral`, `zinc, ${nouns(words)}`],
    'it has 6 of 7 key points of the reference not already in the question; missing: coral',
  ],
  [
    'items of an enumeration',
    'What is listed?',
    15,
    14,
    (items) => [enumeration(items), enumeration(items - 1, 1)],
    'it has 14 of 15 key points of the reference not already in the question; missing: amber',
  ],
  [
    'characters of a prediction that omits an item',
    'Which countries?',
    201,
    200,
    (length) => ['Norway, Iceland and Canada', pad('Norway and Iceland', length)],
    'it has 2 of 3 key points of the reference not already in the question; missing: canada',
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
    'the same proportion, in words or as a percentage',
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
    'words of a different ending',
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
    'few key points, all of which are needed',
    'What did it do?',
    3,
    2,
    (points) => [nouns(points), nouns(points - 1)],
    'it has 2 of 3 key points of the reference not already in the question; missing: cedar',
  ],
  [
    'many key points, of which half are enough',
    'What did it do?',
    6,
    5,
    (points) => [nouns(points), nouns(Math.floor(points / 2))],
    'it has 3 of 6 key points of the reference not already in the question; missing: delta, ember, flint',
  ],
  [
    'key points out of five',
    'What did it do?',
    3,
    2,
    (points) => [nouns(5), nouns(points)],
    'it has 3 of 5 key points of the reference not already in the question; missing: delta, ember',
  ],
  [
    'key points out of ten',
    'What did it do?',
    4,
    3,
    (points) => [nouns(10), nouns(points)],
    'it has 4 of 10 key points of the reference not already in the question; missing: ember, flint, grove, haven, ivory …',
  ],
  [
    'missing key points that are all listed',
    'What did it do?',
    5,
    6,
    (points) => [nouns(12), nouns(12 - points)],
    'it has 7 of 12 key points of the reference not already in the question; missing: haven, ivory, jasper, kelp, lunar',
  ],
  [
    'words of a four-word item',
    'What is listed?',
    3,
    2,
    (words) => [`${nouns(4)}, zinc, coral`, `${nouns(words)}, zinc, coral`],
    'it has 5 of 6 key points of the reference not already in the question; missing: delta',
  ],
  [
    'words next to a replaced one',
    'What did it do?',
    2,
    1,
    (words) => [`${nouns(words)} mountain`, `${nouns(words)} bicycle`],
    'it has “bicycle” in place of “mountain”',
  ],
  [
    'words of a twelve-word copy with a different number',
    'What did it do?',
    8,
    7,
    (words) => [
      `${nouns(words)} ${nouns(10 - words, 20)} by 12 points`,
      `${nouns(words)} ${nouns(10 - words, 30)} by 14 points`,
    ],
    'it has a different number in place of 12',
  ],
  [
    'shared first letters of two forms of a word',
    'What did it do?',
    3,
    4,
    (letters) => [
      `amber birch cedar ${'quart'.slice(0, letters)}ing`,
      `amber birch cedar ${'quart'.slice(0, letters)}elo`,
    ],
    'it has “quaelo” in place of “quaing”',
  ],
  [
    'words before a different ending',
    'Who is it?',
    4,
    3,
    (words) => [
      `the ${'a '.repeat(words - 1)}amber birch`,
      `the ${'a '.repeat(words - 1)}eagle fern`,
    ],
    'it ends with “eagle fern”, not “amber birch”',
  ],
  [
    'words of an omitted half',
    'When?',
    3,
    2,
    (words) => [`the amber birch cedar and the ${nouns(words, 10)}`, 'the amber birch cedar'],
    'it leaves out “the kelp lunar maple”',
  ],
];

test.each(COUNTS)('%s (%s): %d, not %d', (_, question, last, beyond, pair, reason) => {
  expect(reasonOf(question, ...pair(last))).toBe(reason);
  expect(reasonOf(question, ...pair(beyond))).not.toBe(reason);
});
