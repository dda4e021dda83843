import type { MetricDescription } from '../../scoring/metric';
import { listFirst } from '../../words/lists';
import { formatDifference, formOf, plural } from '../../words/numbers';
import type { GoldCompletion, GoldScores } from './gold-scores';

/** The basis of the completed scores, in sentences for captions. */
export function describeCompletion(completion: GoldCompletion): string[] {
  const { patch, decisions, accepted, completed, disputed } = completion;
  const { conflicting, unknown, stale } = completion;
  const notApplied = (what: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : [`${what} ${nameQuestions(ids)}; these decisions do not apply.`];
  const added = `${plural(accepted, 'accepted answer')} for ${plural(completed.length, 'question')}`;
  const left =
    disputed.length === 0 ? '' : `, excluding ${plural(disputed.length, 'disputed question')}`;
  return [
    `Completed gold: the published gold with ${added}${left} (gold patch of ${plural(decisions, 'decision')}, SHA-256 ${patch.slice(0, 12)}).`,
    'Reviewers looked at rejected answers that runs share, not at a random sample, so the completed means are not estimates of the true accuracy. If there is also a random sample of human labels, “Estimated accuracy” combines it with these decisions.',
    ...notApplied('Reviewers disagree on', conflicting),
    ...notApplied('The gold file has no', unknown),
    ...notApplied('The patch was made for a different wording of', stale),
  ];
}

/** The effect of the completed gold on a run: `+2.1, rank 1, was 2`. */
export function describeChange(
  metric: Pick<MetricDescription, 'display' | 'range'>,
  { published, completed }: GoldScores,
): string {
  const [before, after] = [published.mean, completed.mean];
  const difference =
    before === null || after === null ? [] : [formatDifference(metric, after - before)];
  const rank = completed.rank === null ? [] : [`rank ${completed.rank}`];
  const isMoved = published.rank !== null && published.rank !== completed.rank;
  const move = isMoved && completed.rank !== null ? [`was ${published.rank}`] : [];
  return [...difference, ...rank, ...move].join(', ');
}

function nameQuestions(ids: readonly string[]): string {
  return `${formOf(ids.length, 'question', 'questions')} ${listFirst(ids, 3)}`;
}
