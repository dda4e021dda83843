import type { Acceptance } from '../../../core/tiers/tier';
import { GAP_LABELS, TIER_WORDS } from '../../../core/tiers/tier';
import styles from './TierLine.module.css';

/** Whether the answer counts as right, by which tier, and why. */
export function TierLine({ acceptance }: { readonly acceptance: Acceptance | null }) {
  if (!acceptance) {
    return (
      <p className={styles.line} data-accepted={false}>
        <span className={styles.badge}>Not accepted</span> No tier takes this for the reference: not
        as text, not as what it means, not by its words.
      </p>
    );
  }
  const { tier, gap, reason } = acceptance;
  return (
    <p className={styles.line} data-accepted={true}>
      <span className={styles.badge}>{TIER_WORDS[tier].label}</span> Accepted as {tier}: {reason}.
      {gap !== null && <span className={styles.gap}> Gap: {GAP_LABELS[gap].toLowerCase()}.</span>}
    </p>
  );
}
