import {
  ActionIcon,
  Badge,
  Button,
  Collapse,
  Group,
  Loader,
  Paper,
  Select,
  Stack,
  Text,
} from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Problem, Role, SourceInfo } from '../../core/model';
import { NO_READ_CHOICES, type ReadAttempt, type ReadOptions } from '../../core/read-options';
import type { FileEntry } from '../../state/model';
import { suggestOptions } from '../../state/files/suggested-options';
import { isBeingRead, presetOfFile, roleOf } from '../../state/selectors';
import { plural } from '../../core/words/numbers';
import { ProblemList } from '../parts/ProblemList';
import { useAssay, useAssayStore } from '../store-context';
import { ImportOptions } from './ImportOptions';

const ROLES: readonly { value: Role; label: string }[] = [
  { value: 'gold', label: 'Gold' },
  { value: 'predictions', label: 'Predictions' },
  { value: 'both', label: 'Gold and predictions' },
  { value: 'probabilities', label: 'No-answer probabilities' },
  { value: 'unused', label: 'Not used' },
];

const NO_OPTIONS: ReadOptions = {};

/** Used if it is unknown how a file was read. */
const UNKNOWN: ReadAttempt = { format: null, encoding: null, choices: NO_READ_CHOICES };

/** The open files, in the order in which they were added. */
export function FileList() {
  const store = useAssayStore();
  const files = useAssay((state) => state.files);
  if (files.length === 0) return null;
  return (
    <>
      <Stack component="ul" gap={10} mt={12} mb={6} aria-label="Files">
        {files.map((file) => (
          <FileItem key={file.id} file={file} />
        ))}
      </Stack>
      {files.length > 1 && (
        <Button variant="subtle" color="gray" onClick={() => void store.getState().removeAll()}>
          Remove all files
        </Button>
      )}
    </>
  );
}

/** One open file: its format, role, problems and import options. */
function FileItem({ file }: { readonly file: FileEntry }) {
  const store = useAssayStore();
  const preset = useAssay((state) => presetOfFile(state, file.id));
  return (
    <Paper
      component="li"
      withBorder
      radius={10}
      p={10}
      pl={14}
      bg="var(--card)"
      display="grid"
      style={{ gap: 6 }}
    >
      <Group gap="6px 8px">
        <Text
          component="div"
          inherit
          flex={1}
          miw={0}
          fw={600}
          style={{ overflowWrap: 'anywhere' }}
        >
          {file.id}
          {preset && (
            <Badge ml={10} fw={400} c="var(--ink-2)" variant="outline" color="gray" tt="none">
              {preset.label}
            </Badge>
          )}
        </Text>
        {isBeingRead(file) && <Loader size={14} role="img" aria-label="Reading" />}
        <ActionIcon
          size="sm"
          aria-label={`Remove ${file.id}`}
          onClick={() => void store.getState().removeFile(file.id)}
        >
          <IconX size={14} />
        </ActionIcon>
      </Group>
      {file.status === 'read' && <ReadFile file={file} />}
      {file.status === 'judge' && (
        <Text size="xs" c="dimmed">
          {file.card.name}: judge model · turn it on under Scoring
        </Text>
      )}
      {file.status === 'refused' && <RefusedFile file={file} />}
    </Paper>
  );
}

function ReadFile({ file }: { readonly file: Extract<FileEntry, { status: 'read' }> }) {
  const store = useAssayStore();
  const { id } = file;
  const { options } = file.info;
  const role = useAssay((state) => roleOf(state, id));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Text size="xs" c="dimmed">
        {describe(file.info)}
      </Text>
      <Group gap="6px 8px">
        <Select
          flex={1}
          maw={210}
          aria-label={`${id}: role`}
          data={ROLES}
          value={role}
          allowDeselect={false}
          onChange={(value) => {
            if (value) store.getState().setRole(id, value);
          }}
        />
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          aria-expanded={isOpen}
          aria-label={isOpen ? `Close import options for ${id}` : `Import options for ${id}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Close' : 'Import options'}
        </Button>
      </Group>
      <Collapse expanded={isOpen}>
        {isOpen && <ImportOptions id={id} file={file.file} reading={file.info} options={options} />}
      </Collapse>
      <ProblemList problems={file.problems} />
      <Suggestions id={id} problems={file.problems} options={options} />
    </>
  );
}

interface SuggestionsProps {
  readonly id: string;
  readonly problems: readonly Problem[];
  readonly options: ReadOptions;
}

/** A button for each problem that import options may solve. */
function Suggestions({ id, problems, options }: SuggestionsProps) {
  const store = useAssayStore();
  const suggested = problems.flatMap((problem) => suggestOptions(problem, options) ?? []);
  if (suggested.length === 0) return null;
  return (
    <Group gap="6px 8px">
      {suggested.map(({ label, options: changed }) => (
        <Button
          key={label}
          aria-label={`${label}: ${id}`}
          onClick={() => store.getState().setReadOptions(id, changed)}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}

function RefusedFile({ file }: { readonly file: Extract<FileEntry, { status: 'refused' }> }) {
  const options = useAssay((state) => state.readOptions[file.id]) ?? NO_OPTIONS;
  const { id, attempt } = file;
  return (
    <>
      <ProblemList problems={[file.problem]} />
      <Suggestions id={id} problems={[file.problem]} options={options} />
      <ImportOptions id={id} file={file.file} reading={attempt ?? UNKNOWN} options={options} />
    </>
  );
}

/** The names of formats, by the ids in `read/read.ts`; others are named by their ids. */
const FORMAT_NAMES: Readonly<Record<string, string>> = {
  'trec-qrels': 'TREC qrels',
  'trec-run': 'TREC run',
  'ranked-csv': 'Ranked CSV',
};

function describe({ format, shape, encoding, choices, rowCount }: SourceInfo): string {
  const name = FORMAT_NAMES[format] ?? format.toUpperCase();
  const kind = name + (shape === null ? '' : ` (${shape.label})`);
  // Binary formats have no encoding.
  const text = encoding === 'binary' ? '' : encoding.toUpperCase();
  const source = choices.sheet === null ? text : `sheet “${choices.sheet}”`;
  return `${[kind, source].filter((part) => part !== '').join(', ')} · ${plural(rowCount, 'row')}`;
}
