import { Stack } from '@mantine/core';
import { Card } from '../../parts/Card';
import { Conclusion, Note } from '../../parts/Texts';
import type { Result } from '../../store-context';
import { AbstentionTable } from './AbstentionTable';
import { describeTiers, explainExactMatch } from './describe-tiers';
import { RejectionReasonTable } from './RejectionReasonTable';
import { TierTable } from './TierTable';

/** Acceptance tiers, rejection reasons with their answers, and abstentions. */
export function ScoringCheckView({ result: { gaps, runs } }: { readonly result: Result }) {
  if (!gaps) return <Note>Acceptance tiers are not available for these results.</Note>;
  const [first = '', ...further] = describeTiers(gaps);
  return (
    <Stack>
      <Conclusion headline={first}>{further.join(' ')}</Conclusion>
      <Card
        title="Acceptance tiers"
        note={
          runs.length > 1
            ? 'percent accepted up to each tier, with the run’s rank; below, answers the tier adds'
            : 'percent accepted up to each tier; below, answers the tier adds'
        }
      >
        <TierTable report={gaps} note={explainExactMatch(gaps, runs)} />
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
    </Stack>
  );
}
