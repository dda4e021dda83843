import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { use } from 'react';
import { printName } from '../../../core/explore/query/print';
import { filtersOf } from '../../../core/explore/view/filters';
import { formatCount } from '../../../core/words/numbers';
import { runNames } from '../../../state/selectors';
import { ToggleChip } from '../../parts/ToggleChip';
import { useAssay, useAssayStore, useShownRun } from '../../store-context';
import { useHeadline } from '../HeadlineSelect';
import { ColumnMenu } from './ColumnMenu';
import { ScoreFilters, ValueFilters } from './FilterMenus';
import { QueryField } from './QueryField';
import styles from './toolbar.module.css';
import { useQueryEditor, VocabularyContext } from './use-query-editor';
import type { Listing } from './table/row-cache';

interface FilterChipsProps {
  /** How many questions each filter would leave; `null` while that is not known. */
  readonly counts: Readonly<Record<string, number>> | null;
}

interface ToolbarProps {
  readonly listing: Listing | null;
}

/** The query and the filters, with the number of questions they leave. */
export function Toolbar({ listing }: ToolbarProps) {
  const store = useAssayStore();
  const names = useAssay(runNames);
  const run = useShownRun();
  const total = useAssay(({ result }) => result?.runs[0]?.counts.questions ?? 0);
  const hasFilter = useAssay(({ view }) => view.query !== '');
  return (
    <Stack gap={8} mb={12}>
      <Group gap={8} align="start">
        <QueryField />
        <NativeSelect
          size="sm"
          aria-label="Run"
          className={styles.run}
          value={String(run)}
          data={names.map((name, index) => ({ value: String(index), label: name }))}
          onChange={(event) =>
            store.getState().show({ runIndex: Number(event.currentTarget.value) })
          }
        />
        <GroupMenu />
        <ColumnMenu />
        <Text
          span
          size="sm"
          c="var(--ink-2)"
          lh={{ base: 1.5, xs: '36px' }}
          flex={{ base: '1 0 100%', xs: 'none' }}
          className="figure"
          role="status"
        >
          {listing && `${formatCount(listing.order.length)} of ${formatCount(total)}`}
        </Text>
      </Group>
      <FilterChips counts={listing?.counts ?? null} />
      <Group gap={8} align="start" className={styles.filters}>
        <ScoreFilters ranges={listing?.ranges ?? []} />
        <ValueFilters facets={listing?.facets ?? []} />
        {hasFilter && (
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => store.getState().changeView({ query: '' })}
          >
            Clear all
          </Button>
        )}
      </Group>
    </Stack>
  );
}

/** Common conditions as toggles; all that are on must hold. */
function FilterChips({ counts }: FilterChipsProps) {
  const editor = useQueryEditor();
  const headline = useHeadline();
  if (!headline) return null;
  return (
    <Group gap={6} miw={0} className={styles.chips} role="group" aria-label="Quick filters">
      {filtersOf(headline).map(({ id, label, query }) => (
        <ToggleChip
          key={id}
          label={label}
          count={counts?.[id]}
          pressed={editor?.has(query) ?? false}
          onToggle={() => editor?.toggle(query)}
        />
      ))}
    </Group>
  );
}

/** The column that groups the questions. */
function GroupMenu() {
  const store = useAssayStore();
  const vocabulary = use(VocabularyContext);
  const group = useAssay(({ view }) => view.group);
  const names = (vocabulary?.fields ?? [])
    .filter(({ values }) => values.length > 1)
    .map(({ name }) => ({ value: printName(name), label: `Group by ${name}` }));
  const isListed = group === null || names.some(({ value }) => value === group);
  return (
    <NativeSelect
      size="sm"
      aria-label="Group by"
      className={styles.run}
      value={group ?? ''}
      data={[
        { value: '', label: 'No grouping' },
        ...names,
        ...(isListed ? [] : [{ value: group, label: `Group by ${group}` }]),
      ]}
      onChange={({ currentTarget: { value } }) =>
        store.getState().changeView({ group: value === '' ? null : value })
      }
    />
  );
}
