import { createHint } from '../text/hints';
import { cacheByText } from '../text/text-cache';

/* Comparisons such as “A > B”, “A is higher than B”, “B is lower than A”. */

/** A comparison of two nouns. */
export interface Relation {
  /** 1 if the left is larger, −1 if it is smaller, 0 if both are equal. */
  readonly sign: -1 | 0 | 1;
  readonly left: string;
  readonly right: string;
}

/** Longer texts contain several comparisons. */
const MAX_LENGTH = 240;

const symbol = /^([^<>=≥≤]*\p{L}[^<>=≥≤]*?)\s*(<|>|=|≥|≤|>=|<=)\s*([^<>=≥≤]*\p{L}[^<>=≥≤]*)$/u;
const larger =
  'more|higher|greater|larger|bigger|longer|taller|faster|stronger|better(?! known)|above(?! sea)|exceeds?|exceed(?:ed|ing)|outpace[sd]?|surpass(?:es|ed)?|outperform(?:s|ed)?';
const smaller = 'less|fewer|lower|smaller|shorter|slower|weaker|worse|below(?! sea)';
const equal = 'equals?|equal to|the same as|identical to|as (?:much|many|high|large) as';
/** Comparatives that need no “than”. */
const transitive =
  /^(?:above|below|exceed|outpace|surpass|outperform|equal|the same|identical|as )/iu;
const comparative = new RegExp(
  String.raw`^(?<left>.*?)(?<!\p{L})(?:(?<larger>${larger})|(?<smaller>${smaller})|(?<equal>${equal}))(?!\p{L})(?<rest>.*)$`,
  'isu',
);
/**
 * The noun after the comparative, and the other side: “more women than men”, “higher consumption
 * than B”.
 */
const than =
  /^(?<of>.*?)(?<!\p{L})(?:than|to|as|compared (?:to|with)|vs\.?|versus)(?!\p{L})(?<right>.*)$/isu;

/** Maximum length of a comparison that mentions only one side: “Market-based is lower.” */
const MAX_ONE_SIDED_LENGTH = 60;

/** Every comparison has one of these. */
const mayCompare = createHint(
  `more higher greater larger bigger longer taller faster stronger better above exceed* outpace* surpass*
  outperform* less fewer lower smaller shorter slower weaker worse below equal* same identical as`,
  '<>=',
);

/** Parses a comparison of two nouns; `null` if the text is not one. */
export const readRelation = cacheByText((text): Relation | null => {
  if (text.length > MAX_LENGTH || !mayCompare(text)) return null;
  // On a text without a comparison sign, the pattern would backtrack through every way to split it.
  const [, before = '', sign = '', after = ''] = /[<>=≥≤]/.test(text)
    ? (symbol.exec(text) ?? [])
    : [];
  if (sign !== '') {
    const direction = sign === '=' ? 0 : sign.startsWith('>') || sign === '≥' ? 1 : -1;
    return { sign: direction, left: before, right: after };
  }
  const found = comparative.exec(text)?.groups;
  if (!found) return null;
  const { left = '', rest = '' } = found;
  const direction = found.larger !== undefined ? 1 : found.smaller !== undefined ? -1 : 0;
  const tail = than.exec(rest)?.groups;
  if (tail) return { sign: direction, left: `${left} ${tail.of ?? ''}`, right: tail.right ?? '' };
  const { place } =
    /^ (?:in|for|at|among|with) (?:the )?(?<place>[^,;.]{2,40})\W*$/u.exec(rest)?.groups ?? {};
  if (
    place !== undefined &&
    /^\W*(?:it|this|that|they) (?:is|was|are|were) (?:\p{L}+ )?$/iu.test(left)
  )
    return { sign: direction, left: place, right: '' };
  const word = found.larger ?? found.smaller ?? found.equal ?? '';
  if (/^[\s.]*$/u.test(rest) && text.length <= MAX_ONE_SIDED_LENGTH)
    return { sign: direction, left, right: '' };
  return transitive.test(word) ? { sign: direction, left, right: rest } : null;
});
