import { Text, UnstyledButton } from '@mantine/core';
import { Fragment } from 'react';
import type { RejectionReport } from '../../../core/scoring/acceptance/rejection-report';
import {
  REJECTION_LABELS,
  REJECTION_REASONS,
  type RejectionReason,
  TIER_WORDS,
} from '../../../core/scoring/tiers/tier';
import { formatCount } from '../../../core/words/numbers';
import type { ViewCalls } from '../../../state/model';
import { LinkButton } from '../../parts/Buttons';
import { TableFrame } from '../../parts/DataTable';
import { RunName } from '../../parts/RunName';
import { Term } from '../../parts/Term';
import { WorkerError } from '../../parts/ScoringStatus';
import { Note } from '../../parts/Texts';
import { useAssay, useAssayStore, useVisibleRuns } from '../../store-context';
import { useAnswers } from '../../use-request';
import { AnswerCell, AnswerTable, QuestionCells } from '../AnswerTable';
import { openQuery } from '../open-questions';
import styles from './scoring-check.module.css';

interface RejectedAnswersProps {
  readonly kind: RejectionReason;
  readonly run: number;
  readonly runName: string;
  readonly total: number;
}

/** Maximum number of answers listed; the Questions view has all of them. */
const MAX_SHOWN = 50;

/** Rejection reasons by run; clicking a count opens its answers. */
export function RejectionReasonTable({ report }: { readonly report: RejectionReport }) {
  const store = useAssayStore();
  const opened = useAssay(({ openRejection }) => openRejection);
  const visible = useVisibleRuns();
  const shown = visible.flatMap((index) => {
    const found = report.runs[index];
    return found ? [{ ...found, index }] : [];
  });
  const kinds = REJECTION_REASONS.filter((kind) =>
    shown.some(({ byReason }) => byReason[kind].questions > 0),
  );
  if (kinds.length === 0) return <Note>Strict matching rejects no correct answers.</Note>;
  const toggle = (kind: RejectionReason, run: number) => {
    const isOpen = opened?.kind === kind && opened.run === run;
    store.getState().show({ openRejection: isOpen ? null : { kind, run } });
  };
  return (
    <TableFrame label="Rejection reasons by run">
      <thead>
        <tr>
          <th scope="col">
            <Term>Reason</Term>
          </th>
          {shown.map(({ run, index }) => (
            <th key={`${index} ${run}`} scope="col">
              <RunName index={index} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <Fragment key={kind}>
            <tr>
              <th scope="row">{REJECTION_LABELS[kind]}</th>
              {shown.map(({ run, byReason, index }) => (
                <td key={`${index} ${run}`}>
                  <Count
                    count={byReason[kind].questions}
                    name={`${REJECTION_LABELS[kind]}, ${run}`}
                    isOpen={opened?.kind === kind && opened.run === index}
                    onToggle={() => toggle(kind, index)}
                  />
                </td>
              ))}
            </tr>
            {opened?.kind === kind && report.runs[opened.run] && (
              <tr>
                <td className={styles.opened} colSpan={1 + shown.length}>
                  <RejectedAnswers
                    kind={kind}
                    run={opened.run}
                    runName={report.runs[opened.run]?.run ?? ''}
                    total={report.runs[opened.run]?.byReason[kind].questions ?? 0}
                  />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </TableFrame>
  );
}

interface CountProps {
  readonly count: number;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Count({ count, name, isOpen, onToggle }: CountProps) {
  if (count === 0) return <span className={styles.count}>0</span>;
  return (
    <UnstyledButton
      className={`hoverable ${styles.count}`}
      aria-expanded={isOpen}
      aria-label={`${name}: ${formatCount(count)}`}
      onClick={onToggle}
    >
      {formatCount(count)}
    </UnstyledButton>
  );
}

async function readRejected(ask: ViewCalls, run: number, kind: RejectionReason) {
  const examples = await ask.rejectedQuestions(run, kind, MAX_SHOWN);
  const questions = examples.map(({ question }) => question);
  const rows = await ask.rows(run, questions);
  return rows.flatMap((row, at) => (examples[at] ? [{ row, example: examples[at] }] : []));
}

/** The answers behind one count, and why a later tier accepts them. */
function RejectedAnswers({ kind, run, runName, total }: RejectedAnswersProps) {
  const store = useAssayStore();
  const { answer, failed, isCurrent } = useAnswers(readRejected, [run, kind]);
  if (failed) return <WorkerError />;
  if (!answer || !isCurrent) return <Note>Loading questions…</Note>;
  const name = `${REJECTION_LABELS[kind]}, ${runName}`;
  return (
    <div className={styles.questions}>
      <AnswerTable label={name} columns={[`Prediction of ${runName}`, 'Accepted as']}>
        {answer.map(({ row, example: { tier, reason } }) => (
          <tr key={row.question}>
            <QuestionCells row={row} run={run} />
            <AnswerCell label="Prediction" text={row.prediction} />
            <td>
              <b>{TIER_WORDS[tier].label}</b> {reason}
            </td>
          </tr>
        ))}
      </AnswerTable>
      {total > answer.length && (
        <Text size="xs" mt={6}>
          The first {formatCount(answer.length)} of {formatCount(total)}.
        </Text>
      )}
      <LinkButton onClick={() => openQuery(store, run, `gap = "${kind}"`)}>
        Show in Questions
      </LinkButton>
    </div>
  );
}
