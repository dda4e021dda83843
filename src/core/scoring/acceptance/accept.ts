import type { PreparedAnswer } from '../../answers/prepare';
import type { Comparison } from '../comparison';
import { findContradiction } from '../contradictions/contradiction';
import { acceptParaphrase } from '../tiers/paraphrase';
import { type Accepter, type Acceptance, type Tier, TIERS } from '../tiers/tier';
import { acceptTypeAware } from '../tiers/type-aware';
import { acceptNormalized, acceptStrict } from '../tiers/normalized';

/*
 * The order of the checks, from the strictest to the most lenient: the same text, the same text
 * written differently, the same value (type-aware), and the same content worded differently
 * (paraphrase). Each tier is tried with every reference before the next tier, so that the reason
 * shown is that of the closest match among all references.
 *
 * The first two tiers need no further test, since equal texts cannot contradict each other. The
 * other two find the answer somewhere in the prediction; `contradiction.ts` then decides for both
 * whether the prediction denies it, adds to it or applies it to a different subject. A
 * contradiction rules out only this reference and tier.
 */

/** The tests of each tier for one reference. */
const accepters: Readonly<Record<Tier, Accepter>> = {
  strict: ({ prediction }, reference) => acceptStrict(reference, prediction),
  normalised: acceptNormalized,
  typed: acceptTypeAware,
  lexical: acceptParaphrase,
};

/**
 * The first tier that accepts the prediction for any reference, with the reason; `null` if no tier
 * does. The normalized tier accepts everything that exact match accepts, except texts that
 * normalization removes completely (“the” instead of the option `A`) and different numbers: some
 * normalizations delete decimal points and signs.
 */
export function accept(comparison: Comparison): Acceptance | null {
  return comparison.remember(findAcceptance);
}

const findAcceptance = (comparison: Comparison) =>
  acceptUnless(comparison, (reference) => findContradiction(comparison, reference) !== null);

/** `accept` with a given test for contradictions, for scripts that count what each test rejects. */
export function acceptUnless(
  comparison: Comparison,
  isContradicted: (reference: PreparedAnswer) => boolean,
): Acceptance | null {
  for (const tier of TIERS) {
    for (const reference of comparison.distinctReferences) {
      const finding = accepters[tier](comparison, reference);
      if (!finding) continue;
      const isSameText = tier === 'strict' || tier === 'normalised';
      if (isSameText || !isContradicted(reference))
        return { tier, ...finding, reference: comparison.references.indexOf(reference) };
    }
  }
  return null;
}
