import { nameOfRun } from '../../../core/model';
import type { RunReport } from '../../../core/analysis/run-report';
import { Beside } from '../../parts/Beside';
import { FiguresTable } from '../../parts/FiguresTable';
import { countOf, formatCount, formatShare } from '../../parts/format';
import { LinkButton } from '../../parts/LinkButton';
import { RunHeadings } from '../../parts/RunHeadings';
import type { BinRow } from './bin-rows';
import styles from './BinTable.module.css';

interface BinTableProps {
  readonly title: string;
  readonly heading: string;
  readonly runs: readonly RunReport[];
  readonly rows: readonly BinRow[];
  readonly onOpen: (run: number, query: string) => void;
}

/** The figures of a distribution; each count opens its questions. */
export function BinTable({ title, heading, runs, rows, onOpen }: BinTableProps) {
  return (
    <FiguresTable label={title} size="close">
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <RunHeadings runs={runs} />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, query, counts, shares }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {runs.map((run, index) => {
              const count = counts[index] ?? 0;
              return (
                <td
                  key={`${index} ${nameOfRun(run)}`}
                  className={count === 0 ? styles.none : undefined}
                >
                  {count === 0 ? (
                    formatCount(count)
                  ) : (
                    <LinkButton
                      label={`${countOf(count, 'question')} of ${nameOfRun(run)}: ${label}`}
                      onClick={() => {
                        onOpen(index, query);
                      }}
                    >
                      {formatCount(count)}
                    </LinkButton>
                  )}{' '}
                  <span className={styles.share}>
                    <Beside>{formatShare(shares[index] ?? 0)} %</Beside>
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
