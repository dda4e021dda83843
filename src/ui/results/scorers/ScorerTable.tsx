import { Box } from '@mantine/core';
import type { MatrixCell, MatrixRow, RunRanks } from '../../../core/analysis/matrix';
import { formatCount, formatDecimals, formatMean, plural } from '../../../core/words/numbers';
import { TableFrame } from '../../parts/DataTable';
import { RunName, RunRank } from '../../parts/RunName';
import { Term } from '../../parts/Term';
import { useCatalog, useVisibleRuns } from '../../store-context';
import styles from './scorers.module.css';

interface ScorerTableProps {
  readonly rows: readonly MatrixRow[];
  readonly runRanks: readonly RunRanks[];
  /** The recognized data set and the id of its official scorer, which is listed first. */
  readonly own: { readonly label: string; readonly profile: string } | null;
}

/** A row for each scorer with its known quirks and, for each run, its exact match, F1 and rank. */
export function ScorerTable({ rows, runRanks, own }: ScorerTableProps) {
  const { profiles } = useCatalog();
  const visible = useVisibleRuns();
  const isOwn = ({ profile }: MatrixRow) => profile === own?.profile;
  const ordered = [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))];
  const usualRank = new Map(runRanks.map(({ run, mostFrequent }) => [run, mostFrequent]));
  return (
    <TableFrame label="Runs under every scorer">
      <thead>
        <tr>
          <td />
          {visible.map((run) => (
            <th key={run} scope="colgroup" colSpan={2} className={styles.head}>
              <RunName index={run} />
            </th>
          ))}
        </tr>
        <tr>
          <th scope="col">
            <Term name="Scorer">Scorer and known quirks</Term>
          </th>
          {visible.map((run) => [
            <th key={`${run} em`} scope="col" className={styles.value} data-first>
              <Term>EM</Term>
            </th>,
            <th key={`${run} f1`} scope="col">
              <Term>F1</Term>
            </th>,
          ])}
        </tr>
      </thead>
      <tbody>
        {ordered.map((row) => (
          <tr key={row.profile}>
            <th scope="row" className={styles.scorer}>
              {row.label}{' '}
              {isOwn(row) && (
                <Box component="span" ml={8} px={6} py={1} fz="xs" bdrs={5} bg="var(--accent-soft)">
                  {own?.label}’s official scorer
                </Box>
              )}
              <span className={`muted ${styles.remark}`}>
                {row.external
                  ? `From the prediction files; ${row.external.better} is better.`
                  : profiles.find(({ id }) => id === row.profile)?.knownQuirks}
              </span>
              {unscoredOfEach(row) > 0 && (
                <span className={`muted ${styles.remark}`}>
                  {plural(unscoredOfEach(row), 'answer')} per run unscored.
                </span>
              )}
            </th>
            {visible.map((run) => (
              <Cells key={run} row={row} run={run} usualRank={usualRank.get(run) ?? 1} />
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** The number of answers that the scorer could not score, if it is the same in every run. */
function unscoredOfEach({ cells: [first, ...others] }: MatrixRow): number {
  const count = first?.unscored ?? 0;
  return others.every(({ unscored }) => unscored === count) ? count : 0;
}

interface CellsProps {
  readonly row: MatrixRow;
  readonly run: number;
  /** The most frequent rank of the run. */
  readonly usualRank: number;
}

/** Both values of one run; the rank is shown below the value that determines it. */
function Cells({ row, run, usualRank }: CellsProps) {
  const { cells, ranks, scale, external } = row;
  const cell = cells[run];
  if (!cell) return null;
  const rank = ranks[run] ?? 1;
  const decided = (
    <span className={`muted ${styles.remark}`}>
      {cells.length > 1 && (
        <RunRank
          rank={rank}
          isShared={ranks.filter((other) => other === rank).length > 1}
          reference={usualRank}
          referenceWord="with most scorers"
        />
      )}
      {cell.unscored > unscoredOfEach(row) && ` ${formatCount(cell.unscored)} unscored`}
    </span>
  );
  if (external) {
    return (
      <td className={styles.value} colSpan={2} data-first data-best={rank === 1 || undefined}>
        {formatMean(external, cell.value ?? null)}
        {decided}
      </td>
    );
  }
  return (
    <>
      <Value value={cell.em} scale={1} isBest={cell.f1 === null && rank === 1} isFirst>
        {cell.f1 === null && decided}
      </Value>
      <Value value={cell.f1} scale={scale} isBest={rank === 1}>
        {cell.f1 !== null && decided}
      </Value>
    </>
  );
}

interface ValueProps {
  readonly value: MatrixCell['em'];
  readonly scale: 1 | 100;
  readonly isBest: boolean;
  readonly isFirst?: boolean;
  readonly children: React.ReactNode;
}

function Value({ value, scale, isBest, isFirst = false, children }: ValueProps) {
  const name = { className: styles.value, 'data-first': isFirst || undefined };
  if (value === null) {
    return (
      <td {...name} data-none>
        –
      </td>
    );
  }
  return (
    <td {...name} data-best={isBest || undefined}>
      {formatDecimals((100 / scale) * value, 1)}
      {children}
    </td>
  );
}
