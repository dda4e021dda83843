import { Button, NativeSelect } from '@mantine/core';
import { memo } from 'react';
import { runNames } from '../../../state/selectors';
import { formatCount } from '../../parts/format';
import { useAssay, useAssayStore } from '../../store-context';
import { useShownRun } from '../ask/use-scored';
import { ColumnMenu } from './ColumnMenu';
import { FacetBar } from './FacetBar';
import { FilterChips } from './FilterChips';
import { GroupMenu } from './GroupMenu';
import { QueryField } from './QueryField';
import { RangeBar } from './RangeBar';
import styles from './Toolbar.module.css';
import type { Listing } from './use-questions';

interface ToolbarProps {
  readonly listing: Listing | null;
}

/** Everything that narrows the table down, and how much is left. */
export const Toolbar = memo(function Toolbar({ listing }: ToolbarProps) {
  const store = useAssayStore();
  const names = useAssay(runNames);
  const run = useShownRun();
  const total = useAssay(({ result }) => result?.runs[0]?.counts.questions ?? 0);
  const isNarrowed = useAssay(({ view }) => view.query !== '');
  return (
    <div className={styles.toolbar}>
      <div className={styles.line}>
        <QueryField />
        <NativeSelect
          aria-label="Run whose predictions are shown"
          className={styles.run}
          value={String(run)}
          data={names.map((name, index) => ({ value: String(index), label: name }))}
          onChange={(event) => {
            store.getState().showRun(Number(event.currentTarget.value));
          }}
        />
        <GroupMenu />
        <ColumnMenu />
        <span className={styles.count} role="status">
          {listing && `${formatCount(listing.order.length)} of ${formatCount(total)}`}
        </span>
      </div>
      <FilterChips counts={listing?.counts ?? null} />
      <div className={`${styles.line} ${styles.filters}`}>
        <RangeBar ranges={listing?.ranges ?? []} />
        <FacetBar facets={listing?.facets ?? []} />
        {isNarrowed && (
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => {
              store.getState().changeView({ query: '' });
            }}
          >
            Clear all
          </Button>
        )}
      </div>
    </div>
  );
});
