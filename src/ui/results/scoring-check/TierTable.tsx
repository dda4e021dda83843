import { Box, Group, Text } from '@mantine/core';
import type {
  RejectionReport,
  RunRejections,
} from '../../../core/scoring/acceptance/rejection-report';
import {
  type Tier,
  TIER_WORDS,
  TIERS,
  REJECTION_LABELS,
  REJECTION_REASONS,
} from '../../../core/scoring/tiers/tier';
import {
  formatCount,
  formatPoints,
  formOf,
  NOT_APPLICABLE,
  plural,
} from '../../../core/words/numbers';
import { type Column, DataTable } from '../../parts/DataTable';
import { RunName, RunRank } from '../../parts/RunName';
import { BarTrack } from '../../parts/IntervalBar';
import { Muted } from '../../parts/Texts';
import { useVisibleRuns } from '../../store-context';
import { runColor } from '../../theme';
import styles from './scoring-check.module.css';
import type { RunReport } from '../../../core/analysis/run-report';
import { listWords } from '../../../core/words/lists';

interface IndexedRun {
  readonly rejections: RunRejections;
  /** Position of the run in the report. */
  readonly index: number;
}

interface TierTableProps {
  readonly report: RejectionReport;
  readonly note: string | null;
}

/**
 * For every run and tier, the share of answers accepted up to that tier, the share that the tier
 * adds, and the rank.
 */
