import { Card } from '../../parts/Card';
import { Conclusion } from '../../parts/Texts';
import type { Result } from '../../store-context';
import { AbstentionTable } from './AbstentionTable';
import { describeTiers } from './describe-tiers';
import { RejectionReasonTable } from './RejectionReasonTable';
import styles from './scoring-check.module.css';
import { TierTable } from './TierTable';

/** Correct answers a strict scorer rejects: the tiers, the kinds of gap with their questions, the abstentions. */
export function ScoringCheckView({ result: { gaps, runs } }: { readonly result: Result }) {
  if (!gaps)
    return <p className={styles.none}>Acceptance tiers are not available for these results.</p>;
  const [first = '', ...further] = describeTiers(gaps);
  return (
    <div className={styles.stack}>
      <Conclusion headline={first}>{further.join(' ')}</Conclusion>
      <Card
        title="Acceptance tiers"
        note={
          runs.length > 1
            ? 'percent accepted up to each tier, with the run’s rank; below, answers the tier adds'
            : 'percent accepted up to each tier; below, answers the tier adds'
        }
      >
        <TierTable report={gaps} />
      </Card>
      <Card
        title="Rejection reasons"
        note="correct answers rejected by strict matching, by reason; select a count to see them"
      >
        <RejectionReasonTable report={gaps} />
      </Card>
      <Card
        title="Abstentions"
        note="an abstention is a response that gives no answer; precision and recall in percent"
      >
        <AbstentionTable runs={runs} />
      </Card>
    </div>
  );
}
