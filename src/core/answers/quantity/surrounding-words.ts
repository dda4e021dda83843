import { findAll } from '../../text/find-all';
import type { QuantityDraft } from './quantity';

/*
 * Properties of a number from the words next to it: the noun that it counts or qualifies (“the 45%
 * target”, “a target of 45%”, “200 sites”), and whether it is a point in time (“in 2020”).
 */

/** Number of characters before and after a number that are searched. */
const NOUN_CONTEXT = 40;

const grammar = String.raw`(?:an?|the|and|or|but|of|in|on|at|by|to|for|from|with|per|than|as|is|was|are|were|be|been|has|had|have|which|that|who|when|while|compared|versus|vs|between|over|under|through)(?!\p{L})`;

const nounAfter = new RegExp(
  String.raw`^ (?:of (?:the |its |their )?)?(?!${grammar})(\p{L}[\p{L}-]*)`,
  'iu',
);

const nounBefore =
  /(\p{L}[\p{L}-]*) (?:of|at|to|by) (?:(?:about|around|nearly|approximately) )?(?:an? |the )?[~≈]?$/iu;

const timeBefore =
  /(?<!\p{L})(?:in|by|since|until|till|from|to|during|after|before|of|for|year|fy|through|as of|early|late|mid|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\.?,?|\d{1,2},?)[ -]$/iu;

/*
 * Words that describe an amount as a decrease: “a decrease of 5%”, “fell by 5%”, “5% lower”, “a
 * loss of $3m”. The number keeps its written sign; `readings.ts` can interpret it as negative.
 */

/** Number of characters before and after a number that are searched. */
const DECREASE_CONTEXT = 48;

const decreaseBefore =
  /[↓▼] ?$|(?<!\p{L})(?:decreas(?:e[sd]?|ing)|declin(?:e[sd]?|ing)|fell|falls?|falling|fallen|drop(?:s|ped|ping)?|reduc(?:e[sd]?|ing|tions?)|shr(?:ank|unk|inks?)|contract(?:ed|ion)|loss(?:es)?|lost|lower|negative|minus|deficits?|outflows?|down|rückgang|gesunken|sank|gefallen|abnahme|baissé?e?s?|diminu\p{L}+|recul|disminu\p{L}+|reducción|calo|riduzione|redução|queda|daling|gedaald)(?!\p{L})[: ](?:(?:um|von|de|del|di|van|met|by|of|was|were|is|about|approximately|around|roughly|nearly|a|an|total(?:l?ing|l?ed)?|amount(?:ed|ing) to) ){0,3}~?$/iu;

const decreaseAfter =
  /^ (?:points? )?(?:decreases?|declines?|drops?|falls?|reductions?|loss|lower|less|fewer|(?:\p{L}+ )?shorter|contraction|deficit|outflows?)(?!\p{L})/iu;

/*
 * Words that negate a number: “not 50% but 30%”, “30%, not 50%”, “30% rather than 50%”. Bounds
 * (“not less than 50%”) are read in `interval.ts`.
 */

/** How many characters before a number are searched. */
const NEGATION_CONTEXT = 40;

const hedge = String.raw`(?:(?:about|around|approximately|roughly|exactly|quite|an?|the) )?`;

/** “Not” before a number; “if not 50%” and “whether or not 50%” do not negate it. */
const notBefore = new RegExp(
  String.raw`(?:(?<!(?<!\p{L})(?:if|or) )(?<!\p{L})not|n['’]t) ${hedge}$`,
  'iu',
);

/**
 * “Not” and a preposition before a number. After an auxiliary verb (“did not by 2030 …”), the
 * preposition belongs to the words that follow.
 */
const notBeforePlace = new RegExp(
  String.raw`(?<!(?<!\p{L})(?:if|or|do|does|did|has|have|had|will|would|can|could|may|might|shall|should|must) )(?<!\p{L})not (?:at|by|in|to) ${hedge}$`,
  'iu',
);

const insteadOf = new RegExp(
  String.raw`(?<!\p{L})(?:rather than|instead of|as opposed to) (?:(?:at|by|in|to) )?${hedge}$`,
  'iu',
);

/**
 * Matches every negation above; most texts contain no negation, so their numbers need no further
 * check.
 */
