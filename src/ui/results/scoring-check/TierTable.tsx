import type { RejectionReport, RunRejections } from '../../../core/scoring/tiers/rejection-report';
import { type Tier, TIER_WORDS, TIERS } from '../../../core/scoring/tiers/tier';
import { formatCount, formatPoints, NOT_APPLICABLE } from '../../../core/words/numbers';
import { TableFrame } from '../../parts/DataTable';
import { RunName, RunRank } from '../../parts/RunName';
import { runColor } from '../../theme';
import { rankOf } from './describe-tiers';
import styles from './scoring-check.module.css';

/** One row a run, one column a tier: what is accepted up to it, what it adds, and the place of the run. */
export function TierTable({ report }: { readonly report: RejectionReport }) {
  return (
    <TableFrame label="Acceptance tiers">
      <thead>
        <tr>
          <th scope="col">Run</th>
          {TIERS.map((tier, index) => (
            <th key={tier} scope="col" className={styles.step}>
              {index > 0 && '+ '}
              {TIER_WORDS[tier].label}
              <span className={styles.accepts}>{TIER_WORDS[tier].accepts}</span>
            </th>
          ))}
          <th scope="col">Not accepted</th>
        </tr>
      </thead>
      <tbody>
        {report.runs.map((gaps, run) => (
          <tr key={`${run} ${gaps.run}`}>
            <th scope="row">
              <RunName model={gaps.run} run="" index={run} />
              <Ladder gaps={gaps} run={run} />
            </th>
            {TIERS.map((tier) => (
              <Step key={tier} report={report} run={run} tier={tier} />
            ))}
            <td className={styles.rest}>{formatCount(restOf(gaps))}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
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
    <td className={styles.step}>
      <span className={styles.figures}>
        {report.runs.length > 1 && (
          <RunRank {...rankOf(report, run, tier)} reference={before} referenceWord="before" />
        )}
        <span className={styles.share}>
          {share === null ? NOT_APPLICABLE : formatPoints(share)}
        </span>
      </span>
      <span className={styles.added}>
        {isFirst ? formatCount(added) : `+${formatCount(added)}`}
        {!isFirst && added > 0 && points !== null && ` (${points})`}
      </span>
    </td>
  );
}

interface LadderProps {
  readonly gaps: RunRejections;
  readonly run: number;
}

/** The tiers end to end, from the strictest on; the figures beside it say the same. */
function Ladder({ gaps: { byTier, questions }, run }: LadderProps) {
  return (
    <span className={styles.ladder} aria-hidden="true">
      {TIERS.map((tier, step) => (
        <span
          key={tier}
          style={{
            width: `${(100 * byTier[tier]) / Math.max(1, questions)}%`,
            background: `color-mix(in oklab, ${runColor(run)} ${100 - 25 * step}%, var(--card))`,
          }}
        />
      ))}
    </span>
  );
}

function restOf({ questions, byTier }: RunRejections): number {
  return questions - TIERS.reduce((sum, tier) => sum + byTier[tier], 0);
}
