import { useMemo } from 'react';
import { GAP_LABELS, type GapKind, TIER_WORDS } from '../../../core/scoring/tiers/tier';
import { formatCount } from '../../parts/format';
import { LinkButton } from '../../parts/LinkButton';
import { useAssay, useAssayStore, useScoredResult } from '../../store-context';
import { AnswerCell, AnswerTable, QuestionCells } from '../AnswerTable';
import { WorkerError } from '../../parts/WorkerError';
import { openQuery } from '../open-questions';
import { useRequest } from '../../use-request';
import styles from './GapQuestions.module.css';

interface GapQuestionsProps {
  readonly kind: GapKind;
  readonly run: number;
  readonly runName: string;
  readonly total: number;
}

/** Rows that are shown; further ones would only be more of the same. */
const SHOWN = 50;

/** The answers behind one count: what a strict scorer rejects, and why it is right all the same. */
export function GapQuestions({ kind, run, runName, total }: GapQuestionsProps) {
  const store = useAssayStore();
  const ask = useAssay((state) => state.ask);
  const askable = useScoredResult();
  const request = useMemo(
    () =>
      askable &&
      (async () => {
        const examples = await ask.gapQuestions(run, kind, SHOWN);
        const rows = await ask.rows(
          run,
          examples.map(({ question }) => question),
        );
        return rows.flatMap((row, index) => {
          const example = examples[index];
          return example ? [{ row, example }] : [];
        });
      }),
    [ask, askable, kind, run],
  );
  const { answer, failed, isCurrent } = useRequest(request);
  if (failed) return <WorkerError />;
  if (!answer || !isCurrent) return <p className={styles.note}>The questions are on their way.</p>;
  const name = `${GAP_LABELS[kind]}, ${runName}`;
  return (
    <div className={styles.questions}>
      <AnswerTable label={name} columns={[`Prediction of ${runName}`, 'Accepted as']}>
        {answer.map(({ row, example: { tier, reason } }) => (
          <tr key={row.question}>
            <QuestionCells row={row} run={run} />
            <AnswerCell label="Prediction" text={row.prediction} />
            <td>
              <span className={styles.tier}>{TIER_WORDS[tier].label}</span> {reason}
            </td>
          </tr>
        ))}
      </AnswerTable>
      {total > answer.length && (
        <p className={styles.note}>
          The first {formatCount(answer.length)} of {formatCount(total)}.
        </p>
      )}
      <LinkButton
        onClick={() => {
          openQuery(store, run, `gap = "${kind}"`);
        }}
      >
        Show these in the table of questions
      </LinkButton>
    </div>
  );
}
