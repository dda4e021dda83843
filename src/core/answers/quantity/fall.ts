import type { Quantity } from './quantity';

/*
 * Words that say that an amount is one of less: “a decrease of 5%”, “fell by 5%”, “5% lower”, “a loss
 * of $3m”. The number stays as it is written; `readings.ts` lets it stand for its negative.
 */

/** How far back and ahead words are looked at. */
const REACH = 48;

const before =
  /(?<!\p{L})(?:decreas(?:e[sd]?|ing)|declin(?:e[sd]?|ing)|fell|falls?|falling|fallen|drop(?:s|ped|ping)?|reduc(?:e[sd]?|ing|tions?)|shr(?:ank|unk|inks?)|contract(?:ed|ion)|loss(?:es)?|lost|lower|negative|minus|deficits?|outflows?|down)(?!\p{L})[: ](?:(?:by|of|was|were|is|about|approximately|around|roughly|nearly|a|an|total(?:l?ing|l?ed)?|amount(?:ed|ing) to) ){0,3}~?$/iu;
const behind =
  /^ (?:points? )?(?:decreases?|declines?|drops?|falls?|reductions?|loss|lower|less|contraction|deficit|outflows?)(?!\p{L})/iu;

/** Marks the quantities that words call an amount of less. Linear in the text. */
export function markFalls(text: string, quantities: readonly Quantity[]): readonly Quantity[] {
  let from = 0;
  return quantities.map((quantity) => {
    const { start, end } = quantity;
    const lead = text.slice(Math.max(from, start - REACH), start);
    from = end;
    const falls = before.test(lead) || behind.test(text.slice(end, end + REACH));
    return falls === quantity.falls ? quantity : { ...quantity, falls };
  });
}
