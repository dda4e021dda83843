import { useMemo, useState } from 'react';
import type { MetricDescription } from '../../../core/scoring/metric';
import { nameOfRun } from '../../../core/model';
import type { RunReport } from '../../../core/analysis/run-report';
import { Card } from '../../parts/Card';
import { FiguresTable } from '../../parts/FiguresTable';
import { countOf } from '../../parts/format';
import { Remark } from '../../parts/Remark';
import { RunName } from '../../parts/RunName';
import { ToggleChip } from '../../parts/ToggleChip';
import { useAssay, useScoredResult } from '../../store-context';
import { WorkerError } from '../../parts/WorkerError';
import { useRequest } from '../../use-request';
import styles from './PatternCard.module.css';
import { PatternRow } from './PatternRow';

interface PatternCardProps {
  readonly runs: readonly RunReport[];
  readonly metric: MetricDescription;
}

/** Patterns shown without being asked. */
const FIRST = 12;

/** Who missed what: every pattern of right and wrong over all runs, with its questions. */
export function PatternCard({ runs, metric }: PatternCardProps) {
  const [all, setAll] = useState(false);
  const ask = useAssay((state) => state.ask);
  const askable = useScoredResult();
  const request = useMemo(
    () => (askable ? () => ask.patterns(metric.id) : null),
    [askable, ask, metric.id],
  );
  const { answer, failed, isCurrent } = useRequest(request);
  if (failed) return <WorkerError />;
  if (!isCurrent) return null;
  if (!answer) {
    return (
      <Card title="Who missed what">
        <Remark>
          {metric.label} is no share, so nothing says from where on an answer is right.
        </Remark>
      </Card>
    );
  }
  const { patterns, leftOut } = answer;
  const total = patterns.reduce((sum, { count }) => sum + count, 0);
  const shown = all ? patterns : patterns.slice(0, FIRST);
  const words =
    leftOut > 0 ? `; ${countOf(leftOut, 'question')} without a score for every run left out` : '';
  return (
    <Card
      title="Who missed what"
      note={`${metric.label} of 0.5 or more counts as right${words}`}
      controls={
        patterns.length > FIRST && (
          <ToggleChip
            label="All patterns"
            count={patterns.length}
            pressed={all}
            onToggle={() => {
              setAll(!all);
            }}
          />
        )
      }
    >
      <FiguresTable label="Who missed what">
        <thead>
          <tr>
            <th scope="col">Pattern</th>
            {runs.map((run, index) => (
              <th key={`${index} ${nameOfRun(run)}`} scope="col" className={styles.run}>
                <RunName model={run.model} run={run.run} index={index} />
              </th>
            ))}
            <th scope="col">Questions</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((pattern) => (
            <PatternRow
              key={pattern.right.map(Number).join('')}
              pattern={pattern}
              runs={runs}
              metric={metric}
              total={total}
            />
          ))}
        </tbody>
      </FiguresTable>
    </Card>
  );
}
