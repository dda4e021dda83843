import { Tooltip } from '@mantine/core';
import type { MetricDescription } from '../../../core/scoring/metric';
import type { Score } from '../../../core/model';
import { metricsOf } from '../../../state/result-metrics';
import { listWords } from '../../parts/format';
import { ScoreChip } from '../../parts/ScoreChip';
import { useAssay } from '../../store-context';
import styles from './Microscope.module.css';

/** Every metric that applies to the question, and the names of those that do not. */
export function Scores({ scores }: { readonly scores: Readonly<Record<string, Score>> }) {
  const metrics = useAssay(metricsOf);
  const scoreOf = ({ id }: MetricDescription) => scores[id] ?? null;
  const idle = metrics.filter((metric) => scoreOf(metric) === null);
  return (
    <div>
      <dl className={styles.scores}>
        {metrics
          .filter((metric) => !idle.includes(metric))
          .map((metric) => (
            <div key={metric.id} className={styles.score}>
              <Tooltip label={metric.summary} multiline maw={260} openDelay={300}>
                <dt>{metric.label}</dt>
              </Tooltip>
              <dd>
                <ScoreChip metric={metric} score={scoreOf(metric)} />
              </dd>
            </div>
          ))}
      </dl>
      {idle.length > 0 && (
        <p className={styles.idle}>n/a here: {listWords(idle.map(({ label }) => label))}.</p>
      )}
    </div>
  );
}
