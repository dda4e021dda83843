import { Group, Stack, Box, MultiSelect, Switch, Text, Title } from '@mantine/core';
import {
  type ExportAudience,
  type ExportDescription,
  exportFileName,
} from '../../../core/output/export/export-format';
import { formatCount, formOf, plural } from '../../../core/words/numbers';
import { sumOf } from '../../data/join-counts';
import { BusyButton } from '../../parts/Buttons';
import { Card } from '../../parts/Card';
import { Choice } from '../../parts/Choice';
import { Caution } from '../../parts/Texts';
import { PublishCard } from '../../project/PublishCard';
import { AboutCard, ShareLink } from '../../project/ShareLink';
import {
  type Result,
  useAssay,
  useCatalog,
  useRuns,
  useScoredResult,
  useShownRun,
  useVisibleRuns,
} from '../../store-context';
import { ChartList } from './ChartList';
import styles from './export.module.css';
import { IconDownload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Assay } from '../../../state/model';
import { chosenHeadline } from '../../../state/selectors';
import type { ExportChoices } from '../../../worker/protocol';
import { useAnswer } from '../../use-request';
import { ExportOutcome, useExport } from './ExportButton';

/** The uses of the files, in the order of the page. */
const GROUPS: readonly {
  readonly use: ExportAudience;
  readonly title: string;
  readonly note: string;
}[] = [
  { use: 'reader', title: 'Reports', note: 'readable without Assay' },
  { use: 'paper', title: 'For a paper', note: 'tables as source, charts at column width' },
  { use: 'spreadsheet', title: 'Data', note: 'unrounded tables for spreadsheets and programs' },
  { use: 'assay', title: 'Re-import', note: 'drop it onto this page with the same files' },
];

/** The files that can be exported, grouped by use, and ways to share the results. */
export function ExportView({ result }: { readonly result: Result }) {
  const files = useExportSettings();
  // The files about published scorers are exported from a separate tab.
  const formats = useCatalog().exports.filter(({ needs }) => needs !== 'profiles');
  return (
    <Box className="columns" __vars={{ '--columns': 'minmax(0, 1fr) 340px' }} maw={1100}>
      <Stack>
        {GROUPS.map(({ use, title, note }) => (
          <Card key={use} title={title} note={note}>
            {use === 'spreadsheet' && <SpreadsheetOptions files={files} />}
            {use === 'spreadsheet' && <UnexportedRows />}
            <ul>
              {formats
                .filter((format) => format.use === use)
                .map((format) => (
                  <ExportRow key={format.id} format={format} files={files} />
                ))}
            </ul>
            {use === 'paper' && <ChartList result={result} />}
          </Card>
        ))}
      </Stack>
      <Stack>
        <AboutCard />
        <ShareLink />
        <PublishCard />
      </Stack>
    </Box>
  );
}

/** Rows of the opened files that no exported table contains. */
function UnexportedRows() {
  const [extra, duplicate] = useAssay(({ joined }) =>
    joined ? [sumOf(joined, 'extra'), sumOf(joined, 'duplicate')] : [0, 0],
  );
  const all = extra + duplicate;
  if (all === 0) return null;
  const kinds = [
    ...(extra > 0 ? [`${formatCount(extra)} whose id matches no question`] : []),
    ...(duplicate > 0 ? [`${formatCount(duplicate)} duplicating another prediction`] : []),
  ];
  return (
    <Caution mt={12}>
      {plural(all, 'row')} of your files {formOf(all, 'is', 'are')} not in the question tables (CSV,
      workbook and page): {kinds.join(', ')}. audit.csv lists {formOf(all, 'it', 'them')} with file
      and row.
    </Caution>
  );
}

/** Options that several files have in common: the CSV format and the questions. */
function SpreadsheetOptions({ files }: { readonly files: ExportSettings }) {
  const { choices, change, filtered, isFiltered, setFiltered } = files;
  const questions = useRuns()[0]?.counts.questions ?? 0;
  return (
    <Group
      align="start"
      gap="12px 28px"
      pt={4}
      pb={14}
      style={{ borderBottom: '1px solid var(--line)' }}
    >
      <Choice
        layout="column"
        label="CSV format"
        hint={
          choices.csv === 'exact'
            ? 'Cells contain the exact values, for use by programs. A spreadsheet would run an answer such as =1+1 as a formula.'
            : 'An apostrophe prefix keeps cells from running as formulas. Assay removes it on import.'
        }
        options={{ exact: 'exact', safe: 'spreadsheet-safe' }}
        value={choices.csv}
        onChange={(csv) => change({ csv })}
      />
      {filtered !== null && (
        <Choice
          layout="column"
          label="Questions"
          hint="The filter of the Questions view, applied to every file that lists questions."
          options={{
            all: `all (${formatCount(questions)})`,
            filtered: `filtered (${formatCount(filtered)})`,
          }}
          value={isFiltered ? 'filtered' : 'all'}
          onChange={(value) => setFiltered(value === 'filtered')}
        />
      )}
    </Group>
  );
}

type ExportSettings = ReturnType<typeof useExportSettings>;

/** Data that the listed files need; files that need the published scorers are not listed. */
const NEEDS: Readonly<
  Record<
    Exclude<NonNullable<ExportDescription['needs']>, 'profiles'>,
    { readonly isAvailable: (state: Assay) => boolean; readonly missing: string }
  >
