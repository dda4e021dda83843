import { useMemo, useState } from 'react';
import { CORRECT_FROM, type OutcomePattern } from '../../../core/analysis/outcome-patterns';
import type { RunReport } from '../../../core/analysis/run-report';
import { printQuery } from '../../../core/explore/query/print';
import { EVERYTHING } from '../../../core/explore/view/view';
import { runName } from '../../../core/model';
import type { MetricDescription } from '../../../core/scoring/metric';
import { listWords } from '../../../core/words/lists';
import { formatCount } from '../../../core/words/numbers';
import { plural } from '../../../core/words/plurals';
import { LinkButton } from '../../parts/Buttons';
import { Card } from '../../parts/Card';
import { TableFrame } from '../../parts/DataTable';
import { RunName } from '../../parts/RunName';
import { WorkerError } from '../../parts/ScoringStatus';
import { Note } from '../../parts/Texts';
import { ToggleChip } from '../../parts/ToggleChip';
import { useAssay, useAssayStore, useScoredResult } from '../../store-context';
import { useRequest } from '../../use-request';
import styles from './compare.module.css';

/** More names than these are counted. */
const MAX_NAMED_RUNS = 2;

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
const INITIAL_PATTERNS = 12;

/** Agreement across runs: every pattern of right and wrong over all runs, with its questions. */
export function OutcomePatternCard({ runs, metric }: PatternCardProps) {
  const [all, setAll] = useState(false);
  const ask = useAssay((state) => state.ask);
  const scored = useScoredResult();
  const request = useMemo(
    () => (scored ? () => ask.patterns(metric.id) : null),
    [scored, ask, metric.id],
  );
  const { answer, failed, isCurrent } = useRequest(request);
  if (failed) return <WorkerError />;
  if (!isCurrent) return null;
  if (!answer) {
    return (
      <Card title="Agreement across runs">
        <Note>{metric.label} is not on a 0–1 scale, so answers cannot be counted as correct.</Note>
      </Card>
    );
  }
  const { patterns, excluded: leftOut } = answer;
  const total = patterns.reduce((sum, { count }) => sum + count, 0);
  const shown = all ? patterns : patterns.slice(0, INITIAL_PATTERNS);
  const words =
    leftOut > 0 ? `; ${plural(leftOut, 'question')} without a score in every run excluded` : '';
  return (
    <Card
      title="Agreement across runs"
      note={`${metric.label} of 0.5 or more counts as correct${words}`}
      controls={
        patterns.length > INITIAL_PATTERNS && (
          <ToggleChip
            label="All patterns"
            count={patterns.length}
            pressed={all}
            onToggle={() => setAll(!all)}
          />
        )
      }
    >
      <TableFrame label="Agreement across runs">
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
      </TableFrame>
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
          <span className="visually-hidden">{isRight ? 'correct' : 'incorrect'}</span>
        </td>
      ))}
      <td className={styles.count}>
        <LinkButton
          label={`Open ${plural(count, 'question')}: ${describePattern(right, names)}`}
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

/** A pattern in words: `all correct`, `all incorrect`, `only A correct`, `only A and B incorrect`. */
function describePattern(right: readonly boolean[], names: readonly string[]): string {
  const [those, others] = [true, false].map((wanted) =>
    names.filter((_, run) => right[run] === wanted),
  );
  if (!others?.length) return 'all correct';
  if (!those?.length) return 'all incorrect';
  if (those.length <= MAX_NAMED_RUNS && those.length <= others.length) {
    return `only ${listWords(those)} correct`;
  }
  if (others.length <= MAX_NAMED_RUNS) return `only ${listWords(others)} incorrect`;
  return `${those.length} correct, ${others.length} incorrect`;
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
