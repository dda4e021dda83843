import { Box, Group, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import type { MetricAgreement } from '../../../core/analysis/agreement/thresholds';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatCount } from '../../../core/words/numbers';
import { CopyMenu } from '../../copy/CopyMenu';
import { LinkButton } from '../../parts/Buttons';
import { ScoreChip } from '../../parts/ScoreChip';
import { WorkerError } from '../../parts/ScoringStatus';
import { Term } from '../../parts/Term';
import { Note } from '../../parts/Texts';
import { useAssayStore, useRunNames } from '../../store-context';
import { useAnswer } from '../../use-request';
import { AnswerCell, AnswerTable, QuestionCells } from '../AnswerTable';
import { openQuery } from '../open-questions';
import styles from './agreement.module.css';
import { useLabeled } from './use-agreement';

interface CellAnswersProps extends Opened, Pick<MetricAgreement, 'threshold' | 'run'> {
  readonly name: string;
  readonly metric: MetricDescription;
}

/** Answers listed; the Questions view has all. */
const MAX_SHOWN = 50;

interface ConfusionTableProps {
  readonly metric: MetricDescription;
  readonly row: MetricAgreement;
}

/** A cell by the verdicts of the metric and of the annotators. */
interface Opened {
  readonly accepted: boolean;
  readonly correct: boolean;
}

/** The verdicts of the metric against the human labels; a count opens its answers. */
export function ConfusionMatrix({ metric, row }: ConfusionTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { truePositive, falsePositive, falseNegative, trueNegative } = row.confusion;
  const lines = [
    { accepted: true, correct: truePositive, incorrect: falsePositive },
    { accepted: false, correct: falseNegative, incorrect: trueNegative },
  ];
  const isOpen = ({ accepted, correct }: Opened) =>
    opened?.accepted === accepted && opened.correct === correct;
  const cell = (accepted: boolean, correct: boolean, count: number) => (
    <td className={accepted === correct ? undefined : styles.differs}>
      {count === 0 ? (
        '0'
      ) : (
        <LinkButton
          label={`${describeCell(metric, { accepted, correct })}: ${count}`}
          expanded={isOpen({ accepted, correct })}
          onClick={() => setOpened(isOpen({ accepted, correct }) ? null : { accepted, correct })}
        >
          {formatCount(count)}
        </LinkButton>
      )}
    </td>
  );
  return (
    <>
      <div>
        <Group justify="space-between" mb={6}>
          <Title order={3} size="xs" c="var(--ink-2)">
            Confusion matrix
          </Title>
          <CopyMenu
            kind="table"
            title="Confusion matrix"
            caption={[`${metric.label} vs. human labels`]}
            findTable={() => table.current}
          />
        </Group>
        <table
          ref={table}
          className={`text-table ${styles.table}`}
          aria-label={`${metric.label} vs. human labels`}
        >
          <thead>
            <tr>
              <td />
              <th scope="col">
                <Term name="Human label">human: correct</Term>
              </th>
              <th scope="col">
                <Term name="Human label">human: incorrect</Term>
              </th>
              <th scope="col">total</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ accepted, correct, incorrect }) => (
              <tr key={String(accepted)}>
                <th scope="row">{accepted ? 'metric: correct' : 'metric: incorrect'}</th>
                {cell(accepted, true, correct)}
                {cell(accepted, false, incorrect)}
                <td className="muted">{formatCount(correct + incorrect)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">total</th>
              <td className="muted">{formatCount(truePositive + falseNegative)}</td>
              <td className="muted">{formatCount(falsePositive + trueNegative)}</td>
              <td className="muted">{formatCount(row.n)}</td>
            </tr>
          </tbody>
        </table>
      </div>
      {opened && (
        <div style={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <CellAnswers
            name={describeCell(metric, opened)}
            metric={metric}
            threshold={row.threshold}
            run={row.run}
            {...opened}
          />
        </div>
      )}
    </>
  );
}

function describeCell({ label }: MetricDescription, { accepted, correct }: Opened): string {
  return `${label}: ${accepted ? 'correct' : 'incorrect'}, humans: ${correct ? 'correct' : 'incorrect'}`;
}

/** The answers of one cell. */
function CellAnswers({ name, metric, threshold, run, ...cell }: CellAnswersProps) {
  const store = useAssayStore();
  const runNames = useRunNames();
  const labeled = useLabeled();
  const where = { metric: metric.id, threshold, run, ...cell };
  const { answer, failed, isCurrent } = useAnswer('cellAnswers', [where, MAX_SHOWN], labeled);
  if (failed) return <WorkerError />;
  if (!answer || !isCurrent) return <Note>Loading answers…</Note>;
  return (
    <Box mt={12}>
      <AnswerTable label={name} columns={['Prediction', 'Run, score']}>
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
        <Text size="xs" my={8}>
          The first {formatCount(answer.first.length)} of {formatCount(answer.count)}.
        </Text>
      )}
      {run !== null && (
        <LinkButton onClick={() => openQuery(store, run, queryOf(metric, threshold, cell))}>
          Show in Questions
        </LinkButton>
      )}
    </Box>
  );
}

/** The query that finds the answers of a cell in the table of questions. */
function queryOf(
  { id, better }: MetricDescription,
  threshold: number,
  { accepted, correct }: Opened,
): string {
  const inside = better === 'higher' ? '>=' : '<=';
  const outside = better === 'higher' ? '<' : '>';
  const verdict = correct ? 'correct' : 'incorrect';
  return `${id} ${accepted ? inside : outside} ${threshold} and human = "${verdict}"`;
}
