import type { ReactNode } from 'react';
import type { FigureCounts, GroundingSummary } from '../../../core/analysis/grounding';
import type { RunReport } from '../../../core/analysis/run-report';
import { formatCount, formatDecimals, NOT_APPLICABLE } from '../../../core/words/numbers';
import { LinkButton } from '../../parts/Buttons';
import { Card } from '../../parts/Card';
import { RunsTable } from '../../parts/DataTable';
import { WorkerError } from '../../parts/ScoringStatus';
import { Muted } from '../../parts/Texts';
import { useAssayStore, useVisibleRuns } from '../../store-context';
import { useAnswer } from '../../use-request';
import { useHeadline } from '../HeadlineSelect';
import { openQuery } from '../open-questions';

/** The columns of counts, by state. */
const COUNTS = [
  ['found', 'In the context'],
  ['derivable', 'Derivable'],
  ['nowhere', 'Not in the context'],
] as const;

/**
 * Whether the figures in the answers appear in the text that the system read, if that text is
 * available.
 */
export function FiguresCard({ runs }: { readonly runs: readonly RunReport[] }) {
  const store = useAssayStore();
  const visible = useVisibleRuns();
  const metric = useHeadline();
  const { answer, isCurrent, failed } = useAnswer('grounding', metric ? [metric.id] : null);
  if (failed) return <WorkerError />;
  if (!answer || !isCurrent) return null;
  const cellOf = (write: (summary: GroundingSummary, run: number) => ReactNode) => {
    return (_: RunReport, run: number) => answer[run] && write(answer[run], run);
  };
  return (
    <Card
      title="Figures in the answers"
      note="and whether they are in the text that the system read"
    >
      <RunsTable
        label="Figures in the answers and their context"
        runs={runs}
        visible={visible.filter((run) => answer[run])}
        columns={[
          ...COUNTS.map(([state, label]) => ({
            id: state,
            label,
            cell: cellOf(({ figures }, run) => (
              <>
                <LinkButton onClick={() => openQuery(store, run, `figures_${state} > 0`)}>
                  {formatCount(figures[state])}
                </LinkButton>{' '}
                <Muted>{formatShare(figures[state], sumOf(figures))}</Muted>
              </>
            )),
          })),
          {
            id: 'correct-found',
            label: 'Correct if in the context',
            cell: cellOf(({ answers, correct }) => share(correct.found, answers.found)),
          },
          {
            id: 'correct-elsewhere',
            label: 'Correct if not',
            cell: cellOf(({ answers, correct }) =>
              share(sumOf(correct) - correct.found, sumOf(answers) - answers.found),
            ),
          },
        ]}
      />
    </Card>
  );
}

function share(correct: number, answers: number) {
  return (
    <>
      {formatShare(correct, answers)} <Muted>{`${correct} of ${answers}`}</Muted>
    </>
  );
}

const sumOf = ({ found, derivable, nowhere }: FigureCounts) => found + derivable + nowhere;

/** A proportion as a whole percentage; `n/a` if the total is 0. */
export function formatShare(part: number, whole: number): string {
  return whole === 0 ? NOT_APPLICABLE : `${formatDecimals((100 * part) / whole, 0)}%`;
}
