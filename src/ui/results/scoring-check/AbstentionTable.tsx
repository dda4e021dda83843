import type { RunReport } from '../../../core/analysis/run-report';
import type { Abstentions } from '../../../core/scoring/acceptance/abstentions';
import { formatCount, formatPoints, NOT_APPLICABLE } from '../../../core/words/numbers';
import { TableFrame } from '../../parts/DataTable';
import { RunName } from '../../parts/RunName';
import { HeadRow, Term } from '../../parts/Term';
import { Note } from '../../parts/Texts';
import { useVisibleRuns } from '../../store-context';
import styles from './scoring-check.module.css';

type CountColumn = Exclude<keyof Abstentions, 'precision' | 'recall' | 'missing'>;

const CELLS: readonly { readonly id: CountColumn; readonly isCorrect: boolean }[] = [
  { id: 'answerableAnswered', isCorrect: true },
  { id: 'answerableAbstained', isCorrect: false },
  { id: 'unanswerableAnswered', isCorrect: false },
  { id: 'unanswerableAbstained', isCorrect: true },
];

const HEADINGS = ['answered', 'abstained', 'answered', 'abstained', 'precision', 'recall'];
const GROUPS = ['Answerable', 'Unanswerable', 'Abstention'];

/**
 * Answers and abstentions of every run by answerability, with precision and recall of abstentions
 * if there are unanswerable questions.
 */
export function AbstentionTable({ runs }: { readonly runs: readonly RunReport[] }) {
  const visible = useVisibleRuns();
  const isIdle = runs.every(({ abstentions: own }) => {
    return own.answerableAbstained + own.unanswerableAbstained + own.unanswerableAnswered === 0;
  });
  if (isIdle) {
    return <Note>All questions are answerable and no run abstains.</Note>;
  }
  const rows = visible.flatMap((index) => (runs[index] ? [{ ...runs[index], index }] : []));
  // If a run has a prediction for every question, its counts show whether any question is
  // unanswerable.
  const isAnswerable = runs.some(({ abstentions: own }) => {
    return own.unanswerableAbstained + own.unanswerableAnswered + own.missing === 0;
  });
  const groups = isAnswerable ? GROUPS.slice(0, 1) : GROUPS;
  const someMissing = runs.some(({ abstentions }) => abstentions.missing > 0);
  return (
    <TableFrame label="Abstentions">
      <thead>
        <tr>
          <td />
          {groups.map((group) => (
            <th key={group} scope="colgroup" colSpan={2} className={styles.group}>
              <Term>{group}</Term>
            </th>
          ))}
          {someMissing && <td />}
        </tr>
        <HeadRow columns={['Run', ...HEADINGS.slice(0, 2 * groups.length)]} areTerms>
          {someMissing && (
            <th scope="col">
              <Term name="Missing">no prediction</Term>
            </th>
          )}
        </HeadRow>
      </thead>
      <tbody>
        {rows.map(({ abstentions, index }) => (
          <tr key={index}>
            <th scope="row">
              <RunName index={index} />
            </th>
            {CELLS.slice(0, 2 * groups.length).map(({ id, isCorrect }) => (
              <td
                key={id}
                style={!isCorrect && abstentions[id] > 0 ? { color: 'var(--incorrect)' } : {}}
              >
                {formatCount(abstentions[id])}
              </td>
            ))}
            {!isAnswerable && (
              <>
                <td>{shareOf(abstentions.precision)}</td>
                <td>{shareOf(abstentions.recall)}</td>
              </>
            )}
            {someMissing && <td>{formatCount(abstentions.missing)}</td>}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function shareOf(share: number | null): string {
  return share === null ? NOT_APPLICABLE : formatPoints(share);
}
