import { formatCount } from '../../../core/words/numbers';
import { DataTable } from '../../parts/DataTable';
import styles from './judge.module.css';
import { readRows, sumOf, type TallyRow } from './tally-rows';

interface TallyTableProps {
  readonly caption: string;
  readonly head: string;
  readonly rows: readonly TallyRow[];
  readonly threshold: number;
  readonly isLabeled: boolean;
}

/** How many answers each row has, how they are judged, and where labels exist how far people agree. */
export function TallyTable({ caption, head, rows, threshold, isLabeled }: TallyTableProps) {
  const found = readRows(rows, threshold);
  const total = sumOf(found, 'answers');
  return (
    <DataTable label={caption} caption={`${caption}, percent`}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Answers</th>
          <th scope="col">Share</th>
          <th scope="col">Judged correct</th>
          {isLabeled && (
            <>
              <th scope="col">Labeled</th>
              <th scope="col">Human: correct</th>
              <th scope="col">Agreement</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {found.map(({ row: { label }, answers, correct, labelled, right, agreed }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatCount(answers)}</td>
            <td>{points(answers, total)}</td>
            <td>{points(correct, answers)}</td>
            {isLabeled && (
              <>
                <td>{formatCount(labelled)}</td>
                <td>{points(right, labelled)}</td>
                <td>
                  <Bar share={labelled === 0 ? 0 : agreed / labelled} />
                  {points(agreed, labelled)}
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function Bar({ share }: { readonly share: number }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      <span style={{ width: `${(100 * share).toFixed(1)}%` }} />
    </span>
  );
}

function points(part: number, whole: number): string {
  return whole === 0 ? '–' : ((100 * part) / whole).toFixed(1);
}
