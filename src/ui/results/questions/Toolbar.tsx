import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { use } from 'react';
import { printName } from '../../../core/explore/query/print';
import { formatCount, plural } from '../../../core/words/numbers';
import { nounsIn, runNames } from '../../../state/selectors';
import { CopyMenu } from '../../copy/CopyMenu';
import { BusyButton } from '../../parts/Buttons';
import { SegmentedControl } from '../../parts/Choice';
import { RunSelect } from '../../parts/RunName';
import {
  useAssay,
  useAssayStore,
  useSecondRun,
  useShownRun,
  useVisibleRuns,
} from '../../store-context';
import { Token } from '../answer-inspector/MarkedText';
import { ExportOutcome, useExport } from '../export/ExportButton';
import { ColumnMenu } from './ColumnMenu';
import { FilterMenu } from './FilterMenu';
import { QueryField } from './QueryField';
import styles from './toolbar.module.css';
import { VocabularyContext } from './use-query-editor';
import { textOfCell } from './table/QuestionRow';
import type { Listing } from './table/row-cache';
import type { TableColumn } from './table-columns';

interface ToolbarProps {
  readonly listing: Listing | null;
  readonly columns: readonly TableColumn[];
}

const LAYOUTS = [
  { value: 'table', label: 'Table' },
  { value: 'side-by-side', label: 'Side by side' },
] as const;

/** The query and the filters, with the number of matching questions. */
export function Toolbar({ listing, columns }: ToolbarProps) {
  const store = useAssayStore();
  const run = useShownRun();
  const secondRun = useSecondRun();
  const visible = useVisibleRuns();
  const total = useAssay(({ result }) => result?.runs[0]?.counts.questions ?? 0);
  return (
    <Stack gap={8} mb={12} className="screen-only">
      <Group gap={8} align="start">
        <QueryField />
        <RunSelect
          size="sm"
          className={styles.run}
          aria-label="Run"
          value={run}
          onChange={(runIndex) => store.getState().show({ runIndex })}
        />
        {secondRun !== null && (
          <RunSelect
            size="sm"
            className={styles.run}
            aria-label="Second run"
            value={secondRun}
            onChange={(second) => store.getState().show({ secondRun: second })}
          />
        )}
        <GroupMenu />
        {secondRun === null && <ColumnMenu />}
      </Group>
      <Group justify="space-between" gap={8} align="start" wrap="nowrap" className={styles.second}>
        <FilterMenu listing={listing} />
        <Group gap={8} flex="none">
          {secondRun !== null && (
            <Group gap={8} fz="xs">
              <Token text="in the reference" state="matched" side="prediction" />
              <Token text="differs" state="unmatched" side="prediction" />
            </Group>
          )}
          <SegmentedControl
            aria-label="Layout"
            options={LAYOUTS}
            value={secondRun === null ? 'table' : 'side-by-side'}
            onChange={(layout) => {
              const other = visible.find((index) => index !== run) ?? run;
              store.getState().show({ secondRun: layout === 'table' ? null : other });
            }}
          />
          <CopyQuestions listing={listing} columns={columns} />
          <Text span size="sm" c="var(--ink-2)" className="tabular" role="status">
            {listing && `${formatCount(listing.order.length)} of ${formatCount(total)}`}
          </Text>
          <DownloadButton listing={listing} />
        </Group>
      </Group>
    </Stack>
  );
}

/** Maximum number of questions to copy; the download has all of them. */
const MAX_COPIED = 1000;

function CopyQuestions({ listing, columns }: ToolbarProps) {
  const ask = useAssay((state) => state.ask);
  const nouns = useAssay(nounsIn);
  const shownRun = useAssay((state) => runNames(state)[listing?.run ?? 0] ?? '');
  if (!listing || columns.length === 0 || listing.order.length === 0) return null;
  const { order, run } = listing;
  const count = Math.min(order.length, MAX_COPIED);
  const collect = async () => {
    const keys = columns.map(({ key }) => key);
    const rows = await ask.cells(run, keys, [...order.subarray(0, MAX_COPIED)]).catch(() => null);
    return (
      rows && {
        columns: columns.map(({ label, run: ofRun }) => ({
          label: ofRun === null ? label : `${label} ${ofRun}`,
          isRun: false,
        })),
        rows: rows.map(({ id }) => ({ label: id, isRun: false })),
        cells: rows.map(({ cells }) =>
          columns.map((column, at) => ({ text: textOfCell(column, cells[at] ?? null) })),
        ),
      }
    );
  };
  const part = count < order.length ? `the first ${formatCount(count)} of ` : '';
  return (
    <CopyMenu
      kind="table"
      title="Questions"
      caption={[`${part}${plural(order.length, ...nouns.question)}, ${shownRun}`]}
      collectTable={collect}
    />
  );
}

/** Downloads the listed questions of all runs as CSV, in the order of the table. */
function DownloadButton({ listing }: Pick<ToolbarProps, 'listing'>) {
  const { stage, download, stop } = useExport('questions-csv');
  const nouns = useAssay(nounsIn);
  const { view, notes } = useAssay(({ view, notes }) => ({ view, notes }));
  const run = useShownRun();
  if (!listing) return null;
  return (
    <div>
      <BusyButton
        size="sm"
        leftSection={<IconDownload size={14} aria-hidden="true" />}
        title="CSV with the scores of every run"
        isBusy={stage.kind === 'writing'}
        disabled={listing.order.length === 0}
        onClick={() => download({ filter: { run, view }, notes })}
      >
        Download {plural(listing.order.length, ...nouns.question)}
      </BusyButton>
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