export function TierTable({ report, note }: TierTableProps) {
  const rows = useVisibleRuns().flatMap((index): IndexedRun[] => {
    const rejections = report.runs[index];
    return rejections ? [{ rejections, index }] : [];
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
          cell: ({ rejections, index }) => (
            <>
              <RunName index={index} />
              <Ladder rejections={rejections} run={index} />
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
          cell: ({ rejections: { questions, byTier } }) =>
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
  const rejections = report.runs[run];
  const share = rejections?.headline[tier] ?? null;
  const added = rejections?.byTier[tier] ?? 0;
  const points =
    rejections && rejections.questions > 0 ? formatPoints(added / rejections.questions) : null;
  const isFirst = tier === 'strict';
  return (
    <>
      <Group component="span" justify="end" align="baseline" gap={10} wrap="nowrap">
        {report.runs.length > 1 && (
          <RunRank
            {...rankOf(report, run, tier)}
            reference={rankBefore(report, run, tier)}
            referenceWord="before"
          />
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
  readonly rejections: RunRejections;
  readonly run: number;
}

/** The tiers as a stacked bar, strictest first. */
function Ladder({ rejections: { byTier, questions }, run }: LadderProps) {
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

interface TierRank {
  /** 1 + the number of better runs. */
  readonly rank: number;
  /** Whether another run has the same share. */
  readonly isShared: boolean;
}

/** A run that ranks below another one at a stricter tier and above it at this one. */
interface Overtake {
  /** Position of the run that now ranks higher. */
  readonly ahead: number;
  readonly behind: number;
  readonly tier: Tier;
}

const LAST = TIERS[TIERS.length - 1] ?? 'strict';

/**
 * Maximum number of rejection reasons, or of runs overtaking others, in a sentence; the tables list
 * all.
 */
const MAX_NAMED = 3;

/** Sentences that describe the effect of the tiers, most important first. */
export function describeTiers(report: RejectionReport): readonly string[] {
  return [describeScores(report), describeLosses(report), ...describeOrder(report)];
}

function describeScores({ runs }: RejectionReport): string {
  const range = (tier: Tier) => {
    const shares = runs.map(({ headline }) => headline[tier] ?? 0);
    const ends = [Math.min(...shares), Math.max(...shares)].map(formatPoints);
    return ends[0] === ends[1] ? (ends[0] ?? '') : ends.join(' to ');
  };
  const [only] = runs;
  const who = runs.length === 1 && only ? only.run : 'the runs';
  const verb = formOf(runs.length, 'scores', 'score');
  return `Under strict matching, ${who} ${verb} ${range('strict')}; with all tiers, ${range(LAST)}.`;
}

function describeLosses({ runs }: RejectionReport): string {
  const totals = REJECTION_REASONS.map((kind) => ({
    kind,
    count: runs.reduce((sum, { byReason }) => sum + byReason[kind].questions, 0),
  })).filter(({ count }) => count > 0);
  const all = totals.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return 'Strict matching rejects no correct answers.';
  const most = totals.toSorted((a, b) => b.count - a.count).slice(0, MAX_NAMED);
  const named = most.map(({ kind, count }) => `${REJECTION_LABELS[kind].toLowerCase()} (${count})`);
  const verb = formOf(all, 'is', 'are');
  const reasons = totals.length > MAX_NAMED ? 'most frequent reasons' : 'reasons';
  return `${plural(all, 'answer')} that strict matching rejects ${verb} correct; ${reasons}: ${listWords(named)}.`;
}

function describeOrder(report: RejectionReport): readonly string[] {
  if (report.runs.length < 2) return [];
  const passes = findOvertakes(report);
  if (passes.length === 0) {
    const hasSameRanks = TIERS.every((tier) =>
      report.runs.every(
        (_, run) => rankOf(report, run, tier).rank === rankOf(report, run, LAST).rank,
      ),
    );
    if (hasSameRanks) return ['The ranking is the same at every tier.'];
    const tied = TIERS.filter((tier) => hasTie(report, tier));
    const names = listWords(tied.map((tier) => TIER_WORDS[tier].label.toLowerCase()));
    return [
      `No run overtakes another; runs are tied at the ${names} ${formOf(tied.length, 'tier', 'tiers')}.`,
    ];
  }
  const nameAt = (index: number) => report.runs[index]?.run ?? '';
  const named = passes
    .slice(0, passes.length > MAX_NAMED ? 1 : MAX_NAMED)
    .map(
      ({ ahead, behind, tier }) =>
        `${nameAt(ahead)} overtakes ${nameAt(behind)} at the ${TIER_WORDS[tier].label.toLowerCase()} tier`,
    );
  const more = passes.length - named.length;
  const rest = more > 0 ? [`${plural(more, 'more pair')} swap`] : [];
  return [`The ranking changes: ${listWords([...named, ...rest])}.`];
}

/**
 * Why exact match differs from the strict tier, for the run where it differs most; `null` if it
 * does not differ.
 */
export function explainExactMatch(
  { runs }: RejectionReport,
  reports: readonly Pick<RunReport, 'metrics'>[],
): string | null {
  const [widest] = runs
    .map(({ run, headline }, index) => {
      const exact = reports[index]?.metrics.exact_match?.mean ?? null;
      const { strict } = headline;
      return { run, exact, strict, gap: Math.abs((exact ?? 0) - (strict ?? 0)) };
    })
    .filter(({ exact, strict }) => exact !== null && strict !== null)
    .toSorted((a, b) => b.gap - a.gap);
  if (!widest) return null;
  const exact = formatPoints(widest.exact ?? 0);
  const strict = formatPoints(widest.strict ?? 0);
  if (exact === strict) return null;
  return `${widest.run} scores ${exact} on exact match in Overview but ${strict} in the strict tier: exact match applies the normalization chosen in Scoring, while the strict tier only ignores case.`;
}

export function rankOf({ runs }: RejectionReport, run: number, tier: Tier): TierRank {
  const own = runs[run]?.headline[tier] ?? 0;
  const others = runs.filter((_, index) => index !== run);
  return {
    rank: 1 + others.filter(({ headline }) => (headline[tier] ?? 0) > own).length,
    isShared: others.some(({ headline }) => (headline[tier] ?? 0) === own),
  };
}

/**
 * The rank before runs overtake each other at a tier. Entering or leaving a tie does not change a
 * rank.
 */
export function rankBefore(report: RejectionReport, run: number, tier: Tier): number {
  const overtakes = findOvertakes(report).filter((overtake) => overtake.tier === tier);
  const gained = overtakes.filter(({ ahead }) => ahead === run).length;
  const lost = overtakes.filter(({ behind }) => behind === run).length;
  return rankOf(report, run, tier).rank + gained - lost;
}

/** Whether two runs have the same share at a tier. */
function hasTie({ runs }: RejectionReport, tier: Tier): boolean {
  return new Set(runs.map(({ headline }) => headline[tier] ?? 0)).size < runs.length;
}

/** Every case of one run overtaking another, tier by tier. A temporary tie does not count. */
export function findOvertakes({ runs }: RejectionReport): Overtake[] {
  const leadOf = (first: number, second: number, tier: Tier) =>
    (runs[first]?.headline[tier] ?? 0) - (runs[second]?.headline[tier] ?? 0);
  return TIERS.flatMap((tier, step) =>
    runs.flatMap((_, ahead) =>
      runs.flatMap((__, behind): Overtake[] => {
        if (leadOf(ahead, behind, tier) <= 0) return [];
        const before = TIERS.slice(0, step)
          .map((stricter) => leadOf(ahead, behind, stricter))
          .findLast((lead) => lead !== 0);
        return before !== undefined && before < 0 ? [{ ahead, behind, tier }] : [];
      }),
    ),
  );
}
