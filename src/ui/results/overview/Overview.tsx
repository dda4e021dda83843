import { Box, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { RunComparison } from '../../../core/analysis/compare-runs';
import { describeDetectable } from '../../../core/analysis/describe-comparison';
import type { MetricDescription } from '../../../core/scoring/metric';
import { LinkButton } from '../../parts/Buttons';
import { DoubtfulJoins } from '../../parts/DoubtfulJoins';
import { Conclusion, Muted } from '../../parts/Texts';
import { JoinRowsDialog } from '../../data/JoinRowsDialog';
import type { JoinCount } from '../../../worker/join-outcome';
import { areRankings } from '../../../state/selectors';
import {
  type Result,
  useAssay,
  useAssayStore,
  useVisibleRuns,
  useShownRun,
} from '../../store-context';
import { useHeadline, useHeadlineReason } from '../HeadlineSelect';
import { FiguresCard } from '../evidence/FiguresCard';
import { comparesPages } from '../known-metrics';
import { describeConclusion } from '../../../core/analysis/describe-conclusion';
import { CompletedCard } from '../review/CompletedCard';
import { DistributionCard, NumericErrorCard } from './DistributionCard';
import { InspectCard } from './InspectCard';
import { NoAnswerCard } from './NoAnswerCard';
import styles from './overview.module.css';
import { ScoreTable } from './ScoreTable';
import { SliceCard } from './SliceCard';
import { TypeCard } from './TypeCard';
import type { RunReport } from '../../../core/analysis/run-report';
import { runName } from '../../../core/model';
import { retrievalSettings, type Settings } from '../../../core/settings';
import { listWords } from '../../../core/words/lists';
import { nounsOf } from '../../../core/words/nouns';
import { ROW_ORDER } from '../../../core/words/problems';
import { formatCount, plural, formatPoints, NOT_APPLICABLE } from '../../../core/words/numbers';
import { openQuery } from '../open-questions';
import type { RejectionReport } from '../../../core/scoring/acceptance/rejection-report';
import { TIER_WORDS, TIERS } from '../../../core/scoring/tiers/tier';
import { Card } from '../../parts/Card';
import { ShareBar } from '../../parts/IntervalBar';
import { runColor } from '../../theme';

/** The conclusion, the scores, the charts, and links to questions. */
export function Overview({ result }: { readonly result: Result }) {
  const isRanking = useAssay(areRankings);
  const isComplete = result.stage === 'complete';
  return (
    <Stack>
      <DoubtfulJoins />
      <ResultSummary result={result} />
      <Box className="columns" __vars={{ '--columns': 'minmax(0, 1fr) 300px' }}>
        <Stack>
          <ScoreTable result={result} />
          {isComplete && <CompletedCard />}
          {/* All rankings have the same type. */}
          {isComplete && !isRanking && <TypeCard runs={result.runs} />}
        </Stack>
        <Stack>
          <div className="screen-only">
            <InspectCard />
          </div>
          {result.rejections && <StrictRejectionsCard rejections={result.rejections} />}
        </Stack>
      </Box>
      {isComplete && <Charts result={result} />}
    </Stack>
  );
}

/** The cards below the scores; they show intervals or values from the worker. */
function Charts({ result }: { readonly result: Result }) {
  const hasEvidence = useAssay(comparesPages);
  return (
    <>
      <SliceCard />
      <div className={`optional ${styles.pair}`}>
        <DistributionCard />
        <NoAnswerCard result={result} />
      </div>
      <NumericErrorCard />
      {!hasEvidence && <FiguresCard runs={result.runs} />}
    </>
  );
}

/** The headline, remarks on the answers, and how differences were tested. */
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

/** Describes how the pairs were tested, and which differences can be detected. */
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

/** A kind of answer or row that affects how the scores should be read. */
interface CountBadge {
  readonly label: string;
  /** Number of such answers or rows in each run. */
  readonly counts: readonly number[];
  /** An explanation of how they are scored. */
  readonly help: string;
  /** The query that finds them or, if no query can, the join count that lists them. */
  readonly opens: { readonly query: string } | { readonly rows: JoinCount };
}

/** The badges of some runs: one for each kind that occurs. */
function listBadges(
  runs: readonly RunReport[],
  settings: Settings,
  isRanking = false,
): CountBadge[] {
  const countsMissing = isRanking
    ? retrievalSettings(settings).queries === 'judged'
    : settings.missing === 'zero';
  const badge = (
    label: string,
    count: (run: RunReport) => number,
    help: string,
    opens: CountBadge['opens'],
  ): CountBadge => ({ label, counts: runs.map(count), help, opens });
  return [
    badge(
      'missing',
      ({ counts }) => counts.missing,
      countsMissing ? 'No prediction: counts as 0' : 'No prediction: not in the means',
      { query: 'response = missing' },
    ),
    badge(
      'declined',
      ({ outcomes }) => outcomes?.declined ?? 0,
      'Answerable questions that a run declines to answer; counted as not correct',
      { query: 'outcome = declined' },
    ),
    badge(
      'wrapped',
      ({ counts }) => counts.wrapped,
      `In a code fence, JSON or the like: ${settings.wrapping === 'keep' ? 'scored as written' : 'unwrapped before scoring'}`,
      { query: 'wrapping is not empty and wrapping != none' },
    ),
    badge('unscored', ({ counts }) => counts.unscored, 'A metric could not be computed', {
      query: 'unscored > 0',
    }),
    badge(
      'duplicate',
      ({ counts }) => counts.duplicate,
      `Several predictions for a question: the ${settings.duplicates} counts`,
      { rows: 'duplicate' },
    ),
    badge('unmatched', ({ counts }) => counts.extra, 'Predictions without a question: not scored', {
      rows: 'extra',
    }),
  ].filter(({ counts }) => counts.some((count) => count > 0));
}

/** Numbers of missing, declined, wrapped … answers as buttons that open them. */
function CountBadges({ result: { runs, inputs } }: { readonly result: Result }) {
  const store = useAssayStore();
  const isRanking = useAssay(areRankings);
  const badges = listBadges(runs, inputs.settings, isRanking);
  const matched = runs.reduce((sum, { counts }) => sum + counts.matched, 0);
  const isComplete = !badges.some(({ label }) => ['missing', 'unmatched'].includes(label));
  const [shown, setShown] = useState<JoinCount | null>(null);
  return (
    <>
      <Group gap={6} component="ul" aria-label="Answers that need attention">
        {isComplete && (
          <li className={`small ${styles.badge}`}>
            All {plural(matched, ...nounsOf(isRanking).prediction)} matched
          </li>
        )}
        <RowOrderBadge />
        {badges.map(({ label, counts, help, opens }) => {
          const total = counts.reduce((sum, count) => sum + count, 0);
          const most = counts.indexOf(Math.max(...counts));
          const byRun = runs.flatMap((run, index) =>
            (counts[index] ?? 0) > 0 ? [`${runName(run)}: ${formatCount(counts[index] ?? 0)}`] : [],
          );
          return (
            <li key={label}>
              <UnstyledButton
                className={`small ${styles.badge}`}
                data-label={label}
                title={`${help}. ${byRun.join('; ')}`}
                onClick={() => {
                  if ('rows' in opens) setShown(opens.rows);
                  else openQuery(store, most, opens.query);
                }}
              >
                <b>{formatCount(total)}</b> {label}
              </UnstyledButton>
            </li>
          );
        })}
      </Group>
      <JoinRowsDialog count={shown} onClose={() => setShown(null)} />
    </>
  );
}

/** The files whose rows are matched by row order, as a button that opens the warning in Data. */
function RowOrderBadge() {
  const store = useAssayStore();
  const joined = useAssay((state) => state.joined);
  const warnings = joined?.problems.filter(({ code }) => code === ROW_ORDER) ?? [];
  if (warnings.length === 0) return null;
  return (
    <li>
      <UnstyledButton
        className={`small ${styles.badge}`}
        data-label="row order"
        title={warnings.map(({ message }) => message).join(' ')}
        onClick={() => store.getState().go('data')}
      >
        {listWords(warnings.flatMap(({ file = [] }) => file))} matched by row order
      </UnstyledButton>
    </li>
  );
}

/** Acceptance tiers of the selected run. */
function StrictRejectionsCard({ rejections }: { readonly rejections: RejectionReport }) {
  const store = useAssayStore();
  const run = useShownRun();
  const own = rejections.runs[run];
  if (!own) return null;
  return (
    <Card title="Correct answers a strict scorer rejects" note={own.run}>
      <Stack component="ul" gap={8} mb={10} fz="sm">
        {TIERS.map((tier, step) => {
          const share = own.headline[tier];
          return (
            <li key={tier}>
              <Group component="span" justify="space-between" gap={12} wrap="nowrap">
                <span>
                  {step > 0 && '+ '}
                  {TIER_WORDS[tier].label}
                  {step > 0 && <Muted> {plural(own.byTier[tier], 'more answer')}</Muted>}
                </span>
                <b className="tabular">{share === null ? NOT_APPLICABLE : formatPoints(share)}</b>
              </Group>
              <ShareBar share={share ?? 0} color={runColor(run)} />
            </li>
          );
        })}
      </Stack>
      <LinkButton onClick={() => store.getState().go('results', 'gaps')}>
        Show rejection reasons
      </LinkButton>
    </Card>
  );
}
