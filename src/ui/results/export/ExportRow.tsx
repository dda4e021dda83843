import { Box, Button, Group, MultiSelect, Switch, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { type ExportDescription, exportFileName } from '../../../core/output/export/export-format';
import type { Assay } from '../../../state/model';
import { chosenHeadline } from '../../../state/selectors';
import type { ExportChoices } from '../../../worker/protocol';
import { Choice } from '../../parts/Choice';
import { useAssay, useScoredResult, useShownRun, useVisibleRuns } from '../../store-context';
import { useAnswer } from '../../use-request';
import styles from './export.module.css';
import { ExportOutcome, useExport } from './ExportButton';

/** What is chosen here; the rest follows from the other views. */
type OwnChoices = Omit<ExportChoices, 'filter' | 'headline' | 'runs' | 'notes'>;

/** The export options and how to change them. */
export interface ExportSettings {
  readonly choices: ExportChoices;
  readonly change: (change: Partial<OwnChoices>) => void;
  /** Questions that match the filter of the Questions view; `null` without a filter. */
  readonly filtered: number | null;
  readonly isFiltered: boolean;
  readonly setFiltered: (isFiltered: boolean) => void;
}

/** What the listed files need; those that need the published scorers are not listed. */
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
    isAvailable: ({ llmJudge }) => llmJudge.judgements !== null,
    missing: 'No LLM judgments yet. Run the LLM judge under Scoring.',
  },
};

type Columns = ExportChoices['columns'];

interface ColumnChoiceProps {
  readonly columns: Columns;
  readonly onChange: (columns: Columns) => void;
}

interface ExportOptionsFormProps {
  readonly supportedOptions: ExportDescription['supportedOptions'];
  readonly files: ExportSettings;
}

interface ExportRowProps {
  readonly format: ExportDescription;
  readonly files: ExportSettings;
}

/** One file: its content, its options and the button that downloads it. */
export function ExportRow({ format, files }: ExportRowProps) {
  const { id, label, summary, supportedOptions } = format;
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
      <Button
        size="sm"
        miw={172}
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        loading={stage.kind === 'writing'}
        aria-label={`Download ${fileName}`}
        aria-describedby={missing === null ? undefined : reason}
        disabled={!scored || missing !== null}
        onClick={() => download(choices)}
      >
        {fileName}
      </Button>
      <ExportOptionsForm supportedOptions={supportedOptions} files={files} />
    </Group>
  );
}

/** The options of one file. */
function ExportOptionsForm({
  supportedOptions,
  files: { choices, change },
}: ExportOptionsFormProps) {
  return (
    <Group align="end" gap="10px 20px" w="100%" className={styles.options}>
      {supportedOptions.includes('shape') && (
        <Choice
          layout="column"
          label="One row per"
          options={{ long: 'question and run', wide: 'question, runs as columns' }}
          value={choices.shape}
          onChange={(shape) => change({ shape })}
        />
      )}
      {supportedOptions.includes('columns') && (
        <ColumnChoice columns={choices.columns} onChange={(columns) => change({ columns })} />
      )}
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

/** The columns of a table of questions: the default, those needed to score it again, or custom ones. */
function ColumnChoice({ columns, onChange }: ColumnChoiceProps) {
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
        onChange={(value) => {
          if (value === 'picked') onChange(['prediction']);
          else onChange(value === 'usual' ? null : value);
        }}
      />
      {isPicked && (
        <MultiSelect
          label="Columns after question, model and run, in this order"
          flex="1 1 100%"
          data={fields.map(({ name }) => name)}
          value={[...columns]}
          onChange={onChange}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'Clear columns' }}
          hidePickedOptions
        />
      )}
    </>
  );
}

/** Why a file would be empty, in a sentence; `null` if it would not be. */
function useMissingInput({ needs }: Pick<ExportDescription, 'needs'>): string | null {
  const need = needs === undefined || needs === 'profiles' ? null : NEEDS[needs];
  const isAvailable = useAssay((state) => need === null || need.isAvailable(state));
  return isAvailable || need === null ? null : need.missing;
}

/** The export options; they have their defaults whenever the view is opened. */
export function useExportSettings(): ExportSettings {
  const [own, setOwn] = useState<OwnChoices>({
    shape: 'long',
    csv: 'exact',
    columns: null,
    texts: true,
  });
  const [wantsFilter, setWantsFilter] = useState(false);
  const view = useAssay((state) => state.view);
  const run = useShownRun();
  const filtered = useFilteredCount();
  const isFiltered = wantsFilter && filtered !== null;
  const headline = useAssay(chosenHeadline)?.id ?? null;
  const { hidden, sort } = useAssay(({ runList }) => runList);
  const visible = useVisibleRuns();
  const notes = useAssay((state) => state.notes);
  return {
    choices: {
      ...own,
      headline,
      notes,
      runs: hidden.length > 0 || sort ? visible : null,
      filter: isFiltered ? { run, view } : null,
    },
    change: (change) => setOwn((before) => ({ ...before, ...change })),
    filtered,
    isFiltered,
    setFiltered: setWantsFilter,
  };
}

/** Questions that match the filter of the Questions view; `null` without a valid filter. */
function useFilteredCount(): number | null {
  const view = useAssay((state) => state.view);
  const run = useShownRun();
  const isFiltered = view.query.trim() !== '';
  const { answer } = useAnswer('order', isFiltered ? [run, view] : null);
  return isFiltered && answer?.kind === 'ordered' ? answer.order.length : null;
}
