import { stem } from './words';

/** Words that turn a statement round, by pairs of sides. General English of change and comparison. */
const PAIRS: readonly (readonly [string, string])[] = [
  [
    'increase increased rise rose risen rising grow grew grown growth gain gained improve improved improvement up upward higher expand expanded positive expansion raised raise',
    'decrease decreased decline declined fall fell fallen falling shrink shrunk shrank drop dropped lose worsen worsened reduce reduced reduction down downward lower deteriorate deteriorated contraction negative',
  ],
  ['more', 'less fewer'],
  ['direct', 'indirect'],
  ['upstream', 'downstream'],
  ['domestic', 'international foreign'],
  ['north northern', 'south southern'],
  ['east eastern', 'west western'],
  ['male males men man', 'female females women woman'],
  ['minimum least', 'maximum most'],
  ['include included including', 'exclude excluded excluding'],
  ['approved passed accepted', 'rejected defeated'],
  ['short', 'long'],
  ['before', 'after'],
  ['buyer buy purchase purchaser', 'seller sell sale'],
];

const sides = PAIRS.map((pair) =>
  pair.map((words) => new Set(words.split(' ').flatMap((word) => [word, stem(word)]))),
);

const none: ReadonlySet<string> = new Set();

/**
 * A pair of which one text names only the one side and the other only the other, where both speak of
 * it; words of the question are said by neither.
 */
export function findOpposites(
  own: ReadonlySet<string>,
  other: ReadonlySet<string>,
): readonly [string, string] | null {
  for (const [left = none, right = none] of sides) {
    const [ownLeft, ownRight] = [first(own, left), first(own, right)];
    const [otherLeft, otherRight] = [first(other, left), first(other, right)];
    if (ownLeft && !ownRight && otherRight && !otherLeft) return [ownLeft, otherRight];
    if (ownRight && !ownLeft && otherLeft && !otherRight) return [ownRight, otherLeft];
  }
  return null;
}

function first(words: ReadonlySet<string>, side: ReadonlySet<string>): string | undefined {
  for (const word of words) if (side.has(word)) return word;
  return undefined;
}
