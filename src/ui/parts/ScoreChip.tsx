import type { Score } from '../../core/model';
import type { MetricDescription } from '../../core/scoring/metric';
import { formatScore } from '../../core/words/numbers';
import styles from './parts.module.css';

interface ScoreChipProps {
  readonly metric: Pick<MetricDescription, 'display'>;
  readonly score: Score;
}

/** The score of one question; for a proportion, the background ranges from red to green. */
export function ScoreChip({ metric, score }: ScoreChipProps) {
  const share = metric.display === 'share' && typeof score === 'number' ? score : null;
  // Most proportions are 0 or 1; for these, a color from the style sheet is cheaper than an inline
  // style.
  const isEnd = share === 0 || share === 1;
  const kind = score === null ? 'none' : score === 'unscored' ? score : 'number';
  return (
    <span
      className={styles.score}
      data-kind={kind}
      data-share={isEnd ? share : undefined}
      style={share === null || isEnd ? undefined : { background: heat(share) }}
    >
      {formatScore(metric, score)}
    </span>
  );
}

function heat(share: number): string {
  const right = Math.round(100 * Math.min(1, Math.max(0, share)));
  return `color-mix(in oklab, var(--correct-soft) ${right}%, var(--incorrect-soft))`;
}
