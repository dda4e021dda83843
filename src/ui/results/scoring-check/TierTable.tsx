import { Box, Group, Text } from '@mantine/core';
import type { RejectionReport, RunRejections } from '../../../core/scoring/tiers/rejection-report';
import { type Tier, TIER_WORDS, TIERS } from '../../../core/scoring/tiers/tier';
import { formatCount, formatPoints, NOT_APPLICABLE } from '../../../core/words/numbers';
import { type Column, DataTable } from '../../parts/DataTable';
import { RunName, RunRank } from '../../parts/RunName';
import { BarTrack } from '../../parts/IntervalBar';
import { Muted } from '../../parts/Texts';
import { useVisibleRuns } from '../../store-context';
import { runColor } from '../../theme';
import { rankOf } from './describe-tiers';
import styles from './scoring-check.module.css';

interface IndexedRun {
  readonly gaps: RunRejections;
  /** Position of the run in the report. */
  readonly index: number;
}

interface TierTableProps {
  readonly report: RejectionReport;
  readonly note: string | null;
}

/** For every run and tier the share accepted so far, what the tier adds, and the rank of the run. */
export function TierTable({ report, note }: TierTableProps) {
  const rows = useVisibleRuns().flatMap((index): IndexedRun[] => {
    const gaps = report.runs[index];
    return gaps ? [{ gaps, index }] : [];
  });
  return (
    <DataTable
      label="Acceptance tiers"
      note={note}
      rows={rows}
      rowKey={({ index }) => index}
      columns={[
        {
          label: 'Run',
          cell: ({ gaps, index }) => (
            <>
              <RunName index={index} />
              <Ladder gaps={gaps} run={index} />
            </>
          ),
        },
        ...TIERS.map((tier, at): Column<IndexedRun> => ({
          id: tier,
          className: styles.step,
          term: TIER_WORDS[tier].label,
          label: (
            <>
              {at > 0 && '+ '}
              {TIER_WORDS[tier].label}
              <Box component="span" display="block" className="muted" visibleFrom="xs">
                {TIER_WORDS[tier].accepts}
              </Box>
            </>
          ),
          cell: ({ index }) => <Step report={report} run={index} tier={tier} />,
        })),
        {
          label: 'Not accepted',
          cell: ({ gaps: { questions, byTier } }) =>
            formatCount(questions - TIERS.reduce((sum, tier) => sum + byTier[tier], 0)),
        },
      ]}
    />
  );
}

interface StepProps {
  readonly report: RejectionReport;
  readonly run: number;
  readonly tier: Tier;
}

function Step({ report, run, tier }: StepProps) {
  const gaps = report.runs[run];
  const share = gaps?.headline[tier] ?? null;
  const added = gaps?.byTier[tier] ?? 0;
  const points = gaps && gaps.questions > 0 ? formatPoints(added / gaps.questions) : null;
  const isFirst = tier === 'strict';
  const stricter = TIERS[TIERS.indexOf(tier) - 1] ?? tier;
  const before = rankOf(report, run, stricter).rank;
  return (
    <>
      <Group component="span" justify="end" align="baseline" gap={10} wrap="nowrap">
        {report.runs.length > 1 && (
          <RunRank {...rankOf(report, run, tier)} reference={before} referenceWord="before" />
        )}
        <Text span inherit fz={15} miw={38}>
          {share === null ? NOT_APPLICABLE : formatPoints(share)}
        </Text>
      </Group>
      <Muted>
        {isFirst ? formatCount(added) : `+${formatCount(added)}`}
        {!isFirst && added > 0 && points !== null && ` (${points})`}
      </Muted>
    </>
  );
}

interface LadderProps {
  readonly gaps: RunRejections;
  readonly run: number;
}

/** The tiers as a stacked bar, the strictest first. */
function Ladder({ gaps: { byTier, questions }, run }: LadderProps) {
  return (
    <BarTrack>
      {TIERS.map((tier, step) => (
        <span
          key={tier}
          style={{
            width: `${(100 * byTier[tier]) / Math.max(1, questions)}%`,
            background: `color-mix(in oklab, ${runColor(run)} ${100 - 25 * step}%, var(--card))`,
          }}
        />
      ))}
    </BarTrack>
  );
}
