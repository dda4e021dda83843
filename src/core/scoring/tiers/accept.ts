import type { PreparedAnswer } from '../../answers/prepare';
import type { Comparison } from '../comparison';
import { findContradiction } from './contradiction';
import { acceptLexical } from './lexical';
import { type Acceptance, type Finding, type Tier, TIERS } from './tier';
import { acceptTyped } from './typed';
import { acceptNormalized, acceptStrict } from './normalized';

/** What each tier says of one reference. */
const accepters: Readonly<
  Record<Tier, (comparison: Comparison, reference: PreparedAnswer) => Finding | null>
> = {
  strict: ({ prediction }, reference) => acceptStrict(reference, prediction),
  normalised: acceptNormalized,
  typed: acceptTyped,
  lexical: acceptLexical,
};

/**
 * The first tier that accepts the prediction for any reference, with the reason; `null` where none
 * does. What exact match accepts, the normalized tier accepts at the latest, save one number for
 * another: some normalizations delete points and signs.
 */
export function accept(comparison: Comparison): Acceptance | null {
  return comparison.remember(findAcceptance);
}

const findAcceptance = (comparison: Comparison) =>
  acceptUnless(comparison, (reference) => findContradiction(comparison, reference) !== null);

/** The same under another test for contradictions, by which their mechanisms are counted. */
export function acceptUnless(
  comparison: Comparison,
  isContradicted: (reference: PreparedAnswer) => boolean,
): Acceptance | null {
  for (const tier of TIERS) {
    for (const [index, reference] of comparison.references.entries()) {
      const finding = accepters[tier](comparison, reference);
      if (!finding) continue;
      const isSameText = tier === 'strict' || tier === 'normalised';
      if (isSameText || !isContradicted(reference)) return { tier, ...finding, reference: index };
    }
  }
  return null;
}
