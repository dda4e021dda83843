import type { GapReport } from '../../../core/scoring/tiers/gap-report';
import { GAP_KINDS, GAP_LABELS, type Tier, TIER_WORDS, TIERS } from '../../../core/scoring/tiers/tier';
import { countOf, formatShare, listWords } from '../../parts/format';
import { findOvertakes } from './rank-runs';

const LAST = TIERS[TIERS.length - 1] ?? 'strict';

/** Kinds of gap and passes that a sentence names; the tables hold the rest. */
const NAMED = 3;

/** What the tiers make of the runs, first what matters most. */
export function describeTiers(report: GapReport): readonly string[] {
  return [describeScores(report), describeLosses(report), ...describeOrder(report)];
}

function describeScores({ runs }: GapReport): string {
  const range = (tier: Tier) => {
    const shares = runs.map(({ headline }) => headline[tier] ?? 0);
    const ends = [Math.min(...shares), Math.max(...shares)].map(formatShare);
    return ends[0] === ends[1] ? (ends[0] ?? '') : ends.join(' to ');
  };
  const [only] = runs;
  const who = runs.length === 1 && only ? only.run : 'the runs';
  const verb = runs.length === 1 ? 'scores' : 'score';
  return `Read strictly, ${who} ${verb} ${range('strict')}; with every tier ${range(LAST)}.`;
}

function describeLosses({ runs }: GapReport): string {
  const totals = GAP_KINDS.map((kind) => ({
    kind,
    count: runs.reduce((sum, { byGap }) => sum + byGap[kind].questions, 0),
  })).filter(({ count }) => count > 0);
  const all = totals.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return 'Nothing that a later tier accepts is lost on the way.';
  const most = totals.toSorted((a, b) => b.count - a.count).slice(0, NAMED);
  const named = most.map(({ kind, count }) => `${GAP_LABELS[kind].toLowerCase()} (${count})`);
  const verb = all === 1 ? 'counts' : 'count';
  const often = totals.length > NAMED ? 'most often for' : 'for';
  return `${countOf(all, 'answer')} that a strict scorer rejects ${verb} as right, ${often} ${listWords(named)}.`;
}

function describeOrder(report: GapReport): readonly string[] {
  if (report.runs.length < 2) return [];
  const passes = findOvertakes(report);
  if (passes.length === 0) return ['No run passes another one from tier to tier.'];
  const nameAt = (index: number) => report.runs[index]?.run ?? '';
  const named = passes
    .slice(0, NAMED)
    .map(
      ({ ahead, behind, tier }) =>
        `${nameAt(ahead)} passes ${nameAt(behind)} at the ${TIER_WORDS[tier].label.toLowerCase()} tier`,
    );
  const more = passes.length - named.length;
  const rest = more > 0 ? [`${countOf(more, 'further pair')} change places`] : [];
  return [`The order changes: ${listWords([...named, ...rest])}.`];
}