const negating = /not|n['’]t|rather than|instead of|as opposed to/iu;

/** Words that begin the sentence in which a longer answer states its result. */
const concluding =
  /(?<![\p{L}-])(?:therefore|thus|hence|consequently|in conclusion|in summary|to summari[sz]e|overall|final answer|the answer is|as a result)(?!\p{L})|(?:^|[.\n:]\s{0,3})so,? /giu;

/**
 * Marks the quantities of the concluding part: from the last concluding word with a quantity after
 * it to the end. Without such a word, every quantity is marked. Linear in the length of the text.
 */
export function markConclusion(text: string, quantities: readonly QuantityDraft[]): void {
  const last = quantities.at(-1);
  if (!last || quantities.length === 1) return;
  let from = 0;
  for (const { index } of findAll(concluding, text)) {
    if (index > last.start) break;
    from = index;
  }
  for (const one of quantities) if (one.start < from) one.isConclusion = false;
}

/** Marks the quantities that an answer negates. Linear in the length of the text. */
export function markNegated(text: string, quantities: readonly QuantityDraft[]): void {
  if (!negating.test(text)) return;
  let from = 0;
  for (const quantity of quantities) {
    const lead = text.slice(Math.max(from, quantity.start - NEGATION_CONTEXT), quantity.start);
    from = quantity.end;
    quantity.negated = notBefore.test(lead) || notBeforePlace.test(lead) || insteadOf.test(lead);
  }
}

const comparedBefore =
  /(?<!\p{L})(?:compared (?:to|with)|as against|versus|vs\.?|relative to|up from|down from|(?:above|below|over|under|missed|beat|exceed(?:ed|ing|s)?) (?:the |its |a |an )?(?:\p{L}+ ){0,2}(?:average|target|median|benchmark|limit|threshold|forecast|budget)(?: of)?|(?:target|average|benchmark|threshold) of) (?:the |a |an )?[~≈$€£]?$/iu;
/** “from 0.82 to 0.97”: the level before the change. */
const changedFrom =
  /(?<!\p{L})(?:rose|risen|rising|fell|fallen|falling|grew|grown|increased?|increasing|decreased?|declined?|dropped|improved|went|moved|changed|narrowed|widened|up|down)(?: \p{L}+){0,2} from $/iu;
const comparedAfter =
  /^ ?(?:in )?(?:\(?the (?:year before|previous year|prior year|year earlier)|a year (?:ago|earlier|before)|last year|previously)(?!\p{L})/iu;
const comparing =
  /compared|against|versus|vs|relative|from|average|target|median|benchmark|limit|threshold|forecast|budget|before|previous|prior|earlier|ago|last/iu;

/**
 * Marks the quantities that are mentioned only for comparison. Linear in the length of the text.
 */
export function markCompared(text: string, quantities: readonly QuantityDraft[]): void {
  if (quantities.length < 2 || !comparing.test(text)) return;
  for (const [index, quantity] of quantities.entries()) {
    const lead = text.slice(Math.max(0, quantity.start - LEAD_CONTEXT), quantity.start);
    const tail = text.slice(quantity.end, quantity.end + LEAD_CONTEXT);
    const next = quantities[index + 1];
    const verbContinues = next !== undefined && /^[^.;]{0,40}(?<!\p{L})to /iu.test(tail);
    quantity.isCompared =
      comparedBefore.test(lead) ||
      comparedAfter.test(tail) ||
      (verbContinues && changedFrom.test(lead)) ||
      (!verbContinues && isFormerLevel(text, quantities[index - 1], quantity));
  }
}

const fromAtEnd = /^[^.;]{0,40}(?<!\p{L})from [~≈$€£]?$/iu;

/**
 * Whether a number is a former level: “3.25%” in “2.75%, lowered from 3.25%”. It follows a number
 * of the same kind, which is the present level.
 */
function isFormerLevel(text: string, before: QuantityDraft | undefined, own: QuantityDraft) {
  if (!before || own.bareYear || before.bareYear || before.percent !== own.percent) return false;
  if (before.unit?.symbol !== own.unit?.symbol || before.currency !== own.currency) return false;
  const between = text.slice(before.end, own.start);
  return (
    fromAtEnd.test(between) && !/(?<!\p{L})(?:by|from) \D{0,4}$/iu.test(text.slice(0, before.start))
  );
}

/** Number of characters before and after a number that are searched. */
const LEAD_CONTEXT = 64;

/** Marks the quantities that are described as a decrease. Linear in the length of the text. */
export function markDecreases(text: string, quantities: readonly QuantityDraft[]): void {
  let from = 0;
  for (const quantity of quantities) {
    const { start, end } = quantity;
    const lead = text.slice(Math.max(from, start - DECREASE_CONTEXT), start);
    from = end;
    quantity.isDecrease =
      decreaseBefore.test(lead) || decreaseAfter.test(text.slice(end, end + DECREASE_CONTEXT));
  }
}

/**
 * Sets the noun of every quantity and whether it is a time reference. Linear in the length of the
 * text.
 */
export function markNouns(text: string, quantities: readonly QuantityDraft[]): void {
  let from = 0;
  for (const quantity of quantities) {
    const { start, end } = quantity;
    const before = text.slice(Math.max(from, start - NOUN_CONTEXT), start);
    const noun = nounAfter.exec(text.slice(end, end + NOUN_CONTEXT)) ?? nounBefore.exec(before);
    quantity.noun = (noun?.[1] ?? '').toLowerCase().replace(/s$/, '');
    quantity.isTimeReference = timeBefore.test(before);
    from = end;
  }
}
