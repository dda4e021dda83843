import { useState } from 'react';
import { nameOfRun } from '../../../core/model';
import type { RunReport } from '../../../core/analysis/run-report';
import { Card } from '../../parts/Card';
import { InTurn } from '../../parts/InTurn';
import { ToggleChip } from '../../parts/ToggleChip';
import { WorkerError } from '../../parts/WorkerError';
import { PAIR_KINDS, PAIR_LABELS, type PairKind } from './pair-kinds';
import styles from './PairCard.module.css';
import { PairChart } from './PairChart';
import { QuestionList } from './QuestionList';
import { type Compared, usePair } from './use-comparison';

interface PairCardProps extends Compared {
  readonly runs: readonly RunReport[];
  /** Opens all questions of a kind in the table. */
  readonly onOpen: (run: number, kind: PairKind) => void;
}

/** Questions of each kind that are listed; the table of questions has all. */
const MOST = 50;

/** One run and the baseline on the same questions: as a list, and as dots. */
export function PairCard({ runs, metric, baseline, other, onOpen }: PairCardProps) {
  const [kind, setKind] = useState<PairKind>('improved');
  const { answer, failed } = usePair({ metric, baseline, other }, MOST);
  const names = [other, baseline].map((run) => (runs[run] ? nameOfRun(runs[run]) : ''));
  const lists = answer && {
    improved: answer.better,
    regressed: answer.worse,
    same: answer.same,
  };
  return (
    <Card
      title={`${names[0] ?? ''} and ${names[1] ?? ''}, question by question`}
      note={metric.label}
    >
      {failed && <WorkerError />}
      {answer && lists && (
        <div className={styles.halves}>
          <div role="group" aria-label={`Questions of ${names.join(' and ')}`}>
            <div className={styles.kinds}>
              {PAIR_KINDS.map((one) => (
                <ToggleChip
                  key={one}
                  label={PAIR_LABELS[one]}
                  pressed={one === kind}
                  onToggle={() => {
                    setKind(one);
                  }}
                />
              ))}
            </div>
            <QuestionList
              questions={lists[kind]}
              metric={metric}
              run={other}
              names={names}
              most={MOST}
              onOpenAll={() => {
                onOpen(other, kind);
              }}
            />
          </div>
          <InTurn>
            <PairChart pair={answer} metric={metric} names={names} shown={other} />
          </InTurn>
        </div>
      )}
    </Card>
  );
}
