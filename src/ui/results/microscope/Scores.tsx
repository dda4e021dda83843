import { Tooltip } from '@mantine/core';
import { METRICS } from '../../../core/metrics';
import type { Score } from '../../../core/model';
import { ScoreChip } from '../../parts/ScoreChip';
import styles from './Scores.module.css';

/** Every metric of the question; those that do not apply come without a figure. */
export function Scores({ scores }: { readonly scores: Readonly<Record<string, Score>> }) {
  return (
    <dl className={styles.scores}>
      {METRICS.map((metric) => (
        <div key={metric.id} className={styles.score}>
          <Tooltip label={metric.summary} multiline maw={260} openDelay={300}>
            <dt>{metric.label}</dt>
          </Tooltip>
          <dd>
            <ScoreChip metric={metric} score={scores[metric.id] ?? null} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
