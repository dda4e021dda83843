import { countOf, formatCount } from '../../parts/format';
import { useAssay } from '../../store-context';
import styles from './TakeAway.module.css';

/** Rows of the person's files that no table of the questions has a place for, and where they are. */
export function RowsLeftOut() {
  const { extra, duplicate } = useAssay(({ joined }) => {
    const sum = (figure: 'extra' | 'duplicate') =>
      joined?.runs.reduce((total, { counts }) => total + counts[figure], 0) ?? 0;
    const apart = joined?.unjoined.reduce((total, { predictions }) => total + predictions, 0) ?? 0;
    return { extra: sum('extra') + apart, duplicate: sum('duplicate') };
  });
  const all = extra + duplicate;
  if (all === 0) return null;
  const kinds = [
    ...(extra > 0 ? [`${formatCount(extra)} whose id no question has`] : []),
    ...(duplicate > 0 ? [`${formatCount(duplicate)} for a question that has an answer`] : []),
  ];
  return (
    <p className={styles.rowsLeftOutWords}>
      {countOf(all, 'row')} of your files {all === 1 ? 'is' : 'are'} not in the tables of questions
      (CSV, workbook and page): {kinds.join(', ')}. audit.csv lists {all === 1 ? 'it' : 'them'} with
      file and row.
    </p>
  );
}
