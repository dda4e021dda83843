import type { Quantity } from './quantity';

/*
 * Words that say that an answer is not this number: “not 50% but 30%”, “30%, not 50%”, “30% rather than
 * 50%”. Bounds (“not less than 50%”) are read in `interval.ts` and deny nothing.
 */

/** How far back words are looked at. */
const REACH = 40;

const about = String.raw`(?:(?:about|around|approximately|roughly|exactly|quite|an?|the) )?`;
/** “if not 50%” and “whether or not 50%” leave it open. */
const notBefore = new RegExp(
  String.raw`(?:(?<!(?<!\p{L})(?:if|or) )(?<!\p{L})not|n['’]t) ${about}$`,
  'iu',
);
/** Behind a verb that goes on (“did not by 2030 …”) a preposition belongs to what follows. */
const notBeforePlace = new RegExp(
  String.raw`(?<!(?<!\p{L})(?:if|or|do|does|did|has|have|had|will|would|can|could|may|might|shall|should|must) )(?<!\p{L})not (?:at|by|in|to) ${about}$`,
  'iu',
);
const insteadOf = new RegExp(
  String.raw`(?<!\p{L})(?:rather than|instead of|as opposed to) (?:(?:at|by|in|to) )?${about}$`,
  'iu',
);

/** What all of these have; most texts have none of it, and none of their numbers needs a look. */
const denying = /not|n['’]t|rather than|instead of|as opposed to/iu;

/** Marks the quantities that an answer says it does not mean. Linear in the text. */
export function markDenied(text: string, quantities: readonly Quantity[]): readonly Quantity[] {
  if (quantities.length === 0 || !denying.test(text)) return quantities;
  let from = 0;
  return quantities.map((quantity) => {
    const lead = text.slice(Math.max(from, quantity.start - REACH), quantity.start);
    from = quantity.end;
    const denied = notBefore.test(lead) || notBeforePlace.test(lead) || insteadOf.test(lead);
    return denied ? { ...quantity, denied } : quantity;
  });
}
