import type { MeaningTrace } from '../../../core/explore/explain/explain';
import { GAP_LABELS, TIER_WORDS } from '../../../core/scoring/tiers/tier';
import { describeRejection } from './describe-rejection';
import styles from './Microscope.module.css';

/** Whether the answer counts as right, by which tier, and why. */
export function TierLine({ meaning }: { readonly meaning: MeaningTrace }) {
  const { acceptance } = meaning;
  if (!acceptance) {
    return (
      <p className={styles.line} data-accepted={false}>
        <span className={styles.badge}>Not accepted</span> by any tier: {describeRejection(meaning)}
        .
      </p>
    );
  }
  const { tier, gap, reason } = acceptance;
  return (
    <p className={styles.line} data-accepted={true}>
      <span className={styles.badge}>Accepted as {TIER_WORDS[tier].label.toLowerCase()}</span>:{' '}
      {reason}.
      {gap !== null && <span className={styles.gap}> Gap: {GAP_LABELS[gap].toLowerCase()}.</span>}
    </p>
  );
}
