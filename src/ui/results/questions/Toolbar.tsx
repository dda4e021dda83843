import { Button, NativeSelect } from '@mantine/core';
import { EVERYTHING } from '../../../core/score/order';
import { runNames } from '../../../state/selectors';
import { formatCount } from '../../parts/format';
import { useAssay, useAssayStore } from '../../store-context';
import { chooseRun } from '../ask/choose-run';
import { useShownRun } from '../ask/use-scored';
import { ColumnMenu } from './ColumnMenu';
import type { ShownColumns } from './columns';
import { FilterChips } from './FilterChips';
import { SearchField } from './SearchField';
import styles from './Toolbar.module.css';
import { TypeChips } from './TypeChips';
import type { Listing } from './use-questions';

interface ToolbarProps {
  readonly listing: Listing | null;
  readonly columns: ShownColumns;
  readonly onColumns: (columns: ShownColumns) => void;
}

/** Everything that narrows the table down, and how much is left. */
export function Toolbar({ listing, columns, onColumns }: ToolbarProps) {
  const store = useAssayStore();
  const names = useAssay(runNames);
  const run = useShownRun();
  const total = useAssay(({ result }) => result?.runs[0]?.counts.questions ?? 0);
  const isNarrowed = useAssay(
    ({ view }) => view.search !== '' || view.answerTypes.length > 0 || view.filters.length > 0,
  );
  return (
    <div className={styles.toolbar}>
      <div className={styles.line}>
        <SearchField />
        <NativeSelect
          aria-label="Run whose predictions are shown"
          className={styles.run}
          value={String(run)}
          data={names.map((name, index) => ({ value: String(index), label: name }))}
          onChange={(event) => {
            chooseRun(store, Number(event.currentTarget.value));
          }}
        />
        <ColumnMenu columns={columns} onColumns={onColumns} />
        <span className={styles.count} role="status">
          {listing && `${formatCount(listing.order.length)} of ${formatCount(total)}`}
        </span>
      </div>
      <FilterChips counts={listing?.counts ?? null} />
      <div className={styles.line}>
        <TypeChips />
        {isNarrowed && (
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => {
              const { sort } = store.getState().view;
              store.getState().changeView({ ...EVERYTHING, sort });
            }}
          >
            Clear all
          </Button>
        )}
      </div>
    </div>
  );
}
