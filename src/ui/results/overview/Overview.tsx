import { Stack } from '@mantine/core';
import { LinkButton } from '../../parts/Buttons';
import { DoubtfulJoins } from '../../parts/DoubtfulJoins';
import { Conclusion } from '../../parts/Texts';
import { type Result, useAssayStore, useCatalog } from '../../store-context';
import { MAIN_METRIC } from '../known-metrics';
import { describeConclusion } from './describe-conclusion';
import { describeCounts, describeLead } from './describe-runs';
import { DistributionCard, NumericErrorCard } from './DistributionCard';
import { InspectCard } from './InspectCard';
import { NoAnswerCard } from './NoAnswerCard';
import styles from './overview.module.css';
import { ScoreTable } from './ScoreTable';
import { SliceCard } from './SliceCard';
import { StrictRejectionsCard } from './StrictRejectionsCard';
import { TypeCard } from './TypeCard';

/** The conclusion, the scores, the charts, and links to questions. */
export function Overview({ result }: { readonly result: Result }) {
  return (
    <Stack>
      <DoubtfulJoins />
      <ResultSummary result={result} />
      <div className={styles.columns}>
        <Stack>
          <ScoreTable result={result} />
          <TypeCard runs={result.runs} />
          <SliceCard runs={result.runs} />
          <DistributionCard runs={result.runs} />
          <NumericErrorCard runs={result.runs} />
          <NoAnswerCard result={result} />
        </Stack>
        <Stack className={styles.side}>
          <InspectCard runs={result.runs} />
          {result.gaps && <StrictRejectionsCard gaps={result.gaps} />}
        </Stack>
      </div>
    </Stack>
  );
}

/** The result in words. */
function ResultSummary({ result: { runs, inputs, uncertainty } }: { readonly result: Result }) {
  const store = useAssayStore();
  const { metrics } = useCatalog();
  const main = metrics.find(({ id }) => id === MAIN_METRIC);
  const conclusion = main ? describeConclusion(runs, main, uncertainty) : '';
  const lead = describeLead(
    runs,
    metrics.filter(({ headline }) => headline),
  );
  const isWrapped =
    inputs.settings.wrapping === 'keep' && runs.some(({ counts }) => counts.wrapped > 0);
  return (
    <Conclusion headline={conclusion || lead}>
      {conclusion && <span>{lead}</span>} {describeCounts(runs, inputs.settings).join(' ')}{' '}
      {isWrapped && (
        <LinkButton
          onClick={() => {
            store.getState().previewSettings({ ...store.getState().settings, wrapping: 'remove' });
            store.getState().go('scoring');
          }}
        >
          Preview unwrapping
        </LinkButton>
      )}
      {isWrapped && conclusion && ' · '}
      {conclusion && (
        <LinkButton onClick={() => store.getState().go('results', 'compare')}>
          All pairs and tests
        </LinkButton>
      )}
    </Conclusion>
  );
}
