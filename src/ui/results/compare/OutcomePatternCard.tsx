import { useMemo, useState } from 'react';
import { type OutcomePattern, CORRECT_FROM } from '../../../core/analysis/outcome-patterns';
import type { RunReport } from '../../../core/analysis/run-report';
import { printQuery } from '../../../core/explore/query/print';
import { EVERYTHING } from '../../../core/explore/view/view';
import { runName } from '../../../core/model';
import type { MetricDescription } from '../../../core/scoring/metric';
import { Card } from '../../parts/Card';
import { DataTable } from '../../parts/DataTable';
import { countOf, formatCount, listWords } from '../../parts/format';
import { LinkButton } from '../../parts/LinkButton';
import { Note } from '../../parts/Note';
import { RunName } from '../../parts/RunName';
import { ToggleChip } from '../../parts/ToggleChip';
import { WorkerError } from '../../parts/WorkerError';
import { useAssay, useAssayStore, useScoredResult } from '../../store-context';
import { useRequest } from '../../use-request';
import styles from './compare.module.css';

/** More names than these are counted. */
const NAMED_RUNS = 2;

interface PatternRowProps {
  readonly pattern: OutcomePattern;
  readonly runs: readonly RunReport[];
  readonly metric: MetricDescription;
  /** Questions of all patterns. */
  readonly total: number;
}

interface PatternCardProps {
  readonly runs: readonly RunReport[];
  readonly metric: MetricDescription;
}

/** Patterns shown without being asked. */
const FIRST = 12;

/** Who missed what: every pattern of right and wrong over all runs, with its questions. */
export function OutcomePatternCard({ runs, metric }: PatternCardProps) {
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
        <Note>{metric.label} is no share, so nothing says from where on an answer is right.</Note>
      </Card>
    );
  }
  const { patterns, excluded: leftOut } = answer;
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
      <DataTable label="Who missed what">
        <thead>
          <tr>
            <th scope="col">Pattern</th>
            {runs.map((run, index) => (
              <th key={`${index} ${runName(run)}`} scope="col" className={styles.run}>
                <RunName model={run.model} run={run.run} index={index} />
              </th>
            ))}
            <th scope="col">Questions</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((pattern) => (
            <PatternRow
              key={pattern.correct.map(Number).join('')}
              pattern={pattern}
              runs={runs}
              metric={metric}
              total={total}
            />
          ))}
        </tbody>
      </DataTable>
    </Card>
  );
}

/** One pattern of right and wrong; its count opens its questions. */
function PatternRow({ pattern: { correct: right, count }, runs, metric, total }: PatternRowProps) {
  const store = useAssayStore();
  const names = runs.map(runName);
  return (
    <tr>
      <th scope="row">{describePattern(right, names)}</th>
      {right.map((isRight, index) => (
        <td key={index} className={styles.mark} data-right={isRight}>
          <span aria-hidden="true">{isRight ? '●' : '○'}</span>
          <span className="visually-hidden">{isRight ? 'right' : 'wrong'}</span>
        </td>
      ))}
      <td className={styles.count}>
        <LinkButton
          label={`Open ${countOf(count, 'question')}: ${describePattern(right, names)}`}
          onClick={() => {
            const query = queryOfPattern(right, names, metric);
            store.getState().changeView({ ...EVERYTHING, query });
            store.getState().go('results', 'questions');
          }}
        >
          {formatCount(count)}
        </LinkButton>
        <span className={styles.track} aria-hidden="true">
          <span style={{ width: `${(100 * count) / total}%` }} />
        </span>
      </td>
    </tr>
  );
}

/** A pattern in words: `all right`, `all wrong`, `only A right`, `only A and B wrong`. */
function describePattern(right: readonly boolean[], names: readonly string[]): string {
  const [those, others] = [true, false].map((wanted) =>
    names.filter((_, run) => right[run] === wanted),
  );
  if (!others?.length) return 'all right';
  if (!those?.length) return 'all wrong';
  if (those.length <= NAMED_RUNS && those.length <= others.length) {
    return `only ${listWords(those)} right`;
  }
  if (others.length <= NAMED_RUNS) return `only ${listWords(others)} wrong`;
  return `${those.length} right, ${others.length} wrong`;
}

/** The query that finds the questions of a pattern. */
function queryOfPattern(
  right: readonly boolean[],
  names: readonly string[],
  { id }: Pick<MetricDescription, 'id'>,
): string {
  return printQuery({
    kind: 'and',
    parts: right.map((isRight, run) => ({
      kind: 'compare',
      field: { name: id, run: names[run] ?? '', over: null },
      operator: isRight ? '>=' : '<',
      value: CORRECT_FROM,
    })),
  });
}
