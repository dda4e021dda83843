import { useState } from 'react';
import type { CorrectIf } from '../../../core/analysis/evidence';
import type { OutcomePattern } from '../../../core/analysis/outcome-patterns';
import { operatorsOf } from '../../../core/explore/view/filters';
import { printQuery } from '../../../core/explore/query/print';
import type { MetricDescription } from '../../../core/scoring/metric';
import { listWords } from '../../../core/words/lists';
import { formatCount, plural } from '../../../core/words/numbers';
import { LinkButton } from '../../parts/Buttons';
import { Card } from '../../parts/Card';
import { DataTable, runColumns } from '../../parts/DataTable';
import { ShareBar } from '../../parts/IntervalBar';
import { WorkerError } from '../../parts/ScoringStatus';
import { Note } from '../../parts/Texts';
import { ToggleChip } from '../../parts/Choice';
import { useAssayStore, useRunNames, useVisibleRuns } from '../../store-context';
import { useAnswer } from '../../use-request';
import { openQuery } from '../open-questions';
import styles from './compare.module.css';

/** If there are more runs than this, they are counted instead of named. */
const MAX_NAMED_RUNS = 2;

/** Number of patterns shown until all are requested. */
const INITIAL_PATTERNS = 12;

/** Every combination of correct and incorrect runs that occurs, with the number of questions. */
export function OutcomePatternCard({ metric }: { readonly metric: MetricDescription }) {
  const [all, setAll] = useState(false);
  const store = useAssayStore();
  const visible = useVisibleRuns();
  const runs = useRunNames();
  const names = visible.map((run) => runs[run] ?? '');
  const { answer, failed, isCurrent } = useAnswer('patterns', [metric.id]);
  if (failed) return <WorkerError />;
  if (!isCurrent) return null;
  if (!answer) {
    return (
      <Card title="Agreement across runs">
        <Note>{metric.label} has no highest score, so no score counts as correct.</Note>
      </Card>
    );
  }
  const { excluded, correctIf } = answer;
  const patterns = mergePatterns(answer.patterns, visible);
  const total = patterns.reduce((sum, { count }) => sum + count, 0);
  const shown = all ? patterns : patterns.slice(0, INITIAL_PATTERNS);
  const words =
    excluded > 0
      ? `; excluded: ${plural(excluded, 'question')} without a score in at least one run`
      : '';
  return (
    <Card
      title="Agreement across runs"
      note={`${metric.label} of ${correctIf.threshold} or ${correctIf.better === 'higher' ? 'more' : 'less'} counts as correct${words}`}
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
      <DataTable
        label="Agreement across runs"
        rows={shown}
        rowKey={({ correct }) => correct.map(Number).join('')}
        columns={[
          { label: 'Pattern', cell: ({ correct }) => describePattern(correct, names) },
          ...runColumns<OutcomePattern>(visible, (run) => ({
            className: styles.outcome,
            cellProps: ({ correct }) => ({ 'data-correct': correct[visible.indexOf(run)] }),
            cell: ({ correct }) => <Outcome isCorrect={correct[visible.indexOf(run)] ?? false} />,
          })),
          {
            label: 'Questions',
            cellProps: () => ({ style: { minWidth: 110 } }),
            cell: ({ correct, count }) => (
              <>
                <LinkButton
                  label={`Open ${plural(count, 'question')}: ${describePattern(correct, names)}`}
                  onClick={() =>
                    openQuery(
                      store,
                      store.getState().runIndex,
                      queryOfPattern(correct, names, correctIf),
                    )
                  }
                >
                  {formatCount(count)}
                </LinkButton>
                <ShareBar share={count / total} />
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}

function Outcome({ isCorrect }: { readonly isCorrect: boolean }) {
  return (
    <>
      <span aria-hidden="true">{isCorrect ? '●' : '○'}</span>
      <span className="visually-hidden">{isCorrect ? 'correct' : 'incorrect'}</span>
    </>
  );
}

/**
 * The patterns of the visible runs, most frequent first; within a pattern, the runs are in display
 * order.
 */
export function mergePatterns(
  patterns: readonly OutcomePattern[],
  visible: readonly number[],
): readonly OutcomePattern[] {
  const merged = new Map<string, OutcomePattern>();
  for (const pattern of patterns) {
    const correct = visible.map((run) => pattern.correct[run] ?? false);
    const key = correct.join();
    merged.set(key, { correct, count: pattern.count + (merged.get(key)?.count ?? 0) });
  }
  return [...merged.values()].sort((a, b) => b.count - a.count);
}

/**
 * A pattern in words: `all correct`, `all incorrect`, `only A correct`, `only A and B incorrect`.
 */
function describePattern(correct: readonly boolean[], names: readonly string[]): string {
  const [correctRuns, incorrectRuns] = [true, false].map((wanted) =>
    names.filter((_, run) => correct[run] === wanted),
  );
  if (!incorrectRuns?.length) return 'all correct';
  if (!correctRuns?.length) return 'all incorrect';
  if (correctRuns.length <= MAX_NAMED_RUNS && correctRuns.length <= incorrectRuns.length) {
    return `only ${listWords(correctRuns)} correct`;
  }
  if (incorrectRuns.length <= MAX_NAMED_RUNS) return `only ${listWords(incorrectRuns)} incorrect`;
  return `${correctRuns.length} correct, ${incorrectRuns.length} incorrect`;
}

/** The query that finds the questions of a pattern. */
function queryOfPattern(
  correct: readonly boolean[],
  names: readonly string[],
  { id, better, threshold }: CorrectIf,
): string {
  const [reaches, misses] = operatorsOf({ better });
  return printQuery({
    kind: 'and',
    parts: correct.map((isCorrect, run) => ({
      kind: 'compare',
      field: { name: id, run: names[run] ?? '', over: null },
      operator: isCorrect ? reaches : misses,
      value: threshold,
    })),
  });
}
