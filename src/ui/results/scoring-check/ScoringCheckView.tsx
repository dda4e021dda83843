import { Card } from '../../parts/Card';
import { Conclusion } from '../../parts/Conclusion';
import type { Result } from '../../store-context';
import { AbstentionTable } from './AbstentionTable';
import { describeTiers } from './describe-tiers';
import { RejectionReasonTable } from './RejectionReasonTable';
import styles from './scoring-check.module.css';
import { TierTable } from './TierTable';

/** What a stricter scorer throws away: the tiers, the kinds of gap with their questions, the abstentions. */
export function ScoringCheckView({ result: { gaps, runs } }: { readonly result: Result }) {
  if (!gaps) return <p className={styles.none}>These results were scored without tiers.</p>;
  const [first = '', ...further] = describeTiers(gaps);
  return (
    <div className={styles.stack}>
      <Conclusion headline={first}>{further.join(' ')}</Conclusion>
      <Card
        title="What each tier adds"
        note={
          runs.length > 1
            ? 'share accepted up to each tier, in points of 100; beside it the place of the run, below it what the tier adds'
            : 'share accepted up to each tier, in points of 100; below it what the tier adds'
        }
      >
        <TierTable report={gaps} />
      </Card>
      <Card
        title="What stood in between"
        note="answers that a strict scorer rejects and a later tier accepts; a count opens its questions"
      >
        <RejectionReasonTable report={gaps} />
      </Card>
      <Card
        title="Answerable and abstained"
        note="an abstention is a whole answer that means “no answer”; precision and recall in points of 100"
      >
        <AbstentionTable runs={runs} />
      </Card>
    </div>
  );
}
