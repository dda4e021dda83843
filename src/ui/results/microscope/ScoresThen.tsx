import { useMemo } from 'react';
import { METRICS } from '../../../core/scoring/metrics';
import type { Settings } from '../../../core/settings';
import { formatScore } from '../../parts/format';
import { useAssay } from '../../store-context';
import { NoAnswer } from '../ask/NoAnswer';
import { useLatest } from '../ask/use-latest';
import { useAskable } from '../ask/use-scored';
import type { OpenedQuestion } from '../questions/use-questions';
import styles from './Microscope.module.css';

interface ScoresThenProps {
  readonly question: OpenedQuestion;
  readonly settings: Settings;
}

/** The scores of one answer that other settings would change, before and after. */
export function ScoresThen({ question: { row, run, explanation }, settings }: ScoresThenProps) {
  const ask = useAssay((state) => state.ask);
  const askable = useAskable();
  const request = useMemo(
    () => askable && (() => ask.explainUnder(settings, row.question, run)),
    [ask, askable, settings, row.question, run],
  );
  const { answer, failed, isCurrent } = useLatest(request);
  if (failed) return <NoAnswer />;
  if (!answer || !isCurrent) return <p className={styles.scoresThenWords}>Scoring this answer</p>;
  const moved = METRICS.filter(({ id }) => explanation.scores[id] !== answer.scores[id]);
  if (moved.length === 0)
    return <p className={styles.scoresThenWords}>This answer scores as before.</p>;
  return (
    <dl className={styles.scoresThenScores} aria-label="This answer">
      {moved.map((metric) => (
        <div key={metric.id} className={styles.scoresThenScore}>
          <dt>{metric.label}</dt>
          <dd>
            {formatScore(metric, explanation.scores[metric.id] ?? null)} →{' '}
            <b>{formatScore(metric, answer.scores[metric.id] ?? null)}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
