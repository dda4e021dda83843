import { Group, Stack, Text } from '@mantine/core';
import type { RunComparison } from '../../../core/analysis/compare-runs';
import { describeDetectable } from '../../../core/analysis/describe-comparison';
import type { MetricDescription } from '../../../core/scoring/metric';
import { LinkButton } from '../../parts/Buttons';
import { DoubtfulJoins } from '../../parts/DoubtfulJoins';
import { Conclusion } from '../../parts/Texts';
import { areRankings } from '../../../state/selectors';
import { type Result, useAssay, useAssayStore, useVisibleRuns } from '../../store-context';
import { useHeadline, useHeadlineReason } from '../HeadlineSelect';
import { FiguresCard } from '../evidence/FiguresCard';
import { comparesPages } from '../known-metrics';
import { CountBadges } from './CountBadges';
import { describeConclusion } from '../../../core/analysis/describe-conclusion';
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
          {result.stage === 'complete' && <Charts result={result} />}
        </Stack>
        <Stack className={styles.side}>
          <InspectCard />
          {result.gaps && <StrictRejectionsCard gaps={result.gaps} />}
        </Stack>
      </div>
    </Stack>
  );
}

/** The cards below the scores, which show intervals or ask the worker. */
function Charts({ result }: { readonly result: Result }) {
  // All rankings are of one type.
  const isRanking = useAssay(areRankings);
  const hasEvidence = useAssay(comparesPages);
  return (
    <>
      {!isRanking && <TypeCard runs={result.runs} />}
      <SliceCard />
      <DistributionCard />
      <NumericErrorCard />
      <NoAnswerCard result={result} />
      {!hasEvidence && <FiguresCard runs={result.runs} />}
    </>
  );
}

/** The headline, what to know about the answers, and how differences were tested. */
function ResultSummary({ result }: { readonly result: Result }) {
  const store = useAssayStore();
  const metric = useHeadline();
  const reason = useHeadlineReason();
  const visible = useVisibleRuns();
  const { stage, runs, inputs, uncertainty } = result;
  const comparison = uncertainty.comparisons.find((one) => one.metric === metric?.id);
  const isWrapped =
    inputs.settings.wrapping === 'keep' && runs.some(({ counts }) => counts.wrapped > 0);
  return (
    <Conclusion headline={metric ? describeConclusion(runs, metric, uncertainty, visible) : ''}>
      <Group justify="space-between" align="baseline" gap="6px 16px" mt={6}>
        <Group gap={10}>
          <CountBadges result={result} />
          {isWrapped && (
            <LinkButton
              onClick={() => {
                const { settings, previewSettings, go } = store.getState();
                previewSettings({ ...settings, wrapping: 'remove' });
                go('scoring');
              }}
            >
              Preview unwrapping
            </LinkButton>
          )}
        </Group>
        {stage !== 'complete' && runs.length > 1 && (
          <Text size="xs" c="var(--ink-3)" flex="1 0 100%">
            Computing intervals and tests…
          </Text>
        )}
        {comparison && metric && (
          <Text size="xs" c="var(--ink-3)" flex="1 0 100%">
            {reason !== null && `${metric.label} ${reason}. `}
            {describeTest(comparison, metric)}{' '}
            <LinkButton onClick={() => store.getState().go('results', 'compare')}>
              All pairs and tests
            </LinkButton>
          </Text>
        )}
      </Group>
    </Conclusion>
  );
}

/** How the pairs were tested, and what could be found. */
function describeTest({ pairs }: RunComparison, metric: MetricDescription): string {
  const isClustered = pairs.some(({ clusters }) => clusters !== null);
  const adjusted = pairs.length > 1 ? ', Holm-adjusted' : '';
  const size = describeDetectable(
    pairs.filter(({ canDecide }) => canDecide),
    metric,
  );
  const detectable = size === '' ? '' : ` Minimum detectable difference: ${size}.`;
  return `Paired permutation test${isClustered ? ' by document' : ''}${adjusted}.${detectable}`;
}
