import { Group, SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { nounOf } from '../../../core/analysis/describe-comparison';
import type { PairScores } from '../../../core/analysis/pair-questions';
import type { MetricDescription } from '../../../core/scoring/metric';
import { formatScore } from '../../../core/words/numbers';
import { LinkButton } from '../../parts/Buttons';
import { Card } from '../../parts/Card';
import { DataTable } from '../../parts/DataTable';
import { WorkerError } from '../../parts/ScoringStatus';
import { Note } from '../../parts/Texts';
import { ToggleChip } from '../../parts/Choice';
import { useAssayStore, useRunNames } from '../../store-context';
import { openQuestion } from '../open-questions';
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
  /** The run whose answer a question opens with. */
  readonly run: number;
  /** Of that run and the baseline. */
  readonly names: readonly string[];
  readonly onOpenAll: () => void;
}

interface PairCardProps extends ComparisonChoice {
  /** Opens all questions of a kind in the Questions view. */
  readonly onOpen: (run: number, kind: PairOutcome) => void;
}

/** Questions listed of each kind; the Questions view has all. */
const MAX_QUESTIONS = 50;

/** One run and the baseline question by question: as a list and as a chart. */
export function PairCard({ onOpen, ...compared }: PairCardProps) {
  const { metric, baseline, other } = compared;
  const runs = useRunNames();
  const [kind, setKind] = useState<PairOutcome>('improved');
  const { answer, failed } = usePair(compared, MAX_QUESTIONS);
  const names = [other, baseline].map((run) => runs[run] ?? '');
  const lists = answer && { improved: answer.better, regressed: answer.worse, same: answer.same };
  return (
    <Card
      title={`${names[0] ?? ''} and ${names[1] ?? ''} by ${nounOf(metric)[0]}`}
      note={metric.label}
    >
      {failed && <WorkerError />}
      {answer && lists && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={28} verticalSpacing={16}>
          <div role="group" aria-label={`Questions of ${names.join(' and ')}`}>
            <Group gap={6} mb={8}>
              {PAIR_OUTCOMES.map((one) => (
                <ToggleChip
                  key={one}
                  label={OUTCOME_LABELS[one]}
                  pressed={one === kind}
                  onToggle={() => setKind(one)}
                />
              ))}
            </Group>
            <QuestionList
              questions={lists[kind]}
              metric={metric}
              run={other}
              names={names}
              onOpenAll={() => onOpen(other, kind)}
            />
          </div>
          <ScorePairFigure pair={answer} {...compared} />
        </SimpleGrid>
      )}
    </Card>
  );
}

/** Questions with the scores of both runs, the largest difference first; each opens. */
function QuestionList({ questions, metric, run, names, onOpenAll }: QuestionListProps) {
  const store = useAssayStore();
  if (questions.length === 0) return <Note>No such {nounOf(metric)[1]}.</Note>;
  return (
    <DataTable
      label="Questions"
      hasMaxHeight
      note={
        <>
          {questions.length === MAX_QUESTIONS && `The first ${MAX_QUESTIONS}. `}
          <LinkButton onClick={onOpenAll}>Show all {nounOf(metric)[1]}</LinkButton>
        </>
      }
      rows={questions}
      rowKey={({ question }) => question}
      columns={[
        {
          label: 'Question',
          cell: ({ id }) => (
            <LinkButton onClick={() => openQuestion(store, run, id)}>{id}</LinkButton>
          ),
        },
        { id: 'a', label: names[0], term: null, cell: ({ a }) => formatScore(metric, a) },
        { id: 'b', label: names[1], term: null, cell: ({ b }) => formatScore(metric, b) },
      ]}
    />
  );
}
