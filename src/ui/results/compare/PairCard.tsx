import { Box, Group } from '@mantine/core';
import { useState } from 'react';
import { nounOf } from '../../../core/analysis/describe-comparison';
import type { PairQuestions, PairScores } from '../../../core/analysis/pair-questions';
import type { MetricDescription } from '../../../core/scoring/metric';
import type { ViewCalls } from '../../../state/model';
import { COLUMN_ATTRIBUTE } from '../../copy/read-table';
import { LinkButton } from '../../parts/Buttons';
import { Card } from '../../parts/Card';
import { RunName } from '../../parts/RunName';
import { ScoreChip } from '../../parts/ScoreChip';
import { WorkerError } from '../../parts/ScoringStatus';
import { Note } from '../../parts/Texts';
import { ToggleChip } from '../../parts/Choice';
import { useRunNames } from '../../store-context';
import { useAnswers } from '../../use-request';
import { AnswerCell, AnswerTable, QuestionCells } from '../AnswerTable';
import {
  OUTCOME_LABELS,
  PAIR_OUTCOMES,
  type PairOutcome,
  type ComparisonChoice,
  usePair,
} from './use-comparison';
import { ScorePairFigure } from './ScorePairFigure';

interface QuestionListProps {
  readonly questions: readonly PairScores[];
  readonly metric: MetricDescription;
  readonly run: number;
  readonly baseline: number;
}

interface PairCardProps extends ComparisonChoice {
  /** Number of questions of each kind; `undefined` if not counted. */
  readonly counts: Readonly<Record<PairOutcome, number | undefined>>;
  /** Opens all questions of a kind in the Questions view. */
  readonly onOpen: (run: number, kind: PairOutcome) => void;
}

/** Maximum number of questions listed for each kind; the Questions view has all of them. */
const MAX_QUESTIONS = 8;

/** One run and the baseline question by question: their answers, and their scores as a chart. */
export function PairCard({ counts, onOpen, ...compared }: PairCardProps) {
  const { metric, baseline, other } = compared;
  const runs = useRunNames();
  const [chosen, setChosen] = useState<PairOutcome | null>(null);
  const { answer, failed } = usePair(compared, MAX_QUESTIONS);
  const names = [other, baseline].map((run) => runs[run] ?? '');
  const lists = answer && listsOf(answer);
  const kind = chosen ?? PAIR_OUTCOMES.find((one) => lists?.[one].length) ?? 'same';
  return (
    <Card
      title={`${names[0] ?? ''} and ${names[1] ?? ''} by ${nounOf(metric)[0]}`}
      note={metric.label}
    >
      {failed && <WorkerError />}
      {answer && lists && (
        <>
          <div role="group" aria-label={`Questions of ${names.join(' and ')}`}>
            <Group gap={6} mb={8}>
              {PAIR_OUTCOMES.map((one) => (
                <ToggleChip
                  key={one}
                  label={OUTCOME_LABELS[one]}
                  count={counts[one]}
                  pressed={one === kind}
                  onToggle={() => setChosen(one)}
                />
              ))}
            </Group>
            <QuestionList questions={lists[kind]} metric={metric} run={other} baseline={baseline} />
            {lists[kind].length > 0 && (
              <Box mt={8}>
                <LinkButton onClick={() => onOpen(other, kind)}>
                  Show all {nounOf(metric)[1]}
                </LinkButton>
              </Box>
            )}
          </div>
          <Box mt={16} maw={720}>
            <ScorePairFigure pair={answer} {...compared} />
          </Box>
        </>
      )}
    </Card>
  );
}

function listsOf({ better, worse, same }: PairQuestions) {
  return { improved: better, regressed: worse, same };
}

async function readAnswers(ask: ViewCalls, pair: number[], questions: readonly PairScores[]) {
  const positions = questions.map(({ question }) => question);
  return { questions, rows: await Promise.all(pair.map((run) => ask.rows(run, positions))) };
}

/** Questions with answers and scores of both runs, largest difference first. */
function QuestionList({ questions, metric, run, baseline }: QuestionListProps) {
  const runs = useRunNames();
  const pair = [run, baseline];
  const { answer, failed } = useAnswers(readAnswers, [pair, questions]);
  if (questions.length === 0) return <Note>No such {nounOf(metric)[1]}.</Note>;
  if (failed) return <WorkerError />;
  if (!answer) return <Note>Loading {nounOf(metric)[1]}…</Note>;
  const names = pair.map((one) => runs[one] ?? '');
  return (
    <AnswerTable
      label={`Answers of ${names.join(' and ')}`}
      columns={pair.map((one) => (
        <RunName key={one} index={one} />
      ))}
      canBeCopied
    >
      {answer.questions.map((shown, at) => {
        const [row] = answer.rows.flatMap((rows) => rows[at] ?? []);
        return (
          row && (
            <tr key={shown.question}>
              <QuestionCells row={row} run={run} />
              {[shown.a, shown.b].map((score, side) => (
                <AnswerCell
                  key={names[side]}
                  label={names[side] ?? ''}
                  text={answer.rows[side]?.[at]?.prediction ?? null}
                >
                  <span {...{ [COLUMN_ATTRIBUTE]: `${names[side] ?? ''}, ${metric.label}` }}>
                    <ScoreChip metric={metric} score={score} />
                  </span>
                </AnswerCell>
              ))}
            </tr>
          )
        );
      })}
    </AnswerTable>
  );
}
