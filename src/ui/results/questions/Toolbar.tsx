import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { use } from 'react';
import { printName } from '../../../core/explore/query/print';
import { formatCount, plural } from '../../../core/words/numbers';
import { runNames } from '../../../state/selectors';
import { useAssay, useAssayStore, useShownRun, useVisibleRuns } from '../../store-context';
import { ExportOutcome, useExport } from '../export/ExportButton';
import { ColumnMenu } from './ColumnMenu';
import { FilterMenu } from './FilterMenu';
import { QueryField } from './QueryField';
import styles from './toolbar.module.css';
import { VocabularyContext } from './use-query-editor';
import type { Listing } from './table/row-cache';

interface ToolbarProps {
  readonly listing: Listing | null;
}

/** The query and the filters, with the number of questions they leave. */
export function Toolbar({ listing }: ToolbarProps) {
  const store = useAssayStore();
  const names = useAssay(runNames);
  const run = useShownRun();
  const visible = useVisibleRuns();
  const total = useAssay(({ result }) => result?.runs[0]?.counts.questions ?? 0);
  return (
    <Stack gap={8} mb={12}>
      <Group gap={8} align="start">
        <QueryField />
        <NativeSelect
          size="sm"
          aria-label="Run"
          className={styles.run}
          value={String(run)}
          data={(visible.includes(run) ? visible : [run, ...visible]).map((index) => ({
            value: String(index),
            label: names[index] ?? '',
          }))}
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
      <Group justify="space-between" gap={8} align="start" wrap="nowrap">
        <FilterMenu listing={listing} />
        <DownloadButton listing={listing} />
      </Group>
    </Stack>
  );
}

/** Downloads the listed questions of all runs as CSV, in the order of the table. */
function DownloadButton({ listing }: ToolbarProps) {
  const { stage, download, stop } = useExport('questions-csv');
  const view = useAssay((state) => state.view);
  const run = useShownRun();
  if (!listing) return null;
  return (
    <div>
      <Button
        size="sm"
        leftSection={<IconDownload size={14} aria-hidden="true" />}
        title="CSV with the scores of every run"
        loading={stage.kind === 'writing'}
        disabled={listing.order.length === 0}
        onClick={() => download({ filter: { run, view } })}
      >
        Download {plural(listing.order.length, 'question')}
      </Button>
      <ExportOutcome stage={stage} onCancel={stop} />
    </div>
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
