import type { Quantity } from './quantity';

/*
 * What the words right beside a number say of it: the noun that it counts or qualifies (“the 45%
 * target”, “a target of 45%”, “200 sites”), and whether it stands where times stand (“in 2020”).
 */

/** How far back and ahead words are looked at. */
const REACH = 40;

const grammar = String.raw`(?:an?|the|and|or|but|of|in|on|at|by|to|for|from|with|per|than|as|is|was|are|were|be|been|has|had|have|which|that|who|when|while|compared|versus|vs|between|over|under|through)(?!\p{L})`;
const nounAfter = new RegExp(
  String.raw`^ (?:of (?:the |its |their )?)?(?!${grammar})(\p{L}[\p{L}-]*)`,
  'iu',
);
const nounBefore =
  /(\p{L}[\p{L}-]*) (?:of|at|to|by) (?:(?:about|around|nearly|approximately) )?(?:an? |the )?[~≈]?$/iu;
const timeBefore =
  /(?<!\p{L})(?:in|by|since|until|till|from|to|during|after|before|of|for|year|fy|through|as of|early|late|mid|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\.?,?|\d{1,2},?)[ -]$/iu;

/** Says of every quantity what stands beside it. Linear in the text. */
export function markRoles(text: string, quantities: readonly Quantity[]): Quantity[] {
  let from = 0;
  return quantities.map((quantity) => {
    const { start, end } = quantity;
    const before = text.slice(Math.max(from, start - REACH), start);
    const noun = nounAfter.exec(text.slice(end, end + REACH)) ?? nounBefore.exec(before);
    const inTime = timeBefore.test(before);
    from = end;
    return { ...quantity, noun: (noun?.[1] ?? '').toLowerCase().replace(/s$/, ''), inTime };
  });
}
