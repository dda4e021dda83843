import type { MetricDescription } from '../../scoring/metric';
import { listFirst } from '../../words/lists';
import { formatDifference, formOf, plural } from '../../words/numbers';
import type { GoldCompletion, GoldScores } from './gold-scores';

/** The basis of the completed scores, in sentences for captions. */
export function describeCompletion(completion: GoldCompletion): string[] {
  const { patch, decisions, accepted, completed, disputed } = completion;
  const { conflicting, unknown, stale } = completion;
  const added = `${plural(accepted, 'accepted answer')} for ${plural(completed.length, 'question')}`;
  const left =
    disputed.length === 0 ? '' : `, without ${plural(disputed.length, 'disputed question')}`;
  return [
    `Completed gold: the published one with ${added}${left} (gold patch of ${plural(decisions, 'decision')}, SHA-256 ${patch.slice(0, 12)}).`,
    'Reviewers looked at rejected answers that runs share, not at a random sample, so the completed means are not estimates of the true accuracy. If there is also a random sample of human labels, “Estimated accuracy” combines it with these decisions.',
    ...(conflicting.length === 0
      ? []
      : [`Reviewers disagree on ${nameQuestions(conflicting)}; these decisions do not apply.`]),
    ...(unknown.length === 0
      ? []
      : [`The gold file has no ${nameQuestions(unknown)}; these decisions do not apply.`]),
    ...(stale.length === 0
      ? []
      : [
          `The patch was made for another wording of ${nameQuestions(stale)}; these decisions do not apply.`,
        ]),
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
  const rank =
    completed.rank === null
      ? []
      : [`rank ${completed.rank}${describeMove(published.rank, completed.rank)}`];
  return [...difference, ...rank].join(', ');
}

function describeMove(before: number | null, after: number): string {
  return before === null || before === after ? '' : `, was ${before}`;
}

function nameQuestions(ids: readonly string[]): string {
  return `${formOf(ids.length, 'question', 'questions')} ${listFirst(ids, 3)}`;
}
