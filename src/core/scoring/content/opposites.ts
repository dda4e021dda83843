import { stem } from './words';

/**
 * Words for increases and decreases in German, French, Spanish, Italian, Portuguese and Dutch,
 * without accents.
 */
const FOREIGN_MORE =
  'anstieg steigend ansteigend gestiegen stieg stiegen steigerte gesteigert erhohte zunahme zugenommen erhoht erhohung wachstum hausse augmente augmentation progression croissance aumento aumentado aumentaron crecio crecimiento subio aumentato aumentate cresciuto crescita aumentou aumentaram cresceu gestegen stijging toegenomen toename steeg stegen groeide groeiden gegroeid steigen steigt zunahm stiegen erhohten wuchs wuchsen gewachsen progresse progressait augmentee augmentees augmentes crecieron crecido subio subieron subido incremento incrementaron cresciuti cresciute salito salita saliti salite aumentati aumenta subiu subiram cresceram 増加 增加 上升 增长 上昇 提高 증가 증가했다 증가하였다';
const FOREIGN_LESS =
  'ruckgang rucklaufig sinkend baja gesunken sank sanken senkte senkten gesenkt verringerte reduzierte abnahme abgenommen gefallen verringert reduziert baisse diminue diminution recul reduit disminucion disminuyo disminuyeron cayo cayeron reducido reduccion diminuito diminuite calo riduzione diminuiu diminuicao queda reduziu gedaald daling afgenomen afname daalde daalden fiel fielen verringerten reduzierten zuruckgegangen recule reculee diminuee diminuees diminues baissee baisses chute redujo redujeron bajaron descendio diminuite diminuiti sceso scesa scesi scese ridotto ridotta ridotti caiu cairam diminuiram reduziram baixou 減少 减少 下降 降低 低下 감소 감소했다 감소하였다';

/** Antonyms as pairs of sides: general English words for change and comparison. */
const PAIRS: readonly (readonly [string, string])[] = [
  [
    `${FOREIGN_MORE} increase increased increases increasing rise rose risen rises rising grow grew grown grows growing growth gain gained gains gaining improve improved improves improving improvement up upward upwards higher larger bigger greater expand expanded expands expanding positive expansion raised raise raises raising boost boosted boosting above climb climbed climbs climbing jump jumped surge surged soar soared lengthen lengthened lengthening doubled doubling tripled tripling`,
    `${FOREIGN_LESS} decrease decreased decreases decreasing decline declined declines declining fall fell fallen falls falling shrink shrinks shrunk shrank shrinking drop dropped drops dropping lose worsen worsened worsens worsening reduce reduced reduces reduction below cut cuts cutting reducing lowered lowering curb curbed curbing slash slashed plunge plunged slump slumped slip slipped shorten shortened shortening dwindle dwindled contracts contracting losing down downward downwards lower smaller deteriorate deteriorated deteriorates deteriorating contraction negative halved halving`,
  ],
  ['more', 'less fewer'],
  ['direct', 'indirect'],
  ['upstream', 'downstream'],
  ['domestic', 'international foreign'],
  ['north northern', 'south southern'],
  ['east eastern', 'west western'],
  ['male males men man', 'female females women woman'],
  ['minimum least', 'maximum most'],
  [
    'include includes included including',
    'exclude excludes excluded excluding omits omitted omitting',
  ],
  [
    'approved approve passed pass passes accepted',
    'rejected reject defeated defeat fail fails failed',
  ],
  ['short', 'long'],
  ['before', 'after'],
  [
    'buyer buy bought purchase purchaser purchased purchasing acquire acquired acquisition',
    'seller sell sold selling sale divest divested divestment divestiture disposal',
  ],
  [
    'met meet meets achieve achieved achieves reach reached attain attained exceeded',
    'missed miss misses failed',
  ],
  [
    'open opened opens opening built commissioned',
    'close closed closes closing shut shutdown decommissioned',
  ],
  ['best strongest', 'worst weakest'],
  ['highest largest biggest greatest', 'lowest smallest'],
  ['first', 'last'],
  ['above', 'below'],
  ['toward towards into', 'away'],
  ['widen widened widening', 'narrow narrowed narrowing contracted'],
  ['ahead early earlier sooner', 'behind late later delayed'],
  ['sufficient adequate enough satisfactory', 'insufficient inadequate unsatisfactory'],
  ['internal internally', 'external externally'],
  ['mandatory compulsory obligatory', 'voluntary optional'],
  ['quantitative quantitatively', 'qualitative qualitatively'],
  ['fixed', 'variable floating'],
  ['onshore', 'offshore'],
  ['begin begins began beginning start starts started', 'end ends ended ending'],
];

/** The sides of each word: pair i has the sides 2i and 2i + 1. */
const sidesOf = new Map<string, number[]>();
PAIRS.forEach((pair, index) => {
  pair.forEach((words, side) => {
    for (const word of new Set(words.split(' ').flatMap((one) => [one, stem(one)]))) {
      sidesOf.set(word, [...(sidesOf.get(word) ?? []), 2 * index + side]);
    }
  });
});

/** The sides that occur in a text, each with its first word. */
export type Sides = ReadonlyMap<number, string>;

export function readSides(words: ReadonlySet<string>): Sides {
  const first = new Map<number, string>();
  for (const word of words) {
    const sides = sidesOf.get(word);
    if (sides) for (const side of sides) if (!first.has(side)) first.set(side, word);
  }
  return first;
}

/**
 * Whether one of the sides contains the word: `rise` matches `increase`. In a negated text the
 * opposite side is used: “did not pass” matches `rejected`.
 */
export function hasSameSide(word: string, sides: Sides, negated = false): boolean {
  const own = sides.size > 0 ? sidesOf.get(word) : undefined;
  return own?.some((side) => sides.has(negated ? side ^ 1 : side)) ?? false;
}

/** The two sides of the first pair. */
export const [MORE, LESS] = [0, 1] as const;

/** The sides of “more” and of “less” and “fewer”. */
export const [MORE_ITEMS, LESS_ITEMS] = [2, 3] as const;

/** Whether a text contains a word from this side; “lower” also counts for the side of “less”. */
export function hasSide(sides: Sides, side: number): boolean {
  const isOfItems = side === MORE_ITEMS || side === LESS_ITEMS;
  return sides.has(side) || (isOfItems && sides.has(side - MORE_ITEMS));
}

/** Whether a word means a decrease, which a minus sign can express too. */
export function isDecrease(word: string): boolean {
  return sidesOf.get(word)?.includes(LESS) ?? false;
}

/**
 * Two opposite words: one text has only one side of a pair, the other text only the other side.
 * Words of the question are ignored.
 */
export function findOpposites(ours: Sides, theirs: Sides): readonly [string, string] | null {
  if (ours.size === 0 || theirs.size === 0) return null;
  for (let left = 0; left < 2 * PAIRS.length; left += 2) {
    const [ownLeft, ownRight] = [ours.get(left), ours.get(left + 1)];
    const [otherLeft, otherRight] = [theirs.get(left), theirs.get(left + 1)];
    if (ownLeft && !ownRight && otherRight && !otherLeft) return [ownLeft, otherRight];
    if (ownRight && !ownLeft && otherLeft && !otherRight) return [ownRight, otherLeft];
  }
  return null;
}