> = {
  'given-labels': {
    isAvailable: ({ labels }) => labels.given.length > 0,
    missing: 'No labels yet. Label answers under Human labels or open a label file.',
  },
  'any-labels': {
    isAvailable: ({ labels, result }) =>
      labels.given.length > 0 ||
      (result?.inputs.mapping.predictions ?? []).some(
        ({ humanLabel = null }) => humanLabel !== null,
      ),
    missing: 'No labels yet. Label answers under Human labels, or choose a label column in Data.',
  },
  'language-model': {
    isAvailable: ({ llmJudge }) => llmJudge.judgments !== null,
    missing: 'No LLM judgments yet. Run the LLM judge under Scoring.',
  },
};

interface ExportRowProps {
  readonly format: ExportDescription;
  readonly files: ExportSettings;
}

/** One file: its content, its options and the button that downloads it. */
function ExportRow({ format, files }: ExportRowProps) {
  const { id, label, summary } = format;
  const scored = useScoredResult();
  const missing = useMissingInput(format);
  const reason = useId();
  const { stage, download, stop } = useExport(id);
  const { choices, isFiltered } = files;
  const fileName = exportFileName(format, { ...choices, questions: isFiltered ? [] : null });
  return (
    <Group component="li" gap="8px 24px" className={styles.row}>
      <Box flex="1 1 260px">
        <Title order={3}>{label}</Title>
        <Text size="sm" c="var(--ink-2)">
          {summary}
        </Text>
        {missing !== null && (
          <Text id={reason} size="sm" fs="italic" c="var(--ink-2)">
            {missing}
          </Text>
        )}
        <ExportOutcome stage={stage} onCancel={stop} />
      </Box>
      <BusyButton
        size="sm"
        miw={172}
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        isBusy={stage.kind === 'writing'}
        aria-label={`Download ${fileName}`}
        aria-describedby={missing === null ? undefined : reason}
        disabled={!scored || missing !== null}
        onClick={() => download(choices)}
      >
        {fileName}
      </BusyButton>
      <ExportOptionsForm format={format} files={files} />
    </Group>
  );
}

function ExportOptionsForm({ format, files }: ExportRowProps) {
  const { supportedOptions } = format;
  const { choices, change } = files;
  return (
    <Group align="end" gap="10px 20px" w="100%" className="optional">
      {supportedOptions.includes('shape') && (
        <Choice
          layout="column"
          label="One row per"
          options={{ long: 'question and run', wide: 'question, runs as columns' }}
          value={choices.shape}
          onChange={(shape) => change({ shape })}
        />
      )}
      {supportedOptions.includes('columns') && <ColumnChoice files={files} />}
      {supportedOptions.includes('texts') && (
        <Switch
          label="Include question and answer texts"
          checked={choices.texts}
          onChange={(event) => change({ texts: event.currentTarget.checked })}
        />
      )}
    </Group>
  );
}

/** The columns of a table of questions: the default, those needed for rescoring, or custom ones. */
function ColumnChoice({ files }: Pick<ExportRowProps, 'files'>) {
  const { columns } = files.choices;
  const change = (next: typeof columns) => files.change({ columns: next });
  const { answer } = useAnswer('vocabulary', []);
  const fields = (answer?.fields ?? []).filter(({ name }) => name !== 'id');
  const isPicked = columns !== null && columns !== 'rescorable';
  return (
    <>
      <Choice
        layout="column"
        label="Columns"
        options={{ usual: 'default', rescorable: 're-scorable', picked: 'custom' }}
        value={isPicked ? 'picked' : (columns ?? 'usual')}
        onChange={(value) =>
          change({ usual: null, rescorable: 'rescorable' as const, picked: ['prediction'] }[value])
        }
      />
      {isPicked && (
        <MultiSelect
          label="Columns after question, model and run, in this order"
          flex="1 1 100%"
          data={fields.map(({ name }) => name)}
          value={[...columns]}
          onChange={change}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'Clear columns' }}
          hidePickedOptions
        />
      )}
    </>
  );
}

/** The reason why a file would be empty, in a sentence; `null` if it would not be. */
function useMissingInput({ needs }: Pick<ExportDescription, 'needs'>): string | null {
  const need = needs === undefined || needs === 'profiles' ? null : NEEDS[needs];
  const isAvailable = useAssay((state) => need === null || need.isAvailable(state));
  return isAvailable || need === null ? null : need.missing;
}

/** The export options; they are reset to their defaults whenever the view is opened. */
function useExportSettings() {
  /** The choices made in this view; the rest is determined by other views. */
  const [own, setOwn] = useState<
    Omit<ExportChoices, 'filter' | 'headline' | 'runs' | 'notes' | 'title'>
  >({ shape: 'long', csv: 'exact', columns: null, texts: true });
  const [wantsFilter, setWantsFilter] = useState(false);
  const view = useAssay((state) => state.view);
  const run = useShownRun();
  const hasFilter = view.query.trim() !== '';
  const { answer } = useAnswer('order', hasFilter ? [run, view] : null);
  /** The number of questions that match the filter; `null` without a valid filter. */
  const filtered = hasFilter && answer?.kind === 'ordered' ? answer.order.length : null;
  const isFiltered = wantsFilter && filtered !== null;
  const headline = useAssay(chosenHeadline)?.id ?? null;
  const { hidden, sort } = useAssay(({ runList }) => runList);
  const visible = useVisibleRuns();
  const notes = useAssay((state) => state.notes);
  const title = useAssay((state) => state.title);
  return {
    choices: {
      ...own,
      headline,
      notes,
      title,
      runs: hidden.length > 0 || sort ? visible : null,
      filter: isFiltered ? { run, view } : null,
    } satisfies ExportChoices,
    change: (change: Partial<typeof own>) => setOwn((before) => ({ ...before, ...change })),
    filtered,
    isFiltered,
    setFiltered: setWantsFilter,
  };
}
