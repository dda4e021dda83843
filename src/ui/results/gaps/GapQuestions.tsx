import { useMemo } from 'react';
import type { GapExample } from '../../../core/tiers/gap-report';
import { GAP_LABELS, type GapKind, TIER_WORDS } from '../../../core/tiers/tier';
import type { QuestionRow } from '../../../worker/protocol';
import { formatCount } from '../../parts/format';
import { useAssay, useAssayStore } from '../../store-context';
import { NoAnswer } from '../ask/NoAnswer';
import { openQuery } from '../ask/open-query';
import { openQuestion } from '../ask/open-question';
import { useLatest } from '../ask/use-latest';
import { useAskable } from '../ask/use-scored';
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
  const askable = useAskable();
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
  const { answer, failed, isCurrent } = useLatest(request);
  if (failed) return <NoAnswer />;
  if (!answer || !isCurrent) return <p className={styles.note}>The questions are on their way.</p>;
  const name = `${GAP_LABELS[kind]}, ${runName}`;
  return (
    <div className={styles.questions}>
      <table className={styles.table} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Reference</th>
            <th scope="col">Prediction of {runName}</th>
            <th scope="col">Accepted as</th>
          </tr>
        </thead>
        <tbody>
          {answer.map(({ row, example }) => (
            <Line key={row.question} row={row} example={example} run={run} />
          ))}
        </tbody>
      </table>
      {total > answer.length && (
        <p className={styles.note}>
          The first {formatCount(answer.length)} of {formatCount(total)}.
        </p>
      )}
      <button
        type="button"
        className={styles.open}
        onClick={() => {
          openQuery(store, run, `gap = "${kind}"`);
        }}
      >
        Show these in the table of questions
      </button>
    </div>
  );
}

interface LineProps {
  readonly row: QuestionRow;
  readonly example: GapExample;
  readonly run: number;
}

function Line({ row, example: { tier, reason }, run }: LineProps) {
  const store = useAssayStore();
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className={styles.open}
          onClick={() => {
            openQuestion(store, run, row.id);
          }}
        >
          {row.id}
        </button>
        <span className={styles.text}>{row.text}</span>
      </th>
      <td data-label="Reference">
        <span className={styles.text}>{row.references.join(' · ')}</span>
      </td>
      <td data-label="Prediction">
        <span className={styles.text}>{row.prediction}</span>
      </td>
      <td>
        <span className={styles.tier}>{TIER_WORDS[tier].label}</span> {reason}
      </td>
    </tr>
  );
}
