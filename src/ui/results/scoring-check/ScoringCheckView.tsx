import { Stack, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Card } from '../../parts/Card';
import { Conclusion, Note } from '../../parts/Texts';
import { type Result, useAssay } from '../../store-context';
import { useNearViewport } from '../../use-near-viewport';
import { ScorersView } from '../scorers/ScorersView';
import { AbstentionTable } from './AbstentionTable';
import { describeTiers, explainExactMatch, TierTable } from './TierTable';
import { RejectionReasonTable } from './RejectionReasonTable';
import styles from './scoring-check.module.css';

/** Tiers, rejection reasons and abstentions, then the same runs under every published scorer. */
export function ScoringCheckView({ result }: { readonly result: Result }) {
  return (
    <Stack gap={28}>
      <OwnScoring result={result} />
      <PublishedScorers />
    </Stack>
  );
}

/** Scored when the section is near the viewport, or immediately if the URL refers to it. */
function PublishedScorers() {
  const section = useRef<HTMLElement>(null);
  const isAsked = useAssay(({ tab }) => tab === 'scorers');
  const isNear = useNearViewport(section, true);
  useEffect(() => {
    if (!isAsked) return undefined;
    // Waits until the page has been scrolled to the top.
    const frame = requestAnimationFrame(() => section.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [isAsked]);
  return (
    <section ref={section} aria-labelledby="published-scorers" className={styles.scorers}>
      <Title order={2} size="lg" mb={10} id="published-scorers">
        Published scorers
      </Title>
      {(isAsked || isNear) && <ScorersView />}
    </section>
  );
}

/** Acceptance tiers, rejection reasons with their answers, and abstentions. */
function OwnScoring({ result: { rejections, runs } }: { readonly result: Result }) {
  if (!rejections) return <Note>Acceptance tiers are not available for these results.</Note>;
  const [first = '', ...further] = describeTiers(rejections);
  return (
    <Stack>
      <Conclusion headline={first}>{further.join(' ')}</Conclusion>
      <Card
        title="Acceptance tiers"
        note={
          runs.length > 1
            ? 'cumulative percentage accepted through each tier, with the run’s rank; beneath it, the number of answers that the tier adds'
            : 'cumulative percentage accepted through each tier; beneath it, the number of answers that the tier adds'
        }
      >
        <TierTable report={rejections} note={explainExactMatch(rejections, runs)} />
      </Card>
      <Card
        title="Rejection reasons"
        note="correct answers rejected by strict matching, by reason; select a count to see them"
      >
        <RejectionReasonTable report={rejections} />
      </Card>
      <Card title="Abstentions" note="an abstention is a response that gives no answer">
        <AbstentionTable runs={runs} />
      </Card>
    </Stack>
  );
}
