import type { RunPlaces } from '../../../core/analysis/places';
import { FiguresTable } from '../../parts/FiguresTable';
import { formatCount, formatPlace } from '../../parts/format';
import { RunName } from '../../parts/RunName';
import styles from './PlaceTable.module.css';

interface PlaceTableProps {
  readonly places: readonly RunPlaces[];
  readonly runs: readonly string[];
  readonly scorers: number;
}

/** One row a run, one column a place: under how many scorers the run takes it, shaded by that. */
export function PlaceTable({ places, runs, scorers }: PlaceTableProps) {
  return (
    <FiguresTable label="Places under all scorers" size="close">
      <thead>
        <tr>
          <th scope="col">Run</th>
          {places.map((_, index) => (
            <th key={index} scope="col">
              {formatPlace(index + 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {places.map(({ run, counts }) => (
          <tr key={run}>
            <th scope="row">
              <RunName model={runs[run] ?? ''} run="" index={run} />
            </th>
            {counts.map((count, index) => (
              <td
                key={index}
                className={styles.count}
                data-none={count === 0 || undefined}
                style={{
                  background: `color-mix(in oklab, var(--accent) ${((45 * count) / scorers).toFixed(1)}%, var(--card))`,
                }}
              >
                {formatCount(count)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
