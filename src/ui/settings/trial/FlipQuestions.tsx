import { useMemo } from 'react';
import type { Metric } from '../../../core/scoring/metric';
import type { FlipsOneWay } from '../../../core/analysis/flips';
import { formatCount, formatScore } from '../../parts/format';
import { AnswerTable } from '../../results/answers/AnswerTable';
import { AnswerCell, QuestionCells } from '../../results/answers/cells';
import { NoAnswer } from '../../results/ask/NoAnswer';
import { useLatest } from '../../results/ask/use-latest';
import { useAskable } from '../../results/ask/use-scored';
import { useAssay } from '../../store-context';
import styles from '../ScoringPlace.module.css';

interface FlipQuestionsProps {
  readonly flips: FlipsOneWay;
  readonly metric: Metric;
  readonly run: number;
  readonly name: string;
}

/** The questions that change in one way in one run, each with its score before and after. */
export function FlipQuestions({ flips, metric, run, name }: FlipQuestionsProps) {
  const ask = useAssay((state) => state.ask);
  const askable = useAskable();
  const request = useMemo(
    () =>
      askable &&
      (() =>
        ask.rows(
          run,
          flips.first.map(({ question }) => question),
        )),
    [ask, askable, flips, run],
  );
  const { answer, failed, isCurrent } = useLatest(request);
  if (failed) return <NoAnswer />;
  if (!answer || !isCurrent) return <p className={styles.words}>The questions are on their way.</p>;
  return (
    <div className={styles.questions}>
      <AnswerTable label={name} columns={['Prediction', metric.label]}>
        {answer.map((row, index) => {
          const { before = null, after = null } = flips.first[index] ?? {};
          return (
            <tr key={row.question}>
              <QuestionCells row={row} run={run} />
              <AnswerCell label="Prediction" text={row.prediction} />
              <td data-label={metric.label}>
                {describeScore(metric, before)} → {describeScore(metric, after)}
              </td>
            </tr>
          );
        })}
      </AnswerTable>
      {flips.count > flips.first.length && (
        <p className={styles.flipLedgerNote}>
          The first {formatCount(flips.first.length)} of {formatCount(flips.count)}.
        </p>
      )}
    </div>
  );
}

function describeScore(metric: Metric, score: number | null): string {
  return score === null ? 'not counted' : formatScore(metric, score);
}
