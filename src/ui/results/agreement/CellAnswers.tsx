import { useMemo } from 'react';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatCount } from '../../parts/format';
import { LinkButton } from '../../parts/LinkButton';
import { ScoreChip } from '../../parts/ScoreChip';
import { useAssay, useAssayStore } from '../../store-context';
import { AnswerCell, AnswerTable, QuestionCells } from '../AnswerTable';
import { WorkerError } from '../../parts/WorkerError';
import { openQuery } from '../open-questions';
import { useRequest } from '../../use-request';
import styles from './CellAnswers.module.css';
import { useLabelled } from './use-agreement';

interface CellAnswersProps {
  readonly name: string;
  readonly metric: MetricDescription;
  readonly threshold: number;
  readonly accepted: boolean;
  readonly correct: boolean;
  /** `null`: of all runs together. */
  readonly run: number | null;
  readonly runNames: readonly string[];
}

/** Rows that are shown; all of them stand in the table of questions. */
const SHOWN = 50;

/** The answers behind one cell of the confusion table. */
export function CellAnswers({ name, metric, threshold, run, runNames, ...cell }: CellAnswersProps) {
  const store = useAssayStore();
  const ask = useAssay((state) => state.ask);
  const labelled = useLabelled();
  const { accepted, correct } = cell;
  const request = useMemo(
    () =>
      labelled &&
      (() => ask.cellAnswers({ metric: metric.id, threshold, run, accepted, correct }, SHOWN)),
    [ask, labelled, metric, threshold, run, accepted, correct],
  );
  const { answer, failed, isCurrent } = useRequest(request);
  if (failed) return <WorkerError />;
  if (!answer || !isCurrent) return <p className={styles.note}>The answers are on their way.</p>;
  return (
    <div className={styles.answers}>
      <AnswerTable label={name} columns={['Prediction', 'Run and score']}>
        {answer.first.map((one) => (
          <tr key={`${one.run} ${one.id}`}>
            <QuestionCells
              row={{ id: one.id, text: one.question, references: [one.reference] }}
              run={one.run}
            />
            <AnswerCell label="Prediction" text={one.prediction} />
            <td>
              <ScoreChip metric={metric} score={one.score} /> {runNames[one.run]}
            </td>
          </tr>
        ))}
      </AnswerTable>
      {answer.count > answer.first.length && (
        <p className={styles.note}>
          The first {formatCount(answer.first.length)} of {formatCount(answer.count)}.
        </p>
      )}
      {run !== null && (
        <LinkButton
          onClick={() => {
            openQuery(store, run, queryOf(metric, threshold, cell));
          }}
        >
          Show these in the table of questions
        </LinkButton>
      )}
    </div>
  );
}

/** The query that finds the answers of a cell in the table of questions. */
function queryOf(
  { id, better }: MetricDescription,
  threshold: number,
  { accepted, correct }: Pick<CellAnswersProps, 'accepted' | 'correct'>,
): string {
  const inside = better === 'higher' ? '>=' : '<=';
  const outside = better === 'higher' ? '<' : '>';
  const verdict = correct ? 'correct' : 'incorrect';
  return `${id} ${accepted ? inside : outside} ${threshold} and human = "${verdict}"`;
}
