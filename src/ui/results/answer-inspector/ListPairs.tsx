import type { ListRow, ListView } from '../../../core/explore/explain/lists';
import { formatProbability, plural } from '../../../core/words/numbers';
import { HeadRow } from '../../parts/Term';
import styles from './inspector.module.css';
import { Section } from './Section';

/** Maximum number of rows: thousands would block the page. */
const MAX_ROWS = 100;

/** The items of both lists, paired one to one, with the kind of match. */
export function ListPairs({ lists }: { readonly lists: ListView }) {
  const { rows, matched } = lists;
  const hidden = rows.length - MAX_ROWS;
  return (
    <Section title={matched ? 'The lists match' : 'The lists do not match'}>
      <p>{describePairs(lists)}</p>
      {rows.length > 0 && (
        <table className={`text-table ${styles.pairs}`}>
          <thead>
            <HeadRow columns={['Reference', 'Pair', 'Prediction']} />
          </thead>
          <tbody>
            {rows.slice(0, MAX_ROWS).map((row, index) => (
              <tr key={index} data-state={stateOf(row)}>
                <td>
                  <Item text={row.reference} position={row.referencePosition} />
                </td>
                <td>{describePair(row)}</td>
                <td>
                  <Item text={row.prediction} position={row.predictionPosition} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hidden > 0 && <p>{plural(hidden, 'more row')} not shown.</p>}
    </Section>
  );
}

interface ItemProps {
  readonly text: string | null;
  readonly position: number | null;
}

function Item({ text, position }: ItemProps) {
  if (text === null) return <span className={styles.muted}>–</span>;
  return (
    <>
      <span className={styles.muted}>{position} </span>
      {text}
    </>
  );
}

function stateOf({ reference, prediction }: ListRow): 'paired' | 'missed' | 'extra' {
  if (prediction === null) return 'missed';
  return reference === null ? 'extra' : 'paired';
}

function describePair(row: ListRow): string {
  const state = stateOf(row);
  if (state !== 'paired') return state;
  switch (row.match) {
    case 'number':
      return 'same number';
    case 'name':
      return 'same name';
    case 'similar':
      return `similar ${formatProbability(row.similarity ?? 0)}`;
    default:
      return 'same';
  }
}

function describePairs(lists: ListView): string {
  const { rows, orderRequired, inOrder, repaired } = lists;
  const count = (state: ReturnType<typeof stateOf>) =>
    rows.filter((row) => stateOf(row) === state).length;
  const [paired, missed, extra] = [count('paired'), count('missed'), count('extra')];
  const complete = missed === 0 && extra === 0;
  const order = orderRequired
    ? complete
      ? `; order is required and ${inOrder ? 'matches' : 'differs'}`
      : '; order is required'
    : complete && !inOrder
      ? '; the order differs but is not required'
      : '';
  const repairNote = repaired ? ' Unbalanced brackets or quotes were repaired.' : '';
  return `${plural(paired, 'item')} paired, ${missed} missed, ${extra} extra${order}.${repairNote}`;
}
